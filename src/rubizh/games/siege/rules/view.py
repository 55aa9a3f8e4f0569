"""What a seat may know of a game of Siege, named field by field, and how to imagine the rest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.dealer import Dealer
from rubizh.engine.deck import Deal
from rubizh.engine.flow import SPECTATOR
from rubizh.engine.game import View
from rubizh.engine.text import NUMBER, NUMBERS, TRUTH, Form
from rubizh.games.siege.rules.cards import CARDS, JOKER_1, SIEGE_CARDS, bit
from rubizh.games.siege.rules.choices import DEAL
from rubizh.games.siege.rules.state import ATTACKER, Siege, note_change
from rubizh.games.siege.rules.text import EACH_BACKS, SIEGE_CARD_SET, WALL_SET, WORDS, Backs
from rubizh.games.siege.rules.walls import WALLS

ALL_SIEGE_CARDS: Final[i64] = 0x0FFFFFFFFFFFFFFF
ENDINGS: Final = (
    "how the game ended: 0 four walls damaged, 1 a wall damaged twice, 2 the deck exhausted, 3 all defences complete, "
    "4 both skipped; −1 while it goes on"
)
TRIES: Final = 10_000  # the rarest arrangement that a view leaves open is far more likely than that


class SiegeView(View):
    """siege-9, siege-51, siege-80, siege-81: a seat's own hand, everything face up, and of the rest how many cards lie where."""

    def __init__(self, s: Siege, seat: int) -> None:
        super().__init__(s, seat, WORDS)
        sees_hand = seat != SPECTATOR
        self.rules = s.rules
        self.turn = s.turn
        self.ending = s.ending
        self.deck = len(s.deck)
        self.tactics_deck = len(s.tactics_deck)
        self.hand = s.hands[seat] if sees_hand else ()
        self.aside = s.aside[seat] if sees_hand else ()
        self.given = s.known[1 - seat] if sees_hand else ()
        self.hands = tuple([backs(hand) for hand in s.hands])
        self.asides = tuple([backs(aside) for aside in s.aside])
        self.attack = tuple(s.attack)
        self.defence = tuple(s.defence)
        self.damaged = s.damaged
        self.defended_first = s.defended_first
        self.cauldrons = s.cauldrons
        self.unseen = s.unseen
        self.discard = s.discard
        self.skipped = s.skipped
        self.tactics_played = s.tactics_played
        self.used = s.used
        self.returned = s.returned
        self.drawn_since = s.drawn_since
        self.known = s.known[seat] if sees_hand else ()

    def fill(self, f: Form) -> None:
        super().fill(f)
        cards, piles = WORDS.cards, WORDS.piles
        f.agreed(self.rules.options())
        self.turn = f.field("turn", self.turn, NUMBER, "whose turn it is")
        self.ending = f.field("ending", self.ending, NUMBER, ENDINGS)
        self.deck = f.field("deck", self.deck, NUMBER, "how many siege cards are left to draw")
        self.tactics_deck = f.field("tactics_deck", self.tactics_deck, NUMBER, "how many tactics cards are left to draw")
        self.hand = f.field("hand", self.hand, cards, "the seat's own cards")
        self.aside = f.field("aside", self.aside, cards, "those that the seat has chosen for an Exchange")
        self.given = f.field("given", self.given, cards, "cards that the seat gave away and the other still holds")
        self.hands = f.field("hands", self.hands, EACH_BACKS, "how many siege and how many tactics cards each seat holds")
        self.asides = f.field("asides", self.asides, EACH_BACKS, "how many of each kind it has set aside for an Exchange")
        self.attack = f.field("attack", self.attack, piles, "the attacker's cards at each wall, the one nearest to it first")
        self.defence = f.field("defence", self.defence, piles, "the defender's, likewise")
        self.damaged = f.field("damaged", self.damaged, WALL_SET, "the damaged walls")
        self.defended_first = f.field("defended_first", self.defended_first, WALL_SET, "walls defended fully before the attack")
        self.cauldrons = f.field("cauldrons", self.cauldrons, NUMBER, "cauldrons left")
        self.unseen = f.field("unseen", self.unseen, SIEGE_CARD_SET, "siege cards neither at a wall nor in the discard")
        self.discard = f.field("discard", self.discard, cards, "the discard")
        self.skipped = f.field("skipped", self.skipped, TRUTH, "whether the turn before was skipped")
        self.tactics_played = f.field("tactics_played", self.tactics_played, NUMBERS, "tactics cards that each seat has played")
        self.used = f.field("used", self.used, piles, "action cards in front of each seat")
        self.returned = f.field("returned", self.returned, cards, "cards that Reinforcements put back into the deck")
        self.drawn_since = f.field("drawn_since", self.drawn_since, NUMBERS, "siege cards that each seat has drawn since then")
        self.known = f.field("known", self.known, cards, "cards of the hand that the other seat gave")


def backs(cards: tuple[int, ...]) -> Backs:
    siege = len([c for c in cards if c < SIEGE_CARDS])
    return Backs(siege, len(cards) - siege)


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
