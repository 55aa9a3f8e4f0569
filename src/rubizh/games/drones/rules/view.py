"""What a seat may know of a game of Dronovody, named field by field: all but the order of decks, and who lies face down."""

from __future__ import annotations

from typing import Final

from rubizh.engine.deck import Deal
from rubizh.engine.game import View
from rubizh.engine.text import NUMBER, NUMBERS, TEXT, TRUTH, Form, Several
from rubizh.games.drones.rules.cards import NO_CARD
from rubizh.games.drones.rules.state import KNOWN, Drones

ENDINGS: Final = "how the game ended: 0 rotation, 1 technology, 2 four wounded, 3 the Trench empty; −1 while it goes on"
LOSSES: Final = "the number of the loss that took each from the Trench unseen, −1 for whom everybody has seen"
MANY_NUMBERS: Final = Several(NUMBERS)


class DronesView(View):
    """drones-2, drones-148: everybody sees the same: all hands are open."""

    def __init__(self, s: Drones, seat: int) -> None:
        super().__init__(s, seat, s.rules.words)
        seats = range(s.rules.players)
        self.rules = s.rules
        self.ending = int(s.ending)
        self.round = int(s.round)
        self.officer = int(s.officer)
        self.logistics = s.logistics
        self.crew = s.crew
        self.hq = s.hq
        self.turned = s.turned
        self.depot = s.depot
        self.broken = s.broken
        self.hand = s.hand
        self.kept = s.kept
        self.opened = s.opened
        self.projects = s.projects
        self.spent = s.spent
        self.protection = s.protection
        self.trophies = s.trophies
        self.wounded = tuple([hidden(s.wounded[p], s.wounded_at[p]) for p in seats])
        self.wounded_at = s.wounded_at
        self.mishaps = s.mishaps
        self.fewer_cards = s.fewer_cards
        self.fewer_actions = s.fewer_actions
        self.exchanged = int(s.exchanged)
        self.characters = len(s.characters)
        self.under = hidden(s.under, s.under_at)
        self.under_at = s.under_at
        self.trench = len(s.trench)
        self.unseen = unseen(s)
        self.losses = int(s.losses)
        self.entered = s.entered
        self.entered_at = s.entered_at
        self.seen = s.seen
        self.seen_at = s.seen_at
        self.drone_deck = in_no_order(s.drone_deck)
        self.drone_discard = s.drone_discard
        self.shop = s.shop
        self.support_deck = in_no_order(s.support_deck)
        self.support_discard = s.support_discard
        self.threat_deck = in_no_order(s.threat_deck)
        self.threat_discard = s.threat_discard
        self.field = s.field
        self.silenced = int(s.silenced)
        self.silenced_next = int(s.silenced_next)
        self.actions = int(s.actions)
        self.carded = s.carded
        self.played = s.played
        self.looked = s.looked
        self.moved = s.moved
        self.activating = int(s.activating)
        self.given = int(s.given)
        self.flown = int(s.flown)
        self.grounded = s.grounded
        self.ground_left = int(s.ground_left)
        self.air_left = int(s.air_left)
        self.begun = s.begun
        self.sure = s.sure
        self.shell = int(s.shell)
        self.target = int(s.target)
        self.rolled = int(s.rolled)
        self.coming = s.coming
        self.aside = s.aside

    def fill(self, f: Form) -> None:
        super().fill(f)
        f.agreed(self.rules.agreed)
        f.field("cards", self.rules.set.name, TEXT, "the name of the card set")
        self.fill_round(f)
        self.fill_boards(f)
        self.fill_table(f)
        self.fill_turn(f)

    def fill_round(self, f: Form) -> None:
        self.ending = f.field("ending", self.ending, NUMBER, ENDINGS)
        self.round = f.field("round", self.round, NUMBER, "the number of the round")
        self.officer = f.field("officer", self.officer, NUMBER, "the Duty Officer's seat")
        self.silenced = f.field("silenced", self.silenced, NUMBER, "kinds of enemies that are deactivated, as bits")
        self.silenced_next = f.field("silenced_next", self.silenced_next, NUMBER, "those that will be, as bits")
        self.exchanged = f.field("exchanged", self.exchanged, NUMBER, "who has exchanged a trophy this round, as bits")

    def fill_boards(self, f: Form) -> None:
        piles = self.rules.words.piles
        self.logistics = f.field("logistics", self.logistics, NUMBERS, "the Logistics of each seat")
        self.crew = f.field("crew", self.crew, piles, "each seat's Crew")
        self.hq = f.field("hq", self.hq, piles, "each seat's HQ")
        self.turned = f.field("turned", self.turned, piles, "characters whose effect was used this round")
        self.depot = f.field("depot", self.depot, piles, "each seat's unbroken drones")
        self.broken = f.field("broken", self.broken, piles, "each seat's broken drones")
        self.hand = f.field("hand", self.hand, piles, "each seat's support cards")
        self.kept = f.field("kept", self.kept, piles, "cards picked while hands are passed round")
        self.opened = f.field("opened", self.opened, piles, "each seat's open projects")
        self.projects = f.field("projects", self.projects, piles, "each seat's activated projects")
        self.spent = f.field("spent", self.spent, piles, "those of them whose effect was used this round")
        self.protection = f.field("protection", self.protection, piles, "each seat's protection cards")
        self.trophies = f.field("trophies", self.trophies, piles, "each seat's trophies")
        self.wounded = f.field("wounded", self.wounded, piles, "each seat's wounded, “-” for who lies there unseen")
        self.wounded_at = f.field("wounded_at", self.wounded_at, MANY_NUMBERS, LOSSES)
        self.mishaps = f.field("mishaps", self.mishaps, piles, "mishaps that last")
        self.fewer_cards = f.field("fewer_cards", self.fewer_cards, NUMBERS, "cards fewer after the next Recovery")
        self.fewer_actions = f.field("fewer_actions", self.fewer_actions, NUMBERS, "actions fewer in the next turn")
        self.played = f.field("played", self.played, piles, "bonuses of this turn")

    def fill_table(self, f: Form) -> None:
        cards = self.rules.words.cards
        self.characters = f.field("characters", self.characters, NUMBER, "how many the shuffled part of the character deck has")
        self.under = f.field("under", self.under, cards, "characters put under it, the next one first, “-” for unseen ones")
        self.under_at = f.field("under_at", self.under_at, NUMBERS, LOSSES)
        self.trench = f.field("trench", self.trench, NUMBER, "how many are in the Trench")
        self.unseen = f.field("unseen", self.unseen, cards, "every character that nobody can see, wherever they are, in no order")
        self.losses = f.field("losses", self.losses, NUMBER, "how many the Trench has lost at random, unseen or called")
        self.entered = f.field("entered", self.entered, cards, "who went into the Trench openly, and may be there still")
        self.entered_at = f.field("entered_at", self.entered_at, NUMBERS, "how many it had lost before each of them")
        self.seen = f.field("seen", self.seen, cards, "who came to light, and may have been some of those")
        self.seen_at = f.field("seen_at", self.seen_at, NUMBERS, "the number of the loss that had taken each")
        self.drone_deck = f.field("drone_deck", self.drone_deck, cards, "the drone deck, in no order")
        self.drone_discard = f.field("drone_discard", self.drone_discard, cards, "the drone discard")
        self.shop = f.field("shop", self.shop, cards, "the drones for sale")
        self.support_deck = f.field("support_deck", self.support_deck, cards, "the support deck, in no order")
        self.support_discard = f.field("support_discard", self.support_discard, cards, "the support discard")
        self.threat_deck = f.field("threat_deck", self.threat_deck, cards, "the threat deck, in no order")
        self.threat_discard = f.field("threat_discard", self.threat_discard, cards, "the threat discard")
        self.field = f.field("field", self.field, cards, "the enemies on the field, in the order of coming")

    def fill_turn(self, f: Form) -> None:
        cards, alone = self.rules.words.cards, self.rules.words.alone
        self.actions = f.field("actions", self.actions, NUMBER, "actions left in this turn")
        self.carded = f.field("carded", self.carded, TRUTH, "whether the support card of this turn is played or discarded")
        self.looked = f.field("looked", self.looked, cards, "characters looked at, to be placed")
        self.moved = f.field("moved", self.moved, cards, "who has moved in the transfer under way")
        self.activating = f.field("activating", self.activating, alone, "the project under way")
        self.given = f.field("given", self.given, NUMBER, "how many characters were given for it")
        self.flown = f.field("flown", self.flown, alone, "the drone of this turn's attacks")
        self.grounded = f.field("grounded", self.grounded, TRUTH, "whether it is broken or gone")
        self.ground_left = f.field("ground_left", self.ground_left, NUMBER, "attacks left on ground enemies in this sortie")
        self.air_left = f.field("air_left", self.air_left, NUMBER, "attacks left on enemy drones in this sortie")
        self.begun = f.field("begun", self.begun, TRUTH, "whether this sortie has made an attack")
        self.sure = f.field("sure", self.sure, TRUTH, "whether the next attack hits without a roll")
        self.shell = f.field("shell", self.shell, alone, "the artillery card that fires")
        self.target = f.field("target", self.target, alone, "the enemy attacked, or the drone to make room for")
        self.rolled = f.field("rolled", self.rolled, NUMBER, "the last throw of the die, 0 before the first")
        self.coming = f.field("coming", self.coming, cards, "enemies activated by the roll, still to be carried out")
        self.aside = f.field("aside", self.aside, cards, "mishaps still to be dealt")


def hidden(cards: tuple[int, ...], at: tuple[int, ...]) -> tuple[int, ...]:
    """The cards, but for those that nobody has seen."""
    return tuple([c if at[n] == KNOWN else NO_CARD for n, c in enumerate(cards)])


def in_no_order(deck: list[Deal]) -> tuple[int, ...]:
    return tuple([int(deal.card) for deal in deck])


def unseen(s: Drones) -> tuple[int, ...]:
    """Every character that lies where nobody can see them."""
    found = [int(deal.card) for deal in s.characters] + list(s.trench)
    found += [c for n, c in enumerate(s.under) if s.under_at[n] != KNOWN]
    for seat in range(s.rules.players):
        found += [c for n, c in enumerate(s.wounded[seat]) if s.wounded_at[seat][n] != KNOWN]
    return tuple(sorted(found))
