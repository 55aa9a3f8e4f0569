"""What the cards of every set have in common, as they are written: plain records, strictly typed, without any rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, ClassVar, Literal, TypeAlias

from msgspec import Meta, Struct

CLEAN = r"^[^\x00-\x20\x7f-\x9f]([^\x00-\x1f\x7f-\x9f]*[^\x00-\x20\x7f-\x9f])?\Z"

Id: TypeAlias = Annotated[str, Meta(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*\Z", max_length=60)]
Words: TypeAlias = Annotated[str, Meta(pattern=CLEAN, max_length=300)]
Copies: TypeAlias = Annotated[int, Meta(ge=1, le=90)]
Source: TypeAlias = Literal["rulebook", "derived", "reconstruction"]


class TomlTable(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A table of a card file; a field that it does not have is an error."""


class Text(TomlTable, frozen=True, kw_only=True):
    """The same words in every language."""

    uk: Words
    en: Words


class OneOf(TomlTable, frozen=True, kw_only=True):
    """A table in which exactly one field is written, and beside it what says more about that one."""

    beside: ClassVar[frozenset[str]] = frozenset()

    def written(self) -> dict[str, int | str | bool | tuple[str, ...]]:
        names = [name for name in self.__struct_fields__ if name not in self.beside]
        return {name: value for name in names if (value := getattr(self, name)) is not None}

    @property
    def kind(self) -> str:
        """The name of the one field."""
        return next(iter(self.written()))

    @property
    def amount(self) -> int:
        """Its number; 1 where it has none."""
        value = next(iter(self.written().values()))
        return int(value) if isinstance(value, int) else 1


class Card(TomlTable, frozen=True, kw_only=True):
    """What every card has."""

    id: Id
    name: Text
    source: Source
    copies: Copies = 1


class About(TomlTable, frozen=True, kw_only=True):
    """What a card set is."""

    name: Id
    title: Text
    note: Text


class CardSet(Struct, frozen=True, kw_only=True):
    """All the decks of a game; a card of several copies stands in its deck once."""

    about: About


def copies(cards: Iterable[Card]) -> int:
    return sum(card.copies for card in cards)


def text_in(text: Text, code: str) -> str:
    """The words in the language of that code."""
    return text.uk if code == "uk" else text.en
