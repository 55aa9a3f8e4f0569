"""The turn chapter: draw phase, main phase, attack phase."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.flow import Choice, Decision, Step, then
from rubizh.games.invaders.rules.board import (
    SIDE,
    area_of,
    denied,
    its_card,
    locate,
    refresh,
    replace,
    strength,
    zone_of,
    zone_power,
)
from rubizh.games.invaders.rules.cards import DRAWING, FREE_TO_MOVE, INVADER, MANKIND, ZONES
from rubizh.games.invaders.rules.chain import begin, take
from rubizh.games.invaders.rules.choices import (
    ABILITIES,
    BACK,
    END_TURN,
    OPS_CENTRE,
    PLOT_CUT,
    PLOT_DRAW,
    SLOTS,
    USE,
    WALK,
    CarryOut,
    Play,
    Use,
    Walk,
)
from rubizh.games.invaders.rules.doings import OPS_MOVE, useful
from rubizh.games.invaders.rules.piles import move_marker, owe
from rubizh.games.invaders.rules.plan import extend, plan, plan_options, plays, usable, walk_of, walks
from rubizh.games.invaders.rules.state import (
    ABILITY,
    CARD,
    DRAWN,
    EVERY_TURN,
    NO_DOING,
    NO_PLAN,
    NOBODY,
    NOTHING,
    OPS,
    PLOT,
    SEATS,
    STRATEGY,
    TAKEBACKS,
    Doing,
    Invaders,
    OfSide,
    Piece,
)


class Turn(OfSide):
    """invaders-21, invaders-22: a turn: two cards are drawn, then the main phase, then the attack; then the other's turn."""

    def do(self, s: Invaders, choice: Choice) -> None:
        s.turn = self.seat
        s.turns += 1
        s.plotted = s.cut_saved = s.drained = False
        s.takebacks = 0
        s.attacks = ()
        refresh(s)
        then(s, TURN[1 - self.seat])
        then(s, ATTACK_PHASE[self.seat])
        then(s, MAIN[self.seat])
        then(s, BEGIN_MAIN[self.seat])
        owe(s, self.seat, DRAWN, True, NOBODY)
        take(s, self.seat)


class BeginMain(OfSide):
    """invaders-24, invaders-25: the turned hero stands up; then it is time for what cards do every turn."""

    def do(self, s: Invaders, choice: Choice) -> None:
        s.ticked = NOTHING
        if self.seat == MANKIND:
            stand_up(s)


def stand_up(s: Invaders) -> None:
    for area in range(area_of(MANKIND, SIDE)):
        for place, p in enumerate(s.areas[area]):
            if p.turned:
                replace(s, area * SLOTS + place, Piece(p.card, p.number, p.tokens, p.power, p.used, p.spent, False))


class Main(OfSide):
    """invaders-23: play cards, use them, carry out strategies, take the plot action, until the turn is ended.

    What is being put together nobody else sees: to them it is the same question.
    """

    def ask(self, s: Invaders) -> Decision | None:
        if s.ticked + 1 < s.entries:
            return None
        if s.plan.doing.kind == NO_DOING:
            return Decision(self.seat, main_options(s, self.seat))
        options = plan_options(s, s.plan)
        if s.takebacks < TAKEBACKS:
            options.append(BACK)
        return Decision(self.seat, options)

    def unseen(self, s: Invaders) -> bool:
        """invaders-28: what is put together nobody has seen before it is paid for."""
        return s.plan.doing.kind != NO_DOING

    def do(self, s: Invaders, choice: Choice) -> None:
        if choice is END_TURN:
            return
        then(s, self)
        if s.ticked + 1 < s.entries:
            tick(s, self.seat)
        elif choice is BACK:
            s.takebacks += 1
            s.plan = NO_PLAN
        elif s.plan.doing.kind != NO_DOING:
            extend(s, choice)
        else:
            start(s, self.seat, choice)


def tick(s: Invaders, seat: i64) -> None:
    """invaders-25, invaders-55: the next card, in the order of entering, does what it does every turn."""
    d = next_tick(s, seat)
    s.ticked = s.entries - 1 if d.kind == NO_DOING else d.piece
    if d.kind != NO_DOING:
        begin(s, d, 0, 0)


def next_tick(s: Invaders, seat: i64) -> Doing:
    found = NO_PLAN.doing
    for zone in range(SIDE):
        for piece in s.areas[area_of(seat, zone)]:
            first = found.kind == NO_DOING or piece.number < found.piece
            if piece.number > s.ticked and first and its_card(s, piece).every_turn:
                found = Doing(EVERY_TURN, seat, piece.card, piece.number)
    return found


def main_options(s: Invaders, seat: i64) -> list[Choice]:
    """Everything that can be begun in a main phase."""
    found = plays(s, seat)
    moving = s.rules.all_heroes_move or s.laws & FREE_TO_MOVE != 0
    for zone in range(SIDE):
        area = area_of(seat, zone)
        for place, piece in enumerate(s.areas[area]):
            if moving or its_card(s, piece).uses:
                abilities_of(s, area * SLOTS + place, zone * SLOTS + place, piece, found)
    board_options(s, seat, found)
    found.append(END_TURN)
    return found


def abilities_of(s: Invaders, where: i64, own: i64, piece: Piece, found: list[Choice]) -> None:
    """What a card in play can be used for; its place is counted through both sides, and on its own."""
    for ability, its in enumerate(its_card(s, piece).uses):
        if usable(s, where, piece, ability, its):
            found.append(USE[own * ABILITIES + ability])
    if walks(s, where, piece):
        found.append(WALK[own])


def board_options(s: Invaders, seat: i64, found: list[Choice]) -> None:
    """invaders-56, invaders-60, invaders-61: strategies, the Ops Centre, the plot action."""
    for number in s.rules.set.strategies[seat]:
        strategy = s.rules.set.board.strategies[number]
        dormant = s.carried_out >> number & 1 == 0
        if dormant and (strategy.sure or useful(s, Doing(STRATEGY, seat, number), strategy.effects)):
            found.append(s.rules.choices.strategy[number])
    if seat == MANKIND:
        if s.ops > 0 and useful(s, Doing(OPS, seat), OPS_MOVE):
            found.append(OPS_CENTRE)
    elif not s.plotted:
        if s.rules.empty_plays or not denied(s, DRAWING, seat):
            found.append(PLOT_DRAW)
        if s.rules.cut_this_turn:
            found.append(PLOT_CUT)


def start(s: Invaders, seat: i64, choice: Choice) -> None:
    """Begin what was chosen."""
    if isinstance(choice, Play):
        plan(s, Doing(CARD, seat, choice.card))
    elif isinstance(choice, Use):
        piece = s.areas[area_of(seat, choice.zone)][choice.place]
        plan(s, Doing(ABILITY, seat, piece.card, piece.number, choice.ability))
    elif isinstance(choice, Walk):
        plan(s, walk_of(seat, s.areas[area_of(seat, choice.zone)][choice.place]))
    elif isinstance(choice, CarryOut):
        plan(s, Doing(STRATEGY, seat, choice.number))
    elif choice is OPS_CENTRE:
        plan(s, Doing(OPS, seat))
    else:
        take_plot_action(s, seat, choice)


def take_plot_action(s: Invaders, seat: i64, choice: Choice) -> None:
    """invaders-56, invaders-57, invaders-58: a card is drawn, then the marker goes down; or a cut is kept for this turn."""
    s.plotted = True
    if choice is PLOT_DRAW:
        begin(s, Doing(PLOT, seat), 0, 0)
    else:
        s.cut_saved = True
        move_marker(s, -1)


class AttackPhase(OfSide):
    """invaders-70, invaders-71: the Invader attacks each zone and checks the drain, unless the phase is left out."""

    def do(self, s: Invaders, choice: Choice) -> None:
        if self.seat == MANKIND:
            if s.attacks:
                then(s, MANKIND_ATTACK)
        elif s.skip:
            s.skip = False
        else:
            then(s, DRAIN_CHECK)
            for attack in LAST_TO_FIRST:
                then(s, attack)


class Attack(Step[Invaders]):
    """invaders-71, invaders-72, invaders-73: a zone is attacked; Mankind drains the difference."""

    def __init__(self, zone: i64) -> None:
        self.zone: Final = zone

    def do(self, s: Invaders, choice: Choice) -> None:
        surplus = strength(s, area_of(INVADER, self.zone)) - strength(s, area_of(MANKIND, self.zone)) - zone_power(s, self.zone)
        if surplus > 0:
            owe(s, MANKIND, surplus, False, INVADER)
            take(s, MANKIND)

    def __repr__(self) -> str:
        return f"Attack({ZONES[self.zone]})"


class DrainCheck(Step[Invaders]):
    """invaders-75, invaders-76: without a card drained in this turn the marker goes down."""

    def do(self, s: Invaders, choice: Choice) -> None:
        if not s.drained:
            move_marker(s, -1)


class MankindAttack(Step[Invaders]):
    """invaders-77: an attack of Mankind, in the zone of the card that gives it."""

    def do(self, s: Invaders, choice: Choice) -> None:
        where = locate(s, s.attacks[0])
        s.attacks = s.attacks[1:]
        if s.attacks:
            then(s, self)
        if where == NOTHING:
            return
        zone = zone_of(where // SLOTS)
        surplus = strength(s, area_of(MANKIND, zone)) - strength(s, area_of(INVADER, zone))
        if s.rules.attack_with_zone:
            surplus += zone_power(s, zone)
        if surplus > 0:
            owe(s, INVADER, surplus, False, MANKIND)
            take(s, INVADER)


TURN: Final[list[Turn]] = [Turn(seat) for seat in SEATS]
BEGIN_MAIN: Final[list[BeginMain]] = [BeginMain(seat) for seat in SEATS]
MAIN: Final[list[Main]] = [Main(seat) for seat in SEATS]
ATTACK_PHASE: Final[list[AttackPhase]] = [AttackPhase(seat) for seat in SEATS]
ATTACK: Final[list[Attack]] = [Attack(zone) for zone in range(SIDE)]
LAST_TO_FIRST: Final[list[Attack]] = ATTACK[::-1]
DRAIN_CHECK: Final = DrainCheck()
MANKIND_ATTACK: Final = MankindAttack()
