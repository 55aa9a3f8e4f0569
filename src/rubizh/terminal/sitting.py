"""A game being played here: the choices so far, who answers, and the log that each viewer may read."""

from __future__ import annotations

from typing import Final

from rubizh.engine.dealer import dealt
from rubizh.engine.flow import NATURE, SPECTATOR, Choice, asked, foregone
from rubizh.engine.game import View
from rubizh.engine.record import Played
from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.telling.log import LogEntry, choose_and_tell
from rubizh.terminal.players import Player

SEED: Final = "seed"
TAKEBACKS: Final = "takebacks"
OPPONENT_STREAM: Final = 1 << 128  # keeps the opponents' chance apart from Nature's


class Sitting:
    """Nature and quick opponents answer by the seed and the number of the decision, so that taking back re-rolls nothing."""

    def __init__(self, played: Played, players: list[Player]) -> None:
        self.played: Final = played
        self.players: Final = players
        self.seed: Final = int(played.notes[SEED])
        package = GAMES[played.game.name]
        self.look: Final = package.look
        self.telling: Final = package.telling
        self.logs: dict[int, list[LogEntry]] = {viewer: [] for viewer in self.viewers()}
        self.unasked: list[bool] = []  # for each choice, whether it was made by itself
        made = played.choices
        played.back_to(0)
        for choice in made:
            self.choose(choice)

    def viewers(self) -> list[int]:
        return [*range(len(self.played.seats)), SPECTATOR]

    @property
    def over(self) -> bool:
        return self.played.s.over

    @property
    def seat(self) -> int:
        """Who is to choose."""
        return asked(self.played.s).seat

    @property
    def persons(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player.person]

    def view(self, seat: int) -> View:
        view: View = self.played.game.view(self.played.s, seat)
        return view

    def choose(self, choice: Choice) -> None:
        self.unasked.append(foregone(self.played.s) is not None)
        said = {viewer: self.played.game.tell(self.played.s, viewer, choice) for viewer in self.viewers()}
        told = choose_and_tell(self.played, choice, said, self.telling.chronicle)
        for viewer, entry in zip(self.viewers(), told, strict=True):
            self.logs[viewer].append(entry)

    def dealt(self) -> Choice:
        """Nature's answer."""
        return dealt(self.seed, self.played.who.count(NATURE), asked(self.played.s))

    def opponent_seed(self) -> int:
        """The chance that an opponent has at this decision."""
        return OPPONENT_STREAM | self.seed << 32 | len(self.played.choices)

    def after_passing(self, seat: int) -> list[Choice]:
        return self.telling.after_passing(self.played.game, self.played.s, seat)

    def back_to(self, length: int) -> None:
        self.played.back_to(length)
        del self.unasked[length:]
        for viewer in self.viewers():
            del self.logs[viewer][length:]
        self.played.notes[TAKEBACKS] = str(self.takebacks() + 1)

    def takebacks(self) -> int:
        noted = self.played.notes.get(TAKEBACKS, "0")
        return int(noted) if noted.isdecimal() else 0

    def last_of(self, seat: int) -> int:
        """Where a seat's last choice stands among all choices, or -1; those that were made for it do not count."""
        return max((n for n, who in enumerate(self.played.who) if who == seat and not self.unasked[n]), default=-1)

    def fresh(self, seat: int) -> int:
        """How many choices were made since the seat last chose before the others did."""
        mine = [who == seat for who in self.played.who]
        others = [n for n, who in enumerate(self.played.who) if who not in (seat, NATURE)]
        before = mine[: others[-1]] if others else []
        return len(mine) - (len(before) - before[::-1].index(True) if True in before else 0)


def takeback(sitting: Sitting, seat: int) -> int | Sentence:
    """How many choices would be left after taking back the seat's last one, or why it cannot be taken back."""
    last = sitting.last_of(seat)
    if last < 0:
        return Sentence("There is nothing of yours to take back yet.")
    if len(sitting.persons) > 1:
        since = sitting.played.who[last + 1 :]
        if any(who != NATURE and sitting.players[who].person for who in since):
            return Sentence("The other person has chosen since: that is not yours to take back.")
        if NATURE in since:
            return Sentence("A card has been dealt since: with another person at the table it cannot be taken back.")
    return last
