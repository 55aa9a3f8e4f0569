"""Everything about a card of a set, and where its values come from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.console import Group, RenderableType
from rich.text import Text

from rubizh.language import Language
from rubizh.looks.notation import PARTS, number, skipped, ways_to_read
from rubizh.telling.sources import SOURCES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rubizh.cards.records import Card
    from rubizh.cards.sheets import Sheets

MOST: Final = 12


def card_detail(sheets: Sheets, language: Language, held: Sequence[str], words: str) -> RenderableType | None:
    """The card that somebody names by the beginning of its name, or by its number among those held."""
    every = {card.id: (deck, card) for deck, cards in sheets.decks().items() for card in cards}
    at = number(words)
    found = [every[held[at - 1]]] if at is not None and 0 < at <= len(held) else named(list(every.values()), words)
    if len(found) > 1:
        names = ", ".join(sheets.name(card) for _, card in found[:MOST])
        return Text(language.text("“{words}” may be any of these: {names}", words=words, names=names))
    return page(sheets, language, *found[0]) if found else None


def named(every: list[tuple[str, Card]], words: str) -> list[tuple[str, Card]]:
    """The cards that may be meant, by id or by name in either language; a name typed in full is enough."""
    found: list[tuple[int, tuple[str, Card]]] = []
    for pair in every:
        texts = [pair[1].id, pair[1].name.en, pair[1].name.uk]
        if words.casefold() in [text.casefold() for text in texts]:
            return [pair]
        for typed in ways_to_read(words):
            fits = [skipped(PARTS.findall(typed), PARTS.findall(text.casefold())) for text in texts]
            found += [(min(n for n in fits if n is not None), pair)] if any(n is not None for n in fits) else []
    best = min((left_out for left_out, _ in found), default=0)
    return [pair for left_out, pair in found if left_out == best]


def page(sheets: Sheets, language: Language, deck: str, card: Card) -> RenderableType:
    """A card from top to bottom."""
    title = Text(sheets.titled(card), "bold").append(f"  {language.say(sheets.title(deck))} · {card.id}", "not bold dim")
    rows = dict(sheets.lines(card))
    rows[language.text("Values")] = language.say(SOURCES[card.source])
    width = max(map(len, rows)) + 2
    lines = [Text(f"  {head}".ljust(width + 2), "dim").append(text, "not dim") for head, text in rows.items()]
    return Group(title, *lines)
