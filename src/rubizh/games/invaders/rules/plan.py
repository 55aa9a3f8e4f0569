"""Putting a play together: card, zone, room, targets, price cut; all of it unseen, until the first card is paid."""

from __future__ import annotations

from mypy_extensions import i64

from rubizh.engine.flow import Choice
from rubizh.engine.packed import less
from rubizh.games.invaders.rules.board import (
    SIDE,
    area_of,
    forbidden,
    free_to_move,
    its_card,
    locate,
    makes_room,
    mark_used,
    piece_at,
    room,
    unplayable,
)
from rubizh.games.invaders.rules.cards import (
    BY_DISCARD,
    BY_DRAIN,
    MOVING,
    NO_ANSWER,
    NO_CARD,
    USING,
    Ability,
    Card,
)
from rubizh.games.invaders.rules.chain import begin, play_from_hand
from rubizh.games.invaders.rules.choices import (
    ABILITIES,
    CUT_DISCARD,
    CUT_DRAIN,
    FULL_PRICE,
    IN_ZONE,
    SLOTS,
    Discard,
    InZone,
)
from rubizh.games.invaders.rules.doings import Effects, effects_of, met, useful
from rubizh.games.invaders.rules.heroes import leave
from rubizh.games.invaders.rules.payment import pay_discard
from rubizh.games.invaders.rules.piles import move_marker
from rubizh.games.invaders.rules.prices import (
    affordable,
    cut_at_hand,
    discard_price,
    drain_price,
    drainable,
    payable,
)
from rubizh.games.invaders.rules.state import (
    ABILITY,
    CARD,
    NO_CUT,
    NO_PLAN,
    NOT_ASKED,
    NOTHING,
    OPS,
    STRATEGY,
    WALKING,
    Doing,
    Invaders,
    Pair,
    Piece,
    Plan,
)
from rubizh.games.invaders.rules.targets import for_room, options, picked, settled, to_choose


def plays(s: Invaders, seat: i64) -> list[Choice]:
    """invaders-27, invaders-30, invaders-34, invaders-38: the cards of the hand that can be played in the main phase."""
    held, deck = len(s.hands[seat]) - 1, drainable(s, seat)
    cut = 1 if cut_at_hand(s, seat) else 0
    laid = room_somewhere(s, seat) or makes_room(s, seat)
    found: list[Choice] = []
    last = NO_CARD
    for c in s.hands[seat]:
        if c == last:
            continue
        last = c
        card = s.rules.cards[c]
        missing = max(discard_price(s, card) - held, 0) + max(drain_price(s, card) - deck, 0)
        if missing <= cut and (laid if card.stays else shoots(s, seat, c, card)) and not unplayable(s, card):
            found.append(s.rules.choices.play[c])
    return found


def shoots(s: Invaders, seat: i64, c: i64, card: Card) -> bool:
    """Whether a card without power would do anything; one that answers is not played unasked."""
    return card.answer.kind == NO_ANSWER and (card.sure or useful(s, Doing(CARD, seat, c), card.one_shot))


def room_somewhere(s: Invaders, seat: i64) -> bool:
    first = seat * SIDE
    return room(s, first) or room(s, first + 1) or room(s, first + 2)


def open_zones(s: Invaders, seat: i64) -> list[Choice]:
    """invaders-30, invaders-31: where a card can be laid: in a zone with room, or where room can be made."""
    made = makes_room(s, seat)
    return [IN_ZONE[zone] for zone in range(SIDE) if made or room(s, area_of(seat, zone))]


def usable(s: Invaders, where: i64, piece: Piece, ability: i64, its: Ability) -> bool:
    """invaders-38, invaders-42, invaders-43, invaders-44: whether an ability of a card in play can be used now."""
    area = where // SLOTS
    seat = area // SIDE
    if its.spend == 0 and piece.used >> ability & 1:
        return False
    if piece.tokens < its.spend or (its.most > 0 and piece.spent + its.spend > its.most):
        return False
    if forbidden(s, USING, area, piece) or not payable(s, seat, len(s.hands[seat]), its.discard, its.drain):
        return False
    return its.sure or useful(s, Doing(ABILITY, seat, piece.card, piece.number, ability), its.effects)


def walks(s: Invaders, where: i64, piece: Piece) -> bool:
    """invaders-86: whether a card may move by itself now."""
    area = where // SLOTS
    if piece.used >> ABILITIES & 1 or not free_to_move(s, area, piece) or forbidden(s, MOVING, area, piece):
        return False
    d = walk_of(area // SIDE, piece)
    return useful(s, d, effects_of(s.rules, d))


def walk_of(seat: i64, piece: Piece) -> Doing:
    return Doing(WALKING, seat, piece.card, piece.number)


def plan(s: Invaders, d: Doing) -> None:
    """Begin to put something together."""
    settle(s, Plan(d, (), NOT_ASKED))


def settle(s: Invaders, p: Plan) -> None:
    """Go on to the next question about a plan; without one, it is done."""
    p = planned(s, p)
    if ready(s, p):
        commit(s, p, NO_CARD)
    else:
        s.plan = p


def ready(s: Invaders, p: Plan) -> bool:
    """Whether nothing is left to be asked about a plan."""
    d = p.doing
    if p.cut == NOT_ASKED or (lying(s, d) and d.zone == NOTHING):
        return False
    return len(d.picks) == len(parts(s, d)) and discards_of(s, p) == 0


def planned(s: Invaders, p: Plan) -> Plan:
    """A plan with all that leaves no choice."""
    d = p.doing
    if lying(s, d) and (d.zone == NOTHING or needs_room(s, d)):
        return p
    effects = parts(s, d)
    picks, chosen = d.picks, p.chosen
    while len(picks) < len(effects):
        effect = effects[len(picks)]
        if effect.asks and not effect.late and met(s, d, effect):
            chosen = settled(s, d, effect, chosen)
            if to_choose(s, d, effect, chosen):
                return Plan(with_picks(d, picks), chosen, p.cut)
        picks += (chosen,)
        chosen = ()
    return Plan(d if not picks else with_picks(d, picks), (), only_cut(s, d) if p.cut == NOT_ASKED else p.cut)


def with_picks(d: Doing, picks: Pair) -> Doing:
    return Doing(d.kind, d.seat, d.card, d.piece, d.ability, d.zone, d.room, picks)


def lying(s: Invaders, d: Doing) -> bool:
    """Whether a card is to be laid in a zone."""
    return d.kind == CARD and s.rules.cards[d.card].stays


def needs_room(s: Invaders, d: Doing) -> bool:
    return d.room == NOTHING and not room(s, area_of(d.seat, d.zone))


def parts(s: Invaders, d: Doing) -> Effects:
    """The parts whose targets are named beforehand: all, but those of a card that is laid."""
    return () if lying(s, d) else effects_of(s.rules, d)


def cuts(s: Invaders, d: Doing) -> list[Choice]:
    """invaders-57: how the price of a card can be paid, in full or cut by the plot action."""
    card = s.rules.cards[d.card]
    found: list[Choice] = [FULL_PRICE] if affordable(s, d.seat, card, NO_CUT) else []
    if affordable(s, d.seat, card, BY_DISCARD):
        found.append(CUT_DISCARD)
    if affordable(s, d.seat, card, BY_DRAIN):
        found.append(CUT_DRAIN)
    return found


def only_cut(s: Invaders, d: Doing) -> i64:
    """invaders-57: a price is paid in full where it cannot be cut; a cut is asked for, even if nothing else is left."""
    if d.kind != CARD or not cut_at_hand(s, d.seat):
        return NO_CUT
    found = cuts(s, d)
    return NO_CUT if len(found) == 1 and found[0] is FULL_PRICE else NOT_ASKED


def cut_of(choice: Choice) -> i64:
    if choice is CUT_DISCARD:
        return BY_DISCARD
    return BY_DRAIN if choice is CUT_DRAIN else NO_CUT


def discards_of(s: Invaders, p: Plan) -> i64:
    """How many cards of the hand a plan costs."""
    d = p.doing
    if d.kind == CARD:
        return discard_price(s, s.rules.cards[d.card]) - (1 if p.cut == BY_DISCARD else 0)
    return s.rules.cards[d.card].uses[d.ability].discard if d.kind == ABILITY else 0


def drains_of(s: Invaders, p: Plan) -> i64:
    d = p.doing
    if d.kind == CARD:
        return drain_price(s, s.rules.cards[d.card]) - (1 if p.cut == BY_DRAIN else 0)
    return s.rules.cards[d.card].uses[d.ability].drain if d.kind == ABILITY else 0


def plan_options(s: Invaders, p: Plan) -> list[Choice]:
    """invaders-28: what is asked next about a plan, in the order of a play; nothing once it is ready."""
    d = p.doing
    if lying(s, d) and d.zone == NOTHING:
        return open_zones(s, d.seat)
    if lying(s, d) and needs_room(s, d):
        return for_room(s, area_of(d.seat, d.zone), NOTHING)
    effects = parts(s, d)
    if len(d.picks) < len(effects):
        return options(s, d, effects[len(d.picks)], p.chosen)
    if p.cut == NOT_ASKED:
        return cuts(s, d)
    return payments(s, p) if discards_of(s, p) > 0 else []


def payments(s: Invaders, p: Plan) -> list[Choice]:
    """invaders-29: the cards that can be discarded first; a card does not pay for itself."""
    hand = s.hands[p.doing.seat]
    if p.doing.kind == CARD:
        hand = less(hand, p.doing.card)
    found: list[Choice] = []
    for at, c in enumerate(hand):
        if at == 0 or hand[at - 1] != c:
            found.append(s.rules.choices.discard[c])
    return found


def extend(s: Invaders, choice: Choice) -> None:
    """A plan with what was chosen for it."""
    p = s.plan
    d = p.doing
    if isinstance(choice, Discard):
        commit(s, p, choice.card)
    elif lying(s, d) and isinstance(choice, InZone) and d.zone == NOTHING:
        settle(s, Plan(Doing(d.kind, d.seat, d.card, zone=choice.zone), (), NOT_ASKED))
    elif lying(s, d) and needs_room(s, d):
        settle(s, Plan(Doing(d.kind, d.seat, d.card, zone=d.zone, room=picked(s, choice)), (), NOT_ASKED))
    elif len(d.picks) < len(parts(s, d)):
        settle(s, Plan(d, p.chosen + (picked(s, choice),), p.cut))
    else:
        settle(s, Plan(d, (), cut_of(choice)))


def commit(s: Invaders, p: Plan, first: i64) -> None:
    """The plan is shown and paid for, beginning with the first card of the price."""
    s.plan = NO_PLAN
    d = p.doing
    discards, drains = discards_of(s, p), drains_of(s, p)
    if d.kind == CARD:
        play(s, p, discards, drains)
    else:
        spend_on(s, d)
        begin(s, d, discards, drains)
    if first != NO_CARD and not s.over:
        pay_discard(s, d.seat, first)


def play(s: Invaders, p: Plan, discards: i64, drains: i64) -> None:
    """invaders-31, invaders-57, invaders-58: a cut moves the marker first; room is made before the price is paid."""
    d = p.doing
    if p.cut >= 0:
        if s.rules.cut_this_turn:
            s.cut_saved = False
        else:
            s.plotted = True
            move_marker(s, -1)
    if s.over:
        return
    play_from_hand(s, d, discards, drains)
    if d.room != NOTHING and not s.rules.room_kept:
        leave(s, locate(s, d.room), d.zone)


def spend_on(s: Invaders, d: Doing) -> None:
    """What something other than a card costs beside cards: tokens, its once a turn, its once a game."""
    if d.kind == ABILITY:
        mark_used(s, locate(s, d.piece), d.ability, its_card(s, piece_at(s, locate(s, d.piece))).uses[d.ability].spend)
    elif d.kind == STRATEGY:
        s.carried_out |= 1 << d.card
    elif d.kind == OPS:
        s.ops -= 1
    elif d.kind == WALKING:
        mark_used(s, locate(s, d.piece), ABILITIES, 0)
