"""The defence to come: what each face of the die would do to each seat, and how likely the team is to hold."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rubizh.bots.net import zeros
from rubizh.games.drones.rules.cards import EVACUATE, FROM_CREW, FROM_DRONES, FROM_TRENCH, Harm, Threat
from rubizh.games.drones.rules.choices import FACES
from rubizh.games.drones.rules.free import used_up
from rubizh.games.drones.rules.round import ROUND
from rubizh.games.drones.rules.state import FATAL_WOUNDED, MOST_PLAYERS, Drones
from rubizh.games.drones.rules.threats import THREATS, Defence, DefenceRoll, shield

ROW: Final = FACES + 1  # of a table with a place for each face
DEEPEST: Final = 48  # a Trench with more is as good as one with so many


class Forecast:
    """Made once, and used for every position."""

    def __init__(self) -> None:
        self.trench: Final = vec[i64]([0] * (MOST_PLAYERS * ROW))  # losses of the Trench by seat and face
        self.crew: Final = vec[i64]([0] * (MOST_PLAYERS * ROW))
        self.drones: Final = vec[i64]([0] * (MOST_PLAYERS * ROW))
        self.logistics: Final = vec[i64]([0] * (MOST_PLAYERS * ROW))
        self.wounded: Final = vec[i64]([0] * MOST_PLAYERS)  # of each seat, less those whom free effects will evacuate
        self.ahead: Final = zeros(DEEPEST + 1)  # chances that the Trench has lost so many and everybody lives
        self.after: Final = zeros(DEEPEST + 1)
        self.to_roll: i64 = 0  # the seats that roll before the next Recovery, as bits
        self.unprotected = False  # whether protection will be gone by then
        self.survival = 1.0
        self.loss = 0.0  # of the Trench, expected

    def look(self, s: Drones) -> None:
        """What is to be expected of the next defence of everybody who has not rolled yet."""
        self.see_who_rolls(s)
        self.loss = 0.0
        self.survival = 1.0
        if self.to_roll == 0:
            return
        quiet = s.silenced_next if s.rules.silent_at_once or self.unprotected else s.silenced
        for seat in range(s.rules.players):
            if self.to_roll >> seat & 1:
                self.count(s, seat, quiet)
        self.work_out(s)

    def see_who_rolls(self, s: Drones) -> None:
        everybody = (1 << s.rules.players) - 1
        self.to_roll = 0
        self.unprotected = False
        for step in s.todo:
            if step is THREATS:
                self.to_roll = everybody
            elif step is ROUND:
                self.to_roll = everybody
                self.unprotected = True
            elif isinstance(step, Defence | DefenceRoll):
                self.to_roll |= 1 << step.seat

    def count(self, s: Drones, seat: i64, quiet: i64) -> None:
        """What the faces would do to one seat."""
        base = seat * ROW
        for at in range(base, base + ROW):
            self.trench[at] = 0
            self.crew[at] = 0
            self.drones[at] = 0
            self.logistics[at] = 0
        spared = 0 if self.unprotected else shield(s, seat)
        cards = s.rules.set
        for c in s.field:
            its = cards.threat[c]
            by: i64 = 1 << its.kind
            if by & (quiet | spared) == 0:
                self.add(base, its, its.harm, spared)
        self.wounded[seat] = max(len(s.wounded[seat]) - evacuations(s, seat), 0)

    def add(self, base: i64, its: Threat, harm: Harm, spared: i64) -> None:
        trench = harm.trench if spared & FROM_TRENCH == 0 else 0
        crew = harm.crew if spared & FROM_CREW == 0 else 0
        drones = harm.broken + 2 * harm.shot_down if spared & FROM_DRONES == 0 else 0
        for face in range(1, ROW):
            if its.numbers >> face & 1:
                self.trench[base + face] += trench
                self.crew[base + face] += crew
                self.drones[base + face] += drones
                self.logistics[base + face] += harm.logistics

    def fatal(self, s: Drones, seat: i64, face: i64) -> bool:
        """Whether a face brings a seat its fourth wounded."""
        at = seat * ROW + face
        hurt = self.trench[at] + min(self.crew[at], len(s.crew[seat]))
        return self.wounded[seat] + hurt >= FATAL_WOUNDED

    def work_out(self, s: Drones) -> None:
        """Every die of those to roll is as likely as any other, and the Trench is everybody's."""
        there = min(len(s.trench), DEEPEST)
        ahead, after = self.ahead, self.after
        for n in range(there + 1):
            ahead[n] = 0.0
        ahead[0] = 1.0
        for seat in range(s.rules.players):
            if self.to_roll >> seat & 1:
                self.roll(s, seat, there)
                for n in range(there + 1):
                    ahead[n] = after[n]
        self.survival = 0.0
        for n in range(there):
            self.survival += ahead[n]

    def roll(self, s: Drones, seat: i64, there: i64) -> None:
        """What the Trench has lost after one more die; it is lost where it has lost all."""
        ahead, after = self.ahead, self.after
        for n in range(there + 1):
            after[n] = 0.0
        for face in range(1, ROW):
            lost = self.trench[seat * ROW + face]
            self.loss += float(lost) / FACES
            if not self.fatal(s, seat, face):
                for n in range(there - lost):
                    after[n + lost] += ahead[n] / FACES


def evacuations(s: Drones, seat: i64) -> i64:
    """How many wounded a seat can evacuate without an action."""
    if not s.wounded[seat]:
        return 0
    cards = s.rules.set
    many: i64 = 0
    for c in s.crew[seat]:
        if cards.character[c].crew.verb == EVACUATE and not used_up(s, seat, c):
            many += cards.character[c].crew.amount
    for c in s.hq[seat]:
        if cards.character[c].hq.verb == EVACUATE and not used_up(s, seat, c):
            many += cards.character[c].hq.amount
    for c in s.projects[seat]:
        if cards.of_support[c].ability.verb == EVACUATE and not used_up(s, seat, c):
            many += cards.of_support[c].ability.amount
    return many
