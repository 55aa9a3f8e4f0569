"""Playing a game at the keyboard: whoever is asked answers, until it is over."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Final

from rich.text import Text

from rubizh.engine.flow import NATURE, SPECTATOR, Choice
from rubizh.engine.words import Sentence
from rubizh.language import Language
from rubizh.terminal.commands import COMMANDS, command_in, show_list
from rubizh.terminal.input_error import nearest
from rubizh.terminal.look import Look, Scene, lines
from rubizh.terminal.looks import LOOKS
from rubizh.terminal.menu import ordered
from rubizh.terminal.notation import latin, meant, number, squeezed
from rubizh.terminal.players import called
from rubizh.terminal.saves import save
from rubizh.terminal.screen import Screen, too_narrow
from rubizh.terminal.sitting import PASS, Sitting


class Play:
    """One game at one keyboard, saved after every choice of a person."""

    def __init__(self, screen: Screen, sitting: Sitting, path: Path) -> None:
        self.screen: Final = screen
        self.sitting: Final = sitting
        self.path = path
        self.look: Final[Look] = LOOKS[sitting.played.game.name]
        self.numbered: list[Choice] = []  # the list shown at this decision, once it was shown
        self.at_keyboard = SPECTATOR
        self.unsaved = False  # whether somebody was told already that the file cannot be written
        self.left = False
        self.notices: list[Sentence] = []  # to be said below the next picture

    @property
    def language(self) -> Language:
        return self.screen.language

    def run(self) -> None:
        """Until the game is over or somebody leaves; EOFError and KeyboardInterrupt end it too."""
        sitting = self.sitting
        while not sitting.over and not self.left:
            seat = sitting.seat
            if seat == NATURE:
                sitting.choose(sitting.dealt())
            elif sitting.players[seat].person:
                self.person(seat)
            else:
                sitting.choose(sitting.advised(seat, sitting.players[seat].kind))
            if not sitting.persons:
                self.screen.say(sitting.logs[SPECTATOR][-1])
        if sitting.over:
            self.finish()

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
        return f"{self.language.say(self.look.seats[seat])} ({self.names()[seat]})"

    def example(self, seat: int) -> str:
        """Something that may be typed now."""
        options = self.sitting.after_passing(seat) or self.sitting.view(seat).options
        return ordered(self.sitting.played.game, options)[0].text

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
        self.notices = []

    def question(self, seat: int) -> Text:
        """What is asked, and how to answer."""
        asked = self.language.say(self.sitting.played.game.question(self.sitting.view(seat)))
        line = Text(f" {self.language.say(self.look.seats[seat])}: {asked}", "bold")
        hint = self.language.text("{choice} · Enter: list · help", choice=self.example(seat))
        return line.append(f"  ({hint})", "not bold dim")

    def scene(self, seat: int) -> Scene:
        reader = self.sitting.seat if seat == SPECTATOR and not self.sitting.over else seat
        log = lines(self.sitting.logs[seat], self.sitting.fresh(reader), self.language)
        return Scene(self.language, self.sitting.view(seat), self.names(), log, self.screen.width, self.screen.height)

    def hand_over(self, seat: int) -> None:
        """With two people at one keyboard, nobody sees the other's hand."""
        if len(self.sitting.persons) > 1 and self.at_keyboard != seat:
            self.draw(SPECTATOR)
            self.screen.ask(self.language.text("Pass the keyboard: {seat} is to choose. Enter> ", seat=self.seated(seat)))
        self.at_keyboard = seat

    def obeyed(self, seat: int, typed: str) -> bool:
        """Whether what was typed has changed the position."""
        if not typed.strip():
            return show_list(self, seat, "")
        choice = self.by_number(typed) or meant(self.sitting.played.game, typed)
        if choice is not None:
            return self.chosen(seat, choice)
        found = command_in(typed)
        if found is not None:
            command, words = found
            return command.run(self, seat, words)
        self.mistyped(seat, typed)
        return False

    def by_number(self, typed: str) -> Choice | None:
        """An option by its number in the list that was shown."""
        at = number(typed)
        return self.numbered[at - 1] if at is not None and 0 < at <= len(self.numbered) else None

    def chosen(self, seat: int, choice: Choice) -> bool:
        """Make the choice, passing first where that leads to it, or say why it cannot be made."""
        sitting = self.sitting
        if choice not in sitting.view(seat).options and choice in sitting.after_passing(seat):
            sitting.choose(sitting.played.game.alphabet[PASS])
        reason = sitting.played.game.why_not(sitting.view(seat), choice)
        if reason is not None:
            self.screen.text("{choice} cannot be chosen: {reason} ({rule})", choice=choice.text, reason=reason, rule=reason.rule)
            return False
        sitting.choose(choice)
        self.autosave()
        return True

    def mistyped(self, seat: int, typed: str) -> None:
        if number(typed) is not None:
            show_list(self, seat, "")
            self.screen.text("Type one of these numbers.")
            return
        known = {squeezed(choice.text): choice.text for choice in self.sitting.view(seat).options}
        known |= {name: name for name in COMMANDS}
        near = [known[found] for found in nearest(squeezed(latin(typed)), known)]
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
            self.screen.line(Sentence("The game is saved; to see it again: {command}", {"command": command}))

    def result(self) -> Sentence:
        """How it ended, and who of the players has won."""
        played = self.sitting.played
        winners = ", ".join(self.seated(seat) for seat in played.game.winners(played.s))
        return Sentence("{ending} Winner: {names}.", {"ending": played.game.ending(played.s), "names": winners})
