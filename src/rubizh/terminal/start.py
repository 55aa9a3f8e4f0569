"""`rubizh play`: a new game by its options and seats, or a saved one from its file."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import Any

from rubizh.engine.game import Game
from rubizh.engine.record import Played
from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.games.opponents import COMMAND
from rubizh.looks.notation import nearest, number
from rubizh.terminal.arguments import OPTION, SEAT, every_game, flag_of, named, play_parser
from rubizh.terminal.card_sets import CARDS, game_with, keep_cards, note_of
from rubizh.terminal.input_error import InputError, unknown
from rubizh.terminal.match import FIRST, MATCH, SEED_BITS, begin, check_match, play_through, random_seed
from rubizh.terminal.play import Play
from rubizh.terminal.players import in_english, read_player, seated
from rubizh.terminal.saves import load, new_path, with_old_cards
from rubizh.terminal.screen import Screen, wide_enough
from rubizh.terminal.sitting import SEED, Sitting


def play_command(screen: Screen, argv: list[str]) -> None:
    parser = play_parser(screen.language, [GAMES[word].rules for word in argv if word in GAMES] or every_game())
    first, rest = parser.read_known(argv)
    if first["help"]:
        screen.print_help(parser.format_help())
    elif first["what"] in GAMES:
        play_through(new_play(wide_enough(screen), game_with(first["what"], first.get("cards")), argv, first))
    elif first["what"] is not None:
        play_through(resumed(wide_enough(screen), first["what"], argv, first))
    else:
        for word in rest:
            parser.refuse(word)
        list_games(screen)


def list_games(screen: Screen) -> None:
    screen.text("Available games:")
    say = screen.language.say
    told = {name: package.telling for name, package in GAMES.items()}
    screen.columns({f"rubizh play {name}": f"{say(telling.title)}: {say(telling.about)}" for name, telling in told.items()})


def new_play(screen: Screen, game: Game[Any, Any], argv: list[str], first: dict[str, Any]) -> Play:
    """A new game; its options first, for the seats may depend on them."""
    names = {option.name for option in game.options}
    chosen = {name: value for name, value in named(first, OPTION).items() if name in names}
    wrong = game.wrong_option(chosen)
    if wrong is not None:
        raise InputError(wrong)
    given = play_parser(screen.language, [game], chosen).read(argv)
    options = game.with_defaults(chosen)
    players = seated(game, game.seats(options), seats_given(screen, given))
    notes = {SEED: read_seed(given["seed"])}
    if given.get("match"):
        notes[MATCH] = "1"
    if given.get("cards") is not None:
        notes[CARDS] = note_of(given["cards"])
    path = new_path(game.name) if given["save"] is None else unused(given["save"])
    keep_cards(game, given.get("cards"))
    return begin(screen, game, options, players, notes, path)


def seats_given(screen: Screen, given: dict[str, Any]) -> dict[str, str]:
    """Who was named for which seat."""
    return {seat: in_english(text, screen.language) for seat, text in named(given, SEAT).items()}


def read_seed(text: str | None) -> str:
    if text is None:
        return random_seed()
    most = (1 << SEED_BITS) - 1
    seed = number(text)
    if seed is None or seed > most:
        raise InputError(
            Sentence("“--seed” cannot be “{text}”, expected a whole number from 0 to {most}", {"text": text, "most": most})
        )
    return str(seed)


def unused(text: str) -> Path:
    """A file to save a new game in; one that exists may be somebody's saved game."""
    path = Path(os.path.expanduser(text))
    if os.path.lexists(path):
        facts = {"file": text, "command": f"rubizh play {shlex.quote(text)}"}
        raise InputError(Sentence("“{file}” exists already: continue it with “{command}”, or name another file", facts))
    return path


def resumed(screen: Screen, text: str, argv: list[str], first: dict[str, Any]) -> Play:
    """The game of a file, where it was left; other players may take the seats."""
    if not os.path.lexists(text) and os.sep not in text and "." not in text:
        raise InputError(neither_game_nor_file(text))
    played = load(text, first.get("cards"))
    given = play_parser(screen.language, [played.game], played.options).read(argv)
    refuse_for_saved(given)
    refuse_finished(text, played)
    check_match(GAMES[played.game.name].telling.two_games, played, text)
    seats = seats_given(screen, given)
    refuse_programs(played, argv, seats)
    played.players.update(seats)
    seed = number(played.notes.get(SEED, ""))
    played.notes[SEED] = random_seed() if seed is None else str(seed)
    players = [read_player(played.game.name, played.players[seat]) for seat in played.seats]
    path = Path(text) if given["save"] is None else unused(given["save"])
    play = Play(screen, Sitting(played, players), path)
    old_cards = with_old_cards(played)
    if old_cards is not None:
        play.notices.append(old_cards)
    return play


def refuse_finished(text: str, played: Played) -> None:
    """A game that is over cannot go on, unless it is the first of a match."""
    if played.s.over and (FIRST in played.notes or MATCH not in played.notes):
        facts = {"file": text, "command": f"rubizh replay {shlex.quote(text)}"}
        raise InputError(Sentence("the game in “{file}” is over; to replay it: {command}", facts))


def refuse_programs(played: Played, argv: list[str], given: dict[str, str]) -> None:
    """A file may come from anybody: a program that it names is started only for somebody who names it too."""
    programs = {seat: text for seat, text in played.players.items() if text.startswith(COMMAND) and seat not in given}
    if programs:
        flags = [word for seat, text in programs.items() for word in (flag_of(seat), text)]
        command = shlex.join(["rubizh", "play", *argv, *flags])
        raise InputError(Sentence("the file would start a program here; if you trust it: {command}", {"command": command}))


def neither_game_nor_file(text: str) -> Sentence:
    said = Sentence("there is neither a game nor a file “{text}”", {"text": text})
    near = nearest(text, [*GAMES, *os.listdir()])
    return unknown(said, text, near or GAMES)


def refuse_for_saved(given: dict[str, Any]) -> None:
    """A saved game keeps its options, its cards and its match."""
    flags = [flag_of(name) for name in named(given, OPTION)]
    flags += ["--seed"] if given["seed"] is not None else []
    flags += ["--match"] if given.get("match") else []
    if flags:
        raise InputError(Sentence("“{flag}” is for a new game: a saved one goes on as it was begun", {"flag": flags[0]}))
