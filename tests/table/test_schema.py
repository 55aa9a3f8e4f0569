"""The published schema is that of the messages."""

from __future__ import annotations

from pathlib import Path

from rubizh.table.schema import published

SCHEMA = Path(__file__).parents[2] / "docs" / "protocol.schema.json"


def test_the_published_schema_is_that_of_the_messages() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == published()
