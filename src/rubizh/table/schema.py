"""The published JSON Schema of everything that is said between the page and the table."""

from __future__ import annotations

import json
from typing import Any, Final, get_args

import msgspec

from rubizh.table import api
from rubizh.table.messages import PROTOCOL, Asked, Told
from rubizh.telling import shown

ASKED_BY_THE_PAGE: Final = {
    kind.__name__ for kind in (*get_args(Asked), api.Me, api.NewTable, api.NewSeat, api.NewClock, api.Join)
}
OVER_HTTP: Final = (
    api.Home,
    api.Me,
    api.NewTable,
    api.Opened,
    api.Invitation,
    api.Join,
    shown.Cards,
    shown.Rules,
    api.Replay,
    api.Shown,
    api.Wrong,
)


def schema() -> dict[str, Any]:
    """Every message by its name; `Asked` is what the page sends over the socket, `Told` what it gets."""
    (asked, told, *_), parts = msgspec.json.schema_components([Asked, Told, *OVER_HTTP], ref_template="#/$defs/{name}")
    for name, part in parts.items():
        if name not in ASKED_BY_THE_PAGE:  # the table leaves nothing out
            part["required"] = list(part["properties"])
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Protocol",
        "description": f"Rubizh's table and its page, version {PROTOCOL}",
        "$defs": {"Asked": asked, "Told": told, **parts},
    }


def published() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(published(), end="")
