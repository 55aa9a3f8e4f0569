"""Tables that must not be harmed: one that is played between the attacks, one that waits for a friend."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from rubizh.engine.flow import SPECTATOR
from rubizh.table.room import Room
from rubizh.table.storage import Storage
from tests.table.running import SECRET, Page, Running, Visitor

ME: Final = {"kind": "me"}
FRIEND: Final = {"kind": "friend"}


class Witness:
    """Two friends play, somebody watches, and all of them note what they are told."""

    def __init__(self, running: Running, game: str, options: dict[str, str], dice: Random) -> None:
        self.running: Final = running
        self.dice: Final = dice
        self.players: Final = [running.visitor("Olena"), running.visitor("Taras")]
        olena, taras = self.players
        self.table: Final[str] = olena.open(game, ME, FRIEND, options=options)["table"]
        self.waiting: Final[str] = olena.open(game, ME, FRIEND)["table"]
        first = olena.enter(self.table)
        taras.post("/api/join", {"invite": first.entered["seats"][1]["invite"].removeprefix("/join/")})
        first.until(lambda: first.position["at"] > 0)
        self.pages: Final = {0: first, 1: taras.enter(self.table), SPECTATOR: running.visitor().enter(self.table)}

    def room(self, table: str) -> Room:
        return self.running.house.rooms.lives[table].room

    def secrets(self) -> list[str]:
        """What no stranger may hear while the games go on."""
        rooms = [self.room(table) for table in (self.table, self.waiting)]
        found = [SECRET, *[cookie(player) for player in self.players]]
        found += [room.row.seed for room in rooms if not room.over]
        found += [seat.visitor for room in rooms for seat in room.seats if seat.visitor]
        return found + [seat.invite for room in rooms for seat in room.seats]

    def state(self) -> list[object]:
        """Everything about both tables, in memory."""
        return [state(self.room(table)) for table in (self.table, self.waiting)]

    def check_storage(self) -> None:
        """What is stored makes the same tables again."""
        storage = Storage(self.running.url)
        try:
            for table in (self.table, self.waiting):
                found = storage.load(table)
                assert found is not None
                assert state(Room(*found)) == state(self.room(table))
        finally:
            storage.close()

    def play_on(self) -> bool:
        """One legal move, told to everybody as far as he may know it; False once the game is over."""
        room = self.room(self.table)
        if room.asked is None:
            return False
        page = self.pages[room.asked]
        page.until(lambda: page.position["at"] == len(room.played.choices))
        assert page.move(self.dice.choice(page.options))["type"] == "done"
        for viewer, other in self.pages.items():
            other.until(lambda other=other: other.number == len(room.events))  # type: ignore[misc]
            self.check_told(room, viewer, other)
        return True

    def check_told(self, room: Room, viewer: int, page: Page) -> None:
        """A page saw what its seat may know, and heard nothing of what others hide."""
        assert page.position["view"] == plain(room.game.view(room.played.s, viewer).facts())
        said = json.dumps(page.seen)
        own = [seat.invite for seat in self.room(self.table).seats]
        assert not [secret for secret in self.secrets() if secret in said and not (viewer == 0 and secret in own)]
        if room.row.game == "siege" and not room.over:
            words = " ".join(line for one in page.seen for event in one.get("events", []) for line in event["said"]).split()
            assert not self.hidden(room, viewer) & {word.strip(".,:;()“”") for word in words}
        page.seen.clear()

    def hidden(self, room: Room, viewer: int) -> set[str]:
        """The cards in the hands of others, as they are written, but for those that the viewer gave them."""
        views: dict[int, Any] = {seat: room.game.view(room.played.s, seat).facts() for seat in (0, 1, viewer)}
        others = {card for seat in (0, 1) if seat != viewer for card in views[seat]["hand"]}
        return others - set(views[viewer]["given"])


def cookie(visitor: Visitor) -> str:
    return visitor.http.cookies["rubizh"]


def state(room: Room) -> object:
    return room.game.facts(room.played.s), list(room.events), list(room.seats), room.row, set(room.moves), list(room.undoable)


def plain(facts: Any) -> Any:
    """As JSON has it."""
    return json.loads(json.dumps(facts))
