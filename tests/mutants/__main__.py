"""`make mutants`: breaks the rules of a game at random places, one at a time, and reports what no test noticed.

A test of the rulebook or a law has to notice; that a golden playthrough does is told, but not enough: it names no rule.
A survivor gets a test, or is explained in `tests/games/<game>/mutants.toml`.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter

from tests.mutants.breaks import Mutant, chosen, mutants_of
from tests.mutants.explained import explained
from tests.mutants.trial import GOLDEN, LAWS, RULEBOOK, SOURCES, TESTS, Verdict, record, tried

ENOUGH = 0.95
TOLD = {
    RULEBOOK: "noticed by tests of the rulebook",
    LAWS: "noticed by the laws only",
    GOLDEN: "changed golden playthroughs only",
    "": "noticed by nothing",
}


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants")
    parser.add_argument("game")
    parser.add_argument("--number", type=int, default=500, help="how many mutants (500)")
    parser.add_argument("--seed", type=int, default=1, help="which of them (1)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at the same time (2)")
    parser.add_argument("--only", default="", help="only in files and functions whose names contain this")
    return parser.parse_args()


def show(mutant: Mutant, told: str) -> None:
    path = mutant.path.relative_to(TESTS.parent)
    print(f"\r\033[K{path}:{mutant.line} {mutant.function}: {told}\n  - {mutant.was}\n  + {mutant.became}", flush=True)


class Report:
    """What has become of the mutants so far."""

    def __init__(self, game: str, number: int) -> None:
        self.reasons = explained(game)
        self.number = number
        self.kinds: Counter[str] = Counter()
        self.unexplained = 0
        self.outlived = 0
        self.began = time.monotonic()

    def note(self, mutant: Mutant, verdict: Verdict) -> None:
        self.kinds[verdict.kind] += 1
        reason = self.reasons.get(mutant.key())
        if verdict.noticed() and reason is not None:
            self.outlived += 1
            show(mutant, f"explained, but noticed by {verdict.test}")
        elif not verdict.noticed():
            self.unexplained += reason is None
            show(mutant, f"{TOLD[verdict.kind]}; {reason or 'NOT EXPLAINED'}")
        tried = self.kinds.total()
        print(f"\r\033[K{tried} of {self.number} tried, {self.noticed()} noticed", end="", flush=True)

    def noticed(self) -> int:
        return self.kinds[RULEBOOK] + self.kinds[LAWS]

    def summary(self) -> str:
        lines = [f"{self.kinds[kind]:5}  {told}" for kind, told in TOLD.items()]
        share = f"{self.noticed() / self.number:.1%} of {self.number} mutants noticed"
        seconds = round(time.monotonic() - self.began)
        last = f"{share}; survivors without an explanation: {self.unexplained}; {seconds // 60} min {seconds % 60} s"
        return "\n".join([*lines, last])

    def good(self) -> bool:
        return self.noticed() >= ENOUGH * self.number and not self.unexplained and not self.outlived


def main() -> None:
    asked = arguments()
    if TESTS.parent / "src" / "rubizh" != SOURCES:
        sys.exit(f"These would be tests of {SOURCES}, not of the sources here: run `make mutants`, or set PYTHONPATH=src.")
    every = [mutant for mutant in mutants_of(SOURCES / "games" / asked.game / "rules") if asked.only in mutant.name()]
    mutants = chosen(every, asked.number, asked.seed)
    print(f"{len(mutants)} of {len(every)} mutants of {asked.game}; first, which tests call which functions…", flush=True)
    report = Report(asked.game, len(mutants))
    for mutant, verdict in tried(mutants, record(asked.game), asked.jobs):
        report.note(mutant, verdict)
    print(f"\r\033[K{report.summary()}")
    sys.exit(not report.good())


if __name__ == "__main__":
    main()
