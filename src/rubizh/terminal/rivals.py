"""The computer opponents at a table: quick ones answer at once, the others in processes of their own."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from rubizh.bots.bot import Bot
from rubizh.engine.flow import Choice
from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.games.opponents import COMMAND, opponent, substitute, thinks, watched
from rubizh.lab.nature import mixed
from rubizh.protocol.watched import Watched
from rubizh.terminal.card_sets import CARDS
from rubizh.terminal.sitting import Sitting


class Rivals:
    """A quick one is made anew for each decision; one that thinks, and anybody's program, has a process for the game."""

    def __init__(self, sitting: Sitting, report: Callable[[Sentence], object]) -> None:
        self.sitting: Final = sitting
        self.report: Final = report
        self.package: Final = GAMES[sitting.played.game.name]
        self.running: Final[dict[int, Watched]] = {}
        self.requests: Final[dict[int, list[str]]] = {seat: [] for seat in range(len(sitting.players))}  # by key
        self.intents: Final[dict[int, Sentence | None]] = {}  # what each intends, as it said with its last choice

    def answer(self, seat: int) -> Choice:
        """What the opponent of a seat chooses, who sees what the seat sees."""
        text = self.sitting.players[seat].text
        if thinks(self.package, text) or text.startswith(COMMAND):
            return self.from_process(seat, text)
        return self.at_once(seat, text)

    def from_process(self, seat: int, text: str) -> Choice:
        """The choice of one in a process; a person is not to see from its time how much there was to think about."""
        if seat not in self.running:
            self.running[seat] = self.away(seat, text)
        bot, view = self.running[seat], self.sitting.view(seat)
        bot.heed(self.requests[seat])
        choice, seconds = bot.unhurried(view)
        self.intents[seat] = bot.intent(view)
        if thinks(self.package, text) and self.sitting.persons:
            time.sleep(seconds)
        return choice

    def at_once(self, seat: int, text: str) -> Choice:
        """The choice of a quick one; should it fail, its substitute's."""
        seed, view, instead = self.sitting.opponent_seed(), self.sitting.view(seat), substitute(self.package)
        try:
            return self.heard(seat, opponent(self.package, text, seed))
        except Exception as wrong:  # whatever it was, the game goes on
            facts: dict[str, int | str | Sentence] = {
                "wrong": f"{text}: {type(wrong).__name__}: {wrong}",
                "substitute": instead,
            }
            self.report(Sentence("{wrong}; “{substitute}” chooses instead", facts))
            return opponent(self.package, instead, seed).choose(view)

    def heard(self, seat: int, bot: Bot) -> Choice:
        """What one chooses that knows the requests, and says what it intends."""
        view = self.sitting.view(seat)
        bot.heed(self.requests[seat])
        choice = bot.choose(view)
        self.intents[seat] = bot.intent(view)
        return choice

    def away(self, seat: int, text: str) -> Watched:
        """An opponent in a process; of the seed it is told nothing that would give Nature's answers away."""
        played = self.sitting.played
        seed = mixed(f"{self.sitting.seed} {seat}")
        return watched(self.package, text, seed, self.report, played.notes.get(CARDS))

    def end(self) -> None:
        """Tell the processes how the game has ended."""
        result = self.sitting.played.game.result(self.sitting.played.s)
        for bot in self.running.values():
            bot.end(result)

    def close(self) -> None:
        """End the processes."""
        for bot in self.running.values():
            bot.close()
        self.running.clear()
