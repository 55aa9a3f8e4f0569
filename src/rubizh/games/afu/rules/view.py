"""What a seat may know of a game of AFU, named field by field."""

from __future__ import annotations

from typing import Any

from rubizh.engine.flow import NATURE, SPECTATOR, Choice, Step
from rubizh.engine.game import View
from rubizh.games.afu.rules.choices import REVEALS
from rubizh.games.afu.rules.state import Afu, Rules


class AfuView(View):
    """afu-135 to afu-140: own hand and secrets, all that lies face up, and of face-down piles how many cards, as a set."""

    def __init__(
        self,
        seat: int,
        asked: int,
        options: list[Choice],
        todo: tuple[Step[Any], ...],
        over: bool,
        rules: Rules,
        ending: int,
        first: int,
        round: int,
        war: bool,
        last_round: bool,
        hand: tuple[int, ...],
        secret: tuple[int, ...],
        rejected: tuple[int, ...],
        foreseen: tuple[int, ...],
        hands: tuple[int, ...],
        decks: tuple[int, ...],
        discards: tuple[int, ...],
        discard_tops: tuple[int, ...],
        armies: tuple[tuple[int, ...], ...],
        hospital: tuple[tuple[int, ...], ...],
        trophies: tuple[tuple[int, ...], ...],
        taken: tuple[tuple[int, ...], ...],
        secrets: tuple[int, ...],
        revealed: tuple[tuple[int, ...], ...],
        rejecteds: tuple[int, ...],
        foreseens: tuple[int, ...],
        escapeds: tuple[int, ...],
        escaped_tops: tuple[int, ...],
        invaders: tuple[tuple[int, ...], ...],
        attack: tuple[tuple[int, ...], ...],
        attack_support: tuple[tuple[int, ...], ...],
        defence: tuple[tuple[int, ...], ...],
        defence_support: tuple[tuple[int, ...], ...],
        offered: tuple[tuple[int, ...], ...],
        spent: tuple[tuple[int, ...], ...],
        fought: tuple[tuple[int, ...], ...],
        survived: tuple[tuple[int, ...], ...],
        used: tuple[tuple[int, ...], ...],
        treated: tuple[tuple[int, ...], ...],
        points: tuple[int, ...],
        destroyed: tuple[int, ...],
        panicked: tuple[bool, ...],
        spared: tuple[int, ...],
        takebacks: int,
        display: tuple[int, ...],
        top: int,
        reserve: tuple[int, ...],
        under: tuple[int, ...],
        aid: int,
        panic: int,
        goals: tuple[int, ...],
        events: tuple[int, ...],
        pools: tuple[tuple[int, ...], ...],
        objectives: tuple[int, ...],
        objective_this_round: bool,
        shown_events: tuple[int, ...],
        fewer: int,
        air_lost: bool,
        deferred: tuple[int, ...],
        bid: int,
        bidder: int,
        enemy_bid: int,
        enemy_objectives: tuple[int, ...],
        box: tuple[int, ...],
        second_wave: bool,
    ) -> None:
        super().__init__(seat, asked, options, todo, over)
        self.rules = rules
        self.ending = ending
        self.first = first
        self.round = round
        self.war = war
        self.last_round = last_round
        self.hand = hand
        self.secret = secret
        self.rejected = rejected
        self.foreseen = foreseen
        self.hands = hands  # how many cards each seat holds
        self.decks = decks
        self.discards = discards
        self.discard_tops = discard_tops  # the face-up top card, -1 where there is none
        self.armies = armies  # hand, deck and discard of each seat together: what was dealt, bought or feared is no secret
        self.hospital = hospital
        self.trophies = trophies
        self.taken = taken
        self.secrets = secrets
        self.revealed = revealed  # the secret achievements of all seats, once they are scored (afu-109)
        self.rejecteds = rejecteds
        self.foreseens = foreseens
        self.escapeds = escapeds
        self.escaped_tops = escaped_tops
        self.invaders = invaders  # each seat's invader deck and discard together
        self.attack = attack
        self.attack_support = attack_support
        self.defence = defence
        self.defence_support = defence_support
        self.offered = offered
        self.spent = spent
        self.fought = fought
        self.survived = survived
        self.used = used
        self.treated = treated
        self.points = points
        self.destroyed = destroyed
        self.panicked = panicked
        self.spared = spared
        self.takebacks = takebacks
        self.display = display
        self.top = top
        self.reserve = reserve
        self.under = under
        self.aid = aid
        self.panic = panic
        self.goals = goals
        self.events = events
        self.pools = pools
        self.objectives = objectives
        self.objective_this_round = objective_this_round
        self.shown_events = shown_events
        self.fewer = fewer
        self.air_lost = air_lost
        self.deferred = deferred
        self.bid = bid
        self.bidder = bidder
        self.enemy_bid = enemy_bid
        self.enemy_objectives = enemy_objectives
        self.box = box
        self.second_wave = second_wave

    def facts(self) -> dict[str, object]:
        return {
            **super().facts(),
            **self.rules.options(),
            "cards": self.rules.set.name,
            "round": self.round,
            "war": self.war,
            "last_round": self.last_round,
            "first": self.first,
            "ending": self.ending,
            "hand": self.named(self.hand),
            "secret": self.named(self.secret),
            "rejected": self.named(self.rejected),
            "foreseen": self.named(self.foreseen),
            "hands": list(self.hands),
            "decks": list(self.decks),
            "discards": list(self.discards),
            "discard_tops": self.named(self.discard_tops),
            "armies": self.each(self.armies),
            "hospital": self.each(self.hospital),
            "trophies": self.each(self.trophies),
            "taken": self.each(self.taken),
            "secrets": list(self.secrets),
            "revealed": self.each(self.revealed),
            "rejecteds": list(self.rejecteds),
            "foreseens": list(self.foreseens),
            "escapeds": list(self.escapeds),
            "escaped_tops": self.named(self.escaped_tops),
            "invaders": self.each(self.invaders),
            "attack": self.each(self.attack),
            "attack_support": self.each(self.attack_support),
            "defence": self.each(self.defence),
            "defence_support": self.each(self.defence_support),
            "offered": self.each(self.offered),
            "spent": self.each(self.spent),
            "fought": self.each(self.fought),
            "survived": self.each(self.survived),
            "used": self.each(self.used),
            "treated": self.each(self.treated),
            "points": list(self.points),
            "destroyed": list(self.destroyed),
            "panicked": list(self.panicked),
            "spared": list(self.spared),
            "takebacks": self.takebacks,
            "display": self.named(self.display),
            "top": self.named((self.top,)),
            "reserve": self.named(self.reserve),
            "under": self.named(self.under),
            "aid": self.aid,
            "panic": self.panic,
            "goals": self.named(self.goals),
            "events": [self.named((e,))[0] if e >= 0 else REVEALS[-1 - e].text for e in self.events],
            "pools": self.each(self.pools),
            "objectives": self.named(self.objectives),
            "objective_this_round": self.objective_this_round,
            "shown_events": self.named(self.shown_events),
            "fewer": self.fewer,
            "air_lost": self.air_lost,
            "deferred": self.named(self.deferred),
            "bid": self.bid,
            "bidder": self.bidder,
            "enemy_bid": self.named((self.enemy_bid,)),
            "enemy_objectives": self.named(self.enemy_objectives),
            "box": self.named(self.box),
            "second_wave": self.second_wave,
        }

    def named(self, cards: tuple[int, ...]) -> list[str]:
        kinds = self.rules.set.cards
        return [kinds[c].name if c >= 0 else "-" for c in cards]

    def each(self, piles: tuple[tuple[int, ...], ...]) -> list[list[str]]:
        return [self.named(pile) for pile in piles]


def lengths(piles: list[tuple[int, ...]]) -> tuple[int, ...]:
    return tuple([len(pile) for pile in piles])


def tops(piles: list[tuple[int, ...]]) -> tuple[int, ...]:
    """The face-up top card of each pile, -1 where there is none."""
    return tuple([pile[-1] if pile else -1 for pile in piles])


def together(*piles: tuple[int, ...]) -> tuple[int, ...]:
    """Piles as one set, in no order."""
    return tuple(sorted([c for pile in piles for c in pile]))


def view(s: Afu, seat: int) -> AfuView:
    """What a seat, or a spectator, may know."""
    pending = s.pending
    asked = NATURE if pending is None else pending.seat
    mine = seat != SPECTATOR
    seats = range(s.rules.players)
    return AfuView(
        seat=seat,
        asked=asked,
        options=pending.options if pending is not None and asked == seat else [],
        todo=tuple(s.todo),
        over=s.over,
        rules=s.rules,
        ending=s.ending,
        first=s.first,
        round=s.round,
        war=s.war,
        last_round=s.last_round,
        hand=s.hand[seat] if mine else (),
        secret=s.secret[seat] if mine else (),
        rejected=s.rejected[seat] if mine else (),
        foreseen=s.foreseen[seat] if mine else (),
        hands=lengths(s.hand),
        decks=lengths(s.deck),
        discards=lengths(s.discard),
        discard_tops=tops(s.discard),
        armies=tuple([together(s.hand[p], s.deck[p], s.discard[p]) for p in seats]),
        hospital=tuple(s.hospital),
        trophies=tuple(s.trophies),
        taken=tuple(s.taken),
        secrets=lengths(s.secret),
        revealed=tuple(s.secret) if s.over else (),
        rejecteds=lengths(s.rejected),
        foreseens=lengths(s.foreseen),
        escapeds=lengths(s.escaped),
        escaped_tops=tops(s.escaped),
        invaders=tuple([together(s.invaders[p], s.foreseen[p], s.escaped[p]) for p in seats]),
        attack=tuple(s.attack),
        attack_support=tuple(s.attack_support),
        defence=tuple(s.defence),
        defence_support=tuple(s.defence_support),
        offered=tuple(s.offered),
        spent=tuple(s.spent),
        fought=tuple(s.fought),
        survived=tuple(s.survived),
        used=tuple(s.used),
        treated=tuple(s.treated),
        points=tuple(s.points),
        destroyed=tuple(s.destroyed),
        panicked=s.panicked,
        spared=s.spared,
        takebacks=s.takebacks,
        display=s.display,
        top=s.top,
        reserve=tuple([deal.card for deal in s.reserve]),
        under=s.under,
        aid=s.aid,
        panic=s.panic,
        goals=s.goals,
        events=s.events,
        pools=s.pools,
        objectives=s.objectives,
        objective_this_round=s.objective_this_round,
        shown_events=s.shown_events,
        fewer=s.fewer,
        air_lost=s.air_lost,
        deferred=s.deferred,
        bid=s.bid,
        bidder=s.bidder,
        enemy_bid=s.enemy_bid,
        enemy_objectives=s.enemy_objectives,
        box=s.box,
        second_wave=s.second_wave,
    )
