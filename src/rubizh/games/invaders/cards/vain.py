"""Words that could never do anything in this set: filters that no card meets, and what forbids or cuts nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from rubizh.cards.problem import Problem
from rubizh.cards.records import OneOf
from rubizh.engine.words import Sentence
from rubizh.games.invaders.cards.check import BOARD, inside
from rubizh.games.invaders.cards.must import HEROES, INVADER, INVADER_POOL, MANKIND, MANKIND_POOL, written
from rubizh.games.invaders.cards.nonsense import OF_A_PLAYER, uses_tokens
from rubizh.games.invaders.cards.records import (
    Answer,
    CardSet,
    Condition,
    Effect,
    Filter,
    HeroCard,
    Playable,
    Side,
    Standing,
    Use,
)

Card = Playable | HeroCard
Carrier = tuple[str, Side, Any]  # the file, whose it is, and a card or a strategy

TARGETING: Final = ("destroy", "power_token", "token", "move")
OTHER: Final[dict[Side, Side]] = {"mankind": "invader", "invader": "mankind"}


def in_vain(cards: CardSet) -> Iterator[Problem]:
    vain = Vain(cards)
    for file, side, carrier in vain.carriers:
        for path, part in inside("", carrier, OneOf):
            said = vain.of(side, carrier, part)
            if said is not None:
                yield Problem(file, carrier.id, path, said)
        for path, use in inside("", carrier, Use):
            if use.spend is not None and not vain.gets_tokens(carrier):
                yield Problem(file, carrier.id, f"{path}.spend", NO_TOKENS)


class Vain:
    """Judges each part of a card against all cards of the set."""

    def __init__(self, cards: CardSet) -> None:
        mankind: list[Card] = [*cards.mankind, *cards.mankind_pool, *cards.heroes]
        invader: list[Card] = [*cards.invader, *cards.invader_pool]
        self.cards: Final[dict[Side, list[Card]]] = {"mankind": mankind, "invader": invader}
        self.carriers: Final[list[Carrier]] = [
            *((MANKIND, "mankind", card) for card in cards.mankind),
            *((MANKIND_POOL, "mankind", card) for card in cards.mankind_pool),
            *((INVADER, "invader", card) for card in cards.invader),
            *((INVADER_POOL, "invader", card) for card in cards.invader_pool),
            *((HEROES, "mankind", card) for card in cards.heroes),
            *((BOARD, strategy.side, strategy) for strategy in cards.board.strategy),
        ]
        self.found: Final[dict[tuple[str, ...], set[str]]] = {}
        self.words: Final[dict[Side, set[str]]] = {
            side: written(one for _, its_side, one in self.carriers if its_side == side) for side in OTHER
        }

    def of(self, side: Side, carrier: Any, part: OneOf) -> Sentence | None:
        """Why a part of a card of that side is in vain, None where it is not."""
        if isinstance(part, Standing) and part.forbid in OF_A_PLAYER:
            return None if any(self.does(whose, part.forbid) for whose in sides(side, part.who)) else NOBODY
        if not any(True for _ in self.met(side, carrier, part)):
            return NOTHING
        if isinstance(part, Answer) and part.protect and not self.gets_tokens(carrier):
            return NO_TOKENS
        return None

    def does(self, side: Side, deed: str) -> bool:
        """Whether a player could do what is forbidden; the Invader draws by the plot action, Mankind makes room."""
        by_rule = {"draw": "invader", "make_room": "mankind"}
        return by_rule.get(deed) == side or bool(self.words[side] & {deed, f"allow = {deed}"})

    def touched(self, verbs: tuple[str, ...]) -> set[str]:
        """The cards to which something in the set does one of these."""
        if verbs in self.found:
            return self.found[verbs]
        found = self.found[verbs] = set()
        for _, side, carrier in self.carriers:
            for _, effect in inside("", carrier, Effect):
                if effect.kind in verbs:
                    found |= {card.id for card in self.met(side, carrier, effect)}
        return found

    def met(self, side: Side, carrier: Any, part: OneOf) -> Iterator[Any]:
        """What a part could be about; something where it is about no cards."""
        if isinstance(part, Condition):
            yield from self.met_by_condition(side, carrier, part)
        elif isinstance(part, Answer):
            yield from self.answered(side, carrier, part)
        elif isinstance(part, Standing):
            yield from self.standing(side, carrier, part)
        elif isinstance(part, Effect) and part.kind in ("sacrifice", "move"):
            whose = part.of.side if part.kind == "move" and part.of and part.of.side else None
            yield from self.lasting(side, carrier, part.of, [whose] if whose else sides(side, part.who or "you"))
        elif isinstance(part, Effect) and part.kind == "surcharge":
            yield from self.fitting(side, carrier, part.of, [side])
        elif isinstance(part, Effect) and part.kind == "token":
            of = part.of or Filter(this=True)
            yield from (card for card in self.affected(side, carrier, of) if uses_tokens(card))
        elif isinstance(part, Effect):
            yield from self.affected(side, carrier, part.of)

    def met_by_condition(self, side: Side, carrier: Any, part: Condition) -> Iterator[Any]:
        if part.turned_over is not None:
            yield from self.fitting(side, carrier, Filter(types=part.turned_over), [OTHER[side]])
        elif part.in_play is not None:
            there = sum(1 if isinstance(card, HeroCard) else card.copies for card in self.affected(side, carrier, part.in_play))
            yield from range(there + 1 - (part.at_least or 1))
        elif part.tokens is not None:
            yield from [part] if self.gets_tokens(carrier) else []
        else:
            yield part

    def answered(self, side: Side, carrier: Any, part: Answer) -> Iterator[Any]:
        if part.cancel is None:
            yield part
        for card in self.fitting(side, carrier, part.of, [OTHER[side]]):
            if card.use if part.abilities else isinstance(card, Playable):
                yield card

    def standing(self, side: Side, carrier: Any, part: Standing) -> Iterator[Any]:
        if part.allow == "make_room":
            yield from [part] if "invader" in sides(side, part.who) else []  # Mankind may anyway
        elif part.kind in ("surcharge", "price_cut") or part.forbid == "play":
            for card in self.fitting(side, carrier, part.of, OTHER):
                if isinstance(card, Playable) and (
                    part.price_cut is None or (card.drain if part.price == "drain" else card.discard)
                ):
                    yield card
        else:
            yield from self.banned(part.forbid, self.affected(side, carrier, part.of))

    def banned(self, deed: str | None, cards: Iterable[Card]) -> Iterator[Card]:
        """The cards with which something could be done that is forbidden; without a ban, all of them."""
        verbs: dict[str, tuple[str, ...]] = {"destroy": ("destroy",), "move": ("move",), "target": TARGETING}
        touched = self.touched(verbs[deed]) if deed in verbs else set()
        for card in cards:
            moves = deed == "move" and (
                "defender" in kinds(card) or "allow = move" in self.words["mankind"] | self.words["invader"]
            )
            if deed is None or (card.use if deed == "use" else moves or card.id in touched):
                yield card

    def gets_tokens(self, carrier: Any) -> bool:
        """Whether tokens can ever lie on a card."""
        return getattr(carrier, "tokens", None) is not None or carrier.id in self.touched(("token",))

    def affected(self, side: Side, carrier: Any, of: Filter | None) -> Iterator[Card]:
        """The cards in play that a filter can mean; others mean none that is invulnerable."""
        for card in self.lasting(side, carrier, of, OTHER):
            if card is carrier or not getattr(card, "invulnerable", False):
                yield card

    def lasting(self, side: Side, carrier: Any, of: Filter | None, whose: Iterable[Side]) -> Iterator[Card]:
        """The cards of a filter that lie in a zone."""
        return (card for card in self.fitting(side, carrier, of, whose) if card.power is not None)

    def fitting(self, side: Side, carrier: Any, of: Filter | None, whose: Iterable[Side]) -> Iterator[Card]:
        """The cards of these sides that a filter of a card of that side can mean."""
        if of is None:
            yield from (card for one in whose for card in self.cards[one])
            return
        for one in whose:
            if of.side in (None, one) and not (of.opposing and one == side):
                for card in [carrier] if of.this else self.cards[one]:
                    if fits(card, of):
                        yield card


NOTHING: Final = Sentence("this is in vain: no card of the set can be meant")
NO_TOKENS: Final = Sentence("this is in vain: no token ever lies on this card")
NOBODY: Final = Sentence("this is in vain: nobody could do what it forbids")


def kinds(card: Card) -> tuple[str, ...]:
    """What a card is; a hero counts as a Defender everywhere."""
    return card.types if isinstance(card, Playable) else ("hero", "defender")


def fits(card: Card, of: Filter) -> bool:
    return (not of.types or not set(of.types).isdisjoint(kinds(card))) and (
        not of.keywords or not set(of.keywords).isdisjoint(card.keywords)
    )


def sides(side: Side, who: str | None) -> list[Side]:
    """Whom a word is about, seen from the owner of its card."""
    if who == "you":
        return [side]
    return [OTHER[side]] if who == "opponent" else [side, OTHER[side]]
