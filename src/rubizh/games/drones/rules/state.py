"""The state of a game of Dronovody: what lies where, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from rubizh.engine.deck import Deal
from rubizh.engine.flow import Decision, State, Step
from rubizh.games.drones.rules.cards import CardSet, Character, Drone, Support, Threat
from rubizh.games.drones.rules.choices import Choices

if TYPE_CHECKING:
    from rubizh.games.drones.rules.text import DronesWords

MOST_PLAYERS: Final = 4
CREW_SIZE: Final = 4
HQ_SIZE: Final = 3
DEPOT_SIZE: Final = 3
FIRST_LOGISTICS: Final = 3
SHOP_SIZE: Final = 3
HAND: Final = 5
PER_PLAYER: Final = 3  # characters in the Trench, enemies at the start, threats a round, projects to win by technology
HORDE: Final = 4
FATAL_WOUNDED: Final = 4
POINTS_PER_WOUNDED: Final = 3

KNOWN: Final = -1  # where a character lies that everybody has seen

# How a game ended.
UNDECIDED: Final = -1
ROTATION: Final = 0
TECHNOLOGY: Final = 1
FOUR_WOUNDED: Final = 2
TRENCH_EMPTY: Final = 3

Piles = tuple[tuple[int, ...], ...]  # a pile for each seat


class Rules:
    """drones-141: the options that a table has agreed on, and the cards it plays with."""

    def __init__(self, agreed: dict[str, str], set: CardSet, choices: Choices, words: DronesWords) -> None:
        self.agreed: Final = agreed  # the options by their names
        self.set: Final = set
        self.choices: Final = choices
        self.words: Final = words
        self.players: Final[i64] = int(agreed["players"])
        self.rounds: Final[i64] = int(agreed["rounds"])
        self.first_game: Final = agreed["first_game"] == "yes"
        self.random_start: Final = agreed["random_start"] == "yes"
        self.fog_of_war: Final = agreed["fog_of_war"] == "yes"
        self.horde: Final = agreed["horde"] == "yes"
        self.istar: Final = agreed["istar"] == "yes"
        self.to_recovery: Final = agreed["last_round"] == "to_recovery"
        self.no_card_no_action: Final = agreed["no_card_no_action"] == "yes"
        self.empty_plays: Final = agreed["empty_plays"] == "yes"
        self.universal_is_every_type: Final = agreed["universal_for_projects"] == "every_type"
        self.ground_and_air: Final = agreed["ground_and_air"] == "both"
        self.pilots_add_up: Final = agreed["pilots_add_up"] == "yes"
        self.others_turns: Final = agreed["free_effects"] == "also_others_turns"
        self.silent_at_once: Final = agreed["deactivation"] == "next_threats_phase"


class Drones(State):
    """A position. Only the list of steps is its own: all else is immutable and shared, most with a pile for each seat.

    drones-7, drones-8
    """

    def __init__(
        self,
        todo: list[Step[Any]],
        pending: Decision | None,
        over: bool,
        rules: Rules,
        ending: i64,
        round: i64,
        officer: i64,
        logistics: tuple[int, ...],
        crew: Piles,
        hq: Piles,
        turned: Piles,
        depot: Piles,
        broken: Piles,
        hand: Piles,
        kept: Piles,
        opened: Piles,
        projects: Piles,
        spent: Piles,
        protection: Piles,
        trophies: Piles,
        wounded: Piles,
        wounded_at: Piles,
        mishaps: Piles,
        fewer_cards: tuple[int, ...],
        fewer_actions: tuple[int, ...],
        exchanged: i64,
        characters: list[Deal],
        under: tuple[int, ...],
        under_at: tuple[int, ...],
        trench: tuple[int, ...],
        losses: i64,
        entered: tuple[int, ...],
        entered_at: tuple[int, ...],
        seen: tuple[int, ...],
        seen_at: tuple[int, ...],
        drone_deck: list[Deal],
        drone_discard: tuple[int, ...],
        shop: tuple[int, ...],
        support_deck: list[Deal],
        support_discard: tuple[int, ...],
        threat_deck: list[Deal],
        threat_discard: tuple[int, ...],
        field: tuple[int, ...],
        silenced: i64,
        silenced_next: i64,
        actions: i64,
        carded: bool,
        played: Piles,
        looked: tuple[int, ...],
        moved: tuple[int, ...],
        activating: i64,
        given: i64,
        flown: i64,
        grounded: bool,
        ground_left: i64,
        air_left: i64,
        begun: bool,
        sure: bool,
        shell: i64,
        target: i64,
        rolled: i64,
        coming: tuple[int, ...],
        aside: tuple[int, ...],
    ) -> None:
        super().__init__(todo, pending, over)
        self.rules = rules
        self.ending = ending
        self.round = round
        self.officer = officer
        self.logistics = logistics
        self.crew = crew
        self.hq = hq
        self.turned = turned  # characters whose effect was used this round
        self.depot = depot  # unbroken drones
        self.broken = broken
        self.hand = hand
        self.kept = kept  # cards picked while hands are passed round
        self.opened = opened
        self.projects = projects  # activated
        self.spent = spent  # those of them whose effect was used this round
        self.protection = protection
        self.trophies = trophies
        self.wounded = wounded
        self.wounded_at = wounded_at  # the number of the loss that took each from the Trench unseen, KNOWN for others
        self.mishaps = mishaps  # those that last
        self.fewer_cards = fewer_cards
        self.fewer_actions = fewer_actions
        self.exchanged = exchanged  # who has exchanged a trophy this round, as bits
        self.characters = characters  # the deck above what was put under it; replaced, never edited, as all decks
        self.under = under  # the next one first
        self.under_at = under_at  # as wounded_at
        self.trench = trench
        self.losses = losses  # how many the Trench has lost at random, unseen or called
        self.entered = entered  # characters that went into the Trench openly, and may be there still
        self.entered_at = entered_at  # how many had been lost before
        self.seen = seen  # characters that came to light, and may have been some of those
        self.seen_at = seen_at  # the number of the loss that had taken each
        self.drone_deck = drone_deck
        self.drone_discard = drone_discard
        self.shop = shop
        self.support_deck = support_deck
        self.support_discard = support_discard
        self.threat_deck = threat_deck
        self.threat_discard = threat_discard
        self.field = field  # in the order of coming
        self.silenced = silenced  # kinds of enemies that are deactivated, as bits
        self.silenced_next = silenced_next
        self.actions = actions  # left in this turn
        self.carded = carded  # whether the support card of this turn was played or discarded
        self.played = played  # bonuses, until the turn ends
        self.looked = looked  # recruits, or whom an order calls from the Trench
        self.moved = moved  # in the transfer under way
        self.activating = activating  # the project under way
        self.given = given  # how many characters were given for it
        self.flown = flown  # the drone of this turn's attacks
        self.grounded = grounded  # whether it is broken or gone
        self.ground_left = ground_left
        self.air_left = air_left
        self.begun = begun  # whether this sortie has made an attack
        self.sure = sure  # whether the next attack hits without a roll
        self.shell = shell  # the artillery card that fires
        self.target = target
        self.rolled = rolled
        self.coming = coming  # enemies that the roll has activated, still to be carried out
        self.aside = aside  # mishaps still to be dealt

    def clone(self) -> Drones:
        return Drones(
            self.todo[:],
            self.pending,
            self.over,
            self.rules,
            self.ending,
            self.round,
            self.officer,
            self.logistics,
            self.crew,
            self.hq,
            self.turned,
            self.depot,
            self.broken,
            self.hand,
            self.kept,
            self.opened,
            self.projects,
            self.spent,
            self.protection,
            self.trophies,
            self.wounded,
            self.wounded_at,
            self.mishaps,
            self.fewer_cards,
            self.fewer_actions,
            self.exchanged,
            self.characters,
            self.under,
            self.under_at,
            self.trench,
            self.losses,
            self.entered,
            self.entered_at,
            self.seen,
            self.seen_at,
            self.drone_deck,
            self.drone_discard,
            self.shop,
            self.support_deck,
            self.support_discard,
            self.threat_deck,
            self.threat_discard,
            self.field,
            self.silenced,
            self.silenced_next,
            self.actions,
            self.carded,
            self.played,
            self.looked,
            self.moved,
            self.activating,
            self.given,
            self.flown,
            self.grounded,
            self.ground_left,
            self.air_left,
            self.begun,
            self.sure,
            self.shell,
            self.target,
            self.rolled,
            self.coming,
            self.aside,
        )


def drone(s: Drones, c: i64) -> Drone:
    return s.rules.set.drone[c]


def character(s: Drones, c: i64) -> Character:
    return s.rules.set.character[c]


def support(s: Drones, c: i64) -> Support:
    return s.rules.set.of_support[c]


def threat(s: Drones, c: i64) -> Threat:
    return s.rules.set.threat[c]


def put(piles: Piles, seat: i64, pile: tuple[int, ...]) -> Piles:
    """The piles with that of one seat changed."""
    return piles[:seat] + (pile,) + piles[seat + 1 :]


def counted(numbers: tuple[int, ...], seat: i64, number: i64) -> tuple[int, ...]:
    """The numbers with that of one seat changed."""
    return numbers[:seat] + (int(number),) + numbers[seat + 1 :]


def left_of(s: Drones, seat: i64) -> i64:
    return (seat + 1) % s.rules.players


def in_order(s: Drones) -> list[int]:
    """drones-28: the seats from the Duty Officer on, to the left."""
    return [int((s.officer + n) % s.rules.players) for n in range(s.rules.players)]


def kinds_of(pile: tuple[int, ...]) -> list[int]:
    """Each kind of card in a pile once, in the order of coming."""
    found: list[int] = []
    for c in pile:
        if not among(found, c):
            found.append(c)
    return found


def among(found: list[int], c: i64) -> bool:
    for other in found:
        if other == c:
            return True
    return False


def gain(s: Drones, seat: i64, points: i64) -> None:
    """drones-11, drones-12: Logistics: never below 0, and what is above the end of the track is lost."""
    there = s.logistics[seat] + points
    s.logistics = counted(s.logistics, seat, max(0, min(there, s.rules.set.most_logistics)))


class OfSeat(Step[Drones]):
    """A step of one seat. All hands are open: that a question has one answer only, everybody may know."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def forced_is_public(self, s: Drones) -> bool:
        return True

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.seat})"


SEATS: Final = range(MOST_PLAYERS)
