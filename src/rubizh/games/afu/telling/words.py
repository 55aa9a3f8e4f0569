"""Short words and signs for what is printed on the cards of AFU."""

from __future__ import annotations

from typing import Any, Final

from rubizh.engine.words import Name, Sentence
from rubizh.games.afu.rules import bonus as bonuses
from rubizh.games.afu.rules import events
from rubizh.games.afu.rules.bonus import Bonus, Condition, Reward
from rubizh.games.afu.rules.cards import ABSENT, AIR, ARTILLERY, INFANTRY, NO_BADGE, TANK, Card, Goal
from rubizh.games.afu.rules.state import Afu
from rubizh.games.afu.rules.view import AfuView
from rubizh.language import Language

Facts = dict[str, int | str | Sentence]

MET: Final = "✓"
UNMET: Final = "○"
POINTS: Final = "₴"
VICTORY: Final = "★"
AIR_SIGN: Final = "✈"
ANTI_AIR: Final = "⌖"
REINFORCEMENTS: Final = "⇈"
ENEMY_ARTILLERY: Final = "✹"
ROCKET: Final = "☄"
ENHANCED: Final = "↑"
ATTACK: Final = Sentence("attack")
DEFENCE: Final = Sentence("defence")
CALMS: Final = Sentence("P−")

TYPES: Final[dict[int, Sentence]] = {
    INFANTRY: Sentence("inf"),
    ARTILLERY: Sentence("art"),
    TANK: Sentence("tank"),
    AIR: Sentence("air✈"),
}
COUNTED: Final[dict[str, Sentence]] = {
    "infantry": Sentence("infantry"),
    "artillery": Sentence("artillery"),
    "tank": Sentence("tanks"),
    "air": Sentence("air units"),
    "anti-air": Sentence("anti-aircraft"),
    "enhanced": Sentence("enhanced"),
    "cards": Sentence("cards but Panic"),
    "trophies": Sentence("destroyed"),
    "air-trophies": Sentence("air destroyed"),
    "objectives": Sentence("objectives"),
    "aid": Sentence("Aid"),
    "panic": Sentence("Panic"),
}


class Words:
    """Says the short words of a card set in a language."""

    def __init__(self, language: Language, v: AfuView, written: Any) -> None:
        self.language: Final = language
        self.cards: Final = v.rules.set.cards
        self.badge_ids: Final = v.rules.set.badges
        self.badges: Final = {} if written is None else written.about.badges

    def name(self, c: int) -> str:
        return self.language.say(self.cards[c].title)

    def badge(self, number: int) -> str:
        if number == NO_BADGE:
            return ""
        name = self.badge_ids[number]
        text = self.badges.get(name)
        return name if text is None else self.language.say(Name({"en": text.en, "uk": text.uk}))

    def kind(self, card: Card) -> str:
        return self.language.say(TYPES[card.kind]) if card.kind in TYPES else ""

    def bonus(self, bonus: Bonus | None, s: Afu, seat: int, c: int) -> str:
        """A bonus, and whether its condition holds now for the seat."""
        if bonus is None:
            return ""
        if seat < 0:
            return self.bonus_alone(bonus)
        return f"{MET if bonus_met(s, seat, c) else UNMET} {self.bonus_alone(bonus)}"

    def bonus_alone(self, bonus: Bonus) -> str:
        reward = self.language.say(self.reward(bonus.reward))
        if isinstance(bonus.condition, bonuses.Always):
            return reward
        return f"{self.language.say(self.condition(bonus.condition))} → {reward}"

    def condition(self, condition: Condition) -> Sentence:
        if isinstance(condition, bonuses.Destroyed):
            return Sentence("{n} destroyed", {"n": condition.enemies})
        if isinstance(condition, bonuses.HasBadge):
            return Sentence("{badge}", {"badge": self.badge(condition.badge)})
        if isinstance(condition, bonuses.Panicked):
            return Sentence("Panic taken")
        if isinstance(condition, bonuses.PlayedDefence):
            return Sentence("defence ↑") if condition.enhanced else DEFENCE
        return Sentence("obj.")

    def reward(self, reward: Reward) -> Sentence:
        facts: Facts = {"n": reward.amount}
        words: dict[type[Reward], Sentence] = {
            bonuses.AddAttack: Sentence("+{n} attack", facts),
            bonuses.AddDefence: Sentence("+{n} defence", facts),
            bonuses.AddSupport: Sentence("+{n} support", facts),
            bonuses.Recruits: Sentence("₴{n} more", facts),
            bonuses.NoPanic: Sentence("no Panic"),
            bonuses.DrawCards: Sentence("draw"),
            bonuses.Calm: CALMS,
            bonuses.Recon: Sentence("recon"),
            bonuses.Hospital: Sentence("hospital"),
        }
        return words[type(reward)]


def bonus_met(s: Afu, seat: int, c: int) -> bool:
    """Whether the condition of a card's bonus holds now; a card still in the hand is asked as one."""
    bonus = s.rules.set.cards[c].bonus
    return bonus is not None and bonus.condition.met(s, seat, c, held=c in s.hand[seat])


def point(value: int, enhanced: bool) -> str:
    return ("–" if value == ABSENT else str(value)) + (ENHANCED if enhanced else "")


def numbers(card: Card) -> str:
    """Attack and defence, and support after a plus: `3↑/2 +1`."""
    parts = []
    if card.fights:
        parts.append(f"{point(card.attack, card.enhanced_attack)}/{point(card.defence, card.enhanced_defence)}")
    elif card.enhanced_attack or card.enhanced_defence:
        parts.append("/".join(ENHANCED if enhanced else "–" for enhanced in (card.enhanced_attack, card.enhanced_defence)))
    if card.support != ABSENT:
        parts.append(f"+{card.support}")
    return " ".join(parts)


def marks(card: Card) -> str:
    signs = [(card.air, AIR_SIGN), (card.anti_air, ANTI_AIR), (card.reinforcements, REINFORCEMENTS)]
    signs += [(card.artillery, ENEMY_ARTILLERY), (card.rocket, ROCKET)]
    return "".join(sign for there, sign in signs if there)


def in_short(words: Words, c: int, longest: int = 99) -> str:
    """A card in a sentence: its name, cut short where it is too long, its numbers and its marks."""
    card, name = words.cards[c], words.name(c)
    shown = name if len(name) <= longest else name[: longest - 1] + "…"
    return " ".join(part for part in (shown, numbers(card), marks(card)) if part)


def gives(words: Words, card: Card) -> str:
    """The compensation of a card."""
    calms = words.language.say(CALMS) if card.calms else ""
    return f"{POINTS}{card.points}" if card.points else calms


def goal_counts(goal: Goal) -> Sentence:
    return COUNTED[goal.counts]


def effect(happening: events.Effect) -> Sentence:
    """What an event does."""
    facts: Facts = {"n": happening.amount}
    words: dict[type[events.Effect], Sentence] = {
        events.BuyNow: Sentence("each may buy at once for {n}", facts),
        events.FewerInvaders: Sentence("invaders fewer this round: {n}", facts),
        events.SpreadPanic: Sentence("each takes a Panic card"),
        events.AirLost: Sentence("air units that fight this round go to the hospital"),
        events.ReconForAll: Sentence("each looks at the next invaders"),
        events.HospitalToHand: Sentence("each takes a card back from the hospital"),
        events.DiscardOne: Sentence("each discards a card"),
        events.Redraw: Sentence("each discards a card and draws one"),
    }
    return words[type(happening)]
