"""Trying mutants: each in a process of its own that imports the rules with one thing changed, and runs what could notice it."""

from __future__ import annotations

import os
import resource
import signal
import sys
from collections.abc import Iterator, Sequence
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, NamedTuple, cast

import hypothesis
import pytest

import rubizh
from rubizh.build import prefer_sources
from tests.mutants.breaks import Mutant
from tests.mutants.coverage import Coverage, Function, Test

SOURCES = Path(rubizh.__file__).parent
TESTS = Path(__file__).parent.parent
FORK = get_context("fork")
MEMORY = 2 << 30
COLLECTING = 20  # seconds at most to import everything
PATIENCE = 5  # seconds more than twice as long as usual: then it is endless

RULEBOOK = "rulebook"
LAWS = "laws"
GOLDEN = "golden"
KINDS = [RULEBOOK, LAWS, GOLDEN]  # a test that names the rule comes first

Tests = dict[str, list[Test]]  # by kind


class Suite(NamedTuple):
    """The tests of a game, and the functions of its rules that are called when modules are imported."""

    tests: Tests
    imports: frozenset[Function]


class Verdict(NamedTuple):
    """Which kind of tests noticed a mutant, and which of them first; both empty if nothing did."""

    kind: str
    test: str

    def noticed(self) -> bool:
        """A golden game only says that something has changed, not which rule: that does not count."""
        return self.kind in (RULEBOOK, LAWS)


def folders(game: str) -> dict[str, list[Path]]:
    """Where the tests of a game are."""
    own = [TESTS / "games" / game / name for name in ("rulebook", "cards", "telling")]
    return {RULEBOOK: [*own, TESTS / "telling"], LAWS: [TESTS / "laws"], GOLDEN: [TESTS / "playthroughs"]}


def run(arguments: Sequence[object], plugin: object) -> None:
    """pytest in this process, with nothing but the plugin, on the sources."""
    with open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())
        os.dup2(nowhere.fileno(), sys.stderr.fileno())
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    hypothesis.settings.register_profile("mutants", deadline=None)
    hypothesis.settings.load_profile("mutants")
    pytest.main(["-p", "no:cacheprovider", "--rootdir", str(TESTS.parent), *map(str, arguments)], plugins=[plugin])


def record(game: str) -> Suite:
    """What there is to run; every test has to pass before anything is broken."""
    ours, theirs = FORK.Pipe(duplex=False)
    process = FORK.Process(target=watch, args=(game, theirs), daemon=True)
    process.start()
    theirs.close()
    tests, imports, failed = ours.recv()
    process.join()
    if failed:
        sys.exit("These tests fail already:\n" + "\n".join(failed))
    by_kind: Tests = {}
    for kind, paths in folders(game).items():
        inside = tuple([str(path.relative_to(TESTS.parent)) for path in paths])
        by_kind[kind] = [test for test in tests if test.id.startswith(inside) and (test.calls or kind == RULEBOOK)]
        if not by_kind[kind]:
            sys.exit(f"No test in {', '.join(inside)} calls the rules of {game}.")
    return Suite(by_kind, imports)


def watch(game: str, parent: Connection) -> None:
    prefer_sources()
    coverage = Coverage(SOURCES / "games" / game / "rules")
    paths = [path for kind in folders(game).values() for path in kind if path.is_dir()]
    run([*paths, "-k", f"not test_the_laws_hold or [0-{game}"], coverage)
    parent.send((coverage.tests(), coverage.imports.functions(), coverage.failed))


class Trial:
    """A plugin of pytest that runs the given tests in their order until one fails."""

    def __init__(self, tests: list[Test]) -> None:
        self.order = {test.id: number for number, test in enumerate(tests)}
        self.limits = {test.id: PATIENCE + 2 * test.seconds for test in tests}
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted([item for item in items if item.nodeid in self.order], key=lambda item: self.order[item.nodeid])

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        signal.setitimer(signal.ITIMER_VIRTUAL, self.limits[item.nodeid])  # its signal ends the process

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed = report.nodeid

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid


class Changed(SourceFileLoader):
    """Loads a module from a changed source."""

    def __init__(self, name: str, mutant: Mutant) -> None:
        super().__init__(name, str(mutant.path))
        self.mutant = mutant

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.mutant.source(), self.path, "exec")


class Finder:
    """Finds the changed module before anybody finds the original."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant
        self.name = ".".join(["rubizh", *mutant.path.relative_to(SOURCES).with_suffix("").parts])

    def find_spec(self, name: str, path: object, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != self.name:
            return None
        return spec_from_file_location(name, self.mutant.path, loader=Changed(name, self.mutant))


def candidates(mutant: Mutant, suite: Suite) -> Tests:
    """The tests that call the changed function, quickest first; every test for what happens when a module is imported."""
    where = (mutant.path.name, mutant.function)
    always = not mutant.function or where in suite.imports
    found: Tests = {}
    for kind in KINDS:
        found[kind] = sorted([test for test in suite.tests[kind] if always or where in test.calls], key=lambda test: test.seconds)
    return found


def attempt(mutant: Mutant, tests: Tests, parent: Connection) -> None:
    """Sends which tests are run now, which counts if they never end, and at last which has failed."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    prefer_sources()
    sys.meta_path.insert(0, Finder(mutant))
    for kind in KINDS:
        parent.send(Verdict(kind, "a test that never ends"))
        trial = Trial(tests[kind])
        if tests[kind]:
            signal.setitimer(signal.ITIMER_VIRTUAL, COLLECTING)
            run([*sorted({test.id.partition("::")[0] for test in tests[kind]}), "-x"], trial)
        if trial.failed:
            parent.send(Verdict(kind, trial.failed))
            return
    parent.send(Verdict("", ""))


def tried(mutants: list[Mutant], suite: Suite, jobs: int) -> Iterator[tuple[Mutant, Verdict]]:
    """Each mutant with its verdict, as they come."""
    waiting = mutants[::-1]
    running: dict[Connection, tuple[Mutant, Any]] = {}
    verdicts: dict[Connection, Verdict] = {}
    while waiting or running:
        while waiting and len(running) < jobs:
            ours, theirs = FORK.Pipe(duplex=False)
            mutant = waiting.pop()
            process = FORK.Process(target=attempt, args=(mutant, candidates(mutant, suite), theirs), daemon=True)
            process.start()
            theirs.close()
            running[ours] = (mutant, process)
        for ready in cast("list[Connection]", wait(running)):
            try:
                verdicts[ready] = ready.recv()
            except EOFError:
                mutant, process = running.pop(ready)
                process.join()
                yield mutant, verdicts.pop(ready)
