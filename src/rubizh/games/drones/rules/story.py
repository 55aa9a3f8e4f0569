"""Dronovody told in sentences: what is asked, what was chosen, how it ended."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import CardChoice, Deal
from rubizh.engine.flow import Choice, asked
from rubizh.engine.words import Sentence
from rubizh.games.drones.rules.artillery import SecondShot, Shot
from rubizh.games.drones.rules.cards import ARTILLERY, PROJECT, PROTECTION
from rubizh.games.drones.rules.choices import (
    CREW,
    DONE,
    END_TURN,
    EVACUATION,
    HQ,
    LEAVE_IT,
    PASS,
    RECRUIT,
    REROLL,
    SHOP,
    STOP,
    TRANSFER,
    Activate,
    Attack,
    Break,
    Buy,
    Discard,
    DroneLoss,
    Evacuate,
    Exchange,
    Give,
    Keep,
    Play,
    Put,
    Repair,
    Roll,
    Scrap,
    Sortie,
    Use,
    Wound,
)
from rubizh.games.drones.rules.decks import DrawSupport, DrawThreat, FillTrench, FirstEnemy, LookAtCharacter, OpenDrone
from rubizh.games.drones.rules.have import price
from rubizh.games.drones.rules.personnel import CallFromTrench, Transfer
from rubizh.games.drones.rules.scoring import result, score, won
from rubizh.games.drones.rules.setup import FirstDrone
from rubizh.games.drones.rules.sortie import AttackRoll, modifier
from rubizh.games.drones.rules.state import (
    FOUR_WOUNDED,
    KNOWN,
    ROTATION,
    TECHNOLOGY,
    TRENCH_EMPTY,
    Drones,
    OfSeat,
    drone,
    support,
    threat,
)
from rubizh.games.drones.rules.trench import TrenchLoss

Facts = dict[str, int | str | Sentence]

SEATS: Final[list[Sentence]] = [
    Sentence("The first player"),
    Sentence("The second player"),
    Sentence("The third player"),
    Sentence("The fourth player"),
]
SOLO_SEAT: Final = Sentence("The player")
ENDINGS: Final[dict[int, Sentence]] = {
    ROTATION: Sentence("The rotation has come: the team has held out."),
    TECHNOLOGY: Sentence("Technology has decided: the team has won."),
    FOUR_WOUNDED: Sentence("A player has four wounded: the team has lost."),
    TRENCH_EMPTY: Sentence("Nobody is left in the Trench: the team has lost."),
}


def seat_name(s: Drones, seat: i64) -> Sentence:
    return SOLO_SEAT if s.rules.players == 1 else SEATS[seat]


def title(s: Drones, c: i64) -> Sentence:
    return s.rules.set.cards[c].title


def tell(s: Drones, viewer: int, choice: Choice) -> Sentence:
    """What a choice about to be made means: all but a character that nobody can see is open to everybody."""
    if isinstance(choice, Roll):
        return tell_roll(s, choice.face)
    if isinstance(choice, Deal):
        return tell_deal(s, choice.card)
    facts: Facts = {"who": seat_name(s, asked(s).seat)}
    if isinstance(choice, Evacuate):
        return tell_evacuated(s, asked(s).seat, choice.number, facts)
    if isinstance(choice, CardChoice):
        facts["card"] = title(s, choice.card)
        if isinstance(choice, Play | Discard | Keep):
            return tell_support(s, choice, facts)
        if isinstance(choice, Put | Give | Wound):
            return tell_character(choice, facts)
        if isinstance(choice, Use | Exchange | Activate):
            return tell_free(choice, facts)
        return tell_drone(s, choice, facts)
    return tell_word(s, choice, facts)


def tell_roll(s: Drones, face: i64) -> Sentence:
    """A throw of the die, and whether it hits."""
    step = s.todo[-1]
    assert isinstance(step, OfSeat)
    facts: Facts = {"who": seat_name(s, step.seat), "die": face}
    if not isinstance(step, AttackRoll | Shot | SecondShot):
        return Sentence("{who} rolls for the defence: {die}.", facts)
    needs = needed(s, step.seat) if isinstance(step, AttackRoll) else support(s, s.shell).hit
    facts["needs"] = needs
    facts["card"] = title(s, s.target)
    if face >= needs:
        return Sentence("{who} rolls {die}, needed {needs}. Hit: {card}.", facts)
    return Sentence("{who} rolls {die}, needed {needs}. Missed: {card}.", facts)


def needed(s: Drones, seat: i64) -> i64:
    """The number that the die has to show for the attack under way."""
    its = drone(s, s.flown)
    return its.hit - modifier(s, seat, its, threat(s, s.target))


def tell_deal(s: Drones, c: i64) -> Sentence:
    step = s.todo[-1]
    if isinstance(step, FillTrench):
        return Sentence("A character goes into the Trench, unseen.")
    facts: Facts = {"card": title(s, c)}
    if isinstance(step, OfSeat):
        return tell_dealt(s, step, facts)
    if isinstance(step, OpenDrone):
        return Sentence("New in the Drone Shop: {card}.", facts)
    if isinstance(step, FirstEnemy):
        return Sentence("On the field: {card}.", facts)
    if isinstance(step, LookAtCharacter):
        return Sentence("Next in the character deck: {card}.", facts)
    assert isinstance(step, DrawThreat)
    return Sentence("A Mishap: {card}.", facts) if threat(s, c).mishap else Sentence("A new enemy: {card}.", facts)


def tell_dealt(s: Drones, step: OfSeat, facts: Facts) -> Sentence:
    """A card comes to one seat."""
    facts["who"] = seat_name(s, step.seat)
    if isinstance(step, TrenchLoss):
        return Sentence("{who}: a character of the Trench is wounded, unseen.", {"who": facts["who"]})
    if isinstance(step, CallFromTrench):
        return Sentence("{who} calls from the Trench: {card}.", facts)
    if isinstance(step, FirstDrone):
        return Sentence("{who} starts with a drone: {card}.", facts)
    assert isinstance(step, DrawSupport)
    return Sentence("{who} draws: {card}.", facts)


def tell_evacuated(s: Drones, seat: i64, number: i64, facts: Facts) -> Sentence:
    if s.wounded_at[seat][number] != KNOWN:
        return Sentence("{who} evacuates somebody whom nobody has seen.", facts)
    facts["card"] = title(s, s.wounded[seat][number])
    return Sentence("{who} evacuates: {card}.", facts)


def tell_support(s: Drones, choice: Play | Discard | Keep, facts: Facts) -> Sentence:
    if isinstance(choice, Discard):
        return Sentence("{who} discards: {card}.", facts)
    if isinstance(choice, Keep):
        return Sentence("{who} keeps: {card}.", facts)
    kind = support(s, choice.card).kind
    if kind == PROJECT:
        return Sentence("{who} opens a project: {card}.", facts)
    if kind == PROTECTION:
        return Sentence("{who} lays protection: {card}.", facts)
    if kind == ARTILLERY:
        return Sentence("{who} calls the artillery: {card}.", facts)
    return Sentence("{who} plays a bonus: {card}.", facts)


def tell_character(choice: Put | Give | Wound, facts: Facts) -> Sentence:
    if isinstance(choice, Give):
        return Sentence("{who} gives for the project: {card}.", facts)
    if isinstance(choice, Wound):
        return Sentence("{who}, wounded in the Crew: {card}.", facts)
    if choice.place == CREW:
        return Sentence("{who}, into the Crew: {card}.", facts)
    if choice.place == HQ:
        return Sentence("{who}, into the HQ: {card}.", facts)
    return Sentence("{who}, into the Trench: {card}.", facts)


def tell_free(choice: Use | Exchange | Activate, facts: Facts) -> Sentence:
    if isinstance(choice, Use):
        return Sentence("{who} uses the effect: {card}.", facts)
    if isinstance(choice, Exchange):
        return Sentence("{who} exchanges a trophy for Logistics: {card}.", facts)
    return Sentence("{who} activates a project: {card}.", facts)


def tell_drone(s: Drones, choice: CardChoice, facts: Facts) -> Sentence:
    if isinstance(choice, Sortie):
        return Sentence("{who} flies a sortie: {card}.", facts)
    if isinstance(choice, Attack):
        return Sentence("{who} attacks: {card}.", facts)
    if isinstance(choice, Buy):
        facts["price"] = price(s, choice.card)
        return Sentence("{who} buys for {price} Logistics: {card}.", facts)
    if isinstance(choice, Repair):
        return Sentence("{who} repairs: {card}.", facts)
    if isinstance(choice, Break):
        return Sentence("{who}, broken: {card}.", facts)
    if isinstance(choice, Scrap):
        return Sentence("{who} discards a drone to make room: {card}.", facts)
    assert isinstance(choice, DroneLoss)
    return Sentence("{who}, shot down: {card}.", facts)


def tell_word(s: Drones, choice: Choice, facts: Facts) -> Sentence:
    if choice in (RECRUIT, TRANSFER, EVACUATION, SHOP):
        return tell_action(choice, facts)
    if choice is PASS:
        return Sentence("{who} buys nothing.", facts)
    if choice is STOP:
        return Sentence("{who} ends the sortie.", facts)
    if choice is END_TURN:
        return Sentence("{who} ends the turn.", facts)
    if choice is REROLL:
        return Sentence("{who} rolls again: artillery spotting.", facts)
    if choice is LEAVE_IT:
        return Sentence("{who} does not roll again.", facts)
    assert choice is DONE
    if isinstance(s.todo[-1], Transfer):
        return Sentence("{who} ends the transfer.", facts)
    return Sentence("{who} is ready.", facts)


def tell_action(choice: Choice, facts: Facts) -> Sentence:
    if choice is RECRUIT:
        return Sentence("{who}: recruiting.", facts)
    if choice is TRANSFER:
        return Sentence("{who}: transfer.", facts)
    if choice is EVACUATION:
        return Sentence("{who}: evacuation.", facts)
    return Sentence("{who}: buying a drone.", facts)


def ending(s: Drones) -> Sentence:
    """The fate of the team, and apart from it who has the most points."""
    fate = ENDINGS[s.ending]
    if not won(s):
        return fate
    facts: Facts = {"how": fate, "points": score(s, 0)}
    if s.rules.players == 1:
        return Sentence("{how} Points: {points}.", facts)
    first = result(s).ranking[0]
    facts["points"] = score(s, first[0])
    if len(first) > 1:
        return Sentence("{how} The victory is shared, with {points} points.", facts)
    facts["who"] = seat_name(s, first[0])
    return Sentence("{how} {who} has the most points: {points}.", facts)
