"""What a page should never send: messages that are almost right, JSON of any shape, and bytes that are nothing at all."""

from __future__ import annotations

import json
from random import Random
from typing import Any, Final

from rubizh.engine.flow import SPECTATOR
from rubizh.table.messages import LONGEST_MESSAGE
from rubizh.table.room import Room

STRANGE: Final[list[Any]] = [
    None,
    True,
    -1,
    0,
    3,
    4,
    2**31,
    2**63,
    2**64,
    10**400,
    -(2**70),
    0.5,
    1e308,
    "",
    "0",
    "a\x00b",
    "\x00",
    "\ud800",
    "\udc00\ud800",
    "\u2028result: x\u2029",
    "\x85",
    "line\n",
    "\u202eevil",
    "é" * 3000,
    "😀" * 700,
    "x" * 41,
    "x" * 5000,
    "{who}",
    "{0.__class__}",
    "%s%n",
    "' OR 1=1 --",
    "../../etc/passwd",
    "<script>",
    "٣",
    "__proto__",
    [],
    {},
    [[]],
    {"type": "enter"},
]


class Nonsense:
    """Makes it, always the same from the same dice."""

    def __init__(self, dice: Random) -> None:
        self.dice: Final = dice

    def value(self, depth: int = 3) -> Any:
        """Anything that JSON can hold."""
        kind = self.dice.randrange(4) if depth else 3
        if kind == 0:
            return [self.value(depth - 1) for _ in range(self.dice.randrange(4))]
        if kind == 1:
            return {str(self.value(0)): self.value(depth - 1) for _ in range(self.dice.randrange(4))}
        return self.dice.choice(STRANGE)

    def mutated(self, right: dict[str, Any]) -> Any:
        """A message with something wrong in it, sometimes deep inside."""
        wrong, name = dict(right), self.dice.choice([*right, "nothing"])
        kind = self.dice.randrange(6)
        if kind == 0:
            wrong.pop(name, None)
        elif kind == 1:
            wrong[str(self.value(0))] = self.value()
        elif kind == 2:
            wrong[self.dice.choice(["id", "seat", "visitor", "text", "at"])] = self.value(0)
        elif kind == 3 and isinstance(right.get(name), (list, dict)):
            wrong[name] = self.inside(right[name])
        else:
            wrong[name] = self.value()
        return wrong if self.dice.random() < 0.95 else [wrong]

    def inside(self, right: list[Any] | dict[str, Any]) -> Any:
        """A list or an object with something wrong in it."""
        if isinstance(right, dict):
            return self.mutated(right)
        wrong = [*right, *right] if self.dice.random() < 0.3 else list(right)
        if wrong:
            at = self.dice.randrange(len(wrong))
            wrong[at] = self.mutated(wrong[at]) if isinstance(wrong[at], dict) else self.value()
        return wrong

    def text(self, right: dict[str, Any]) -> bytes:
        """A message as it might come over the wire: right, nearly right, or not even JSON."""
        kind = self.dice.randrange(20)
        if kind < 12:
            return json.dumps(right).encode()
        if kind < 17:
            return json.dumps(self.mutated(right)).encode()
        if kind == 17:
            return json.dumps(self.value()).encode()
        if kind == 18:
            return self.broken(json.dumps(right).encode())
        return self.too_much(right)

    def broken(self, right: bytes) -> bytes:
        """A text that was cut, joined with another, or garbled."""
        at = self.dice.randrange(len(right))
        garbled = right[:at] + self.dice.choice([b"\0", b"}", b"\\u", b'"', "й".encode()]) + right[at + 1 :]
        return self.dice.choice([right[:at], right + right, garbled, right.replace(b'"', b"'"), b"NaN", b"-", b'"', b""])

    def too_much(self, right: dict[str, Any]) -> bytes:
        """A message too long, just a little or by far, or nested too deep."""
        spaces = b" " * (LONGEST_MESSAGE + self.dice.choice([-1, 0, 1]))
        deep = b"[" * 2000 + b"]" * 2000
        nested = b'{"type":"move","id":"a","at":0,"choices":' + deep[:1500] + deep[-1500:] + b"}"
        padded = json.dumps(right).encode() + spaces[: LONGEST_MESSAGE - len(json.dumps(right)) + self.dice.choice([0, 1])]
        return self.dice.choice([spaces, deep, nested, padded, b'{"a":' * 700])


def message(dice: Random, room: Room, rarely: float) -> dict[str, Any]:
    """A message as a page sends it, for now or for an old position, with an id that may have been used before."""
    name = dice.choice(["m1", "m2", f"f{dice.randrange(10**6)}", *[event.move.partition(" ")[2] for event in room.events[-3:]]])
    kinds: list[dict[str, Any]] = [
        move(dice, room, name),
        move(dice, room, name),
        {"type": "undo", "id": name},
        {"type": "takeback", "id": name, "at": dice.choice([*room.free, dice.randrange(300)])},
        {"type": "answer", "id": name, "yes": dice.random() < 0.5},
        {"type": "passing", "id": name, "on": dice.random() < 0.5},
        {"type": "phrase", "id": name, "key": dice.choice([*room.telling.phrases, "nothing"])},
        {"type": "request", "id": name, "seat": dice.randrange(4), "key": dice.choice([*room.telling.requests, "nothing"])},
        {"type": "point", "id": name, "thing": f"card {name}"},
        proposal(dice, room, name),
        {"type": "chat", "id": name, "text": f"hello {name}"},
        {"type": "why", "id": name, "choice": dice.choice(list(room.game.alphabet))},
        {"type": "replace", "id": name, "seat": dice.randrange(4), "level": dice.choice(["beginner", "master", ""])},
        {"type": "return", "id": name, "seat": dice.randrange(4)},
        {"type": "rematch", "id": name},
        {"type": "enter", "language": dice.choice(["en", "uk"]), "seat": dice.randrange(4), "since": dice.randrange(400)},
        {"type": "ping"},
    ]
    rare = [{"type": "resign", "id": name}, {"type": "hint", "id": name}]
    return dice.choice(rare if dice.random() < rarely else kinds)


def move(dice: Random, room: Room, name: str) -> dict[str, Any]:
    """Choices that are offered now, or any others."""
    made = len(room.played.choices)
    asked = room.game.view(room.played.s, room.asked if room.asked is not None else SPECTATOR)
    offered = [choice.text for choice in asked.options] or ["pass"]
    choices = [dice.choice(dice.choice([offered, list(room.game.alphabet)])) for _ in range(dice.choice([1, 1, 1, 2, 4]))]
    return {"type": "move", "id": name, "at": dice.choice([made, made, dice.randrange(300), 0]), "choices": choices}


def proposal(dice: Random, room: Room, name: str) -> dict[str, Any]:
    right = move(dice, room, name)
    return {"type": "propose", "id": name, "at": right["at"], "seat": dice.randrange(4), "choice": right["choices"][0]}
