"""The log of a game: what each viewer is told of every choice, and what of it is worth keeping."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import groupby
from typing import Any, Final

from rubizh.engine.flow import Choice, Step, asked
from rubizh.engine.record import Played
from rubizh.engine.words import Sentence
from rubizh.language import Language
from rubizh.telling.scene import Scene


class LogEntry:
    """A choice as a viewer is told of it: its number, who made it at which step, what it meant, and what followed by itself.

    What followed is in the sentences of the log, and staged in `scenes` where it is worth watching.
    """

    def __init__(
        self, at: int, seat: int, step: Step[Any], choice: Choice, said: list[Sentence], scenes: list[Scene] | None = None
    ) -> None:
        self.at: Final = at
        self.seat: Final = seat
        self.step: Final = step
        self.choice: Final = choice
        self.said: Final = said
        self.scenes: Final = scenes or []


class Chronicle:
    """What a game's log says beyond each choice, and what it leaves out."""

    def followed(self, before: Any, choice: Choice, after: Any) -> list[Sentence]:
        """What a choice brought about by itself, as far as everybody may know it."""
        return []

    def scenes(self, before: Any, choice: Choice, after: Any, viewer: int) -> list[Scene]:
        """What a choice brought about by itself, staged one result after the other, as far as the viewer may know it."""
        return []

    def recalling(self, scenes: list[Scene], before: Any, earlier: list[Choice]) -> list[Scene]:
        """The scenes with what they show of earlier choices that the position has forgotten."""
        return scenes

    def shortened(self, entry: LogEntry) -> LogEntry:
        """An entry without words that the picture or what followed says better."""
        return entry

    def passing(self, entry: LogEntry) -> bool:
        """Whether an entry may be left out once its seat has settled what it is about."""
        return False

    def settles(self, entry: LogEntry) -> bool:
        """Whether an entry tells what the passing ones of its seat led to."""
        return False

    def together(self, one: LogEntry, other: LogEntry) -> LogEntry | None:
        """Two entries in a row as one, if that says as much."""
        return None

    def kept(self, log: list[LogEntry]) -> list[LogEntry]:
        """The log without what later entries tell better."""
        settled = {entry.seat: entry.at for entry in log if self.settles(entry)}
        kept: list[LogEntry] = []
        for entry in map(self.shortened, log):
            if not entry.said or (self.passing(entry) and entry.at < settled.get(entry.seat, -1)):
                continue
            joined = self.together(kept[-1], entry) if kept else None
            if joined is not None:
                kept[-1] = joined
            else:
                kept.append(entry)
        return kept


class Line:
    """A sentence of the log, and whether it is new to the viewer."""

    def __init__(self, text: str, fresh: bool) -> None:
        self.text: Final = text
        self.fresh: Final = fresh


def lines(log: list[LogEntry], fresh: int, language: Language, chronicle: Chronicle) -> list[Line]:
    """The log, its last choices new; what is said several times in a row is counted."""
    told = [(language.say(said), entry.at >= len(log) - fresh) for entry in chronicle.kept(log) for said in entry.said]
    found = [(text, new, len(list(same))) for (text, new), same in groupby(told)]
    return [Line(text if times == 1 else f"{text} ×{times}", new) for text, new, times in found]


def choose_and_tell(played: Played, choice: Choice, said: Mapping[int, Sentence], chronicle: Chronicle) -> list[LogEntry]:
    """Make a choice, and tell each viewer what was said to them and what followed."""
    at, step, seat = len(played.choices), played.s.todo[-1], asked(played.s).seat
    before = played.game.clone(played.s)
    played.choose(choice)
    followed, earlier = chronicle.followed(before, choice, played.s), played.choices[:at]
    staged = {viewer: chronicle.scenes(before, choice, played.s, viewer) for viewer in said}
    return [
        LogEntry(at, seat, step, choice, [one, *followed], chronicle.recalling(staged[viewer], before, earlier))
        for viewer, one in said.items()
    ]
