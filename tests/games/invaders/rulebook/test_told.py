"""What is told of a choice, and to whom."""

from __future__ import annotations

import pytest

from rubizh.engine.flow import SPECTATOR
from rubizh.games.invaders.rules.state import Invaders
from tests.games.invaders.position import game, main, option, play, turn


def told(s: Invaders, text: str, viewer: int = SPECTATOR) -> str:
    return repr(game().tell(s, viewer, option(s, text)))


@pytest.mark.rule("invaders-28")
def test_what_is_put_together_only_its_player_hears() -> None:
    s = main("invader", hand="kraken squid")
    assert (told(s, "play kraken", 1), told(s, "play kraken", 0)) == ("The Invader plans: kraken.", "The Invader is thinking.")
    play(s, "play kraken")
    assert told(s, "in africa", 1) == "The Invader plans: kraken, in Africa."
    assert told(s, "back", 0) == "The Invader is thinking."
    play(s, "in africa", "full price")
    assert told(s, "discard squid", 0) == "The Invader plays in Africa: kraken. Discarded: squid."


@pytest.mark.rule("invaders-28")
def test_targets_are_told_when_a_card_is_shown() -> None:
    s = play(main("invader", hand="nanobots", mankind={"eurasia": "mako"}), "play nanobots")
    assert told(s, "mankind eurasia 1", 0) == "The Invader plays: nanobots. Chosen: mako."
    s = play(main("mankind", hand="engineers", lowered=(1, 1, 0)), "play engineers")
    assert told(s, "in eurasia", 1) == "Mankind plays: engineers. Chosen: Eurasia."


@pytest.mark.rule("invaders-20")
def test_a_card_drawn_is_told_to_its_player_alone_and_a_drained_one_to_all() -> None:
    s = turn("mankind")
    assert (told(s, "deal ramses", 0), told(s, "deal ramses", 1)) == ("Mankind draws: ramses.", "Mankind draws a card.")
    s = main("invader", hand="tentacle", other_hand="jamming mako")
    play(s, "play tentacle", "in africa")
    assert game().question(game().view(s, 1)).text.startswith("{what}. Pay the full price")


@pytest.mark.rule("invaders-46")
def test_questions_name_what_is_answered() -> None:
    s = play(main("invader", hand="pyramid", other_hand="jamming mako"), "play pyramid", "in africa")
    assert repr(game().question(game().view(s, 0))) == "Cancel this, or pass: pyramid."
    assert (told(s, "play jamming"), told(s, "pass")) == ("Mankind answers: jamming.", "Mankind passes.")
