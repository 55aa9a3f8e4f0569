"""Setting up a game of AFU for two players or one, with or without the Invasion."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rubizh.engine.deck import Deal, without
from rubizh.engine.flow import NATURE, Choice, Decision, Step, advance
from rubizh.games.afu.rules.cards import CRUISER, NO_CARD, OBJECTIVES_USED
from rubizh.games.afu.rules.choices import Keep
from rubizh.games.afu.rules.piles import merged
from rubizh.games.afu.rules.recruit import REFILL, TURN_UP
from rubizh.games.afu.rules.round import ROUND
from rubizh.games.afu.rules.state import DISPLAY, EMPTY_ROW, INCREDIBLE, PANIC_IN_SOLO, UNDECIDED, Afu, Rules

OPEN_GOALS: Final = 4
DEALT_GOALS: Final = 2


class OpenGoal(Step[Afu]):
    """afu-10: an achievement is laid open for everybody."""

    def ask(self, s: Afu) -> Decision | None:
        return Decision(NATURE, s.rules.choices.deals(s.goals_left))

    def do(self, s: Afu, choice: Choice) -> None:
        if isinstance(choice, Deal):
            s.goals_left = without(s.goals_left, choice.card)
            s.goals += (choice.card,)


class DealGoal(Step[Afu]):
    """afu-11: an achievement is dealt to a player, who looks at it secretly."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, s: Afu) -> Decision | None:
        return Decision(NATURE, s.rules.choices.deals(s.goals_left))

    def do(self, s: Afu, choice: Choice) -> None:
        if isinstance(choice, Deal):
            s.goals_left = without(s.goals_left, choice.card)
            s.secret[self.seat] += (choice.card,)

    def __repr__(self) -> str:
        return f"DealGoal({self.seat})"


class KeepGoal(Step[Afu]):
    """afu-11: keep one of the two achievements; the other goes back to the box unseen, and is remembered by who saw it."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, s: Afu) -> Decision | None:
        keep = s.rules.choices.keep
        return Decision(self.seat, [keep[c] for c in s.secret[self.seat]])

    def do(self, s: Afu, choice: Choice) -> None:
        if isinstance(choice, Keep):
            s.rejected[self.seat] = without(s.secret[self.seat], choice.card)
            s.secret[self.seat] = (choice.card,)

    def __repr__(self) -> str:
        return f"KeepGoal({self.seat})"


OPEN_GOAL: Final = OpenGoal()
DEAL_GOAL: Final[list[DealGoal]] = [DealGoal(0), DealGoal(1)]
KEEP_GOAL: Final[list[KeepGoal]] = [KeepGoal(0), KeepGoal(1)]


def event_stack(rules: Rules) -> tuple[int, ...]:
    """afu-77, afu-117: events, promos but for the hardest level, objectives by their kinds; the cruiser lies below."""
    objectives = tuple([-1 - pool for pool in range(CRUISER) for _ in range(OBJECTIVES_USED[pool])])
    promos = () if rules.players == 1 and rules.level == INCREDIBLE else rules.set.promos
    return rules.set.events + promos + objectives


def first_invaders(rules: Rules, seat: i64) -> tuple[int, ...]:
    """afu-9, afu-132 to afu-134: the invaders of one's own colour; without an Invasion those of the war are with them."""
    colour = rules.first_colour if seat == 0 else 1 - rules.first_colour
    coloured = rules.set.colours[colour]
    return merged(coloured, rules.set.later[seat]) if rules.kalyna else coloured


def new_game(rules: Rules) -> Afu:
    """afu-9 to afu-12, for one player afu-112 and afu-113: everything on the table, waiting for the first card to be dealt."""
    cards = rules.set
    seats = range(rules.players)
    todo: list[Step[Any]] = [ROUND, REFILL, TURN_UP]
    if rules.players > 1:
        todo += [KEEP_GOAL[seat] for seat in reversed(seats)]
        todo += [DEAL_GOAL[seat] for seat in reversed(seats) for _ in range(DEALT_GOALS)]
    todo += [OPEN_GOAL] * OPEN_GOALS
    starting = [cards.starting[rules.first_colour], cards.starting[1 - rules.first_colour]]
    nothing: list[tuple[int, ...]] = [()] * len(seats)
    rows: list[tuple[int, ...]] = [EMPTY_ROW] * len(seats)
    box: tuple[int, ...] = ()
    s = Afu(
        todo=todo,
        pending=None,
        over=False,
        rules=rules,
        ending=UNDECIDED,
        first=0,
        round=0,
        war=rules.kalyna,
        last_round=False,
        deck=[starting[seat] for seat in seats],
        hand=nothing[:],
        discard=nothing[:],
        hospital=nothing[:],
        trophies=nothing[:],
        taken=nothing[:],
        secret=nothing[:],
        rejected=nothing[:],
        invaders=[first_invaders(rules, seat) for seat in seats],
        foreseen=nothing[:],
        escaped=nothing[:],
        attack=rows[:],
        attack_support=rows[:],
        defence=rows[:],
        defence_support=rows[:],
        offered=nothing[:],
        spent=nothing[:],
        fought=nothing[:],
        survived=nothing[:],
        used=nothing[:],
        treated=nothing[:],
        points=[0] * len(seats),
        destroyed=[0] * len(seats),
        panicked=(False,) * len(seats),
        spared=(0,) * len(seats),
        takebacks=0,
        display=(NO_CARD,) * DISPLAY,
        top=NO_CARD,
        reserve=rules.choices.afu_deck,
        under=(),
        aid=cards.aid_copies,
        panic=PANIC_IN_SOLO if rules.players == 1 else cards.panic_copies,
        goals=(),
        goals_left=cards.achievements,
        events=event_stack(rules),
        pools=tuple(cards.pools),
        objectives=(),
        objective_this_round=False,
        shown_events=(),
        fewer=0,
        air_lost=False,
        deferred=(),
        bid=0,
        bidder=-1,
        enemy_bid=NO_CARD,
        enemy_objectives=(),
        box=box,
        second_wave=False,
    )
    advance(s)
    return s
