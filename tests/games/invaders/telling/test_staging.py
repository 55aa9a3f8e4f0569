"""The attack on the stage: each zone, the cards it drains, the drain check, and a hero who falls; and what the log says of it."""

from __future__ import annotations

from typing import Any

import pytest

from rubizh.engine.flow import asked
from rubizh.engine.record import Played
from rubizh.games.invaders.rules.cards import INVADER, MANKIND
from rubizh.games.invaders.rules.game import InvadersGame
from rubizh.games.invaders.rules.state import Invaders
from rubizh.games.invaders.telling.story import InvadersChronicle
from rubizh.language import Language
from rubizh.telling.log import LogEntry, choose_and_tell, lines
from rubizh.telling.scene import Scene
from tests.games.invaders.deck import card_set
from tests.games.invaders.telling.table import Table

CHRONICLE = InvadersChronicle()
ENGLISH = Language("en")
TABLE = Table(InvadersGame(card_set()), "alexus")
GAME = TABLE.game


class Told:
    """A game that is told to a viewer while it is played."""

    def __init__(self, s: Invaders, viewer: int) -> None:
        self.played = Played(GAME, {}, {}, {})
        self.played.s = self.s = s
        self.viewer = viewer
        self.log: list[LogEntry] = []

    def do(self, *texts: str) -> list[Scene]:
        """Make choices, and everything that chance decides after them; the scenes."""
        scenes: list[Scene] = []
        for text in texts:
            scenes += self.choose(GAME.alphabet[text])
            while not self.played.s.over and asked(self.played.s).seat < 0:
                scenes += self.choose(asked(self.played.s).option(0))
        return scenes

    def choose(self, choice: Any) -> list[Scene]:
        said = {self.viewer: GAME.tell(self.s, self.viewer, choice)}
        (entry,) = choose_and_tell(self.played, choice, said, CHRONICLE)
        self.log.append(entry)
        return entry.scenes

    def lines(self) -> list[str]:
        return [line.text for line in lines(self.log, 0, ENGLISH, CHRONICLE)]


def kinds(scenes: list[Scene]) -> list[str]:
    return [scene.facts["kind"] for scene in scenes]


@pytest.mark.rule("invaders-71", "invaders-73")
def test_the_attack_goes_zone_by_zone_each_with_the_cards_it_drains() -> None:
    s = TABLE.begun()
    TABLE.lay(s, INVADER, 1, "medusa", "kraken", "squid")
    told = Told(s, MANKIND)
    deck = len(s.decks[MANKIND])
    scenes = attacked(told)
    assert kinds(scenes) == ["attack", "attack", "drain", "attack"]
    assert [scene.facts["zone"] for scene in scenes if scene.facts["kind"] == "attack"] == [0, 1, 2]
    eurasia, drain = scenes[1:3]
    assert drain.facts["cards"] == drain.cards == [s.rules.cards[c].name for c in s.discards[MANKIND][-3:]]
    assert (drain.facts["zone"], drain.facts["was"], drain.facts["deck"]) == (1, deck, deck - 3)
    assert ENGLISH.say(drain.title) == "Eurasia, drained: 3."
    assert (eurasia.facts["attack"], eurasia.facts["defence"], eurasia.facts["drain"]) == (10, 7, 3)
    assert ENGLISH.say(eurasia.title) == "Attack on Eurasia: 10 against 7."
    said = told.lines()
    assert "Attack on Eurasia: 10 against 7, Mankind is to drain 3." in said
    assert sum(line.startswith("Mankind drains: ") for line in said) == 1  # three cards in one sentence


def attacked(told: Told) -> list[Scene]:
    """The scenes of an attack that nobody prevents anything of."""
    scenes = told.do("end turn")
    while not told.s.over and "pass" in [option.text for option in asked(told.s).options]:
        scenes += told.do("pass")
    return scenes


@pytest.mark.rule("invaders-71", "invaders-73")
def test_two_zones_that_drain_one_after_the_other_are_told_apart() -> None:
    s = TABLE.begun()
    TABLE.lay(s, INVADER, 0, "medusa", "kraken")
    TABLE.lay(s, INVADER, 1, "medusa", "kraken", "squid")
    told = Told(s, MANKIND)
    first, second = [scene for scene in attacked(told) if scene.facts["kind"] == "drain"]
    pile = [s.rules.cards[c].name for c in s.discards[MANKIND]]
    assert len(second.cards) == 3
    assert first.cards + second.cards == pile[-len(first.cards) - 3 :]
    assert first.facts["deck"] == second.facts["was"]


@pytest.mark.rule("invaders-5")
def test_a_deck_that_runs_dry_ends_the_drain() -> None:
    s = TABLE.begun()
    s.decks[MANKIND] = s.decks[MANKIND][:2]
    TABLE.lay(s, INVADER, 1, "medusa", "kraken", "squid")
    (drain,) = [scene for scene in attacked(Told(s, MANKIND)) if scene.facts["kind"] == "drain"]
    assert s.over
    assert (len(drain.cards), drain.facts["deck"]) == (2, 0)


@pytest.mark.rule("invaders-75")
def test_the_drain_check_is_staged_where_it_moves_the_marker() -> None:
    scenes = Told(TABLE.begun(), INVADER).do("end turn")
    assert kinds(scenes) == ["attack", "attack", "attack", "check"]
    assert (scenes[-1].facts["was"], scenes[-1].facts["now"]) == (10, 9)


@pytest.mark.rule("invaders-70")
def test_an_attack_phase_that_is_left_out_is_one_scene() -> None:
    s = TABLE.begun()
    s.skip = True
    assert kinds(Told(s, INVADER).do("end turn")) == ["skipped"]


@pytest.mark.rule("invaders-83")
def test_a_hero_who_falls_is_followed_by_the_next() -> None:
    s = TABLE.begun()
    s.carried_out = 1 << 1  # Project Chainmail is spent
    TABLE.hold(s, INVADER, "nanobots")
    scenes = Told(s, INVADER).do("play nanobots")
    assert kinds(scenes) == ["hero"]
    assert (scenes[0].facts["gone"], scenes[0].facts["left"]) == ("alexus", len(s.heroes))


@pytest.mark.rule("invaders-28")
def test_the_other_hears_of_a_play_when_it_is_shown() -> None:
    s = TABLE.begun()
    TABLE.hold(s, INVADER, "medusa", "kraken", "squid")
    other = Told(s, MANKIND)
    other.do("play medusa", "in africa", "full price")
    assert other.lines() == []
    other.do("discard kraken")
    assert other.lines() == ["The Invader plays in Africa: medusa. Discarded: kraken."]
