"""What a player of Siege notices about a position: each wall by what both sides can still become, and the position as a whole."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.bots.net import Features
from rubizh.games.siege.bots.hand import HandOffer
from rubizh.games.siege.bots.outlook import REACHES, Outlook
from rubizh.games.siege.rules.cards import HIGHEST, JOKER_1, SIEGE_CARDS, bit
from rubizh.games.siege.rules.formations import IMPOSSIBLE, TYPE_WEIGHT
from rubizh.games.siege.rules.moves import damaged_walls
from rubizh.games.siege.rules.state import ATTACKER, Siege
from rubizh.games.siege.rules.turn import PlayACard, Prepare
from rubizh.games.siege.rules.walls import DAMAGED, INTACT, LOWEST_SUM, WALLS, Tile

# The nine tiles that differ: five intact, four damaged.
INTACT_KIND: Final[list[int]] = [0, 1, 2, 3, 2, 1, 4]
DAMAGED_KIND: Final[list[int]] = [5, 6, 7, 8, 7, 6, 5]
KINDS: Final = 9

# Where the features of one side begin, and how many there are.
LACKING: Final = 0
COLOUR_RUNS: Final = LACKING + 5
SAMES: Final = COLOUR_RUNS + REACHES
ONE_COLOURS: Final = SAMES + REACHES
RUNS: Final = ONE_COLOURS + REACHES
LEVELS: Final = 26
SURE: Final = RUNS + REACHES
MOST: Final = SURE + LEVELS
SIDE: Final = MOST + LEVELS
RELATION: Final = 2 * SIDE
KIND: Final = RELATION + 32
CODES: Final = KINDS * KIND

# The features of the whole position.
DECK: Final = 0
BROKEN: Final = DECK + 31
OIL: Final = BROKEN + 5
MOMENT: Final = OIL + 4
HAND_COLOUR: Final = MOMENT + 6
HAND_RUN: Final = HAND_COLOUR + 8
HAND_SAME: Final = HAND_RUN + 5
HAND_HIGH: Final = HAND_SAME + 6
HAND_LOW: Final = HAND_HIGH + 12
TACTICS: Final = HAND_LOW + 12
TACTICS_HELD: Final = TACTICS + 1
THEIR_TACTICS: Final = TACTICS_HELD + 11
TACTICS_LEFT: Final = THEIR_TACTICS + 8
TACTICS_LEAD: Final = TACTICS_LEFT + 12
WHOLE: Final = TACTICS_LEAD + 3

# How far a turn is.
PREPARING: Final = 0
PLAYING: Final = 1
DRAWING: Final = 2


class Wall:
    """A wall as it lies, or as it would lie after some choice."""

    def __init__(self) -> None:
        self.number: i64 = 0
        self.attack: tuple[int, ...] = ()
        self.defence: tuple[int, ...] = ()
        self.defended_first = False

    def lies(self, s: Siege, w: i64) -> None:
        self.number = w
        self.attack = s.attack[w]
        self.defence = s.defence[w]
        self.defended_first = s.defended_first >> w & 1 == 1


class SiegeSight:
    """The eyes of one player; nothing is made anew for a position."""

    def __init__(self) -> None:
        self.held: Final = HandOffer()
        self.nothing: Final = HandOffer()
        self.attack: Final = Outlook()
        self.defence: Final = Outlook()
        self.wall: Final = Wall()

    def notice_walls(self, s: Siege, seat: i64, mine: i64, others: i64, f: Features) -> None:
        """Every wall, for a seat with these siege cards in the hand and those others unseen."""
        f.clear()
        self.held.take(mine)
        for w in range(WALLS):
            self.wall.lies(s, w)
            self.notice_wall(s, seat, self.wall, others, f)

    def notice_wall(self, s: Siege, seat: i64, wall: Wall, others: i64, f: Features) -> None:
        w = wall.number
        damaged = s.damaged >> w & 1 == 1
        here: Tile = DAMAGED[w] if damaged else INTACT[w]
        base: i64 = KIND * (DAMAGED_KIND[w] if damaged else INTACT_KIND[w])
        attack, defence = self.attack, self.defence
        attack.look(wall.attack, here, self.held if seat == ATTACKER else self.nothing, others)
        defence.look(wall.defence, here, self.nothing if seat == ATTACKER else self.held, others)
        low = here.counts == LOWEST_SUM
        add_side(attack, base, low, f)
        add_side(defence, base + SIDE, low, f)
        f.add(base + RELATION + relation(attack, defence, wall.defended_first))
        f.end_group()

    def notice_whole(self, s: Siege, seat: i64, moment: i64, cauldrons: i64, f: Features) -> None:
        held = self.held
        f.whole_size = 0
        f.add_whole(DECK + min(len(s.deck) // 2, 30))
        f.add_whole(BROKEN + damaged_walls(s))
        f.add_whole(OIL + cauldrons)
        f.add_whole(MOMENT + (3 if s.turn == seat else 0) + moment)
        f.add_whole(HAND_COLOUR + held.one_colour)
        f.add_whole(HAND_RUN + held.runs[3])
        f.add_whole(HAND_SAME + held.same)
        f.add_whole(HAND_HIGH + held.high[3] // 3)
        f.add_whole(HAND_LOW + held.low[3] // 3)
        if s.rules.tactics:
            notice_tactics(s, seat, f)


def notice_tactics(s: Siege, seat: i64, f: Features) -> None:
    f.add_whole(TACTICS)
    for c in s.hands[seat]:
        if c >= SIEGE_CARDS:
            f.add_whole(TACTICS_HELD + c - JOKER_1)
    theirs: i64 = 0
    for c in s.hands[1 - seat]:  # their backs show that they are tactics cards (siege-80)
        theirs += 1 if c >= SIEGE_CARDS else 0
    f.add_whole(THEIR_TACTICS + theirs)
    f.add_whole(TACTICS_LEFT + len(s.tactics_deck))
    lead = s.tactics_played[seat] - s.tactics_played[1 - seat]
    f.add_whole(TACTICS_LEAD + max(min(lead, 1), -1) + 1)


def add_side(side: Outlook, base: i64, low: bool, f: Features) -> None:
    f.add(base + LACKING + side.lacking)
    if side.lacking > 0:
        f.add(base + COLOUR_RUNS + side.colour_run_reach)
        f.add(base + SAMES + side.same_reach)
        f.add(base + ONE_COLOURS + side.colour_reach)
        f.add(base + RUNS + side.run_reach)
        f.add(base + MOST + level(side.most, side.spaces, low))
    f.add(base + SURE + level(side.sure, side.spaces, low))


def relation(attack: Outlook, defence: Outlook, defended_first: bool) -> i64:
    """Which side is ahead by what is sure, and by what may come."""
    found: i64 = 1 if defended_first else 0
    found += 2 if attack.most > defence.most else 0
    found += 4 if attack.sure > defence.most else 0
    found += 8 if attack.most > defence.sure else 0
    return found + (16 if attack.sure > defence.sure else 0)


def level(strength: i64, spaces: i64, low: bool) -> i64:
    """A strength as one of 26 levels: impossible, or five steps within each type, or 25 where the lowest sum counts."""
    if strength == IMPOSSIBLE:
        return 0
    most = spaces * HIGHEST + 1
    if low:
        return 1 + max(min((TYPE_WEIGHT - 1 - strength) * 25 // most, 24), 0)
    kind = strength // TYPE_WEIGHT
    return 1 + kind * 5 + min((strength - kind * TYPE_WEIGHT) * 5 // most, 4)


def held_by(s: Siege, seat: i64) -> i64:
    """The siege cards of a hand, as bits."""
    mine: i64 = 0
    for c in s.hands[seat] + s.aside[seat]:
        if c < SIEGE_CARDS:
            mine |= bit(c)
    return mine


def moment(s: Siege) -> i64:
    step = s.todo[-1]
    if isinstance(step, Prepare):
        return PREPARING
    return PLAYING if isinstance(step, PlayACard) else DRAWING
