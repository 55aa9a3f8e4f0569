"""What a seat may know of a game of AFU, named field by field."""

from __future__ import annotations

from typing import Final

from rubizh.engine.flow import SPECTATOR
from rubizh.engine.game import View
from rubizh.engine.text import NUMBER, NUMBERS, TEXT, TRUTH, TRUTHS, Form
from rubizh.games.afu.rules.state import Afu

ENDINGS: Final = (
    "how the game ended: 0 with the cruiser, 1 no Panic card left, 2 three Panic cards in a hand, 3 three objectives lost; "
    "−1 while it goes on"
)
EVENTS: Final = "the event stack in no order: events, and for an objective its kind, such as “reveal bridge”"


class AfuView(View):
    """afu-135 to afu-140: own hand and secrets, all that lies face up, and of face-down piles how many cards, as a set."""

    def __init__(self, s: Afu, seat: int) -> None:
        super().__init__(s, seat, s.rules.words)
        mine = seat != SPECTATOR
        seats = range(s.rules.players)
        self.rules = s.rules
        self.ending = s.ending
        self.first = s.first
        self.round = s.round
        self.war = s.war
        self.last_round = s.last_round
        self.hand = s.hand[seat] if mine else ()
        self.secret = s.secret[seat] if mine else ()
        self.rejected = s.rejected[seat] if mine else ()
        self.foreseen = s.foreseen[seat] if mine else ()
        self.hands = lengths(s.hand)
        self.decks = lengths(s.deck)
        self.discards = lengths(s.discard)
        self.discard_tops = tops(s.discard)
        # what was dealt, bought or feared is no secret
        self.armies = tuple([together(s.hand[p], s.deck[p], s.discard[p]) for p in seats])
        self.hospital = tuple(s.hospital)
        self.trophies = tuple(s.trophies)
        self.taken = tuple(s.taken)
        self.secrets = lengths(s.secret)
        self.revealed = tuple(s.secret) if s.over else ()  # once they are scored (afu-109)
        self.rejecteds = lengths(s.rejected)
        self.foreseens = lengths(s.foreseen)
        self.escapeds = lengths(s.escaped)
        self.escaped_tops = tops(s.escaped)
        self.invaders = tuple([together(s.invaders[p], s.foreseen[p], s.escaped[p]) for p in seats])
        self.attack = tuple(s.attack)
        self.attack_support = tuple(s.attack_support)
        self.defence = tuple(s.defence)
        self.defence_support = tuple(s.defence_support)
        self.offered = tuple(s.offered)
        self.spent = tuple(s.spent)
        self.fought = tuple(s.fought)
        self.survived = tuple(s.survived)
        self.used = tuple(s.used)
        self.treated = tuple(s.treated)
        self.points = tuple(s.points)
        self.destroyed = tuple(s.destroyed)
        self.panicked = s.panicked
        self.spared = s.spared
        self.takebacks = s.takebacks
        self.display = s.display
        self.top = s.top
        self.reserve = tuple([deal.card for deal in s.reserve])
        self.under = s.under
        self.aid = s.aid
        self.panic = s.panic
        self.goals = s.goals
        self.events = s.events
        self.pools = s.pools
        self.objectives = s.objectives
        self.objective_this_round = s.objective_this_round
        self.shown_events = s.shown_events
        self.fewer = s.fewer
        self.air_lost = s.air_lost
        self.deferred = s.deferred
        self.bid = s.bid
        self.bidder = s.bidder
        self.enemy_bid = s.enemy_bid
        self.enemy_objectives = s.enemy_objectives
        self.box = s.box
        self.second_wave = s.second_wave

    def fill(self, f: Form) -> None:
        super().fill(f)
        words = self.rules.words
        cards, piles = words.cards, words.piles
        f.agreed(self.rules.options())
        f.field("cards", self.rules.set.name, TEXT, "the name of the card set")
        self.round = f.field("round", self.round, NUMBER, "the number of the round")
        self.war = f.field("war", self.war, TRUTH, "whether the second phase has begun")
        self.last_round = f.field("last_round", self.last_round, TRUTH, "whether this is the last round")
        self.first = f.field("first", self.first, NUMBER, "the first player's seat")
        self.ending = f.field("ending", self.ending, NUMBER, ENDINGS)
        self.hand = f.field("hand", self.hand, cards, "the seat's own cards")
        self.secret = f.field("secret", self.secret, cards, "the seat's own achievements")
        self.rejected = f.field("rejected", self.rejected, cards, "the achievement that the seat put away")
        self.foreseen = f.field("foreseen", self.foreseen, cards, "invaders that the seat has looked at, the next one first")
        self.hands = f.field("hands", self.hands, NUMBERS, "how many cards each seat holds")
        self.decks = f.field("decks", self.decks, NUMBERS, "how many cards each deck has")
        self.discards = f.field("discards", self.discards, NUMBERS, "how many cards each discard has")
        self.discard_tops = f.field("discard_tops", self.discard_tops, cards, "the open top card of each discard")
        self.armies = f.field("armies", self.armies, piles, "hand, deck and discard of each seat together, in no order")
        self.hospital = f.field("hospital", self.hospital, piles, "what lies in each hospital")
        self.trophies = f.field("trophies", self.trophies, piles, "the invaders that each seat has destroyed")
        self.taken = f.field("taken", self.taken, piles, "the objectives that each seat has taken")
        self.secrets = f.field("secrets", self.secrets, NUMBERS, "how many achievements each seat has")
        self.revealed = f.field("revealed", self.revealed, piles, "each seat's achievements once the game is over")
        self.rejecteds = f.field("rejecteds", self.rejecteds, NUMBERS, "how many achievements each seat has put away")
        self.foreseens = f.field("foreseens", self.foreseens, NUMBERS, "how many invaders each seat has looked at")
        self.escapeds = f.field("escapeds", self.escapeds, NUMBERS, "how many cards each invader discard has")
        self.escaped_tops = f.field("escaped_tops", self.escaped_tops, cards, "the open top card of each invader discard")
        self.invaders = f.field("invaders", self.invaders, piles, "each seat's invader deck and discard together, in no order")
        self.attack = f.field("attack", self.attack, piles, "the invaders at the three places of each seat")
        self.attack_support = f.field("attack_support", self.attack_support, piles, "the invaders behind them")
        self.defence = f.field("defence", self.defence, piles, "the cards opposite the invaders")
        self.defence_support = f.field("defence_support", self.defence_support, piles, "the cards behind those")
        self.offered = f.field("offered", self.offered, piles, "cards used for the objective this round")
        self.spent = f.field("spent", self.spent, piles, "cards laid for compensation this round")
        self.fought = f.field("fought", self.fought, piles, "cards that have fought this round")
        self.survived = f.field("survived", self.survived, piles, "those of them that went to the discard")
        self.used = f.field("used", self.used, piles, "cards whose bonus was taken this round")
        self.treated = f.field("treated", self.treated, piles, "cards that went to the hospital for their bonus this round")
        self.points = f.field("points", self.points, NUMBERS, "recruitment points of each seat")
        self.destroyed = f.field("destroyed", self.destroyed, NUMBERS, "how many invaders each seat has destroyed this round")
        self.panicked = f.field("panicked", self.panicked, TRUTHS, "who has received Panic this round")
        self.spared = f.field("spared", self.spared, NUMBERS, "how often each seat was spared Panic this round")
        self.takebacks = f.field("takebacks", self.takebacks, NUMBER, "how often cards were taken back this turn")
        self.display = f.field("display", self.display, cards, "the cards for sale")
        self.top = f.field("top", self.top, words.alone, "the open top card of the AFU deck")
        self.reserve = f.field("reserve", self.reserve, cards, "the rest of the AFU deck, in no order")
        self.under = f.field("under", self.under, cards, "the cards put under the AFU deck, in order")
        self.aid = f.field("aid", self.aid, NUMBER, "how many Aid cards are left")
        self.panic = f.field("panic", self.panic, NUMBER, "how many Panic cards are left")
        self.goals = f.field("goals", self.goals, cards, "the open achievements")
        self.events = f.field("events", self.events, words.events, EVENTS)
        self.pools = f.field("pools", self.pools, piles, "objectives that may still come: bridges, worth 3, worth 4, the cruiser")
        self.objectives = f.field("objectives", self.objectives, cards, "the objective pile, the top one last")
        self.objective_this_round = f.field("objective_this_round", self.objective_this_round, TRUTH, "whether one is at stake")
        self.shown_events = f.field("shown_events", self.shown_events, cards, "events shown so far")
        self.fewer = f.field("fewer", self.fewer, NUMBER, "how many fewer invaders come this round")
        self.air_lost = f.field("air_lost", self.air_lost, TRUTH, "whether air units fielded this round go to the hospital")
        self.deferred = f.field("deferred", self.deferred, cards, "events of this round whose effect waits for the hands")
        self.bid = f.field("bid", self.bid, NUMBER, "the highest bid")
        self.bidder = f.field("bidder", self.bidder, NUMBER, "whose bid it is, −1 nobody's")
        self.enemy_bid = f.field("enemy_bid", self.enemy_bid, words.alone, "alone: the invader that bids")
        self.enemy_objectives = f.field("enemy_objectives", self.enemy_objectives, cards, "alone: the objectives it has taken")
        self.box = f.field("box", self.box, cards, "cards that have left the game")
        self.second_wave = f.field("second_wave", self.second_wave, TRUTH, "alone: whether the invaders II have come")


def lengths(piles: list[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple([len(pile) for pile in piles])


def tops(piles: list[tuple[int, ...]]) -> tuple[int, ...]:
    """The face-up top card of each pile, -1 where there is none."""
    return tuple([pile[-1] if pile else -1 for pile in piles])


def together(*piles: tuple[int, ...]) -> tuple[int, ...]:
    """Piles as one set, in no order."""
    return tuple(sorted([c for pile in piles for c in pile]))
