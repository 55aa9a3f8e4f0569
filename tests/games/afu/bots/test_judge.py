"""The judge of AFU looks only at what its seat may know, plans whole fieldings, and reckons fights as the rules do."""

from __future__ import annotations

from typing import cast

import pytest

from rubizh.bots.judge import Judge
from rubizh.bots.ply import OnePly
from rubizh.bots.self_play import SelfPlay
from rubizh.engine.dealer import Dealer, playout
from rubizh.engine.flow import advance, asked, choose
from rubizh.games import GAMES
from rubizh.games.afu.bots.battle import BACK_LOST, DESTROYED, FRONT_LOST, SIDES, Battle
from rubizh.games.afu.bots.cards import Lore
from rubizh.games.afu.bots.greedy import GreedyAfu
from rubizh.games.afu.bots.judge import AfuJudge, new_nets
from rubizh.games.afu.bots.plan import DRAWN, take_open
from rubizh.games.afu.rules.bonus import Always, Calm, DrawCards, ObjectiveOpen, Panicked, Reward, bonus_of
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.choices import CALM_DISCARD, Defend, Support, UseBonus
from rubizh.games.afu.rules.combat import fight
from rubizh.games.afu.rules.field import AfterCombat, Field
from rubizh.games.afu.rules.game import AfuGame
from rubizh.games.afu.rules.state import NO_PANIC_LEFT, PLACES, Afu, card, put
from tests.bots.judging import levels_of, noticing, questions
from tests.bots.matches import played

AFU = cast(AfuGame, GAMES["afu"].rules)
TABLES = [
    {},
    {"chervona_kalyna": "yes", "ground_invaders_hit_air": "yes", "colour": "blue"},
    {"players": "1"},
    {"players": "1", "level": "incredible", "chervona_kalyna": "yes"},
]


def judge() -> AfuJudge:
    """One that has learned nothing, but notices everything."""
    return AfuJudge(noticing(new_nets()))


def positions(options: dict[str, str], seed: int) -> list[Afu]:
    """What greedy commanders are asked in one game."""
    bots = [GreedyAfu("greedy", 2 * seed + seat) for seat in range(len(AFU.seats(AFU.with_defaults(options))))]
    return questions(AFU, options, bots, seed)


@pytest.mark.parametrize("options", TABLES)
def test_it_cannot_tell_apart_what_its_seat_cannot(options: dict[str, str]) -> None:
    judged = judge()
    values = set()
    for number, s in enumerate(positions(options, 1)[::4]):
        for seat in range(s.rules.players):
            one, other = (AFU.sample(AFU.view(s, seat), Dealer(number + more)) for more in (0, 1000))
            assert judged.value(one, seat) == pytest.approx(judged.value(other, seat), abs=1e-9)
            values.add(round(judged.value(s, seat), 9))
    assert len(values) > 20  # it does tell apart what it can


@pytest.mark.parametrize("options", TABLES)
def test_plans_tell_nothing_apart_either(options: dict[str, str]) -> None:
    """Not even in which pile the Panic card lay that a bonus returns."""
    judged = judge()
    fielding = [s for s in positions(options, 3) if isinstance(s.todo[-1], Field)]
    for number, s in enumerate(fielding[::3]):
        cannot_tell_apart(judged, s, number)


def cannot_tell_apart(judged: AfuJudge, s: Afu, number: int) -> None:
    """Options are worth the same in two states that look alike to whoever is asked."""
    seat = asked(s).seat
    one, other = (AFU.sample(AFU.view(s, seat), Dealer(number + more)) for more in (0, 1000))
    worths = [judged.worths(state, seat, asked(state).options) for state in (one, other)]
    assert worths[0] == pytest.approx(worths[1], abs=1e-9)


def test_nor_do_bonuses_still_open_after_the_fights() -> None:
    """Two Panic cards are returned, wherever the deck and the discard have them."""
    judged, calm = judge(), with_bonus(Calm)
    fought = [s for seed in (3, 4) for s in positions({}, seed) if isinstance(s.todo[-1], AfterCombat)]
    for number, s in enumerate(fought):
        seat, panic = asked(s).seat, s.rules.set.panic
        s.fought[seat] += (calm, calm)
        s.discard[seat] += (panic,)
        s.deck[seat] = tuple(sorted((*s.deck[seat], panic)))
        advance(s)
        assert s.rules.choices.bonus[calm] in asked(s).options
        cannot_tell_apart(judged, s, number)
    assert len(fought) > 5


def test_a_plan_counts_on_the_panic_that_its_bonus_returns() -> None:
    """The best plan promises no less before the bonus is taken than after."""
    judged = levels_of("afu").judge
    promised = 0
    for s in (s for seed in range(5, 13) for s in positions({}, seed)):
        seat = asked(s).seat
        bonus = calming(s, seat)
        if bonus is None:
            continue
        s.discard[seat] += (s.rules.set.panic,)
        before = best_plan(judged, s, seat)
        choose(s, bonus)
        choose(s, CALM_DISCARD)
        assert best_plan(judged, s, seat) == pytest.approx(before, abs=0.01)
        promised += 1
    assert promised > 1


def test_a_bonus_brings_hope_until_it_is_taken() -> None:
    drawing = with_bonus(DrawCards)
    s = after_combat()
    seat = asked(s).seat
    found = []
    for fought, used in (((), ()), ((drawing,), ()), ((drawing, drawing), (drawing,)), ((drawing,), (drawing,))):
        s.fought[seat], s.used[seat] = fought, used
        found.append(take_open(s, seat))
    assert found == [0.0, DRAWN, DRAWN, 0.0]


def test_equal_cards_return_a_panic_each() -> None:
    calm = with_bonus(Calm)
    s = after_combat()
    seat, left = asked(s).seat, s.panic
    s.used[seat] = ()
    s.fought[seat] = (calm, calm)
    s.discard[seat] += (s.rules.set.panic,) * 3
    panics = s.discard[seat].count(s.rules.set.panic)
    before = levels_of("afu").judge.worths(s, seat, asked(s).options)
    take_open(s, seat)
    assert (s.discard[seat].count(s.rules.set.panic), s.panic) == (panics - 2, left + 2)
    s.used[seat] = (calm, calm)
    assert levels_of("afu").judge.worths(s, seat, asked(s).options) == pytest.approx(before)


def after_combat() -> Afu:
    return next(s for s in positions({}, 5) if isinstance(s.todo[-1], AfterCombat))


def with_bonus(reward: type[Reward]) -> int:
    """A card that fights and always has such a bonus."""
    for c, its in enumerate(AFU.set.cards):
        bonus = its.bonus if its.fights else None
        if bonus is not None and isinstance(bonus.reward, reward) and isinstance(bonus.condition, Always):
            return c
    raise ValueError(f"no card has {reward.__name__}")


def calming(s: Afu, seat: int) -> UseBonus | None:
    """A bonus that returns a Panic card and may be taken now."""
    for option in asked(s).options if isinstance(s.todo[-1], Field) else []:
        if isinstance(option, UseBonus) and isinstance(bonus_of(s, seat, option.card), Calm):
            return option
    return None


def best_plan(judged: Judge, s: Afu, seat: int) -> float:
    options = asked(s).options
    worths = judged.worths(s, seat, options)
    return max(worth for worth, option in zip(worths, options, strict=True) if not isinstance(option, UseBonus))


@pytest.mark.parametrize("options", TABLES)
def test_every_option_of_every_question_is_worth_something(options: dict[str, str]) -> None:
    judged = judge()
    for s in positions(options, 2)[::6]:
        pending = asked(s)
        worths = judged.worths(s, pending.seat, pending.options)
        assert len(worths) == len(pending.options)
        assert 0.0 < max(worths) <= 1.1


def test_a_finished_game_is_worth_its_result() -> None:
    s = AFU.new(AFU.with_defaults({}))
    playout(s, Dealer(3))
    winners = AFU.result(s).winners()
    assert [judge().value(s, seat) for seat in (0, 1)] == ([float(seat in winners) for seat in (0, 1)] if winners else [0.5, 0.5])


def test_alone_more_points_are_worth_more_and_a_lost_game_nothing() -> None:
    s = played(AFU, {"players": "1"}, [GreedyAfu("greedy", 1)], 4)
    s.ending = NO_PANIC_LEFT
    assert judge().value(s, 0) == 0.0
    s.ending = 0
    before = judge().value(s, 0)
    s.taken[0] += (AFU.set.pools[1][0],)
    assert judge().value(s, 0) > before > 0.0


def test_a_plan_is_followed_to_its_end() -> None:
    """Whatever is laid first, the rest of the plan is found again, and brings what was promised."""
    judged = judge()
    followed = 0
    for s in positions({}, 5)[:150]:
        if not isinstance(s.todo[-1], Field) or any(isinstance(option, UseBonus) for option in asked(s).options):
            continue
        seat = asked(s).seat
        worths = judged.worths(s, seat, asked(s).options)
        best = asked(s).options[worths.index(max(worths))]
        if not isinstance(best, Defend | Support) or card(s, best.card).chooses:
            continue
        choose(s, best)
        again = judged.worths(s, seat, asked(s).options)
        assert max(again) >= max(worths) - 1e-9
        followed += 1
    assert followed > 10


def foretold(s: Afu, seat: int, battle: Battle, place: int, pair: int) -> None:
    """A pair at a place fares in the fight as it was reckoned."""
    front, back = pair // SIDES - 1, pair % SIDES - 1
    trial = s.clone()
    trial.defence[seat] = put(trial.defence[seat], place, battle.cards[front])
    if back != NO_CARD:
        trial.defence_support[seat] = put(trial.defence_support[seat], place, battle.cards[back])
    outcome = fight(trial, seat, place)
    assert outcome is not None
    result = battle.results[place * SIDES * SIDES + pair]
    assert (result & DESTROYED != 0) == outcome.destroyed
    if not s.air_lost:
        assert (result & FRONT_LOST != 0) == outcome.lost
        assert back == NO_CARD or (result & BACK_LOST != 0) == outcome.support_lost


@pytest.mark.parametrize("options", TABLES)
def test_it_reckons_fights_as_the_rules_do(options: dict[str, str]) -> None:
    lore, battle = Lore(AFU.set), Battle()
    pairs = 0
    for s in positions(options, 6):
        seat = asked(s).seat
        if not isinstance(s.todo[-1], Field) or any(c != NO_CARD for c in s.defence[seat]):
            continue
        hand = tuple(c for c in s.hand[seat] if not depends_on_others(s, c))
        s.hand[seat] = hand
        battle.read(s, seat, hand, lore)
        for place in range(PLACES):
            for at in range(battle.many[place]):
                pair = battle.pairs[place * SIDES * SIDES + at]
                if pair != 0:
                    foretold(s, seat, battle, place, pair)
                    pairs += 1
    assert pairs > 30


def depends_on_others(s: Afu, c: int) -> bool:
    """Whether a card's points depend on what else is played, which is only guessed."""
    bonus = card(s, c).bonus
    if bonus is None or isinstance(bonus.condition, Always | ObjectiveOpen | Panicked):
        return False
    return bonus.reward.attack() + bonus.reward.defence() + bonus.reward.support() > 0


def test_a_game_seen_often_is_judged_better() -> None:
    judged = judge()
    options = AFU.with_defaults({"chervona_kalyna": "yes"})
    errors = []
    for _ in range(5):
        school = SelfPlay(AFU, judged, [judged.nets[0]], 7)  # which deals the same game again
        errors.append(school.play(options, 0.05, 0.0, [GreedyAfu("one", 8), GreedyAfu("other", 9)]))
    assert errors[-1] < 0.5 * errors[0]


def test_it_plays_the_same_with_the_same_seed() -> None:
    ends = [
        played(AFU, {"chervona_kalyna": "yes"}, [OnePly("one", 1, AFU, judge(), (0.0, 0.0)) for _ in range(2)], 2)
        for _ in range(2)
    ]
    assert AFU.facts(ends[0]) == AFU.facts(ends[1])
