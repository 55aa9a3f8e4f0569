"""The published JSON Schemas: everything that is said between the page and the table, and the facts of each game's views."""

from __future__ import annotations

import json
import sys
from typing import Any, Final, get_args

import msgspec

from rubizh.engine.flow import SPECTATOR
from rubizh.engine.game import Game
from rubizh.engine.text import Describer
from rubizh.games import GAMES
from rubizh.table import api
from rubizh.table.messages import PROTOCOL, Asked, Told
from rubizh.telling import shown

ASKED_BY_THE_PAGE: Final = {
    kind.__name__ for kind in (*get_args(Asked), api.Me, api.NewTable, api.NewSeat, api.NewClock, api.Join)
}
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
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
    parts["Entered"]["properties"]["protocol"] = {"const": PROTOCOL}
    return {
        "$schema": DIALECT,
        "title": "Protocol",
        "description": f"Rubizh's table and its page, version {PROTOCOL}",
        "$defs": {"Asked": asked, "Told": told, **parts},
    }


def view_schema(game: Game[Any, Any]) -> dict[str, Any]:
    """Every field of a game's views: the same for whoever looks, and whatever was agreed on."""
    describer = Describer()
    game.view(game.new(game.with_defaults({})), SPECTATOR).fill(describer)
    for option in game.options:
        describer.properties[option.name] |= {"description": repr(option.about), "enum": option.values}
    return {
        "$schema": DIALECT,
        "title": game.name.replace("-", " ").title().replace(" ", "") + "Facts",
        "description": f"What a seat may know of a game of {game.name}, rules version {game.rules_version}",
        "type": "object",
        "properties": describer.properties,
        "required": list(describer.properties),
        "additionalProperties": False,
    }


def published(schema: dict[str, Any]) -> str:
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    print(published(view_schema(GAMES[sys.argv[1]].rules) if sys.argv[1:] else schema()), end="")
