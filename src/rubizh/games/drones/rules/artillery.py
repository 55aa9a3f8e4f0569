"""Artillery cards: a plain roll against a ground enemy that the player can see."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.flow import NATURE, Choice, Decision, then
from rubizh.games.drones.rules.cards import IN_THE_AIR
from rubizh.games.drones.rules.choices import REROLL, REROLL_OR_NOT, ROLLS, Attack, Roll
from rubizh.games.drones.rules.have import corrected, recon, recon_for
from rubizh.games.drones.rules.sortie import gain_trophy
from rubizh.games.drones.rules.state import SEATS, Drones, OfSeat, kinds_of, support


def within_range(s: Drones, seat: i64, c: i64) -> list[int]:
    """drones-62: the ground enemies that an artillery card reaches, at a distance for which the player has Recon."""
    cards = s.rules.set
    reach, sees, known = support(s, c).reach, recon(s, seat), recon_for(s, seat)
    found: list[int] = []
    for e in kinds_of(s.field):
        enemy = cards.threat[e]
        if enemy.place < IN_THE_AIR and enemy.place <= reach and (enemy.place <= sees or known >> enemy.kind & 1):
            found.append(e)
    return found


class Aim(OfSeat):
    """drones-62: the target of an artillery card."""

    def ask(self, s: Drones) -> Decision | None:
        attack = s.rules.choices.attack
        there = within_range(s, self.seat, s.shell)
        return Decision(self.seat, [attack[c] for c in there]) if there else None

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Attack):
            s.target = choice.card
            then(s, SHOT[self.seat])


class Shot(OfSeat):
    """drones-63, drones-64, drones-65: the roll of an artillery card; after a miss a drone that spots for it allows another."""

    def ask(self, s: Drones) -> Decision | None:
        return Decision(NATURE, ROLLS)

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Roll):
            fall(s, self.seat, choice)
            if choice.face < support(s, s.shell).hit and corrected(s, self.seat):
                then(s, CORRECT[self.seat])


def fall(s: Drones, seat: i64, roll: Roll) -> None:
    """drones-63: the shell falls: with at least the number on its card the enemy is hit."""
    s.rolled = roll.face
    if roll.face >= support(s, s.shell).hit:
        gain_trophy(s, seat, s.target)


class Correct(OfSeat):
    """drones-65: whether to roll once more."""

    def ask(self, s: Drones) -> Decision | None:
        return Decision(self.seat, REROLL_OR_NOT)

    def do(self, s: Drones, choice: Choice) -> None:
        if choice is REROLL:
            then(s, SECOND_SHOT[self.seat])


class SecondShot(OfSeat):
    """drones-65: the second roll stands."""

    def ask(self, s: Drones) -> Decision | None:
        return Decision(NATURE, ROLLS)

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Roll):
            fall(s, self.seat, choice)


AIM: Final[list[Aim]] = [Aim(seat) for seat in SEATS]
SHOT: Final[list[Shot]] = [Shot(seat) for seat in SEATS]
CORRECT: Final[list[Correct]] = [Correct(seat) for seat in SEATS]
SECOND_SHOT: Final[list[SecondShot]] = [SecondShot(seat) for seat in SEATS]
