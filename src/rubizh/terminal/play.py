"""Playing a game at the keyboard: whoever is asked answers, until it is over."""

from __future__ import annotations

import shlex
from contextlib import closing
from pathlib import Path
from typing import Final

from rich.text import Text

from rubizh.engine.flow import NATURE, SPECTATOR, Choice, foregone
from rubizh.engine.words import Sentence
from rubizh.language import Language
from rubizh.looks.look import Scene
from rubizh.looks.notation import abbreviated, meant, number, similar, typed_as
from rubizh.telling.log import LogEntry, lines
from rubizh.telling.outcome import outcome_said
from rubizh.telling.telling import PASS
from rubizh.terminal.card_sets import written
from rubizh.terminal.commands import COMMANDS, command_in, show_list
from rubizh.terminal.menu import ordered
from rubizh.terminal.players import called
from rubizh.terminal.rivals import Rivals
from rubizh.terminal.saves import save
from rubizh.terminal.screen import Screen, too_narrow
from rubizh.terminal.sitting import Sitting
from rubizh.terminal.waiting import waiting

RESULT: Final = 3  # lines below the picture of a game that is over, beyond those of a question: result, file, the shell


class Play:
    """One game at one keyboard, saved after every choice of a person."""

    def __init__(self, screen: Screen, sitting: Sitting, path: Path) -> None:
        self.screen: Final = screen
        self.sitting: Final = sitting
        self.path = path
        self.look: Final = sitting.look
        self.telling: Final = sitting.telling
        self.cards: Final = written(sitting.played.game.name, sitting.played.notes)
        self.numbered: list[Choice] = []  # the list shown at this decision, once it was shown
        self.numbers: Final[dict[int, object]] = {}  # of each seat's cards, as the last picture had them
        self.at_keyboard = SPECTATOR
        self.unsaved = False  # whether somebody was told already that the file cannot be written
        self.left = False
        self.notices: Final[list[Sentence]] = []  # to be said below the next picture
        self.rivals: Final = Rivals(sitting, self.notices.append if sitting.persons else screen.say)
        self.unsaid: list[LogEntry] = []  # of a game without people, what its present chooser has done so far

    @property
    def language(self) -> Language:
        return self.screen.language

    def run(self) -> None:
        """Until the game is over or somebody leaves; EOFError and KeyboardInterrupt end it too."""
        sitting = self.sitting
        with closing(self.rivals):
            while not sitting.over and not self.left:
                self.decide(sitting.seat)
                if not sitting.persons:
                    self.tell(sitting.logs[SPECTATOR][-1])
            if sitting.over:
                self.rivals.end()
                self.finish()

    def decide(self, seat: int) -> None:
        """Whoever is asked answers."""
        sitting, unasked = self.sitting, foregone(self.sitting.played.s)
        if seat == NATURE:
            sitting.choose(sitting.dealt())
        elif unasked is not None:
            sitting.choose(unasked)
        elif not sitting.players[seat].person:
            sitting.choose(self.answer(seat))
        else:
            self.person(seat)

    def answer(self, seat: int) -> Choice:
        """A computer opponent decides."""
        with waiting(self.screen.console, self.language.text("{name} is thinking…", name=self.seated(seat))):
            return self.rivals.answer(seat)

    def tell(self, told: LogEntry) -> None:
        """Where nobody plays but opponents, all that one of them does in a row at once."""
        if self.unsaid and self.unsaid[-1].seat != told.seat:
            self.say_unsaid()
        self.unsaid.append(told)
        if self.sitting.over:
            self.say_unsaid()

    def say_unsaid(self) -> None:
        for entry in self.telling.chronicle.kept(self.unsaid):
            for said in entry.said:
                self.screen.say(said)
        self.unsaid = []

    def person(self, seat: int) -> None:
        """A person decides; whatever else is typed costs nothing."""
        self.hand_over(seat)
        self.numbered = []
        self.draw(seat)
        while not self.obeyed(seat, self.screen.ask("> ")):
            pass

    def names(self) -> list[str]:
        return [called(player.text, self.language) for player in self.sitting.players]

    def seated(self, seat: int) -> str:
        """A seat and who sits there."""
        return f"{self.seat_name(seat)} ({self.names()[seat]})"

    def seat_name(self, seat: int) -> str:
        return self.language.say(self.telling.seats[self.sitting.played.seats[seat]])

    def example(self, seat: int) -> str:
        """Something that may be typed now."""
        view = self.sitting.view(seat)
        first = ordered(self.sitting.played.game, self.sitting.after_passing(seat) or view.options)[0]
        others = [text for text, choice in self.texts(seat).items() if choice is first]
        return min([first.text, *others], key=len)

    def texts(self, seat: int) -> dict[str, Choice]:
        """Further ways to type a seat's options."""
        return self.look.texts(self.sitting.view(seat), self.language, self.numbers.get(seat))

    def draw(self, seat: int) -> None:
        """The position as a seat may know it, and what is asked."""
        self.screen.clear(forget=len(self.sitting.persons) > 1)
        wrong = too_narrow(self.screen)
        if wrong is not None:
            self.screen.say(wrong)
        else:
            self.screen.show(self.look.draw(self.scene(seat)))
        if not self.sitting.over and seat == self.sitting.seat:
            self.screen.show(self.question(seat))
        for notice in self.notices:
            self.screen.say(notice)
        self.notices.clear()

    def question(self, seat: int) -> Text:
        """What is asked, and how to answer; if the line is too short, rather that than who is asked."""
        asked = self.language.say(self.sitting.played.game.question(self.sitting.view(seat)))
        named = f"{self.seat_name(seat)}: {asked}"
        how = self.language.text("{choice} · Enter: list · help", choice=self.example(seat))
        briefly = self.language.text("Enter: list · help")
        ways = [(named, f"  ({how})"), (asked, f"  ({how})"), (asked, f"  ({briefly})"), (named, ""), (asked, "")]
        lines = [Text(f" {said}", "bold").append(hint, "not bold dim") for said, hint in ways]
        return next((line for line in lines if line.cell_len < self.screen.width), lines[-1])

    def scene(self, seat: int) -> Scene:
        reader = self.sitting.seat if seat == SPECTATOR and not self.sitting.over else seat
        log = lines(self.sitting.logs[seat], self.sitting.fresh(reader), self.language, self.telling.chronicle)
        height = max(0, self.screen.height - (RESULT if self.sitting.over else 0))
        view = self.sitting.view(seat)
        self.numbers[seat] = self.look.numbers(view, self.numbers.get(seat))
        return Scene(
            self.language,
            view,
            self.names(),
            log,
            self.screen.width,
            height,
            cards=self.cards,
            numbers=self.numbers[seat],
            intents={seat: self.language.say(said) for seat, said in self.rivals.intents.items() if said is not None},
        )

    def hand_over(self, seat: int) -> None:
        """With two people at one keyboard, nobody sees the other's hand."""
        if len(self.sitting.persons) > 1 and self.at_keyboard != seat:
            self.draw(SPECTATOR)
            said = self.language.text("Pass the keyboard: {seat} is to choose. Press Enter.", seat=self.seated(seat))
            self.screen.ask(f" {said} ")
        self.at_keyboard = seat

    def obeyed(self, seat: int, typed: str) -> bool:
        """Whether what was typed has changed the position."""
        if not typed.strip():
            return show_list(self, seat, "")
        choice = self.by_number(typed) or self.in_full(seat, typed)
        if choice is not None:
            return self.chosen(seat, choice)
        found = command_in(typed)
        if found is not None:
            command, words = found
            return command.run(self, seat, words)
        near = self.in_short(seat, typed)
        if len(near) == 1:
            return self.chosen(seat, near[0])
        self.mistyped(seat, typed, near)
        return False

    def in_full(self, seat: int, typed: str) -> Choice | None:
        """A choice that was typed in full, by its notation or in another way that the game knows."""
        return meant(self.sitting.played.game, typed) or typed_as(self.texts(seat), typed)

    def in_short(self, seat: int, typed: str) -> list[Choice]:
        """The options that may be meant by a few letters."""
        view = self.sitting.view(seat)
        others = {text: choice for text, choice in self.texts(seat).items() if choice in view.options}
        known = {choice.text: choice for choice in view.options} | others
        return [] if number(typed) is not None else abbreviated(known, typed)

    def by_number(self, typed: str) -> Choice | None:
        """An option by its number in the list that was shown."""
        at = number(typed)
        return self.numbered[at - 1] if at is not None and 0 < at <= len(self.numbered) else None

    def chosen(self, seat: int, choice: Choice) -> bool:
        """Make the choice, passing first where that leads to it, or say why it cannot be made."""
        sitting = self.sitting
        if choice not in sitting.view(seat).options and choice in sitting.after_passing(seat):
            sitting.choose(sitting.played.game.alphabet[PASS])
        reason = self.telling.why_not(sitting.played.game, sitting.played.s, seat, choice)
        if reason is not None:
            self.screen.text("{choice} cannot be chosen: {reason} ({rule})", choice=choice.text, reason=reason, rule=reason.rule)
            return False
        sitting.choose(choice)
        self.autosave()
        return True

    def mistyped(self, seat: int, typed: str, candidates: list[Choice]) -> None:
        if number(typed) is not None:
            show_list(self, seat, "")
            self.screen.text("Type one of these numbers.")
            return
        options = [choice.text for choice in self.sitting.view(seat).options]
        near = [choice.text for choice in candidates] or similar(typed, [*options, *COMMANDS])
        if near:
            self.screen.text("“{typed}” is not understood; did you mean {near}?", typed=typed.strip(), near=", ".join(near))
        else:
            self.screen.text(
                "“{typed}” is not understood: Enter lists what you may choose, help the commands.", typed=typed.strip()
            )

    def save(self) -> bool:
        """Whether the game is safe in its file; if not, somebody is told."""
        wrong = save(self.sitting.played, self.path)
        if wrong is not None:
            self.screen.say(wrong)
        self.unsaved = wrong is not None
        return wrong is None

    def autosave(self) -> None:
        """After every choice; that it fails is said once, and the game goes on."""
        wrong = save(self.sitting.played, self.path)
        if wrong is not None and not self.unsaved:
            self.notices.append(wrong)
        self.unsaved = wrong is not None

    def move_to(self, path: Path) -> None:
        """From now on the game is saved in another file."""
        before, self.path = self.path, path
        if self.save():
            self.screen.line(Sentence("Saved, and from now on in this file: {file}", {"file": str(path)}))
        else:
            self.path = before

    def finish(self) -> None:
        """The last position, the result, and where the record is."""
        persons = self.sitting.persons
        self.draw(persons[0] if len(persons) == 1 else SPECTATOR)
        self.screen.show(" " + self.language.say(self.result()), "bold")
        if self.save():
            command = f"rubizh replay {shlex.quote(str(self.path))}"
            self.screen.line(Sentence("The game is saved; to replay it: {command}", {"command": command}))

    def result(self) -> Sentence:
        """How it ended, and who of the players has won."""
        played = self.sitting.played
        names = [self.seated(seat) for seat in range(len(played.seats))]
        outcome = outcome_said(played.game.result(played.s), names)
        return Sentence("{ending} {outcome}", {"ending": played.game.ending(played.s), "outcome": outcome})
