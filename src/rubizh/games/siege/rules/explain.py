"""Why can't I? For each choice that is not offered, the rule that forbids it and the facts that make it so."""

from __future__ import annotations

from mypy_extensions import i64

from rubizh.engine.dealer import Dealer
from rubizh.engine.deck import Deal
from rubizh.engine.flow import Choice, Step
from rubizh.engine.words import Reason
from rubizh.games.siege.rules.actions import (
    Betray,
    Blast,
    Desert,
    Enlist,
    Move,
    Recruit,
    Redeploy,
    Reinforce,
    SetAside,
    TurnCoat,
    wall_of,
)
from rubizh.games.siege.rules.cards import NOTATION, PLACEABLE, SIEGE_CARDS
from rubizh.games.siege.rules.choices import (
    DISCARD,
    DRAW,
    DRAW_TACTICS,
    PASS,
    SKIP,
    Control,
    Explode,
    Oil,
    Pick,
    Place,
    PlayAction,
    Retreat,
)
from rubizh.games.siege.rules.compare import why_not_controlled
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER, Siege, has_room, side, tile
from rubizh.games.siege.rules.story import card_name
from rubizh.games.siege.rules.turn import Declare, DrawACard, PlayACard, Prepare, may_play_tactics
from rubizh.games.siege.rules.view import SiegeView, sample


def why_not(v: SiegeView, choice: Choice) -> Reason | None:
    """None exactly where the choice is offered to the seat of the view."""
    if choice in v.options:
        return None
    if v.over:
        return Reason("siege-52", "The game is over.")
    if isinstance(choice, Deal):
        return Reason("siege-8", "The deck is shuffled: nobody chooses what is dealt.")
    if v.asked != v.seat:
        return Reason("siege-10", "It is not your move.")
    s = sample(v, Dealer(0))  # what this seat can see is right in it, and nothing else is looked at
    step = s.todo[-1]
    if isinstance(choice, Place):
        return why_not_place(s, v.seat, step, choice.card, choice.wall)
    if isinstance(choice, PlayAction):
        return why_not_action(s, v.seat, step, choice.card)
    if isinstance(choice, Pick):
        return why_not_pick(step, choice.card)
    if isinstance(choice, Retreat | Oil | Control | Explode):
        return why_not_wall(s, v.seat, step, choice)
    return why_not_word(s, step, choice)


def why_not_wall(s: Siege, seat: i64, step: Step[Siege], choice: Choice) -> Reason:
    if isinstance(choice, Retreat):
        return why_not_retreat(s, seat, step, choice.wall)
    if isinstance(choice, Oil):
        return why_not_oil(s, seat, step, choice.wall)
    if isinstance(choice, Control):
        return why_not_control(s, seat, step, choice.wall)
    assert isinstance(choice, Explode)
    if isinstance(step, Blast):
        return Reason("siege-75", "There is no card at wall {wall} to discard.", {"wall": choice.wall + 1})
    return Reason("siege-75", "Only the action card Explosion clears a wall.")


def why_not_retreat(s: Siege, seat: i64, step: Step[Siege], w: i64) -> Reason:
    if seat == DEFENDER:
        return Reason("siege-12", "Only the attacker retreats.")
    if not isinstance(step, Prepare) and s.attack[w]:
        return Reason("siege-12", "The attacker retreats at the start of their turn, before playing a card.")
    return Reason("siege-13", "You have no card at wall {wall} to retreat with.", {"wall": w + 1})


def why_not_oil(s: Siege, seat: i64, step: Step[Siege], w: i64) -> Reason:
    if seat == ATTACKER:
        return Reason("siege-15", "Only the defender throws cauldrons.")
    if s.cauldrons == 0:
        return Reason("siege-16", "All three cauldrons have been thrown.")
    if not isinstance(step, Prepare) and s.attack[w]:
        return Reason("siege-16", "A cauldron is thrown at the start of the turn, one a turn, before playing a card.")
    return Reason("siege-15", "The attacker has no card at wall {wall}.", {"wall": w + 1})


def why_not_control(s: Siege, seat: i64, step: Step[Siege], w: i64) -> Reason:
    if seat == DEFENDER:
        return Reason("siege-26", "Only the attacker declares control.")
    if not isinstance(step, Prepare | PlayACard | DrawACard | Declare):
        return Reason("siege-26", "First carry out the action card.")
    have, spaces = len(s.attack[w]), tile(s, w).spaces
    if have < spaces:
        return Reason(
            "siege-27",
            "Your formation at wall {wall} is not complete: {have} of {spaces} cards.",
            {"wall": w + 1, "have": have, "spaces": spaces},
        )
    return why_not_controlled(s, w)


def why_not_place(s: Siege, seat: i64, step: Step[Siege], card: i64, w: i64) -> Reason:
    if isinstance(step, Prepare | PlayACard):
        if card not in s.hands[seat]:
            return not_in_hand("siege-17", card)
        if card >= SIEGE_CARDS and not may_play_tactics(s):
            return too_many_tactics(s, seat)
        if not has_room(s, seat, w):
            return no_room(s, seat, w)
    if isinstance(step, Move | Enlist | TurnCoat):
        return why_not_there(s, seat, step, card, w)
    return wrong_moment(step, Reason("siege-17", "You have played your card: one a turn."))


def why_not_there(s: Siege, seat: i64, step: Move | Enlist | TurnCoat, card: i64, w: i64) -> Reason:
    """While an action card puts a chosen card to a wall."""
    if card != step.card:
        return Reason("siege-78", "Now {card} is being placed.", {"card": NOTATION[step.card]})
    if isinstance(step, Move) and w == wall_of(side(s, seat), card):
        return Reason("siege-71", "The card must go to another wall, or to the discard.")
    return no_room(s, seat, w)


def no_room(s: Siege, seat: i64, w: i64) -> Reason:
    return Reason(
        "siege-18",
        "Your side of wall {wall} already has all its {spaces} cards.",
        {"wall": w + 1, "spaces": tile(s, w).spaces},
    )


def not_in_hand(rule: str, card: i64) -> Reason:
    return Reason(rule, "{card} is not in your hand.", {"card": card_name(card)})


def too_many_tactics(s: Siege, seat: i64) -> Reason:
    return Reason(
        "siege-64",
        "Tactics cards played: you {mine}, your opponent {theirs}; never more than one ahead.",
        {"mine": s.tactics_played[seat], "theirs": s.tactics_played[1 - seat]},
    )


def why_not_action(s: Siege, seat: i64, step: Step[Siege], card: i64) -> Reason:
    if not s.rules.tactics:
        return Reason("siege-3", "This game is played without tactics cards.")
    if not isinstance(step, Prepare | PlayACard):
        return wrong_moment(step, Reason("siege-17", "You have played your card: one a turn."))
    if card not in s.hands[seat]:
        return not_in_hand("siege-63", card)
    if not may_play_tactics(s):
        return too_many_tactics(s, seat)
    if isinstance(step, Prepare):
        return preparing()
    return Reason("siege-79", "{card} has nothing to act on now.", {"card": card_name(card)})


def why_not_pick(step: Step[Siege], card: i64) -> Reason:
    named = {"card": card_name(card)}
    if isinstance(step, Redeploy):
        return Reason("siege-71", "{card} does not lie on your side of the walls.", named)
    if isinstance(step, Recruit):
        if card >= PLACEABLE:
            return Reason("siege-65", "Used action cards are not part of the discard.")
        return Reason("siege-72", "{card} is not in the discard.", named)
    if isinstance(step, Desert):
        return Reason("siege-73", "{card} does not lie on your opponent's side of the walls.", named)
    if isinstance(step, Betray):
        return Reason("siege-74", "{card} does not lie on your opponent's side of the walls.", named)
    if isinstance(step, Reinforce):
        return Reason("siege-76", "{card} is not a siege card in the discard.", named)
    if isinstance(step, SetAside):
        return not_in_hand("siege-77", card)
    return Reason("siege-79", "Cards are picked only while an action card asks for it.")


def why_not_word(s: Siege, step: Step[Siege], choice: Choice) -> Reason:
    if choice is PASS:
        return why_not_pass(step)
    if choice is SKIP:
        return Reason("siege-22", "You may skip playing only if you cannot play any card.")
    if choice is DISCARD:
        return Reason("siege-71", "Only a card chosen for Redeployment may be discarded.")
    if choice is DRAW and isinstance(step, DrawACard):
        return Reason("siege-61", "The siege deck is empty: draw a tactics card.")
    if choice is DRAW_TACTICS and not s.rules.tactics:
        return Reason("siege-60", "This game is played without tactics cards.")
    if choice is DRAW_TACTICS and not s.tactics_deck:
        return Reason("siege-61", "The tactics deck is empty.")
    assert choice in (DRAW, DRAW_TACTICS)
    return Reason("siege-24", "You draw one card, after playing one.")


def why_not_pass(step: Step[Siege]) -> Reason:
    if isinstance(step, Prepare):
        return Reason("siege-14", "You can play no card now, but could after a retreat: retreat, or declare control.")
    if isinstance(step, PlayACard):
        return Reason("siege-17", "You have to play a card.")
    if isinstance(step, DrawACard):
        return Reason("siege-24", "You have to draw a card.")
    return Reason("siege-79", "The action card has to be carried out.")


def wrong_moment(step: Step[Siege], played: Reason) -> Reason:
    """A card is to be played, but now is another step of the turn."""
    if isinstance(step, Prepare):
        return preparing()
    if isinstance(step, DrawACard | Declare):
        return played
    return Reason("siege-79", "First carry out the action card.")


def preparing() -> Reason:
    return Reason("siege-11", "First comes preparing: pass, and then play a card.")
