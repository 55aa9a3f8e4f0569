"""What a seat may know of a game of Invaders, named field by field."""

from __future__ import annotations

from typing import Final

from rubizh.engine.game import View
from rubizh.engine.text import NUMBER, NUMBERS, TEXT, TRUTH, Form
from rubizh.games.invaders.rules.state import NO_PLAN, SEATS, Invaders

ENDINGS: Final = (
    "how the game ended: 0 the Invader's deck, 1 the plot track, 2 the crate, 3 Mankind's deck, 4 Eurasia, "
    "5 Pacific Rim and Africa, 6 the heroes, 7 the sprayer, 8 both decks; −1 while it goes on"
)
UNSEEN: Final = "cards of each side that this seat cannot see, in no order; of a deck that was changed secretly, none"


class InvadersView(View):
    """invaders-19, invaders-20: all but the other's hand, the order of decks, and what is being put together."""

    def __init__(self, s: Invaders, seat: int) -> None:
        super().__init__(s, seat, s.rules.words)
        own = s.turn == seat
        self.rules = s.rules
        self.ending = int(s.ending)
        self.turn = int(s.turn)
        self.turns = int(s.turns)
        self.marker = int(s.marker)
        self.hand: tuple[int, ...] = tuple(s.hands[seat]) if seat in SEATS else ()
        self.hands = tuple([len(hand) for hand in s.hands])
        self.decks = tuple([deck_size(s, seat, side) for side in SEATS])
        self.unseen = tuple([unseen(s, seat, side) for side in SEATS])
        self.discards = tuple([tuple(pile) for pile in s.discards])
        self.aside = tuple([() if s.rules.secret and side != seat else s.aside[side] for side in SEATS])
        self.taken_out: tuple[int, ...] = s.swapping[seat] if seat in SEATS else ()
        self.swapping = tuple([len(out) for out in s.swapping])
        self.filled = s.filled
        self.limits = s.limits
        self.back = s.back
        self.since = s.since
        self.areas = tuple(s.areas)
        self.entries = int(s.entries)
        self.lowered = s.lowered
        self.ops = int(s.ops)
        self.carried_out = int(s.carried_out)
        self.grown = s.grown
        self.heroes = tuple(s.heroes)
        self.gone = s.gone
        self.arriving = int(s.arriving)
        self.reserved = int(s.reserved)
        self.plotted = s.plotted
        self.cut_saved = s.cut_saved
        self.drained = s.drained
        self.skip = s.skip
        self.attacks = s.attacks
        self.ticked = int(s.ticked)
        self.takebacks = int(s.takebacks) if own else 0
        self.plan = s.plan if own else NO_PLAN
        self.doings = s.doings
        self.chosen = s.chosen
        self.to_discard = int(s.to_discard)
        self.to_drain = int(s.to_drain)
        self.due = int(s.due)
        self.due_seat = int(s.due_seat)
        self.due_by = int(s.due_by)
        self.drawing = s.drawing
        self.turned_over = int(s.turned_over)
        self.emptied = int(s.emptied)

    def fill(self, f: Form) -> None:
        super().fill(f)
        f.agreed(self.rules.agreed)
        f.field("cards", self.rules.set.name, TEXT, "the name of the card set")
        self.fill_turn(f)
        self.fill_cards(f)
        self.fill_board(f)
        self.fill_chain(f)

    def fill_turn(self, f: Form) -> None:
        self.ending = f.field("ending", self.ending, NUMBER, ENDINGS)
        self.turn = f.field("turn", self.turn, NUMBER, "whose turn it is: 0 Mankind's, 1 the Invader's")
        self.turns = f.field("turns", self.turns, NUMBER, "how many turns have begun")
        self.marker = f.field("marker", self.marker, NUMBER, "where the plot marker stands")
        self.plotted = f.field("plotted", self.plotted, TRUTH, "whether the plot action was taken this turn")
        self.cut_saved = f.field("cut_saved", self.cut_saved, TRUTH, "whether it has cut the price of a card still to be played")
        self.drained = f.field("drained", self.drained, TRUTH, "whether the Invader has made Mankind drain in this turn")
        self.skip = f.field("skip", self.skip, TRUTH, "whether the Invader's next attack phase is left out")
        self.attacks = f.field("attacks", self.attacks, NUMBERS, "pieces that give Mankind an attack after this main phase")
        self.ticked = f.field("ticked", self.ticked, NUMBER, "up to which piece the effects of every turn were done")
        self.takebacks = f.field("takebacks", self.takebacks, NUMBER, "how often this seat has taken a play back this turn")

    def fill_cards(self, f: Form) -> None:
        words = self.rules.words
        self.hand = f.field("hand", self.hand, words.cards, "the seat's own cards")
        self.hands = f.field("hands", self.hands, NUMBERS, "how many cards each side holds")
        self.decks = f.field("decks", self.decks, NUMBERS, "how many cards each deck has")
        self.unseen = f.field("unseen", self.unseen, words.piles, UNSEEN)
        self.discards = f.field("discards", self.discards, words.piles, "each side's discard, the top card last")
        self.aside = f.field("aside", self.aside, words.piles, "each side's cards outside of its deck, as far as they are known")
        self.taken_out = f.field(
            "taken_out", self.taken_out, words.cards, "what this seat takes out of its deck now, - where it keeps a card"
        )
        self.swapping = f.field("swapping", self.swapping, NUMBERS, "how many cards each side has taken out, or kept")
        self.filled = f.field("filled", self.filled, NUMBERS, "how many cards each side has then put in, or kept")
        self.limits = f.field("limits", self.limits, NUMBERS, "how many cards are exchanged before this game")
        self.back = f.field(
            "back", self.back, words.piles, "what was last shuffled from each discard into its deck, and has not been seen since"
        )
        self.since = f.field("since", self.since, NUMBERS, "how many cards each side has drawn since")

    def fill_board(self, f: Form) -> None:
        words = self.rules.words
        self.areas = f.field("areas", self.areas, words.areas, "Mankind's cards in the three zones, then the Invader's")
        self.entries = f.field("entries", self.entries, NUMBER, "how many pieces have entered")
        self.lowered = f.field("lowered", self.lowered, NUMBERS, "the −1 tokens on the zones")
        self.ops = f.field("ops", self.ops, NUMBER, "tokens on the Ops Centre")
        self.carried_out = f.field("carried_out", self.carried_out, NUMBER, "the strategies carried out, as bits")
        self.grown = f.field("grown", self.grown, NUMBERS, "for each strategy, cards played since that it makes dearer")
        self.heroes = f.field("heroes", self.heroes, words.cards, "the heroes still to come, in no order")
        self.gone = f.field("gone", self.gone, words.cards, "the heroes that have left the game")
        self.arriving = f.field("arriving", self.arriving, words.alone, "a hero turned up and not yet laid")
        self.reserved = f.field("reserved", self.reserved, NUMBER, "the zone where it cannot be laid, or −1")

    def fill_chain(self, f: Form) -> None:
        words = self.rules.words
        self.plan = f.field("plan", self.plan, words.plan, "what this seat is putting together, unseen by the other")
        self.doings = f.field("doings", self.doings, words.doings, "what is under way, the last one first to be done")
        self.chosen = f.field("chosen", self.chosen, NUMBERS, "what was chosen for the part under way, by numbers")
        self.to_discard = f.field("to_discard", self.to_discard, NUMBER, "cards still to be discarded as a price")
        self.to_drain = f.field("to_drain", self.to_drain, NUMBER, "cards still to be drained as a price")
        self.due = f.field("due", self.due, NUMBER, "cards still to be drained or drawn")
        self.due_seat = f.field("due_seat", self.due_seat, NUMBER, "from whose deck")
        self.due_by = f.field("due_by", self.due_by, NUMBER, "by whose doing; −1 by the rules")
        self.drawing = f.field("drawing", self.drawing, TRUTH, "whether they are drawn")
        self.turned_over = f.field("turned_over", self.turned_over, words.alone, "the card drained or turned over last")
        self.emptied = f.field("emptied", self.emptied, NUMBER, "whose deck this doing has emptied, as bits")


def deck_size(s: Invaders, seat: int, side: int) -> int:
    """invaders-97: how many cards a deck has; of one that another is still changing, how many it will have."""
    changing = s.turns == 0 and not any(s.hands) and side != seat
    return s.rules.sizes[side] if changing else len(s.decks[side])


def unseen(s: Invaders, seat: int, side: int) -> tuple[int, ...]:
    """invaders-97: what a seat cannot see of a side's cards: the deck, and another's hand; not even that if it was changed."""
    if side == seat:
        return tuple(s.decks[side])
    return () if s.rules.secret else tuple(sorted(s.decks[side] + s.hands[side]))
