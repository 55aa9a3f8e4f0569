"""The cards of AFU in words: everything that stands on a card, and where its values come from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, Final

from rubizh.cards import sheets
from rubizh.engine.words import Sentence
from rubizh.games.afu.telling.words import ENHANCED
from rubizh.games.shown_cards import shown_cards
from rubizh.language import Language
from rubizh.telling.sources import SOURCES

if TYPE_CHECKING:
    from rubizh.cards.records import Card
    from rubizh.games.afu.cards.records import CardSet, Invader, Troop
    from rubizh.telling.shown import Cards

HEADS: Final[Mapping[str, Sentence]] = {
    "colour": Sentence("Deck"),
    "cost": Sentence("Cost"),
    "attack": Sentence("Attack"),
    "defence": Sentence("Defence"),
    "support": Sentence("Support"),
    "type": Sentence("Type"),
    "marks": Sentence("Marks"),
    "badge": Sentence("Badge"),
    "bonus": Sentence("Bonus"),
    "compensation": Sentence("Gives"),
    "effect": Sentence("Effect"),
    "chain": Sentence("Chaining"),
    "kind": Sentence("Kind"),
    "need": Sentence("Needs"),
    "goal": Sentence("Goal"),
    "worth": Sentence("Worth"),
}


NARROW: Final[Mapping[str, Sentence]] = {
    "cost": HEADS["cost"],
    "attack": Sentence("Att"),
    "defence": Sentence("Def"),
    "support": Sentence("Sup"),
    "worth": HEADS["worth"],
}
LEGEND: Final = [Sentence("{arrow} is enhanced, × tells how many copies there are.", {"arrow": ENHANCED})]


class Sheets(sheets.Sheets):
    """Says the cards of a set of AFU in one language."""

    heads = HEADS
    narrow = NARROW
    legend = LEGEND

    def __init__(self, language: Language, cards: CardSet) -> None:
        super().__init__(language, cards)
        self.badges: Final = cards.about.badges

    def decks(self) -> dict[str, list[Any]]:
        from rubizh.games.afu.cards.words import DECKS

        return {name: getattr(self.cards, name) for name in DECKS}

    def title(self, deck: str) -> Sentence:
        from rubizh.games.afu.cards.words import DECKS

        return DECKS[deck]

    def filters(self) -> dict[str, Iterable[str]]:
        from rubizh.games.afu.cards.words import DECKS, TYPES

        return {"deck": DECKS, "type": TYPES, "badge": self.badges, "source": SOURCES}

    def cells(self, card: Card) -> dict[str, str]:
        """What stands on a card beside its name, by the names of the heads; empty where it has none of it."""
        from rubizh.games.afu.cards.records import Achievement, Event, Invader, Objective, Panic, Troop
        from rubizh.games.afu.cards.words import KINDS, effect_said, goal_said, need_said

        say = self.language.say
        if isinstance(card, Troop):
            return self.troop(card)
        if isinstance(card, Invader):
            return self.invader(card)
        if isinstance(card, Event):
            return {"effect": say(effect_said(card.effect)), "chain": self.language.text("yes") if card.chain else ""}
        if isinstance(card, Objective):
            return {"kind": say(KINDS[card.kind]), "need": say(need_said(card.need)), "worth": str(card.points)}
        if isinstance(card, Achievement):
            return {"goal": say(goal_said(card.goal)), "worth": str(card.points)}
        return {"worth": f"−{card.penalty}"} if isinstance(card, Panic) else {}

    def troop(self, card: Troop) -> dict[str, str]:
        from rubizh.games.afu.cards.records import Recruit, Starting
        from rubizh.games.afu.cards.words import COLOURS, TYPES, badge_said, bonus_said, compensation_said

        say = self.language.say
        cells = {"colour": say(COLOURS[card.colour])} if isinstance(card, Starting) else {}
        cells |= {"cost": str(card.cost)} if isinstance(card, Recruit) else {}
        cells |= self.numbers(card) | {"type": self.marks(TYPES[card.type], card)}
        cells["badge"] = badge_said(card.badge, self.badges, self.language.code) if card.badge else ""
        cells["bonus"] = say(bonus_said(card.bonus, self.badges, self.language.code)) if card.bonus else ""
        return cells | {"compensation": say(compensation_said(card.compensation)) if card.compensation else ""}

    def invader(self, card: Invader) -> dict[str, str]:
        from rubizh.games.afu.cards.words import COLOURS

        colour = self.language.say(COLOURS[card.deck]) if card.deck in COLOURS else card.deck
        return {"colour": colour} | self.numbers(card) | {"marks": self.marks(None, card)}

    def numbers(self, card: Troop | Invader) -> dict[str, str]:
        printed = {"attack": card.attack, "defence": card.defence, "support": card.support}
        shown = {name: "" if number is None else str(number) for name, number in printed.items()}
        return {name: text + ENHANCED if name in card.enhanced else text for name, text in shown.items()}

    def marks(self, first: Sentence | None, card: Troop | Invader) -> str:
        from rubizh.games.afu.cards.words import MARKS

        said = [first] if first else []
        return ", ".join(map(self.language.say, [*said, *(MARKS[mark] for mark in card.marks)]))


def cards_shown(language: Language) -> Cards:
    """The cards that come with the game, as a page shows them."""
    from rubizh.cards.records import text_in
    from rubizh.games.afu.cards.sets import SHIPPED, read
    from rubizh.telling.shown import Cards

    cards = read(SHIPPED)
    badges = {badge: text_in(said, language.code) for badge, said in cards.about.badges.items()}
    return Cards(shown_cards(Sheets(language, cards)), badges)
