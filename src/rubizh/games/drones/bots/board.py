"""What is noticed of one board: its staff, drones, hand, projects and wounded."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.bots.net import Features
from rubizh.games.drones.bots.forecast import ROW, Forecast
from rubizh.games.drones.bots.lore import ALL_VERBS, DRONE_SORTS, OF_PROTECTION, PROTECTIONS, SUPPORT_SORTS, Lore
from rubizh.games.drones.bots.value import lacking
from rubizh.games.drones.rules.choices import FACES
from rubizh.games.drones.rules.free import used_up
from rubizh.games.drones.rules.have import ammo, corrected, piloted, recon
from rubizh.games.drones.rules.state import CREW_SIZE, DEPOT_SIZE, FATAL_WOUNDED, HQ_SIZE, Drones

HURT: Final = 16
PURSE: Final = 12
FLIES: Final = 16

WOUNDED: Final = 0
FATAL: Final = WOUNDED + FATAL_WOUNDED
ENDANGERED: Final = FATAL + FACES + 1
DRONES_AT_RISK: Final = ENDANGERED + HURT
LOGISTICS: Final = DRONES_AT_RISK + 6
PILOT: Final = LOGISTICS + PURSE
CREW_VERB: Final = PILOT + 2 * FLIES
HQ_VERB: Final = CREW_VERB + 2 * ALL_VERBS
CREW: Final = HQ_VERB + 2 * ALL_VERBS
HQ: Final = CREW + CREW_SIZE + 1
DRONE: Final = HQ + HQ_SIZE + 1
HIT: Final = DRONE + 2 * DRONE_SORTS
BROKEN: Final = HIT + 2 * (FACES + 1)
DEPOT: Final = BROKEN + 4
SEES: Final = DEPOT + DEPOT_SIZE + 1
SPOTS: Final = SEES + 6
HAND: Final = SPOTS + 1
HELD: Final = HAND + 2 * SUPPORT_SORTS
OPENED: Final = HELD + 6
ACTIVE: Final = OPENED + 3 * 3
PROTECTED: Final = ACTIVE + 2 * ALL_VERBS
EXCHANGED: Final = PROTECTED + PROTECTIONS
TROPHIES: Final = EXCHANGED + 1
FEWER_CARDS: Final = TROPHIES + 4
FEWER_ACTIONS: Final = FEWER_CARDS + 1
BOARD: Final = FEWER_ACTIONS + 1


def notice_board(s: Drones, seat: i64, base: i64, lore: Lore, forecast: Forecast, f: Features) -> None:
    """One group: everything that lies at one seat."""
    notice_danger(s, seat, base, forecast, f)
    notice_staff(s, seat, base, f)
    notice_drones(s, seat, base, lore, f)
    notice_cards(s, seat, base, lore, f)
    f.end_group()


def notice_danger(s: Drones, seat: i64, base: i64, forecast: Forecast, f: Features) -> None:
    """The wounded, and what the seat's own roll may bring."""
    f.add(base + WOUNDED + min(len(s.wounded[seat]), FATAL_WOUNDED - 1))
    if forecast.to_roll >> seat & 1:
        fatal: i64 = 0
        hurt: i64 = 0
        drones: i64 = 0
        for face in range(1, ROW):
            at = seat * ROW + face
            fatal += 1 if forecast.fatal(s, seat, face) else 0
            hurt += forecast.trench[at] + forecast.crew[at]
            drones += forecast.drones[at]
        f.add(base + FATAL + fatal)
        f.add(base + ENDANGERED + min(hurt, HURT - 1))
        f.add(base + DRONES_AT_RISK + min(drones // 2, 5))


def notice_staff(s: Drones, seat: i64, base: i64, f: Features) -> None:
    cards = s.rules.set
    f.add(base + CREW + min(len(s.crew[seat]), CREW_SIZE))
    f.add(base + HQ + min(len(s.hq[seat]), HQ_SIZE))
    for c in s.crew[seat]:
        its = cards.character[c]
        if its.flies:
            f.add(base + PILOT + its.typed + (FLIES if its.plus > 0 else 0))
        if its.crew.verb:
            f.add(base + CREW_VERB + its.crew.verb + (ALL_VERBS if c in s.turned[seat] else 0))
    for c in s.hq[seat]:
        its = cards.character[c]
        f.add(base + HQ_VERB + its.hq.verb + (ALL_VERBS if c in s.turned[seat] else 0))
    f.add(base + SEES + min(recon(s, seat), 2) + (3 if ammo(s, seat) else 0))


def notice_drones(s: Drones, seat: i64, base: i64, lore: Lore, f: Features) -> None:
    cards = s.rules.set
    f.add(base + DEPOT + min(len(s.depot[seat]), DEPOT_SIZE))
    for c in s.depot[seat]:
        its = cards.drone[c]
        flown = piloted(s, seat, its.type)
        f.add(base + DRONE + lore.drone[c] + (DRONE_SORTS if flown else 0))
        if its.strikes:
            f.add(base + HIT + min(its.hit, FACES) + (FACES + 1 if flown else 0))
    for c in s.broken[seat]:
        f.add(base + BROKEN + cards.drone[c].type)
    if corrected(s, seat):
        f.add(base + SPOTS)


def notice_cards(s: Drones, seat: i64, base: i64, lore: Lore, f: Features) -> None:
    """Logistics, the hand, projects, protection and what mishaps have left."""
    cards, purse = s.rules.set, s.logistics[seat]
    f.add(base + LOGISTICS + min(purse, PURSE - 1))
    f.add(base + HELD + min(len(s.hand[seat]), 5))
    for c in s.hand[seat]:
        f.add(base + HAND + lore.support[c] + (SUPPORT_SORTS if cards.of_support[c].cost <= purse else 0))
    for c in s.kept[seat]:
        f.add(base + HAND + lore.support[c] + (SUPPORT_SORTS if cards.of_support[c].cost <= purse else 0))
    for c in s.opened[seat]:
        its = cards.of_support[c]
        f.add(base + OPENED + 3 * min(lacking(s, seat, its.needs), 2) + min(max(its.cost - 2, 0), 2))
    for c in s.projects[seat]:
        spent = cards.of_support[c].ability.by_choice and used_up(s, seat, c)
        f.add(base + ACTIVE + cards.of_support[c].ability.verb + (ALL_VERBS if spent else 0))
    for c in s.protection[seat]:
        f.add(base + PROTECTED + lore.support[c] - OF_PROTECTION)
    if s.exchanged >> seat & 1:
        f.add(base + EXCHANGED)
    f.add(base + TROPHIES + min(len(s.trophies[seat]), 3))
    if s.fewer_cards[seat] > 0:
        f.add(base + FEWER_CARDS)
    if s.fewer_actions[seat] > 0:
        f.add(base + FEWER_ACTIONS)
