"""Imagining the rest: a full state of AFU that fits what a seat may know."""

from __future__ import annotations

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import SPECTATOR
from rubizh.games.afu.rules.state import Afu
from rubizh.games.afu.rules.view import AfuView


class Hidden:
    """One way in which what a seat cannot see may lie, for each seat."""

    def __init__(self, v: AfuView) -> None:
        seats = v.rules.players
        nothing: list[tuple[int, ...]] = [()] * seats
        self.hand = nothing[:]
        self.deck = nothing[:]
        self.discard = nothing[:]
        self.invaders = nothing[:]
        self.foreseen = nothing[:]
        self.escaped = nothing[:]
        self.secret = nothing[:]
        self.rejected = nothing[:]
        self.goals_left: tuple[int, ...] = ()


def less(cards: tuple[int, ...], gone: tuple[int, ...]) -> list[int]:
    rest = list(cards)
    for c in gone:
        rest.remove(c)
    return rest


def imagine(v: AfuView, dealer: Dealer) -> Hidden:
    """Deal the unseen cards of each seat's army, invaders and achievements."""
    hidden = Hidden(v)
    for seat in range(v.rules.players):
        imagine_army(v, seat, dealer, hidden)
        imagine_invaders(v, seat, dealer, hidden)
    imagine_goals(v, dealer, hidden)
    return hidden


def imagine_army(v: AfuView, seat: int, dealer: Dealer, hidden: Hidden) -> None:
    """The open top of the discard lies where it lies; hand, deck and the rest of the discard are dealt at random."""
    top = (v.discard_tops[seat],) if v.discards[seat] else ()
    known = v.hand + top if seat == v.seat else top
    rest = less(v.armies[seat], known)
    dealer.shuffle(rest)
    held = 0 if seat == v.seat else v.hands[seat]
    hidden.hand[seat] = v.hand if seat == v.seat else tuple(rest[:held])
    under = v.discards[seat] - len(top)
    hidden.discard[seat] = tuple(rest[held : held + under]) + top
    hidden.deck[seat] = tuple(sorted(rest[held + under :]))


def imagine_invaders(v: AfuView, seat: int, dealer: Dealer, hidden: Hidden) -> None:
    known = v.foreseen if seat == v.seat else ()
    top = (v.escaped_tops[seat],) if v.escapeds[seat] else ()
    rest = less(v.invaders[seat], known + top)
    dealer.shuffle(rest)
    looked_at = 0 if seat == v.seat else v.foreseens[seat]
    under = v.escapeds[seat] - len(top)
    hidden.foreseen[seat] = known if seat == v.seat else tuple(rest[:looked_at])
    hidden.escaped[seat] = tuple(rest[looked_at : looked_at + under]) + top
    hidden.invaders[seat] = tuple(sorted(rest[looked_at + under :]))


def imagine_goals(v: AfuView, dealer: Dealer, hidden: Hidden) -> None:
    known = v.goals + v.rejected
    for kept_openly in v.revealed if v.over else (v.secret,):
        known += kept_openly
    rest = less(v.rules.set.achievements, known)
    dealer.shuffle(rest)
    for seat in range(v.rules.players):
        if seat == v.seat:
            hidden.secret[seat], hidden.rejected[seat] = v.secret, v.rejected
            continue
        kept, gone = 0 if v.over else v.secrets[seat], v.rejecteds[seat]
        hidden.secret[seat] = v.revealed[seat] if v.over else tuple(rest[:kept])
        hidden.rejected[seat] = tuple(rest[kept : kept + gone])
        rest = rest[kept + gone :]
    hidden.goals_left = tuple(sorted(rest))


def sample(v: AfuView, dealer: Dealer) -> Afu:
    """A state that fits the view, every arrangement of what the seat cannot see equally likely."""
    assert v.seat != SPECTATOR, "a spectator's view leaves all hands open: sample a seat's view"
    s = position(v, imagine(v, dealer))
    s.pending = None if s.over else s.todo[-1].ask(s)
    return s


def known(v: AfuView) -> Afu:
    """A position to count on, not to play on: hands that cannot be seen are empty, and all other cards of an army in its deck."""
    hidden = Hidden(v)
    for seat in range(v.rules.players):
        mine = seat == v.seat
        hidden.hand[seat] = v.hand if mine else ()
        hidden.deck[seat] = tuple(less(v.armies[seat], hidden.hand[seat]))
        hidden.secret[seat] = v.revealed[seat] if v.over else v.secret if mine else ()
    return position(v, hidden)


def position(v: AfuView, hidden: Hidden) -> Afu:
    """What a view shows, with what it hides filled in."""
    return Afu(
        todo=list(v.todo),
        pending=None,
        over=v.over,
        rules=v.rules,
        ending=v.ending,
        first=v.first,
        round=v.round,
        war=v.war,
        last_round=v.last_round,
        deck=hidden.deck,
        hand=hidden.hand,
        discard=hidden.discard,
        hospital=list(v.hospital),
        trophies=list(v.trophies),
        taken=list(v.taken),
        secret=hidden.secret,
        rejected=hidden.rejected,
        invaders=hidden.invaders,
        foreseen=hidden.foreseen,
        escaped=hidden.escaped,
        attack=list(v.attack),
        attack_support=list(v.attack_support),
        defence=list(v.defence),
        defence_support=list(v.defence_support),
        offered=list(v.offered),
        spent=list(v.spent),
        fought=list(v.fought),
        survived=list(v.survived),
        used=list(v.used),
        treated=list(v.treated),
        points=list(v.points),
        destroyed=list(v.destroyed),
        panicked=v.panicked,
        spared=v.spared,
        takebacks=v.takebacks,
        display=v.display,
        top=v.top,
        reserve=[v.rules.choices.deal[c] for c in v.reserve],
        under=v.under,
        aid=v.aid,
        panic=v.panic,
        goals=v.goals,
        goals_left=hidden.goals_left,
        events=v.events,
        pools=v.pools,
        objectives=v.objectives,
        objective_this_round=v.objective_this_round,
        shown_events=v.shown_events,
        fewer=v.fewer,
        air_lost=v.air_lost,
        deferred=v.deferred,
        bid=v.bid,
        bidder=v.bidder,
        enemy_bid=v.enemy_bid,
        enemy_objectives=v.enemy_objectives,
        box=v.box,
        second_wave=v.second_wave,
    )
