"""What the log of AFU says of fights, Panic and objectives, and how it keeps a turn of many small choices short."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from rubizh.engine.deck import Deal
from rubizh.engine.flow import Choice
from rubizh.engine.words import Sentence
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.choices import DONE, PASS, Defend, Dismiss, Spend, Support, TakeBack
from rubizh.games.afu.rules.chosen import DismissOne
from rubizh.games.afu.rules.combat import fight
from rubizh.games.afu.rules.events import Events
from rubizh.games.afu.rules.field import AfterCombat, Field
from rubizh.games.afu.rules.objective import Pay, SoloOffer
from rubizh.games.afu.rules.piles import Attack, Draw
from rubizh.games.afu.rules.recruit import Compensate, TurnUp
from rubizh.games.afu.rules.state import PLACES, Afu, card
from rubizh.games.afu.rules.story import seat_name, title
from rubizh.games.afu.telling.fights import pair
from rubizh.games.afu.telling.moments import moments_staged
from rubizh.games.afu.telling.staging import ROCKET_STRIKES, fights_staged
from rubizh.games.afu.telling.words import Facts, effect
from rubizh.telling.log import Chronicle, LogEntry
from rubizh.telling.scene import Scene

FIELDING: Final = (Defend, Support, TakeBack)
WITHOUT_READY: Final = (Field, AfterCombat, Compensate, Pay, SoloOffer, DismissOne)  # whose end need not be told


class AfuChronicle(Chronicle):
    """Fights are told when they are over, with the cards that fought; laying these one by one is then left out."""

    def followed(self, before: Any, choice: Choice, after: Any) -> list[Sentence]:
        told = event(before, choice)
        for seat in range(before.rules.players):
            told += turn(before, choice, after, seat)
            told += strikes(before, choice, seat)
        return told + prizes(before, after) + phases(before, after) + arrivals(before, choice, after)

    def scenes(self, before: Any, choice: Choice, after: Any, viewer: int) -> list[Scene]:
        seats = [seat for seat in range(before.rules.players) if ends_fielding(before, choice, seat)]
        fights = [scene for seat in seats for scene in fights_staged(before, seat, viewer)]
        return fights + moments_staged(before, choice, after, viewer)

    def shortened(self, entry: LogEntry) -> LogEntry:
        first, rest = entry.said[:1], entry.said[1:]
        silent = isinstance(entry.step, WITHOUT_READY) and entry.choice is DONE
        unseen = isinstance(entry.step, Draw) and "card" not in first[0].facts
        if silent or unseen or isinstance(entry.step, TurnUp) or (entry.choice is PASS and rest):
            first = []
        elif isinstance(entry.step, Attack):
            first = [Sentence("{who} is attacked by {card}.", first[0].facts)]
        elif isinstance(entry.step, Events) and rest and "effect" in rest[0].facts:
            first, rest = [Sentence("Event: {card}: {effect}.", {**first[0].facts, **rest[0].facts})], rest[1:]
        elif isinstance(entry.choice, Spend):
            first = [Sentence("{who} lays for compensation: {card}.", first[0].facts)]
        return LogEntry(entry.at, entry.seat, entry.step, entry.choice, first + rest)

    def passing(self, entry: LogEntry) -> bool:
        return isinstance(entry.choice, FIELDING)

    def settles(self, entry: LogEntry) -> bool:
        return isinstance(entry.step, Field) and entry.choice is DONE

    def together(self, one: LogEntry, other: LogEntry) -> LogEntry | None:
        """Entries that differ only in their card; what two events bring is added up (afu-85), and told apart."""
        alike = one.seat == other.seat and type(one.choice) is type(other.choice)
        if not alike or isinstance(one.step, Events) or len(one.said) != 1:
            return None
        first, second = one.said[0], other.said[0]
        if "card" not in first.facts or first.text != second.text or other_facts(first) != other_facts(second):
            return None
        cards = Sentence("{one}, {more}", {"one": first.facts["card"], "more": second.facts["card"]})
        said = [Sentence(first.text, {**first.facts, "card": cards}), *other.said[1:]]
        return LogEntry(other.at, other.seat, other.step, other.choice, said)


def other_facts(said: Sentence) -> dict[str, str]:
    return {name: repr(fact) for name, fact in said.facts.items() if name != "card"}


def turn(before: Afu, choice: Choice, after: Afu, seat: int) -> list[Sentence]:
    """What became of a seat's cards, in one sentence: its fights, the hospital, Panic and points."""
    parts = fights(before, choice, seat) + losses(before, after, seat)
    if not parts:
        return []
    told = parts[0]
    for part in parts[1:]:
        told = Sentence("{one}; {more}", {"one": told, "more": part})
    return [Sentence("{who}: {told}.", {"who": seat_name(before, seat), "told": told})]


def fights(before: Afu, choice: Choice, seat: int) -> list[Sentence]:
    """Each place as it is decided."""
    if not ends_fielding(before, choice, seat):
        return []
    told = [fought_at(before, seat, place) for place in range(PLACES)]
    return [said for said in told if said is not None]


def ends_fielding(before: Afu, choice: Choice, seat: int) -> bool:
    step = before.todo[-1]
    return isinstance(step, Field) and step.seat == seat and choice is DONE


def fought_at(s: Afu, seat: int, place: int) -> Sentence | None:
    invader, helper = s.attack[seat][place], s.attack_support[seat][place]
    if invader == NO_CARD:
        return None
    facts: Facts = {"place": place + 1, "theirs": pair(s, invader, helper)}
    outcome = fight(s, seat, place)
    if outcome is None:
        return Sentence("place {place}: nobody faces {theirs}", facts)
    facts["ours"] = pair(s, s.defence[seat][place], s.defence_support[seat][place])
    if outcome.destroyed:
        return Sentence("place {place}: {ours} destroys {theirs}", facts)
    return Sentence("place {place}: {ours} does not destroy {theirs}", facts)


def names(s: Afu, cards: tuple[int, ...]) -> Sentence:
    said = title(s, cards[0])
    for c in cards[1:]:
        said = Sentence("{one}, {more}", {"one": said, "more": title(s, c)})
    return said


def event(before: Afu, choice: Choice) -> list[Sentence]:
    """What an event does, in words."""
    if not isinstance(before.todo[-1], Events) or not isinstance(choice, Deal):
        return []
    happening = before.rules.set.cards[choice.card].effect
    return [] if happening is None else [Sentence("It brings: {effect}.", {"effect": effect(happening)})]


def panics(s: Afu, seat: int) -> int:
    piles = s.deck[seat] + s.discard[seat] + s.hand[seat]
    return piles.count(s.rules.set.panic)


def losses(before: Afu, after: Afu, seat: int) -> list[Sentence]:
    """Cards in the hospital, Panic, and the points of bonuses."""
    said: list[Sentence] = []
    wounded = tuple((Counter(after.hospital[seat]) - Counter(before.hospital[seat])).elements())
    if wounded and len(after.treated[seat]) == len(before.treated[seat]):
        said.append(Sentence("to the hospital: {cards}", {"cards": names(after, wounded)}))
    taken = panics(after, seat) - panics(before, seat)
    if taken > 0:
        said.append(Sentence("Panic taken: {n}", {"n": taken}))
    if after.round == before.round and after.spared[seat] > before.spared[seat]:
        said.append(Sentence("a Panic card is spared"))
    gained = after.points[seat] - before.points[seat]
    if gained > 0 and isinstance(before.todo[-1], Field | AfterCombat):
        said.append(Sentence("recruitment points from bonuses: {n}", {"n": gained}))
    return said


def prizes(before: Afu, after: Afu) -> list[Sentence]:
    """Objectives that were taken."""
    said: list[Sentence] = []
    for seat in range(before.rules.players):
        if len(after.taken[seat]) > len(before.taken[seat]):
            facts: Facts = {"who": seat_name(before, seat), "card": title(after, after.taken[seat][-1])}
            said.append(Sentence("{who} takes the objective {card}.", facts))
    if len(after.enemy_objectives) > len(before.enemy_objectives):
        lost = title(after, after.enemy_objectives[-1])
        said.append(Sentence("The invader takes the objective {card}.", {"card": lost}))
    return said


def strikes(before: Afu, choice: Choice, seat: int) -> list[Sentence]:
    """A sentence for each rocket of an invader that holds (afu-37), whatever the AFU deck has left."""
    if not ends_fielding(before, choice, seat):
        return []
    holding = [place for place in range(PLACES) if not destroyed_at(before, seat, place)]
    enemies = [row[place] for row in (before.attack[seat], before.attack_support[seat]) for place in holding]
    rockets = [c for c in enemies if c != NO_CARD and card(before, c).rocket]
    return [ROCKET_STRIKES for _ in rockets]


def destroyed_at(s: Afu, seat: int, place: int) -> bool:
    outcome = fight(s, seat, place)
    return outcome is not None and outcome.destroyed


def arrivals(before: Afu, choice: Choice, after: Afu) -> list[Sentence]:
    """Invaders that recon had seen: Nature does not have to choose them when they come."""
    said: list[Sentence] = []
    for seat in range(before.rules.players):
        gone = Counter(before.foreseen[seat]) - Counter(after.foreseen[seat])
        if isinstance(choice, Dismiss):
            gone -= Counter([choice.card])
        bids = after.enemy_bid != before.enemy_bid and after.enemy_bid in gone
        if bids:
            gone -= Counter([after.enemy_bid])
            said.append(Sentence("The invader bids with {card}.", {"card": title(after, after.enemy_bid)}))
        if gone:
            facts: Facts = {"who": seat_name(after, seat), "card": names(after, tuple(gone.elements()))}
            said.append(Sentence("{who} is attacked by {card}.", facts))
    return said


def phases(before: Afu, after: Afu) -> list[Sentence]:
    said = []
    if after.war and not before.war:
        said.append(Sentence("── The Full-Scale War begins ──"))
    if after.round != before.round:
        said.append(Sentence("── Round {n} ──", {"n": after.round}))
    if after.last_round and not before.last_round:
        said.append(Sentence("The last round has come."))
    return said
