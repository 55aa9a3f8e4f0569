"""Positions of Siege as a person would lay them out: cards by their notation, walls by their number from 1 to 7."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from rubizh.engine.flow import NATURE, Choice, advance, asked, choose
from rubizh.engine.words import Reason
from rubizh.games.siege.rules.cards import CARDS, NOTATION, PLACEABLE, SIEGE_CARDS
from rubizh.games.siege.rules.choices import ALPHABET, DEAL
from rubizh.games.siege.rules.explain import why_not
from rubizh.games.siege.rules.game import SIEGE
from rubizh.games.siege.rules.moves import place
from rubizh.games.siege.rules.setup import new_game
from rubizh.games.siege.rules.state import (
    ATTACKER,
    CAULDRONS,
    DEFENDER,
    HAND,
    HAND_WITH_TACTICS,
    Rules,
    Siege,
    has_room,
    tile,
)
from rubizh.games.siege.rules.turn import TURN
from rubizh.games.siege.rules.view import SiegeView
from rubizh.games.siege.rules.walls import WALLS

Walls = Mapping[int, str]

# Every side complete, and at no wall is the attack as strong as the defence.
FULL_ATTACK: Walls = dict(
    enumerate(["R0 Y0 G1", "R1 Y1 G3 R3", "Y3 R5 G5", "Y5 R7", "G0 Y2 R2", "G2 Y4 R4 G6", "R11 Y11 G10"], start=1)
)
FULL_DEFENCE: Walls = dict(
    enumerate(["B0 S0 B2", "S2 B4 S4 B6", "S6 B8 S8", "B10 S11", "S1 B1 S3", "B3 S5 B5 S7", "B7 S9 B9"], start=1)
)


class Box:
    """The cards that have not been laid anywhere yet; taking a card twice is a mistake in the position."""

    def __init__(self, tactics: bool) -> None:
        self.left = list(range(CARDS if tactics else SIEGE_CARDS))

    def take(self, taken: tuple[int, ...]) -> tuple[int, ...]:
        for c in taken:
            assert c in self.left, f"{NOTATION[c]} lies in two places, or is not in this game"
            self.left.remove(c)
        return taken

    def take_named(self, text: str | None) -> tuple[int, ...]:
        return self.take(cards(text or ""))

    def take_lowest(self, number: int) -> tuple[int, ...]:
        return self.take(tuple(self.siege()[:number]))

    def siege(self) -> list[int]:
        return [c for c in self.left if c < SIEGE_CARDS]

    def tactics(self) -> list[int]:
        return [c for c in self.left if c >= SIEGE_CARDS]


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
    all the cards left; siege and elite cards left out of a deck that is given are in the discard, actions used by the
    attacker. Where both formations of a wall are complete, the attack was first, unless the wall is named in
    `defended_first`. Every elite card at a wall and every used action counts as played by the seat that has it, unless
    `tactics_played` says otherwise. A tactics card anywhere makes it the tactics variant.
    """
    rows = [[(row or {}).get(w, "") for w in range(1, WALLS + 1)] for row in (attack, defence)]
    texts = [*rows[0], *rows[1], attacker or "", defender or "", discard, tactics_deck or "", *used]
    box = Box(tactics or any(c >= SIEGE_CARDS for text in texts for c in cards(text)))
    s = empty(Rules(CARDS - 1 in box.left, colour_run == "type"))
    s.turn, s.cauldrons, s.skipped, s.damaged = turn, cauldrons, skipped, bits(w - 1 for w in damaged)
    for w in range(WALLS):
        lay_wall(s, w, [box.take_named(row[w]) for row in rows], w + 1 in defended_first)
    s.discard = box.take_named(discard)
    s.used = tuple(box.take_named(text) for text in used)
    lay_piles(s, box, (deck, tactics_deck), (attacker, defender))
    s.tactics_played = tactics_played or (tactics_of(s.attack, s.used[0]), tactics_of(s.defence, s.used[1]))
    advance(s)
    return s


def empty(rules: Rules) -> Siege:
    """A table without cards, at the start of a turn of the attacker."""
    s = new_game(rules)
    s.todo, s.deck, s.tactics_deck = [TURN], [], []
    return s


def lay_wall(s: Siege, w: int, formations: Sequence[tuple[int, ...]], defended_first: bool) -> None:
    """Both formations of a wall, one after the other."""
    for seat in (DEFENDER, ATTACKER) if defended_first else (ATTACKER, DEFENDER):
        for c in formations[seat]:
            assert has_room(s, seat, w), f"wall {w + 1} has room for {tile(s, w).spaces} cards"
            place(s, seat, c, w)
    assert not s.discard, f"a 0 and an 11 of one colour cannot both lie at wall {w + 1}"
    assert not (defended_first and has_room(s, DEFENDER, w)), f"the defence of wall {w + 1} is not complete"


def lay_piles(s: Siege, box: Box, decks: tuple[str | None, str | None], hands: tuple[str | None, str | None]) -> None:
    """The hands and the decks, and to the discard or in front of the attacker what a given deck leaves out."""
    named = [box.take_named(text) for text in decks]
    size = HAND_WITH_TACTICS if s.rules.tactics else HAND
    held = [box.take_named(text) for text in hands]
    s.hands = [box.take_lowest(size) if text is None else cs for text, cs in zip(hands, held, strict=True)]
    s.deck = [DEAL[c] for c in sorted(box.siege() if decks[0] is None else named[0])]
    s.tactics_deck = [DEAL[c] for c in sorted(box.tactics() if decks[1] is None else named[1])]
    s.discard += () if decks[0] is None else tuple(box.siege())
    if decks[1] is not None:
        s.discard += tuple(c for c in box.tactics() if c < PLACEABLE)
        s.used = (s.used[0] + tuple(c for c in box.tactics() if c >= PLACEABLE), s.used[1])
    s.unseen = bits(c for c in range(SIEGE_CARDS) if c in [*s.hands[0], *s.hands[1], *dealable(s)])


def dealable(s: Siege) -> list[int]:
    return [choice.card for choice in s.deck]


def bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def tactics_of(row: list[tuple[int, ...]], in_front: tuple[int, ...]) -> int:
    return len(in_front) + len([c for held in row for c in held if c >= SIEGE_CARDS])


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


def turns(s: Siege, *texts: str) -> Siege:
    """Make these choices, each as soon as it is offered; before and between them nothing is prepared or declared, siege cards
    are drawn, and the lowest are dealt. Ends at the start of the turn after the last choice."""
    for text in texts:
        while not offered(s, text):
            go_on(s, text)
        choose(s, option(s, text))
    seat = s.turn
    while s.turn == seat and not s.over:
        go_on(s, "pass")
    return s


def go_on(s: Siege, wanted: str) -> None:
    """Pass, draw or deal, whichever is asked."""
    if not s.over and asked(s).seat == NATURE:
        choose(s, asked(s).options[0])
    else:
        choose(s, option(s, next((text for text in ("draw", "pass") if offered(s, text)), wanted)))


def why(s: Siege, text: str) -> Reason:
    """Why a choice is not offered to the seat that is asked."""
    reason = why_not(SiegeView(s, asked(s).seat), ALPHABET[text])
    assert reason is not None, f"“{text}” is offered"
    return reason


def takes(
    wall: int,
    attacking: str,
    defending: str,
    *,
    damaged: bool = False,
    defended_first: bool = False,
    unseen: str | None = None,
    colour_run: str = "sum",
) -> bool:
    """Whether control of a wall may be declared over these formations; `unseen` are the only cards still to come."""
    nobody = None if unseen is None else ""
    s = siege(
        attack={wall: attacking},
        defence={wall: defending},
        damaged=[wall] if damaged else [],
        defended_first=[wall] if defended_first else [],
        deck=unseen,
        attacker=nobody,
        defender=nobody,
        colour_run=colour_run,
    )
    return wall in controls(s)


def stronger(wall: int, one: str, other: str, *, damaged: bool = False, colour_run: str = "sum") -> bool:
    """Whether a complete formation beats another, on either side of a wall and whichever was complete first."""
    wins = takes(wall, one, other, damaged=damaged, defended_first=True, colour_run=colour_run)
    return wins and not takes(wall, other, one, damaged=damaged, colour_run=colour_run)


def equal(wall: int, one: str, other: str, *, damaged: bool = False, colour_run: str = "sum") -> bool:
    """Whether of two complete formations the one that was complete first wins, on either side."""
    first = takes(wall, one, other, damaged=damaged, colour_run=colour_run)
    return first and not takes(wall, one, other, damaged=damaged, defended_first=True, colour_run=colour_run)
