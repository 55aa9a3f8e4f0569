"""`rubizh cards`: whether a card set is right, and what its cards are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Literal

from rubizh.cards import SHIPPED, load
from rubizh.engine.words import Sentence
from rubizh.games.afu.telling.sheets import HEADS, Sheets, decks
from rubizh.games.afu.telling.words import ENHANCED
from rubizh.language import Language
from rubizh.terminal.arguments import Parser
from rubizh.terminal.input_error import InputError, unknown
from rubizh.terminal.screen import Screen

if TYPE_CHECKING:
    from rich.table import Table

    from rubizh.games.afu.cards.records import Card, CardSet

SOURCE_SIGNS: Final = {"rulebook": "●", "derived": "◐", "reconstruction": "○"}
NUMBERS: Final = ("cost", "attack", "defence", "support", "worth")
NAME: Final = "name"
COLUMNS: Final[Mapping[str, Sentence]] = {
    NAME: Sentence("Card"),
    **HEADS,
    "attack": Sentence("Att"),
    "defence": Sentence("Def"),
    "support": Sentence("Sup"),
}


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
    parser = Parser(language, "cards check", language.text("Check a card set of your own; everything wrong with it is named."))
    parser.what.add_argument("folder", nargs="?", metavar=language.text("FOLDER"), help=language.text("where its files are"))
    return parser


def list_parser(language: Language) -> Parser:
    parser = Parser(language, "cards list", language.text("The cards of a game in tables, all of them or those asked for."))
    parser.what.add_argument("game", nargs="?", metavar=language.text("GAME"), help=", ".join(SHIPPED))
    parser.what.add_argument("--deck", metavar=language.text("NAME"), help=language.text("the cards of one file"))
    parser.what.add_argument("--type", metavar=language.text("NAME"), help=language.text("the troops of one type"))
    parser.what.add_argument("--badge", metavar=language.text("NAME"), help=language.text("the troops with one badge"))
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
    from rubizh.cards.problem import CardSetError

    try:
        cards = load(Path(given["folder"]))
    except CardSetError as wrong:
        for problem in wrong.problems:
            screen.line(problem.said())
        facts: dict[str, int | str | Sentence] = {"folder": given["folder"], "n": len(wrong.problems)}
        raise InputError(Sentence("“{folder}” is not a card set to play with, problems: {n}", facts)) from None
    screen.line(complete(cards, screen.language))


def complete(cards: CardSet, language: Language) -> Sentence:
    """One line about a set in which everything is right."""
    from rubizh.games.afu.cards.words import text_in

    every = [card for deck in decks(cards).values() for card in deck]
    facts: dict[str, int | str | Sentence] = {"title": text_in(cards.about.title, language.code), "n": copies(every)}
    for source in ("rulebook", "derived", "reconstruction"):
        facts[source] = copies(card for card in every if card.source == source)
    return Sentence("{title}: {n} cards; rulebook {rulebook}, derived {derived}, reconstructed {reconstruction}", facts)


def copies(cards: Iterable[Card]) -> int:
    return sum(card.copies for card in cards)


def usable(folder: Path) -> CardSet:
    """A card set that somebody wants to use; what is wrong first goes into one line."""
    from rubizh.cards.problem import CardSetError

    try:
        return load(folder)
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
    game = given["game"] or "afu"
    if game not in SHIPPED:
        raise InputError(unknown(Sentence("there are no cards of “{name}”", {"name": game}), game, SHIPPED))
    cards = usable(Path(given["cards"]) if given["cards"] is not None else SHIPPED[game])
    show_cards(screen, cards, chosen(given, cards))


def chosen(given: Mapping[str, Any], cards: CardSet) -> dict[str, str]:
    """The filters asked for, each with a value that there is."""
    from rubizh.games.afu.cards.words import DECKS, SOURCES, TYPES

    known: dict[str, Iterable[str]] = {"deck": DECKS, "type": TYPES, "badge": cards.about.badges, "source": SOURCES}
    filters = {name: str(given[name]) for name in known if given[name] is not None}
    for name, value in filters.items():
        if value not in known[name]:
            facts: dict[str, int | str | Sentence] = {"name": f"--{name}", "value": value}
            raise InputError(unknown(Sentence("“{name}” cannot be “{value}”", facts), value, known[name]))
    return filters


def show_cards(screen: Screen, cards: CardSet, filters: Mapping[str, str]) -> None:
    from rubizh.games.afu.cards.words import DECKS

    fields = {name: value for name, value in filters.items() if name != "deck"}
    sheets = Sheets(screen.language, cards)
    shown = 0
    for name, deck in decks(cards).items():
        found = [card for card in deck if all(getattr(card, field, None) == value for field, value in fields.items())]
        if found and filters.get("deck", name) == name:
            screen.show(screen.language.text("{deck}: {n}", deck=DECKS[name], n=copies(found)), "bold")
            screen.show(table(found, sheets))
            screen.show("")
            shown += len(found)
    if not shown:
        raise InputError(Sentence("no card is like that"))
    screen.text("{arrow} is enhanced, × tells how many copies there are.", arrow=ENHANCED)
    screen.text("Values: ● as in the rulebook, ◐ some known from its examples, ○ reconstructed.")


def titled(card: Card, sheets: Sheets) -> str:
    """A card's name, with the sign of where its values come from and how many copies there are."""
    name = f"{SOURCE_SIGNS[card.source]} {sheets.name(card)}"
    return f"{name} ×{card.copies}" if card.copies > 1 else name


def table(cards: list[Any], sheets: Sheets) -> Table:
    """Cards of one deck, a row each."""
    from rich import box
    from rich.table import Table

    rows = [{NAME: titled(card, sheets)} | sheets.cells(card) for card in cards]
    shown = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0)
    used = [head for head in rows[0] if any(row[head] for row in rows)]
    for head in used:
        longest = max(len(word) for row in rows for word in ["", *row[head].split()])
        justify: Literal["left", "right"] = "right" if head in NUMBERS else "left"
        shown.add_column(sheets.language.say(COLUMNS[head]), justify=justify, min_width=longest)
    for row in rows:
        shown.add_row(*(row[head] for head in used))
    return shown
