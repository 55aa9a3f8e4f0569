"""The file of a match, to go on with where it was left: a line that says what is played, then one for each finished pair."""

from __future__ import annotations

from pathlib import Path
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from rubizh.engine.words import Sentence
from rubizh.lab.pairs import Match, Pair
from rubizh.lab.strength import Sprt


class Plan(Struct):
    """The first line: the match, and how far it was to go."""

    match: Match
    pairs: int
    sprt: Sprt | None = None


Line = TypeVar("Line", Plan, Pair)


class LedgerError(Exception):
    """A file that cannot be gone on with, and why."""

    def __init__(self, said: Sentence) -> None:
        super().__init__(repr(said))
        self.said: Final = said


class Ledger:
    """The pairs of a match, in memory and on disk."""

    def __init__(self, path: Path, plan: Plan, pairs: list[Pair]) -> None:
        self.path: Final = path
        self.plan: Final = plan
        self.pairs: Final = pairs

    def add(self, pair: Pair) -> None:
        append(self.path, pair)
        self.pairs.append(pair)


def append(path: Path, line: Plan | Pair) -> None:
    with path.open("ab") as file:
        file.write(msgspec.json.encode(line) + b"\n")


def begun(path: Path, plan: Plan) -> Ledger:
    """A new file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    append(path, plan)
    return Ledger(path, plan, [])


def found(path: Path) -> Ledger:
    """A file to go on with; a last line that was not finished is cut off."""
    content = path.read_bytes()
    whole = content[: content.rfind(b"\n") + 1]
    first, *lines = whole.split(b"\n")[:-1] or [b""]
    plan = decoded(path, 1, first, Plan)
    pairs = [decoded(path, number, line, Pair) for number, line in enumerate(lines, 2)]
    for expected, pair in enumerate(pairs):
        if pair.number != expected or len(pair.games) != 2:
            order = {"expected": expected, "number": pair.number}
            raise wrong_line(path, expected + 2, Sentence("pair {expected} is expected, not pair {number}", order))
    if whole != content:
        with path.open("ab") as file:
            file.truncate(len(whole))
    return Ledger(path, plan, pairs)


def decoded(path: Path, number: int, line: bytes, kind: type[Line]) -> Line:
    try:
        return msgspec.json.decode(line, type=kind)
    except msgspec.DecodeError as wrong:
        raise wrong_line(path, number, str(wrong)) from None


def wrong_line(path: Path, number: int, why: str | Sentence) -> LedgerError:
    facts: dict[str, int | str | Sentence] = {"file": str(path), "line": number, "why": why}
    return LedgerError(Sentence("“{file}” is not the file of a match: line {line}: {why}", facts))


def check_same(path: Path, theirs: Match, ours: dict[str, object]) -> None:
    """Whatever is asked for has to be what the file holds: the first difference is named."""
    held = msgspec.to_builtins(theirs)
    for name, value in ours.items():
        if isinstance(value, dict):
            check_options(path, held[name], value)
        elif held[name] != value:
            raise different(path, name, str(held[name]), str(value))


def check_options(path: Path, theirs: dict[str, str], ours: dict[str, str]) -> None:
    for name, value in ours.items():
        if theirs.get(name) != value:
            raise different(path, name, theirs.get(name, "–"), value)


def different(path: Path, name: str, theirs: str, ours: str) -> LedgerError:
    facts: dict[str, int | str | Sentence] = {"file": str(path), "name": name, "theirs": theirs, "ours": ours}
    return LedgerError(Sentence("“{file}” holds another match: its {name} is “{theirs}”, not “{ours}”", facts))
