"""Fielding as a whole: the most promising ways to place a hand against the invaders."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rubizh.engine.deck import without
from rubizh.engine.flow import apply
from rubizh.games.afu.bots.battle import MASK_OF, PAIRS, SIDES, Battle
from rubizh.games.afu.bots.cards import CHOOSES, USES, WIDTH, Lore
from rubizh.games.afu.rules.bonus import Calm, DrawCards, bonus_of
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.choices import DONE, UseBonus
from rubizh.games.afu.rules.chosen import can_calm
from rubizh.games.afu.rules.field import bonuses
from rubizh.games.afu.rules.state import PLACES, Afu, in_play, put

MOST_PLANS: Final = 32
NOTHING: Final = -1
DRAWN: Final = 0.018  # what a card drawn by a bonus adds to the win chance on the average
FORESEEN: Final = 0.004  # what looking at the next invaders adds, at least


class Plans:
    """The placements that score highest by rules of thumb, each as a pair of cards for every place."""

    def __init__(self) -> None:
        self.battle: Final = Battle()
        self.scores: Final = vec[float]([0.0] * MOST_PLANS)
        self.pairs: Final = vec[i64]([0] * (MOST_PLANS * PLACES))
        self.many: i64 = 0
        self.weakest: i64 = 0

    def find(self, s: Afu, seat: i64, lore: Lore) -> None:
        """All placements, of which the most promising are kept; equal cards are tried once."""
        self.battle.read(s, seat, s.hand[seat], lore)
        self.many = 0
        self.go_on(0, 0, 0, 0, 0.0)

    def go_on(self, place: i64, used: i64, one: i64, two: i64, score: float) -> None:
        """Every pair for the next place, after those for the first two."""
        battle = self.battle
        for at in range(battle.many[place]):
            pair = battle.pairs[place * PAIRS + at]
            if MASK_OF[pair] & used != 0 or self.doubles(pair, used):
                continue
            total = score + battle.scores[place * PAIRS + pair]
            if place == 0:
                self.go_on(1, MASK_OF[pair], pair, 0, total)
            elif place == 1:
                self.go_on(2, used | MASK_OF[pair], one, pair, total)
            else:
                self.keep(one, two, pair, total)

    def doubles(self, pair: i64, used: i64) -> bool:
        """Whether a pair uses a card while an equal one before it is free: then that one is tried instead."""
        battle = self.battle
        if not battle.copies:
            return False
        taken = used
        for at in (pair // SIDES - 1, pair % SIDES - 1):
            if at == NO_CARD or at >= battle.held:
                continue
            for before in range(at):
                if battle.cards[before] == battle.cards[at] and taken & MASK_OF[before + 1] == 0:
                    return True
            taken |= MASK_OF[at + 1]
        return False

    def keep(self, one: i64, two: i64, three: i64, score: float) -> None:
        """One more plan, instead of the weakest if there are too many."""
        at = self.many
        if at < MOST_PLANS:
            self.many += 1
        elif score <= self.scores[self.weakest]:
            return
        else:
            at = self.weakest
        self.scores[at] = score
        self.pairs[at * PLACES] = one
        self.pairs[at * PLACES + 1] = two
        self.pairs[at * PLACES + 2] = three
        if self.many == MOST_PLANS:
            for other in range(MOST_PLANS):
                if self.scores[other] < self.scores[self.weakest]:
                    self.weakest = other

    def carried_out(self, s: Afu, seat: i64, plan: i64) -> Afu:
        """The position after a plan and the fights."""
        after = s.clone()
        battle = self.battle
        for place in range(PLACES):
            pair = self.pairs[plan * PLACES + place]
            front, back = pair // SIDES - 1, pair % SIDES - 1
            if front != NO_CARD and battle.fronts[place] == NO_CARD:
                c = battle.cards[front]
                after.hand[seat] = without(after.hand[seat], c)
                after.defence[seat] = put(after.defence[seat], place, c)
            if back != NO_CARD and battle.backs[place] == NO_CARD:
                c = battle.cards[back]
                after.hand[seat] = without(after.hand[seat], c)
                after.defence_support[seat] = put(after.defence_support[seat], place, c)
        apply(after, DONE)
        return after

    def first(self, plan: i64, lore: Lore) -> i64:
        """The spot that a plan fills next, -1 if none: the first from the left, but cards with a bonus by choice before."""
        battle = self.battle
        found: i64 = NOTHING
        for place in range(PLACES):
            pair = self.pairs[plan * PLACES + place]
            at, spot = pair // SIDES - 1, 2 * place
            if at == battle.fronts[place]:
                at, spot = pair % SIDES - 1, 2 * place + 1
            if at == NO_CARD or at >= battle.held:
                continue
            if self.chooses(at, lore):
                return spot
            if found == NOTHING:
                found = spot
        return found

    def card_at(self, plan: i64, spot: i64) -> i64:
        """The card that a plan has at a spot."""
        pair = self.pairs[plan * PLACES + spot // 2]
        return self.battle.cards[(pair // SIDES if spot % 2 == 0 else pair % SIDES) - 1]

    def chooses(self, at: i64, lore: Lore) -> bool:
        return lore.table[self.battle.cards[at] * WIDTH + USES] & CHOOSES != 0


def take_open(s: Afu, seat: i64) -> float:
    """Return the Panic cards that bonuses may still return; the answer is what the others may bring, which cannot be foreseen."""
    hoped = 0.0
    for option in bonuses(s, seat):
        if isinstance(option, UseBonus):
            reward, times = bonus_of(s, seat, option.card), unused(s, seat, option.card)
            if not isinstance(reward, Calm):
                hoped += float(times) * (DRAWN if isinstance(reward, DrawCards) else FORESEEN)
                continue
            for _ in range(times):
                if can_calm(s, seat):
                    calm(s, seat)
    return hoped


def unused(s: Afu, seat: i64, c: i64) -> i64:
    """How many cards of a kind in play have not given their bonus yet."""
    return in_play(s, seat).count(c) - s.used[seat].count(c)


def calm(s: Afu, seat: i64) -> None:
    """A Panic card goes back from the discard or the deck, or else from the hand.

    Where the deck held it, a card of the discard takes its place there, so that what is left does not tell which pile it was.
    """
    panic = s.rules.set.panic
    if panic in s.discard[seat]:
        s.discard[seat] = without(s.discard[seat], panic)
    elif panic in s.deck[seat]:
        s.deck[seat] = without(s.deck[seat], panic) + s.discard[seat][:1]
        s.discard[seat] = s.discard[seat][1:]
    else:
        s.hand[seat] = without(s.hand[seat], panic)
    s.panic += 1
