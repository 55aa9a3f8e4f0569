"""`rubizh replay FILE`: a record verified, and seen again choice by choice with open hands."""

from __future__ import annotations

import sys
from typing import Final

from rubizh.engine.flow import NATURE, SPECTATOR, Choice
from rubizh.engine.record import Played
from rubizh.engine.result import DECIDED, LOST
from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.language import Language
from rubizh.looks.look import Scene
from rubizh.looks.notation import latin, number
from rubizh.telling.log import LogEntry, choose_and_tell, lines
from rubizh.terminal.arguments import Parser
from rubizh.terminal.card_sets import written
from rubizh.terminal.input_error import InputError
from rubizh.terminal.players import Player, called
from rubizh.terminal.saves import load
from rubizh.terminal.screen import Screen, too_narrow, wide_enough


class Replay:
    """A record that turned out to be legal, seen at one of its choices."""

    def __init__(self, screen: Screen, played: Played) -> None:
        self.screen: Final = screen
        self.all: Final = list(played.choices)
        self.stops: Final = [n for n, who in enumerate(played.who) if who != NATURE] + [len(self.all)]
        package = GAMES[played.game.name]
        self.look: Final = package.look
        self.telling: Final = package.telling
        self.log: Final[list[LogEntry]] = []
        self.cards: Final = written(played.game.name, played.notes)
        self.played: Final = Played(played.game, played.options, played.players, played.notes)
        for choice in self.all:
            said = open_telling(self.played, choice)
            self.log.extend(choose_and_tell(self.played, choice, {SPECTATOR: said}, self.telling.chronicle))
        self.at = 0
        persons = [seat for seat, name in enumerate(played.seats) if Player(played.players[name]).person]
        self.below = persons[0] if persons else 0  # the seat from which it is seen

    def go(self, at: int) -> None:
        """To a choice by its number from 0; the last one is the end."""
        self.at = max(0, min(at, len(self.stops) - 1))
        here = self.stops[self.at]
        if here < len(self.played.choices):
            self.played.back_to(here)
        for choice in self.all[len(self.played.choices) : here]:
            self.played.choose(choice)

    def show(self) -> None:
        wrong = too_narrow(self.screen)
        if wrong is not None:
            self.screen.say(wrong)
        else:
            self.screen.show(self.look.draw(self.scene()))
        self.screen.show(" " + self.caption(), "bold")

    def scene(self) -> Scene:
        """The same seat below at every choice, and the other hand open too."""
        played, language = self.played, self.screen.language
        here, before = self.stops[self.at], self.stops[self.at - 1] if self.at else 0
        log = lines(self.log[:here], here - before, language, self.telling.chronicle)
        players = [called(played.players[name], language) for name in played.seats]
        below, *others = [played.game.view(played.s, (self.below + other) % len(players)) for other in range(len(players))]
        return Scene(language, below, players, log, self.screen.width, self.screen.height, others, self.cards)

    def caption(self) -> str:
        """Which choice this is, and what was chosen, or how it ended."""
        language, played = self.screen.language, self.played
        here, last = self.stops[self.at], len(self.stops) - 1
        if here < len(self.all):
            facts: dict[str, int | str | Sentence] = {
                "n": self.at + 1,
                "last": last,
                "choice": self.all[here].text,
                "told": self.log[here].said[0],
            }
            return language.say(Sentence("Choice {n} of {last}: {choice}. {told}", facts))
        return language.say(ending(played))

    def step(self) -> None:
        """Until somebody has seen enough."""
        self.go(0)
        while True:
            self.screen.clear()
            self.show()
            try:
                typed = self.screen.ask(
                    self.screen.language.text("Enter: next, b: back, t: turn the board, number, end, quit") + "> "
                )
            except EOFError:
                return
            if not self.obeyed(latin(typed).strip().casefold()):
                return

    def obeyed(self, typed: str) -> bool:
        """Whether to stay."""
        if typed in ("q", "quit"):
            return False
        if typed in ("b", "back"):
            self.go(self.at - 1)
        elif typed in ("t", "turn"):
            self.below = (self.below + 1) % len(self.played.seats)
        elif typed in ("e", "end"):
            self.go(len(self.stops) - 1)
        elif (wanted := number(typed)) is not None:
            self.go(wanted - 1)
        elif not typed:
            self.go(self.at + 1)
        return True

    def show_all(self) -> None:
        for at in range(len(self.stops)):
            self.go(at)
            self.show()
            self.screen.show("")


def open_telling(played: Played, choice: Choice) -> Sentence:
    """A choice with everything that any seat may know of it."""
    public = played.game.tell(played.s, SPECTATOR, choice)
    for seat in range(len(played.seats)):
        told = played.game.tell(played.s, seat, choice)
        if repr(told) != repr(public):
            return told
    return public


def ending(played: Played) -> Sentence:
    if played.s.over:
        return played.game.ending(played.s)
    return Sentence("The record ends here, the game is not over.")


def outcome(played: Played, language: Language) -> str:
    """Who has won, as the last line of a record says it, in the reader's language."""
    if not played.s.over:
        return language.text("unfinished")
    end = played.game.result(played.s)
    if end.outcome != DECIDED:
        return language.text("lost") if end.outcome == LOST else language.text("won")
    seats = GAMES[played.game.name].telling.seats
    winners = [language.say(seats[played.seats[seat]]).lower() for seat in end.winners()]
    return ", ".join(winners) or language.text("nobody")


def verified(played: Played, language: Language) -> str:
    """One line about a record whose every choice has been checked."""
    return language.count(
        "{n} choice, legal. Result: {result}. {ending}",
        "{n} choices, all legal. Result: {result}. {ending}",
        len(played.choices),
        result=outcome(played, language),
        ending=ending(played),
    )


def replay_command(screen: Screen, argv: list[str]) -> None:
    parser = replay_parser(screen.language)
    given = parser.read(argv)
    if given["help"]:
        screen.print_help(parser.format_help())
        return
    if given["file"] is None:
        raise InputError(Sentence("name the file of a record after “{command}”", {"command": "rubizh replay"}))
    played = load(given["file"], given["cards"])
    if given["verify"]:
        screen.line(verified(played, screen.language))
    elif given["all"] or not sys.stdin.isatty():
        Replay(wide_enough(screen), played).show_all()
    else:
        Replay(wide_enough(screen), played).step()


def replay_parser(language: Language) -> Parser:
    parser = Parser(language, "replay", language.text("Replay a game. Every choice of its record is verified first."))
    parser.what.add_argument("file", nargs="?", metavar=language.text("FILE"))
    parser.what.add_argument("--verify", action="store_true", help=language.text("only verify it, and print one line"))
    parser.what.add_argument("--cards", metavar=language.text("FOLDER"), help=language.text("where its card set is now"))
    parser.what.add_argument("--all", action="store_true", help=language.text("print every choice without asking"))
    return parser
