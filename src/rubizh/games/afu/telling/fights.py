"""The fights of AFU as they would end now, place by place."""

from __future__ import annotations

from typing import Any, Final

from rubizh.engine.words import Sentence
from rubizh.games.afu.rules.bonus import HasBadge
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.combat import Outcome, Side, fight
from rubizh.games.afu.rules.state import Afu, card
from rubizh.games.afu.rules.story import title
from rubizh.games.afu.rules.view import AfuView
from rubizh.games.afu.telling.words import ANTI_AIR, ENHANCED, bonus_met

INVADER: Final = -1  # whose side has no seat
NEEDS: Final[dict[str, Sentence]] = {
    ENHANCED: Sentence("needs enhanced attack"),
    ANTI_AIR: Sentence("needs anti-aircraft"),
}
UNFACED: Final = Sentence("nobody: Panic")
TO_HOSPITAL: Final = Sentence("to the hospital")


class Fight:
    """A place of a front: either side with what bonuses and support add to it, and what becomes of the cards."""

    def __init__(self, s: Afu, seat: int, place: int, outcome: Outcome | None) -> None:
        front, back = s.defence[seat][place], s.defence_support[seat][place]
        invader = s.attack[seat][place]
        self.ours: Final = None if front == NO_CARD else Side(s, front, back, seat)
        self.theirs: Final = None if invader == NO_CARD else Side(s, invader, s.attack_support[seat][place], INVADER)
        self.destroyed: Final = outcome is not None and outcome.destroyed
        self.lost: Final = outcome is not None and outcome.lost
        self.support_lost: Final = outcome is not None and back != NO_CARD and outcome.support_lost

    def facts(self) -> dict[str, Any]:
        """Both sides and the verdict, as a page draws them."""
        return {
            "ours": strength(self.ours),
            "theirs": strength(self.theirs),
            "destroyed": self.destroyed,
            "lost": self.lost,
            "support_lost": self.support_lost,
        }

    def shortage(self) -> int:
        """How many points our attack lacks."""
        if self.ours is None or self.theirs is None:
            return 0
        return max(0, self.theirs.defence - self.ours.attack)

    def lacking(self) -> str:
        """The sign of what our side lacks although its points are enough; nothing where it lacks none."""
        if self.ours is None or self.theirs is None or self.destroyed or self.shortage():
            return ""
        return ENHANCED if self.theirs.enhanced_defence and not self.ours.enhanced_attack else ANTI_AIR

    def said(self) -> Sentence:
        """The verdict in a few words."""
        if self.theirs is None:
            return Sentence("nobody attacks")
        if self.ours is None:
            return UNFACED
        return Sentence("{one}; {more}", {"one": self.their_end(), "more": self.our_end()})

    def their_end(self) -> Sentence:
        if self.destroyed:
            return Sentence("the invader is destroyed")
        why = short(self.shortage()) if self.shortage() else NEEDS[self.lacking()]
        return Sentence("the invader holds, {why}", {"why": why})

    def our_end(self) -> Sentence:
        if self.lost:
            return Sentence("the defending card goes to the hospital")
        if self.support_lost:
            return Sentence("the defending card is safe, its support goes to the hospital")
        return Sentence("the defending card is safe")


def fight_now(s: Afu, seat: int, place: int) -> Fight:
    """A place as it would end now."""
    return Fight(s, seat, place, fight(s, seat, place))


def strength(one: Side | None) -> dict[str, Any] | None:
    if one is None:
        return None
    return {
        "attack": one.attack,
        "defence": one.defence,
        "enhanced_attack": one.enhanced_attack,
        "enhanced_defence": one.enhanced_defence,
    }


def pair(s: Afu, front: int, back: int) -> Sentence:
    """A card, and its support where it has one."""
    if back == NO_CARD:
        return title(s, front)
    return Sentence("{front} + {back}", {"front": title(s, front), "back": title(s, back)})


def short(n: int) -> Sentence:
    return Sentence("{n} short", {"n": n})


def certain(v: AfuView, s: Afu, seat: int, place: int) -> bool:
    """Whether nothing in a hand that the viewer does not see can change the fight: a badge that a bonus asks for."""
    if seat == v.seat or v.hands[seat] == 0:
        return True
    return not any(waits_for_badge(s, seat, c) for c in (s.defence[seat][place], s.defence_support[seat][place]) if c != NO_CARD)


def waits_for_badge(s: Afu, seat: int, c: int) -> bool:
    bonus = card(s, c).bonus
    return bonus is not None and isinstance(bonus.condition, HasBadge) and not bonus_met(s, seat, c)
