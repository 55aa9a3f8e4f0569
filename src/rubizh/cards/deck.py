"""One file of a card set: its cards as records, and what is wrong with them one by one."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

import msgspec

from rubizh.cards.expected import faults, no_such_kind, shown, value_faults
from rubizh.cards.problem import Problem
from rubizh.cards.records import Card, Id
from rubizh.engine.words import Sentence

C = TypeVar("C", bound=Card)
R = TypeVar("R", bound=msgspec.Struct)

LARGEST: Final = 1_000_000
LINE: Final = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")

StandIns = Mapping[str, Any]  # what stands in for a field that is wrong, so that the rest of its card can still be checked
OF_EVERY_CARD: Final[StandIns] = {"id": "x", "name": {"uk": "x", "en": "x"}, "source": "reconstruction"}


class Placed(Generic[C]):
    """A card and how problems name it: by its id, or by its number where the id is wrong."""

    def __init__(self, file: str, label: str, card: C) -> None:
        self.file: Final = file
        self.label: Final = label
        self.card: Final = card

    def problem(self, field: str, expected: Sentence) -> Problem:
        return Problem(self.file, self.label, field, expected)


class Deck(Generic[C]):
    """The cards of one file, and the fields that are wrong on some of them; `read` is false where there was nothing to read."""

    def __init__(self, file: str, read: bool, placed: list[Placed[C]], wrong: set[str]) -> None:
        self.file: Final = file
        self.read: Final = read
        self.placed: Final = placed
        self.wrong: Final = wrong

    def cards(self) -> list[C]:
        return [placed.card for placed in self.placed]

    def size(self) -> int:
        return sum(card.copies for card in self.cards())


def read_deck(
    folder: Path, file: str, record: type[C] | Mapping[str, type[C]], stand_ins: StandIns, problems: list[Problem]
) -> Deck[C]:
    """The cards of a file; where there are several records, a card's `kind` tells which of them it is."""
    tables = read_tables(folder, file, problems)
    if tables is None:
        return Deck(file, False, [], set())
    placed: list[Placed[C]] = []
    wrong: set[str] = set()
    for number, table in enumerate(tables, 1):
        label = f"#{number}" if value_faults(table.get("id"), Id, "id") else str(table["id"])
        its_record = record_of(table, record)
        if isinstance(its_record, Sentence):
            problems.append(Problem(file, label, "kind", its_record))
            wrong.add("kind")
            continue
        found = faults(table, its_record)
        fields = {fault.field.partition(".")[0] for fault in found}
        problems += [Problem(file, label, fault.field, fault.expected) for fault in found]
        placed.append(Placed(file, label, sound(table, its_record, {**OF_EVERY_CARD, **stand_ins}, fields)))
        wrong |= fields
    return Deck(file, True, placed, wrong)


def record_of(table: Mapping[str, Any], record: type[C] | Mapping[str, type[C]]) -> type[C] | Sentence:
    """The record of a table, or why it has none."""
    if isinstance(record, type):
        return record
    return record.get(str(table.get("kind"))) or no_such_kind(table, [*record])


def sound(table: Mapping[str, Any], record: type[C], stand_ins: StandIns, wrong: set[str]) -> C:
    """The card, with stand-ins for the fields that are wrong."""
    kept = {name: value for name, value in table.items() if name not in wrong}
    needed = [field.name for field in msgspec.structs.fields(record) if field.required and field.name not in kept]
    return msgspec.convert({**kept, **{name: stand_ins[name] for name in needed}}, record)


def read_tables(folder: Path, file: str, problems: list[Problem]) -> list[dict[str, Any]] | None:
    """The `[[card]]` tables of a file, None where it cannot be read."""
    content = read_toml(folder, file, problems)
    if content is None:
        return None
    only_cards = Sentence("there is no such field, only {names}", {"names": "card"})
    problems += [Problem(file, "", name, only_cards) for name in content if name != "card"]
    tables = content.get("card", [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        problems.append(Problem(file, "", "card", Sentence("expected [[card]] tables, found {value}", {"value": shown(tables)})))
        return None
    return tables


def read_toml(folder: Path, file: str, problems: list[Problem]) -> dict[str, Any] | None:
    path = folder / file
    said = unreadable(path)
    if said is None:
        try:
            return tomllib.loads(path.read_text(encoding="utf-8-sig"))
        except UnicodeDecodeError:
            said = Sentence("this is not UTF-8 text")
        except OSError as error:
            said = Sentence("cannot be read: {reason}", {"reason": str(error.strerror)})
        except (ValueError, RecursionError) as error:
            said = not_toml(path.read_text(encoding="utf-8-sig"), str(error))
    problems.append(Problem(file, "", "", said))
    return None


def unreadable(path: Path) -> Sentence | None:
    """Why a file is not even opened."""
    if not path.exists():
        return Sentence("there is no such file")
    if not path.is_file():
        return Sentence("this is no file")
    if path.stat().st_size > LARGEST:
        return Sentence("it is larger than {most} bytes", {"most": LARGEST})
    return None


def not_toml(text: str, error: str) -> Sentence:
    """Broken TOML: the line, and what the parser says about it."""
    found = LINE.search(error)
    if found is None:
        return Sentence("this is not TOML: {reason}", {"reason": error})
    line = int(found[1]) if found[1] else len(text.splitlines())
    return Sentence("this is not TOML, line {line}: {reason}", {"line": line, "reason": error[: found.start()]})


def read_about(folder: Path, file: str, record: type[R], problems: list[Problem]) -> R | None:
    """The file that says what the set is; None where something in it is wrong."""
    content = read_toml(folder, file, problems)
    if content is None:
        return None
    found = faults(content, record)
    problems += [Problem(file, "", fault.field, fault.expected) for fault in found]
    return None if found else msgspec.convert(content, record)


def duplicate_ids(placed: list[Placed[Any]]) -> Iterator[Problem]:
    first: dict[str, Placed[Any]] = {}
    for p in placed:
        if p.label.startswith("#"):
            continue
        if p.label in first:
            yield p.problem("id", Sentence("this id is used twice, first in {file}", {"file": first[p.label].file}))
        else:
            first[p.label] = p


def several_kinds(deck: Deck[Any]) -> Iterator[Problem]:
    """The stacks that lie open have cards of one kind."""
    kinds = len(deck.cards())
    if deck.read and kinds > 1:
        yield Problem(deck.file, "", "", Sentence("expected one kind of card, with copies, there are {n} kinds", {"n": kinds}))


def wrong_size(deck: Deck[C], sizes: Mapping[str, int], part_of: Callable[[C], str], partings: set[str]) -> Iterator[Problem]:
    """Too many or too few cards in a part of a deck, or in all of it; not told where a wrong field hides how many there are."""
    if not deck.read or deck.wrong & {"copies", *partings}:
        return
    for part, size in sizes.items():
        n = sum(card.copies for card in deck.cards() if not part or part_of(card) == part)
        facts: dict[str, int | str | Sentence] = {"size": size, "part": part, "n": n}
        if n != size and part:
            yield Problem(deck.file, "", "", Sentence("expected {size} cards of “{part}”, there are {n}", facts))
        elif n != size:
            yield Problem(deck.file, "", "", Sentence("expected {size} cards, there are {n}", facts))
