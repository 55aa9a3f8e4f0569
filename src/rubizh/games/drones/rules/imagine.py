"""Imagining the rest: a full state of Dronovody that fits what everybody knows.

Hidden are only the order of the decks and which character lies where face down. Those that were dealt unseen may lie anywhere;
one that went into the Trench openly is still there, or was taken by a loss since. Every loss takes each of the Trench alike: so
each arrangement that could have come about is as likely as any other.
"""

from __future__ import annotations

from math import factorial, perm
from typing import Final

from rubizh.engine.dealer import Dealer
from rubizh.games.drones.rules.state import KNOWN, Drones
from rubizh.games.drones.rules.view import DronesView

LOTS: Final = 1 << 30
ANY_LOSS: Final = 1 << 30  # of a place in the Trench: whoever went in may be there


class Openly:
    """A character that went into the Trench openly: who, and how many had been lost before."""

    def __init__(self, card: int, at: int) -> None:
        self.card: Final = card
        self.at: Final = at


def sample(v: DronesView, dealer: Dealer) -> Drones:
    """drones-149, drones-150, drones-151: a state that fits the view, every arrangement of what nobody can see equally likely."""
    s = position(v, imagine(v, dealer))
    s.pending = None if s.over else s.todo[-1].ask(s)
    return s


class Hidden:
    """One way in which the characters that nobody can see may lie."""

    def __init__(self) -> None:
        self.trench: list[int] = []
        self.lost: dict[int, int] = {}  # by the number of the loss that took each
        self.characters: list[int] = []


def losses_lying(v: DronesView) -> list[int]:
    """The numbers of the losses whose characters still lie face down, wounded or under the deck."""
    lying = [at for at in v.under_at if at != KNOWN]
    return lying + [at for of_seat in v.wounded_at for at in of_seat if at != KNOWN]


def imagine(v: DronesView, dealer: Dealer) -> Hidden:
    """Deal the characters that nobody can see to the places where they may lie."""
    places = [*[ANY_LOSS] * v.trench, *losses_lying(v)]
    openly = still_hidden(v, dealer)
    placed = [KNOWN] * len(places)
    rest = list(v.unseen)
    for one in sorted(openly, key=later, reverse=True):  # the later, the fewer places: so all ways stay equally likely
        free = [n for n, loss in enumerate(places) if placed[n] == KNOWN and loss >= one.at]
        placed[free[dealer.below(len(free))]] = one.card
        rest.remove(one.card)
    dealer.shuffle(rest)
    hidden = Hidden()
    for n, loss in enumerate(places):
        c = placed[n] if placed[n] != KNOWN else rest.pop()
        if loss == ANY_LOSS:
            hidden.trench.append(c)
        else:
            hidden.lost[loss] = c
    hidden.trench.sort()
    hidden.characters = sorted(rest)
    return hidden


def later(one: Openly) -> int:
    return one.at


def still_hidden(v: DronesView, dealer: Dealer) -> list[Openly]:
    """Those who went into the Trench openly, less those that have come to light since: as likely as each way came about."""
    openly = [Openly(c, v.entered_at[n]) for n, c in enumerate(v.entered)]
    if not v.seen:
        return openly
    ways = matchings(v, openly, 0)
    lot = int(dealer.below(LOTS)) * sum([weight(v, way) for way in ways]) // LOTS
    for way in ways:
        lot -= weight(v, way)
        if lot < 0:
            return way
    return ways[-1]


def matchings(v: DronesView, openly: list[Openly], n: int) -> list[list[Openly]]:
    """Every way in which those who came to light may have been some of these, or others of their name; who is left hidden."""
    if n == len(v.seen):
        return [openly]
    ways = matchings(v, openly, n + 1)
    for at, one in enumerate(openly):
        if one.card == v.seen[n] and one.at <= v.seen_at[n]:
            ways = ways + matchings(v, openly[:at] + openly[at + 1 :], n + 1)
    return ways


def weight(v: DronesView, hidden: list[Openly]) -> int:
    """In how many ways the cards may lie if these are hidden, and whoever else came to light was dealt unseen."""
    ways = 1
    lying = losses_lying(v)
    for taken, one in enumerate(sorted(hidden, key=later, reverse=True)):
        ways *= max(v.trench + len([loss for loss in lying if loss >= one.at]) - taken, 0)
    others = 0
    for c in set(v.seen):
        gone = v.seen.count(c) - (v.entered.count(c) - len([one for one in hidden if one.card == c]))
        pool = v.unseen.count(c) + v.seen.count(c) - v.entered.count(c)
        ways *= perm(pool, gone) if pool >= gone >= 0 else 0
        others += gone
    dealt = len(v.unseen) + len(v.seen) - len(v.entered)
    return ways * factorial(dealt - others) if dealt >= others else 0


def laid(hidden: Hidden, cards: tuple[int, ...], at: tuple[int, ...]) -> tuple[int, ...]:
    """A pile with those that lie in it face down."""
    return tuple([c if at[n] == KNOWN else hidden.lost[at[n]] for n, c in enumerate(cards)])


def position(v: DronesView, hidden: Hidden) -> Drones:
    """What a view shows, with what it hides filled in."""
    deal = v.rules.choices.deal
    return Drones(
        todo=list(v.todo),
        pending=None,
        over=v.over,
        rules=v.rules,
        ending=v.ending,
        round=v.round,
        officer=v.officer,
        logistics=v.logistics,
        crew=v.crew,
        hq=v.hq,
        turned=v.turned,
        depot=v.depot,
        broken=v.broken,
        hand=v.hand,
        kept=v.kept,
        opened=v.opened,
        projects=v.projects,
        spent=v.spent,
        protection=v.protection,
        trophies=v.trophies,
        wounded=tuple([laid(hidden, lying, v.wounded_at[seat]) for seat, lying in enumerate(v.wounded)]),
        wounded_at=v.wounded_at,
        mishaps=v.mishaps,
        fewer_cards=v.fewer_cards,
        fewer_actions=v.fewer_actions,
        exchanged=v.exchanged,
        characters=[deal[c] for c in hidden.characters],
        under=laid(hidden, v.under, v.under_at),
        under_at=v.under_at,
        trench=tuple(hidden.trench),
        losses=v.losses,
        entered=v.entered,
        entered_at=v.entered_at,
        seen=v.seen,
        seen_at=v.seen_at,
        drone_deck=[deal[c] for c in v.drone_deck],
        drone_discard=v.drone_discard,
        shop=v.shop,
        support_deck=[deal[c] for c in v.support_deck],
        support_discard=v.support_discard,
        threat_deck=[deal[c] for c in v.threat_deck],
        threat_discard=v.threat_discard,
        field=v.field,
        silenced=v.silenced,
        silenced_next=v.silenced_next,
        actions=v.actions,
        carded=v.carded,
        played=v.played,
        looked=v.looked,
        moved=v.moved,
        activating=v.activating,
        given=v.given,
        flown=v.flown,
        grounded=v.grounded,
        ground_left=v.ground_left,
        air_left=v.air_left,
        begun=v.begun,
        sure=v.sure,
        shell=v.shell,
        target=v.target,
        rolled=v.rolled,
        coming=v.coming,
        aside=v.aside,
    )
