"""Imagining the rest: a full state of Invaders that fits what a seat may know."""

from __future__ import annotations

from rubizh.engine.dealer import Dealer
from rubizh.games.invaders.rules.board import laws_in_play
from rubizh.games.invaders.rules.cards import INVADER, MANKIND
from rubizh.games.invaders.rules.state import CARD, SEATS, Invaders
from rubizh.games.invaders.rules.view import InvadersView


class Hidden:
    """One way in which the cards of both sides may lie that a seat cannot see."""

    def __init__(self) -> None:
        nothing: tuple[int, ...] = ()
        self.hands = [nothing, nothing]
        self.decks = [nothing, nothing]
        self.aside = [nothing, nothing]
        self.swapping = [nothing, nothing]


def sample(v: InvadersView, dealer: Dealer) -> Invaders:
    """A state that fits the view; what it cannot see is dealt at random."""
    s = position(v, imagine(v, dealer))
    s.laws = laws_in_play(s)
    s.pending = None if s.over else s.todo[-1].ask(s)
    return s


def imagine(v: InvadersView, dealer: Dealer) -> Hidden:
    hidden = Hidden()
    for side in SEATS:
        if side == v.seat:
            hidden.hands[side], hidden.decks[side] = v.hand, v.unseen[side]
            hidden.aside[side], hidden.swapping[side] = v.aside[side], v.taken_out
        elif v.rules.secret:
            imagine_list(v, side, dealer, hidden)
        else:
            hidden.aside[side] = v.aside[side]
            imagine_hand(v, side, list(v.unseen[side]), dealer, hidden)
    return hidden


def imagine_hand(v: InvadersView, side: int, cards: list[int], dealer: Dealer, hidden: Hidden) -> None:
    """invaders-20: a hand of the unseen cards. What was shuffled back from the discard it can only hold if drawn since."""
    held = v.hands[side]
    older = max(held - v.since[side], 0)
    dealer.shuffle(cards)
    hand: list[int] = []
    if v.back[side] and older > 0:
        for c in less(cards, v.back[side])[:older]:
            hand.append(c)
            cards.remove(c)
    more = held - len(hand)
    hidden.hands[side] = tuple(sorted(hand + cards[:more]))
    hidden.decks[side] = tuple(sorted(cards[more:]))


def less(cards: list[int], gone: tuple[int, ...]) -> list[int]:
    """Cards without some, as far as they are among them."""
    rest = cards[:]
    for c in gone:
        if c in rest:
            rest.remove(c)
    return rest


def imagine_list(v: InvadersView, side: int, dealer: Dealer, hidden: Hidden) -> None:
    """invaders-97: a deck that was changed secretly: as much of it exchanged as was named, of what has not been seen."""
    known = seen(v, side) + v.back[side]
    base = less(list(v.rules.set.decks[side]), known)
    pool = less(list(v.rules.set.pools[side]), known)
    dealer.shuffle(base)
    dealer.shuffle(pool)
    inside = v.decks[side] + v.hands[side] - len(v.back[side])
    outside = len(base) + len(pool) - inside
    least = max(outside - len(pool), 0)
    limit = outside if v.rules.own_decks else sum(v.limits)
    most = max(min(limit, len(base), outside), least)
    exactly = len(v.limits) == 1 and not v.rules.built and not v.rules.swap_up_to
    out = most if exactly else least + int(dealer.below(most - least + 1))
    beside = base[:out] + pool[: outside - out]
    dealer.shuffle(beside)
    taken = v.swapping[side]
    hidden.swapping[side] = tuple(sorted(beside[:taken]))
    hidden.aside[side] = tuple(sorted(beside[taken:]))
    imagine_hand(v, side, [*base[out:], *pool[outside - out :], *v.back[side]], dealer, hidden)


def seen(v: InvadersView, side: int) -> tuple[int, ...]:
    """A side's cards that lie open."""
    pieces = [int(piece.card) for area in v.areas[side * 3 : side * 3 + 3] for piece in area]
    played = [int(d.card) for d in v.doings if d.kind == CARD and d.seat == side]
    return (*v.discards[side], *pieces, *played)


def position(v: InvadersView, hidden: Hidden) -> Invaders:
    """What a view shows, with what it hides filled in."""
    return Invaders(
        todo=list(v.todo),
        pending=None,
        over=v.over,
        rules=v.rules,
        ending=v.ending,
        turn=v.turn,
        turns=v.turns,
        marker=v.marker,
        hands=[bytes(hand) for hand in hidden.hands],
        decks=[bytes(hidden.decks[MANKIND]), bytes(hidden.decks[INVADER])],
        discards=[bytes(pile) for pile in v.discards],
        aside=tuple(hidden.aside),
        back=v.back,
        since=v.since,
        areas=list(v.areas),
        entries=v.entries,
        laws=0,
        lowered=v.lowered,
        ops=v.ops,
        carried_out=v.carried_out,
        grown=v.grown,
        heroes=bytes(v.heroes),
        gone=v.gone,
        arriving=v.arriving,
        reserved=v.reserved,
        plotted=v.plotted,
        cut_saved=v.cut_saved,
        drained=v.drained,
        skip=v.skip,
        attacks=v.attacks,
        ticked=v.ticked,
        takebacks=v.takebacks,
        plan=v.plan,
        doings=v.doings,
        chosen=v.chosen,
        to_discard=v.to_discard,
        to_drain=v.to_drain,
        due=v.due,
        due_seat=v.due_seat,
        due_by=v.due_by,
        drawing=v.drawing,
        turned_over=v.turned_over,
        emptied=v.emptied,
        limits=v.limits,
        swapping=tuple(hidden.swapping),
        filled=v.filled,
    )
