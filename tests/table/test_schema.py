"""The published schemas are those of the messages and the views."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from rubizh.games import GAMES
from rubizh.table.schema import published, schema, view_schema
from tests.protocol.tables import views

DOCS = Path(__file__).parents[2] / "docs"
TYPES = {"integer": int, "boolean": bool, "string": str, "array": list, "object": dict}


def test_the_published_schema_is_that_of_the_messages() -> None:
    assert (DOCS / "protocol.schema.json").read_text(encoding="utf-8") == published(schema())


@pytest.mark.parametrize("name", GAMES)
def test_the_published_schema_is_that_of_the_views(name: str) -> None:
    assert (DOCS / "views" / f"{name}.schema.json").read_text(encoding="utf-8") == published(view_schema(GAMES[name].rules))


def fits(value: Any, kind: Mapping[str, Any]) -> bool:
    """Whether a value is what its schema says; true and false are no numbers."""
    if type(value) is not TYPES[kind["type"]] or value not in kind.get("enum", [value]):
        return False
    if isinstance(value, dict):
        return set(value) == set(kind["required"]) and all(fits(value[name], kind["properties"][name]) for name in value)
    return not isinstance(value, list) or all(fits(entry, kind["items"]) for entry in value)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("value", [0, -1], ids=["first values", "last values"])
def test_views_are_as_their_schema_says(name: str, value: int) -> None:
    game = GAMES[name].rules
    described = view_schema(game)
    for view in views(game, {option.name: option.values[value] for option in game.options}, 1):
        facts = json.loads(json.dumps(view.facts()))
        assert list(facts) == described["required"]
        assert [field for field, value in facts.items() if not fits(value, described["properties"][field])] == []
