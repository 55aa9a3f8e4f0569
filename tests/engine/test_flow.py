"""Whoever answers a question with something that is not offered is told so, and nothing has changed."""

from __future__ import annotations

import pytest

from rubizh.engine.dealer import Dealer, deal, playout
from rubizh.engine.flow import IllegalChoice, asked, choose
from rubizh.games.siege.rules.game import SIEGE


def test_a_choice_that_is_not_offered_is_refused_and_changes_nothing() -> None:
    s = SIEGE.new(SIEGE.with_defaults({}))
    deal(s, Dealer(1))
    before, expected = SIEGE.facts(s), [option.text for option in asked(s).options]
    with pytest.raises(IllegalChoice) as refused:
        choose(s, SIEGE.alphabet["oil 1"])
    assert repr(refused.value.said) == f"“oil 1” is not offered, expected one of {', '.join(expected)}"
    assert SIEGE.facts(s) == before


def test_nothing_is_chosen_after_the_end() -> None:
    s = SIEGE.new(SIEGE.with_defaults({}))
    playout(s, Dealer(1))
    with pytest.raises(IllegalChoice, match="the game is over"):
        choose(s, SIEGE.alphabet["pass"])
