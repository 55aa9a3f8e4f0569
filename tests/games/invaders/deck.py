"""The cards of the tests, and further ones of a test's own, as `deck.toml` writes them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import msgspec

from rubizh.cards.records import Card
from rubizh.games.invaders.cards import records
from rubizh.games.invaders.cards.build import build
from rubizh.games.invaders.rules.sets import CardSet

TOML = Path(__file__).parent / "deck.toml"
BOARD = {"zones": {"pacific_rim": 3, "eurasia": 5, "africa": 4}, "ops_centre": 1}
DECKS: dict[str, type[Card]] = {
    "mankind": records.MankindCard,
    "invader": records.InvaderCard,
    "hero": records.HeroCard,
    "mankind_pool": records.MankindCard,
    "invader_pool": records.InvaderCard,
}


def named(table: dict[str, Any]) -> dict[str, Any]:
    """What the loader wants beside the rules of a card: called by its id in every language."""
    return {"name": {"uk": table["id"], "en": table["id"]}, "source": "reconstruction", **table}


def texts(names: list[str]) -> dict[str, Any]:
    return {name: {"uk": name, "en": name} for name in names}


def card_set(more: str = "", track: int = 12) -> CardSet:
    """The cards of the tests, and those that are written here in TOML; a longer plot track makes longer games."""
    written, further = tomllib.loads(TOML.read_text(encoding="utf-8")), tomllib.loads(more)
    tables = {deck: [named(table) for table in written[deck] + further.get(deck, [])] for deck in [*DECKS, "strategy"]}
    cards = {deck: msgspec.convert(tables[deck], list[record]) for deck, record in DECKS.items()}  # type: ignore[valid-type]
    about = {"name": "tests", "title": texts(["x"])["x"], "note": texts(["x"])["x"], "game": "invaders"}
    return build(
        records.CardSet(
            about=msgspec.convert({**about, "keywords": texts(written["keywords"])}, records.About),
            board=msgspec.convert(
                {**BOARD, "plot": {"start": track - 2, "most": track}, "strategy": tables["strategy"]}, records.Board
            ),
            mankind=cards["mankind"],
            invader=cards["invader"],
            heroes=cards["hero"],
            mankind_pool=cards["mankind_pool"],
            invader_pool=cards["invader_pool"],
        )
    )
