"""The judge of Siege: the win chance of a position, and of every option without playing it where only one wall changes."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rubizh.bots.judge import Judge
from rubizh.bots.net import Features, Net
from rubizh.engine.flow import Choice
from rubizh.engine.game import View
from rubizh.games.siege.bots.sight import CODES, DRAWING, PLAYING, PREPARING, WHOLE, SiegeSight, Wall, held_by, moment
from rubizh.games.siege.rules.cards import SIEGE_CARDS, bit
from rubizh.games.siege.rules.choices import PASS, Oil, Place, Retreat
from rubizh.games.siege.rules.moves import cancelled
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER, Siege, tile, winner
from rubizh.games.siege.rules.turn import Declare, DrawACard, PlayACard, Prepare
from rubizh.games.siege.rules.view import SiegeView

FIRST: Final = 32
SECOND: Final = 24
NO_WALL: Final = -1


class Change:
    """What an option changes: at most one wall, the hand, the cauldrons, the moment."""

    def __init__(self) -> None:
        self.wall: Final = Wall()
        self.hand: i64 = 0
        self.cauldrons: i64 = 0
        self.moment: i64 = 0

    def begin(self, s: Siege, hand: i64, moment: i64) -> None:
        self.wall.number = NO_WALL
        self.hand = hand
        self.cauldrons = s.cauldrons
        self.moment = moment

    def lay(self, s: Siege, seat: i64, option: Place) -> None:
        """A siege card at a wall."""
        w = option.wall
        self.wall.lies(s, w)
        self.hand &= ~bit(option.card)
        if seat == ATTACKER:
            self.wall.attack += (int(option.card),)
        else:
            self.wall.defence += (int(option.card),)
            self.wall.defended_first = self.full_defence(s, w) and s.attack_room >> w & 1 == 1

    def take_away(self, s: Siege, w: i64, cards: i64) -> None:
        """The attacker's nearest cards at a wall are discarded."""
        self.wall.lies(s, w)
        self.wall.attack = self.wall.attack[cards:]
        self.wall.defended_first = self.full_defence(s, w)

    def full_defence(self, s: Siege, w: i64) -> bool:
        return len(self.wall.defence) == tile(s, w).spaces


class SiegeJudge(Judge):
    """One network for the attacker, who sees their own hand, and one for the defender."""

    def __init__(self, nets: list[Net]) -> None:
        super().__init__()
        self.nets: Final = nets
        self.sight: Final = SiegeSight()
        self.features: Final = Features()
        self.changed: Final = Features()
        self.change: Final = Change()

    def net_for(self, s: Any, seat: int) -> int:
        return seat

    def value(self, s: Any, seat: int) -> float:
        assert isinstance(s, Siege)
        if s.over:
            return 1.0 if winner(s) == seat else 0.0
        self.notice(s, seat, self.features)
        return self.nets[seat].value(self.features)

    def notice(self, s: Any, seat: int, f: Features) -> None:
        assert isinstance(s, Siege)
        mine = held_by(s, seat)
        self.sight.notice_walls(s, seat, mine, s.unseen & ~mine, f)
        self.sight.notice_whole(s, seat, moment(s), s.cauldrons, f)

    def exact(self, v: View) -> bool:
        """With both decks empty, all that is unseen is the other hand."""
        assert isinstance(v, SiegeView)
        return v.deck == 0 and v.tactics_deck == 0

    def settled(self, s: Any, seat: int) -> bool:
        """Between the steps of a turn, not in the middle of an action card."""
        assert isinstance(s, Siege)
        pending = s.pending
        if pending is None or pending.seat != seat:
            return True
        return isinstance(s.todo[-1], Prepare | PlayACard | DrawACard | Declare)

    def worths(self, s: Any, seat: int, options: list[Choice]) -> list[float]:
        """Most options change one wall only, so that the others are looked at once for each hand that is left."""
        assert isinstance(s, Siege)
        mine = held_by(s, seat)
        others = s.unseen & ~mine
        change = self.change
        hand: i64 = -1
        cauldrons: i64 = -1
        moment: i64 = -1
        found: list[float] = []
        for option in options:
            if not self.simple(s, seat, option, mine):
                found.append(self.worth(s, seat, option))
                hand = -1
                continue
            if hand != change.hand or cauldrons != change.cauldrons or moment != change.moment:
                self.look(s, seat, others, hand != change.hand)
                hand, cauldrons, moment = change.hand, change.cauldrons, change.moment
            found.append(self.after_change(s, seat, others))
        return found

    def look(self, s: Siege, seat: i64, others: i64, anew: bool) -> None:
        """At the whole as it would be, and at all the walls if the hand is another one."""
        change, f = self.change, self.features
        if anew:
            self.sight.notice_walls(s, seat, change.hand, others, f)
            self.nets[seat].add_groups(f)
        self.sight.notice_whole(s, seat, change.moment, change.cauldrons, f)
        self.nets[seat].look_together(f)

    def after_change(self, s: Siege, seat: i64, others: i64) -> float:
        change = self.change
        if change.wall.number == NO_WALL:
            return self.nets[seat].answer(0)
        self.changed.clear()
        self.sight.notice_wall(s, seat, change.wall, others, self.changed)
        return self.nets[seat].value_instead(change.wall.number, self.changed)

    def simple(self, s: Siege, seat: i64, option: Choice, mine: i64) -> bool:
        """Whether an option changes one wall at most, and how."""
        step = s.todo[-1]
        if isinstance(step, PlayACard):
            if not isinstance(option, Place) or option.card >= SIEGE_CARDS or not s.deck:
                return False
            self.change.begin(s, mine, DRAWING)
            self.change.lay(s, seat, option)
            return cancelled(s, seat, option.card, option.wall) < 0
        return isinstance(step, Prepare) and self.simple_preparation(s, option, mine)

    def simple_preparation(self, s: Siege, option: Choice, mine: i64) -> bool:
        change = self.change
        change.begin(s, mine, PLAYING)
        if isinstance(option, Oil):
            change.take_away(s, option.wall, 1)
            change.cauldrons -= 1
        elif isinstance(option, Retreat):
            change.take_away(s, option.wall, len(s.attack[option.wall]))
            if s.attacked & ~(1 << option.wall) != 0:
                change.moment = PREPARING
        elif option is not PASS:
            return False
        return s.turn != DEFENDER or s.defence_room != 0  # otherwise the game ends (siege-54)


def new_nets() -> list[Net]:
    """One for each seat, knowing nothing."""
    return [Net(CODES, WHOLE, FIRST, SECOND), Net(CODES, WHOLE, FIRST, SECOND)]
