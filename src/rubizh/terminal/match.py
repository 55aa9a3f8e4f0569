"""Matches: a second game with the roles swapped, and who of the two players was better."""

from __future__ import annotations

import os
import secrets
import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from rubizh.engine.game import Game
from rubizh.engine.record import Played
from rubizh.engine.words import Sentence
from rubizh.telling.match import NOBODY, TwoGames, Verdict
from rubizh.terminal.input_error import InputError
from rubizh.terminal.play import Play
from rubizh.terminal.players import read_player
from rubizh.terminal.saves import free, save
from rubizh.terminal.screen import Screen
from rubizh.terminal.sitting import SEED, Sitting

MATCH: Final = "match"  # the note that numbers a match's games
FIRST: Final = "first"  # the note that keeps the outcome of the first one
SEED_BITS: Final = 64
INPUT_ENDED: Final = 1
INTERRUPTED: Final = 130


def begin(
    screen: Screen,
    game: Game[Any, Any],
    options: dict[str, str],
    players: Mapping[str, str],
    notes: dict[str, str],
    path: Path,
) -> Play:
    """A new game at this keyboard."""
    sitting = Sitting(Played(game, options, dict(players), notes), [read_player(game.name, text) for text in players.values()])
    return Play(screen, sitting, path)


def random_seed() -> str:
    return str(secrets.randbits(SEED_BITS))


def second_path(path: Path) -> Path:
    return path.with_name(f"{path.stem}-second{path.suffix}")


def following(play: Play) -> Play | None:
    """What is played after a game that is over: the second of a match, or a drawn match again."""
    played = play.sitting.played
    rules = play.telling.two_games
    if rules is None or MATCH not in played.notes:
        return None
    if FIRST not in played.notes:
        return second_game(play, rules)
    judged = judge(rules, play)
    announce(play, judged)
    if judged.player != NOBODY or not play.sitting.persons or not again(play.screen):
        return None
    return swapped(play, {SEED: random_seed(), MATCH: "1"}, free(play.path))


def second_game(play: Play, rules: TwoGames) -> Play:
    played = play.sitting.played
    play.screen.text("The second game of the match: the roles are swapped.")
    if play.sitting.persons:
        play.screen.ask(play.language.text("Press Enter to begin.") + " ")
    seed = str((int(played.notes[SEED]) + 1) % (1 << SEED_BITS))
    return swapped(play, {SEED: seed, MATCH: "2", FIRST: rules.outcome(played.s)}, free(second_path(play.path)))


def swapped(play: Play, notes: dict[str, str], path: Path) -> Play:
    """The next game of the same players, each in another's seat."""
    played = play.sitting.played
    texts = [played.players[seat] for seat in played.seats]
    players = dict(zip(played.seats, texts[1:] + texts[:1], strict=True))
    return begin(play.screen, played.game, played.options, players, notes, path)


def judge(rules: TwoGames, play: Play) -> Verdict:
    played = play.sitting.played
    return rules.verdict(played.notes[FIRST], rules.outcome(played.s))


def check_match(rules: TwoGames | None, played: Played, file: str) -> None:
    """What a saved game says of its match has to lead on: a readable first game, or a second one not yet begun."""
    if rules is None or MATCH not in played.notes:
        return
    first = played.notes.get(FIRST)
    if first is None:
        refuse_begun(played, second_path(Path(file)))
        return
    try:
        rules.verdict(first, first)
    except ValueError:
        said = Sentence("{file}: the outcome of the first game cannot be read: “{first}”", {"file": file, "first": first})
        raise InputError(said) from None


def refuse_begun(played: Played, second: Path) -> None:
    if played.s.over and os.path.lexists(second):
        command = f"rubizh play {shlex.quote(str(second))}"
        raise InputError(Sentence("the second game of this match has been begun: {command}", {"command": command}))


def announce(play: Play, judged: Verdict) -> None:
    if judged.player == NOBODY:
        play.screen.line(Sentence("The match is drawn: {why}.", {"why": judged.why}))
        return
    names = play.names()
    first_seats = names[-1:] + names[:-1]
    facts: dict[str, int | str | Sentence] = {"name": first_seats[judged.player], "why": judged.why}
    play.screen.line(Sentence("The match goes to {name}: {why}.", facts))


def again(screen: Screen) -> bool:
    try:
        answer = screen.ask(screen.language.text("Play the match again? yes/no") + " ")
    except EOFError:
        return False
    return answer.strip().casefold()[:1] in ("y", "т")  # yes, так


def play_through(play: Play) -> None:
    """A game, and whatever belongs to its match after it; whoever leaves in between finds it saved."""
    now: Play | None = play
    while now is not None:
        try:
            if not now.sitting.over:
                now.run()
            next_play = None if now.left else following(now)
        except (EOFError, KeyboardInterrupt) as stop:
            raise stopped(now, isinstance(stop, EOFError)) from None
        now = next_play


def stopped(play: Play, ended: bool) -> InputError:
    """The input has ended, or somebody pressed Ctrl-C: what is saved, and how to go on."""
    wrong = save(play.sitting.played, play.path)
    code = INPUT_ENDED if ended else INTERRUPTED
    if wrong is not None:
        return InputError(Sentence("the game was left and is not saved: {wrong}", {"wrong": wrong}), code)
    command = f"rubizh play {shlex.quote(str(play.path))}"
    return InputError(Sentence("the game was left and is saved; to continue: {command}", {"command": command}), code)
