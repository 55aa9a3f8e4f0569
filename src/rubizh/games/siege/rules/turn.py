"""The turn, read from top to bottom: prepare, play a card, draw a card; the attacker may declare control."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from rubizh.engine.deck import Deal, less
from rubizh.engine.flow import NATURE, NOT_LISTED, Choice, Decision, Step, then
from rubizh.games.siege.rules.actions import FIRST_STEP, playable
from rubizh.games.siege.rules.cards import PLACEABLE, REDEPLOYMENT, SIEGE_CARDS
from rubizh.games.siege.rules.choices import (
    ACTION,
    DRAW,
    DRAW_TACTICS,
    OILS_OR_PASS,
    PASS,
    PLACE,
    PLACES,
    RETREATS,
    RETREATS_OR_PASS,
    SKIP,
    WALLS_OF,
    Control,
    Oil,
    Place,
    PlayAction,
    Retreat,
)
from rubizh.games.siege.rules.control import claims
from rubizh.games.siege.rules.moves import count_draw, end, place, retreat, take_control, take_from_hand, throw_oil
from rubizh.games.siege.rules.state import (
    ATTACKER,
    BOTH_SKIPPED,
    DECK_EMPTY,
    DEFENDER,
    SIDE_FULL,
    Siege,
    all_full,
    room,
)
from rubizh.games.siege.rules.walls import WALLS


class Turn(Step[Siege]):
    """siege-11: prepare if you like, play a card, draw a card; then the other seat's turn (siege-10)."""

    def do(self, s: Siege, choice: Choice) -> None:
        s.todo = s.todo + [END_OF_TURN, DECLARE, PLAY_A_CARD, PREPARE]  # a stack: written last to first


class Prepare(Step[Siege]):
    """siege-12, siege-15: the attacker may retreat from any walls, the defender may throw one cauldron."""

    def ask(self, s: Siege) -> Decision | None:
        if s.turn == DEFENDER:
            return Decision(DEFENDER, OILS_OR_PASS[s.attacked]) if s.attacked != 0 and s.cauldrons > 0 else None
        if s.attacked == 0:
            return None
        retreats = RETREATS[s.attacked] if must_retreat(s) else RETREATS_OR_PASS[s.attacked]
        wins = claims(s)
        return Decision(ATTACKER, wins + retreats if wins else retreats)

    def do(self, s: Siege, choice: Choice) -> None:
        if isinstance(choice, Oil):
            throw_oil(s, choice.wall)
        elif isinstance(choice, Retreat):
            retreat(s, choice.wall)
            then(s, PREPARE)
        elif isinstance(choice, Control):
            take_control(s, choice.wall)
            then(s, PREPARE)


def must_retreat(s: Siege) -> bool:
    """siege-14: an attacker who can play nothing has to retreat if that lets them play."""
    if s.turn == DEFENDER or can_play(s):
        return False
    away = s.clone()
    for w in range(WALLS):  # more room and more discards only ever help, so retreating everywhere answers for all
        retreat(away, w)
    return can_play(away)


def can_play(s: Siege) -> bool:
    """Whether any card of the hand can be played; mostly there is a siege card, and room for it."""
    if not all_full(s, s.turn) and any(c < SIEGE_CARDS for c in s.hands[s.turn]):
        return True
    return len(plays(s)) > 0


@mypyc_attr(free_list_len=1)
class AnyCard(Decision):
    """Any card of a hand of siege cards at any wall with room, or a claim; listed only if somebody wants to see it."""

    def __init__(self, seat: int, hand: tuple[int, ...], room: i64, claims: list[Choice]) -> None:
        super().__init__(seat, NOT_LISTED)
        self.hand: Final = hand
        self.room: Final = room
        self.claims: Final = claims

    @property
    def options(self) -> list[Choice]:
        if self.listed is NOT_LISTED:
            self.listed = []
            for card in self.hand:
                self.listed.extend(PLACES[card][self.room])
            self.listed.extend(self.claims)
        return self.listed

    def many(self) -> i64:
        return len(self.hand) * len(WALLS_OF[self.room]) + len(self.claims)

    def option(self, number: i64) -> Choice:
        walls = WALLS_OF[self.room]
        at = number // len(walls)
        if at < len(self.hand):
            return PLACE[self.hand[at]][walls[number % len(walls)]]
        return self.claims[number - len(self.hand) * len(walls)]


class PlayACard(Step[Siege]):
    """siege-17: play one card; whoever can play nothing skips playing and drawing (siege-22)."""

    def ask(self, s: Siege) -> Decision | None:
        if s.turn == DEFENDER and all_full(s, DEFENDER):
            return None
        if not s.rules.tactics and can_play(s):
            return AnyCard(s.turn, s.hands[s.turn], room(s, s.turn), claims(s))
        options = plays(s)
        if not options:
            options.append(SKIP)
        options.extend(claims(s))
        return Decision(s.turn, options)

    def do(self, s: Siege, choice: Choice) -> None:
        if isinstance(choice, Place):
            play_from_hand(s, choice.card)
            then(s, DRAW_A_CARD)
            place(s, s.turn, choice.card, choice.wall)
        elif isinstance(choice, PlayAction):
            play_from_hand(s, choice.card)
            then(s, DRAW_A_CARD)
            then(s, FIRST_STEP[choice.card - REDEPLOYMENT])
        elif isinstance(choice, Control):
            take_control(s, choice.wall)
            then(s, PLAY_A_CARD)
        elif choice is SKIP:
            skip(s)
        else:
            end(s, SIDE_FULL)  # siege-54: all of their formations are complete


def plays(s: Siege) -> list[Choice]:
    """Every way to play a card of the hand: a siege or elite card (siege-66) at a wall with room, or an action (siege-63)."""
    options: list[Choice] = []
    walls = room(s, s.turn)
    for card in s.hands[s.turn]:
        if card < SIEGE_CARDS:
            options.extend(PLACES[card][walls])
        elif may_play_tactics(s):
            if card < PLACEABLE:
                options.extend(PLACES[card][walls])
            elif playable(s, card):
                options.append(ACTION[card - REDEPLOYMENT])
    return options


def may_play_tactics(s: Siege) -> bool:
    """siege-64: at most one tactics card more than the other seat has played."""
    return s.tactics_played[s.turn] <= s.tactics_played[1 - s.turn]


def play_from_hand(s: Siege, card: i64) -> None:
    """siege-64, siege-65: a tactics card counts once it is played; an action stays in front of its player."""
    take_from_hand(s, s.turn, card)
    s.skipped = False
    if card >= SIEGE_CARDS:
        attacker, defender = s.tactics_played
        s.tactics_played = (attacker + 1, defender) if s.turn == ATTACKER else (attacker, defender + 1)
    if card >= PLACEABLE:
        attackers, defenders = s.used
        s.used = (attackers + (card,), defenders) if s.turn == ATTACKER else (attackers, defenders + (card,))


def skip(s: Siege) -> None:
    """siege-23: two skipped turns in a row, and the defender has held."""
    if s.skipped:
        end(s, BOTH_SKIPPED)
    s.skipped = True


class DrawACard(Step[Siege]):
    """siege-24: draw a card; in the tactics variant from either deck (siege-60). Before it the attacker may claim."""

    def ask(self, s: Siege) -> Decision | None:
        wins = claims(s)
        if s.deck and s.tactics_deck:
            return Decision(s.turn, wins + [DRAW, DRAW_TACTICS])
        if not wins:
            return None
        return Decision(s.turn, wins + [DRAW_TACTICS if s.tactics_deck else DRAW])

    def do(self, s: Siege, choice: Choice) -> None:
        if isinstance(choice, Control):
            take_control(s, choice.wall)
            then(s, DRAW_A_CARD)
        elif choice is DRAW_TACTICS or (s.tactics_deck and not s.deck):
            then(s, DEAL_TACTICS)
        elif s.deck:
            then(s, DEAL_TO[s.turn])
        else:
            end(s, DECK_EMPTY)  # siege-25, siege-53


class DealTo(Step[Siege]):
    """siege-8: Nature picks a card of the face-down siege deck, whose order nobody knows."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat

    def ask(self, s: Siege) -> Decision | None:
        return Decision(NATURE, cast("list[Choice]", s.deck))

    def do(self, s: Siege, choice: Choice) -> None:
        if isinstance(choice, Deal):
            s.deck = less(s.deck, choice.card)
            s.hands[self.seat] = s.hands[self.seat] + (choice.card,)
            if s.returned:
                count_draw(s, self.seat, 1)

    def __repr__(self) -> str:
        return f"DealTo({self.seat})"


class DealTactics(Step[Siege]):
    """siege-60: Nature picks a card of the face-down tactics deck."""

    def ask(self, s: Siege) -> Decision | None:
        return Decision(NATURE, cast("list[Choice]", s.tactics_deck))

    def do(self, s: Siege, choice: Choice) -> None:
        if isinstance(choice, Deal):
            s.tactics_deck = less(s.tactics_deck, choice.card)
            s.hands[s.turn] += (choice.card,)


class Declare(Step[Siege]):
    """siege-26: the attacker may still declare control after drawing."""

    def ask(self, s: Siege) -> Decision | None:
        wins = claims(s)
        return Decision(s.turn, wins + [PASS]) if wins else None

    def do(self, s: Siege, choice: Choice) -> None:
        if isinstance(choice, Control):
            take_control(s, choice.wall)
            then(s, DECLARE)


class EndOfTurn(Step[Siege]):
    """siege-10: the seats take turns."""

    def do(self, s: Siege, choice: Choice) -> None:
        s.turn = 1 - s.turn
        then(s, TURN)


TURN: Final = Turn()
PREPARE: Final = Prepare()
PLAY_A_CARD: Final = PlayACard()
DRAW_A_CARD: Final = DrawACard()
DEAL_TO: Final[list[DealTo]] = [DealTo(ATTACKER), DealTo(DEFENDER)]
DEAL_TACTICS: Final = DealTactics()
DECLARE: Final = Declare()
END_OF_TURN: Final = EndOfTurn()
