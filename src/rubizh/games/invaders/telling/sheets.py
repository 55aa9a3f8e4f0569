"""The cards of Invaders in words: everything that stands on a card, and where its values come from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from rubizh.cards import sheets
from rubizh.engine.words import Name, Sentence
from rubizh.games.invaders.rules import cards as rules
from rubizh.games.invaders.telling.words import NOTHING_SAID, CardWords, clauses, listed
from rubizh.games.shown_cards import shown_cards
from rubizh.language import Language
from rubizh.telling.sources import SOURCES

if TYPE_CHECKING:
    from rubizh.cards.records import Card
    from rubizh.games.invaders.cards.records import CardSet
    from rubizh.games.invaders.rules.sets import Strategy
    from rubizh.telling.shown import Cards

DECKS: Final[Mapping[str, Sentence]] = {
    "mankind": Sentence("Mankind's deck"),
    "invader": Sentence("The Invader's deck"),
    "heroes": Sentence("Heroes of the Resistance"),
    "mankind-pool": Sentence("Mankind's pool"),
    "invader-pool": Sentence("The Invader's pool"),
    "board": Sentence("Strategies"),
}
HEADS: Final[Mapping[str, Sentence]] = {
    "types": Sentence("Type"),
    "keywords": Sentence("Keywords"),
    "power": Sentence("Power"),
    "discard": Sentence("Discard price"),
    "drain": Sentence("Drain price"),
    "traits": Sentence("Besides"),
    "one_shot": Sentence("One-shot"),
    "enters": Sentence("Enters"),
    "standing": Sentence("In play"),
    "every_turn": Sentence("Every turn"),
    "use": Sentence("Use"),
    "answer": Sentence("Answer"),
    "does": Sentence("Once a game"),
    "note": Sentence("They say"),
}
NARROW: Final[Mapping[str, Sentence]] = {
    "power": Sentence("Pow"),
    "discard": Sentence("Disc"),
    "drain": Sentence("Drn"),
}
DOES: Final = ("traits", "one_shot", "answer", "enters", "standing", "every_turn", "use")
TIMED: Final = ("enters", "standing", "every_turn", "use")  # which say nothing of when, without their heads
LEGEND: Final = [Sentence("× tells how many copies there are.")]


class Sheets(sheets.Sheets):
    """Says the cards of a set of Invaders in one language."""

    heads = HEADS
    narrow = NARROW
    legend = LEGEND

    def __init__(self, language: Language, cards: CardSet) -> None:
        from rubizh.games.invaders.cards.build import build

        super().__init__(language, cards)
        built = build(cards)
        self.words: Final = CardWords(built.keywords)
        self.by_id: Final = {card.name: card for card in built.cards}
        self.strategies: Final = {strategy.name: strategy for strategy in built.board.strategies}

    def decks(self) -> dict[str, list[Any]]:
        c = self.cards
        decks: list[list[Any]] = [c.mankind, c.invader, c.heroes, c.mankind_pool, c.invader_pool, []]
        return dict(zip(DECKS, decks, strict=True))

    def title(self, deck: str) -> Sentence:
        return DECKS[deck]

    def filters(self) -> dict[str, Iterable[str]]:
        return {"deck": [deck for deck in DECKS if deck != "board"], "type": rules.TYPES, "source": SOURCES}

    def cells(self, card: Any) -> dict[str, str]:
        """What stands on a card beside its name, by the names of the heads; empty where it has none of it."""
        if card.id in self.strategies:
            return {"does": self.language.say(self.strategy_said(self.strategies[card.id]))}
        said = note(card)
        return {**self.cells_of(self.by_id[card.id]), "note": "" if said is NOTHING_SAID else self.language.say(said)}

    def cells_of(self, card: rules.Card) -> dict[str, str]:
        """The same of a card of the rules, but for what people say about it."""
        return {head: "" if text is NOTHING_SAID else self.language.say(text) for head, text in self.written(card).items()}

    def in_short(self, card: rules.Card) -> str:
        """What a card does and when, in one line."""
        cells = self.cells_of(card)
        return "; ".join(self.when(head) + cells[head] for head in DOES if cells[head])

    def when(self, head: str) -> str:
        return f"{self.language.say(HEADS[head])}: " if head in TIMED else ""

    def written(self, card: rules.Card) -> dict[str, Sentence]:
        words = self.words
        return {
            "types": listed(words.types(card.types & ~rules.DEFENDER if card.hero else card.types)),
            "keywords": listed(words.keyworded(card.keywords)),
            "power": number(card.power) if card.stays else NOTHING_SAID,
            "discard": number(card.discard) if card.discard else NOTHING_SAID,
            "drain": number(card.drain) if card.drain else NOTHING_SAID,
            "traits": listed(traits(card)),
            "one_shot": words.effects(card.one_shot),
            "enters": words.effects(card.enters),
            "standing": clauses([words.standing(effect) for effect in card.standing]),
            "every_turn": words.effects(card.every_turn),
            "use": clauses([words.ability(ability) for ability in card.uses]),
            "answer": words.answer(card.answer),
        }

    def strategy_said(self, strategy: Strategy) -> Sentence:
        if strategy.saves_hero:
            return Sentence("keeps a card of the Invader from destroying the hero, in any turn")
        return self.words.effects(strategy.effects)


def traits(card: rules.Card) -> list[Sentence]:
    said = [Sentence("invulnerable")] if card.invulnerable else []
    said += [Sentence("enters with tokens: {n}", {"n": card.tokens})] if card.tokens else []
    return said + ([Sentence("{n} tokens win the game", {"n": card.wins_with})] if card.wins_with else [])


def note(card: Card) -> Sentence:
    """What people say about a card."""
    written = getattr(card, "note", None)
    return NOTHING_SAID if written is None else Name({"en": written.en, "uk": written.uk})


def number(n: int) -> Sentence:
    return Sentence("{n}", {"n": str(n).replace("-", "−")})


def cards_shown(language: Language) -> Cards:
    """The cards that come with the game, as a page shows them; the strategies of the board among them."""
    from rubizh.games.invaders.cards.sets import SHIPPED, read
    from rubizh.games.shown_cards import card_shown
    from rubizh.telling.shown import Cards

    written = read(SHIPPED)
    said = Sheets(language, written)
    return Cards(shown_cards(said) + [card_shown("board", strategy, said) for strategy in written.board.strategy], {})
