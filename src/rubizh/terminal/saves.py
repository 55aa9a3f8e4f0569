"""Files of saved games: read with one clear complaint, written so that a crash leaves the old or the new one whole."""

from __future__ import annotations

import os
import tempfile
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any, Final

from rubizh.engine.game import Game
from rubizh.engine.record import Played, Record, RecordError, read, replay, write
from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.terminal.card_sets import CARDS, game_with, note_of
from rubizh.terminal.input_error import InputError, unknown
from rubizh.terminal.kept_cards import kept, kept_folder
from rubizh.terminal.state import state_folder

LARGEST: Final = 1_000_000


def new_path(game: str) -> Path:
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    return free(state_folder() / f"{stem}.txt")


def free(path: Path) -> Path:
    """The path, or one beside it where there is no file yet."""
    beside = (path.with_name(f"{path.stem}-{n}{path.suffix}") for n in count(2))
    return path if not os.path.lexists(path) else next(other for other in beside if not os.path.lexists(other))


def save(played: Played, path: Path) -> Sentence | None:
    """Write the record; what went wrong, if anything did, and then an older file is untouched."""
    try:
        target = Path(os.path.realpath(path))
        target.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile("w", dir=target.parent, prefix=".rubizh-", encoding="utf-8", delete=False) as draft:
            try:
                draft.write(write(played))
                draft.flush()
                os.fsync(draft.fileno())
                os.replace(draft.name, target)
            except BaseException:
                os.unlink(draft.name)
                raise
    except (OSError, ValueError) as wrong:
        return Sentence("“{file}” cannot be written: {reason}", {"file": str(path), "reason": reason(wrong)})
    return None


def reason(wrong: OSError | ValueError) -> str | Sentence:
    if isinstance(wrong, FileNotFoundError):
        return Sentence("there is no such file")
    if isinstance(wrong, IsADirectoryError):
        return Sentence("it is a folder")
    if isinstance(wrong, PermissionError):
        return Sentence("permission denied")
    if isinstance(wrong, OSError) and wrong.strerror:
        return wrong.strerror
    return str(wrong)


def load(path: str, cards: str | None = None) -> Played:
    """The game in a file, every choice verified, or an error that names the file, the line and the reason.

    Its cards come from where the record says, unless somebody knows better; if they have changed or are gone, from their copy.
    """
    try:
        record = read(contents(path))
        game, folder = game_of(record, cards)
        played = replay(game, record)
    except RecordError as wrong:
        raise InputError(
            Sentence("{file}, line {line}: {said}", {"file": path, "line": wrong.line, "said": wrong.said})
        ) from None
    if folder is not None:
        played.notes[CARDS] = note_of(folder)
    return played


def with_old_cards(played: Played) -> Sentence | None:
    """To be said of a game whose cards are those it was begun with, and not those that its set has now."""
    folder = Path(played.notes.get(CARDS, ""))
    if folder.parent != kept_folder():
        return None
    facts: dict[str, int | str | Sentence] = {"folder": str(folder)}
    return Sentence("The card set has changed since: this game goes on with the cards it began with, from {folder}", facts)


def contents(path: str) -> str:
    try:
        with open(path, "rb") as file:
            found = file.read(LARGEST + 1)
    except (OSError, ValueError) as wrong:
        raise InputError(Sentence("“{file}” cannot be read: {reason}", {"file": path, "reason": reason(wrong)})) from None
    if len(found) > LARGEST:
        raise InputError(Sentence("“{file}” is too large to be the record of a game", {"file": path}))
    try:
        return found.decode("utf-8-sig")
    except UnicodeDecodeError as wrong:
        raise RecordError(len(found[: wrong.start].split(b"\n")), Sentence("this is not text in UTF-8")) from None


def game_of(record: Record, cards: str | None) -> tuple[Game[Any, Any], str | None]:
    """The game of a record with its card set, and the folder of that unless it comes with the game."""
    name = record.value("game")
    if name not in GAMES:
        raise record.wrong("game", unknown(Sentence("unknown game “{name}”", {"name": name}), name, GAMES))
    if GAMES[name].cards is None:
        return game_with(name, cards), None
    folder = cards if cards is not None else record.named("note").get(CARDS)
    try:
        return with_its_cards(record, name, folder), folder
    except (RecordError, InputError) as wrong:
        copy = kept(record.value("cards")) if cards is None else None
        if copy is None:
            raise
        try:
            return game_with(name, str(copy)), str(copy)
        except InputError:  # of another game
            raise wrong from None


def with_its_cards(record: Record, name: str, folder: str | None) -> Game[Any, Any]:
    """The game with the cards of a folder, if they are those of the record."""
    if folder is not None and not os.path.isdir(folder):
        raise not_there(record, folder)
    game = game_with(name, folder)
    if record.value("cards") != game.cards:
        raise record.wrong("cards", other_cards(record.value("cards"), game.cards))
    return game


def not_there(record: Record, folder: str) -> RecordError | InputError:
    if folder != record.named("note").get(CARDS):
        return InputError(Sentence("there is no folder “{folder}”", {"folder": folder}))
    facts = {"cards": record.value("cards"), "folder": folder}
    said = Sentence("its card set “{cards}” is not in the folder “{folder}” any more: say where with “--cards FOLDER”", facts)
    return record.wrong("cards", said)


def other_cards(theirs: str, ours: str) -> Sentence:
    """Another set, or the same one with other values."""
    facts: dict[str, int | str | Sentence] = {"theirs": theirs, "ours": ours}
    if theirs.partition(" ")[0] != ours.partition(" ")[0]:
        return Sentence(
            "it was played with the card set “{theirs}”, not “{ours}”: say where that is with “--cards FOLDER”", facts
        )
    return Sentence("the cards have changed, “{theirs}” is now “{ours}”: say where the old ones are with “--cards FOLDER”", facts)
