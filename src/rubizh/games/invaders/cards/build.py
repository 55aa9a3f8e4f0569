"""The cards of Invaders as written, turned into the cards of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rubizh.cards.numbers import in_copies, set_name, title
from rubizh.cards.records import Card
from rubizh.engine.words import Name
from rubizh.games.invaders.cards import records
from rubizh.games.invaders.rules import cards as engine
from rubizh.games.invaders.rules.sets import Board, CardSet, Strategy

ANSWERS: Final = {"cancel": engine.CANCEL, "prevent_drain": engine.PREVENT_DRAIN, "protect": engine.PROTECT}


def build(written: records.CardSet) -> CardSet:
    """The card set that the rules play with."""
    return Builder(written).card_set()


class Builder:
    """Turns cards into numbers, and their keywords into bits."""

    def __init__(self, written: records.CardSet) -> None:
        self.written: Final = written
        self.keywords: Final = [*written.about.keywords]
        every: list[Card] = [*written.playable(), *written.heroes]
        self.number: Final = {card.id: number for number, card in enumerate(every)}

    def card_set(self) -> CardSet:
        w = self.written
        of_mankind = [self.playable(card, engine.MANKIND) for card in [*w.mankind, *w.mankind_pool]]
        of_the_invader = [self.playable(card, engine.INVADER) for card in [*w.invader, *w.invader_pool]]
        return CardSet(
            name=set_name(w),
            cards=[*of_mankind, *of_the_invader, *map(self.hero, w.heroes)],
            decks=(self.deck(w.mankind), self.deck(w.invader)),
            pools=(self.deck(w.mankind_pool), self.deck(w.invader_pool)),
            heroes=self.deck(w.heroes),
            board=self.board(w.board),
            keywords=[Name({"en": text.en, "uk": text.uk}) for text in w.about.keywords.values()],
        )

    def deck(self, cards: Sequence[Card]) -> tuple[int, ...]:
        return in_copies([(card, self.number[card.id]) for card in cards])

    def playable(self, card: records.Playable, side: int) -> engine.Card:
        return engine.Card(
            name=card.id,
            title=title(card),
            side=side,
            types=types(card.types),
            keywords=self.keyword_bits(card.keywords),
            power=card.power or 0,
            stays=card.power is not None,
            discard=card.discard,
            drain=card.drain,
            invulnerable=card.invulnerable,
            tokens=card.tokens or 0,
            wins_with=card.wins_with or 0,
            one_shot=self.effects(card.one_shot),
            enters=self.effects(card.enters),
            standing=tuple(map(self.standing, card.while_in_play)),
            every_turn=self.effects(card.every_turn),
            uses=tuple(map(self.ability, card.use)),
            answer=engine.NOT_AN_ANSWER if card.answer is None else self.answer(card.answer),
        )

    def hero(self, card: records.HeroCard) -> engine.Card:
        return engine.Card(
            name=card.id,
            title=title(card),
            side=engine.MANKIND,
            types=engine.HERO,
            keywords=self.keyword_bits(card.keywords),
            power=card.power,
            stays=True,
            discard=0,
            drain=0,
            standing=tuple(map(self.standing, card.while_in_play)),
            every_turn=self.effects(card.every_turn),
            uses=tuple(map(self.ability, card.use)),
        )

    def board(self, board: records.Board) -> Board:
        return Board(
            zones=(board.zones.pacific_rim, board.zones.eurasia, board.zones.africa),
            start=board.plot.start,
            most=board.plot.most,
            ops_centre=board.ops_centre,
            strategies=[self.strategy(strategy) for strategy in board.strategy],
        )

    def strategy(self, written: records.Strategy) -> Strategy:
        name = Name({"en": written.name.en, "uk": written.name.uk})
        side = engine.SIDES.index(written.side)
        return Strategy(written.id, name, side, self.effects(written.do), written.saves_hero)

    def effects(self, written: Iterable[records.Effect]) -> tuple[engine.Effect, ...]:
        return tuple(map(self.effect, written))

    def effect(self, written: records.Effect) -> engine.Effect:
        verb = engine.VERBS.index(written.kind)
        each = written.amount if verb in COUNTING_CARDS else written.cards or 1
        return engine.Effect(
            verb=verb,
            n=written.amount,
            of=self.filter(written.of, this=verb == engine.TOKEN and written.of is None),
            cards=engine.ALL if written.every else each,
            who=engine.YOU if written.who is None else engine.WHO.index(written.who),
            zone=zone(written.zone),
            may=bool(written.may),
            victim_chooses=bool(written.victim_chooses),
            adjacent=bool(written.adjacent),
            price=bool(written.price),
            condition=self.condition(written.only_if),
        )

    def standing(self, written: records.Standing) -> engine.Effect:
        verb = engine.VERBS.index(written.kind)
        deed = written.forbid or written.allow
        return engine.Effect(
            verb=verb,
            n=written.amount if deed is None else engine.DEEDS.index(deed),
            of=self.filter(written.of),
            who=engine.BOTH if written.who is None else engine.WHO.index(written.who),
            price=written.price == "drain",
        )

    def ability(self, written: records.Use) -> engine.Ability:
        return engine.Ability(
            effects=self.effects(written.do),
            spend=written.spend or 0,
            most=written.at_most_tokens_a_turn or 0,
            discard=written.discard,
            drain=written.drain,
            leaves=written.then is not None,
        )

    def answer(self, written: records.Answer) -> engine.Answer:
        return engine.Answer(
            kind=ANSWERS[written.kind],
            n=engine.ALL if written.every else written.amount,
            of=self.filter(written.of),
            abilities=bool(written.abilities),
            most=written.at_most_tokens_a_turn or 0,
        )

    def condition(self, written: records.Condition | None) -> engine.Condition:
        if written is None:
            return engine.NO_CONDITION
        if written.turned_over is not None:
            return engine.Condition(engine.TURNED_OVER, of=engine.Filter(types=types(written.turned_over)))
        if written.in_play is not None:
            return engine.Condition(engine.IN_PLAY, written.at_least or 1, self.filter(written.in_play))
        kind = engine.TOKENS if written.tokens is not None else engine.ZONE_POWER
        return engine.Condition(kind, written.amount)

    def filter(self, written: records.Filter | None, this: bool = False) -> engine.Filter:
        if written is None:
            return engine.Filter(this=True) if this else engine.EVERY_CARD
        return engine.Filter(
            types=types(written.types),
            keywords=self.keyword_bits(written.keywords),
            side=engine.ANY_SIDE if written.side is None else engine.SIDES.index(written.side),
            zone=zone(written.zone),
            opposing=written.opposing,
            this=written.this,
        )

    def keyword_bits(self, written: Iterable[str]) -> int:
        return sum(1 << self.keywords.index(keyword) for keyword in set(written))


COUNTING_CARDS: Final = frozenset([engine.DESTROY, engine.SACRIFICE, engine.MOVE])


def types(written: Iterable[str]) -> int:
    return sum(1 << engine.TYPES.index(name) for name in set(written))


def zone(written: str | None) -> int:
    if written is None:
        return engine.ANY_ZONE
    return engine.OWN_ZONE if written == "own" else engine.ZONES.index(written)
