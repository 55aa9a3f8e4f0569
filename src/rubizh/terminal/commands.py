"""What a person can type besides a choice: why, undo, save, hint and so on."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rubizh.engine.flow import Choice
from rubizh.engine.words import Sentence
from rubizh.language import LANGUAGES
from rubizh.looks.notation import latin, similar
from rubizh.terminal.hint import hint
from rubizh.terminal.input_error import InputError
from rubizh.terminal.languages import speak
from rubizh.terminal.menu import menu, ordered
from rubizh.terminal.requests import ask, requests
from rubizh.terminal.rules import show_rules
from rubizh.terminal.sitting import takeback

if TYPE_CHECKING:
    from rubizh.terminal.play import Play


class Command:
    """A word, what stands after it, what it is for, and what it does; it answers whether the position has changed."""

    def __init__(self, after: str | Sentence, about: Sentence, run: Callable[[Play, int, str], bool]) -> None:
        self.after: Final = after
        self.about: Final = about
        self.run: Final = run


def show_list(play: Play, seat: int, words: str) -> bool:
    """Every option with a number; a number may then be typed instead of the option."""
    sitting = play.sitting
    options = ordered(sitting.played.game, sitting.view(seat).options)
    told = {choice.text: play.language.say(sitting.played.game.tell(sitting.played.s, seat, choice)) for choice in options}
    labels: dict[Choice, str] = {}
    for text, choice in play.texts(seat).items():
        labels.setdefault(choice, text)
    for line in menu(options, told, play.screen.width, labels):
        play.screen.show(line)
    play.numbered = options
    return False


def why(play: Play, seat: int, words: str) -> bool:
    """Why a choice is not offered, with the rule in full."""
    game = play.sitting.played.game
    if not words:
        play.screen.text("Type what you would like to choose after it: why {choice}", choice=play.example(seat))
        return False
    short = play.in_short(seat, words)
    choice = play.in_full(seat, words) or (short[0] if len(short) == 1 else None)
    if choice is None:
        near = ", ".join(option.text for option in short) or ", ".join(similar(words, game.alphabet))
        if near:
            play.screen.text("“{words}” is no choice of this game; did you mean {near}?", words=words, near=near)
        else:
            play.screen.text("“{words}” is no choice of this game: Enter lists what you may choose.", words=words)
        return False
    reason = play.telling.why_not(game, play.sitting.played.s, seat, choice)
    if reason is None:
        said = game.tell(play.sitting.played.s, seat, choice)
        play.screen.text("You may choose {choice} now: {said}", choice=choice.text, said=said)
        return False
    play.screen.say(reason)
    show_rules(play.screen, game.name, [reason.rule])
    return False


def undo(play: Play, seat: int, words: str) -> bool:
    """Take back this person's last choice, and whatever followed it."""
    kept = takeback(play.sitting, seat)
    if isinstance(kept, Sentence):
        play.screen.say(kept)
        return False
    play.sitting.back_to(kept)
    play.rivals.intents.clear()
    play.autosave()
    play.notices.append(Sentence("Your last choice is taken back."))
    return True


def save_game(play: Play, seat: int, words: str) -> bool:
    """Save where the game is saved anyway, or from now on in another file."""
    if words:
        path = Path(os.path.expanduser(words))
        if os.path.lexists(path):
            play.screen.text("“{file}” exists already: name another file.", file=words)
            return False
        play.move_to(path)
    elif play.save():
        play.screen.line(Sentence("Saved: {file}", {"file": str(play.path)}))
    return False


def log(play: Play, seat: int, words: str) -> bool:
    told = [said for entry in play.telling.chronicle.kept(play.sitting.logs[seat]) for said in entry.said]
    for number, line in enumerate(told, start=1):
        play.screen.show(f"{number:>4} {play.language.say(line)}")
    return False


def card(play: Play, seat: int, words: str) -> bool:
    """Everything about a card."""
    detail = play.look.detail(play.scene(seat), words)
    if detail is not None:
        play.screen.show(detail)
    elif words:
        play.screen.text("There is no card “{words}” to show.", words=words)
    else:
        play.screen.text("Type the name of a card after it, or the beginning of one.")
    return False


def rules(play: Play, seat: int, words: str) -> bool:
    try:
        show_rules(play.screen, play.sitting.played.game.name, words.split())
    except InputError as wrong:
        play.screen.say(wrong.said)
    return False


def language(play: Play, seat: int, words: str) -> bool:
    code = latin(words).lower()
    try:
        play.screen.language = speak(code)
    except InputError as wrong:
        play.screen.say(wrong.said)
        return False
    return True


def show(play: Play, seat: int, words: str) -> bool:
    return True


def after(play: Play, seat: int, name: str) -> str:
    """What may stand after a command in this game."""
    if name == "why":
        return play.example(seat)
    given = play.look.lookup if name == "rules" else COMMANDS[name].after
    return given if isinstance(given, str) else play.language.say(given)


def usage(play: Play, seat: int, words: str) -> bool:
    """Every command, and the signs of the picture."""
    play.screen.text("Type a choice, such as {choice}, or one of these:", choice=play.example(seat))
    language, known = play.language, [name for name in COMMANDS if name != "ask" or requests(play, seat)]
    play.screen.columns({f"{name} {after(play, seat, name)}": language.say(COMMANDS[name].about) for name in known})
    if play.telling.passes:
        play.screen.text("Where you may pass, you can type at once what you would choose after passing.")
    for line in play.look.legend:
        play.screen.say(line)
    return False


def quit_game(play: Play, seat: int, words: str) -> bool:
    if play.save():
        command = f"rubizh play {shlex.quote(str(play.path))}"
        play.screen.line(Sentence("Saved. To continue: {command}", {"command": command}))
    play.left = True
    return True


COMMANDS: Final[dict[str, Command]] = {
    "list": Command("", Sentence("all your options with numbers, as Enter alone does; then type a number"), show_list),
    "why": Command("", Sentence("why that choice is not offered, and the rule"), why),
    "undo": Command("", Sentence("take back your last choice"), undo),
    "hint": Command(
        "", Sentence("what the strongest opponent would choose in your place, and how good the best options are"), hint
    ),
    "ask": Command(
        Sentence("[NUMBER]"), Sentence("what you can ask of computer comrades; with a number: ask it, or no longer"), ask
    ),
    "show": Command("", Sentence("draw the position again"), show),
    "card": Command(Sentence("CARD"), Sentence("everything about a card"), card),
    "log": Command("", Sentence("the whole log so far"), log),
    "rules": Command("", Sentence("all the rules, one by its number, or those with a word"), rules),
    "save": Command(
        Sentence("[FILE]"), Sentence("save now, or from now on in another file; every choice is saved anyway"), save_game
    ),
    "lang": Command("|".join(LANGUAGES), Sentence("switch the language"), language),
    "quit": Command("", Sentence("save and leave"), quit_game),
    "help": Command("", Sentence("this"), usage),
}
SHORT: Final[dict[str, str]] = {"?": "help", "h": "hint", "l": "list", "q": "quit", "u": "undo", "w": "why"}


def command_in(typed: str) -> tuple[Command, str] | None:
    """A command and what stands after it, typed in either keyboard layout."""
    word, _, rest = typed.strip().partition(" ")
    name = latin(word).casefold()
    name = SHORT.get(name, name)
    return (COMMANDS[name], rest.strip()) if name in COMMANDS else None
