"""The computer opponents by name, and how each level of them plays."""

from __future__ import annotations

from typing import Final

from rubizh.engine.words import Sentence


class Level:
    """A level to play against: what it is called, and how it plays."""

    def __init__(self, title: Sentence, about: Sentence) -> None:
        self.title: Final = title
        self.about: Final = about


LEVELS: Final[dict[str, Level]] = {
    "beginner": Level(Sentence("beginner"), Sentence("goes by rules of thumb, and overlooks part of what it could do")),
    "amateur": Level(Sentence("amateur"), Sentence("judges every option by experience, and is sometimes mistaken")),
    "expert": Level(Sentence("expert"), Sentence("judges every option by experience, and is seldom mistaken")),
    "master": Level(Sentence("master"), Sentence("thinks ahead, up to a second for each choice")),
}
NAMES: Final[dict[str, Sentence]] = {
    "random": Sentence("random"),
    "greedy": Sentence("greedy"),
    **{name: level.title for name, level in LEVELS.items()},
}
