"""Everything that anybody can choose in AFU with a given card set, one shared object each, with its notation."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from rubizh.engine.deck import CardChoice, Deal
from rubizh.engine.flow import Choice
from rubizh.games.afu.rules.cards import ACHIEVEMENT, EVENT, INVADER, OBJECTIVE, PANIC, CardSet

PLACES: Final = 3
MOST_OFFERED: Final = 5


class PlaceChoice(Choice):
    """A choice about one of the three places."""

    def __init__(self, text: str, place: i64) -> None:
        super().__init__(text)
        self.place: Final = place


class Defend(Choice):
    """Lay a card opposite an invader: `tank-battalion@2`."""

    def __init__(self, text: str, card: i64, place: i64) -> None:
        super().__init__(text)
        self.card: Final = card
        self.place: Final = place


class Support(Choice):
    """Lay a card behind a defending one: `scouts+2`."""

    def __init__(self, text: str, card: i64, place: i64) -> None:
        super().__init__(text)
        self.card: Final = card
        self.place: Final = place


class TakeBack(PlaceChoice):
    """Take the defending card and its support back into the hand: `take back 2`."""


class Reveal(Choice):
    """Nature's answer at the event stack, where an objective of some kind comes up: `reveal bridge`."""

    def __init__(self, text: str, pool: i64) -> None:
        super().__init__(text)
        self.pool: Final = pool


class UseBonus(CardChoice):
    """Take the bonus of a card in play: `bonus scouts`."""


class Treat(CardChoice):
    """Send a card to the hospital for another one: `treat medics`."""


class Recover(CardChoice):
    """The card that comes back from the hospital: `recover scouts`."""


class Spend(CardChoice):
    """Lay a card for its compensation: `spend scouts`."""


class Buy(CardChoice):
    """Take a card of the display or the Aid stack: `buy scouts`."""


class Offer(CardChoice):
    """Use a card for the objective: `offer scouts`."""


class Drop(CardChoice):
    """Discard a card of the hand: `discard scouts`."""


class Keep(CardChoice):
    """Keep an achievement secretly: `keep iron-fist`."""


class Dismiss(CardChoice):
    """Recon: send an invader to the discard: `dismiss su-35s`."""


class PutOnTop(CardChoice):
    """Recon: the invader that comes next: `next su-35s`."""


class Bid(Choice):
    """Promise so many points for the objective: `bid 4`."""

    def __init__(self, points: i64) -> None:
        super().__init__(f"bid {points}")
        self.points: Final = points


PASS: Final = Choice("pass")
DONE: Final = Choice("done")
CALM_HAND: Final = Choice("calm hand")
CALM_DISCARD: Final = Choice("calm discard")
CALM_DECK: Final = Choice("calm deck")
WORDS: Final[list[Choice]] = [PASS, DONE, CALM_HAND, CALM_DISCARD, CALM_DECK]
TAKE_BACK: Final[list[Choice]] = [TakeBack(f"take back {place + 1}", place) for place in range(PLACES)]
REVEALS: Final[list[Choice]] = [
    Reveal("reveal bridge", 0),
    Reveal("reveal objective worth 3", 1),
    Reveal("reveal objective worth 4", 2),
    Reveal("reveal cruiser", 3),
]


def subsets(choices: list[Choice]) -> list[list[Choice]]:
    """For each set of places, as bits, the choices about them."""
    return [[choices[p] for p in range(PLACES) if places >> p & 1] for places in range(1 << PLACES)]


TAKE_BACKS: Final[list[list[Choice]]] = subsets(TAKE_BACK)


class Choices:
    """The choices about each card of a set, by its number; empty lists where a card is never chosen so."""

    def __init__(self, cards: CardSet) -> None:
        names = [card.name for card in cards.cards]
        numbers = range(len(names))
        self.deal: Final[list[Deal]] = [Deal(f"deal {names[c]}", c) for c in numbers]
        self.bonus: Final[list[Choice]] = [UseBonus(f"bonus {names[c]}", c) for c in numbers]
        self.treat: Final[list[Choice]] = [Treat(f"treat {names[c]}", c) for c in numbers]
        self.recover: Final[list[Choice]] = [Recover(f"recover {names[c]}", c) for c in numbers]
        self.spend: Final[list[Choice]] = [Spend(f"spend {names[c]}", c) for c in numbers]
        self.buy: Final[list[Choice]] = [Buy(f"buy {names[c]}", c) for c in numbers]
        self.offer: Final[list[Choice]] = [Offer(f"offer {names[c]}", c) for c in numbers]
        self.drop: Final[list[Choice]] = [Drop(f"discard {names[c]}", c) for c in numbers]
        self.keep: Final[list[Choice]] = [Keep(f"keep {names[c]}", c) for c in numbers]
        self.dismiss: Final[list[Choice]] = [Dismiss(f"dismiss {names[c]}", c) for c in numbers]
        self.next: Final[list[Choice]] = [PutOnTop(f"next {names[c]}", c) for c in numbers]
        self.bids: Final[list[Choice]] = [Bid(points) for points in range(highest_bid(cards) + 1)]
        self.afu_deck: Final[list[Deal]] = [self.deal[c] for c in cards.afu]
        defend = [[Defend(f"{names[c]}@{p + 1}", c, p) for p in range(PLACES)] for c in numbers]
        support = [[Support(f"{names[c]}+{p + 1}", c, p) for p in range(PLACES)] for c in numbers]
        self.defend: Final[list[list[list[Choice]]]] = [subsets(list(row)) for row in defend]
        self.support: Final[list[list[list[Choice]]]] = [subsets(list(row)) for row in support]
        self.alphabet: Final[dict[str, Choice]] = alphabet(self, cards)

    def deals(self, pile: tuple[int, ...]) -> list[Choice]:
        """Nature may deal any card of a face-down pile."""
        deal = self.deal
        return cast("list[Choice]", [deal[c] for c in pile])


def highest_bid(cards: CardSet) -> i64:
    """No hand is worth more than so many copies of the strongest card, with its bonus."""
    strongest: i64 = 0
    for its in cards.cards:
        if its.deck < PANIC:
            reward = None if its.bonus is None else its.bonus.reward
            attack = max(its.attack, 0) + (0 if reward is None else reward.attack())
            defence = max(its.defence, 0) + (0 if reward is None else reward.defence())
            strongest = max(strongest, attack, defence)
    return MOST_OFFERED * strongest


def alphabet(choices: Choices, cards: CardSet) -> dict[str, Choice]:
    """Every choice that can ever be made with a card set, by its text."""
    found: list[Choice] = [*WORDS, *TAKE_BACK, *choices.bids, *REVEALS]
    for number, card in enumerate(cards.cards):
        if card.deck in (EVENT, OBJECTIVE, ACHIEVEMENT, INVADER):
            found.append(choices.deal[number])
        if card.deck == ACHIEVEMENT:
            found.append(choices.keep[number])
        if card.deck == INVADER:
            found += [choices.dismiss[number], choices.next[number]]
        if card.deck < PANIC:
            found += troop_choices(choices, number)
        if card.deck == PANIC:
            found += [choices.deal[number], choices.drop[number]]
    return {choice.text: choice for choice in found}


def troop_choices(choices: Choices, number: int) -> list[Choice]:
    everywhere = (1 << PLACES) - 1
    about = [choices.bonus, choices.treat, choices.recover, choices.spend, choices.buy, choices.offer, choices.drop]
    fielding = choices.defend[number][everywhere] + choices.support[number][everywhere]
    return [choices.deal[number], *[kind[number] for kind in about], *fielding]
