"""What another's hand leaves to choose from is not told by whether, when or in how many messages they are asked and answer."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest

from rubizh.engine.deck import Deal
from rubizh.engine.flow import NATURE, Choice, asked
from rubizh.engine.game import View
from rubizh.games import GAMES
from rubizh.games.opponents import opponent, thinks
from rubizh.games.package import Package
from rubizh.protocol.process import ProcessBot
from rubizh.protocol.watched import Watched
from rubizh.table.room import Room, edition
from rubizh.table.storage import EventRow, SeatRow, Storage, TableRow
from tests.table.running import Page, Running

BIDDER: Final = 0
OTHER: Final = 1
QUIET: Final = ("pass", "done")  # offered to every hand, sooner or later
LAST: Final = f"Compensate({OTHER})"  # after it the round ends, and what was left in the hands is turned up
PEOPLE: Final = [SeatRow("t", BIDDER, "person", "olena", "Olena"), SeatRow("t", OTHER, "person", "taras", "Taras")]
BOT: Final = SeatRow("t", OTHER, "bot", level="master")

AFU = GAMES["afu"].rules


def at_the_auction(strong: bool) -> Room:
    """The first round of a war, up to the first bid; the other commander has drawn the five best cards, or the five worst."""
    row = TableRow(
        "t", "afu", edition(GAMES["afu"].rules), GAMES["afu"].rules.with_defaults({"chervona_kalyna": "yes"}), "7", time.time()
    )
    room = Room(row, list(PEOPLE), [])
    while room.asked == NATURE or not repr(room.played.s.todo[-1]).startswith("Auction"):
        question, step = asked(room.played.s), repr(room.played.s.todo[-1])
        choices: list[Any] = [choice for choice in question.options if step != "Events" or choice.text.startswith("reveal")]
        if step.startswith("Draw"):
            choices.sort(key=lambda deal: strength(room, deal), reverse=strong or step == f"Draw({BIDDER})")
        room.apply(EventRow("t", len(room.events) + 1, "choice", question.seat, choices[0].text, "", time.time()), [])
    return room


def strength(room: Room, deal: Deal) -> tuple[int, int]:
    state: Any = room.played.s
    its = state.rules.set.cards[deal.card]
    return its.attack + its.defence, deal.card


def bid() -> str:
    """A bid that the best five cards can outbid, and the worst five cannot."""
    weak, strong = at_the_auction(strong=False), at_the_auction(strong=True)
    for option in asked(weak.played.s).options:
        left = [after(room, option.text) for room in (weak, strong)]
        if left[0] == ["pass"] and len(left[1]) > 1:
            return option.text
    raise AssertionError("the worst cards are as good as the best")


def after(room: Room, text: str) -> list[str]:
    """What is offered once a choice is made."""
    ahead = Room(room.row, room.seats, [*room.events, EventRow("t", 0, "choice", BIDDER, text)])
    return [option.text for option in asked(ahead.played.s).options]


class Declining(ProcessBot):
    """Declines whatever can be declined, without a process."""

    def choose(self, v: View) -> Choice:
        return next((option for option in v.options if option.text in QUIET), v.options[0])


class Auction:
    """The auction at a real table, as the bidder and somebody who watches are told of it."""

    def __init__(self, running: Running, strong: bool, other: SeatRow) -> None:
        self.answers: Final = threading.Semaphore(0)  # those that a computer opponent may show
        self.kept_back = 0
        running.house.thinkers.pause = self.pause
        room = at_the_auction(strong)
        storage = Storage(running.url)
        storage.add_table(room.row, [PEOPLE[BIDDER], other])
        storage.append(room.events)
        storage.close()
        self.pages: Final = [self.enter(running, visitor) for visitor in ("olena", "somebody")]
        self.bidder: Final = self.pages[0]

    def enter(self, running: Running, visitor: str) -> Page:
        coming = running.visitor()
        coming.be(visitor)
        return coming.enter("t")

    async def pause(self, seconds: float) -> None:
        self.kept_back += 1
        await asyncio.to_thread(self.answers.acquire)

    def play(self, other: Page | None) -> None:
        """A bid, and then everybody declines, to the last question of the round."""
        assert self.bidder.move(bid())["type"] == "done"
        while self.todo()[-1] != LAST:
            self.hear_everything()
            if self.bidder.options:
                assert self.bidder.move(quiet(self.bidder.options))["type"] == "done"
            else:
                self.other_declines(other, self.bidder.number)
        self.hear_everything()

    def other_declines(self, other: Page | None, before: int) -> None:
        """A person at a page of their own, or a computer opponent whose answer may be shown now."""
        if other is None:
            self.answers.release()
        else:
            other.until(lambda: other.number == before)
            assert other.move(quiet(other.options))["type"] == "done"
        self.bidder.until(lambda: self.bidder.number > before)

    def todo(self) -> list[str]:
        found: list[str] = self.bidder.position["view"]["todo"]
        return found

    def hear_everything(self) -> None:
        """All that the table has to say before the next answer."""
        for page in self.pages:
            page.say({"type": "ping"})
            page.hear("pong")


def quiet(options: list[str]) -> str:
    return next((option for option in options if option in QUIET), options[0])


@contextmanager
def table(folder: Path, strong: bool, other: SeatRow) -> Iterator[tuple[Running, Auction]]:
    running = Running(f"sqlite:///{folder / str(strong)}.db")
    try:
        yield running, Auction(running, strong, other)
    finally:
        running.end()


def told(at: Auction) -> list[list[str]]:
    return [page.heard for page in at.pages]


def test_the_worlds_differ_in_nothing_that_the_bidder_sees() -> None:
    weak, strong = at_the_auction(strong=False), at_the_auction(strong=True)
    views = [room.game.view(room.played.s, BIDDER).facts() for room in (weak, strong)]
    assert views[0] == views[1]
    assert (len(after(weak, bid())), len(after(strong, bid())) > 1) == (1, True)


def test_a_person_who_cannot_outbid_is_asked_like_one_who_can(tmp_path: Path) -> None:
    heard = []
    for strong in (False, True):
        with table(tmp_path, strong, PEOPLE[OTHER]) as (running, at):
            at.play(at.enter(running, "taras"))
            heard.append(told(at))
    assert heard[0] == heard[1]


@pytest.fixture
def declining(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer opponents at the table decline whatever they can."""

    def sit(package: Package, level: str, seed: int, *_: object, **__: object) -> Watched:
        process, substitute = Declining(level, seed, package.rules, []), opponent(package, "greedy", seed)
        return Watched(process, substitute, thinks(package, level), print)

    monkeypatch.setattr("rubizh.table.thinkers.watched", sit)


@pytest.mark.usefixtures("declining")
@pytest.mark.parametrize("away", [False, True])
def test_a_computer_opponent_who_cannot_outbid_answers_like_one_who_can(tmp_path: Path, away: bool) -> None:
    """Whether it sat there from the beginning or plays on for somebody, it keeps every answer back for a while."""
    heard, kept_back = [], []
    for strong in (False, True):
        with table(tmp_path, strong, PEOPLE[OTHER] if away else BOT) as (_, at):
            if away:
                assert at.bidder.ask("replace", seat=OTHER, level="master")["type"] == "done"
            at.play(None)
            heard.append(told(at))
            kept_back.append(at.kept_back)
            at.answers.release(100)
    assert heard[0] == heard[1]
    assert kept_back[0] == kept_back[1] > 1
