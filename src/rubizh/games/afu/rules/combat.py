"""The fights: three places, attack against defence both ways, and what becomes of the cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.flow import Choice, Step, then
from rubizh.games.afu.rules.bonus import Reward, bonus_of
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.field import AFTER_COMBAT, FIELD
from rubizh.games.afu.rules.piles import clear_rows, take_panic, to_discard
from rubizh.games.afu.rules.recruit import strike
from rubizh.games.afu.rules.state import PLACES, Afu, card, played, points_of, with_row

NO_REWARD: Final = Reward(0)


class Side:
    """One side of a fight: a card and what its support adds to it."""

    def __init__(self, s: Afu, front: i64, back: i64, seat: i64) -> None:
        first = card(s, front)
        reward = bonus_of(s, seat, front) if seat >= 0 else None
        own = NO_REWARD if reward is None else reward
        self.attack: i64 = points_of(first.attack) + own.attack()
        self.defence: i64 = points_of(first.defence) + own.defence()
        self.enhanced_attack = first.enhanced_attack
        self.enhanced_defence = first.enhanced_defence
        self.air = first.air
        self.hits_air = first.air or first.anti_air
        self.artillery = first.artillery
        self.rocket = first.rocket
        if back != NO_CARD:
            self.add(s, back, seat)

    def add(self, s: Afu, back: i64, seat: i64) -> None:
        """afu-24, afu-25, afu-35: support points and special marks pass to the card in front; attack and defence do not."""
        behind = card(s, back)
        reward = bonus_of(s, seat, back) if seat >= 0 else None
        support = points_of(behind.support) + (0 if reward is None else reward.support())
        self.attack += support
        self.defence += support
        self.enhanced_attack = self.enhanced_attack or behind.enhanced_attack or behind.reinforcements
        self.enhanced_defence = self.enhanced_defence or behind.enhanced_defence
        self.hits_air = self.hits_air or behind.anti_air
        self.artillery = self.artillery or behind.artillery
        self.rocket = self.rocket or behind.rocket


def destroys(one: Side, other: Side, always_hits_air: bool) -> bool:
    """afu-33, afu-34, afu-38 to afu-40: attack at least the defence, enhanced against enhanced, and a reach into the air."""
    if one.attack < other.defence:
        return False
    if other.enhanced_defence and not one.enhanced_attack:
        return False
    return not other.air or one.hits_air or always_hits_air


class Combat(Step[Afu]):
    """afu-32: a seat's combat: fielding, the fights, what the strikes do, and the bonuses of victory."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def do(self, s: Afu, choice: Choice) -> None:
        s.takebacks = 0
        then(s, END_OF_COMBAT[self.seat])
        then(s, AFTER_COMBAT[self.seat])
        then(s, FIGHTS[self.seat])
        then(s, FIELD[self.seat])

    def __repr__(self) -> str:
        return f"Combat({self.seat})"


class Fights(Step[Afu]):
    """afu-26, afu-46: every place is decided at the same time."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def do(self, s: Afu, choice: Choice) -> None:
        seat = self.seat
        strikes: i64 = 0
        outcomes = [fight(s, seat, place) for place in range(PLACES)]
        s.fought[seat] = played(s, seat)[len(s.offered[seat]) :]
        for place in range(PLACES):
            strikes += settle(s, seat, place, outcomes[place])
        clear_rows(s, seat)
        for _ in range(strikes):
            strike(s)

    def __repr__(self) -> str:
        return f"Fights({self.seat})"


class Outcome:
    """What becomes of the cards at one place."""

    def __init__(self, destroyed: bool, lost: bool, support_lost: bool) -> None:
        self.destroyed: Final = destroyed
        self.lost: Final = lost
        self.support_lost: Final = support_lost


def fight(s: Afu, seat: i64, place: i64) -> Outcome | None:
    """afu-27 to afu-29, afu-36, afu-37: the fight at one place, or None where nobody stands against an invader."""
    front = s.defence[seat][place]
    if front == NO_CARD or s.attack[seat][place] == NO_CARD:
        return None
    ours = Side(s, front, s.defence_support[seat][place], seat)
    theirs = Side(s, s.attack[seat][place], s.attack_support[seat][place], -1)
    lost = destroys(theirs, ours, s.rules.ground_hits_air) or grounded(s, front)
    support_lost = lost or theirs.artillery or grounded(s, s.defence_support[seat][place])
    return Outcome(destroys(ours, theirs, False), lost, support_lost)


def grounded(s: Afu, c: i64) -> bool:
    """afu-87: whether an event sends the card to the hospital, however it fights."""
    return s.air_lost and c != NO_CARD and card(s, c).air


def settle(s: Afu, seat: i64, place: i64, outcome: Outcome | None) -> i64:
    """afu-27 to afu-30, afu-37, afu-103: put the cards of one place where they belong; how many rockets strike."""
    enemies = with_row((), (s.attack[seat][place], s.attack_support[seat][place]))
    if outcome is None and s.attack[seat][place] != NO_CARD:
        take_panic(s, seat)
    if outcome is not None:
        bring_back(s, seat, s.defence[seat][place], outcome.lost)
        if s.defence_support[seat][place] != NO_CARD:
            bring_back(s, seat, s.defence_support[seat][place], outcome.support_lost)
        if outcome.destroyed:
            s.trophies[seat] += enemies
            s.destroyed[seat] += len(enemies)
            return 0
    s.escaped[seat] += enemies
    return len([c for c in enemies if card(s, c).rocket])


def bring_back(s: Afu, seat: i64, c: i64, lost: bool) -> None:
    """afu-28: to the hospital or the discard."""
    if lost:
        s.hospital[seat] += (c,)
    else:
        to_discard(s, seat, (c,))
        s.survived[seat] += (c,)


class EndOfCombat(Step[Afu]):
    """afu-44, afu-57: recruitment points from bonuses are counted by themselves."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def do(self, s: Afu, choice: Choice) -> None:
        for c in s.offered[self.seat] + s.fought[self.seat]:
            reward = bonus_of(s, self.seat, c)
            if reward is not None:
                s.points[self.seat] += reward.recruits()

    def __repr__(self) -> str:
        return f"EndOfCombat({self.seat})"


COMBAT: Final[list[Combat]] = [Combat(0), Combat(1)]
FIGHTS: Final[list[Fights]] = [Fights(0), Fights(1)]
END_OF_COMBAT: Final[list[EndOfCombat]] = [EndOfCombat(0), EndOfCombat(1)]
