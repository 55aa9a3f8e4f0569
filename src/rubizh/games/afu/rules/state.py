"""The state of a game of AFU: what lies where, and nothing else."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rubizh.engine.deck import Deal, without
from rubizh.engine.flow import Decision, Step, Table
from rubizh.games.afu.rules.cards import ABSENT, NO_CARD, Card, CardSet
from rubizh.games.afu.rules.choices import Choices

PLACES: Final = 3
HAND: Final = 5
DISPLAY: Final = 5
PANIC_IN_SOLO: Final = 8
TAKEBACKS: Final = 5

EMPTY_ROW: Final[tuple[int, ...]] = (NO_CARD, NO_CARD, NO_CARD)

# Levels of the solo game.
EASY: Final = 0
HARD: Final = 1
INCREDIBLE: Final = 2
LEVELS: Final[list[str]] = ["easy", "hard", "incredible"]

COLOURS: Final[list[str]] = ["yellow", "blue"]

# How a game ended.
UNDECIDED: Final = -1
MOSKVA: Final = 0
NO_PANIC_LEFT: Final = 1
OVERWHELMED: Final = 2
THREE_OBJECTIVES_LOST: Final = 3


class Rules:
    """The options that a table has agreed on, and the cards it plays with."""

    def __init__(
        self, players: i64, level: i64, kalyna: bool, ground_hits_air: bool, first_colour: i64, set: CardSet, choices: Choices
    ) -> None:
        self.players: Final = players
        self.level: Final = level
        self.kalyna: Final = kalyna
        self.ground_hits_air: Final = ground_hits_air
        self.first_colour: Final = first_colour
        self.set: Final = set
        self.choices: Final = choices

    def options(self) -> dict[str, str]:
        """The options by their names."""
        return {
            "players": str(self.players),
            "level": LEVELS[self.level],
            "chervona_kalyna": "yes" if self.kalyna else "no",
            "ground_invaders_hit_air": "yes" if self.ground_hits_air else "no",
            "colour": COLOURS[self.first_colour],
        }


class Afu(Table):
    """A position. Lists belong to this state alone, most with one entry for each seat; all else is immutable and shared."""

    def __init__(
        self,
        todo: list[Step[Any]],
        pending: Decision | None,
        over: bool,
        rules: Rules,
        ending: i64,
        first: i64,
        round: i64,
        war: bool,
        last_round: bool,
        deck: list[tuple[int, ...]],
        hand: list[tuple[int, ...]],
        discard: list[tuple[int, ...]],
        hospital: list[tuple[int, ...]],
        trophies: list[tuple[int, ...]],
        taken: list[tuple[int, ...]],
        secret: list[tuple[int, ...]],
        rejected: list[tuple[int, ...]],
        invaders: list[tuple[int, ...]],
        foreseen: list[tuple[int, ...]],
        escaped: list[tuple[int, ...]],
        attack: list[tuple[int, ...]],
        attack_support: list[tuple[int, ...]],
        defence: list[tuple[int, ...]],
        defence_support: list[tuple[int, ...]],
        offered: list[tuple[int, ...]],
        spent: list[tuple[int, ...]],
        fought: list[tuple[int, ...]],
        survived: list[tuple[int, ...]],
        used: list[tuple[int, ...]],
        treated: list[tuple[int, ...]],
        points: list[int],
        destroyed: list[int],
        panicked: tuple[bool, ...],
        spared: tuple[int, ...],
        takebacks: i64,
        display: tuple[int, ...],
        top: i64,
        reserve: list[Deal],
        under: tuple[int, ...],
        aid: i64,
        panic: i64,
        goals: tuple[int, ...],
        goals_left: tuple[int, ...],
        events: tuple[int, ...],
        pools: tuple[tuple[int, ...], ...],
        objectives: tuple[int, ...],
        objective_this_round: bool,
        shown_events: tuple[int, ...],
        fewer: i64,
        air_lost: bool,
        deferred: tuple[int, ...],
        bid: i64,
        bidder: i64,
        enemy_bid: i64,
        enemy_objectives: tuple[int, ...],
        box: tuple[int, ...],
        second_wave: bool,
    ) -> None:
        super().__init__(todo, pending, over)
        self.rules = rules
        self.ending = ending
        self.first = first
        self.round = round
        self.war = war
        self.last_round = last_round
        self.deck = deck  # face down: in the order of their numbers, because theirs is nobody's to know
        self.hand = hand
        self.discard = discard
        self.hospital = hospital
        self.trophies = trophies
        self.taken = taken  # objectives
        self.secret = secret  # achievements dealt, then the one kept
        self.rejected = rejected  # the other achievement, known to who saw it
        self.invaders = invaders  # face down, as the deck
        self.foreseen = foreseen  # the top of the invader deck as far as its owner has looked at it, in order
        self.escaped = escaped  # the invader discard
        self.attack = attack  # three places, NO_CARD where nothing stands
        self.attack_support = attack_support
        self.defence = defence
        self.defence_support = defence_support
        self.offered = offered  # cards used for the objective this round
        self.spent = spent  # cards laid for compensation this round
        self.fought = fought  # cards that have fought this round, wherever they lie now
        self.survived = survived  # those of them that went to the discard, and may be drawn again
        self.used = used  # cards whose chosen bonus was taken this round
        self.treated = treated  # cards that went to the hospital for their bonus this round
        self.points = points
        self.destroyed = destroyed
        self.panicked = panicked  # who has received a Panic card this round
        self.spared = spared  # how many Panic cards each seat has been spared this round
        self.takebacks = takebacks  # how often cards were taken back in the turn under way
        self.display = display
        self.top = top  # of the AFU deck, face up
        self.reserve = reserve  # the rest of it; replaced, never edited
        self.under = under  # cards put under it, in order
        self.aid = aid
        self.panic = panic
        self.goals = goals  # open achievements
        self.goals_left = goals_left
        self.events = events  # the event stack: events, and for each objective its kind as -1 - kind
        self.pools = pools  # objectives of each kind that may still come
        self.objectives = objectives  # the objective pile, top last
        self.objective_this_round = objective_this_round
        self.shown_events = shown_events
        self.fewer = fewer
        self.air_lost = air_lost
        self.deferred = deferred  # events of this round whose effect waits for the hands
        self.bid = bid
        self.bidder = bidder
        self.enemy_bid = enemy_bid
        self.enemy_objectives = enemy_objectives
        self.box = box  # cards that have left the game
        self.second_wave = second_wave  # solo: whether the invaders II have come

    def clone(self) -> Afu:
        return Afu(
            self.todo[:],
            self.pending,
            self.over,
            self.rules,
            self.ending,
            self.first,
            self.round,
            self.war,
            self.last_round,
            self.deck[:],
            self.hand[:],
            self.discard[:],
            self.hospital[:],
            self.trophies[:],
            self.taken[:],
            self.secret[:],
            self.rejected[:],
            self.invaders[:],
            self.foreseen[:],
            self.escaped[:],
            self.attack[:],
            self.attack_support[:],
            self.defence[:],
            self.defence_support[:],
            self.offered[:],
            self.spent[:],
            self.fought[:],
            self.survived[:],
            self.used[:],
            self.treated[:],
            self.points[:],
            self.destroyed[:],
            self.panicked,
            self.spared,
            self.takebacks,
            self.display,
            self.top,
            self.reserve,
            self.under,
            self.aid,
            self.panic,
            self.goals,
            self.goals_left,
            self.events,
            self.pools,
            self.objectives,
            self.objective_this_round,
            self.shown_events,
            self.fewer,
            self.air_lost,
            self.deferred,
            self.bid,
            self.bidder,
            self.enemy_bid,
            self.enemy_objectives,
            self.box,
            self.second_wave,
        )


def card(s: Afu, number: i64) -> Card:
    return s.rules.set.cards[number]


def points_of(value: i64) -> i64:
    """Points that are not on a card count as none."""
    return 0 if value == ABSENT else value


def in_order(s: Afu) -> list[int]:
    """The seats, first player first."""
    return [0] if s.rules.players == 1 else [s.first, 1 - s.first]


def repeated(cards: tuple[int, ...], at: int) -> bool:
    """Whether a card of the same kind stands before this one."""
    c = cards[at]
    for before in range(at):
        if cards[before] == c:
            return True
    return False


def put(row: tuple[int, ...], place: i64, value: i64) -> tuple[int, ...]:
    """A row with one of its places changed."""
    if place == 0:
        return (value, row[1], row[2])
    return (row[0], value, row[2]) if place == 1 else (row[0], row[1], value)


def with_row(cards: tuple[int, ...], row: tuple[int, ...]) -> tuple[int, ...]:
    """The cards, and those in a row."""
    for c in row:
        if c != NO_CARD:
            cards += (c,)
    return cards


def played(s: Afu, seat: i64) -> tuple[int, ...]:
    """Cards fielded or used for the objective this turn."""
    return with_row(with_row(s.offered[seat], s.defence[seat]), s.defence_support[seat])


def in_play(s: Afu, seat: i64) -> tuple[int, ...]:
    """Those, and the cards that have fought already."""
    fought = s.fought[seat]
    return s.offered[seat] + fought if fought else played(s, seat)  # once they have fought, the rows are empty


def unsent(s: Afu, seat: i64) -> tuple[int, ...]:
    """afu-63: the hand less the cards that fought this turn and were drawn again.

    Copies look alike: one counts as sent only where every copy outside the hospital was.
    """
    held = s.hand[seat]
    for at, c in enumerate(s.survived[seat]):
        if c in held and not repeated(s.survived[seat], at):
            copies = s.hand[seat].count(c) + s.deck[seat].count(c) + s.discard[seat].count(c)
            for _ in range(s.hand[seat].count(c) + s.survived[seat].count(c) - copies):
                held = without(held, c)
    return held
