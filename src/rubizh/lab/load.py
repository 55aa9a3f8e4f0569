"""`rubizh load`: many tables with two scripted players each over real sockets, and how soon one sees what the other did."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Callable, Coroutine
from typing import Any, Final
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from rubizh.games import GAMES
from rubizh.games.opponents import levels

AT_ONCE: Final = 20  # people who come at the same time
PATIENCE: Final = 60.0
TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE_BYTES: Final = os.sysconf("SC_PAGE_SIZE")


class Seen(msgspec.Struct):
    """As much of a view as a scripted player needs."""

    options: list[str]


class At(msgspec.Struct):
    at: int
    view: Seen
    over: bool


class Heard(msgspec.Struct):
    """As much of a message as a scripted player needs."""

    type: str
    number: int = 0
    position: At | None = None
    said: str = ""


HEARD: Final = msgspec.json.Decoder(Heard)


class Figures(msgspec.Struct):
    """What was measured."""

    tables: int
    moves: int
    seconds: float
    p50: float  # seconds from a move sent to the move seen by the other
    p99: float
    longest: float
    idle_kilobytes: float  # of the server's memory for a table that nobody is at
    seated_kilobytes: float  # for a table with both its players connected
    server_cpu: float  # cores
    load_cpu: float
    failures: int


class Server:
    """The process that serves, as the system sees it."""

    def __init__(self, process: int) -> None:
        self.process: Final = process

    def kilobytes(self) -> float:
        """Its resident memory."""
        with open(f"/proc/{self.process}/statm", encoding="ascii") as statm:
            return int(statm.read().split()[1]) * PAGE_BYTES / 1024

    def cpu(self) -> float:
        """The seconds of work that it has done."""
        with open(f"/proc/{self.process}/stat", encoding="ascii") as stat:
            fields = stat.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS


class Player:
    """One scripted player: knows the page's last position, and plays any option."""

    def __init__(self, socket: ClientConnection, dealer: random.Random) -> None:
        self.socket: Final = socket
        self.dealer: Final = dealer
        self.position: At | None = None
        self.seen: Final[dict[int, float]] = {}  # when each number of choices was first seen
        self.news: Final = asyncio.Event()
        self.refused = 0
        self.moves = 0

    async def listen(self) -> None:
        async for message in self.socket:
            now = time.perf_counter()
            heard = HEARD.decode(message)
            self.refused += heard.type == "refused"
            if heard.position is not None:
                self.position = heard.position
                self.seen[heard.position.at] = now
                self.news.set()

    @property
    def asked(self) -> bool:
        return self.position is not None and not self.position.over and bool(self.position.view.options)

    async def saw_more_than(self, at: int) -> float:
        """When the player saw a position with more choices, once they have."""
        while not (later := [when for seen, when in self.seen.items() if seen > at]):
            self.news.clear()
            await self.news.wait()
        self.seen.clear()
        return min(later)

    async def move(self) -> int:
        """Make any choice; the number of choices before it."""
        assert self.position is not None
        at, self.moves = self.position.at, self.moves + 1
        choice = self.dealer.choice(self.position.view.options)
        await self.socket.send(
            msgspec.json.encode({"type": "move", "id": f"m{self.moves}", "at": at, "choices": [choice]}).decode()
        )
        return at


class Seated:
    """Two players, and how long each had to wait for the other's moves."""

    def __init__(self, players: list[Player]) -> None:
        self.players: Final = players
        self.waits: Final[list[float]] = []

    async def play(self, begins: float, until: float, pause: float) -> None:
        """A move now and then until the time is over, or the game."""
        await asyncio.sleep(max(0.0, begins - time.perf_counter()))
        while (now := time.perf_counter()) < until:
            mover = next((player for player in self.players if player.asked), None)
            if mover is None:
                if all(player.position is not None and player.position.over for player in self.players):
                    return
            else:
                await self.moved(mover)
            await asyncio.sleep(max(0.0, now + pause - time.perf_counter()))

    async def moved(self, mover: Player) -> None:
        other = self.players[1 - self.players.index(mover)]
        sent = time.perf_counter()
        before = await mover.move()
        self.waits.append(await asyncio.wait_for(other.saw_more_than(before), PATIENCE) - sent)


async def come(address: str, body: dict[str, Any], path: str) -> tuple[dict[str, Any], str]:
    """A new visitor who asks for something; the answer, and the cookie that keeps the seat."""
    return await asyncio.to_thread(posted, address + path, {"content-type": "application/json", "origin": address}, body)


def posted(url: str, headers: dict[str, str], body: dict[str, Any]) -> tuple[dict[str, Any], str]:
    request = Request(url, msgspec.json.encode(body), headers)
    with urlopen(request, timeout=PATIENCE) as answer:
        return msgspec.json.decode(answer.read()), str(answer.headers["set-cookie"]).partition(";")[0]


async def enter(address: str, table: str, cookie: str, seat: int) -> ClientConnection:
    host = address.removeprefix("http://")
    headers = {"cookie": cookie, "origin": address}
    socket = await connect(f"ws://{host}/socket/{table}", additional_headers=headers, open_timeout=PATIENCE, compression=None)
    await socket.send(msgspec.json.encode({"type": "enter", "language": "en", "seat": seat}).decode())
    return socket


class Opened:
    """A table whose two players have seats but no open pages."""

    def __init__(self, table: str, cookies: list[str]) -> None:
        self.table: Final = table
        self.cookies: Final = cookies


async def opened(address: str) -> Opened:
    """Somebody opens a table, and a friend comes by the link."""
    game, seats = next(iter(GAMES)), [{"kind": "me"}, {"kind": "friend"}]
    found, first = await come(address, {"game": game, "options": {}, "seats": seats}, "/api/tables")
    socket = await enter(address, found["table"], first, 0)
    entered = msgspec.json.decode(await socket.recv())
    await socket.close()
    invite = entered["seats"][1]["invite"].removeprefix("/join/")
    _, second = await come(address, {"invite": invite}, "/api/join")
    return Opened(found["table"], [first, second])


async def seated(address: str, table: Opened, seed: int) -> Seated:
    sockets = [await enter(address, table.table, cookie, seat) for seat, cookie in enumerate(table.cookies)]
    return Seated([Player(socket, random.Random(seed * 2 + seat)) for seat, socket in enumerate(sockets)])


async def against_master(address: str, until: asyncio.Event) -> None:
    """Somebody plays the strongest level all the time, so that it thinks."""
    game = next(iter(GAMES))
    seats = [{"kind": "me"}, {"kind": "bot", "level": levels(GAMES[game])[-1]}]
    while not until.is_set():
        found, cookie = await come(address, {"game": game, "options": {}, "seats": seats}, "/api/tables")
        player = Player(await enter(address, found["table"], cookie, 0), random.Random(1))
        listening = asyncio.ensure_future(player.listen())
        while not until.is_set() and not (player.position is not None and player.position.over):
            if player.asked:
                await player.move()
            await asyncio.sleep(0.05)
        listening.cancel()
        await player.socket.close()


async def while_thinking(address: str, work: Coroutine[Any, Any, Figures]) -> Figures:
    """The same while the strongest opponent thinks at a table of its own."""
    ended = asyncio.Event()
    beside = asyncio.ensure_future(against_master(address, ended))
    try:
        return await work
    finally:
        ended.set()
        await beside


async def in_turn(work: list[Any], done: Callable[[], object]) -> list[Any]:
    """A few at a time, in their order."""
    room = asyncio.Semaphore(AT_ONCE)

    async def one(task: Any) -> Any:
        async with room:
            found = await task
        done()
        return found

    return list(await asyncio.gather(*[one(task) for task in work]))


async def measure(
    address: str, server: Server, tables: int, seconds: float, pause: float, progress: Callable[[str], object]
) -> Figures:
    """Open tables, let people sit down, and let them play."""
    await opened(address)  # what is loaded once is not any table's
    empty = server.kilobytes()
    there = await in_turn([opened(address) for _ in range(tables)], lambda: progress("open"))
    idle = server.kilobytes()
    all_seated = await in_turn([seated(address, table, seed) for seed, table in enumerate(there)], lambda: progress("seat"))
    listening = [asyncio.ensure_future(player.listen()) for table in all_seated for player in table.players]
    await asyncio.sleep(1.0)
    full = server.kilobytes()
    begun, cpu, mine = time.perf_counter(), server.cpu(), time.process_time()
    games = [table.play(begun + pause * number / tables, begun + seconds, pause) for number, table in enumerate(all_seated)]
    ends = await asyncio.gather(*games, return_exceptions=True)
    took = time.perf_counter() - begun
    figures = (server.cpu() - cpu) / took, (time.process_time() - mine) / took
    for task in listening:
        task.cancel()
    refused = sum(player.refused for table in all_seated for player in table.players)
    waits = sorted(wait for table in all_seated for wait in table.waits)
    return Figures(
        tables=tables,
        moves=len(waits),
        seconds=took,
        p50=percentile(waits, 0.5),
        p99=percentile(waits, 0.99),
        longest=waits[-1] if waits else 0.0,
        idle_kilobytes=(idle - empty) / tables,
        seated_kilobytes=(full - empty) / tables,
        server_cpu=figures[0],
        load_cpu=figures[1],
        failures=refused + sum(isinstance(end, BaseException) for end in ends),
    )


def percentile(values: list[float], part: float) -> float:
    return values[min(len(values) - 1, int(len(values) * part))] if values else 0.0
