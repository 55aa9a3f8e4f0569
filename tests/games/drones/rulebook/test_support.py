"""Support cards: bonuses, artillery and protection (drones-54 to drones-68)."""

from __future__ import annotations

import pytest

from rubizh.engine.flow import NATURE
from rubizh.games.drones.rules.cards import (
    FROM_CREW,
    FROM_DRONES,
    FROM_MISHAPS,
    FROM_TRENCH,
    KINDS,
    LOGISTICS,
    PLUS,
    RECON_FOR,
    Ability,
    Harm,
)
from tests.games.drones.deck import bits, bonus, enemy, kinds, project, protection
from tests.games.drones.position import Side, asks, dealt, drones, names, offered, options, play, some, until

SPOTTER = Side(crew="wing-pilot", depot="furia")


@pytest.mark.rule("drones-54", "drones-11")
def test_a_card_is_played_for_its_cost() -> None:
    s = play(drones(hand="dugout", logistics=3), "play dugout")
    assert (s.logistics[0], s.hand[0]) == (2, ())
    assert "play dugout" not in options(drones(hand="dugout", logistics=0))
    assert "play donation" in options(drones(hand="donation", logistics=0))


@pytest.mark.rule("drones-55", "drones-31")
def test_any_card_can_be_discarded_instead_and_has_no_effect() -> None:
    s = drones(hand="donation delta", logistics=0)
    assert offered(s, "discard") == ["discard donation", "discard delta"]
    play(s, "discard donation")
    assert (s.logistics[0], names(s, s.support_discard), names(s, s.hand[0])) == (0, "donation", "delta")
    assert not offered(s, "discard")
    assert not offered(s, "play")


@pytest.mark.rule("drones-56")
@pytest.mark.parametrize(
    ("card", "useful", "useless"),
    [
        ("mortar", {"crew": "universal-pilot", "depot": "mavic"}, {}),
        ("medevac", {"wounded": "cook"}, {}),
        ("spare-parts", {"broken": "mavic"}, {"depot": "mavic"}),
        ("donation", {"logistics": 9}, {"logistics": 10}),
        ("ammo-crate", {"hq": "sapper"}, {"crew": "sapper"}),
        ("satellite", {"crew": "wing-pilot", "depot": "valkyrie"}, {"projects": "delta"}),
    ],
)
def test_a_card_needs_something_to_do_unless_empty_plays_are_agreed(card: str, useful: Side, useless: Side) -> None:
    def may(side: Side, value: str) -> bool:
        s = drones(field="infantry", options={"empty_plays": value}, **Side(hand=card, logistics=5) | side)
        return f"play {card}" in options(s)

    assert may(useful, "no")
    assert not may(useless, "no")
    assert may(useless, "yes")


@pytest.mark.rule("drones-56", "drones-12")
def test_what_a_bonus_costs_makes_room_on_the_track() -> None:
    loan = bonus("loan", Ability(LOGISTICS, 2), cost=1)
    s = drones(hand="loan", logistics=10, cards=[loan])
    assert play(s, "play loan").logistics[0] == 10


@pytest.mark.rule("drones-56", "drones-63")
def test_artillery_played_in_vain_is_discarded() -> None:
    s = play(drones(hand="mortar", logistics=1, options={"empty_plays": "yes"}), "play mortar")
    assert (s.logistics[0], names(s, s.support_discard)) == (0, "mortar")
    assert "end turn" in options(s)


@pytest.mark.rule("drones-57", "drones-76")
def test_a_bonus_works_at_once_and_is_discarded_at_the_end_of_the_turn() -> None:
    s = play(drones("NextTurn", {"hand": "donation"}, hand="donation"), "play donation")
    assert (s.logistics[0], s.support_discard) == (2, ())
    play(s, "end turn")
    assert names(s, s.support_discard) == "donation"


@pytest.mark.rule("drones-57", "drones-80", "drones-81", "drones-86")
def test_bonuses_that_evacuate_repair_and_give_an_action() -> None:
    s = play(drones(hand="medevac", wounded="cook driver", logistics=1), "play medevac", "evacuate 2")
    assert (names(s, s.wounded[0]), names(s, s.under)) == ("cook", "driver")
    s = play(drones(hand="spare-parts", broken="mavic furia"), "play spare-parts", "repair mavic")
    assert names(s, s.depot[0]) == "mavic"
    s = drones(hand="overtime", logistics=1, characters="medic sapper cook driver")
    play(s, "play overtime", "recruit", "medic to hq", "recruit", "cook to hq")
    assert "recruit" not in options(s)


@pytest.mark.rule("drones-58", "drones-82")
def test_what_a_bonus_gives_ends_with_the_turn() -> None:
    rush = bonus("rush", Ability(PLUS, 3))
    for card in ("satellite", "ammo-crate", "rush"):
        s = drones("NextTurn", {"hand": "donation"}, hand=f"{card} donation", logistics=1, cards=[rush])
        play(s, f"play {card}")
        assert names(s, s.played[0]) == card
        play(s, "end turn")
        assert s.played[0] == ()


@pytest.mark.rule("drones-58", "drones-13")
def test_recon_from_a_bonus_serves_this_turns_sortie() -> None:
    s = drones(crew="universal-pilot sapper", depot="vampire", field="howitzer", hand="satellite", logistics=1)
    assert not offered(s, "sortie")
    assert offered(play(s, "play satellite"), "sortie") == ["sortie vampire"]


@pytest.mark.rule("drones-59")
def test_counter_battery_recon_replaces_recon_against_artillery_mlrs_and_tos() -> None:
    side = Side(crew="universal-pilot sapper", depot="vampire", hand="counter-battery", logistics=1)
    s = drones(field="infantry howitzer grad tos jammer orlan", **side)
    play(s, "play counter-battery", "sortie vampire")
    assert offered(s, "attack") == ["attack howitzer", "attack grad", "attack tos"]


@pytest.mark.rule("drones-56", "drones-59", "drones-92")
@pytest.mark.parametrize(
    ("field", "side", "useful"),
    [
        ("howitzer", {}, True),
        ("infantry", {}, False),
        ("tos", {}, True),
        ("tos", {"crew": "wing-pilot", "depot": "valkyrie"}, False),
        ("tos howitzer", {"crew": "wing-pilot", "depot": "valkyrie"}, True),
        ("howitzer", {"projects": "delta"}, False),
    ],
)
def test_counter_battery_recon_needs_a_target_that_is_not_seen_yet(field: str, side: Side, useful: bool) -> None:
    s = drones(field=field, **Side(hand="counter-battery", logistics=1) | side)
    assert bool(offered(s, "play")) == useful


@pytest.mark.rule("drones-59", "drones-62", "drones-56")
def test_recon_for_a_kind_serves_artillery_and_cannot_be_had_twice() -> None:
    radar = project("radar", Ability(RECON_FOR, kinds=kinds("artillery", "tos")), ())
    s = drones(field="infantry howitzer grad tos jammer", projects="radar", hand="himars", logistics=3, cards=[radar])
    assert options(play(s, "play himars")) == ["attack howitzer", "attack tos"]
    s = drones(field="infantry howitzer tos", projects="radar", hand="counter-battery", logistics=1, cards=[radar])
    assert not offered(s, "play")
    s = drones(field="grad", projects="radar", hand="counter-battery", logistics=1, cards=[radar])
    assert offered(s, "play")


@pytest.mark.rule("drones-59", "drones-92")
def test_recon_for_enemy_drones_shows_them() -> None:
    radar = bonus("radar", Ability(RECON_FOR, kinds=kinds("drone")))
    s = drones(crew="universal-pilot sapper", depot="interceptor", field="orlan infantry", hand="radar", cards=[radar])
    assert not offered(s, "sortie")
    assert offered(play(s, "play radar", "sortie interceptor"), "attack") == ["attack orlan"]


@pytest.mark.rule("drones-56", "drones-92")
@pytest.mark.parametrize(("side", "useful"), [({}, True), ({"crew": "wing-pilot", "depot": "valkyrie"}, False)])
def test_recon_at_any_range_sees_an_enemy_drone_already(side: Side, useful: bool) -> None:
    radar = bonus("radar", Ability(RECON_FOR, kinds=kinds("drone")))
    s = drones(field="orlan", cards=[radar], **Side(hand="radar") | side)
    assert bool(offered(s, "play")) == useful


@pytest.mark.rule("drones-60")
def test_the_transfer_order_takes_from_the_trench_at_random_and_places_them() -> None:
    s = play(drones(hand="transfer-order", logistics=1, trench="medic sapper cook"), "play transfer-order")
    assert (asks(s), options(s)) == (NATURE, ["deal sapper", "deal medic", "deal cook"])
    play(s, "deal sapper", "deal medic")
    assert options(s) == ["sapper to crew", "sapper to hq", "medic to crew", "medic to hq"]
    play(s, "sapper to crew", "medic to hq")
    assert (names(s, s.crew[0]), names(s, s.hq[0]), names(s, s.trench)) == ("sapper", "medic", "cook")


@pytest.mark.rule("drones-60", "drones-10")
def test_who_cannot_be_placed_goes_back() -> None:
    s = drones(hand="transfer-order", logistics=1, crew="medic", trench="medic sapper cook")
    play(s, "play transfer-order", "deal medic")
    assert options(s) == ["deal sapper", "deal cook"]
    play(s, "deal cook", "cook to hq")
    assert options(s) == ["medic to trench"]
    play(s, "medic to trench")
    assert (names(s, s.hq[0]), some(s, s.trench)) == ("cook", "medic sapper")


@pytest.mark.rule("drones-60", "drones-150")
def test_in_which_order_they_go_back_nobody_is_asked() -> None:
    s = drones(hand="transfer-order", logistics=1, crew="medic cook", trench="medic sapper cook")
    play(s, "play transfer-order", "deal medic", "deal cook")
    assert options(s) == ["medic to trench"]
    assert options(play(s, "medic to trench")) == ["cook to trench"]
    assert some(play(s, "cook to trench"), s.trench) == "cook medic sapper"


@pytest.mark.rule("drones-60", "drones-9")
def test_with_one_place_left_one_of_those_called_is_chosen() -> None:
    s = drones(
        hand="transfer-order", logistics=1, crew="driver gunner sniper", hq="sapper engineer blogger", trench="medic cook cook"
    )
    play(s, "play transfer-order", "deal medic", "deal cook")
    assert options(s) == ["medic to crew", "cook to crew"]
    play(s, "cook to crew", "medic to trench")
    assert (names(s, s.crew[0]), some(s, s.trench)) == ("driver gunner sniper cook", "cook medic")


@pytest.mark.rule("drones-56", "drones-60", "drones-9")
@pytest.mark.parametrize(
    ("crew", "hq", "useful"),
    [
        ("", "", True),
        ("cook driver gunner sniper", "", True),
        ("", "sapper medic blogger", True),
        ("cook driver gunner sniper", "sapper medic blogger", False),
    ],
)
def test_the_transfer_order_needs_a_place(crew: str, hq: str, useful: bool) -> None:
    s = drones(hand="transfer-order", logistics=1, crew=crew, hq=hq)
    assert bool(offered(s, "play")) == useful


@pytest.mark.rule("drones-61")
def test_the_transfer_order_leaves_the_last_one() -> None:
    assert "play transfer-order" not in options(drones(hand="transfer-order", logistics=1, trench="cook"))
    s = drones(hand="transfer-order", logistics=1, trench="cook driver")
    play(s, "play transfer-order", "deal cook", "cook to crew")
    assert not s.over
    assert names(s, s.trench) == "driver"
    assert asks(s) == 0


@pytest.mark.rule("drones-56", "drones-60")
def test_a_transfer_order_played_in_vain_calls_nobody() -> None:
    side = Side(crew="cook driver gunner sniper", hq="sapper medic blogger", hand="transfer-order", logistics=1)
    s = play(drones(options={"empty_plays": "yes"}, **side), "play transfer-order")
    assert "end turn" in options(s)


@pytest.mark.rule("drones-61", "drones-56")
def test_empty_plays_do_not_empty_the_trench() -> None:
    s = drones(hand="transfer-order", logistics=1, trench="cook", options={"empty_plays": "yes"})
    play(s, "play transfer-order")
    assert names(s, s.trench) == "cook"
    assert not s.over


@pytest.mark.rule("drones-62", "drones-13")
@pytest.mark.parametrize(
    ("card", "side", "targets"),
    [
        ("mortar", {}, []),
        ("mortar", {"crew": "wing-pilot", "depot": "valkyrie"}, ["attack infantry"]),
        ("mortar", {"crew": "wing-pilot", "depot": "furia"}, ["attack infantry"]),
        ("himars", {"crew": "wing-pilot", "depot": "valkyrie"}, ["attack infantry"]),
        ("himars", {"crew": "wing-pilot", "depot": "furia"}, ["attack infantry", "attack howitzer"]),
        ("himars", {"projects": "delta"}, ["attack infantry", "attack howitzer"]),
    ],
)
def test_artillery_attacks_ground_enemies_that_recon_sees(card: str, side: Side, targets: list[str]) -> None:
    s = drones(field="infantry howitzer orlan", **Side(hand=card, logistics=3) | side)
    assert bool(offered(s, "play")) == bool(targets)
    if targets:
        assert options(play(s, f"play {card}")) == targets


@pytest.mark.rule("drones-62", "drones-59")
def test_artillery_attacks_no_enemy_drone_though_it_is_seen() -> None:
    radar = project("radar", Ability(RECON_FOR, kinds=kinds("drone", "tos")), ())
    s = drones(field="orlan tos", projects="radar", hand="himars mortar", logistics=3, cards=[radar])
    assert options(play(s, "play himars")) == ["attack tos"]


@pytest.mark.rule("drones-62")
def test_artillery_needs_no_action() -> None:
    s = drones(projects="delta", field="infantry infantry", hand="mortar", logistics=1, characters="medic sapper")
    play(s, "recruit", "medic to hq", "play mortar", "attack infantry", "roll 4")
    assert names(s, s.trophies[0]) == "infantry"


@pytest.mark.rule("drones-63")
@pytest.mark.parametrize(("face", "trophy"), [(3, ""), (4, "infantry")])
def test_artillery_hits_with_its_number_and_is_discarded(face: int, trophy: str) -> None:
    s = drones("NextTurn", {"hand": "donation"}, projects="delta", field="infantry", hand="mortar", logistics=1)
    play(s, "play mortar", "attack infantry", f"roll {face}")
    assert names(s, s.trophies[0]) == trophy
    assert names(s, s.support_discard) == "mortar"


@pytest.mark.rule("drones-64")
def test_artillery_rolls_plain() -> None:
    s = drones(crew="fpv-ace", projects="delta simulator ai-module", field="tank jammer", hand="mortar", logistics=1)
    play(s, "play mortar")
    assert options(s) == ["attack tank"]
    play(s, "attack tank")
    assert asks(s) == NATURE
    assert names(play(s, "roll 4"), s.trophies[0]) == "tank"
    s = drones(crew="fpv-ace", projects="delta simulator", field="infantry", hand="mortar", logistics=1)
    assert play(s, "play mortar", "attack infantry", "roll 3").trophies[0] == ()


@pytest.mark.rule("drones-106", "drones-84")
def test_trophies_of_artillery_count_too() -> None:
    s = drones(crew="blogger", projects="delta", field="truck", hand="mortar", logistics=1)
    assert play(s, "play mortar", "attack truck", "roll 6").logistics[0] == 3


@pytest.mark.rule("drones-65")
def test_spotting_lets_re_roll_after_a_miss_and_the_second_roll_stands() -> None:
    s = drones(field="infantry", crew="wing-pilot", depot="furia furia", hand="mortar", logistics=1)
    play(s, "play mortar", "attack infantry", "roll 3")
    assert options(s) == ["reroll", "leave it"]
    play(s, "reroll", "roll 2")
    assert s.trophies[0] == ()
    assert "reroll" not in options(s)


@pytest.mark.rule("drones-65")
def test_a_re_roll_may_hit_and_may_be_left() -> None:
    def shot(*texts: str) -> str:
        s = drones(field="infantry", **SPOTTER | Side(hand="mortar", logistics=1))
        play(s, "play mortar", "attack infantry", *texts)
        assert "end turn" in options(s)
        return names(s, s.trophies[0])

    assert shot("roll 3", "reroll", "roll 4") == "infantry"
    assert shot("roll 3", "leave it") == ""
    assert shot("roll 4") == "infantry"


@pytest.mark.rule("drones-65", "drones-94")
@pytest.mark.parametrize(
    "side",
    [
        {"crew": "wing-pilot", "broken": "furia"},
        {"crew": "fpv-pilot", "depot": "furia"},
        {"crew": "wing-pilot", "depot": "valkyrie"},
        {},
    ],
)
def test_spotting_needs_an_unbroken_drone_that_spots_and_its_pilot(side: Side) -> None:
    s = drones(field="infantry", **Side(hand="mortar", projects="delta", logistics=1) | side)
    play(s, "play mortar", "attack infantry", "roll 3")
    assert "reroll" not in options(s)


@pytest.mark.rule("drones-66", "drones-7")
def test_protection_lies_beside_the_board_when_it_is_played() -> None:
    s = play(drones(hand="dugout", protection="ew", logistics=1), "play dugout")
    assert names(s, s.protection[0]) == "ew dugout"
    assert s.support_discard == ()


@pytest.mark.rule("drones-67")
@pytest.mark.parametrize("value", ["no", "yes"])
def test_no_two_equal_protection_cards(value: str) -> None:
    s = drones(hand="dugout ew", protection="dugout", logistics=5, options={"empty_plays": value})
    assert offered(s, "play") == ["play ew"]


STRIKE = enemy("strike", "tank", 1, bits(1, 2, 3, 4, 5, 6), harm=Harm(trench=1, crew=1, shot_down=1))


@pytest.mark.rule("drones-68", "drones-108")
@pytest.mark.parametrize(
    ("protection", "trench", "crew", "depot"),
    [("", 3, 0, 0), ("dugout", 4, 1, 0), ("ew", 3, 0, 1), ("dugout ew", 4, 1, 1), ("discipline", 3, 0, 0), ("anti-air", 3, 0, 0)],
)
def test_protection_spares_what_it_names(protection: str, trench: int, crew: int, depot: int) -> None:
    s = drones("Defence", crew="cook", depot="mavic", protection=protection, field="strike", cards=[STRIKE])
    until(play(s, "roll 1"), "Turn")
    assert (len(s.trench), len(s.crew[0]), len(s.depot[0])) == (trench, crew, depot)


@pytest.mark.rule("drones-68")
@pytest.mark.parametrize(
    ("spares", "left"), [(FROM_TRENCH, (4, 0, 0)), (FROM_CREW, (3, 1, 0)), (FROM_DRONES, (3, 0, 1)), (FROM_MISHAPS, (3, 0, 0))]
)
def test_protection_may_name_one_part_only(spares: int, left: tuple[int, int, int]) -> None:
    cards = [STRIKE, protection("cover", spares)]
    s = drones("Defence", crew="cook", depot="mavic", protection="cover", field="strike", cards=cards)
    until(play(s, "roll 1"), "Turn")
    assert (len(s.trench), len(s.crew[0]), len(s.depot[0])) == left


@pytest.mark.rule("drones-68")
def test_protection_from_a_kind_of_enemies_spares_all_that_they_do() -> None:
    s = play(drones("Defence", crew="cook", depot="mavic valkyrie", protection="anti-air", field="lancet tank"), "roll 4")
    assert options(s) == ["wound cook"]
    assert not offered(play(s, "wound cook"), "lose")


@pytest.mark.rule("drones-68")
def test_protection_from_a_kind_of_enemies_is_none_from_mishaps() -> None:
    cover = protection("cover", kinds(*KINDS))
    s = drones("NewThreats", protection="cover", logistics=5, threat_deck="mud", cards=[cover])
    assert play(s, "deal mud").logistics[0] == 3


@pytest.mark.rule("drones-68")
def test_protection_is_not_used_up_and_serves_its_owner_alone() -> None:
    s = drones("Defence", {}, protection="dugout", field="infantry infantry")
    play(s, "roll 1")
    assert len(s.trench) == 4
    assert names(s, s.protection[0]) == "dugout"
    dealt(play(s, "roll 1"))
    assert len(s.trench) == 2
    assert len(s.wounded[1]) == 2
