"""What the log of AFU says of what nobody chooses."""

from __future__ import annotations

import pytest

from rubizh.engine.flow import NATURE, SPECTATOR, asked, choose
from rubizh.games.afu.rules.state import NO_PANIC_LEFT, Afu
from rubizh.games.afu.rules.story import ending, question, tell
from rubizh.games.afu.rules.view import AfuView
from rubizh.games.afu.telling.story import AfuChronicle
from rubizh.telling.log import LogEntry
from tests.games.afu.position import Side, afu, game, option

CHRONICLE = AfuChronicle()
FIVE = "rifle-company infantry-battalion mountain-rifles tank-company captured-tank"


def told(s: Afu, *texts: str) -> list[str]:
    """The log of these choices and of Nature's first cards after them, as everybody may read it."""
    log: list[LogEntry] = []
    waiting = list(texts)
    while waiting or asked(s).seat == NATURE:
        before, step, seat = game().clone(s), s.todo[-1], asked(s).seat
        choice = asked(s).options[0] if seat == NATURE else option(s, waiting.pop(0))
        said = tell(s, SPECTATOR, choice)
        choose(s, choice)
        log.append(LogEntry(len(log), seat, step, choice, [said, *CHRONICLE.followed(before, choice, s)]))
    return [repr(one) for entry in CHRONICLE.kept(log) for one in entry.said]


def test_invaders_that_recon_has_seen_are_told_when_they_come() -> None:
    s = afu("Prepare", foreseen="t-72b mi-8", invaders="t-90m", deck="rifle-company", other=Side(invaders="bmp-2"))
    assert "The first commander is attacked by t-72b, mi-8, t-90m." in told(s)


def test_an_invader_that_is_sent_away_does_not_attack() -> None:
    s = afu(hand="reconnaissance-platoon", attack="conscripts", invaders="t-72b mi-8 t-90m")
    log = told(s, "reconnaissance-platoon@1", "bonus reconnaissance-platoon", "dismiss mi-8", "next t-90m")
    assert not [line for line in log if "is attacked by" in line]


def test_an_invader_that_recon_has_seen_bids_too() -> None:
    s = afu("Prepare", players=1, war=True, objectives="izium", foreseen="t-72b bmp-2 mi-8 conscripts", deck="rifle-company")
    log = told(s)
    assert log.count("The invader bids with conscripts.") == 1
    assert log.count("The commander is attacked by t-72b, bmp-2, mi-8.") == 1


@pytest.mark.parametrize(("attack", "times"), [("iskander", 1), ("iskander su-34", 2), ("conscripts", 0)])
def test_rockets_are_told_also_when_the_deck_is_exhausted(attack: str, times: int) -> None:
    s = afu(attack=attack, display=FIVE)
    assert told(s, "done").count("Rocket strike: the display is laid out anew.") == times


def test_a_rocket_that_is_destroyed_strikes_nobody() -> None:
    s = afu(attack="iskander", hand="tank-brigade", display=FIVE)
    assert not [line for line in told(s, "tank-brigade@1", "done") if "Rocket" in line]


def test_what_events_bring_is_told_of_each() -> None:
    """Two fewer invaders are not one (afu-85)."""
    s = afu("Events", war=True, events="explosion out-of-fuel low-clouds", invaders="bmp-2", other=Side(invaders="bmp-2"))
    fewer = [line for line in told(s) if line.endswith("invaders fewer this round: 1.")]
    assert len(fewer) == 2


def test_an_empty_panic_stack_is_a_defeat_alone() -> None:
    for players, said in ((1, "The Panic stack is empty: the war is lost."), (2, "The Panic stack is empty.")):
        s = afu(players=players)
        s.over, s.ending = True, NO_PANIC_LEFT
        assert repr(question(AfuView(s, 0))) == said
        assert repr(ending(s)).startswith(said)
