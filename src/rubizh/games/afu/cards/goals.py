"""Achievements that can be reached, and objectives enough for every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rubizh.cards.deck import Deck, Placed
from rubizh.cards.problem import Problem
from rubizh.cards.records import copies
from rubizh.engine.words import Sentence
from rubizh.games.afu.cards.records import Achievement, CardSet, Goal, Objective, Starting, Troop

OBJECTIVES_IN_PLAY: Final = 8
WORTH: Final = (3, 4)
NEEDED: Final = ((3, 3), (4, 1))  # cities: their worth, and how many at least


def check_goal(p: Placed[Achievement]) -> Iterator[Problem]:
    """Panic is to be little, everything else is to be much."""
    goal = p.card.goal
    if goal.count == "panic" and (goal.at_most is None or goal.at_least is not None):
        yield p.problem("goal", Sentence("“panic” is counted with “at_most” alone"))
    if goal.count != "panic" and (goal.at_least is None or goal.at_most is not None):
        yield p.problem("goal", Sentence("“{count}” is counted with “at_least” alone", {"count": goal.count}))


def hopeless_goal(p: Placed[Achievement], cards: CardSet) -> Iterator[Problem]:
    """A threshold above everything there is to count."""
    goal = p.card.goal
    if goal.at_least is None or goal.count == "panic":
        return
    most = most_of(goal, cards)
    if goal.at_least > most:
        said = Sentence("nothing can meet this: a player can have {most} at most, found {n}", {"most": most, "n": goal.at_least})
        yield p.problem("goal.at_least", said)


def most_of(goal: Goal, cards: CardSet) -> int:
    """The most that one player can have of what a goal counts."""
    if goal.count == "objectives":
        return OBJECTIVES_IN_PLAY
    if goal.count == "trophies":
        return copies(cards.invaders)
    if goal.count == "air-trophies":
        return copies(card for card in cards.invaders if "air" in card.marks)
    if goal.count == "aid":
        return copies(cards.aid)
    return max(copies(counted(goal, cards, colour)) for colour in ("yellow", "blue"))


def counted(goal: Goal, cards: CardSet, colour: str) -> Iterator[Troop]:
    """The troop cards of one player that a goal counts."""
    own: list[Starting] = [card for card in cards.starting if card.colour == colour]
    for card in (*own, *cards.afu, *cards.aid):
        if counts(card, goal.count):
            yield card


def counts(card: Troop, count: str) -> bool:
    if count == "enhanced":
        return bool(card.enhanced)
    if count == "anti-air":
        return "anti-air" in card.marks
    return count in ("cards", card.type)


def check_objectives(deck: Deck[Objective]) -> Iterator[Problem]:
    """Every game needs three bridges, three cities worth 3, one worth 4, and the one cruiser."""
    odd = [p for p in deck.placed if p.card.kind == "city" and p.card.points not in WORTH]
    for p in odd:
        yield p.problem("points", Sentence("a city is worth 3 or 4, found {points}", {"points": p.card.points}))
    if odd or deck.wrong & {"kind", "points", "copies"}:
        return
    cruisers = copies(card for card in deck.cards() if card.kind == "cruiser")
    if cruisers != 1:
        yield Problem(deck.file, "", "kind", Sentence("expected 1 cruiser, there are {n}", {"n": cruisers}))
    bridges = copies(card for card in deck.cards() if card.kind == "bridge")
    if bridges < 3:
        yield Problem(deck.file, "", "kind", Sentence("expected 3 bridges or more, there are {n}", {"n": bridges}))
    for worth, least in NEEDED:
        cities = copies(card for card in deck.cards() if card.kind == "city" and card.points == worth)
        if cities < least:
            facts = {"least": least, "worth": worth, "n": cities}
            yield Problem(
                deck.file, "", "points", Sentence("expected {least} cities or more worth {worth}, there are {n}", facts)
            )
