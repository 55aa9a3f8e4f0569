"""What is wrong with what somebody asked for: one line, never a traceback."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rubizh.engine.words import Sentence
from rubizh.looks.notation import nearest

WRONG: Final = 2


class InputError(Exception):
    """Ends a command with one line on the standard error and an exit code; details are printed before it."""

    def __init__(self, said: Sentence, code: int = WRONG, details: Sequence[Sentence] = ()) -> None:
        super().__init__(repr(said))
        self.said: Final = said
        self.code: Final = code
        self.details: Final = details


def unknown(said: Sentence, word: str, known: Iterable[str]) -> Sentence:
    """What is not known, and what was perhaps meant, or what there is."""
    names = list(known)
    near = nearest(word, names)
    if near:
        return Sentence("{said}; did you mean {near}?", {"said": said, "near": ", ".join(near)})
    return Sentence("{said}; there is {names}", {"said": said, "names": ", ".join(names)})
