"""Card sets of a player's own: where a game's cards come from, and what is wrong with them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rubizh.engine.game import Game
from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.terminal.input_error import InputError
from rubizh.terminal.kept_cards import keep

if TYPE_CHECKING:
    from rubizh.cards.records import CardSet

CARDS: Final = "cards"  # the note that keeps the folder of a card set


def note_of(folder: str) -> str:
    """The folder as a record keeps it."""
    path = os.path.abspath(os.path.expanduser(folder))
    if not path.isprintable() or path != path.strip():
        raise InputError(
            Sentence("“{folder}” cannot be written into a record: name a folder of printable characters", {"folder": path})
        )
    return path


def game_with(name: str, folder: str | None) -> Game[Any, Any]:
    """A game with the cards of a folder, or with those that come with it; everything wrong with them is named."""
    package = GAMES[name]
    if folder is None:
        return package.rules
    if package.cards is None:
        raise InputError(Sentence("{game} has no cards of your own", {"game": name}))
    from rubizh.cards.problem import CardSetError

    try:
        return package.cards.game(Path(folder))
    except CardSetError as wrong:
        facts: dict[str, int | str | Sentence] = {"folder": folder, "n": len(wrong.problems)}
        said = Sentence("“{folder}” is not a card set to play with, problems: {n}", facts)
        raise InputError(said, details=[problem.said() for problem in wrong.problems]) from None


def keep_cards(game: Game[Any, Any], folder: str | None) -> Path | None:
    """A copy of a game's card set, of one's own or the usual one, to which its saved games can return; none of a game without."""
    sets = GAMES[game.name].cards
    if sets is None:
        return None
    return keep(game.cards, sets.shipped if folder is None else Path(note_of(folder)))


def written(game: str, notes: Mapping[str, str]) -> CardSet | None:
    """The card set of a game as it is written, with what the rules do not need: the names of badges, and sources."""
    from rubizh.cards.problem import CardSetError

    sets = GAMES[game].cards
    if sets is None:
        return None
    try:
        cards: CardSet = sets.read(Path(notes[CARDS]) if CARDS in notes else sets.shipped)
        return cards
    except CardSetError:  # changed since the game was made from it
        return None
