"""Thinking is shared: nobody waits until somebody else has had ten turns, nor behind slow levels for a quick one."""

from __future__ import annotations

import asyncio
import threading
from contextlib import suppress

from rubizh.table.thinkers import Thinkers
from rubizh.table.turns import Turns

PATIENCE = 30.0


async def in_turn(turns: Turns, names: list[str], cancelled: int | None = None) -> list[str]:
    """Who had their turns one after the other, after all had come while somebody else had one."""
    had: list[str] = []

    async def one(who: str) -> None:
        async with turns.turn(who):
            had.append(who)
            await asyncio.sleep(0)

    async with turns.turn("somebody"):
        waiting = [asyncio.ensure_future(one(name)) for name in names]
        await asyncio.sleep(0)
        if cancelled is not None:
            waiting[cancelled].cancel()
    for task in waiting:
        with suppress(asyncio.CancelledError):
            await task
    return had


def test_everybody_has_a_turn_before_anybody_has_another() -> None:
    assert asyncio.run(in_turn(Turns(1), ["a"] * 5 + ["b", "c", "b"])) == ["a", "b", "c", "a", "b", "a", "a", "a"]


def test_who_does_not_wait_any_more_is_passed_over() -> None:
    turns = Turns(1)
    assert asyncio.run(in_turn(turns, ["a", "b", "c"], cancelled=1)) == ["a", "c"]
    assert turns.free == 1
    assert not turns.waiting


def test_who_goes_in_the_moment_of_their_turn_leaves_it_to_the_next() -> None:
    async def play() -> int:
        turns = Turns(1)
        await turns.begin("a")
        waiting = asyncio.ensure_future(turns.begin("b"))
        await asyncio.sleep(0)
        turns.end()
        waiting.cancel()
        with suppress(asyncio.CancelledError):
            await waiting
        return turns.free

    assert asyncio.run(play()) == 1


def test_a_quick_level_answers_while_ten_slow_ones_wait() -> None:
    enough = threading.Event()

    async def play() -> tuple[int, bool]:
        thinkers = Thinkers(1)
        slow = [asyncio.ensure_future(thinkers.lent("a", "siege", "master", lambda _: enough.wait(PATIENCE))) for _ in range(10)]
        try:
            quick = await asyncio.wait_for(thinkers.lent("b", "siege", "beginner", lambda _: 7), PATIENCE)
            return quick, any(task.done() for task in slow)
        finally:
            enough.set()
            await asyncio.gather(*slow)
            thinkers.close()

    assert asyncio.run(play()) == (7, False)
