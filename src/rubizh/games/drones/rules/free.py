"""Free effects: what a player may do without an action, at any moment that is theirs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import without
from rubizh.engine.flow import Choice, Decision, then
from rubizh.games.drones.rules.cards import (
    ANY_PILOT,
    EVACUATE,
    EXCHANGE_MORE,
    EXTRA_ACTION,
    GUARANTEED_HIT,
    LOGISTICS,
    PILOT_OF,
    REPAIR,
    Ability,
)
from rubizh.games.drones.rules.choices import DONE, Activate, Exchange, Give, Repair, Use
from rubizh.games.drones.rules.have import total
from rubizh.games.drones.rules.personnel import TRANSFER_STEP
from rubizh.games.drones.rules.state import (
    KNOWN,
    PER_PLAYER,
    SEATS,
    TECHNOLOGY,
    Drones,
    OfSeat,
    character,
    drone,
    gain,
    kinds_of,
    put,
    support,
    threat,
)
from rubizh.games.drones.rules.trench import EVACUATE_ONE, dismiss, under

# The moments: what is of use at one is not at another.
NOT_MY_TURN: Final = 0
MY_TURN: Final = 1
BEFORE_AN_ATTACK: Final = 2

MANY_TROPHIES: Final = 30  # kinds of them; more, beside a field full of enemies, would be too many options for anybody


def free_effects(s: Drones, seat: i64, moment: i64) -> list[Choice]:
    """drones-46: effects of characters and projects, the exchange of a trophy, the activation of a project."""
    found = uses(s, seat, moment)
    if s.trophies[seat]:
        found.extend(exchanges(s, seat))
    if s.opened[seat]:
        found.extend(activations(s, seat))
    return found


def uses(s: Drones, seat: i64, moment: i64) -> list[Choice]:
    """drones-50: effects that are used once a round, by characters and projects that have not been turned over."""
    cards = s.rules.set
    found: list[Choice] = []
    add_uses(s, seat, moment, s.crew[seat], cards.in_crew, found)
    add_uses(s, seat, moment, s.hq[seat], cards.in_hq, found)
    add_uses(s, seat, moment, s.projects[seat], cards.by_support, found)
    return found


def add_uses(s: Drones, seat: i64, moment: i64, pile: tuple[int, ...], abilities: list[Ability], found: list[Choice]) -> None:
    """The effects of a pile, of equal projects once."""
    for c in pile:
        if abilities[c].by_choice and ready(s, seat, c, moment):
            option = s.rules.choices.use[c]
            if option not in found:
                found.append(option)


def effect_of(s: Drones, seat: i64, c: i64) -> Ability:
    """What a card on the player's board does where it lies."""
    if c in s.crew[seat]:
        return character(s, c).crew
    return character(s, c).hq if c in s.hq[seat] else support(s, c).ability


def ready(s: Drones, seat: i64, c: i64, moment: i64) -> bool:
    """Whether its effect is there to be used, and would change something now."""
    return not used_up(s, seat, c) and helps(s, seat, effect_of(s, seat, c), moment)


def used_up(s: Drones, seat: i64, c: i64) -> bool:
    """drones-51, drones-73: a character was turned over, or each of equal projects."""
    return c in s.turned[seat] or s.spent[seat].count(int(c)) >= s.projects[seat].count(int(c)) > 0


def helps(s: Drones, seat: i64, ability: Ability, moment: i64) -> bool:
    """drones-47: whether an effect would change something at this moment."""
    if ability.verb == LOGISTICS:
        return s.logistics[seat] < s.rules.set.most_logistics
    if ability.verb == EVACUATE:
        return len(s.wounded[seat]) > 0
    if ability.verb == REPAIR:
        return len(s.broken[seat]) > 0
    if ability.verb == EXTRA_ACTION:
        return moment != NOT_MY_TURN
    if ability.verb == GUARANTEED_HIT:
        return moment == BEFORE_AN_ATTACK
    return len(s.crew[seat]) + len(s.hq[seat]) > 0  # the last: characters are moved


def exchanges(s: Drones, seat: i64) -> list[Choice]:
    """drones-52, drones-53: one trophy for each player and round."""
    if s.exchanged >> seat & 1:
        return []
    exchange, kinds = s.rules.choices.exchange, kinds_of(s.trophies[seat])
    return [exchange[c] for c in (kinds if len(kinds) <= MANY_TROPHIES else of_each_worth(s, kinds))]


def of_each_worth(s: Drones, kinds: list[int]) -> list[int]:
    """drones-52: of trophies with the same points and the same Logistics the first."""
    first: dict[tuple[int, int], int] = {}
    for c in kinds:
        its = threat(s, c)
        first.setdefault((int(its.points), int(its.exchange)), c)
    return list(first.values())


def activations(s: Drones, seat: i64) -> list[Choice]:
    """drones-70, drones-71: open projects whose characters are all there."""
    activate = s.rules.choices.activate
    staff = s.crew[seat] + s.hq[seat]
    return [activate[c] for c in kinds_of(s.opened[seat]) if can_give(s, support(s, c).needs, 0, staff)]


def can_give(s: Drones, needs: tuple[int, ...], given: i64, staff: tuple[int, ...]) -> bool:
    """Whether everybody that a project still needs is there, each once."""
    if given == len(needs):
        return True
    for c in staff:
        if fits(s, needs[given], c) and can_give(s, needs, given + 1, without(staff, c)):
            return True
    return False


def fits(s: Drones, need: i64, c: i64) -> bool:
    """drones-72: whether a character is whom a project needs: by name, as any pilot, or as a pilot of a type."""
    if need >= 0:
        return c == need
    its = character(s, c)
    if need == ANY_PILOT:
        return its.flies != 0
    typed = its.typed >> (PILOT_OF - need) & 1 == 1
    return typed and (not its.universal or s.rules.universal_is_every_type)


def do_free(s: Drones, seat: i64, choice: Choice) -> None:
    """Carry a free effect out."""
    if isinstance(choice, Use):
        use(s, seat, choice.card)
    elif isinstance(choice, Exchange):
        exchange(s, seat, choice.card)
    elif isinstance(choice, Activate):
        s.activating = choice.card
        s.given = 0
        then(s, GIVE[seat])


def use(s: Drones, seat: i64, c: i64) -> None:
    """drones-50: the card is turned over, and its effect happens."""
    ability = effect_of(s, seat, c)
    if c in s.projects[seat]:
        s.spent = put(s.spent, seat, s.spent[seat] + (int(c),))
    else:
        s.turned = put(s.turned, seat, s.turned[seat] + (int(c),))
    happen(s, seat, ability)


def happen(s: Drones, seat: i64, ability: Ability) -> None:
    """An effect that happens at once; what lasts is had as long as its card lies there.

    drones-76, drones-80, drones-81, drones-83, drones-86, drones-87
    """
    if ability.verb == LOGISTICS:
        gain(s, seat, ability.amount)
    elif ability.verb == EVACUATE:
        for _ in range(ability.amount):
            then(s, EVACUATE_ONE[seat])
    elif ability.verb == REPAIR:
        for _ in range(ability.amount):
            then(s, REPAIR_ONE[seat])
    elif ability.verb == EXTRA_ACTION:
        s.actions += ability.amount
    elif ability.verb == GUARANTEED_HIT:
        s.sure = True
    else:
        then(s, TRANSFER_STEP[seat])


def exchange(s: Drones, seat: i64, c: i64) -> None:
    """drones-52, drones-85: the trophy goes to the discard, with its points, for the Logistics on it and whatever effects add."""
    s.exchanged |= 1 << seat
    s.trophies = put(s.trophies, seat, without(s.trophies[seat], c))
    s.threat_discard += (int(c),)
    gain(s, seat, threat(s, c).exchange + total(s, seat, EXCHANGE_MORE))


class GiveForProject(OfSeat):
    """drones-48, drones-70: the characters that a project needs go under the deck one by one; then it is activated."""

    def ask(self, s: Drones) -> Decision | None:
        needs = support(s, s.activating).needs
        if s.given == len(needs):
            return None
        staff = s.crew[self.seat] + s.hq[self.seat]
        give, need = s.rules.choices.give, needs[s.given]
        fitting = [c for c in staff if fits(s, need, c) and can_give(s, needs, s.given + 1, without(staff, c))]
        return Decision(self.seat, [give[c] for c in fitting])

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Give):
            dismiss(s, self.seat, choice.card)
            under(s, choice.card, KNOWN)
            s.given += 1
            then(s, self)
        else:
            activate(s, self.seat)


def activate(s: Drones, seat: i64) -> None:
    """The project is moved to the left of the board; with three for each player together the game is won at once.

    drones-70, drones-137
    """
    s.opened = put(s.opened, seat, without(s.opened[seat], s.activating))
    s.projects = put(s.projects, seat, s.projects[seat] + (int(s.activating),))
    if sum([len(projects) for projects in s.projects]) >= PER_PLAYER * s.rules.players:
        s.ending = TECHNOLOGY
        s.over = True


class RepairOne(OfSeat):
    """drones-81, drones-94: a broken drone is as new."""

    def ask(self, s: Drones) -> Decision | None:
        broken = s.broken[self.seat]
        repair = s.rules.choices.repair
        return Decision(self.seat, [repair[c] for c in kinds_of(broken)]) if broken else None

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Repair):
            seat, c = self.seat, choice.card
            s.broken = put(s.broken, seat, without(s.broken[seat], c))
            s.depot = put(s.depot, seat, s.depot[seat] + (int(c),))
            if c == s.flown and not drone(s, c).kamikaze:  # one of those is gone: this is another
                s.grounded = False


class Free(OfSeat):
    """drones-47: a player may use free effects, before and after their defence and before the count."""

    def ask(self, s: Drones) -> Decision | None:
        options = free_effects(s, self.seat, NOT_MY_TURN)
        return Decision(self.seat, [*options, DONE]) if options else None

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Use | Exchange | Activate):
            then(s, self)
            do_free(s, self.seat, choice)


GIVE: Final[list[GiveForProject]] = [GiveForProject(seat) for seat in SEATS]
REPAIR_ONE: Final[list[RepairOne]] = [RepairOne(seat) for seat in SEATS]
FREE: Final[list[Free]] = [Free(seat) for seat in SEATS]
