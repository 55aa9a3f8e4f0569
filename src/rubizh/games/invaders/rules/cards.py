"""The cards of Invaders as the rules see them: what each is and does. Which card has which is data."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.words import Name

NO_CARD: Final = -1
ALL: Final = 99  # as a number of cards: every one there is

# The sides, which are the seats.
MANKIND: Final = 0
INVADER: Final = 1
SIDES: Final[list[str]] = ["mankind", "invader"]
ANY_SIDE: Final = -1

# The zones, from Pacific Rim to Africa: neighbours are next to each other.
PACIFIC_RIM: Final = 0
EURASIA: Final = 1
AFRICA: Final = 2
ZONES: Final[list[str]] = ["pacific-rim", "eurasia", "africa"]
ANY_ZONE: Final = -1
OWN_ZONE: Final = -2  # where the card lies whose effect it is

# Types of cards; what a card is, or a filter looks for, is a set of them, as bits.
TYPES: Final[list[str]] = [
    "defender",
    "hero",
    "skull",
    "location",
    "tech",
    "aid",
    "desolator",
    "tentacles",
    "pyramid",
    "alien",
    "cocoon",
    "punisher",
    "alien-tech",
]
DEFENDER: Final = 1 << 0
HERO: Final = 1 << 1
MANKIND_TYPES: Final = 6  # the first six are Mankind's

# What an effect does.
DESTROY: Final = 0
SACRIFICE: Final = 1
DRAIN: Final = 2
DRAW: Final = 3
LOWER_ZONE: Final = 4
RESTORE_ZONE: Final = 5
POWER_TOKEN: Final = 6
TOKEN: Final = 7
OPS_TOKEN: Final = 8
MOVE: Final = 9
DISCARD_TO_DECK: Final = 10
REDRAW: Final = 11
TURN_OVER_TOP: Final = 12
SKIP_ATTACK: Final = 13
MARKER: Final = 14
MANKIND_ATTACKS: Final = 15
SURCHARGE: Final = 16
# What goes on while a card is in play.
PRICE_CUT: Final = 17
POWER_OF: Final = 18
FORBID: Final = 19
ALLOW: Final = 20
VERBS: Final[list[str]] = [
    "destroy",
    "sacrifice",
    "drain",
    "draw",
    "lower_zone",
    "restore_zone",
    "power_token",
    "token",
    "ops_token",
    "move",
    "discard_to_deck",
    "redraw",
    "turn_over_top",
    "skip_attack",
    "marker",
    "mankind_attacks",
    "surcharge",
    "price_cut",
    "power_of",
    "forbid",
    "allow",
]
TARGETING: Final = frozenset([DESTROY, SACRIFICE, POWER_TOKEN, TOKEN, MOVE])  # those that are done to cards in play
SURELY_DONE: Final = frozenset([DRAIN, OPS_TOKEN, MANKIND_ATTACKS, SURCHARGE])  # whatever lies where

# What may be forbidden or allowed.
PLAYING: Final = 0
MOVING: Final = 1
USING: Final = 2
DRAWING: Final = 3
TARGETED: Final = 4
DESTROYED: Final = 5
RESTORING: Final = 6
LOWERING: Final = 7
MAKING_ROOM: Final = 8
DEEDS: Final[list[str]] = ["play", "move", "use", "draw", "target", "destroy", "restore_zone", "lower_zone", "make_room"]

# Whom an effect is about, seen from its owner.
YOU: Final = 0
OPPONENT: Final = 1
BOTH: Final = 2
WHO: Final[list[str]] = ["you", "opponent", "both"]

# The parts of a price.
BY_DISCARD: Final = 0
BY_DRAIN: Final = 1
PRICES: Final[list[str]] = ["discard", "drain"]

# What a condition looks at.
ALWAYS: Final = 0
TURNED_OVER: Final = 1
IN_PLAY: Final = 2
TOKENS: Final = 3
ZONE_POWER: Final = 4

# What cards in play do all the time, as bits: what they forbid by the numbers of the deeds, and these.
FREE_TO_MOVE: Final = 1 << 10
FREE_TO_MAKE_ROOM: Final = 1 << 11
PRICES_CHANGE: Final = 1 << 12
POWER_CHANGES: Final = 1 << 13

# What a card can answer with.
NO_ANSWER: Final = 0
CANCEL: Final = 1
PREVENT_DRAIN: Final = 2
PROTECT: Final = 3


class Filter:
    """invaders-92: which cards an effect is about: of any of these types, with any of these keywords, there, on that side."""

    def __init__(
        self,
        types: i64 = 0,
        keywords: i64 = 0,
        side: i64 = ANY_SIDE,
        zone: i64 = ANY_ZONE,
        opposing: bool = False,
        this: bool = False,
    ) -> None:
        self.types: Final = types  # as bits, 0 for any
        self.keywords: Final = keywords
        self.side: Final = side if side != ANY_SIDE else side_of_types(types)
        self.zone: Final = zone
        self.opposing: Final = opposing
        self.local: Final = opposing or zone == OWN_ZONE  # whether it matters where the card lies whose effect it is
        self.this: Final = this


def side_of_types(types: i64) -> i64:
    """The side that alone has cards of these types."""
    of_mankind = types & ((1 << MANKIND_TYPES) - 1)
    if types == 0 or (of_mankind != 0 and of_mankind != types):
        return ANY_SIDE
    return MANKIND if of_mankind else INVADER


EVERY_CARD: Final = Filter()


class Condition:
    """What must be so for a part of an effect to happen: of the card turned over, of cards in play, of tokens, of the zone."""

    def __init__(self, kind: i64, n: i64 = 1, of: Filter = EVERY_CARD) -> None:
        self.kind: Final = kind
        self.n: Final = n  # at least so many cards or tokens; at most so much power
        self.of: Final = of


NO_CONDITION: Final = Condition(ALWAYS)


class Effect:
    """One part of what a card, an ability or a strategy does."""

    def __init__(
        self,
        verb: i64,
        n: i64 = 1,
        of: Filter = EVERY_CARD,
        cards: i64 = 1,
        who: i64 = YOU,
        zone: i64 = ANY_ZONE,
        may: bool = False,
        victim_chooses: bool = False,
        adjacent: bool = False,
        price: bool = False,
        condition: Condition = NO_CONDITION,
    ) -> None:
        self.verb: Final = verb
        self.n: Final = n  # how many, how much, or which deed is forbidden or allowed
        self.of: Final = of
        self.cards: Final = cards  # how many cards it is done to, ALL for all of them
        self.who: Final = who
        self.zone: Final = zone  # of a verb about zones: the own one, a certain one, or any
        self.may: Final = may
        self.victim_chooses: Final = victim_chooses
        self.adjacent: Final = adjacent
        self.price: Final = price  # of a sacrifice: without it, nothing else happens; of a price: which part
        self.condition: Final = condition
        self.targets: Final = verb in TARGETING  # whether it is done to cards in play
        self.of_zone: Final = verb in (LOWER_ZONE, RESTORE_ZONE)
        self.somewhere: Final = self.of_zone and zone == ANY_ZONE  # whether a zone is chosen
        self.asks: Final = self.targets or self.somewhere
        self.sure: Final = condition.kind == ALWAYS and (verb in SURELY_DONE or (verb == MARKER and n < 0))
        # Who chooses, and when: what somebody else chooses, or what hangs on a card turned over, is chosen when it happens.
        self.late: Final = victim_chooses or (verb == SACRIFICE and who == OPPONENT) or condition.kind == TURNED_OVER
        self.law: Final = law(verb, n)  # what goes on while its card is in play, as a bit


class Ability:
    """invaders-43: what a card in play can be used for, and the price of that."""

    def __init__(
        self, effects: tuple[Effect, ...], spend: i64 = 0, most: i64 = 0, discard: i64 = 0, drain: i64 = 0, leaves: bool = False
    ) -> None:
        self.effects: Final = effects
        self.spend: Final = spend  # tokens of the card for each use, which is then not limited to one a turn
        self.most: Final = most  # tokens that may be spent a turn, 0 for any number
        self.discard: Final = discard
        self.drain: Final = drain
        self.leaves: Final = leaves  # whether the card goes to the discard when it was used
        self.sure: Final = surely_useful(effects)


class Answer:
    """How a card answers: what it cancels, how many drained cards it prevents, or that its tokens protect."""

    def __init__(self, kind: i64, n: i64 = ALL, of: Filter = EVERY_CARD, abilities: bool = False, most: i64 = 0) -> None:
        self.kind: Final = kind
        self.n: Final = n
        self.of: Final = of
        self.abilities: Final = abilities  # whether it cancels abilities too
        self.most: Final = most  # tokens that may be spent a turn, 0 for any number


NOT_AN_ANSWER: Final = Answer(NO_ANSWER)


class Card:
    """One kind of card: its name and side, what it is, what it costs, and what it does when."""

    def __init__(
        self,
        name: str,
        title: Name,
        side: i64,
        types: i64,
        keywords: i64,
        power: i64,
        stays: bool,
        discard: i64,
        drain: i64,
        invulnerable: bool = False,
        tokens: i64 = 0,
        wins_with: i64 = 0,
        one_shot: tuple[Effect, ...] = (),
        enters: tuple[Effect, ...] = (),
        standing: tuple[Effect, ...] = (),
        every_turn: tuple[Effect, ...] = (),
        uses: tuple[Ability, ...] = (),
        answer: Answer = NOT_AN_ANSWER,
    ) -> None:
        self.name: Final = name  # the id in the card set, which is the notation
        self.title: Final = title
        self.side: Final = side
        self.types: Final = types | DEFENDER if types & HERO else types  # a hero counts as a Defender everywhere
        self.hero: Final = types & HERO != 0
        self.keywords: Final = keywords
        self.power: Final = power
        self.stays: Final = stays  # whether it has a power, and so lies in a zone; the others are one-shots
        self.discard: Final = discard
        self.drain: Final = drain
        self.invulnerable: Final = invulnerable
        self.tokens: Final = tokens  # it enters with so many
        self.wins_with: Final = wins_with  # tokens; 0 for no such card
        self.one_shot: Final = one_shot
        self.enters: Final = enters
        self.standing: Final = standing
        self.every_turn: Final = every_turn
        self.uses: Final = uses
        self.answer: Final = answer
        self.laws: Final = laws(standing)
        self.sure: Final = surely_useful(one_shot)
        self.dearer_by: i64 = 0  # the strategies that make it dearer from then on, as bits; its card set knows them


def surely_useful(effects: tuple[Effect, ...]) -> bool:
    """invaders-38: whether some part is always done, and there is no price among them."""
    if not effects or effects[0].price:
        return False
    for effect in effects:
        if effect.sure:
            return True
    return False


def laws(standing: tuple[Effect, ...]) -> i64:
    """All that goes on while a card is in play, as bits."""
    bits: i64 = 0
    for effect in standing:
        bits |= effect.law
    return bits


def law(verb: i64, n: i64) -> i64:
    """What an effect forbids, allows or changes all the time, as a bit."""
    if verb == FORBID:
        return 1 << n
    if verb == ALLOW:
        return FREE_TO_MOVE if n == MOVING else FREE_TO_MAKE_ROOM
    if verb == POWER_OF:
        return POWER_CHANGES
    return PRICES_CHANGE if verb in (PRICE_CUT, SURCHARGE) else 0


def fits(f: Filter, card: Card) -> bool:
    """invaders-92: whether a card is of the types and keywords that are looked for."""
    if f.types and not f.types & card.types:
        return False
    return not f.keywords or f.keywords & card.keywords != 0
