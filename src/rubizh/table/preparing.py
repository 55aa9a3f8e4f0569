"""What players settle on before a game, such as a deck: it lies ready unseen until nobody is waited for any more."""

from __future__ import annotations

from typing import Any, Final

from rubizh.engine.flow import Choice
from rubizh.engine.words import Sentence
from rubizh.table.storage import SeatRow
from rubizh.telling.settling import Settling

AS_A_WHOLE: Final = Sentence("This is settled as a whole, by everybody at the same time: send all of it at once.")
TOO_LATE: Final = Sentence("It is too late for that: what was to be settled before the game is settled.")
BETWEEN: Final = "\n"  # the occasion and what was settled on it, in a seat's row
NOTHING: Final = Sentence("There is nothing to settle before this game.")


class Preparing:
    """What lies ready at the seats of a table. It is no event: not even that somebody has settled may be told."""

    def __init__(self, settling: Settling | None, seats: list[SeatRow]) -> None:
        self.settling: Final = settling
        self.rows: Final = seats

    def seats(self, s: Any) -> list[int]:
        """The seats that settle something now, all at the same time."""
        return [] if self.settling is None or s.over else self.settling.seats(s)

    def written(self, s: Any, text: str) -> str:
        """What lies ready at a seat from now on, with the occasion for which it does."""
        return text if self.settling is None else self.settling.occasion(s) + BETWEEN + text

    def ready(self, s: Any, seat: int) -> str:
        """What lies ready at a seat for the present occasion, if anything does."""
        if self.settling is None or seat not in self.seats(s):
            return ""
        occasion, _, text = self.rows[seat].settled.partition(BETWEEN)
        return text if occasion == self.settling.occasion(s) else ""

    def waiting(self, s: Any) -> list[int]:
        """Those of them that everybody waits for; a computer opponent answers when the others are ready."""
        return [seat for seat in self.seats(s) if self.rows[seat].kind != "bot" and not self.ready(s, seat)]

    def answer(self, s: Any, seat: int) -> Choice | None:
        """What lies ready at a seat as an answer to what it is asked now, once nobody is waited for."""
        text = self.ready(s, seat)
        return None if self.settling is None or not text or self.waiting(s) else self.settling.answer(s, text)

    def refusal(self, s: Any, seat: int) -> Sentence | None:
        """Why a seat cannot settle anything, if it cannot."""
        if self.settling is None:
            return NOTHING
        return None if seat in self.seats(s) else TOO_LATE

    def problems(self, s: Any, seat: int, text: str) -> list[Sentence]:
        """Everything that is wrong with what a seat would settle on."""
        return [] if self.settling is None else self.settling.problems(s, seat, text)
