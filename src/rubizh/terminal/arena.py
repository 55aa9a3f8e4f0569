"""`rubizh arena`: two bots against each other on paired deals; the lab plays and counts."""

from __future__ import annotations

import os
import shlex
import sys
from datetime import datetime
from pathlib import Path
from typing import Any, Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from rubizh.engine.game import Game, View
from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.games.opponents import opponent
from rubizh.lab.arena import WorkerDied, cores, play_on, version
from rubizh.lab.ledger import Ledger, LedgerError, Plan, begun, check_same, different, found
from rubizh.lab.pairs import A, B, Match
from rubizh.lab.report import report
from rubizh.lab.strength import Sprt, Sums
from rubizh.language import Language
from rubizh.looks.notation import number
from rubizh.protocol.child import ProcessFailed
from rubizh.protocol.process import ProcessBot
from rubizh.terminal.arena_report import as_json, show_report
from rubizh.terminal.arguments import OPTION, Parser, add_options, every_game, named
from rubizh.terminal.card_sets import game_with, keep_cards
from rubizh.terminal.input_error import InputError, unknown
from rubizh.terminal.players import check_opponent
from rubizh.terminal.saves import free, reason
from rubizh.terminal.screen import Screen
from rubizh.terminal.start import read_seed
from rubizh.terminal.state import state_folder

FAILED: Final = 1
PAIRS: Final = 200
PAIRS_TO_DECIDE: Final = 20_000  # where the sequential test says when to stop
MOST_PAIRS: Final = 1_000_000
MOST_WORKERS: Final = 256
MOST_ELO: Final = 1000


def arena_command(screen: Screen, argv: list[str]) -> None:
    parser = arena_parser(screen.language, [GAMES[word].rules for word in argv if word in GAMES] or every_game())
    given = parser.read(argv)
    if given["help"]:
        screen.print_help(parser.format_help())
        return
    workers = read_workers(given["workers"])
    ledger = new_match(given) if given["resume"] is None else resumed(given)
    try:
        watched(ledger, workers)
    except KeyboardInterrupt:
        told(screen, ledger, given["json"], stopped=True)
        raise
    told(screen, ledger, given["json"], stopped=False)


def arena_parser(language: Language, games: list[Game[Any, Any]]) -> Parser:
    about = language.text("Two bots against each other: each deal is played twice, with the seats swapped.")
    parser = Parser(language, "arena", about)
    file, bot = language.text("FILE"), language.text("BOT")
    parser.what.add_argument("game", nargs="?", metavar=language.text("GAME"), help=", ".join(GAMES))
    parser.what.add_argument("--a", metavar=bot, help=language.text("the bot whose score is reported"))
    parser.what.add_argument("--b", metavar=bot, help=language.text("the bot it plays against"))
    add_options(parser, games)
    if any(GAMES[game.name].cards for game in games):
        parser.what.add_argument("--cards", metavar=language.text("FOLDER"), help=language.text("a card set of your own"))
    pairs = language.text("how many deals at most ({pairs}; with --sprt {more})", pairs=PAIRS, more=PAIRS_TO_DECIDE)
    parser.what.add_argument("--pairs", metavar="N", help=pairs)
    sprt = language.text("stop as soon as it is decided which of two differences in Elo is likelier, such as 0,50")
    parser.what.add_argument("--sprt", metavar=language.text("LOW,HIGH"), help=sprt)
    parser.also.add_argument("--seed", metavar="N", help=language.text("deal the same cards whenever N is the same"))
    parser.also.add_argument("--out", metavar=file, help=language.text("where to keep the pairs"))
    parser.also.add_argument("--resume", metavar=file, help=language.text("continue the match in a file"))
    add_workers(parser)
    parser.also.add_argument("--json", action="store_true", help=language.text("print the figures as JSON"))
    return parser


def add_workers(parser: Parser) -> None:
    parser.also.add_argument("--workers", metavar="N", help=parser.language.text("how many games at once (one for each core)"))


def new_match(given: dict[str, Any]) -> Ledger:
    """A match that begins now."""
    game = game_with(read_game(given["game"]).name, given.get("cards"))
    chosen = named(given, OPTION)
    wrong = game.wrong_option(chosen)
    if wrong is not None:
        raise InputError(wrong)
    options = game.with_defaults(chosen)
    if len(set(game.sides(options))) > 2:
        raise InputError(Sentence("the arena compares two bots: choose options with one side or two"))
    a, b = (read_bot(game, options, side, given[side]) for side in (A, B))
    seed, cards = int(read_seed(given["seed"])), own_cards(game, given.get("cards"))
    match = Match(game.name, options, a, b, seed, version(game.name), **cards)
    sprt = read_sprt(given["sprt"])
    plan = Plan(match, read_pairs(given["pairs"], PAIRS if sprt is None else PAIRS_TO_DECIDE), sprt)
    path = new_path(game.name) if given["out"] is None else unused(given["out"])
    try:
        return begun(path, plan)
    except OSError as wrong_file:
        raise unwritable(path, wrong_file) from None


def own_cards(game: Game[Any, Any], folder: str | None) -> dict[str, str]:
    """What a match keeps of a card set of one's own: its name, and a copy that nobody corrects."""
    return {} if folder is None else {"folder": str(keep_cards(game, folder)), "cards": game.cards}


def resumed(given: dict[str, Any]) -> Ledger:
    """A match where it was left; whatever else is said about it has to be true."""
    if given["out"] is not None:
        raise InputError(Sentence("“--out” and “--resume” do not go together: a match goes on in its own file"))
    path = Path(os.path.expanduser(given["resume"]))
    said = {name: given[name] for name in ("game", "a", "b") if given[name] is not None}
    if given["seed"] is not None:
        said["seed"] = int(read_seed(given["seed"]))
    try:
        ledger = found(path)
        read_game(ledger.plan.match.game)
        check_same(path, ledger.plan.match, {**said, "options": named(given, OPTION), "version": version(ledger.plan.match.game)})
    except LedgerError as wrong:
        raise InputError(wrong.said) from None
    except (OSError, ValueError) as wrong:
        raise unreadable(path, wrong) from None
    plan = ledger.plan
    match = with_its_cards(path, plan.match, given.get("cards"))
    for side in (A, B):
        read_bot(match.rules, match.options, side, match.bot(side))
    sprt = plan.sprt if given["sprt"] is None else read_sprt(given["sprt"])
    return Ledger(path, Plan(match, read_pairs(given["pairs"], plan.pairs), sprt), ledger.pairs)


def with_its_cards(path: Path, match: Match, folder: str | None) -> Match:
    """The match with the cards it was begun with, which may lie in another folder now."""
    folder = folder or match.folder or None
    cards = own_cards(game_with(match.game, folder), folder)
    if cards.get("cards", "") != match.cards:
        raise InputError(different(path, "cards", match.cards or GAMES[match.game].rules.cards, cards["cards"]).said)
    return msgspec.structs.replace(match, **cards)


def watched(ledger: Ledger, workers: int) -> None:
    """Play a match, with its progress and the score so far on the standard error."""
    console = Console(stderr=True)
    texts = [TextColumn(text, markup=False) for text in ("{task.description}", "{task.fields[score]}")]
    columns = (texts[0], BarColumn(), MofNCompleteColumn(), texts[1], TimeRemainingColumn(compact=True))
    match = ledger.plan.match
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(f"{match.a} – {match.b}", total=ledger.plan.pairs, completed=len(ledger.pairs), score="")

        def watch(sums: Sums) -> None:
            progress.update(task, completed=sums.n, score=f"{sums.mean:.1%}" if sums.n else "")

        try:
            play_on(ledger, workers, watch)
        except WorkerDied as died:
            facts: dict[str, int | str | Sentence] = {"n": died.number, "command": go_on(ledger)}
            said = Sentence(
                "a worker process died in pair {n} or soon after; those before are kept, to continue: {command}", facts
            )
            raise InputError(said, FAILED) from None
        except OSError as wrong:
            raise unwritable(ledger.path, wrong) from None


def told(screen: Screen, ledger: Ledger, json: bool, stopped: bool) -> None:
    """The figures so far, and how to go on."""
    if ledger.pairs and json:
        print(as_json(report(ledger)))
    elif ledger.pairs:
        show_report(screen, report(ledger))
    facts: dict[str, int | str | Sentence] = {"n": len(ledger.pairs), "file": str(ledger.path), "command": go_on(ledger)}
    if stopped:
        note = Sentence("Stopped, pairs played: {n}; to continue: {command}", facts)
    else:
        note = Sentence("Pairs kept in “{file}”: {n}.", facts)
    print(screen.language.say(note), file=sys.stderr)


def go_on(ledger: Ledger) -> str:
    return f"rubizh arena --resume {shlex.quote(str(ledger.path))} --pairs {ledger.plan.pairs}"


def read_game(name: str | None) -> Game[Any, Any]:
    if name is None:
        raise InputError(Sentence("say which game: {names}", {"names": ", ".join(GAMES)}))
    if name not in GAMES:
        raise InputError(unknown(Sentence("unknown game “{name}”", {"name": name}), name, GAMES))
    return GAMES[name].rules


def read_bot(game: Game[Any, Any], options: dict[str, str], side: str, text: str | None) -> str:
    """The text of a bot that there is, and that gets ready to play."""
    if text is None:
        raise InputError(Sentence("say who plays with “{flag} BOT”", {"flag": f"--{side}"}))
    check_opponent(game.name, text)
    bot = opponent(GAMES[game.name], text, 0)
    if isinstance(bot, ProcessBot):
        greet(bot, game.view(game.new(options), 0))
    return text


def greet(bot: ProcessBot, v: View) -> None:
    """A program that never gets ready would lose every game of a match: it plays none."""
    try:
        bot.at_the_table(v.facts())
        bot.close()
    except ProcessFailed as wrong:
        bot.kill()
        raise InputError(Sentence("no match is played: {wrong}", {"wrong": wrong.said}), FAILED) from None


def read_sprt(text: str | None) -> Sprt | None:
    if text is None:
        return None
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        low = high = 0.0
    if not -MOST_ELO <= low < high <= MOST_ELO:
        facts: dict[str, int | str | Sentence] = {"text": text, "most": MOST_ELO}
        said = Sentence("“--sprt” cannot be “{text}”, expected two numbers such as 0,50, the lower first, at most {most}", facts)
        raise InputError(said)
    return Sprt(low, high)


def read_pairs(text: str | None, usual: int) -> int:
    return usual if text is None else read_count("--pairs", text, MOST_PAIRS)


def read_workers(text: str | None) -> int:
    return cores() if text is None else read_count("--workers", text, MOST_WORKERS)


def read_count(flag: str, text: str, most: int) -> int:
    count = number(text)
    if count is None or not 0 < count <= most:
        facts: dict[str, int | str | Sentence] = {"flag": flag, "text": text, "most": most}
        raise InputError(Sentence("“{flag}” cannot be “{text}”, expected a whole number from 1 to {most}", facts))
    return count


def new_path(game: str) -> Path:
    return free(state_folder() / "arena" / f"{game}-{datetime.now():%Y%m%d-%H%M%S}.jsonl")


def unused(text: str) -> Path:
    """A file for a new match; one that exists may hold hours of play."""
    path = Path(os.path.expanduser(text))
    if os.path.lexists(path):
        facts = {"file": text, "command": f"rubizh arena --resume {shlex.quote(text)}"}
        raise InputError(Sentence("“{file}” exists already: continue it with “{command}”, or name another file", facts))
    return path


def unwritable(path: Path, wrong: OSError) -> InputError:
    return InputError(Sentence("“{file}” cannot be written: {reason}", {"file": str(path), "reason": reason(wrong)}), FAILED)


def unreadable(path: Path, wrong: OSError | ValueError) -> InputError:
    return InputError(Sentence("“{file}” cannot be read: {reason}", {"file": str(path), "reason": reason(wrong)}))
