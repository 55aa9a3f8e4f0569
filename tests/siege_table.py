"""Positions of Siege as a person would lay them out: cards by their notation, walls by their number from 1 to 7."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from rubizh.engine.flow import NATURE, Choice, advance, asked, choose
from rubizh.engine.siege.cards import CARDS, NOTATION, PLACEABLE, SIEGE_CARDS
from rubizh.engine.siege.choices import ALPHABET
from rubizh.engine.siege.deck import deck_of
from rubizh.engine.siege.explain import why_not
from rubizh.engine.siege.game import SIEGE
from rubizh.engine.siege.state import (
    ATTACKER,
    CAULDRONS,
    HAND,
    HAND_WITH_TACTICS,
    UNDECIDED,
    Rules,
    Siege,
    tile,
)
from rubizh.engine.siege.turn import TURN
from rubizh.engine.siege.view import view
from rubizh.engine.siege.walls import WALLS
from rubizh.engine.words import Reason

Walls = Mapping[int, str]

# Every side complete, and nothing on it that could ever be proved: enough for a whole side of intact walls.
FULL_ATTACK: Walls = {1: "R0 Y0 G1", 2: "R1 Y1 G3 R3", 3: "Y3 R5 G5", 4: "Y5 R7", 5: "G7 Y7 R9", 6: "G9 Y2 R2 Y4", 7: "R11 Y11 G10"}
FULL_DEFENCE: Walls = {1: "B0 S0 B2", 2: "S2 B4 S4 B6", 3: "S6 B8 S8", 4: "B10 S11", 5: "S1 B1 S3", 6: "B3 S5 B5 S7", 7: "B7 S9 B9"}


class Box:
    """The cards that have not been laid anywhere yet; taking a card twice is a mistake in the position."""

    def __init__(self, tactics: bool) -> None:
        self.left = set(range(CARDS if tactics else SIEGE_CARDS))

    def take(self, text: str) -> tuple[int, ...]:
        taken = cards(text)
        for c in taken:
            assert c in self.left, f"{NOTATION[c]} lies in two places, or is not in this game"
            self.left.remove(c)
        return taken

    def take_siege(self) -> list[int]:
        return self.take_all(c for c in self.left if c < SIEGE_CARDS)

    def take_lowest(self, number: int) -> tuple[int, ...]:
        return tuple(self.take_all(sorted(self.left)[:number]))

    def take_all(self, wanted: Iterable[int]) -> list[int]:
        taken = sorted(wanted)
        self.left.difference_update(taken)
        return taken


def siege(
    *,
    attack: Walls | None = None,
    defence: Walls | None = None,
    attacker: str | None = None,
    defender: str | None = None,
    discard: str = "",
    deck: str | None = None,
    tactics_deck: str | None = None,
    used: tuple[str, str] = ("", ""),
    tactics: bool = False,
    tactics_played: tuple[int, int] | None = None,
    damaged: Collection[int] = (),
    defended_first: Collection[int] = (),
    turn: int = ATTACKER,
    cauldrons: int = CAULDRONS,
    skipped: bool = False,
    colour_run: str = "sum",
) -> Siege:
    """A position at the start of a turn, advanced to its first question.

    A hand that is not given has its usual size, of the lowest siege cards that lie nowhere else. A deck that is not given has
    all the cards left; cards left out of a deck that is given are gone: in the discard, or used in front of the seats. Where
    both formations of a wall are complete, the attack was first, unless the wall is named in `defended_first`. Every elite
    card at a wall and every used action counts as played by the seat that has it, unless `tactics_played` says otherwise.
    """
    attack, defence = attack or {}, defence or {}
    texts = [*attack.values(), *defence.values(), attacker or "", defender or "", discard, tactics_deck or "", *used]
    tactics = tactics or any(c >= SIEGE_CARDS for text in texts for c in cards(text))
    box = Box(tactics)
    rows = [[box.take(row.get(w, "")) for w in range(1, WALLS + 1)] for row in (attack, defence)]
    gone = box.take(discard)
    in_front = [box.take(text) for text in used]
    decks = [None if text is None else box.take(text) for text in (deck, tactics_deck)]
    named = [None if text is None else box.take(text) for text in (attacker, defender)]
    hands = [box.take_lowest(HAND_WITH_TACTICS if tactics else HAND) if hand is None else hand for hand in named]
    rest = box.take_siege()
    siege_deck = rest if decks[0] is None else decks[0]
    gone += () if decks[0] is None else tuple(rest)
    tactics_left = box.take_all(box.left)
    tactics_pile = tactics_left if decks[1] is None else decks[1]
    if decks[1] is not None:
        gone += tuple(c for c in tactics_left if c < PLACEABLE)
        actions = tuple(c for c in tactics_left if c >= PLACEABLE)
        in_front = [in_front[0] + actions[::2], in_front[1] + actions[1::2]]
    s = Siege(
        todo=[TURN],
        pending=None,
        over=False,
        rules=Rules(tactics, colour_run == "type"),
        turn=turn,
        ending=UNDECIDED,
        deck=deck_of(siege_deck),
        hands=hands,
        attack=rows[0],
        defence=rows[1],
        damaged=bits(w - 1 for w in damaged),
        defended_first=0,
        cauldrons=cauldrons,
        unseen=bits(c for c in [*siege_deck, *hands[0], *hands[1]] if c < SIEGE_CARDS),
        discard=gone,
        skipped=skipped,
        tactics_deck=deck_of(tactics_pile),
        tactics_played=tactics_played or (tactics_of(rows[0], in_front[0]), tactics_of(rows[1], in_front[1])),
        used=tuple(in_front),
        aside=((), ()),
        known=((), ()),
        returned=(),
        drawn_since=(0, 0),
    )
    s.defended_first = bits(w for w in range(WALLS) if defence_was_first(s, w, w + 1 in defended_first))
    advance(s)
    return s


def bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def tactics_of(row: list[tuple[int, ...]], in_front: tuple[int, ...]) -> int:
    return len(in_front) + len([c for held in row for c in held if c >= SIEGE_CARDS])


def defence_was_first(s: Siege, w: int, said: bool) -> bool:
    spaces = tile(s, w).spaces
    assert max(len(s.attack[w]), len(s.defence[w])) <= spaces, f"wall {w + 1} has room for {spaces} cards"
    complete = len(s.defence[w]) == spaces
    assert complete or not said, f"the defence of wall {w + 1} is not complete"
    return complete and (said or len(s.attack[w]) < spaces)


def new(tactics: bool = False, colour_run: str = "sum") -> Siege:
    """A new game, before the first card is dealt."""
    return SIEGE.new({"tactics": "yes" if tactics else "no", "colour_run_on_partial_tiles": colour_run})


def cards(text: str) -> tuple[int, ...]:
    return tuple(NOTATION.index(name) for name in text.split())


def names(held: Iterable[int]) -> str:
    return " ".join(NOTATION[c] for c in held)


def attack(s: Siege, wall: int) -> str:
    """The attacker's cards at a wall, nearest first."""
    return names(s.attack[wall - 1])


def defence(s: Siege, wall: int) -> str:
    """The defender's cards at a wall, nearest first."""
    return names(s.defence[wall - 1])


def hand(s: Siege, seat: int) -> str:
    """The cards of a hand, sorted."""
    return names(sorted(s.hands[seat]))


def discard(s: Siege) -> str:
    """The cards of the discard, sorted."""
    return names(sorted(s.discard))


def damaged(s: Siege) -> list[int]:
    return [w + 1 for w in range(WALLS) if s.damaged >> w & 1]


def options(s: Siege) -> list[str]:
    """What may be chosen now; nothing when the game is over."""
    return [] if s.over else [choice.text for choice in asked(s).options]


def controls(s: Siege) -> list[int]:
    """The walls of which control may be declared now."""
    return [int(text.removeprefix("control ")) for text in options(s) if text.startswith("control ")]


def offered(s: Siege, text: str) -> bool:
    assert text in ALPHABET, f"“{text}” is no choice of Siege"
    return text in options(s)


def option(s: Siege, text: str) -> Choice:
    for choice in [] if s.over else asked(s).options:
        if choice.text == text:
            return choice
    raise AssertionError(f"“{text}” is not offered, but: {', '.join(options(s)) or 'nothing, the game is over'}")


def play(s: Siege, *texts: str) -> Siege:
    """Make these choices one after the other; where no deal is named, Nature deals the lowest card of the deck."""
    for text in texts:
        while not s.over and asked(s).seat == NATURE and not text.startswith("deal "):
            choose(s, asked(s).options[0])
        choose(s, option(s, text))
    return s


def why(s: Siege, text: str) -> Reason:
    """Why a choice is not offered to the seat that is asked."""
    reason = why_not(view(s, asked(s).seat), ALPHABET[text])
    assert reason is not None, f"“{text}” is offered"
    return reason
