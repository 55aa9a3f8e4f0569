"""Views as text: what may stand in a field, and the forms that write a view's fields down, read them back and describe them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from rubizh.engine.flow import Choice, Step
from rubizh.engine.words import Sentence

LARGEST: Final = 9_007_199_254_740_991  # every language reads whole numbers up to this one from JSON

T = TypeVar("T")


class Unreadable(Exception):
    """What is wrong with facts that no view gives."""

    def __init__(self, said: Sentence) -> None:
        super().__init__(repr(said))
        self.said: Final = said


class Misfit(Exception):
    """A value that cannot stand where it stands."""

    def __init__(self, value: object) -> None:
        super().__init__(str(value))
        self.value: Final = value


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(Generic[T]):
    """What may stand in a field: how it is written as JSON, how it is read back, and its JSON Schema."""

    def write(self, value: T) -> object:
        raise NotImplementedError

    def read(self, value: object) -> T:
        raise NotImplementedError

    def schema(self) -> dict[str, object]:
        raise NotImplementedError


class Number(Kind[int]):
    """A whole number."""

    def write(self, value: int) -> object:
        return value

    def read(self, value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not -LARGEST <= value <= LARGEST:
            raise Misfit(value)
        return value

    def schema(self) -> dict[str, object]:
        return {"type": "integer"}


class Truth(Kind[bool]):
    """Whether something is so."""

    def write(self, value: bool) -> object:
        return value

    def read(self, value: object) -> bool:
        if not isinstance(value, bool):
            raise Misfit(value)
        return value

    def schema(self) -> dict[str, object]:
        return {"type": "boolean"}


class Text(Kind[str]):
    """Any text."""

    def write(self, value: str) -> object:
        return value

    def read(self, value: object) -> str:
        if not isinstance(value, str):
            raise Misfit(value)
        return value

    def schema(self) -> dict[str, object]:
        return {"type": "string"}


class Named(Kind[T]):
    """One of the things that have a name, by its name."""

    def __init__(self, known: Mapping[str, T]) -> None:
        self.known: Final = known
        self.names: Final[dict[T, str]] = {thing: name for name, thing in known.items()}

    def write(self, value: T) -> object:
        return self.names[value]

    def read(self, value: object) -> T:
        if not isinstance(value, str) or value not in self.known:
            raise Misfit(value)
        return self.known[value]

    def schema(self) -> dict[str, object]:
        return {"type": "string"}


class Several(Kind[tuple[T, ...]]):
    """Any number of the same kind."""

    def __init__(self, each: Kind[T]) -> None:
        self.each: Final = each

    def write(self, value: tuple[T, ...]) -> list[object]:
        each = self.each
        return [each.write(entry) for entry in value]

    def read(self, value: object) -> tuple[T, ...]:
        if not isinstance(value, list):
            raise Misfit(value)
        each = self.each
        return tuple([each.read(entry) for entry in value])

    def schema(self) -> dict[str, object]:
        return {"type": "array", "items": self.each.schema()}


class Alone(Kind[T]):
    """One only, as a list of one."""

    def __init__(self, kind: Kind[T]) -> None:
        self.kind: Final = kind

    def write(self, value: T) -> object:
        return [self.kind.write(value)]

    def read(self, value: object) -> T:
        if not isinstance(value, list) or len(value) != 1:
            raise Misfit(value)
        return self.kind.read(value[0])

    def schema(self) -> dict[str, object]:
        return {"type": "array", "items": self.kind.schema()}


NUMBER: Final = Number()
NUMBERS: Final = Several(NUMBER)
TRUTH: Final = Truth()
TRUTHS: Final = Several(TRUTH)
TEXT: Final = Text()


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """The words of a game: its cards, choices and steps by their names."""

    def __init__(self, cards: Mapping[str, int], choices: Mapping[str, Choice], steps: Mapping[str, Step[Any]]) -> None:
        self.card: Final = Named(cards)
        self.cards: Final = Several(self.card)
        self.piles: Final = Several(self.cards)
        self.choices: Final = Several(Named(choices))
        self.steps: Final = Several(Named(steps))


class Form:
    """Goes through a view field by field: whatever it is given it gives back, or what shall stand there instead."""

    def field(self, name: str, value: T, kind: Kind[T], about: str) -> T:
        raise NotImplementedError

    def agreed(self, options: Mapping[str, str]) -> None:
        """The options of the table, each a field."""
        for name, value in options.items():
            self.field(name, value, TEXT, "")


class Writer(Form):
    """Writes every field down."""

    def __init__(self) -> None:
        self.facts: Final[dict[str, object]] = {}

    def field(self, name: str, value: T, kind: Kind[T], about: str) -> T:
        self.facts[name] = kind.write(value)
        return value


class Reader(Form):
    """Reads every field from facts, and names what does not fit."""

    def __init__(self, facts: Mapping[str, object]) -> None:
        self.facts: Final = facts

    def field(self, name: str, value: T, kind: Kind[T], about: str) -> T:
        if name not in self.facts:
            raise Unreadable(Sentence("the view has no field “{name}”", {"name": name}))
        try:
            return kind.read(self.facts[name])
        except Misfit as wrong:
            said: dict[str, int | str | Sentence] = {"value": str(wrong.value), "name": name}
            raise Unreadable(Sentence("“{value}” cannot stand in the view's field “{name}”", said)) from None


class Describer(Form):
    """Describes every field by its JSON Schema."""

    def __init__(self) -> None:
        self.properties: Final[dict[str, dict[str, object]]] = {}

    def field(self, name: str, value: T, kind: Kind[T], about: str) -> T:
        self.properties[name] = {"description": about, **kind.schema()}
        return value
