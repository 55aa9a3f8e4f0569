"""`rubizh cards`: whether a card set is right, and what its cards are."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from rubizh.cards.card_sets import CardSets
from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.language import Language
from rubizh.terminal.arguments import Parser
from rubizh.terminal.input_error import InputError, unknown
from rubizh.terminal.screen import Screen

if TYPE_CHECKING:
    from rich.table import Table

    from rubizh.cards.problem import Problem
    from rubizh.cards.sheets import Sheets

NAME: Final = "name"
NOT_TEXT: Final = Sentence("this is not UTF-8 text")


def card_games() -> dict[str, CardSets[Any]]:
    """The games that have card sets."""
    return {name: package.cards for name, package in GAMES.items() if package.cards is not None}


def cards_command(screen: Screen, argv: list[str]) -> None:
    language = screen.language
    actions = {"check": check, "list": show_list}
    if not argv or argv[0] in ("-h", "--help"):
        screen.print_help(check_parser(language).format_help())
        screen.print_help("\n" + list_parser(language).format_help())
    elif argv[0] in actions:
        actions[argv[0]](screen, argv[1:])
    else:
        said = Sentence("“cards” cannot “{name}”", {"name": argv[0]})
        raise InputError(unknown(said, argv[0], actions))


def check_parser(language: Language) -> Parser:
    about = language.text("Check a card set or a deck of your own; everything wrong with it is named.")
    parser = Parser(language, "cards check", about)
    where = language.text("where a set's files are, or a deck's file")
    parser.what.add_argument("folder", nargs="?", metavar=language.text("FOLDER"), help=where)
    parser.what.add_argument("--cards", metavar=language.text("FOLDER"), help=language.text("the card set of a deck"))
    return parser


def list_parser(language: Language) -> Parser:
    parser = Parser(language, "cards list", language.text("The cards of a game in tables, all of them or those asked for."))
    parser.what.add_argument("game", nargs="?", metavar=language.text("GAME"), help=", ".join(card_games()))
    parser.what.add_argument("--deck", metavar=language.text("NAME"), help=language.text("the cards of one file"))
    parser.what.add_argument("--type", metavar=language.text("NAME"), help=language.text("the cards of one type"))
    parser.what.add_argument("--badge", metavar=language.text("NAME"), help=language.text("the cards with one badge"))
    parser.what.add_argument("--source", metavar=language.text("NAME"), help=language.text("where the values come from"))
    parser.what.add_argument("--cards", metavar=language.text("FOLDER"), help=language.text("a card set of your own"))
    return parser


def check(screen: Screen, argv: list[str]) -> None:
    parser = check_parser(screen.language)
    given = parser.read(argv)
    if given["help"]:
        screen.print_help(parser.format_help())
        return
    if given["folder"] is None:
        raise InputError(Sentence("“cards check” needs a folder after it"))
    if Path(given["folder"]).is_file():
        check_deck(screen, Path(given["folder"]), None if given["cards"] is None else Path(given["cards"]))
        return
    from rubizh.cards.problem import CardSetError

    sets = sets_of(Path(given["folder"]))
    try:
        cards = sets.read(Path(given["folder"]))
    except CardSetError as wrong:
        for problem in wrong.problems:
            screen.line(problem.said())
        facts: dict[str, int | str | Sentence] = {"folder": given["folder"], "n": len(wrong.problems)}
        raise InputError(Sentence("“{folder}” is not a card set to play with, problems: {n}", facts)) from None
    screen.line(complete(sets.sheets(screen.language, cards)))


def check_deck(screen: Screen, file: Path, folder: Path | None) -> None:
    """Whether a deck can be played with the cards of its game, or with those of a folder."""
    from rubizh.cards.deck import unreadable

    said = unreadable(file)
    if said is not None:
        raise InputError(Sentence("{place}: {expected}", {"place": str(file), "expected": said}))
    try:
        text = file.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError):
        raise InputError(Sentence("{place}: {expected}", {"place": str(file), "expected": NOT_TEXT})) from None
    sets, check = deck_game(text)
    problems = check(usable(sets, folder or sets.shipped), file.name, text)
    for problem in problems:
        screen.line(problem.said())
    if problems:
        facts: dict[str, int | str | Sentence] = {"file": str(file), "n": len(problems)}
        raise InputError(Sentence("“{file}” is not a deck to play with, problems: {n}", facts))
    screen.text("This deck can be played with.")


def deck_game(text: str) -> tuple[CardSets[Any], Callable[[Any, str, str], list[Problem]]]:
    """The card sets of the game that a deck names, and how they check it; where it names none, of the first with such decks."""
    known = [(name, sets, sets.check_deck) for name, sets in card_games().items() if sets.check_deck is not None]
    try:
        named = tomllib.loads(text).get("game")
    except ValueError:
        named = None
    _, sets, check = next((one for one in known if one[0] == named), known[0])
    return sets, check


def sets_of(folder: Path) -> CardSets[Any]:
    """The card sets of the game that a folder's `set.toml` names; where it names none, of the game whose files are there."""
    known = card_games()
    try:
        named = tomllib.loads((folder / "set.toml").read_text(encoding="utf-8-sig")).get("game")
    except (OSError, ValueError):
        named = None
    if isinstance(named, str) and named in known:
        return known[named]
    there = files(folder)
    if not there and folder.is_dir():
        raise InputError(Sentence("there is no card set in “{folder}”: it has no file set.toml", {"folder": str(folder)}))
    return max(known.values(), key=lambda sets: len(files(sets.shipped) & there))


def files(folder: Path) -> set[str]:
    return {file.name for file in folder.glob("*.toml")} if folder.is_dir() else set()


def complete(sheets: Sheets) -> Sentence:
    """One line about a set in which everything is right."""
    from rubizh.cards.records import copies, text_in

    every = [card for deck in sheets.decks().values() for card in deck]
    facts: dict[str, int | str | Sentence] = {
        "title": text_in(sheets.cards.about.title, sheets.language.code),
        "n": copies(every),
    }
    for source in ("rulebook", "derived", "reconstruction"):
        facts[source] = copies(card for card in every if card.source == source)
    return Sentence("{title}: {n} cards; rulebook {rulebook}, derived {derived}, reconstructed {reconstruction}", facts)


def usable(sets: CardSets[Any], folder: Path) -> Any:
    """A card set that somebody wants to use; what is wrong first goes into one line."""
    from rubizh.cards.problem import CardSetError

    try:
        return sets.read(folder)
    except CardSetError as wrong:
        facts: dict[str, int | str | Sentence] = {"first": wrong.problems[0].said(), "folder": str(folder)}
        facts["n"] = len(wrong.problems)
        said = Sentence("{first} (problems: {n}; `rubizh cards check {folder}` names them)", facts)
        raise InputError(said) from None


def show_list(screen: Screen, argv: list[str]) -> None:
    parser = list_parser(screen.language)
    given = parser.read(argv)
    if given["help"] or (given["game"] is None and given["cards"] is None):
        screen.print_help(parser.format_help())
        return
    folder = None if given["cards"] is None else Path(given["cards"])
    game, known = given["game"], card_games()
    if game is not None and game not in known:
        raise InputError(unknown(Sentence("there are no cards of “{name}”", {"name": game}), game, known))
    sets = known[game] if game is not None else sets_of(folder or Path())
    sheets = sets.sheets(screen.language, usable(sets, folder or sets.shipped))
    show_cards(screen, sheets, chosen(given, sheets.filters()))


def chosen(given: Mapping[str, Any], known: Mapping[str, Iterable[str]]) -> dict[str, str]:
    """The filters asked for, each with a value that there is."""
    filters = {name: str(given[name]) for name in ("deck", "type", "badge", "source") if given[name] is not None}
    for name, value in filters.items():
        if value not in known.get(name, ()):
            facts: dict[str, int | str | Sentence] = {"name": f"--{name}", "value": value}
            raise InputError(unknown(Sentence("“{name}” cannot be “{value}”", facts), value, known.get(name, ())))
    return filters


def show_cards(screen: Screen, sheets: Sheets, filters: Mapping[str, str]) -> None:
    from rubizh.cards.records import copies

    fields = {name: value for name, value in filters.items() if name != "deck"}
    shown = 0
    for name, deck in sheets.decks().items():
        found = [card for card in deck if all(getattr(card, field, None) == value for field, value in fields.items())]
        if found and filters.get("deck", name) == name:
            screen.show(screen.language.text("{deck}: {n}", deck=sheets.title(name), n=copies(found)), "bold")
            screen.show(table(found, sheets))
            screen.show("")
            shown += len(found)
    if not shown:
        raise InputError(Sentence("no card is like that"))
    for line in sheets.legend:
        screen.say(line)
    screen.text("Values: ● as in the rulebook, ◐ some known from its examples, ○ reconstructed.")


def table(cards: list[Any], sheets: Sheets) -> Table:
    """Cards of one deck, a row each."""
    from rich import box
    from rich.table import Table

    rows = [{NAME: sheets.titled(card)} | sheets.cells(card) for card in cards]
    heads = {NAME: Sentence("Card"), **sheets.heads, **sheets.narrow}
    shown = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0)
    used = [head for head in rows[0] if any(row[head] for row in rows)]
    for head in used:
        longest = max(len(word) for row in rows for word in ["", *row[head].split()])
        justify: Literal["left", "right"] = "right" if head in sheets.narrow else "left"
        shown.add_column(sheets.language.say(heads[head]), justify=justify, min_width=longest)
    for row in rows:
        shown.add_row(*(row[head] for head in used))
    return shown
