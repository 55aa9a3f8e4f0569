"""The fights of AFU that a hand can give: what each card, and each pair of cards, would do at each place."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from rubizh.games.afu.bots.cards import (
    AIR_MARK,
    ARTILLERY_MARK,
    ATTACK,
    CHOOSES,
    DEFENCE,
    ENHANCED_ATTACK,
    ENHANCED_DEFENCE,
    FIGHTS,
    HITS_AIR,
    MARKS,
    POINTS,
    ROCKET_MARK,
    SPARES,
    SUPPORT,
    SUPPORTS,
    USES,
    WIDTH,
    Lore,
)
from rubizh.games.afu.rules.bonus import Bonus, PlayedDefence
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.piles import free_places
from rubizh.games.afu.rules.state import PLACES, Afu, card

MOST_CARDS: Final = 10  # of a hand and the field together; more are left out of account
SIDES: Final = MOST_CARDS + 1  # a card or none
PAIRS: Final = SIDES * SIDES
MASKS: Final = 1 << MOST_CARDS
NEVER: Final = -1e9

# What a fight may bring, in points of a card's worth.
TROPHY: Final = 1.5
PANIC: Final = 4.5
ROCKET: Final = 0.3
KEPT: Final = 0.6  # what a recruitment point is worth that a fielded card does not bring
LOST: Final = 0.45  # the part of a card's worth that the hospital costs
BONUS: Final = 1.0

# The results of a pair at a place, as bits.
DESTROYED: Final = 1
FRONT_LOST: Final = 2
BACK_LOST: Final = 4
UNOPPOSED: Final = 8


def prevails(attack: i64, marks: i64, defence: i64, other: i64, always_hits_air: bool) -> bool:
    """afu-33, afu-34, afu-38 to afu-40, as the rules have it."""
    if attack < defence:
        return False
    if other & ENHANCED_DEFENCE != 0 and marks & ENHANCED_ATTACK == 0:
        return False
    return other & AIR_MARK == 0 or marks & HITS_AIR != 0 or always_hits_air


class Battle:
    """One seat's fights still to come. `best` is the placement that rules of thumb like best, and what it brings."""

    def __init__(self) -> None:
        self.cards: Final = vec[i64]([0] * MOST_CARDS)
        self.attacks: Final = vec[i64]([0] * MOST_CARDS)
        self.defences: Final = vec[i64]([0] * MOST_CARDS)
        self.supports: Final = vec[i64]([0] * MOST_CARDS)
        self.size: i64 = 0
        self.held: i64 = 0  # so many of the cards are still in the hand; the others stand already
        self.copies = False  # whether some of them are of one kind
        self.enemy_attack: i64 = 0
        self.enemy_defence: i64 = 0
        self.enemy_marks: i64 = 0
        self.fronts: Final = vec[i64]([0] * PLACES)  # the card that stands at a place, by its position here
        self.backs: Final = vec[i64]([0] * PLACES)
        self.scores: Final = vec[float]([0.0] * (PLACES * PAIRS))
        self.results: Final = vec[i64]([0] * (PLACES * PAIRS))
        self.pairs: Final = vec[i64]([0] * (PLACES * PAIRS))  # those that are possible at each place
        self.many: Final = vec[i64]([0] * PLACES)
        self.highest: Final = vec[float]([0.0] * ((PLACES + 1) * MASKS))
        self.by: Final = vec[i64]([0] * ((PLACES + 1) * MASKS))
        self.used: i64 = 0
        self.lost: i64 = 0
        self.trophies: i64 = 0
        self.air_trophies: i64 = 0
        self.panic: i64 = 0

    def read(self, s: Afu, seat: i64, hand: tuple[int, ...], lore: Lore) -> None:
        """The cards at hand and on the field, and every pair at every place."""
        self.size = 0
        standing = 2 * PLACES - free_places(s.defence[seat]) - free_places(s.defence_support[seat])
        for c in hand:
            if self.size < MOST_CARDS - standing:
                self.add(c)
        self.held = self.size
        self.copies = len(set(hand)) < len(hand)
        for place in range(PLACES):
            self.fronts[place] = self.stand(s.defence[seat][place])
            self.backs[place] = self.stand(s.defence_support[seat][place])
        for at in range(self.size):
            self.look_at(s, seat, at, lore)
        for place in range(PLACES):
            self.many[place] = 0
            self.pair_up(s, seat, place, lore)

    def add(self, c: i64) -> None:
        self.cards[self.size] = c
        self.size += 1

    def stand(self, c: i64) -> i64:
        """A card of the field, if there is one."""
        if c == NO_CARD:
            return NO_CARD
        self.add(c)
        return self.size - 1

    def look_at(self, s: Afu, seat: i64, at: i64, lore: Lore) -> None:
        """The points of a card with its own bonus, where that is likely to hold."""
        c = self.cards[at]
        row = c * WIDTH
        self.attacks[at] = lore.table[row + ATTACK]
        self.defences[at] = lore.table[row + DEFENCE]
        self.supports[at] = lore.table[row + SUPPORT]
        bonus = card(s, c).bonus
        if bonus is not None and self.holds(s, seat, at, bonus):
            self.attacks[at] += bonus.reward.attack()
            self.defences[at] += bonus.reward.defence()
            self.supports[at] += bonus.reward.support()

    def holds(self, s: Afu, seat: i64, at: i64, bonus: Bonus) -> bool:
        """Whether a bonus is met, a card that can still be played counting as played."""
        condition = bonus.condition
        if isinstance(condition, PlayedDefence):
            for other in range(self.size):
                if other != at and condition.fits(card(s, self.cards[other])):
                    return True
            return False
        return condition.met(s, seat, self.cards[at], at < self.held)

    def pair_up(self, s: Afu, seat: i64, place: i64, lore: Lore) -> None:
        """Every card or pair that can stand at a place."""
        if s.attack[seat][place] == NO_CARD:
            self.note(place, 0, 0.0, 0)
            return
        self.face(s, seat, place, lore)
        if self.fronts[place] != NO_CARD:
            self.stand_behind(s, place, self.fronts[place], lore)
            return
        self.note(place, 0, -PANIC - (ROCKET if self.enemy_marks & ROCKET_MARK != 0 else 0.0), UNOPPOSED)
        for front in range(self.held):
            if lore.table[self.cards[front] * WIDTH + USES] & FIGHTS != 0:
                self.stand_behind(s, place, front, lore)

    def face(self, s: Afu, seat: i64, place: i64, lore: Lore) -> None:
        """The invader at a place, with its support."""
        row = s.attack[seat][place] * WIDTH
        self.enemy_attack = lore.table[row + ATTACK]
        self.enemy_defence = lore.table[row + DEFENCE]
        self.enemy_marks = lore.table[row + MARKS]
        behind = s.attack_support[seat][place]
        if behind != NO_CARD:
            self.enemy_attack += lore.table[behind * WIDTH + SUPPORT]
            self.enemy_defence += lore.table[behind * WIDTH + SUPPORT]
            self.enemy_marks |= lore.lent[behind]

    def stand_behind(self, s: Afu, place: i64, front: i64, lore: Lore) -> None:
        """A card in front, alone and with each that can support it."""
        if self.backs[place] != NO_CARD:
            self.fight(s, place, front, self.backs[place], lore)
            return
        self.fight(s, place, front, NO_CARD, lore)
        for back in range(self.held):
            if back != front and lore.table[self.cards[back] * WIDTH + USES] & SUPPORTS != 0:
                self.fight(s, place, front, back, lore)

    def fight(self, s: Afu, place: i64, front: i64, back: i64, lore: Lore) -> None:
        """What a pair is worth against the invader."""
        result = self.outcome(s, front, back, lore)
        score = -self.cost(front, lore)
        if result & DESTROYED != 0:
            score += TROPHY
        elif self.enemy_marks & ROCKET_MARK != 0:
            score -= ROCKET
        if result & FRONT_LOST != 0:
            score -= LOST * lore.worth(self.cards[front])
        if back != NO_CARD:
            score -= self.cost(back, lore)
            if result & BACK_LOST != 0:
                score -= LOST * lore.worth(self.cards[back])
        self.note(place, (front + 1) * SIDES + back + 1, score, result)

    def outcome(self, s: Afu, front: i64, back: i64, lore: Lore) -> i64:
        """How a pair fares against the invader."""
        attack, defence, marks = self.attacks[front], self.defences[front], lore.table[self.cards[front] * WIDTH + MARKS]
        if back != NO_CARD:
            attack += self.supports[back]
            defence += self.supports[back]
            marks |= lore.lent[self.cards[back]]
        result: i64 = DESTROYED if prevails(attack, marks, self.enemy_defence, self.enemy_marks, False) else 0
        lost = prevails(self.enemy_attack, self.enemy_marks, defence, marks, s.rules.ground_hits_air)
        lost = lost or (s.air_lost and lore.air(self.cards[front]))
        if lost:
            result |= FRONT_LOST
        if back != NO_CARD and (lost or self.enemy_marks & ARTILLERY_MARK != 0 or (s.air_lost and lore.air(self.cards[back]))):
            result |= BACK_LOST
        return result

    def cost(self, at: i64, lore: Lore) -> float:
        """What a card does not bring by compensation when it is fielded, less what its bonus may bring."""
        row = self.cards[at] * WIDTH
        gain = BONUS if lore.table[row + USES] & (CHOOSES | SPARES) != 0 else 0.0
        return KEPT * float(lore.table[row + POINTS]) - gain

    def note(self, place: i64, pair: i64, score: float, result: i64) -> None:
        at = place * PAIRS
        self.scores[at + pair] = score
        self.results[at + pair] = result
        self.pairs[at + self.many[place]] = pair
        self.many[place] += 1

    def best(self, s: Afu, seat: i64, lore: Lore) -> None:
        """The placement with the best score, found place by place for each set of cards used."""
        masks: i64 = 1
        for _ in range(self.size):
            masks *= 2
        highest = self.highest
        for place in range(PLACES + 1):
            for mask in range(masks):
                highest[place * MASKS + mask] = NEVER
        highest[0] = 0.0
        for place in range(PLACES):
            for mask in range(masks):
                if highest[place * MASKS + mask] > NEVER:
                    self.extend(place, mask, highest[place * MASKS + mask])
        self.used = 0
        for mask in range(masks):
            if highest[PLACES * MASKS + mask] > highest[PLACES * MASKS + self.used]:
                self.used = mask
        self.trace(s, seat, lore)

    def extend(self, place: i64, mask: i64, before: float) -> None:
        """Every pair for the next place that leaves the cards used so far alone."""
        highest, by, scores = self.highest, self.by, self.scores
        base = place * PAIRS
        after = (place + 1) * MASKS
        for at in range(self.many[place]):
            pair = self.pairs[base + at]
            cards = MASK_OF[pair]
            if cards & mask == 0:
                score = before + scores[base + pair]
                if score > highest[after + (cards | mask)]:
                    highest[after + (cards | mask)] = score
                    by[after + (cards | mask)] = pair

    def trace(self, s: Afu, seat: i64, lore: Lore) -> None:
        """What the best placement brings."""
        self.lost = 0
        self.trophies = 0
        self.air_trophies = 0
        self.panic = 0
        mask = self.used
        place: i64 = PLACES
        while place > 0:
            pair = self.by[place * MASKS + mask]
            place -= 1
            self.count(s, seat, place, pair, lore)
            mask &= ~MASK_OF[pair]

    def count(self, s: Afu, seat: i64, place: i64, pair: i64, lore: Lore) -> None:
        result = self.results[place * PAIRS + pair]
        if result & UNOPPOSED != 0:
            self.panic += 1
        if result & DESTROYED != 0:
            for c in (s.attack[seat][place], s.attack_support[seat][place]):
                if c != NO_CARD:
                    self.trophies += 1
                    self.air_trophies += 1 if lore.air(c) else 0
        if result & FRONT_LOST != 0:
            self.lost |= MASK_OF[(pair // SIDES) * SIDES]
        if result & BACK_LOST != 0:
            self.lost |= MASK_OF[pair % SIDES]


def mask_of(pair: int) -> int:
    front, back = pair // SIDES - 1, pair % SIDES - 1
    return (1 << front if front >= 0 else 0) | (1 << back if back >= 0 else 0)


MASK_OF: Final = vec[i64]([mask_of(pair) for pair in range(PAIRS)])
