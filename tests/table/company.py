"""People at a table, and what they do there."""

from __future__ import annotations

from typing import Any

from rubizh.games import GAMES
from rubizh.games.opponents import opponent
from tests.table.running import Page, Running, Visitor

ME = {"kind": "me"}
FRIEND = {"kind": "friend"}
BESIDE = {"kind": "beside", "name": "Taras"}
BEGINNER = {"kind": "bot", "level": "beginner"}


def best(page: Page, game: str) -> str:
    """What the greedy opponent would choose in the page's place."""
    return opponent(GAMES[game], "greedy", page.position["at"]).choose(GAMES[game].rules.view_of(page.position["view"])).text


def lay(page: Page, wall: int) -> dict[str, Any]:
    """Lay the first card of the hand at a wall, after passing where that is asked first."""
    page.until(lambda: bool(page.options))
    first = ["pass"] if "pass" in page.options else []
    return page.move(*first, f"{page.position['view']['hand'][0]}@{wall}")


def play(page: Page, game: str, most: int = 1000) -> None:
    """Play on until the game is over, or so many moves are made."""
    for _ in range(most):
        page.until(lambda: page.position["over"] or bool(page.options))
        if page.position["over"]:
            return
        assert page.move(best(page, game))["type"] == "done"


def two(running: Running, **more: Any) -> tuple[Visitor, Visitor, str, Page, Page]:
    """Olena attacks, Taras came by her link and defends."""
    olena, taras = running.visitor("Olena"), running.visitor("Taras")
    table = olena.open("siege", ME, FRIEND, **more)["table"]
    first = olena.enter(table)
    invite = first.entered["seats"][1]["invite"].removeprefix("/join/")
    assert taras.post("/api/join", {"invite": invite}) == {"table": table, "seat": 1}
    first.until(lambda: bool(first.options))
    return olena, taras, table, first, taras.enter(table)
