"""What the seat that is asked puts together before it shows anything: no event, for not even that it thinks may be told."""

from __future__ import annotations

from typing import Any, Final

from rubizh.engine.flow import SPECTATOR, Choice, asked, choose, unseen
from rubizh.engine.game import Game
from rubizh.engine.record import Played


class Draft:
    """Choices that only their seat knows, and the state after them; they happen when they are shown, or never."""

    def __init__(self, game: Game[Any, Any], played: Played) -> None:
        self.game: Final = game
        self.played: Final = played
        self.choices: Final[list[Choice]] = []
        self.after: Any = None

    @property
    def s(self) -> Any:
        """The state as the seat that is asked knows it."""
        return self.after if self.choices else self.played.s

    @property
    def at(self) -> int:
        """How many choices have been made, as that seat knows it."""
        return len(self.played.choices) + len(self.choices)

    def drop(self) -> None:
        self.choices.clear()
        self.after = None

    def extended(self, choices: list[Choice]) -> bool:
        """Whether choices show nothing to anybody else; then they are kept, or forgotten where they take all of it back."""
        s = self.game.clone(self.s)
        seat, hidden = asked(s).seat, bool(self.choices)
        for choice in choices:
            choose(s, choice)
            hidden = hidden or unseen(s)
        if not hidden or s.over or asked(s).seat != seat:
            return False
        if unseen(s):
            self.choices.extend(choices)
            self.after = s
        elif self.same_to_others(seat, s):
            self.drop()
        else:
            return False
        return True

    def same_to_others(self, seat: int, s: Any) -> bool:
        """Whether nobody else sees a difference to what has happened; not where that itself is unfinished."""
        others = [viewer for viewer in (*range(len(self.played.seats)), SPECTATOR) if viewer != seat]
        views = [[self.game.view(one, viewer).facts() for viewer in others] for one in (s, self.played.s)]
        return not unseen(self.played.s) and views[0] == views[1]

    def shortened(self) -> bool:
        """Take the last of these choices back, if there is any."""
        kept = self.choices[:-1]
        there = bool(self.choices)
        self.drop()
        if kept:
            self.extended(kept)
        return there
