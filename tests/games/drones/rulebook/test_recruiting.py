"""Recruiting, transfer and evacuation (drones-9, drones-10, drones-35 to drones-40, drones-79, drones-80, drones-87)."""

from __future__ import annotations

import pytest

from rubizh.games.drones.rules.cards import EVACUATE, HANDLE_CHARACTERS, RECRUIT_FROM, Ability
from tests.games.drones.deck import character
from tests.games.drones.position import Side, dealt, drones, names, offered, options, play, some


@pytest.mark.rule("drones-35", "drones-34")
@pytest.mark.parametrize(("place", "crew", "hq"), [("crew", "medic", ""), ("hq", "", "medic"), ("trench", "", "")])
def test_one_of_two_is_placed_and_the_other_goes_under_the_deck(place: str, crew: str, hq: str) -> None:
    s = play(drones(characters="medic sapper"), "recruit", "deal medic", "deal sapper")
    assert offered(s, " to ") == [f"{name} to {at}" for name in ("medic", "sapper") for at in ("crew", "hq", "trench")]
    play(s, f"medic to {place}")
    assert (names(s, s.crew[0]), names(s, s.hq[0]), names(s, s.under), s.looked) == (crew, hq, "sapper", ())
    assert ("medic" in names(s, s.trench)) == (place == "trench")


@pytest.mark.rule("drones-36")
def test_one_must_be_placed() -> None:
    s = play(drones(characters="medic sapper"), "recruit", "deal medic", "deal sapper")
    assert all(" to " in text for text in options(s))


@pytest.mark.rule("drones-36", "drones-79")
def test_the_others_go_under_the_deck_in_the_order_in_which_they_came() -> None:
    s = drones(hq="psychologist", characters="medic sapper engineer")
    play(s, "recruit", "deal medic", "deal sapper", "deal engineer", "sapper to crew")
    assert names(s, s.under) == "medic engineer"


@pytest.mark.rule("drones-36", "drones-18")
def test_a_short_deck_gives_what_it_has_and_an_empty_one_nothing() -> None:
    s = dealt(play(drones(characters="medic"), "recruit"))
    assert offered(s, " to ") == ["medic to crew", "medic to hq", "medic to trench"]
    assert not offered(drones(), "recruit")


@pytest.mark.rule("drones-79", "drones-74")
@pytest.mark.parametrize(("crew", "hq", "looked"), [("", "psychologist", 4), ("psychologist", "", 2), ("", "", 2)])
def test_the_psychologist_in_hq_lets_choose_among_four(crew: str, hq: str, looked: int) -> None:
    s = dealt(play(drones(crew=crew, hq=hq, characters="medic sapper engineer blogger trader"), "recruit"))
    assert len(offered(s, " to hq")) == looked


@pytest.mark.rule("drones-79")
@pytest.mark.parametrize("hq", ["psychologist recruiter", "recruiter psychologist"])
def test_of_several_such_effects_the_widest_choice_counts(hq: str) -> None:
    recruiter = character("recruiter", hq=Ability(RECRUIT_FROM, 3))
    s = drones(hq=hq, characters="medic sapper engineer blogger trader", cards=[recruiter])
    assert len(offered(dealt(play(s, "recruit")), " to hq")) == 4


@pytest.mark.rule("drones-37", "drones-9")
def test_full_is_full_but_for_the_trench() -> None:
    s = drones(crew="cook driver gunner sniper", hq="sapper engineer blogger", characters="medic trader")
    assert offered(dealt(play(s, "recruit")), " to ") == ["medic to trench", "trader to trench"]


@pytest.mark.rule("drones-10", "drones-37")
@pytest.mark.parametrize("side", [{"crew": "medic"}, {"hq": "medic"}])
def test_nobody_has_two_of_the_same_but_the_trench_takes_them(side: Side) -> None:
    s = drones(characters="medic", trench="medic", **side)
    assert offered(dealt(play(s, "recruit")), " to ") == ["medic to trench"]


@pytest.mark.rule("drones-10")
def test_wounded_and_other_players_do_not_count_and_pilots_differ() -> None:
    s = drones("NextTurn", {"crew": "medic"}, crew="fpv-pilot", wounded="medic", characters="medic fpv-ace")
    assert {"medic to crew", "fpv-ace to crew"} <= set(options(dealt(play(s, "recruit"))))


@pytest.mark.rule("drones-38")
def test_any_number_of_characters_moves_and_none_out_of_the_trench() -> None:
    s = play(drones(crew="medic sapper", hq="engineer", trench="cook cook"), "transfer")
    assert offered(s, " to ") == [
        "medic to hq",
        "medic to trench",
        "sapper to hq",
        "sapper to trench",
        "engineer to crew",
        "engineer to trench",
    ]
    play(s, "medic to hq", "sapper to trench", "engineer to crew", "done")
    assert (names(s, s.crew[0]), names(s, s.hq[0]), names(s, s.trench)) == ("engineer", "medic", "sapper cook cook")


@pytest.mark.rule("drones-39")
def test_at_least_one_moves_and_each_at_most_once() -> None:
    s = play(drones(crew="medic", hq="sapper"), "transfer")
    assert "done" not in options(s)
    play(s, "medic to hq")
    assert options(s) == ["sapper to crew", "sapper to trench", "done"]


@pytest.mark.rule("drones-39")
def test_who_has_moved_stays_there_when_another_goes_into_the_trench() -> None:
    s = play(drones(crew="medic cook", hq="sapper"), "transfer", "medic to hq", "cook to trench")
    assert options(s) == ["sapper to crew", "sapper to trench", "done"]


@pytest.mark.rule("drones-39", "drones-87")
def test_in_another_transfer_they_may_move_again() -> None:
    s = play(drones(crew="cook", hq="commander"), "transfer", "cook to hq", "done", "use commander", "cook to crew", "done")
    assert names(s, s.crew[0]) == "cook"


@pytest.mark.rule("drones-87")
def test_somebody_alone_may_transfer_themselves() -> None:
    s = play(drones(hq="commander"), "use commander", "commander to crew", "done")
    assert names(s, s.crew[0]) == "commander"
    clerk = character("clerk", crew=Ability(HANDLE_CHARACTERS))
    s = play(drones(crew="clerk", cards=[clerk]), "use clerk", "clerk to hq", "done")
    assert names(s, s.hq[0]) == "clerk"


@pytest.mark.rule("drones-39", "drones-9")
def test_a_full_crew_and_a_full_hq_can_exchange() -> None:
    s = play(drones(crew="cook driver gunner sniper", hq="sapper engineer blogger"), "transfer", "cook to hq")
    assert "done" not in options(s)
    play(s, "sapper to crew", "done")
    assert (some(s, s.crew[0]), some(s, s.hq[0])) == ("driver gunner sapper sniper", "blogger cook engineer")


@pytest.mark.rule("drones-39")
def test_at_most_three_move_into_the_hq() -> None:
    s = play(drones(crew="cook driver gunner sniper"), "transfer", "cook to hq", "driver to hq", "gunner to hq")
    assert offered(s, "sniper") == ["sniper to trench"]


@pytest.mark.rule("drones-38", "drones-34")
def test_without_characters_there_is_no_transfer() -> None:
    assert "transfer" not in options(drones())


@pytest.mark.rule("drones-40")
@pytest.mark.parametrize(
    ("side", "allowed"),
    [
        ({"crew": "medic"}, True),
        ({"hq": "medic"}, False),
        ({"projects": "stabpoint"}, True),
        ({"opened": "stabpoint"}, False),
        ({}, False),
    ],
)
def test_evacuation_needs_a_medic_in_the_crew_or_an_activated_stabilisation_point(side: Side, allowed: bool) -> None:
    s = drones(**Side(wounded="cook") | side)
    assert ("evacuation" in options(s)) == allowed


@pytest.mark.rule("drones-40", "drones-57")
def test_neither_a_bonus_nor_an_effect_in_the_hq_allows_the_action() -> None:
    s = drones(hand="medevac", wounded="cook driver", logistics=1)
    assert "evacuation" not in options(play(s, "play medevac", "evacuate 1"))
    nurse = character("nurse", hq=Ability(EVACUATE))
    s = drones(hq="nurse", wounded="cook", cards=[nurse])
    assert "use nurse" in options(s)
    assert "evacuation" not in options(s)


@pytest.mark.rule("drones-40")
def test_one_wounded_of_the_owners_choice_goes_under_the_deck() -> None:
    s = play(drones(crew="medic", wounded="cook driver gunner", characters="sapper"), "evacuation")
    assert options(s) == ["evacuate 1", "evacuate 2", "evacuate 3"]
    play(s, "evacuate 2")
    assert (names(s, s.wounded[0]), names(s, s.under)) == ("cook gunner", "driver")


@pytest.mark.rule("drones-40")
def test_only_the_own_medic_and_the_own_wounded() -> None:
    assert "evacuation" not in options(drones("NextTurn", {"crew": "medic"}, wounded="cook"))
    assert "evacuation" not in options(drones("NextTurn", {"wounded": "cook"}, crew="medic"))


@pytest.mark.rule("drones-80", "drones-40")
def test_a_medic_evacuates_once_by_effect_and_once_by_action() -> None:
    s = play(drones(crew="medic", wounded="cook driver"), "use medic", "evacuate 1")
    assert names(s, s.under) == "cook"
    assert "use medic" not in options(s)
    play(s, "evacuation", "evacuate 1")
    assert s.wounded[0] == ()


@pytest.mark.rule("drones-80")
def test_with_nobody_wounded_there_is_nothing_to_evacuate() -> None:
    assert {"use medic", "evacuation"}.isdisjoint(options(drones(crew="medic")))


@pytest.mark.rule("drones-87", "drones-74")
def test_handling_characters_is_a_transfer_without_an_action() -> None:
    s = play(drones(crew="cook", hq="commander"), "use commander", "cook to hq", "done")
    assert some(s, s.hq[0]) == "commander cook"
    assert "transfer" in options(s)
