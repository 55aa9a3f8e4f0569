"""`rubizh cards`: whether a card set is right, and what its cards are."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rubizh.cards import SHIPPED, load
from rubizh.engine.words import Sentence
from rubizh.language import Language
from rubizh.terminal.arguments import Parser
from rubizh.terminal.input_error import InputError, unknown
from rubizh.terminal.screen import Screen

if TYPE_CHECKING:
    from rich.table import Table

    from rubizh.cards.records import Card, CardSet, Invader, Troop

ENHANCED: Final = "↑"
SOURCE_SIGNS: Final = {"rulebook": "●", "derived": "◐", "reconstruction": "○"}
NUMBERS: Final = ("cost", "attack", "defence", "support", "worth")
HEADS: Final[Mapping[str, Sentence]] = {
    "name": Sentence("Card", {}),
    "colour": Sentence("Deck", {}),
    "cost": Sentence("Cost", {}),
    "attack": Sentence("Att", {}),
    "defence": Sentence("Def", {}),
    "support": Sentence("Sup", {}),
    "type": Sentence("Type", {}),
    "marks": Sentence("Marks", {}),
    "badge": Sentence("Badge", {}),
    "bonus": Sentence("Bonus", {}),
    "compensation": Sentence("Gives", {}),
    "effect": Sentence("Effect", {}),
    "chain": Sentence("Chains", {}),
    "kind": Sentence("Kind", {}),
    "need": Sentence("Needs", {}),
    "goal": Sentence("Goal", {}),
    "worth": Sentence("Worth", {}),
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
        raise InputError(Sentence("“cards check” needs a folder after it", {}))
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
    from rubizh.cards.words import text_in

    every = [card for deck in decks(cards).values() for card in deck]
    facts: dict[str, int | str | Sentence] = {"title": text_in(cards.about.title, language.code), "n": copies(every)}
    for source in ("rulebook", "derived", "reconstruction"):
        facts[source] = copies(card for card in every if card.source == source)
    return Sentence("{title}: {n} cards; rulebook {rulebook}, derived {derived}, reconstructed {reconstruction}", facts)


def copies(cards: Iterable[Card]) -> int:
    return sum(card.copies for card in cards)


def decks(cards: CardSet) -> dict[str, list[Any]]:
    """The decks by the names of their files."""
    from rubizh.cards.words import DECKS

    return {name: getattr(cards, name) for name in DECKS}


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
    from rubizh.cards.words import DECKS, SOURCES, TYPES

    known: dict[str, Iterable[str]] = {"deck": DECKS, "type": TYPES, "badge": cards.about.badges, "source": SOURCES}
    filters = {name: str(given[name]) for name in known if given[name] is not None}
    for name, value in filters.items():
        if value not in known[name]:
            facts: dict[str, int | str | Sentence] = {"name": f"--{name}", "value": value}
            raise InputError(unknown(Sentence("“{name}” cannot be “{value}”", facts), value, known[name]))
    return filters


def show_cards(screen: Screen, cards: CardSet, filters: Mapping[str, str]) -> None:
    from rubizh.cards.words import DECKS

    fields = {name: value for name, value in filters.items() if name != "deck"}
    shown = 0
    for name, deck in decks(cards).items():
        found = [card for card in deck if all(getattr(card, field, None) == value for field, value in fields.items())]
        if found and filters.get("deck", name) == name:
            screen.show(screen.language.text("{deck}: {n}", deck=DECKS[name], n=copies(found)), "bold")
            screen.show(Page(screen.language, cards).table(found))
            screen.show("")
            shown += len(found)
    if not shown:
        raise InputError(Sentence("no card is like that", {}))
    screen.text("{arrow} is enhanced, × tells how many copies there are.", arrow=ENHANCED)
    screen.text("Values: ● as in the rulebook, ◐ some known from its examples, ○ reconstructed.")


class Page:
    """Tables of cards in one language."""

    def __init__(self, language: Language, cards: CardSet) -> None:
        self.language: Final = language
        self.badges: Final = cards.about.badges

    def table(self, cards: list[Any]) -> Table:
        from rich import box
        from rich.table import Table

        rows = [self.row(card) for card in cards]
        table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False, padding=0)
        used = [head for head in rows[0] if any(row[head] for row in rows)]
        for head in used:
            longest = max(len(word) for row in rows for word in ["", *row[head].split()])
            table.add_column(self.language.say(HEADS[head]), justify="right" if head in NUMBERS else "left", min_width=longest)
        for row in rows:
            table.add_row(*(row[head] for head in used))
        return table

    def row(self, card: Card) -> dict[str, str]:
        """The cells of a card by the names of their columns."""
        from rubizh.cards.records import Achievement, Event, Invader, Objective, Panic, Troop
        from rubizh.cards.words import KINDS, effect_said, goal_said, need_said, text_in

        say = self.language.say
        name = f"{SOURCE_SIGNS[card.source]} {text_in(card.name, self.language.code)}"
        cells = {"name": f"{name} ×{card.copies}" if card.copies > 1 else name}
        if isinstance(card, Troop):
            cells |= self.troop(card)
        elif isinstance(card, Invader):
            cells |= self.invader(card)
        elif isinstance(card, Event):
            cells |= {"effect": say(effect_said(card.effect)), "chain": self.language.text("yes") if card.chain else ""}
        elif isinstance(card, Objective):
            cells |= {"kind": say(KINDS[card.kind]), "need": say(need_said(card.need)), "worth": str(card.points)}
        elif isinstance(card, Achievement):
            cells |= {"goal": say(goal_said(card.goal)), "worth": str(card.points)}
        elif isinstance(card, Panic):
            cells |= {"worth": f"−{card.penalty}"}
        return cells

    def troop(self, card: Troop) -> dict[str, str]:
        from rubizh.cards.records import Recruit, Starting
        from rubizh.cards.words import COLOURS, TYPES, badge_said, bonus_said, compensation_said

        say = self.language.say
        cells = {"colour": say(COLOURS[card.colour])} if isinstance(card, Starting) else {}
        cells |= {"cost": str(card.cost)} if isinstance(card, Recruit) else {}
        cells |= self.numbers(card) | {"type": self.marks(TYPES[card.type], card)}
        cells["badge"] = badge_said(card.badge, self.badges, self.language.code) if card.badge else ""
        cells["bonus"] = say(bonus_said(card.bonus, self.badges, self.language.code)) if card.bonus else ""
        return cells | {"compensation": say(compensation_said(card.compensation)) if card.compensation else ""}

    def invader(self, card: Invader) -> dict[str, str]:
        from rubizh.cards.words import COLOURS

        colour = self.language.say(COLOURS[card.deck]) if card.deck in COLOURS else card.deck
        return {"colour": colour} | self.numbers(card) | {"marks": self.marks(None, card)}

    def numbers(self, card: Troop | Invader) -> dict[str, str]:
        printed = {"attack": card.attack, "defence": card.defence, "support": card.support}
        shown = {name: "" if number is None else str(number) for name, number in printed.items()}
        return {name: text + ENHANCED if name in card.enhanced else text for name, text in shown.items()}

    def marks(self, first: Sentence | None, card: Troop | Invader) -> str:
        from rubizh.cards.words import MARKS

        said = [first] if first else []
        return ", ".join(map(self.language.say, [*said, *(MARKS[mark] for mark in card.marks)]))
