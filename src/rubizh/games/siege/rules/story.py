"""Siege told in sentences: what is asked, what was chosen, how it ended."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import Deal
from rubizh.engine.flow import Choice, asked
from rubizh.engine.words import Sentence
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
)
from rubizh.games.siege.rules.cards import NOTATION, PLACEABLE, SIEGE_CARDS
from rubizh.games.siege.rules.choices import (
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
from rubizh.games.siege.rules.moves import cancelled
from rubizh.games.siege.rules.state import BOTH_SKIPPED, DECK_EMPTY, FOUR_WALLS, SIDE_FULL, WALL_TWICE, Siege
from rubizh.games.siege.rules.turn import DealTo, DrawACard, PlayACard, Prepare
from rubizh.games.siege.rules.view import SiegeView

SEATS: Final[list[Sentence]] = [Sentence("The attacker"), Sentence("The defender")]
ACTIONS: Final[list[Sentence]] = [
    Sentence("Redeployment"),
    Sentence("Recruitment"),
    Sentence("Desertion"),
    Sentence("Treachery"),
    Sentence("Explosion"),
    Sentence("Reinforcements"),
    Sentence("Exchange"),
]
TYPES: Final[list[Sentence]] = [
    Sentence("sum"),
    Sentence("run"),
    Sentence("colour"),
    Sentence("same strength"),
    Sentence("colour run"),
]
ENDINGS: Final[dict[int, Sentence]] = {
    FOUR_WALLS: Sentence("The attacker has damaged four walls and wins."),
    WALL_TWICE: Sentence("The attacker has broken through a damaged wall and wins."),
    DECK_EMPTY: Sentence("The siege deck is exhausted: the defender has held and wins."),
    SIDE_FULL: Sentence("All the defender's formations are complete: the defender has held and wins."),
    BOTH_SKIPPED: Sentence("Neither side can play a card: the defender has held and wins."),
}


def card_name(card: i64) -> str | Sentence:
    """A siege or elite card by its notation, an action by its name."""
    return ACTIONS[card - PLACEABLE] if card >= PLACEABLE else NOTATION[card]


def tell(s: Siege, viewer: int, choice: Choice) -> Sentence:
    """What a choice about to be made means, as far as the viewer may know it."""
    if isinstance(choice, Deal):
        return tell_deal(s, viewer, choice.card)
    who = SEATS[asked(s).seat]
    if isinstance(choice, Place):
        return tell_place(s, who, choice.card, choice.wall)
    if isinstance(choice, PlayAction):
        return Sentence("{who} plays {card}.", {"who": who, "card": card_name(choice.card)})
    if isinstance(choice, Pick):
        return tell_pick(s, viewer, who, choice.card)
    if isinstance(choice, Retreat | Oil | Control | Explode):
        return tell_wall(s, who, choice)
    return tell_word(s, who, choice)


def tell_deal(s: Siege, viewer: int, card: i64) -> Sentence:
    step = s.todo[-1]
    seat = step.seat if isinstance(step, DealTo) else s.turn
    if viewer == seat:
        return Sentence("{who} draws {card}.", {"who": SEATS[seat], "card": card_name(card)})
    if card < SIEGE_CARDS:
        return Sentence("{who} draws a siege card.", {"who": SEATS[seat]})
    return Sentence("{who} draws a tactics card.", {"who": SEATS[seat]})


def tell_place(s: Siege, who: Sentence, card: i64, w: i64) -> Sentence:
    facts: dict[str, int | str | Sentence] = {"who": who, "card": NOTATION[card], "wall": w + 1}
    other = cancelled(s, s.turn, card, w)
    if other >= 0:
        facts["other"] = NOTATION[other]
        return Sentence("{who} plays {card} at wall {wall}: it meets {other}, and both are discarded.", facts)
    if isinstance(s.todo[-1], Move | TurnCoat):
        return Sentence("{who} moves {card} to wall {wall}.", facts)
    return Sentence("{who} plays {card} at wall {wall}.", facts)


def tell_pick(s: Siege, viewer: int, who: Sentence, card: i64) -> Sentence:
    step = s.todo[-1]
    facts: dict[str, int | str | Sentence] = {"who": who, "card": card_name(card)}
    if isinstance(step, Desert):
        return Sentence("{who} makes {card} desert: it is discarded.", facts)
    if isinstance(step, Reinforce):
        return Sentence("{who} shuffles {card} into the siege deck.", facts)
    if not isinstance(step, SetAside):
        return Sentence("{who} chooses {card}.", facts)
    if viewer == step.seat:
        return Sentence("{who} sets {card} aside for the exchange.", facts)
    if card < SIEGE_CARDS:
        return Sentence("{who} sets a siege card aside for the exchange.", {"who": who})
    return Sentence("{who} sets a tactics card aside for the exchange.", {"who": who})


def tell_wall(s: Siege, who: Sentence, choice: Choice) -> Sentence:
    if isinstance(choice, Retreat):
        facts: dict[str, int | str | Sentence] = {"who": who, "wall": choice.wall + 1, "cards": listed(s.attack[choice.wall])}
        return Sentence("{who} retreats from wall {wall}: {cards} discarded.", facts)
    if isinstance(choice, Oil):
        facts = {"who": who, "wall": choice.wall + 1, "card": NOTATION[s.attack[choice.wall][0]]}
        return Sentence("{who} throws a cauldron over wall {wall}: {card} is discarded.", facts)
    if isinstance(choice, Control):
        return Sentence("{who} takes control of wall {wall}.", {"who": who, "wall": choice.wall + 1})
    assert isinstance(choice, Explode)
    cards = s.attack[choice.wall] + s.defence[choice.wall]
    return Sentence(
        "{who} blows up wall {wall}: {cards} discarded.", {"who": who, "wall": choice.wall + 1, "cards": listed(cards)}
    )


def listed(cards: tuple[int, ...]) -> str:
    return " ".join([NOTATION[c] for c in cards])


def tell_word(s: Siege, who: Sentence, choice: Choice) -> Sentence:
    step = s.todo[-1]
    if choice is PASS:
        return Sentence("{who} passes.", {"who": who})
    if choice is SKIP:
        return Sentence("{who} can play nothing and skips.", {"who": who})
    if isinstance(step, Move):
        return Sentence("{who} discards {card}.", {"who": who, "card": NOTATION[step.card]})
    if choice is DRAW_TACTICS:
        return Sentence("{who} draws from the tactics deck.", {"who": who})
    return Sentence("{who} draws from the siege deck.", {"who": who})


def ending(s: Siege) -> Sentence:
    return ENDINGS[s.ending]


def question(v: SiegeView) -> Sentence:
    """What is asked now, in the rulebook's words."""
    if v.over:
        return ENDINGS[v.ending]
    step = v.todo[-1]
    if isinstance(step, Prepare | PlayACard | DrawACard):
        return turn_question(v)
    if isinstance(step, Redeploy):
        return Sentence("Redeployment: choose a card on your own side.")
    if isinstance(step, Recruit):
        return Sentence("Recruitment: choose a card from the discard.")
    if isinstance(step, Desert | Betray):
        return Sentence("Choose a card on your opponent's side.")
    if isinstance(step, Move):
        return Sentence("Play {card} at another wall, or discard it.", {"card": NOTATION[step.card]})
    if isinstance(step, Enlist | TurnCoat):
        return Sentence("Play {card} on your side.", {"card": NOTATION[step.card]})
    if isinstance(step, Blast):
        return Sentence("Explosion: choose a wall.")
    if isinstance(step, Reinforce):
        return Sentence("Reinforcements: choose a siege card from the discard.")
    if isinstance(step, SetAside):
        return Sentence("Exchange: choose a card to give away.")
    return Sentence("Declare control, or pass.")


def turn_question(v: SiegeView) -> Sentence:
    claim = any(isinstance(choice, Control) for choice in v.options)
    step = v.todo[-1]
    if isinstance(step, DrawACard):
        return Sentence("Declare control, or draw a card.") if claim else Sentence("Choose a deck to draw from.")
    if isinstance(step, PlayACard):
        return Sentence("Play a card, or declare control.") if claim else Sentence("Play a card.")
    if v.turn == 1:
        return Sentence("A cauldron first? A pass ends the preparation.")
    if claim:
        return Sentence("Control or a retreat first? A pass ends the preparation.")
    return Sentence("A retreat first? A pass ends the preparation.")
