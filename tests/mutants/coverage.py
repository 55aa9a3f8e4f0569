"""Which tests call which functions of the rules, and how long each takes."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import NamedTuple

import pytest

LAWS_TRIED = 16  # of eight games of Dronovody in none a project was opened
Function = tuple[str, str]  # the file's name, and the function as `Class.method`


class Test(NamedTuple):
    """What is known of a test after it has run once."""

    id: str
    seconds: float  # of the processor, fixtures included
    calls: frozenset[Function]


class Watch:
    """What has been called since when."""

    def __init__(self) -> None:
        self.began = time.process_time()
        self.calls: set[tuple[str, str]] = set()

    def seconds(self) -> float:
        return time.process_time() - self.began

    def functions(self) -> frozenset[Function]:
        """What is defined inside a function counts as that function."""
        return frozenset((Path(file).name, name.partition(".<locals>")[0]) for file, name in self.calls)


class Seen(NamedTuple):
    """A test or a fixture when it was run."""

    seconds: float
    calls: frozenset[Function]


class Coverage:
    """A plugin of pytest that watches every test; what a shared fixture calls counts for each test that asks for it."""

    def __init__(self, rules: Path) -> None:
        self.rules = str(rules)
        self.watch = Watch()
        self.imports = self.watch
        self.fixtures: dict[str, Seen] = {}
        self.items: list[tuple[pytest.Item, Seen]] = []
        self.failed: list[str] = []

    def note(self, frame: FrameType, event: str, arg: object) -> None:
        code = frame.f_code
        if code.co_filename.startswith(self.rules):
            self.watch.calls.add((code.co_filename, code.co_qualname))

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Of the laws on random games with options of all sorts, a few tell nearly as much as all."""
        laws = [item for item in items if "::test_the_laws_hold[" in item.nodeid]
        step = len(laws) // LAWS_TRIED | 1  # odd, so that no option has the same value in all of them
        items[:] = [item for item in items if item not in laws or item in laws[::step]]

    def pytest_sessionstart(self) -> None:
        sys.settrace(self.note)

    def pytest_sessionfinish(self) -> None:
        sys.settrace(None)

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.watch = Watch()
        sys.settrace(self.note)  # again for every test: one that ends in too deep a recursion switches it off
        yield
        self.items.append((item, Seen(self.watch.seconds(), self.watch.functions())))

    @pytest.hookimpl(hookwrapper=True)
    def pytest_fixture_setup(self, fixturedef: pytest.FixtureDef[object]) -> Iterator[None]:
        if fixturedef.scope == "function":
            yield
            return
        outer, self.watch = self.watch, Watch()
        yield
        self.fixtures[fixturedef.argname] = Seen(self.watch.seconds(), self.watch.functions())
        outer.began += self.watch.seconds()
        self.watch = outer

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def tests(self) -> list[Test]:
        return [self.test(item, seen) for item, seen in self.items]

    def test(self, item: pytest.Item, seen: Seen) -> Test:
        names = item.fixturenames if isinstance(item, pytest.Function) else []
        every = [seen, *[self.fixtures[name] for name in names if name in self.fixtures]]
        return Test(item.nodeid, sum(one.seconds for one in every), frozenset[Function]().union(*[one.calls for one in every]))
