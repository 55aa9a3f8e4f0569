"""Two games with the roles swapped (siege-55 to siege-58)."""

from __future__ import annotations

import pytest

from rubizh.games.siege.rules.match import BOTH_GAMES, DRAWN, MORE_CARDS, MORE_WALLS, NOTHING, Outcome, Verdict, outcome, verdict
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER
from tests.games.siege.position import play, siege

ANNA, BOHDAN = 0, 1  # Anna attacks in the first game, Bohdan in the second


def broken_through(deck: str, tactics_deck: str | None = None) -> Outcome:
    """A game won by the attacker with these cards left."""
    s = siege(attack={4: "R10 R11"}, damaged=[1, 2, 3], deck=deck, tactics_deck=tactics_deck)
    return outcome(play(s, "control 4"))


def held(damaged: list[int], cauldrons: int) -> Outcome:
    """A game won by the defender with these walls damaged and these cauldrons unused."""
    return outcome(play(siege(attacker="R5", deck="", damaged=damaged, cauldrons=cauldrons), "R5@2"))


def decided(result: Verdict) -> tuple[int, int]:
    return result.player, result.by


@pytest.mark.rule("siege-55")
def test_who_wins_both_games_is_the_champion() -> None:
    assert decided(verdict(broken_through("S1"), held([], 3))) == (ANNA, BOTH_GAMES)
    assert decided(verdict(held([1, 2, 3], 0), broken_through("S1 S2"))) == (BOHDAN, BOTH_GAMES)


@pytest.mark.rule("siege-55")
def test_a_game_that_was_given_up_is_lost() -> None:
    undecided = siege(deck="S1 S2")
    assert outcome(undecided, lost_by=DEFENDER).attacker_won
    assert not outcome(undecided, lost_by=ATTACKER).attacker_won
    won = play(siege(attack={4: "R10 R11"}, damaged=[1, 2, 3]), "control 4")
    assert not outcome(won, lost_by=ATTACKER).attacker_won


@pytest.mark.rule("siege-56")
def test_of_two_attackers_the_one_who_left_more_cards_in_the_siege_deck_wins() -> None:
    assert decided(verdict(broken_through("S1 S2"), broken_through("S1"))) == (ANNA, MORE_CARDS)
    assert decided(verdict(broken_through(""), broken_through("S1"))) == (BOHDAN, MORE_CARDS)


@pytest.mark.rule("siege-56")
def test_the_tactics_deck_does_not_count() -> None:
    assert decided(verdict(broken_through("S1", tactics_deck="J1 J2 SP"), broken_through("S1 S2"))) == (BOHDAN, MORE_CARDS)


@pytest.mark.rule("siege-57")
def test_of_two_defenders_the_one_with_more_walls_and_cauldrons_wins() -> None:
    assert decided(verdict(held([], 3), held([1], 3))) == (BOHDAN, MORE_WALLS)
    assert decided(verdict(held([1, 2], 3), held([1], 3))) == (ANNA, MORE_WALLS)
    assert decided(verdict(held([1], 0), held([1, 2], 3))) == (ANNA, MORE_WALLS)


@pytest.mark.rule("siege-57")
def test_intact_walls_and_unused_cauldrons_are_added_up() -> None:
    assert held([1, 2], 3).walls_and_cauldrons == 8


@pytest.mark.rule("siege-58")
def test_if_that_is_equal_too_the_match_is_drawn() -> None:
    assert decided(verdict(broken_through("S1"), broken_through("S9"))) == (DRAWN, NOTHING)
    assert decided(verdict(held([1, 2], 3), held([1], 2))) == (DRAWN, NOTHING)


@pytest.mark.rule("siege-55", "siege-56", "siege-57", "siege-58")
def test_what_decided_a_match_can_be_told_apart() -> None:
    assert len({BOTH_GAMES, MORE_CARDS, MORE_WALLS, NOTHING}) == 4
