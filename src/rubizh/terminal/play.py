"""Playing a game at the keyboard: whoever is asked answers, until it is over."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Final

from rubizh.engine.flow import NATURE, SPECTATOR, Choice
from rubizh.engine.words import Sentence
from rubizh.language import Language
from rubizh.terminal.commands import COMMANDS, command_in, show_list
from rubizh.terminal.complaint import nearest
from rubizh.terminal.look import Look, Scene
from rubizh.terminal.looks import LOOKS
from rubizh.terminal.menu import ordered
from rubizh.terminal.notation import latin, meant, squeezed
from rubizh.terminal.players import names
from rubizh.terminal.saves import save
from rubizh.terminal.screen import Screen, too_narrow
from rubizh.terminal.sitting import Sitting


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

    @property
    def language(self) -> Language:
        return self.screen.language

    def run(self) -> None:
        """Until the game is over; EOFError, KeyboardInterrupt and Leave end it before."""
        sitting = self.sitting
        while not sitting.over:
            seat = sitting.seat
            if seat == NATURE:
                sitting.choose(sitting.dealt())
            elif sitting.players[seat].person:
                self.person(seat)
            else:
                sitting.choose(sitting.advised(seat, sitting.players[seat].kind))
            if not sitting.persons:
                self.screen.say(sitting.logs[SPECTATOR][-1])
        self.finish()

    def person(self, seat: int) -> None:
        """A person decides; whatever else is typed costs nothing."""
        self.hand_over(seat)
        self.numbered = []
        self.draw(seat)
        while True:
            typed = self.screen.ask(f"{self.names()[seat]}> ")
            if self.obeyed(seat, typed):
                return

    def names(self) -> list[str]:
        return names(self.sitting.players, self.look, self.language)

    def example(self, seat: int) -> str:
        return ordered(self.sitting.played.game, self.sitting.view(seat).options)[0].text

    def draw(self, seat: int) -> None:
        """The position as a seat may know it, and what is asked."""
        self.screen.clear()
        wrong = too_narrow(self.screen)
        if wrong is not None:
            self.screen.say(wrong)
        else:
            self.screen.show(self.look.draw(self.scene(seat)))
        if not self.sitting.over and seat == self.sitting.seat:
            question = self.language.say(self.sitting.played.game.question(self.sitting.view(seat)))
            self.screen.show(f" {self.language.say(self.look.seats[seat])}: {question}", "bold")
            self.screen.show(" " + self.language.text("{choice} · Enter: list · help", choice=self.example(seat)), "dim")

    def scene(self, seat: int) -> Scene:
        log = [self.language.say(line) for line in self.sitting.logs[seat]]
        fresh = self.sitting.fresh(seat) if seat != SPECTATOR else 0
        return Scene(self.language, self.sitting.view(seat), self.names(), log, fresh, self.screen.width, self.screen.height)

    def hand_over(self, seat: int) -> None:
        """With two people at one keyboard, nobody sees the other's hand."""
        if len(self.sitting.persons) > 1 and self.at_keyboard != seat:
            self.draw(SPECTATOR)
            self.screen.ask(self.language.text("Pass the keyboard to {name} and press Enter. ", name=self.names()[seat]))
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
        number = typed.strip()
        if number.isdecimal() and 0 < int(number) <= len(self.numbered):
            return self.numbered[int(number) - 1]
        return None

    def chosen(self, seat: int, choice: Choice) -> bool:
        """Make the choice, or say why it cannot be made."""
        reason = self.sitting.played.game.why_not(self.sitting.view(seat), choice)
        if reason is not None:
            self.screen.text("{choice} cannot be chosen: {reason} ({rule})", choice=choice.text, reason=reason, rule=reason.rule)
            return False
        self.sitting.choose(choice)
        self.autosave()
        return True

    def mistyped(self, seat: int, typed: str) -> None:
        if typed.strip().isdecimal():
            show_list(self, seat, "")
            self.screen.text("Type one of these numbers.")
            return
        known = {squeezed(choice.text): choice.text for choice in self.sitting.view(seat).options}
        known |= {name: name for name in COMMANDS}
        near = [known[found] for found in nearest(squeezed(latin(typed)), known)]
        if near:
            self.screen.text("“{typed}” is not understood; did you mean {near}?", typed=typed.strip(), near=", ".join(near))
        else:
            self.screen.text("“{typed}” is not understood: Enter lists what you may choose, help the commands.", typed=typed.strip())

    def save(self) -> bool:
        """Whether the game is safe in its file; if not, somebody is told."""
        wrong = save(self.sitting.played, self.path)
        if wrong is not None:
            self.screen.say(wrong)
        self.unsaved = wrong is not None
        return wrong is None

    def autosave(self) -> None:
        """After every choice; that it fails is said once, and the game goes on."""
        if not self.unsaved:
            self.save()
        else:
            self.unsaved = save(self.sitting.played, self.path) is not None

    def move_to(self, path: Path) -> None:
        """From now on the game is saved in another file."""
        before, self.path = self.path, path
        if self.save():
            self.screen.text("Saved, and from now on in this file: {file}", file=str(path))
        else:
            self.path = before

    def finish(self) -> None:
        """The last position, the result, and where the record is."""
        persons = self.sitting.persons
        self.draw(persons[0] if len(persons) == 1 else SPECTATOR)
        self.screen.show(" " + self.language.say(self.result()), "bold")
        if self.save():
            self.screen.text(" The record: {file}", file=str(self.path))
            self.screen.text(" To see it again: {command}", command=f"rubizh replay {shlex.quote(str(self.path))}")

    def result(self) -> Sentence:
        """How it ended, and who of the players has won."""
        played = self.sitting.played
        winners = [self.names()[seat] for seat in played.game.winners(played.s)]
        ending = played.game.ending(played.s)
        return Sentence("{ending} Winner: {names}.", {"ending": ending, "names": ", ".join(winners)})
