"""A game, its cards and its rules as they are shown to people: plain records, in the language of whoever looks."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class OptionValue(Struct, frozen=True):
    value: str
    title: str


class OptionShown(Struct, frozen=True):
    """An option of a game and what it means, the default value first."""

    name: str
    title: str
    about: str
    values: list[OptionValue]


class Level(Struct, frozen=True):
    name: str
    title: str
    about: str


class GameShown(Struct, frozen=True):
    """A game as the home page shows it; the seats depend on the options, here are their titles for each number of players."""

    name: str
    title: str
    about: str
    seats: list[list[str]]
    options: list[OptionShown]
    levels: list[Level]
    match: bool
    match_about: str
    together: bool  # whether all seats are on one side, as the game is usually played


class CardShown(Struct, frozen=True):
    """A card as it is written, and everything about it in words."""

    id: str
    deck: str
    name: str
    values: dict[str, Any]
    lines: list[list[str]]  # heading and text
    source: Literal["rulebook", "derived", "reconstruction"]
    provenance: str


class Cards(Struct, frozen=True):
    cards: list[CardShown]
    badges: dict[str, str]


class RuleShown(Struct, frozen=True):
    id: str
    html: str


class Chapter(Struct, frozen=True):
    """A heading of the rulebook with what stands under it; the rules have ids, the rest has none."""

    title: str
    depth: int
    rules: list[RuleShown]


class Rules(Struct, frozen=True):
    chapters: list[Chapter]
