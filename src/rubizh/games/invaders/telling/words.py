"""What stands on the cards of Invaders and under its strategies, in words made from their values."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rubizh.engine.words import Name, Sentence
from rubizh.games.invaders.rules.cards import (
    ALL,
    ANY_SIDE,
    ANY_ZONE,
    BOTH,
    CANCEL,
    DESTROY,
    DISCARD_TO_DECK,
    DRAIN,
    DRAW,
    DRAWING,
    FORBID,
    IN_PLAY,
    INVADER,
    LOWER_ZONE,
    LOWERING,
    MAKING_ROOM,
    MANKIND,
    MANKIND_ATTACKS,
    MANKIND_TYPES,
    MARKER,
    MOVE,
    OPPONENT,
    OPS_TOKEN,
    OWN_ZONE,
    POWER_OF,
    POWER_TOKEN,
    PREVENT_DRAIN,
    PRICE_CUT,
    REDRAW,
    RESTORE_ZONE,
    RESTORING,
    SACRIFICE,
    SKIP_ATTACK,
    SURCHARGE,
    TOKEN,
    TOKENS,
    TURN_OVER_TOP,
    TURNED_OVER,
    YOU,
    Ability,
    Answer,
    Condition,
    Effect,
    Filter,
)
from rubizh.games.invaders.rules.story import ZONES

Facts = dict[str, int | str | Sentence]

NOTHING_SAID: Final = Sentence("–")  # where there is none of it
TYPE_NAMES: Final[list[Sentence]] = [
    Name({"en": "Defender", "uk": "Захисник"}),
    Sentence("Hero"),
    Sentence("Skull"),
    Sentence("Location"),
    Sentence("Tech"),
    Name({"en": "Aid", "uk": "Допомога"}),
    Sentence("Desolator"),
    Sentence("Tentacles"),
    Sentence("Pyramid"),
    Sentence("Alien"),
    Sentence("Cocoon"),
    Sentence("Punisher"),
    Sentence("Alien Tech"),
]
DEED_NAMES: Final = [
    Sentence("be played"),
    Sentence("be moved"),
    Sentence("be used"),
    Sentence("draw by effects"),
    Sentence("be a target of the other side's effects"),
    Sentence("be destroyed"),
    Sentence("restore zones"),
    Sentence("lower zones"),
    Sentence("sacrifice to make room"),
]
OF_PLAYERS: Final = (DRAWING, RESTORING, LOWERING, MAKING_ROOM)  # the other deeds are done to cards
SIDE_NAMES: Final = [Sentence("of Mankind"), Sentence("of the Invader")]


def listed(parts: Sequence[Sentence]) -> Sentence:
    """Several things in a row."""
    if not parts:
        return NOTHING_SAID
    return parts[0] if len(parts) == 1 else Sentence("{one}, {more}", {"one": parts[0], "more": listed(parts[1:])})


def clauses(parts: Sequence[Sentence]) -> Sentence:
    """Several things that happen one after the other."""
    if len(parts) < 2:
        return listed(parts)
    return Sentence("{one}; {more}", {"one": parts[0], "more": clauses(parts[1:])})


def either(parts: Sequence[Sentence]) -> Sentence:
    return parts[0] if len(parts) == 1 else Sentence("{one} or {other}", {"one": parts[0], "other": either(parts[1:])})


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"


def side_of_types(types: int) -> int:
    """The side that alone has cards of these types, where there is one: it need not be named."""
    ours, theirs = types & (1 << MANKIND_TYPES) - 1, types >> MANKIND_TYPES
    if (ours and theirs) or not types:
        return ANY_SIDE
    return MANKIND if ours else INVADER


class CardWords:
    """Says effects with the keywords of a card set."""

    def __init__(self, keywords: Sequence[Name]) -> None:
        self.keywords: Final = keywords

    def types(self, types: int) -> list[Sentence]:
        return [name for n, name in enumerate(TYPE_NAMES) if types >> n & 1]

    def keyworded(self, keywords: int) -> list[Sentence]:
        return [name for n, name in enumerate(self.keywords) if keywords >> n & 1]

    def whom(self, f: Filter) -> Sentence:
        """The cards that a filter looks for, and where."""
        if f.this:
            return Sentence("this card")
        what = [either(names) for names in (self.types(f.types), self.keyworded(f.keywords)) if names]
        said = what or [Sentence("any card")]
        said += [] if f.side in (ANY_SIDE, side_of_types(f.types)) else [SIDE_NAMES[f.side]]
        said += [Sentence("opposing")] if f.opposing else []
        said += [] if f.zone == ANY_ZONE else [zone_said(f.zone)]
        return said[0] if len(said) == 1 else Sentence("{what} ({where})", {"what": said[0], "where": listed(said[1:])})

    def effects(self, effects: Sequence[Effect]) -> Sentence:
        return clauses([self.effect(effect) for effect in effects])

    def effect(self, effect: Effect) -> Sentence:
        """One part, with what must be so and whether it may be left out."""
        said = self.verb(effect)
        if effect.price:
            said = Sentence("as a price: {effect}", {"effect": said})
        if effect.victim_chooses:
            said = Sentence("{effect}; the other side chooses", {"effect": said})
        if effect.may:
            said = Sentence("you may {effect}", {"effect": said})
        condition = self.condition(effect.condition)
        return said if condition is NOTHING_SAID else Sentence("{condition}: {effect}", {"condition": condition, "effect": said})

    def verb(self, effect: Effect) -> Sentence:
        facts: Facts = {"n": effect.n, "whom": self.whom(effect.of)}
        if effect.verb in (DESTROY, SACRIFICE):
            return self.removal(effect, facts)
        if effect.verb == MOVE:
            near = Sentence("move to an adjacent zone: {whom}", facts) if effect.adjacent else Sentence("move: {whom}", facts)
            return near if effect.n == 1 else Sentence("{effect} ×{n}", {"effect": near, "n": effect.n})
        if effect.verb in (POWER_TOKEN, TOKEN):
            return tokens_said(effect, facts)
        if effect.verb in (LOWER_ZONE, RESTORE_ZONE):
            return power_of_zone(effect)
        if effect.verb == SURCHARGE:
            return Sentence("from then on discard price +{n}: {whom}", facts)
        return of_the_table(effect)

    def removal(self, effect: Effect, facts: Facts) -> Sentence:
        every = effect.cards == ALL
        if effect.verb == DESTROY:
            return Sentence("destroy all: {whom}", facts) if every else Sentence("destroy {n}: {whom}", facts)
        if effect.who == OPPONENT:
            all_theirs = Sentence("the other side sacrifices all: {whom}", facts)
            return all_theirs if every else Sentence("the other side sacrifices {n}: {whom}", facts)
        return Sentence("sacrifice all: {whom}", facts) if every else Sentence("sacrifice {n}: {whom}", facts)

    def condition(self, condition: Condition) -> Sentence:
        facts: Facts = {"n": condition.n, "whom": self.whom(condition.of)}
        if condition.kind == TURNED_OVER:
            return Sentence("if it is {whom}", facts)
        if condition.kind == IN_PLAY:
            return Sentence("with {n} or more in play of {whom}", facts)
        if condition.kind == TOKENS:
            return Sentence("with {n} tokens or more", facts)
        return Sentence("where the zone's power is {n} or less", facts) if condition.kind else NOTHING_SAID

    def standing(self, effect: Effect) -> Sentence:
        """What goes on while a card is in play."""
        facts: Facts = {"n": signed(effect.n), "whom": self.whom(effect.of)}
        if effect.verb == POWER_OF:
            return Sentence("power {n}: {whom}", facts)
        if effect.verb in (PRICE_CUT, SURCHARGE):
            facts["n"] = signed(-effect.n if effect.verb == PRICE_CUT else effect.n)
            return Sentence("drain price {n}: {whom}", facts) if effect.price else Sentence("discard price {n}: {whom}", facts)
        return self.law(effect)

    def law(self, effect: Effect) -> Sentence:
        """What is forbidden or allowed, to a player or about cards."""
        facts: Facts = {"deed": DEED_NAMES[effect.n], "whom": self.whom(effect.of)}
        if effect.n in OF_PLAYERS:
            return forbidden_to(effect.who, facts) if effect.verb == FORBID else allowed_to(effect.who, facts)
        return Sentence("cannot {deed}: {whom}", facts) if effect.verb == FORBID else Sentence("may {deed}: {whom}", facts)

    def ability(self, ability: Ability) -> Sentence:
        """What a card in play can be used for, and its price."""
        price = [Sentence("tokens spent: {n}", {"n": ability.spend})] if ability.spend else []
        price += [Sentence("discard {n}", {"n": ability.discard})] if ability.discard else []
        price += [Sentence("drain {n} of yours", {"n": ability.drain})] if ability.drain else []
        price += [Sentence("then it goes to the discard")] if ability.leaves else []
        price += [a_turn(ability.most)] if ability.most else []
        said = self.effects(ability.effects)
        return Sentence("{effect} ({price})", {"effect": said, "price": listed(price)}) if price else said

    def answer(self, answer: Answer) -> Sentence:
        if answer.kind == CANCEL:
            said = Sentence("cancels: {whom}", {"whom": self.whom(answer.of)})
            return Sentence("{effect}, abilities too", {"effect": said}) if answer.abilities else said
        if answer.kind == PREVENT_DRAIN:
            return Sentence("prevents a whole drain") if answer.n == ALL else Sentence("prevents {n} of a drain", {"n": answer.n})
        if not answer.kind:
            return NOTHING_SAID
        said = Sentence("a token instead of a card drained or drawn")
        return Sentence("{effect} ({price})", {"effect": said, "price": a_turn(answer.most)}) if answer.most else said


def forbidden_to(who: int, facts: Facts) -> Sentence:
    mine, theirs = Sentence("you cannot {deed}", facts), Sentence("the other side cannot {deed}", facts)
    return {YOU: mine, OPPONENT: theirs}.get(who, Sentence("neither side can {deed}", facts))


def allowed_to(who: int, facts: Facts) -> Sentence:
    mine, theirs = Sentence("you may {deed}", facts), Sentence("the other side may {deed}", facts)
    return {YOU: mine, OPPONENT: theirs}.get(who, Sentence("both sides may {deed}", facts))


def a_turn(n: int) -> Sentence:
    return Sentence("at most {n} a turn", {"n": n})


def zone_said(zone: int) -> Sentence:
    return Sentence("this zone") if zone == OWN_ZONE else ZONES[zone]


def tokens_said(effect: Effect, facts: Facts) -> Sentence:
    facts["n"] = signed(effect.n)
    if effect.cards == ALL:
        each = Sentence("power token {n} for each: {whom}", facts)
        return each if effect.verb == POWER_TOKEN else Sentence("token {n} for each: {whom}", facts)
    said = Sentence("power token {n}: {whom}", facts) if effect.verb == POWER_TOKEN else Sentence("token {n}: {whom}", facts)
    return said if effect.cards == 1 else Sentence("{effect} ×{n}", {"effect": said, "n": effect.cards})


def power_of_zone(effect: Effect) -> Sentence:
    where = Sentence("any zone") if effect.zone == ANY_ZONE else zone_said(effect.zone)
    facts: Facts = {"n": effect.n, "where": where}
    return (
        Sentence("{where}: power −{n}", facts) if effect.verb == LOWER_ZONE else Sentence("{where}: power restored by {n}", facts)
    )


def of_the_table(effect: Effect) -> Sentence:
    """What is done to decks, tracks and phases."""
    facts: Facts = {"n": effect.n}
    if effect.verb == DRAIN:
        mine = Sentence("drain {n} of yours", facts)
        theirs = Sentence("the other side drains {n}", facts)
        return {BOTH: Sentence("both sides drain {n}", facts), OPPONENT: theirs}.get(effect.who, mine)
    if effect.verb == DRAW:
        mine = Sentence("draw {n}", facts)
        return {BOTH: Sentence("both sides draw {n}", facts), OPPONENT: Sentence("the other side draws {n}", facts)}.get(
            effect.who, mine
        )
    return {
        OPS_TOKEN: Sentence("Ops Centre: tokens +{n}", facts),
        DISCARD_TO_DECK: Sentence("the top {n} of your discard back into the deck", facts),
        REDRAW: Sentence("shuffle your hand in and draw as many"),
        TURN_OVER_TOP: Sentence("turn over the top card of the other deck"),
        SKIP_ATTACK: Sentence("the Invader's next attack phase is left out"),
        MARKER: Sentence("plot marker {n}", {"n": signed(effect.n)}),
        MANKIND_ATTACKS: Sentence("after this main phase Mankind attacks in this zone"),
    }[effect.verb]
