"""The Threat phase: each player's defence, then new threats and their mishaps."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.flow import NATURE, Choice, Decision, Step, then
from rubizh.games.drones.rules.cards import (
    FIRST_LINE,
    FROM_CREW,
    FROM_DRONES,
    FROM_MISHAPS,
    FROM_TRENCH,
    IN_THE_AIR,
    SECOND_LINE,
    WING,
    Harm,
)
from rubizh.games.drones.rules.choices import ROLLS, Break, Lose, Roll
from rubizh.games.drones.rules.decks import DRAW_THREAT
from rubizh.games.drones.rules.free import FREE
from rubizh.games.drones.rules.shop import drop_drone
from rubizh.games.drones.rules.sortie import break_drone
from rubizh.games.drones.rules.state import (
    HORDE,
    PER_PLAYER,
    SEATS,
    Drones,
    OfSeat,
    counted,
    drone,
    gain,
    in_order,
    kinds_of,
    left_of,
    put,
    support,
    threat,
)
from rubizh.games.drones.rules.trench import CREW_LOSS, TRENCH_LOSS
from rubizh.games.drones.rules.turn import others_free


class Threats(Step[Drones]):
    """Everybody's defence in turn, then new threats; in the fog of war the other way round. The token passes at the end.

    drones-29, drones-144
    """

    def do(self, s: Drones, choice: Choice) -> None:
        if s.rules.silent_at_once:
            s.silenced = s.silenced_next
            s.silenced_next = 0
        then(s, PASS_THE_TOKEN)
        if not s.rules.fog_of_war:
            then(s, NEW_THREATS)
        for seat in reversed(in_order(s)):
            then(s, DEFENCE[seat])
        if s.rules.fog_of_war:
            then(s, NEW_THREATS)


class Defence(OfSeat):
    """drones-47, drones-108: free effects, the roll and everything with that number, free effects."""

    def do(self, s: Drones, choice: Choice) -> None:
        others_free(s, self.seat)
        then(s, FREE[self.seat])
        then(s, DEFENCE_ROLL[self.seat])
        then(s, FREE[self.seat])


class DefenceRoll(OfSeat):
    """drones-108: a player rolls once."""

    def ask(self, s: Drones) -> Decision | None:
        return Decision(NATURE, ROLLS)

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Roll):
            s.rolled = choice.face
            s.coming = activated(s, choice.face)
            then(s, STRIKE[self.seat])


def activated(s: Drones, face: i64) -> tuple[int, ...]:
    """The enemies that show a number: first line, second line, drones, each in the order of coming.

    drones-109, drones-110, drones-121
    """
    cards = s.rules.set
    found: list[int] = []
    for place in (FIRST_LINE, SECOND_LINE, IN_THE_AIR):
        for c in s.field:
            its = cards.threat[c]
            if its.place == place and its.numbers >> face & 1 and not s.silenced >> its.kind & 1:
                found.append(c)
    return tuple(found)


class Strike(OfSeat):
    """drones-108: the next of the enemies that a roll has activated does what is described on its card."""

    def do(self, s: Drones, choice: Choice) -> None:
        if s.coming:
            c = s.coming[0]
            s.coming = s.coming[1:]
            then(s, self)
            suffer(s, self.seat, threat(s, c).harm, 1 << threat(s, c).kind)


def shield(s: Drones, seat: i64) -> i64:
    """drones-66, drones-68: what a player's protection spares them, as bits."""
    bits: i64 = 0
    for c in s.protection[seat]:
        bits |= support(s, c).protects
    return bits


def suffer(s: Drones, seat: i64, harm: Harm, by: i64) -> bool:
    """What an enemy or a mishap does to a player, as far as nothing protects them; whether it does anything.

    drones-68, drones-117
    """
    spared = shield(s, seat)
    if spared & by:
        return False
    gain(s, seat, -harm.logistics)
    if not spared & FROM_DRONES:
        for _ in range(harm.broken):
            then(s, DRONE_BREAKS[harm.wing_only][seat])
        for _ in range(harm.shot_down):
            then(s, SHOT_DOWN[harm.wing_only][seat])
    if not spared & FROM_CREW:
        for _ in range(harm.crew):
            then(s, CREW_LOSS[seat])
    if not spared & FROM_TRENCH:
        for _ in range(harm.trench):
            then(s, TRENCH_LOSS[seat])
    return True


def exposed(s: Drones, pile: tuple[int, ...], wing_only: bool) -> list[int]:
    """drones-116: the drones of a pile that are hit, one of each kind: all, or Wings only."""
    return [c for c in kinds_of(pile) if not wing_only or drone(s, c).type == WING]


class ShotDown(OfSeat):
    """drones-114: a drone is shot down and discarded, a broken one too; the owner chooses which."""

    def __init__(self, seat: i64, wing_only: bool) -> None:
        super().__init__(seat)
        self.wing_only: Final = wing_only

    def ask(self, s: Drones) -> Decision | None:
        seat, choices = self.seat, s.rules.choices
        options = [choices.lose[c] for c in exposed(s, s.depot[seat], self.wing_only)]
        options += [choices.lose_broken[c] for c in exposed(s, s.broken[seat], self.wing_only)]
        return Decision(seat, options) if options else None

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Lose):
            drop_drone(s, self.seat, choice.card, choice.broken)

    def __repr__(self) -> str:
        return f"ShotDown({self.seat}{', wing' if self.wing_only else ''})"


class DroneBreaks(OfSeat):
    """drones-115: a drone breaks; the owner chooses which."""

    def __init__(self, seat: i64, wing_only: bool) -> None:
        super().__init__(seat)
        self.wing_only: Final = wing_only

    def ask(self, s: Drones) -> Decision | None:
        breaks = s.rules.choices.breaks
        options = [breaks[c] for c in exposed(s, s.depot[self.seat], self.wing_only)]
        return Decision(self.seat, options) if options else None

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Break):
            break_drone(s, self.seat, choice.card)

    def __repr__(self) -> str:
        return f"DroneBreaks({self.seat}{', wing' if self.wing_only else ''})"


class NewThreats(Step[Drones]):
    """Three threats for each player, four in a horde; then the mishaps among them are dealt round from the Duty Officer.

    drones-122, drones-123, drones-145
    """

    def do(self, s: Drones, choice: Choice) -> None:
        then(s, MISHAP[s.officer])
        for _ in range((HORDE if s.rules.horde else PER_PLAYER) * s.rules.players):
            then(s, DRAW_THREAT)


class Mishap(OfSeat):
    """A mishap hits the player to whom it is dealt, and as many to their left as it says; the next goes to the next.

    drones-123, drones-124, drones-125, drones-126
    """

    def do(self, s: Drones, choice: Choice) -> None:
        if not s.aside:
            return
        c = s.aside[0]
        s.aside = s.aside[1:]
        then(s, MISHAP[left_of(s, self.seat)])
        its = threat(s, c)
        hit = [(self.seat + n) % s.rules.players for n in range(min(its.players, s.rules.players))]
        felt = [seat for seat in reversed(hit) if suffer(s, seat, its.harm, FROM_MISHAPS)]
        for seat in felt:
            s.fewer_cards = counted(s.fewer_cards, seat, s.fewer_cards[seat] + its.harm.support)
            s.fewer_actions = counted(s.fewer_actions, seat, s.fewer_actions[seat] + its.harm.actions)
        if felt and its.harm.lasts:
            first = felt[-1]
            s.mishaps = put(s.mishaps, first, s.mishaps[first] + (int(c),))
        else:
            s.threat_discard += (int(c),)


class PassTheToken(Step[Drones]):
    """drones-29: the player to the left is the next Duty Officer."""

    def do(self, s: Drones, choice: Choice) -> None:
        s.officer = left_of(s, s.officer)
        if s.rules.silent_at_once:
            s.silenced = 0


THREATS: Final = Threats()
NEW_THREATS: Final = NewThreats()
PASS_THE_TOKEN: Final = PassTheToken()
DEFENCE: Final[list[Defence]] = [Defence(seat) for seat in SEATS]
DEFENCE_ROLL: Final[list[DefenceRoll]] = [DefenceRoll(seat) for seat in SEATS]
STRIKE: Final[list[Strike]] = [Strike(seat) for seat in SEATS]
MISHAP: Final[list[Mishap]] = [Mishap(seat) for seat in SEATS]
SHOT_DOWN: Final[list[list[ShotDown]]] = [[ShotDown(seat, wing) for seat in SEATS] for wing in (False, True)]
DRONE_BREAKS: Final[list[list[DroneBreaks]]] = [[DroneBreaks(seat, wing) for seat in SEATS] for wing in (False, True)]
