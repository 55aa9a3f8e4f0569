"""Deck files: a player's deck as they write it down, and everything that is wrong with it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from typing import Any, Final

from rubizh.cards.deck import not_toml
from rubizh.cards.expected import no_such_field, shown, wrong
from rubizh.cards.problem import Problem
from rubizh.engine.words import Sentence
from rubizh.games.invaders.rules.cards import SIDES
from rubizh.games.invaders.rules.sets import CardSet
from rubizh.games.invaders.rules.state import LARGEST_DECK, PLAIN_DECK, Counts
from rubizh.looks.notation import nearest

GAME: Final = "invaders"
FIELDS: Final = {"game": None, "side": None, "cards": None}
OTHER_SIDES: Final = [Sentence("this is a card of Mankind"), Sentence("this is a card of the Invader")]

Facts = dict[str, int | str | Sentence]


class DeckFile:
    """A deck that was written down: whose it is, how many of each card, and what is wrong with it beside its size."""

    def __init__(self, cards: CardSet, text: str, file: str = "", side: int | None = None) -> None:
        self.set: Final = cards
        self.file: Final = file
        self.numbers: Final = {card.name: number for number, card in enumerate(cards.cards)}
        self.problems: Final[list[Problem]] = []
        content = self.parsed(text)
        self.side: Final = side if content is None else self.side_of(content, side)
        written = None if content is None else content.get("cards")
        self.readable: Final = isinstance(written, dict)
        self.counts: Final[Counts] = self.counted(written) if isinstance(written, dict) else {}
        self.size: Final = sum(n for n in written.values() if is_count(n)) if isinstance(written, dict) else 0

    def problem(self, card: str, field: str, expected: Sentence) -> None:
        self.problems.append(Problem(self.file, card, field, expected))

    def parsed(self, text: str) -> dict[str, Any] | None:
        try:
            content = tomllib.loads(text.removeprefix("\ufeff"))
        except (ValueError, RecursionError) as error:
            self.problem("", "", not_toml(text, str(error)))
            return None
        for name in content:
            if name not in FIELDS:
                self.problem("", shown(name), no_such_field(FIELDS))
        if content.get("game") != GAME:
            self.problem("", "game", expected(Sentence("“{value}”", {"value": GAME}), content, "game"))
        if not isinstance(content.get("cards"), dict):
            what = Sentence("a table of cards with how many of each there are")
            self.problem("", "cards", expected(what, content, "cards"))
        return content

    def side_of(self, content: Mapping[str, Any], side: int | None) -> int | None:
        """Whose deck it is; where it has to be that of a certain side, it is checked as one."""
        named = content.get("side")
        found = SIDES.index(named) if isinstance(named, str) and named in SIDES else None
        if found is None or side not in (None, found):
            names = SIDES if side is None else [SIDES[side]]
            self.problem("", "side", expected(Sentence("one of {names}", {"names": ", ".join(names)}), content, "side"))
        return found if side is None else side

    def counted(self, written: Mapping[str, Any]) -> Counts:
        """How many of each card there are, as far as they can be in such a deck."""
        counts: Counts = {}
        for name, n in written.items():
            said = self.wrong_card(name)
            if said is None and not is_count(n):
                most = self.set.copies[self.numbers[name]]
                said = wrong(Sentence("a whole number from {least} to {most}", {"least": 1, "most": most}), n)
            if said is not None:
                self.problem(shown_id(name), "", said)
                continue
            counts[self.numbers[name]] = n
            self.check_copies(name, n)
        return counts

    def wrong_card(self, name: str) -> Sentence | None:
        """Why no deck of this side has such a card."""
        if name not in self.numbers:
            own = [card.name for card in self.set.cards if not card.hero and self.side in (None, int(card.side))]
            near = nearest(name, own)
            if not near:
                return Sentence("there is no such card")
            return Sentence("there is no such card; did you mean {near}?", {"near": ", ".join(near)})
        card = self.set.cards[self.numbers[name]]
        if card.hero:
            return Sentence("heroes are in no deck")
        return None if self.side in (None, int(card.side)) else OTHER_SIDES[card.side]

    def check_copies(self, name: str, n: int) -> None:
        most = self.set.copies[self.numbers[name]]
        if n > most:
            facts: Facts = {"most": most, "n": n}
            self.problem(name, "", Sentence("set and pool have {most} of it, this deck has {n}", facts))

    def wrong_size(self, least: int, most: int) -> Iterator[Problem]:
        """Too few cards or too many; a card that is wrong counts too, it will be another."""
        facts: Facts = {"least": least, "most": most, "n": self.size}
        if not self.readable or least <= self.size <= most:
            return
        if least == most:
            said = Sentence("expected {most} cards in the deck, there are {n}", facts)
        else:
            said = Sentence("expected {least} to {most} cards in the deck, there are {n}", facts)
        yield Problem(self.file, "", "", said)


def expected(what: Sentence, content: Mapping[str, Any], name: str) -> Sentence:
    return wrong(what, content[name]) if name in content else Sentence("is missing, expected {what}", {"what": what})


def is_count(n: object) -> bool:
    return type(n) is int and n > 0


def shown_id(name: str) -> str:
    return shown(name).strip("“”")


def check_deck_file(cards: CardSet, file: str, text: str) -> list[Problem]:
    """Everything that is wrong with a deck file."""
    deck = DeckFile(cards, text, file)
    return [*deck.problems, *deck.wrong_size(PLAIN_DECK, LARGEST_DECK)]


def written_deck(cards: CardSet, side: int, counts: Counts) -> str:
    """A deck as a file, in the order of the set."""
    lines = [f"{cards.cards[c].name} = {counts[c]}" for c in sorted(counts) if counts[c] > 0]
    return "\n".join([f'game = "{GAME}"', f'side = "{SIDES[side]}"', "", "[cards]", *lines, ""])
