"""The command `rubizh`."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Final

from rubizh.engine.words import Sentence
from rubizh.games import broken
from rubizh.terminal.input_error import InputError, unknown
from rubizh.terminal.languages import environment_language, speak
from rubizh.terminal.screen import Screen

FAILED: Final = 1
INTERRUPTED: Final = 130
BOT: Final = "bot"


def main(argv: list[str] | None = None) -> int:
    """Run a command; whatever is wrong with it gets one line and an exit code."""
    words = sys.argv[1:] if argv is None else argv
    screen = Screen(environment_language())
    try:
        rest = without_language(screen, words)
        if rest[:1] != [BOT]:  # whoever listens to a bot expects nothing else
            for missing in broken():
                complain(screen, missing.said)
        dispatch(screen, rest)
        sys.stdout.flush()
    except InputError as wrong:
        for detail in wrong.details:
            screen.line(detail)
        complain(screen, wrong.said)
        return wrong.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        give_up_output()
        return FAILED
    except OSError as wrong:  # a full disk behind the standard output, for one
        give_up_output()
        complain(screen, Sentence("cannot continue: {reason}", {"reason": str(wrong.strerror)}))
        return FAILED
    return 0


def complain(screen: Screen, said: Sentence) -> None:
    print("rubizh:", *screen.language.say(said).splitlines(), file=sys.stderr)


def give_up_output() -> None:
    """Whatever is still to be printed goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def without_language(screen: Screen, words: list[str]) -> list[str]:
    """The words but `--lang`, which may stand anywhere: from there on the screen speaks that language."""
    rest: list[str] = []
    left = iter(words)
    for word in left:
        if word == "--lang":
            code = next(left, None)
            if code is None:
                raise InputError(Sentence("“{flag}” needs a value after it", {"flag": word}))
            screen.language = speak(code)
        elif word.startswith("--lang="):
            screen.language = speak(word.partition("=")[2])
        else:
            rest.append(word)
    return rest


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
    file, game = screen.language.text("FILE"), screen.language.text("GAME")
    screen.text("Rubizh: a digital table for card games. The commands:")
    about = {
        f"play {game}": Sentence("play a game in this terminal; `rubizh play --help` names its options"),
        f"play {file}": Sentence("continue a saved game"),
        "table": Sentence("play in the browser; `rubizh table --help` names its options"),
        f"replay {file}": Sentence("replay a game choice by choice, or verify its record"),
        f"verify {file}": Sentence("check that a game's cards came from its seed"),
        f"rules {game}": Sentence("the rules, one rule by its id, or those that contain a word"),
        f"cards list {game}": Sentence("the cards of a game; `rubizh cards check` checks a card set of your own"),
        f"arena {game}": Sentence("let two bots play against each other, and see which is stronger"),
        "ladder": Sentence("measure every level of the opponents, and write the page about them anew"),
        f"exploit {game}": Sentence("how far a bot is from perfect play, in a small game"),
        f"train {game}": Sentence("learn to judge a game's positions by self-play"),
        "load": Sentence("how many tables in the browser this machine can serve"),
        "bench": Sentence("how fast the engine is here"),
        f"bot {game} greedy": Sentence("let an opponent play in a process of its own, for other programs"),
        "--version": Sentence("the version, and whether the engine is compiled"),
        "--lang uk": Sentence("speak Ukrainian; goes with every command"),
    }
    screen.columns({f"rubizh {name}": screen.language.say(said) for name, said in about.items()})


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


def table(screen: Screen, argv: list[str]) -> None:
    from rubizh.terminal.table import table_command

    table_command(screen, argv)


def verify(screen: Screen, argv: list[str]) -> None:
    from rubizh.terminal.verify import verify_command

    verify_command(screen, argv)


def rules(screen: Screen, argv: list[str]) -> None:
    from rubizh.terminal.rules import rules_command

    rules_command(screen, argv)


def arena(screen: Screen, argv: list[str]) -> None:
    from rubizh.terminal.arena import arena_command

    arena_command(screen, argv)


def ladder(screen: Screen, argv: list[str]) -> None:
    from rubizh.terminal.ladder import ladder_command

    ladder_command(screen, argv)


def exploit(screen: Screen, argv: list[str]) -> None:
    from rubizh.terminal.exploit import exploit_command

    exploit_command(screen, argv)


def train(screen: Screen, argv: list[str]) -> None:
    from rubizh.terminal.train import train_command

    train_command(screen, argv)


def bench(screen: Screen, argv: list[str]) -> None:
    from rubizh.terminal.bench import bench_command

    bench_command(screen, argv)


def load(screen: Screen, argv: list[str]) -> None:
    from rubizh.terminal.load import load_command

    load_command(screen, argv)


def bot(screen: Screen, argv: list[str]) -> None:
    from rubizh.terminal.bot import bot_command

    bot_command(screen, argv)


def cards(screen: Screen, argv: list[str]) -> None:
    from rubizh.terminal.cards import cards_command

    cards_command(screen, argv)


COMMANDS: Final[dict[str, Callable[[Screen, list[str]], None]]] = {
    "play": play,
    "table": table,
    "replay": replay,
    "verify": verify,
    "rules": rules,
    "cards": cards,
    "arena": arena,
    "ladder": ladder,
    "exploit": exploit,
    "train": train,
    "bench": bench,
    "load": load,
    BOT: bot,
}

if __name__ == "__main__":
    sys.exit(main())
