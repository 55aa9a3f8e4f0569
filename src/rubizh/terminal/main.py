"""The command `rubizh`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Final

from rubizh.engine.words import Sentence
from rubizh.language import Language
from rubizh.terminal.complaint import Complaint, unknown
from rubizh.terminal.languages import environment_language, speak
from rubizh.terminal.screen import Screen, wide_enough

BROKEN_PIPE: Final = 1
INTERRUPTED: Final = 130


def main(argv: list[str] | None = None) -> int:
    """Run a command; whatever is wrong with it gets one line and an exit code."""
    words = sys.argv[1:] if argv is None else argv
    screen = Screen(environment_language())
    try:
        screen.language, words = chosen_language(screen.language, words)
        dispatch(screen, words)
        sys.stdout.flush()
    except Complaint as wrong:
        said = " ".join(screen.language.say(wrong.said).split())
        print(f"rubizh: {said}", file=sys.stderr)
        return wrong.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    return 0


def chosen_language(language: Language, words: list[str]) -> tuple[Language, list[str]]:
    """The language asked for by `--lang` anywhere, and the other words."""
    rest: list[str] = []
    left = iter(words)
    for word in left:
        if word == "--lang":
            code = next(left, None)
            if code is None:
                raise Complaint(Sentence("“{flag}” needs a value after it", {"flag": word}))
            language = speak(code)
        elif word.startswith("--lang="):
            language = speak(word.partition("=")[2])
        else:
            rest.append(word)
    return language, rest


def dispatch(screen: Screen, words: list[str]) -> None:
    """Hand the words after a command to it."""
    if not words or words[0] in ("-h", "--help", "help"):
        usage(screen)
    elif words[0] == "--version":
        version(screen)
    elif words[0] in COMMANDS:
        COMMANDS[words[0]](screen, words[1:])
    else:
        known = [*COMMANDS, "--help", "--version", "--lang"]
        raise Complaint(unknown(Sentence("unknown command “{name}”", {"name": words[0]}), words[0], known))


def usage(screen: Screen) -> None:
    screen.text("Rubizh: a digital table for card games. The commands:")
    for name, about in {
        "play siege": Sentence("play a game in this terminal; `rubizh play --help` names its options", {}),
        "play FILE": Sentence("go on with a saved game", {}),
        "replay FILE": Sentence("see a game again, decision by decision, or verify its record", {}),
        "rules siege": Sentence("the rules, one rule by its id, or those that contain a word", {}),
        "bench": Sentence("how fast the engine is here", {}),
        "--version": Sentence("the version, and whether the engine is compiled", {}),
        "--lang uk": Sentence("speak Ukrainian; goes with every command", {}),
    }.items():
        screen.show(f"  rubizh {name:<13} {screen.language.say(about)}")


def version(screen: Screen) -> None:
    from rubizh import __version__
    from rubizh.build import build

    how = screen.language.text("compiled") if build() == "compiled" else screen.language.text("interpreted")
    screen.show(f"rubizh {__version__} ({how})")


def play(screen: Screen, argv: list[str]) -> None:
    from rubizh.terminal.start import play_command

    play_command(screen, argv)


def replay(screen: Screen, argv: list[str]) -> None:
    from rubizh.terminal.arguments import Parser
    from rubizh.terminal.replay import Replay, verified
    from rubizh.terminal.saves import load
    from rubizh.terminal.start import game_of, replayed

    language = screen.language
    parser = Parser(language, "replay", language.text("See a game again. Every choice of its record is verified first."))
    parser.what.add_argument("file", nargs="?", metavar=language.text("FILE"))
    parser.what.add_argument("--verify", action="store_true", help=language.text("only verify it, and print one line"))
    parser.what.add_argument("--all", action="store_true", help=language.text("print every decision without asking"))
    given = parser.read(argv)
    if given["help"]:
        screen.console.file.write(parser.format_help())
        return
    if given["file"] is None:
        raise Complaint(Sentence("name the file of a record after “{command}”", {"command": "rubizh replay"}))
    record = load(given["file"])
    played = replayed(given["file"], game_of(given["file"], record), record)
    if given["verify"]:
        screen.say(verified(played))
        return
    wide_enough(screen)
    if given["all"] or not sys.stdin.isatty():
        Replay(screen, played).show_all()
    else:
        Replay(screen, played).step()


def rules(screen: Screen, argv: list[str]) -> None:
    from rubizh.games import GAMES
    from rubizh.terminal.arguments import Parser
    from rubizh.terminal.rules import show_rules

    language = screen.language
    parser = Parser(language, "rules", language.text("The rules of a game, or those of them that are asked for."))
    parser.what.add_argument("game", nargs="?", metavar=language.text("GAME"), help=", ".join(GAMES))
    parser.what.add_argument("words", nargs="*", metavar=language.text("ID|WORD"), help=language.text("a rule's id, or words"))
    given = parser.read(argv)
    if given["help"] or given["game"] is None:
        screen.console.file.write(parser.format_help())
        return
    if given["game"] not in GAMES:
        raise Complaint(unknown(Sentence("unknown game “{name}”", {"name": given["game"]}), given["game"], GAMES))
    show_rules(screen, given["game"], given["words"])


def bench(screen: Screen, argv: list[str]) -> None:
    from rubizh.games import GAMES
    from rubizh.terminal.arguments import Parser

    language = screen.language
    parser = Parser(language, "bench", language.text("How fast the engine plays at random here."))
    parser.what.add_argument("--json", action="store_true", help=language.text("print rows of JSON"))
    parser.what.add_argument("--seconds", metavar="S", default="2", help=language.text("how long each row is measured"))
    parser.what.add_argument("--games", metavar=",".join(GAMES), default=",".join(GAMES), help=language.text("which games"))
    given = parser.read(argv)
    if given["help"]:
        screen.console.file.write(parser.format_help())
        return
    names = given["games"].split(",")
    for name in names:
        if name not in GAMES:
            raise Complaint(unknown(Sentence("unknown game “{name}”", {"name": name}), name, GAMES))
    seconds = read_seconds(given["seconds"])
    from rubizh.lab.bench import show

    show(names, seconds, given["json"], language)


def read_seconds(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 3600:
        raise Complaint(Sentence("“--seconds” cannot be “{text}”, expected a number above 0, at most 3600", {"text": text}))
    return seconds


COMMANDS: Final[dict[str, Callable[[Screen, list[str]], None]]] = {"play": play, "replay": replay, "rules": rules, "bench": bench}

if __name__ == "__main__":
    sys.exit(main())
