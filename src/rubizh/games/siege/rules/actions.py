"""The seven action cards: when each can be played, and what it asks and does (siege-71 to siege-79)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.deck import plus, without
from rubizh.engine.flow import Choice, Decision, Step, then
from rubizh.games.siege.rules.cards import (
    DESERTION,
    EXCHANGE,
    EXPLOSION,
    PLACEABLE,
    RECRUITMENT,
    REDEPLOYMENT,
    REINFORCEMENTS,
    SIEGE_CARDS,
    bit,
)
from rubizh.games.siege.rules.choices import DEAL, DISCARD, EXPLODE, PICK, PLACE, Explode, Pick, Place
from rubizh.games.siege.rules.moves import changed, clear, place, remove, take_from_hand, throw_away
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER, Siege, all_full, has_room, side
from rubizh.games.siege.rules.walls import WALLS

EXCHANGED: Final = 3
REINFORCING: Final = 2


def playable(s: Siege, card: i64) -> bool:
    """siege-79: an action needs a legal target."""
    if card == REDEPLOYMENT:
        return any_card(side(s, s.turn))
    if card == RECRUITMENT:
        return len(s.discard) > 0 and not all_full(s, s.turn)
    if card == DESERTION:
        return any_card(side(s, 1 - s.turn))
    if card == EXPLOSION:
        return any_card(s.attack) or any_card(s.defence)
    if card == REINFORCEMENTS:
        return len(discarded_siege_cards(s)) >= REINFORCING
    if card == EXCHANGE:
        return True
    return any_card(side(s, 1 - s.turn)) and not all_full(s, s.turn)  # Treachery


def any_card(row: list[tuple[int, ...]]) -> bool:
    return any(len(cards) > 0 for cards in row)


def discarded_siege_cards(s: Siege) -> list[int]:
    return [c for c in s.discard if c < SIEGE_CARDS]


def picks(row: list[tuple[int, ...]]) -> list[Choice]:
    """Any card of a side."""
    return [PICK[c] for cards in row for c in cards]


def wall_of(row: list[tuple[int, ...]], card: i64) -> i64:
    """The wall at which a card lies."""
    for w in range(WALLS):
        if card in row[w]:
            return w
    raise ValueError("the card lies at no wall of this side")


class Redeploy(Step[Siege]):
    """siege-71: choose any card of your own side."""

    def ask(self, s: Siege) -> Decision | None:
        return Decision(s.turn, picks(side(s, s.turn)))

    def do(self, s: Siege, choice: Choice) -> None:
        if isinstance(choice, Pick):
            then(s, MOVE[choice.card])

    def forced_is_public(self, s: Siege) -> bool:
        return True


class Move(Step[Siege]):
    """siege-71: play that card at another wall of your own side, or discard it."""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def ask(self, s: Siege) -> Decision | None:
        here = wall_of(side(s, s.turn), self.card)
        options = [PLACE[self.card][w] for w in range(WALLS) if w != here and has_room(s, s.turn, w)]
        return Decision(s.turn, [*options, DISCARD])

    def do(self, s: Siege, choice: Choice) -> None:
        remove(s, s.turn, wall_of(side(s, s.turn), self.card), self.card)
        if isinstance(choice, Place):
            place(s, s.turn, self.card, choice.wall)
        else:
            throw_away(s, (self.card,))

    def forced_is_public(self, s: Siege) -> bool:
        return True

    def __repr__(self) -> str:
        return f"Move({self.card})"


class Recruit(Step[Siege]):
    """siege-72: choose any siege or elite card of the discard."""

    def ask(self, s: Siege) -> Decision | None:
        return Decision(s.turn, [PICK[c] for c in sorted(s.discard)])

    def do(self, s: Siege, choice: Choice) -> None:
        if isinstance(choice, Pick):
            then(s, ENLIST[choice.card])

    def forced_is_public(self, s: Siege) -> bool:
        return True


class Enlist(Step[Siege]):
    """siege-72: play the recruited card on your own side."""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def ask(self, s: Siege) -> Decision | None:
        return Decision(s.turn, [PLACE[self.card][w] for w in range(WALLS) if has_room(s, s.turn, w)])

    def do(self, s: Siege, choice: Choice) -> None:
        if isinstance(choice, Place):
            s.discard = without(s.discard, self.card)
            place(s, s.turn, self.card, choice.wall)

    def forced_is_public(self, s: Siege) -> bool:
        return True

    def __repr__(self) -> str:
        return f"Enlist({self.card})"


class Desert(Step[Siege]):
    """siege-73: choose any card on the opponent's side and discard it."""

    def ask(self, s: Siege) -> Decision | None:
        return Decision(s.turn, picks(side(s, 1 - s.turn)))

    def do(self, s: Siege, choice: Choice) -> None:
        if isinstance(choice, Pick):
            theirs = side(s, 1 - s.turn)
            remove(s, 1 - s.turn, wall_of(theirs, choice.card), choice.card)
            throw_away(s, (choice.card,))

    def forced_is_public(self, s: Siege) -> bool:
        return True


class Betray(Step[Siege]):
    """siege-74: choose any card on the opponent's side."""

    def ask(self, s: Siege) -> Decision | None:
        return Decision(s.turn, picks(side(s, 1 - s.turn)))

    def do(self, s: Siege, choice: Choice) -> None:
        if isinstance(choice, Pick):
            then(s, TURN_COAT[choice.card])

    def forced_is_public(self, s: Siege) -> bool:
        return True


class TurnCoat(Step[Siege]):
    """siege-74: play the opponent's card on your own side."""

    def __init__(self, card: i64) -> None:
        self.card: Final = card

    def ask(self, s: Siege) -> Decision | None:
        return Decision(s.turn, [PLACE[self.card][w] for w in range(WALLS) if has_room(s, s.turn, w)])

    def do(self, s: Siege, choice: Choice) -> None:
        if isinstance(choice, Place):
            remove(s, 1 - s.turn, wall_of(side(s, 1 - s.turn), self.card), self.card)
            place(s, s.turn, self.card, choice.wall)

    def forced_is_public(self, s: Siege) -> bool:
        return True

    def __repr__(self) -> str:
        return f"TurnCoat({self.card})"


class Blast(Step[Siege]):
    """siege-75: choose a wall and discard all cards on both sides of it."""

    def ask(self, s: Siege) -> Decision | None:
        return Decision(s.turn, [EXPLODE[w] for w in range(WALLS) if s.attack[w] or s.defence[w]])

    def do(self, s: Siege, choice: Choice) -> None:
        if isinstance(choice, Explode):
            clear(s, choice.wall)

    def forced_is_public(self, s: Siege) -> bool:
        return True


class Reinforce(Step[Siege]):
    """siege-76: choose a siege card of the discard and shuffle it into the siege deck."""

    def ask(self, s: Siege) -> Decision | None:
        return Decision(s.turn, [PICK[c] for c in sorted(discarded_siege_cards(s))])

    def do(self, s: Siege, choice: Choice) -> None:
        if isinstance(choice, Pick):
            s.discard = without(s.discard, choice.card)
            s.deck = plus(s.deck, DEAL[choice.card])
            s.unseen |= bit(choice.card)
            s.returned += (choice.card,)

    def forced_is_public(self, s: Siege) -> bool:
        return True


class Reinforcements(Step[Siege]):
    """siege-76: two cards of the discard go back into the deck, one after the other."""

    def do(self, s: Siege, choice: Choice) -> None:
        for _ in range(REINFORCING):
            then(s, REINFORCE)


class Exchange(Step[Siege]):
    """siege-77: each seat chooses three cards of its hand, and only then do they change hands."""

    def do(self, s: Siege, choice: Choice) -> None:
        then(s, SWAP)
        for _ in range(EXCHANGED):
            then(s, SET_ASIDE[1 - s.turn])
        for _ in range(EXCHANGED):
            then(s, SET_ASIDE[s.turn])


class SetAside(Step[Siege]):
    """siege-77: choose a card to give away; the other seat does not see it before both have chosen."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, s: Siege) -> Decision | None:
        return Decision(self.seat, [PICK[c] for c in s.hands[self.seat]])

    def do(self, s: Siege, choice: Choice) -> None:
        if isinstance(choice, Pick):
            take_from_hand(s, self.seat, choice.card)
            s.aside = changed(s.aside, self.seat, s.aside[self.seat] + (choice.card,))

    def __repr__(self) -> str:
        return f"SetAside({self.seat})"


class Swap(Step[Siege]):
    """siege-77: both take the other's three cards; each remembers what it gave (siege-81)."""

    def do(self, s: Siege, choice: Choice) -> None:
        from_attacker, from_defender = s.aside
        s.hands[ATTACKER] += from_defender
        s.hands[DEFENDER] += from_attacker
        s.known = (from_defender, from_attacker)
        s.aside = ((), ())
        s.returned = ()  # a card put back and drawn may have changed hands: who can hold it is no longer known


MOVE: Final[list[Move]] = [Move(c) for c in range(PLACEABLE)]
ENLIST: Final[list[Enlist]] = [Enlist(c) for c in range(PLACEABLE)]
TURN_COAT: Final[list[TurnCoat]] = [TurnCoat(c) for c in range(PLACEABLE)]
REINFORCE: Final = Reinforce()
SET_ASIDE: Final[list[SetAside]] = [SetAside(ATTACKER), SetAside(DEFENDER)]
SWAP: Final = Swap()
FIRST_STEP: Final[list[Step[Siege]]] = [Redeploy(), Recruit(), Desert(), Betray(), Blast(), Reinforcements(), Exchange()]
