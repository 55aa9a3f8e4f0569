"""The verbs: what a part of an effect does, once it is known to what."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.flow import Choice, Decision, Step, then
from rubizh.games.invaders.rules.board import (
    add_power,
    add_tokens,
    area_of,
    its_card,
    locate,
    lower,
    piece_at,
    restore,
    room,
    shift,
    side_of,
)
from rubizh.games.invaders.rules.cards import (
    DESTROY,
    DISCARD_TO_DECK,
    LOWER_ZONE,
    MANKIND,
    MANKIND_ATTACKS,
    MARKER,
    MOVE,
    OPS_TOKEN,
    POWER_TOKEN,
    REDRAW,
    RESTORE_ZONE,
    SACRIFICE,
    SKIP_ATTACK,
    TOKEN,
    TURN_OVER_TOP,
    Effect,
)
from rubizh.games.invaders.rules.choices import DONE, PASS, SAVE_HERO, SLOTS
from rubizh.games.invaders.rules.doings import effects_of
from rubizh.games.invaders.rules.heroes import leave
from rubizh.games.invaders.rules.piles import TURN_OVER, discard_to_deck, move_marker, redraw
from rubizh.games.invaders.rules.state import (
    NOTHING,
    SEATS,
    STRATEGY,
    Doing,
    Invaders,
    Openly,
)
from rubizh.games.invaders.rules.targets import A_MOVE, options, picked, settled, zones


def current(s: Invaders) -> Effect:
    """The part that is being done now."""
    d = s.doings[-1]
    return effects_of(s.rules, d)[d.part - 1]


def carry_out(s: Invaders, d: Doing, effect: Effect) -> None:
    """Do one part, but for draws and drains."""
    verb = effect.verb
    if verb in (DESTROY, SACRIFICE):
        remove_chosen(s, effect)
    elif verb == MOVE:
        move_chosen(s)
    elif verb in (POWER_TOKEN, TOKEN):
        give_tokens(s, effect)
    elif verb in (LOWER_ZONE, RESTORE_ZONE):
        change_zone(s, d, effect)
    else:
        change_table(s, d, effect)


def remove_chosen(s: Invaders, effect: Effect) -> None:
    """invaders-35, invaders-84, invaders-88, invaders-89: the chosen cards leave together; who has gone meanwhile is skipped."""
    left = False
    for number in s.chosen:
        where = locate(s, number) if number != NOTHING else NOTHING
        if where != NOTHING and not s.over:
            leave(s, where)
            left = True
    if effect.price and not left:
        give_up(s)


def give_up(s: Invaders) -> None:
    """Without its price nothing else of an effect happens."""
    d = s.doings[-1]
    s.doings = s.doings[:-1] + (at_part(d, len(effects_of(s.rules, d))),)


def at_part(d: Doing, part: i64) -> Doing:
    return Doing(d.kind, d.seat, d.card, d.piece, d.ability, d.zone, d.room, d.picks, part, d.cancelled)


def move_chosen(s: Invaders) -> None:
    """invaders-31, invaders-81: each chosen card to its zone; room is made first, a new hero comes when all have moved."""
    for at in range(0, len(s.chosen) - 2, A_MOVE):
        where = locate(s, s.chosen[at])
        if where == NOTHING:
            continue
        for_it = locate(s, s.chosen[at + 2]) if s.chosen[at + 2] != NOTHING else NOTHING
        if for_it != NOTHING:
            leave(s, for_it)
        area = area_of(side_of(where // SLOTS), s.chosen[at + 1])
        if room(s, area):
            shift(s, where, area)


def give_tokens(s: Invaders, effect: Effect) -> None:
    for number in s.chosen:
        where = locate(s, number) if number != NOTHING else NOTHING
        if where == NOTHING:
            continue
        if effect.verb == TOKEN:
            add_tokens(s, where, effect.n)
        else:
            add_power(s, where, effect.n)


def change_zone(s: Invaders, d: Doing, effect: Effect) -> None:
    there = zones(s, d, effect)
    if effect.somewhere:
        there = [zone for zone in there if zone in s.chosen]
    if not there:
        return
    zone = there[0]
    if effect.verb == LOWER_ZONE:
        lower(s, zone, effect.n)
    else:
        restore(s, zone, effect.n)


def change_table(s: Invaders, d: Doing, effect: Effect) -> None:
    """What is done to no card in play and to no zone; a surcharge of a strategy holds by itself from now on."""
    verb = effect.verb
    if verb == OPS_TOKEN:
        s.ops += effect.n
    elif verb == MARKER:
        move_marker(s, effect.n)
    elif verb == DISCARD_TO_DECK:
        discard_to_deck(s, d.seat, effect.n)
    elif verb == REDRAW:
        redraw(s, d.seat)
    elif verb == TURN_OVER_TOP:
        s.turned_over = NOTHING
        then(s, TURN_OVER[1 - d.seat])
    elif verb == SKIP_ATTACK:
        s.skip = True
    elif verb == MANKIND_ATTACKS:
        s.attacks += (int(d.piece),)


class CarryOut(Step[Invaders]):
    """Do the part under way with what was chosen for it."""

    def do(self, s: Invaders, choice: Choice) -> None:
        carry_out(s, s.doings[-1], current(s))


class Select(Openly):
    """invaders-39, invaders-40: choose what the part under way is done to, one card or zone after the other."""

    def ask(self, s: Invaders) -> Decision | None:
        found = options(s, s.doings[-1], current(s), s.chosen)
        return Decision(self.seat, found) if found else None

    def do(self, s: Invaders, choice: Choice) -> None:
        if choice is DONE:
            s.chosen += (NOTHING,)
        elif len(choice.text) > 0:
            s.chosen = settled(s, s.doings[-1], current(s), s.chosen + (picked(s, choice),))
            then(s, self)


class Chainmail(Openly):
    """invaders-63: Project Chainmail, while it is dormant, can save the hero from a card of the Invader."""

    def ask(self, s: Invaders) -> Decision | None:
        return Decision(MANKIND, [SAVE_HERO, PASS]) if chainmail(s) != NOTHING and doomed_hero(s) != NOTHING else None

    def do(self, s: Invaders, choice: Choice) -> None:
        if choice is SAVE_HERO:
            hero = doomed_hero(s)
            s.carried_out |= 1 << chainmail(s)
            s.chosen = tuple([number for number in s.chosen if number != hero])

    def passed_by(self, s: Invaders) -> Choice | None:
        return PASS


def chainmail(s: Invaders) -> i64:
    """The strategy that saves a hero, while its marker is unused; a strategy of the Invader it does not stop."""
    if s.doings[-1].kind == STRATEGY:
        return NOTHING
    for number, strategy in enumerate(s.rules.set.board.strategies):
        if strategy.saves_hero and s.carried_out >> number & 1 == 0:
            return number
    return NOTHING


def doomed_hero(s: Invaders) -> i64:
    """The hero among the cards that are about to be destroyed."""
    for number in s.chosen:
        where = locate(s, number) if number != NOTHING else NOTHING
        if where != NOTHING and its_card(s, piece_at(s, where)).hero:
            return number
    return NOTHING


CARRY_OUT: Final = CarryOut()
SELECT: Final[list[Select]] = [Select(seat) for seat in SEATS]
CHAINMAIL: Final = Chainmail(MANKIND)
