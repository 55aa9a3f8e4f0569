"""The state of a game of Invaders: what lies where, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64, mypyc_attr

from rubizh.engine.flow import Decision, State, Step
from rubizh.games.invaders.rules.cards import (
    INVADER,
    MANKIND,
    NO_CARD,
    SIDES,
    Card,
)
from rubizh.games.invaders.rules.choices import Choices
from rubizh.games.invaders.rules.sets import CardSet

if TYPE_CHECKING:
    from rubizh.games.invaders.rules.text import InvadersWords

HAND: Final = 5
DRAWN: Final = 2
TAKEBACKS: Final = 20  # a turn
PLAIN_DECK: Final = 70
MIDDLE_DECK: Final = 80
LARGEST_DECK: Final = 90
SEATS: Final = range(len(SIDES))
NOBODY: Final = -1
NOTHING: Final = -1  # no piece, no zone, no place

# How a game ended.
UNDECIDED: Final = -1
INVADER_SHORT: Final = 0
PLOT_FAILED: Final = 1
CRATE: Final = 2
MANKIND_SHORT: Final = 3
EURASIA_LOST: Final = 4
BOTH_LOST: Final = 5
NO_HEROES: Final = 6
SPRAYER: Final = 7
BOTH_EMPTY: Final = 8
WINNER: Final[list[int]] = [MANKIND, MANKIND, MANKIND, INVADER, INVADER, INVADER, INVADER, INVADER, MANKIND]

# What is being done.
NO_DOING: Final = 0
CARD: Final = 1  # a card being played
ARRIVAL: Final = 2  # a card that has come into play
EVERY_TURN: Final = 3
ABILITY: Final = 4
STRATEGY: Final = 5
OPS: Final = 6  # a move by the Ops Centre
WALKING: Final = 7  # a card moves by itself
PLOT: Final = 8  # the plot action
DOINGS: Final[list[str]] = ["", "card", "arrival", "every turn", "ability", "strategy", "ops centre", "walk", "plot"]

# How a price is cut by the plot action.
NOT_ASKED: Final = -2
NO_CUT: Final = -1

# Who has lost the games before in a match.
LOSERS: Final[dict[str, tuple[int, ...]]] = {
    "no": (),
    "mankind": (MANKIND,),
    "invader": (INVADER,),
    "mankind_invader": (MANKIND, INVADER),
    "invader_mankind": (INVADER, MANKIND),
}

Pair = tuple[tuple[int, ...], ...]  # a pile for each side
Counts = dict[int, int]  # of a deck: how many of each card it has


class Rules:
    """The options that a table has agreed on, and the cards it plays with."""

    def __init__(self, agreed: dict[str, str], set: CardSet, choices: Choices, words: InvadersWords) -> None:
        self.agreed: Final = agreed  # the options by their names
        self.set: Final = set
        self.cards: Final[list[Card]] = set.cards
        self.choices: Final = choices
        self.words: Final = words
        self.added: Final[i64] = int(agreed["deck"]) - PLAIN_DECK
        self.sizes: Final = tuple([len(deck) + int(self.added) for deck in set.decks])  # how many cards each deck has
        self.own_decks: Final = agreed["own_decks"] == "yes"
        self.losers: Final = LOSERS[agreed["lost_before"]]
        self.built: Final = self.own_decks or self.added > 0  # whether players make their decks before the first game
        self.secret: Final = self.built or len(self.losers) > 0  # whether deck lists are unknown to the other side
        self.start: Final[i64] = start(set.board.start, self.added, agreed["handicap"])
        self.both_empty: Final = agreed["both_empty"] == "mankind_wins"
        self.room_kept: Final = agreed["room_when_cancelled"] == "kept"
        self.empty_plays: Final = agreed["empty_plays"] == "yes"
        self.cancel_abilities: Final = agreed["cancel_abilities"] == "yes"
        self.tokens_pay_costs: Final = agreed["tokens_pay_costs"] == "yes"
        self.cut_this_turn: Final = agreed["price_cut"] == "this_turn"
        self.growing: Final = agreed["surcharge"] == "growing"
        self.retribution_drains: Final = agreed["retribution_is_a_drain"] == "yes"
        self.attack_with_zone: Final = agreed["mankind_attack"] == "with_zone"
        self.all_heroes_move: Final = agreed["heroes_move"] == "all"
        self.swap_up_to: Final = agreed["swap"] == "up_to"


def start(plain: i64, added: i64, handicap: str) -> i64:
    """invaders-13, invaders-17, invaders-18: where the plot marker starts."""
    if added > 0:
        return plain + 1 if added <= MIDDLE_DECK - PLAIN_DECK else plain + 2
    if handicap == "for_mankind":
        return plain - 1
    return plain + 1 if handicap == "for_the_invader" else plain


@mypyc_attr(acyclic=True, free_list_len=1)
class Piece:
    """A card in play. Immutable: what changes is another piece with the same number."""

    def __init__(self, card: i64, number: i64, tokens: i64, power: i64, used: i64, spent: i64, turned: bool) -> None:
        self.card: Final = card
        self.number: Final = number  # pieces are numbered as they enter
        self.tokens: Final = tokens
        self.power: Final = power  # of its power tokens
        self.used: Final = used  # abilities used this turn, as bits
        self.spent: Final = spent  # tokens spent this turn
        self.turned: Final = turned


@mypyc_attr(acyclic=True, free_list_len=1)
class Doing:
    """Something under way: what it is, whose, with which card or piece, and how far it has got. Everybody knows it."""

    def __init__(
        self,
        kind: i64,
        seat: i64,
        card: i64 = NO_CARD,
        piece: i64 = NOTHING,
        ability: i64 = 0,
        zone: i64 = NOTHING,
        room: i64 = NOTHING,
        picks: Pair = (),
        part: i64 = 0,
        cancelled: bool = False,
    ) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.card: Final = card  # of a strategy, its number
        self.piece: Final = piece
        self.ability: Final = ability
        self.zone: Final = zone
        self.room: Final = room  # the piece sacrificed to make room
        self.picks: Final = picks  # what was chosen for each part beforehand
        self.part: Final = part  # the next part of the effect
        self.cancelled: Final = cancelled


@mypyc_attr(acyclic=True, free_list_len=1)
class Plan:
    """invaders-28: what a player is putting together and may take back; only they know it."""

    def __init__(self, doing: Doing, chosen: tuple[int, ...], cut: i64) -> None:
        self.doing: Final = doing
        self.chosen: Final = chosen  # for the part that is being planned
        self.cut: Final = cut


NO_PLAN: Final = Plan(Doing(NO_DOING, NOBODY), (), NOT_ASKED)
Area = tuple[Piece, ...]  # a zone on one side


class Invaders(State):
    """A position. Its lists are its own: whatever is in them is immutable and shared."""

    def __init__(
        self,
        todo: list[Step[Any]],
        pending: Decision | None,
        over: bool,
        rules: Rules,
        ending: i64,
        turn: i64,
        turns: i64,
        marker: i64,
        hands: list[bytes],
        decks: list[bytes],
        discards: list[bytes],
        aside: Pair,
        back: Pair,
        since: tuple[int, ...],
        areas: list[Area],
        entries: i64,
        laws: i64,
        lowered: tuple[int, ...],
        ops: i64,
        carried_out: i64,
        grown: tuple[int, ...],
        heroes: bytes,
        gone: tuple[int, ...],
        arriving: i64,
        reserved: i64,
        plotted: bool,
        cut_saved: bool,
        drained: bool,
        skip: bool,
        attacks: tuple[int, ...],
        ticked: i64,
        takebacks: i64,
        plan: Plan,
        doings: tuple[Doing, ...],
        chosen: tuple[int, ...],
        to_discard: i64,
        to_drain: i64,
        due: i64,
        due_seat: i64,
        due_by: i64,
        drawing: bool,
        turned_over: i64,
        emptied: i64,
        limits: tuple[int, ...],
        swapping: Pair,
        filled: tuple[int, ...],
    ) -> None:
        super().__init__(todo, pending, over)
        self.rules = rules
        self.ending = ending
        self.turn = turn  # whose turn it is
        self.turns = turns
        self.marker = marker
        self.hands = hands  # each sorted
        self.decks = decks  # face down: the numbers of their cards, sorted because nobody knows their order
        self.discards = discards  # the top card last
        self.aside = aside  # the cards of each side's pool, and what was taken out of its deck
        self.back = back  # what was last shuffled from each discard into the deck, and has not been seen since
        self.since = since  # how many cards each side has drawn since
        self.areas = areas  # the three zones on Mankind's side, then on the Invader's
        self.entries = entries  # how many pieces have entered
        self.laws = laws  # what the pieces in play forbid, allow and change, as bits
        self.lowered = lowered  # −1 tokens on the zones
        self.ops = ops
        self.carried_out = carried_out  # strategies, as bits
        self.grown = grown  # for each strategy, cards played since that it has made dearer
        self.heroes = heroes
        self.gone = gone
        self.arriving = arriving  # a hero turned up and not yet laid
        self.reserved = reserved  # the zone where it cannot be laid
        self.plotted = plotted  # whether the plot action was taken this turn
        self.cut_saved = cut_saved
        self.drained = drained  # whether the Invader has made Mankind drain in this turn
        self.skip = skip  # whether the Invader's next attack phase is left out
        self.attacks = attacks  # pieces that give Mankind an attack after this main phase
        self.ticked = ticked  # up to which piece the effects of every turn were done
        self.takebacks = takebacks
        self.plan = plan
        self.doings = doings  # the last one first to be done
        self.chosen = chosen  # for the part under way
        self.to_discard = to_discard  # what is left of a price
        self.to_drain = to_drain
        self.due = due  # cards still to be drained or drawn
        self.due_seat = due_seat
        self.due_by = due_by  # by whose doing
        self.drawing = drawing
        self.turned_over = turned_over
        self.emptied = emptied  # whose deck this doing of the Invader has emptied, as bits
        self.limits = limits  # how many cards are exchanged before this game, for each game lost
        self.swapping = swapping  # what each side has taken out in this exchange; NO_CARD where it has kept a card
        self.filled = filled  # how often each side has then put in a card, or none where it has kept one

    def clone(self) -> Invaders:
        return Invaders(
            self.todo[:],
            self.pending,
            self.over,
            self.rules,
            self.ending,
            self.turn,
            self.turns,
            self.marker,
            self.hands[:],
            self.decks[:],
            self.discards[:],
            self.aside,
            self.back,
            self.since,
            self.areas[:],
            self.entries,
            self.laws,
            self.lowered,
            self.ops,
            self.carried_out,
            self.grown,
            self.heroes,
            self.gone,
            self.arriving,
            self.reserved,
            self.plotted,
            self.cut_saved,
            self.drained,
            self.skip,
            self.attacks,
            self.ticked,
            self.takebacks,
            self.plan,
            self.doings,
            self.chosen,
            self.to_discard,
            self.to_drain,
            self.due,
            self.due_seat,
            self.due_by,
            self.drawing,
            self.turned_over,
            self.emptied,
            self.limits,
            self.swapping,
            self.filled,
        )


class OfSide(Step[Invaders]):
    """A step of one side."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def __repr__(self) -> str:
        return f"{type(self).__name__}({SIDES[self.seat]})"


class Openly(OfSide):
    """A step of one side whose question and options everybody may know."""

    def forced_is_public(self, s: Invaders) -> bool:
        return True


def put(piles: Pair, seat: i64, pile: tuple[int, ...]) -> Pair:
    """The piles with that of one side changed."""
    return (pile, piles[1]) if seat == MANKIND else (piles[0], pile)


def counted(numbers: tuple[int, ...], at: i64, number: i64) -> tuple[int, ...]:
    """The numbers with one of them changed."""
    return numbers[:at] + (int(number),) + numbers[at + 1 :]


def end(s: Invaders, ending: i64) -> None:
    """invaders-1: the game is over at the moment a victory condition is met."""
    if not s.over:
        s.over = True
        s.ending = ending
