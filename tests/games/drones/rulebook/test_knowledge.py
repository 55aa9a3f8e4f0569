"""What a player may know (drones-2, drones-148 to drones-151)."""

from __future__ import annotations

import pytest

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import SPECTATOR
from rubizh.games.drones.rules.state import Drones
from tests.games.drones.position import begun, drones, game, names, play, some, until

BOARD = ["logistics", "hand", "crew", "hq", "depot", "broken", "trophies", "protection", "opened", "projects", "mishaps"]
OPEN = [*BOARD, "turned", "spent", "played", "shop", "field", "drone_discard", "support_discard", "threat_discard"]


def seen(s: Drones, seat: int = 0) -> dict[str, object]:
    return game().view(s, seat).facts()


def imagined(s: Drones, many: int = 60) -> list[Drones]:
    return [game().sample(game().view(s, 0), Dealer(seed)) for seed in range(many)]


@pytest.mark.rule("drones-148", "drones-2")
def test_everybody_sees_the_same_and_all_hands() -> None:
    s = until(begun(players="3"), "Turn")
    mine, theirs, watched = seen(s, 0), seen(s, 1), seen(s, SPECTATOR)
    assert mine["hand"] == [names(s, hand).split() for hand in s.hand]
    for field in OPEN:
        assert mine[field] == theirs[field] == watched[field]


@pytest.mark.rule("drones-148", "drones-48")
def test_everybody_sees_what_is_under_way() -> None:
    s = play(
        drones("NextTurn", {}, opened="workshop", crew="engineer fpv-pilot wing-pilot"), "activate workshop", "give engineer"
    )
    assert (seen(s, 1)["activating"], seen(s, 1)["given"]) == (["workshop"], 1)


@pytest.mark.rule("drones-149")
def test_a_deck_is_known_as_a_set_and_the_characters_put_under_it_in_their_order() -> None:
    s = drones(characters="medic sapper cook driver", hq="psychologist", trench="gunner gunner")
    play(s, "recruit", "deal medic", "deal sapper", "deal cook", "deal driver", "cook to hq")
    assert seen(s)["under"] == ["medic", "sapper", "driver"]
    assert {names(t, t.under) for t in imagined(s, 5)} == {"medic sapper driver"}


@pytest.mark.rule("drones-150")
def test_nobody_sees_into_the_trench_but_knows_who_went_in_openly() -> None:
    s = drones(characters="medic sapper cook driver", trench="gunner")
    play(s, "recruit", "deal medic", "deal sapper", "medic to trench")
    assert seen(s)["trench"] == 2
    tables = imagined(s)
    assert all("medic" in names(t, t.trench).split() for t in tables)
    assert {some(t, t.trench) for t in tables} == {"cook medic", "driver medic", "gunner medic"}


@pytest.mark.rule("drones-150", "drones-151", "drones-112")
def test_after_a_random_loss_it_is_known_only_who_may_be_left() -> None:
    s = drones(characters="medic sapper cook driver", trench="gunner", field="infantry")
    play(s, "recruit", "deal medic", "deal sapper", "medic to trench", "discard donation", "end turn", "roll 1", "deal gunner")
    tables = imagined(s, 200)
    assert {names(t, t.wounded[0]) for t in tables} == {"cook", "driver", "gunner", "medic"}
    lost = sum("medic" in names(t, t.wounded[0]) for t in tables)
    assert 70 < lost < 130
    assert all("medic" in names(t, t.trench + t.wounded[0]).split() for t in tables)


@pytest.mark.rule("drones-151", "drones-111", "drones-40")
def test_wounded_from_the_trench_stay_unknown_under_the_deck_too() -> None:
    s = drones("Defence", crew="medic cook", trench="gunner driver sniper", field="infantry tank")
    play(s, "roll 1", "deal driver")
    assert seen(s)["wounded"] == [["-"]]
    play(s, "use medic", "evacuate 1")
    assert seen(s)["under"] == ["-"]
    assert {names(t, t.under) for t in imagined(s)} == {"gunner", "driver", "sniper"}


@pytest.mark.rule("drones-151")
def test_wounded_from_the_crew_are_known() -> None:
    s = play(drones("Defence", crew="medic cook", field="tank"), "roll 4", "wound cook")
    assert seen(s)["wounded"] == [["cook"]]


@pytest.mark.rule("drones-36", "drones-149")
def test_who_was_recruited_and_put_back_is_seen_by_all() -> None:
    s = play(drones("NextTurn", {}, characters="medic sapper"), "recruit", "deal medic", "deal sapper")
    assert seen(s, 1)["looked"] == ["medic", "sapper"]
