"""What a field should hold, in words made from its type, so that the words and the check can never differ."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import inspect

from rubizh.cards.records import Id, OneOf
from rubizh.engine.words import Sentence

LONGEST: Final = 40


class Fault:
    """What is wrong with one field of a table."""

    def __init__(self, field: str, expected: Sentence) -> None:
        self.field: Final = field
        self.expected: Final = expected


def faults(raw: Mapping[str, Any], record: type[msgspec.Struct], path: str = "") -> list[Fault]:
    """Everything wrong with a table as far as its fields tell: unknown, missing, or not what they should be."""
    fields = {field.name: field for field in msgspec.structs.fields(record)}
    found = [Fault(path + name, no_such_field(fields)) for name in raw if name not in fields]
    for name, field in fields.items():
        if issubclass(record, OneOf) and raw.get(name) is False:
            found.append(Fault(path + name, wrong(Sentence("true"), False)))
        elif name in raw:
            found += value_faults(raw[name], field.type, path + name)
        elif field.required:
            found.append(Fault(path + name, Sentence("is missing, expected {what}", {"what": what(field.type)})))
    if issubclass(record, OneOf) and not found:
        names, there = ([name for name in some if name not in record.beside] for some in (fields, raw))
        found += [] if len(there) == 1 else [Fault(path.removesuffix("."), one_of(names, there))]
    return found


def value_faults(value: Any, wanted: Any, path: str) -> list[Fault]:
    info = inner(inspect.type_info(wanted))
    if isinstance(info, inspect.StructType) and isinstance(value, dict):
        return faults(value, info.cls, path + ".")
    if isinstance(info, inspect.DictType) and isinstance(value, dict):
        return named_faults(value, info, path)
    if isinstance(info, inspect.VarTupleType) and isinstance(info.item_type, inspect.StructType) and isinstance(value, list):
        table = info.item_type.cls
        return [fault for n, one in enumerate(value, 1) for fault in value_faults(one, table, f"{path}.{n}")]
    try:
        msgspec.convert(value, wanted)
    except msgspec.ValidationError:
        return [Fault(path, wrong(what(wanted), value))]
    return []


def named_faults(value: dict[str, Any], info: inspect.DictType, path: str) -> list[Fault]:
    """A table whose keys are names: each value is a table of its own."""
    found: list[Fault] = []
    assert isinstance(info.value_type, inspect.StructType)
    for name, table in value.items():
        found += value_faults(name, Id, f"{path}.{shown(name)}") or value_faults(table, info.value_type.cls, f"{path}.{name}")
    return found


def inner(info: inspect.Type) -> inspect.Type:
    """The type of a field that may be left out."""
    return info.types[0] if isinstance(info, inspect.UnionType) else info


def what(wanted: Any) -> Sentence:
    info = inner(inspect.type_info(wanted))
    match info:
        case inspect.IntType(ge=least, le=most):
            return Sentence("a whole number from {least} to {most}", {"least": int(least or 0), "most": int(most or 0)})
        case inspect.LiteralType(values=(only,)):
            return Sentence("{value}", {"value": str(only)})
        case inspect.LiteralType(values=values):
            return Sentence("one of {names}", {"names": ", ".join(map(str, values))})
        case inspect.VarTupleType(item_type=inspect.LiteralType(values=values)):
            return Sentence("a list of {names}", {"names": ", ".join(map(str, values))})
        case inspect.VarTupleType(item_type=inspect.IntType(ge=least, le=most)):
            facts = {"least": int(least or 0), "most": int(most or 0)}
            return Sentence("a list of whole numbers from {least} to {most}", facts)
        case inspect.VarTupleType(item_type=inspect.StructType()):
            return Sentence("a list of tables")
        case inspect.VarTupleType():
            return Sentence("a list of names in small Latin letters, digits and hyphens")
        case inspect.StrType(pattern=pattern) if pattern and "a-z" in pattern:
            return Sentence("small Latin letters, digits and hyphens")
        case inspect.StrType():
            return Sentence("a line of text")
        case inspect.StructType(fields=fields):
            return Sentence("a table of {names}", {"names": ", ".join(field.name for field in fields)})
        case inspect.DictType():
            return Sentence("a table")
    return Sentence("true or false")


def wrong(expected: Sentence, value: Any) -> Sentence:
    return Sentence("expected {what}, found {value}", {"what": expected, "value": shown(value)})


def shown(value: Any) -> str:
    """A value as it is written in the file, shortened."""
    text = "".join(letter if letter.isprintable() else "�" for letter in written(value))
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def written(value: Any) -> str:
    match value:
        case str():
            return f"“{value}”"
        case bool():
            return str(value).lower()
        case list():
            return f"[{', '.join(map(written, value))}]"
        case dict():
            return "{…}"
    return str(value)


def no_such_field(fields: Mapping[str, object]) -> Sentence:
    return Sentence("there is no such field, only {names}", {"names": ", ".join(fields)})


def no_such_kind(raw: Mapping[str, Any], kinds: list[str]) -> Sentence:
    expected = Sentence("one of {names}", {"names": ", ".join(kinds)})
    return wrong(expected, raw["kind"]) if "kind" in raw else Sentence("is missing, expected {what}", {"what": expected})


def one_of(names: list[str], found: list[str]) -> Sentence:
    facts: dict[str, int | str | Sentence] = {"names": ", ".join(names), "found": ", ".join(found)}
    if not found:
        return Sentence("expected exactly one of {names}", facts)
    return Sentence("expected exactly one of {names}, found {found}", facts)
