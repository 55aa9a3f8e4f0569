"""The judge of Invaders looks at nothing hidden, judges every question, and learns."""

from __future__ import annotations

import pytest

from rubizh.bots.ply import OnePly
from rubizh.bots.self_play import SelfPlay
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import asked, choose
from rubizh.games.invaders.bots.greedy import GreedyInvaders
from rubizh.games.invaders.bots.judge import InvadersJudge, new_nets
from rubizh.games.invaders.bots.offhand import FEW
from rubizh.games.invaders.cards.sets import SHIPPED, read, rules
from rubizh.games.invaders.rules.cards import INVADER
from rubizh.games.invaders.rules.choices import END_TURN, Discard
from rubizh.games.invaders.rules.state import CRATE, SPRAYER, Invaders, Piece
from tests.bots.judging import noticing, questions
from tests.bots.matches import every_table, moments, played

INVADERS = rules(read(SHIPPED))


def judge() -> InvadersJudge:
    """One that has learned nothing, but notices everything."""
    return InvadersJudge(noticing(new_nets()))


def positions(options: dict[str, str], seed: int) -> list[Invaders]:
    """What greedy sides are asked in one game."""
    bots = [GreedyInvaders("greedy", 2 * seed + seat) for seat in range(len(INVADERS.seats(INVADERS.with_defaults(options))))]
    return questions(INVADERS, options, bots, seed)


@pytest.mark.parametrize("options", [{}, {"deck": "75"}, {"lost_before": "mankind"}], ids=str)
def test_it_cannot_tell_apart_what_its_seat_cannot(options: dict[str, str]) -> None:
    judged = judge()
    values = set()
    for number, s in enumerate(positions(options, 1)[::3]):
        seat = asked(s).seat
        one, other = (INVADERS.sample(INVADERS.view(s, seat), Dealer(number + more)) for more in (0, 1000))
        worths = [judged.worths(state, seat, asked(state).options) for state in (one, other)]
        assert worths[0] == pytest.approx(worths[1], abs=1e-9)
        values.add(round(judged.value(s, seat), 9))
    assert len(values) > 8  # it does tell apart what it can


@pytest.mark.parametrize("options", every_table(INVADERS), ids=str)
def test_every_question_of_a_game_is_judged(options: dict[str, str]) -> None:
    judged = judge()
    for s in moments(INVADERS, options, 2)[::3]:
        worths = judged.worths(s, asked(s).seat, asked(s).options)
        assert all(0.0 <= worth <= 1.0 for worth in worths)


def test_of_payments_only_those_are_tried_that_would_be_missed_least() -> None:
    judged = judge()
    paid = [s for s in positions({}, 3) if isinstance(asked(s).options[0], Discard) and len(asked(s).options) > FEW + 1]
    for s in paid:
        seat, options = asked(s).seat, asked(s).options
        worths = judged.worths(s, seat, options)
        lore = judged.eye.lore(s)
        held = [lore.held[option.card] if isinstance(option, Discard) else 99.0 for option in options]
        tried = sorted(range(len(options)), key=lambda at: -worths[at])[:FEW]
        assert max(held[at] for at in tried) <= sorted(held)[FEW - 1]
    assert paid


def test_a_finished_game_is_worth_all_or_nothing() -> None:
    s = positions({}, 4)[0]
    s.over = True
    for ending, worth in ((CRATE, 1.0), (SPRAYER, 0.0)):
        s.ending = ending
        assert [judge().value(s, seat) for seat in (0, 1)] == [worth, 1.0 - worth]


def test_a_game_that_seems_lost_is_not_given_up() -> None:
    """With the crate about to win, the Invader does not carry out the strategy that takes the marker to 0."""
    compared = 0
    for s in positions({}, 5):
        options = asked(s).options
        if asked(s).seat != INVADER or options[-1] is not END_TURN or not any(o.text.startswith("strategy ") for o in options):
            continue
        s.marker, s.drained = 1, True
        crate = [card.name for card in s.rules.cards].index("seductive-succubus")
        s.areas[2] = (Piece(crate, 99, 4, 0, 0, 0, False),)
        worths = judge().worths(s, INVADER, options)
        for option, worth in zip(options, worths, strict=True):
            then = s.clone()
            choose(then, option)
            if then.over:
                assert worth < worths[-1]
                compared += 1
    assert compared > 2


def test_luck_is_counted_by_the_turn() -> None:
    found = positions({}, 5)
    assert judge().period(found[-1]) > judge().period(found[0])


def test_a_game_seen_often_is_judged_better() -> None:
    judged = judge()
    errors = []
    for _ in range(5):
        school = SelfPlay(INVADERS, judged, judged.nets, 7)  # which deals the same game again
        errors.append(school.play(INVADERS.with_defaults({}), 0.05, 0.0, [GreedyInvaders("one", 8), GreedyInvaders("other", 9)]))
    assert errors[-1] < 0.5 * errors[0]


def test_it_plays_the_same_with_the_same_seed() -> None:
    ends = [played(INVADERS, {}, [OnePly("one", 1, INVADERS, judge(), (0.0, 0.0)) for _ in range(2)], 2) for _ in range(2)]
    assert INVADERS.facts(ends[0]) == INVADERS.facts(ends[1])
