"""What a seat may know of a game of Siege, named field by field, and how to imagine the rest."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rubizh.engine.dealer import Dealer
from rubizh.engine.deck import Deal
from rubizh.engine.flow import NATURE, SPECTATOR, Choice, Step
from rubizh.engine.game import View
from rubizh.games.siege.rules.cards import CARDS, JOKER_1, NOTATION, SIEGE_CARDS, bit
from rubizh.games.siege.rules.choices import DEAL
from rubizh.games.siege.rules.state import ATTACKER, Rules, Siege, note_change
from rubizh.games.siege.rules.walls import WALLS

ALL_SIEGE_CARDS: Final[i64] = 0x0FFFFFFFFFFFFFFF
TRIES: Final = 10_000  # the rarest arrangement that a view leaves open is far more likely than that


class Backs:
    """Cards seen only from behind: how many siege and how many tactics cards (siege-80)."""

    def __init__(self, siege: int, tactics: int) -> None:
        self.siege: Final = siege
        self.tactics: Final = tactics


class SiegeView(View):
    """A seat's own hand, everything face up, and of the rest how many cards lie where."""

    def __init__(
        self,
        seat: int,
        asked: int,
        options: list[Choice],
        todo: tuple[Step[Any], ...],
        over: bool,
        rules: Rules,
        turn: int,
        ending: int,
        deck: int,
        tactics_deck: int,
        hand: tuple[int, ...],
        aside: tuple[int, ...],
        given: tuple[int, ...],
        hands: list[Backs],
        asides: list[Backs],
        attack: tuple[tuple[int, ...], ...],
        defence: tuple[tuple[int, ...], ...],
        damaged: int,
        defended_first: int,
        cauldrons: int,
        unseen: int,
        discard: tuple[int, ...],
        skipped: bool,
        tactics_played: tuple[int, ...],
        used: tuple[tuple[int, ...], ...],
        returned: tuple[int, ...],
        drawn_since: tuple[int, ...],
        known: tuple[int, ...],
    ) -> None:
        super().__init__(seat, asked, options, todo, over)
        self.rules = rules
        self.turn = turn
        self.ending = ending
        self.deck = deck
        self.tactics_deck = tactics_deck
        self.hand = hand
        self.aside = aside
        self.given = given  # cards that this seat gave and that are still in the other hand (siege-81)
        self.hands = hands
        self.asides = asides
        self.attack = attack
        self.defence = defence
        self.damaged = damaged
        self.defended_first = defended_first
        self.cauldrons = cauldrons
        self.unseen = unseen
        self.discard = discard
        self.skipped = skipped
        self.tactics_played = tactics_played
        self.used = used
        self.returned = returned
        self.drawn_since = drawn_since
        self.known = known  # cards of this hand that the other seat gave

    def facts(self) -> dict[str, object]:
        return {
            **super().facts(),
            **self.rules.options(),
            "turn": self.turn,
            "ending": self.ending,
            "deck": self.deck,
            "tactics_deck": self.tactics_deck,
            "hand": notations(self.hand),
            "aside": notations(self.aside),
            "given": notations(self.given),
            "hands": [[backs.siege, backs.tactics] for backs in self.hands],
            "asides": [[backs.siege, backs.tactics] for backs in self.asides],
            "attack": [notations(cards) for cards in self.attack],
            "defence": [notations(cards) for cards in self.defence],
            "damaged": walls(self.damaged),
            "defended_first": walls(self.defended_first),
            "cauldrons": self.cauldrons,
            "unseen": notations(tuple([c for c in range(SIEGE_CARDS) if self.unseen >> c & 1])),
            "discard": notations(self.discard),
            "skipped": self.skipped,
            "tactics_played": list(self.tactics_played),
            "used": [notations(cards) for cards in self.used],
            "returned": notations(self.returned),
            "drawn_since": list(self.drawn_since),
            "known": notations(self.known),
        }


def notations(cards: tuple[int, ...]) -> list[str]:
    return [NOTATION[c] for c in cards]


def walls(bits: int) -> list[int]:
    """The walls of a set, numbered as in the notation."""
    return [w + 1 for w in range(WALLS) if bits >> w & 1]


def backs(cards: tuple[int, ...]) -> Backs:
    siege = len([c for c in cards if c < SIEGE_CARDS])
    return Backs(siege, len(cards) - siege)


def view(s: Siege, seat: int) -> SiegeView:
    """siege-9, siege-51, siege-80, siege-81: what a seat, or a spectator, may know."""
    pending = s.pending
    asked = NATURE if pending is None else pending.seat
    sees_hand = seat != SPECTATOR
    return SiegeView(
        seat=seat,
        asked=asked,
        options=pending.options if pending is not None and asked == seat else [],
        todo=tuple(s.todo),
        over=s.over,
        rules=s.rules,
        turn=s.turn,
        ending=s.ending,
        deck=len(s.deck),
        tactics_deck=len(s.tactics_deck),
        hand=s.hands[seat] if sees_hand else (),
        aside=s.aside[seat] if sees_hand else (),
        given=s.known[1 - seat] if sees_hand else (),
        hands=[backs(hand) for hand in s.hands],
        asides=[backs(aside) for aside in s.aside],
        attack=tuple(s.attack),
        defence=tuple(s.defence),
        damaged=s.damaged,
        defended_first=s.defended_first,
        cauldrons=s.cauldrons,
        unseen=s.unseen,
        discard=s.discard,
        skipped=s.skipped,
        tactics_played=s.tactics_played,
        used=s.used,
        returned=s.returned,
        drawn_since=s.drawn_since,
        known=s.known[seat] if sees_hand else (),
    )


class Hidden:
    """One way in which the cards that a seat cannot see may lie."""

    def __init__(self, hand: list[int], aside: list[int], deck: list[int], tactics_deck: list[int]) -> None:
        self.hand = hand
        self.aside = aside
        self.deck = deck
        self.tactics_deck = tactics_deck


def imagine(v: SiegeView, unseen_by_all: i64, dealer: Dealer) -> Hidden:
    """Deal the unseen cards to the other hand, its cards set aside, and the decks."""
    other = 1 - v.seat
    unseen = unseen_by(v, unseen_by_all)
    siege = [c for c in range(SIEGE_CARDS) if unseen >> c & 1 == 1]
    tactics = unseen_tactics(v) if v.rules.tactics else []
    dealer.shuffle(siege)
    dealer.shuffle(tactics)
    given = backs(v.given)
    hand, aside = v.hands[other], v.asides[other]
    in_hand, on_hand = hand.siege - given.siege, hand.tactics - given.tactics
    return Hidden(
        hand=[*v.given, *siege[:in_hand], *tactics[:on_hand]],
        aside=siege[in_hand : in_hand + aside.siege] + tactics[on_hand : on_hand + aside.tactics],
        deck=siege[in_hand + aside.siege :],
        tactics_deck=tactics[on_hand + aside.tactics :],
    )


def unseen_by(v: SiegeView, unseen: i64) -> i64:
    """Of the siege cards unseen by all, those that may lie anywhere, as far as the seat knows."""
    for c in v.hand + v.aside + v.given:
        if c < SIEGE_CARDS:
            unseen &= ~bit(c)
    return unseen


def unseen_tactics(v: SiegeView) -> list[int]:
    seen = set(v.hand) | set(v.aside) | set(v.given) | set(v.discard)
    for cards in [*v.attack, *v.defence, *v.used]:
        seen |= set(cards)
    return [c for c in range(JOKER_1, CARDS) if c not in seen]


def possible(v: SiegeView, hidden: Hidden) -> bool:
    """siege-81: a hand holds no more of the cards put back into the deck than it has drawn since."""
    if not v.returned:
        return True
    back = [c for c in hidden.hand + hidden.aside if c in v.returned]
    return len(back) <= v.drawn_since[1 - v.seat]


def sample(v: SiegeView, dealer: Dealer) -> Siege:
    """A state that fits the view, every possible arrangement of the unseen cards equally likely."""
    assert v.seat != SPECTATOR, "a spectator's view leaves both hands open: sample a seat's view"
    unseen = unseen_by_all(v)
    hidden = imagine(v, unseen, dealer)
    for _ in range(TRIES):
        if possible(v, hidden):
            break
        hidden = imagine(v, unseen, dealer)
    s = Siege(
        todo=list(v.todo),
        pending=None,
        over=v.over,
        rules=v.rules,
        turn=v.turn,
        ending=v.ending,
        deck=sorted_deck(hidden.deck),
        hands=seated(v.seat, v.hand, tuple(hidden.hand)),
        attack=list(v.attack),
        defence=list(v.defence),
        attacked=0,
        attack_room=0,
        defence_room=0,
        damaged=v.damaged,
        defended_first=v.defended_first,
        cauldrons=v.cauldrons,
        unseen=unseen,
        discard=v.discard,
        skipped=v.skipped,
        tactics_deck=[DEAL[c] for c in sorted(hidden.tactics_deck)],
        tactics_played=v.tactics_played,
        used=v.used,
        aside=tuple(seated(v.seat, v.aside, tuple(hidden.aside))),
        known=tuple(seated(v.seat, v.known, v.given)),
        returned=v.returned,
        drawn_since=v.drawn_since,
    )
    for w in range(WALLS):
        note_change(s, w)
    s.pending = None if s.over else s.todo[-1].ask(s)
    return s


def seated(seat: int, mine: tuple[int, ...], theirs: tuple[int, ...]) -> list[tuple[int, ...]]:
    return [mine, theirs] if seat == ATTACKER else [theirs, mine]


def unseen_by_all(v: SiegeView) -> i64:
    """A bit for each siege card that is neither on the table nor in the discard (siege-30)."""
    unseen: i64 = ALL_SIEGE_CARDS
    for cards in v.attack + v.defence:
        for c in cards:
            if c < SIEGE_CARDS:
                unseen &= ~bit(c)
    for c in v.discard:
        if c < SIEGE_CARDS:
            unseen &= ~bit(c)
    return unseen


def sorted_deck(cards: list[int]) -> list[Deal]:
    """The same cards in their order, by a bit for each."""
    held: i64 = 0
    for c in cards:
        held |= bit(c)
    return [DEAL[c] for c in range(SIEGE_CARDS) if held >> c & 1 == 1]
