"""The command `rubizh`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Final

from rubizh.engine.words import Sentence
from rubizh.language import Language
from rubizh.terminal.input_error import InputError, unknown
from rubizh.terminal.languages import environment_language, speak
from rubizh.terminal.screen import Screen

FAILED: Final = 1
INTERRUPTED: Final = 130


def main(argv: list[str] | None = None) -> int:
    """Run a command; whatever is wrong with it gets one line and an exit code."""
    words = sys.argv[1:] if argv is None else argv
    screen = Screen(environment_language())
    try:
        screen.language, words = chosen_language(screen.language, words)
        dispatch(screen, words)
        sys.stdout.flush()
    except InputError as wrong:
        complain(screen, wrong.said)
        return wrong.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        give_up_output()
        return FAILED
    except OSError as wrong:  # a full disk behind the standard output, for one
        give_up_output()
        complain(screen, Sentence("cannot go on: {reason}", {"reason": str(wrong.strerror)}))
        return FAILED
    return 0


def complain(screen: Screen, said: Sentence) -> None:
    print("rubizh:", *screen.language.say(said).splitlines(), file=sys.stderr)


def give_up_output() -> None:
    """Whatever is still to be printed goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def chosen_language(language: Language, words: list[str]) -> tuple[Language, list[str]]:
    """The language asked for by `--lang` anywhere, and the other words."""
    rest: list[str] = []
    left = iter(words)
    for word in left:
        if word == "--lang":
            code = next(left, None)
            if code is None:
                raise InputError(Sentence("“{flag}” needs a value after it", {"flag": word}))
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
        raise InputError(unknown(Sentence("unknown command “{name}”", {"name": words[0]}), words[0], known))


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
    from rubizh.terminal.replay import replay_command

    replay_command(screen, argv)


def rules(screen: Screen, argv: list[str]) -> None:
    from rubizh.terminal.rules import rules_command

    rules_command(screen, argv)


def bench(screen: Screen, argv: list[str]) -> None:
    from rubizh.terminal.bench import bench_command

    bench_command(screen, argv)


COMMANDS: Final[dict[str, Callable[[Screen, list[str]], None]]] = {"play": play, "replay": replay, "rules": rules, "bench": bench}

if __name__ == "__main__":
    sys.exit(main())
