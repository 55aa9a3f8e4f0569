"""The state of a game of Siege: what lies where, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from rubizh.engine.deck import Deal
from rubizh.engine.flow import Decision, State, Step
from rubizh.games.siege.rules.walls import DAMAGED, INTACT, WALLS, Tile

ALL_WALLS: Final = (1 << WALLS) - 1

ATTACKER: Final = 0
DEFENDER: Final = 1
SEAT_NAMES: Final[list[str]] = ["attacker", "defender"]

# How a game ended; the first two are the attacker's victories (siege-35), the others the defender's.
UNDECIDED: Final = -1
FOUR_WALLS: Final = 0
WALL_TWICE: Final = 1
DECK_EMPTY: Final = 2
SIDE_FULL: Final = 3
BOTH_SKIPPED: Final = 4

CAULDRONS: Final = 3  # siege-5
HAND: Final = 6
HAND_WITH_TACTICS: Final = 7  # siege-62: one card is drawn for each one played, so no hand ever has more


class Rules:
    """The options that a table has agreed on."""

    def __init__(self, tactics: bool, colour_run_is_type: bool) -> None:
        self.tactics: Final = tactics
        self.colour_run_is_type: Final = colour_run_is_type

    def options(self) -> dict[str, str]:
        """The options by their names."""
        return {
            "tactics": "yes" if self.tactics else "no",
            "colour_run_on_partial_tiles": "type" if self.colour_run_is_type else "sum",
        }


def rules_of(options: Mapping[str, str]) -> Rules:
    """The rules of a table with these options."""
    return Rules(options["tactics"] == "yes", options["colour_run_on_partial_tiles"] == "type")


class Siege(State):
    """A position. Lists belong to this state alone; everything else is immutable and shared with its clones."""

    def __init__(
        self,
        todo: list[Step[Any]],
        pending: Decision | None,
        over: bool,
        rules: Rules,
        turn: i64,
        ending: i64,
        deck: list[Deal],
        hands: list[tuple[int, ...]],
        attack: list[tuple[int, ...]],
        defence: list[tuple[int, ...]],
        attacked: i64,
        attack_room: i64,
        defence_room: i64,
        damaged: i64,
        defended_first: i64,
        cauldrons: i64,
        unseen: i64,
        discard: tuple[int, ...],
        skipped: bool,
        tactics_deck: list[Deal],
        tactics_played: tuple[int, ...],
        used: tuple[tuple[int, ...], ...],
        aside: tuple[tuple[int, ...], ...],
        known: tuple[tuple[int, ...], ...],
        returned: tuple[int, ...],
        drawn_since: tuple[int, ...],
    ) -> None:
        super().__init__(todo, pending, over)
        self.rules = rules
        self.turn = turn
        self.ending = ending
        self.deck = deck  # the face-down cards in no order: Nature deals any of them; replaced, never edited
        self.hands = hands
        self.attack = attack  # at each wall, nearest card first
        self.defence = defence
        self.attacked = attacked  # a bit for each wall where the attacker has a card
        self.attack_room = attack_room  # a bit for each wall where the attack is not complete
        self.defence_room = defence_room
        self.damaged = damaged  # a bit for each wall
        self.defended_first = defended_first  # a bit for each wall whose defence was complete before the attack
        self.cauldrons = cauldrons
        self.unseen = unseen  # a bit for each siege card that is neither on the table nor in the discard
        self.discard = discard
        self.skipped = skipped  # whether the turn before this one was skipped
        self.tactics_deck = tactics_deck
        self.tactics_played = tactics_played
        self.used = used  # action cards in front of each seat
        self.aside = aside  # cards chosen for an Exchange, not yet handed over
        self.known = known  # cards in each hand that the other seat gave
        self.returned = returned  # cards that Reinforcements put back
        self.drawn_since = drawn_since  # siege cards that each seat has drawn since then

    def clone(self) -> Siege:
        return Siege(
            self.todo[:],
            self.pending,
            self.over,
            self.rules,
            self.turn,
            self.ending,
            self.deck,
            self.hands[:],
            self.attack[:],
            self.defence[:],
            self.attacked,
            self.attack_room,
            self.defence_room,
            self.damaged,
            self.defended_first,
            self.cauldrons,
            self.unseen,
            self.discard,
            self.skipped,
            self.tactics_deck,
            self.tactics_played,
            self.used,
            self.aside,
            self.known,
            self.returned,
            self.drawn_since,
        )


def winner(s: Siege) -> i64:
    return ATTACKER if s.ending in (FOUR_WALLS, WALL_TWICE) else DEFENDER


def tile(s: Siege, w: i64) -> Tile:
    """The side of a wall tile that lies up."""
    return DAMAGED[w] if s.damaged >> w & 1 == 1 else INTACT[w]


def side(s: Siege, seat: i64) -> list[tuple[int, ...]]:
    """A seat's own side of the walls."""
    return s.attack if seat == ATTACKER else s.defence


def has_room(s: Siege, seat: i64, w: i64) -> bool:
    """siege-18: never more cards on a side than the tile shows, not even for a moment (siege-21)."""
    return room(s, seat) >> w & 1 == 1


def room(s: Siege, seat: i64) -> i64:
    """A bit for each wall where a seat's formation is not complete."""
    return s.attack_room if seat == ATTACKER else s.defence_room


def all_full(s: Siege, seat: i64) -> bool:
    return room(s, seat) == 0


def note_change(s: Siege, w: i64) -> None:
    """Keep in mind where there is an attack, where there is room, and which formation was complete first (siege-39)."""
    bit: i64 = 1 << w
    spaces = tile(s, w).spaces
    attackers: i64 = len(s.attack[w])
    s.attacked = s.attacked | bit if attackers > 0 else s.attacked & ~bit
    s.attack_room = s.attack_room | bit if attackers < spaces else s.attack_room & ~bit
    if len(s.defence[w]) < spaces:
        s.defence_room |= bit
        s.defended_first &= ~bit
    else:
        s.defence_room &= ~bit
        if s.attack_room & bit != 0:
            s.defended_first |= bit  # also when a complete attack has lost a card
