"""What a seat notices about a position: the defence to come, every board, the field, and what it could do itself.

Only what everybody may know is looked at: of the Trench and of decks how many they are, and never who.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.bots.net import Features
from rubizh.engine.flow import NATURE
from rubizh.games.drones.bots.board import BOARD, notice_board
from rubizh.games.drones.bots.forecast import Forecast
from rubizh.games.drones.bots.lore import DRONE_SORTS, ENEMY_SORTS, Lore
from rubizh.games.drones.bots.outlook import best_attack, outlook
from rubizh.games.drones.rules.artillery import Shot
from rubizh.games.drones.rules.cards import NO_CARD
from rubizh.games.drones.rules.decks import (
    DrawSupport,
    DrawThreat,
    LookAtCharacter,
    OpenDrone,
    characters_left,
)
from rubizh.games.drones.rules.free import Free
from rubizh.games.drones.rules.have import dearer, penalty
from rubizh.games.drones.rules.personnel import CallFromTrench, Transfer
from rubizh.games.drones.rules.round import DiscardOne, Draft, LoseCards
from rubizh.games.drones.rules.scoring import score
from rubizh.games.drones.rules.shop import Shopping
from rubizh.games.drones.rules.sortie import AttackStep
from rubizh.games.drones.rules.state import MOST_PLAYERS, PER_PLAYER, Drones
from rubizh.games.drones.rules.threats import DefenceRoll
from rubizh.games.drones.rules.trench import TrenchLoss
from rubizh.games.drones.rules.turn import PlaceRecruit, Turn

CODES: Final = 2 * BOARD  # one's own board, and a partner's

MOMENTS: Final = 20
MANY: Final = 8  # of a sort of enemies
SURE: Final = 12  # steps from certain death to certain survival
DEEP: Final = 16  # characters in the Trench

PLAYERS: Final = 0
LEFT: Final = PLAYERS + MOST_PLAYERS
VARIANT: Final = LEFT + MOST_PLAYERS * 8
TRENCH: Final = VARIANT + 6
MARGIN: Final = TRENCH + MOST_PLAYERS * DEEP
SURVIVAL: Final = MARGIN + MOST_PLAYERS * DEEP
LOSS: Final = SURVIVAL + 4 * SURE
PRESSURE: Final = LOSS + 16
ENEMIES: Final = PRESSURE + 24
TO_BE_SILENT: Final = ENEMIES + ENEMY_SORTS * MANY
AFTERWARDS: Final = TO_BE_SILENT + 8
PENALTY: Final = AFTERWARDS + 24
DEARER: Final = PENALTY + 4
TECHNOLOGY: Final = DEARER + 4
OPENED_TOO: Final = TECHNOLOGY + 13
MOMENT: Final = OPENED_TOO + 13
WHOSE: Final = MOMENT + 2 * MOMENTS
IN_TURN: Final = WHOSE + MOST_PLAYERS
TURNS: Final = IN_TURN + 8
OTHERS_TURNS: Final = TURNS + 6
SHOP: Final = OTHERS_TURNS + 14
STRIKE: Final = SHOP + 2 * DRONE_SORTS
IN_FLIGHT: Final = STRIKE + 16
POINTS: Final = IN_FLIGHT + 16 * 4
BEHIND: Final = POINTS + 40
DECK: Final = BEHIND + 12
WOUNDED: Final = DECK + 4
WHOLE: Final = WOUNDED + 16


class Sight:
    """Looks at a position with the eyes of one seat; made once, and used for every position."""

    def __init__(self) -> None:
        self.forecast: Final = Forecast()

    def notice(self, s: Drones, seat: i64, lore: Lore, f: Features) -> None:
        f.clear()
        forecast = self.forecast
        forecast.look(s)
        for other in range(s.rules.players):
            notice_board(s, other, 0 if other == seat else BOARD, lore, forecast, f)
        self.notice_team(s, f)
        notice_field(s, lore, f)
        notice_time(s, seat, f)
        notice_chances(s, seat, lore, f)

    def notice_team(self, s: Drones, f: Features) -> None:
        """The Trench, and how likely the team is to hold it."""
        forecast, players = self.forecast, s.rules.players
        left = within(s.rules.rounds - s.round, 8)
        f.add_whole(PLAYERS + players - 1)
        f.add_whole(LEFT + (players - 1) * 8 + left)
        there = len(s.trench)
        f.add_whole(TRENCH + (players - 1) * DEEP + within(there, DEEP))
        margin = i64(2.0 * (float(there) - forecast.loss) + 2.0)
        f.add_whole(MARGIN + (players - 1) * DEEP + within(margin // (1 if players < 3 else 2), DEEP))
        f.add_whole(SURVIVAL + within(left, 4) * SURE + sureness(forecast.survival))
        f.add_whole(LOSS + within(i64(2.0 * forecast.loss), 16))
        rules = s.rules
        if rules.fog_of_war:
            f.add_whole(VARIANT)
        if rules.horde:
            f.add_whole(VARIANT + 1)
        if rules.to_recovery:
            f.add_whole(VARIANT + 2)
        if rules.others_turns:
            f.add_whole(VARIANT + 3)
        active = 0
        opened = 0
        most = 0
        for seat in range(players):
            active += len(s.projects[seat])
            opened += len(s.opened[seat])
            most += len(s.wounded[seat])
        f.add_whole(TECHNOLOGY + within(PER_PLAYER * players - active, 13))
        f.add_whole(OPENED_TOO + within(PER_PLAYER * players - active - opened, 13))
        f.add_whole(WOUNDED + within(most, 16))


def notice_field(s: Drones, lore: Lore, f: Features) -> None:
    """How many enemies of each sort there are, and what they do by being there."""
    counts: i64 = 0  # three bits for each sort
    total = 0.0
    hushed = 0.0
    cards = s.rules.set
    for c in s.field:
        sort = lore.enemy[c] * 3
        if counts >> sort & 7 < MANY - 1:
            counts += 1 << sort
        total += lore.harm[c]
        if s.silenced_next >> cards.threat[c].kind & 1:
            hushed += lore.harm[c]
    for sort in range(ENEMY_SORTS):
        many = counts >> (3 * sort) & 7
        if many > 0:
            f.add_whole(ENEMIES + sort * MANY + many)
    f.add_whole(PRESSURE + within(i64(3.0 * total), 24))
    if hushed > 0.0:
        f.add_whole(TO_BE_SILENT + within(i64(3.0 * hushed), 8))
    if s.round < s.rules.rounds:
        f.add_whole(AFTERWARDS + within(i64(3.0 * (total - hushed)), 24))
    f.add_whole(DEARER + within(dearer(s), 4))
    left = characters_left(s)
    if left < 4:
        f.add_whole(DECK + left)


def notice_time(s: Drones, seat: i64, f: Features) -> None:
    """What comes next, and how many turns are left in this round."""
    pending = s.pending
    asked: i64 = NATURE if pending is None else pending.seat
    f.add_whole(MOMENT + (MOMENTS if asked == seat else 0) + moment(s))
    actor: i64 = asked if asked != NATURE else s.officer
    f.add_whole(WHOSE + (actor - seat + MOST_PLAYERS) % s.rules.players)
    if asked == seat and isinstance(s.todo[-1], Turn | AttackStep | Shopping | PlaceRecruit):
        f.add_whole(IN_TURN + within(s.actions, 4) + (4 if s.carded else 0))
    f.add_whole(TURNS + within(len(s.hand[seat]), 6))
    others: i64 = 0
    for other in range(s.rules.players):
        if other != seat:
            others += len(s.hand[other])
    f.add_whole(OTHERS_TURNS + within(others, 14))


def moment(s: Drones) -> i64:
    """The kind of question that is asked, or of what Nature is about to do."""
    step = s.todo[-1]
    if isinstance(step, Turn):
        return 1
    if isinstance(step, AttackStep):
        return 2
    if isinstance(step, PlaceRecruit):
        return 3
    if isinstance(step, LookAtCharacter):
        return 4 + within(len(s.looked), 2)
    if isinstance(step, Shopping):
        return 6
    if isinstance(step, OpenDrone):
        return 7
    if isinstance(step, Transfer):
        return 8
    if isinstance(step, Free | DefenceRoll):
        return 9
    if isinstance(step, DiscardOne | Draft | LoseCards):
        return 10
    return rarer_moment(s)


def rarer_moment(s: Drones) -> i64:
    step = s.todo[-1]
    if isinstance(step, CallFromTrench):
        return 11
    if isinstance(step, DrawSupport):
        return 12
    if isinstance(step, DrawThreat):
        return 13
    if isinstance(step, TrenchLoss):
        return 14
    return 15 if isinstance(step, Shot) else 0


def notice_chances(s: Drones, seat: i64, lore: Lore, f: Features) -> None:
    """One's points, what one's drones could do now, and what the shop sells."""
    f.add_whole(POINTS + within(score(s, seat) + 10, 40))
    f.add_whole(STRIKE + within(i64(8.0 * outlook(s, seat, lore)), 16))
    step = s.todo[-1]
    if isinstance(step, AttackStep) and step.seat == seat and s.flown != NO_CARD and not s.grounded:
        best = best_attack(s, seat, lore, s.flown, s.ground_left, s.air_left)
        f.add_whole(IN_FLIGHT + 16 * within(s.ground_left + s.air_left, 4) + within(i64(12.0 * best), 16))
    f.add_whole(PENALTY + within(penalty(s, s.rules.set.drone[s.rules.set.first_drone].type), 4))
    cards, can_pay = s.rules.set, s.logistics[seat] - dearer(s)
    for c in s.shop:
        f.add_whole(SHOP + lore.drone[c] + (DRONE_SORTS if cards.drone[c].cost <= can_pay else 0))


def sureness(chance: float) -> i64:
    """A chance in steps that are finer towards both ends."""
    for at, bound in enumerate(BOUNDS):
        if chance < bound:
            return at
    return SURE - 1


BOUNDS: Final[list[float]] = [0.001, 0.1, 0.3, 0.5, 0.65, 0.78, 0.87, 0.93, 0.965, 0.985, 0.999]


def within(number: i64, size: i64) -> i64:
    return max(min(number, size - 1), 0)
