"""Cards in words for people: types, marks, conditions, rewards, effects and goals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rubizh.engine.words import Sentence
from rubizh.games.afu.cards.records import Bonus, Compensation, Effect, Goal, Need, Reward, Text, When

DECKS: Final[Mapping[str, Sentence]] = {
    "starting": Sentence("Starting cards"),
    "afu": Sentence("AFU cards"),
    "aid": Sentence("International Aid"),
    "panic": Sentence("Panic"),
    "invaders": Sentence("Invaders"),
    "achievements": Sentence("Achievements"),
    "events": Sentence("Events"),
    "promos": Sentence("Promo cards"),
    "objectives": Sentence("Objectives"),
}
TYPES: Final[Mapping[str, Sentence]] = {
    "infantry": Sentence("infantry"),
    "artillery": Sentence("artillery"),
    "tank": Sentence("tank"),
    "air": Sentence("air"),
    "other": Sentence("other"),
}
MARKS: Final[Mapping[str, Sentence]] = {
    "anti-air": Sentence("anti-aircraft"),
    "reinforcements": Sentence("reinforcements"),
    "air": Sentence("air unit"),
    "artillery": Sentence("enemy artillery"),
    "rocket": Sentence("rocket strike"),
}
SOURCES: Final = ("rulebook", "derived", "reconstruction")
KINDS: Final[Mapping[str, Sentence]] = {
    "city": Sentence("city"),
    "bridge": Sentence("bridge"),
    "cruiser": Sentence("cruiser"),
}
COLOURS: Final[Mapping[str, Sentence]] = {
    "yellow": Sentence("yellow"),
    "blue": Sentence("blue"),
}
COUNTED: Final[Mapping[str, Sentence]] = {
    "infantry": Sentence("infantry cards"),
    "artillery": Sentence("artillery cards"),
    "tank": Sentence("tank cards"),
    "air": Sentence("air cards"),
    "anti-air": Sentence("anti-aircraft cards"),
    "enhanced": Sentence("cards with enhanced attack or defence"),
    "cards": Sentence("cards in the deck other than Panic"),
    "trophies": Sentence("invaders destroyed"),
    "air-trophies": Sentence("air invaders destroyed"),
    "objectives": Sentence("objectives taken"),
    "aid": Sentence("International Aid cards"),
    "panic": Sentence("Panic cards"),
}


def text_in(text: Text, code: str) -> str:
    """The words in the language of that code."""
    return text.uk if code == "uk" else text.en


def badge_said(badge: str, badges: Mapping[str, Text], code: str) -> str:
    return text_in(badges[badge], code) if badge in badges else badge


def bonus_said(bonus: Bonus, badges: Mapping[str, Text], code: str) -> Sentence:
    if bonus.when is None:
        return reward_said(bonus.reward)
    facts: dict[str, int | str | Sentence] = {"when": when_said(bonus.when, badges, code), "reward": reward_said(bonus.reward)}
    return Sentence("{when}: {reward}", facts)


def when_said(when: When, badges: Mapping[str, Text], code: str) -> Sentence:
    if when.destroyed is not None:
        return Sentence("{n} destroyed", {"n": when.destroyed})
    if when.badge is not None:
        return Sentence("badge “{badge}”", {"badge": badge_said(when.badge, badges, code)})
    return {
        "panic": Sentence("Panic taken"),
        "normal_defence": Sentence("normal defence played"),
        "enhanced_defence": Sentence("enhanced defence played"),
        "objective": Sentence("an objective lies open"),
    }[when.kind]


def reward_said(reward: Reward) -> Sentence:
    n = reward.amount
    return {
        "no_panic": Sentence("one Panic less to take"),
        "hospital": Sentence("a card back from the hospital"),
        "calm": Sentence("return a Panic"),
        "points": Sentence("points {n}", {"n": n}),
        "draw": Sentence("draw a card"),
        "support": Sentence("support +{n}", {"n": n}),
        "attack": Sentence("attack +{n}", {"n": n}),
        "defence": Sentence("defence +{n}", {"n": n}),
        "recon": Sentence("recon"),
    }[reward.kind]


def compensation_said(compensation: Compensation) -> Sentence:
    if compensation.points is not None:
        return Sentence("{n}", {"n": compensation.points})
    return Sentence("Panic −1")


def effect_said(effect: Effect) -> Sentence:
    n = effect.amount
    return {
        "redraw": Sentence("discard a card and draw one"),
        "buy": Sentence("buy for {n}", {"n": n}),
        "fewer_invaders": Sentence("invaders −{n}", {"n": n}),
        "panic": Sentence("take a Panic"),
        "air_lost": Sentence("air units that fight go to the hospital"),
        "discard": Sentence("discard a card"),
        "recon": Sentence("recon"),
        "hospital": Sentence("a card back from the hospital"),
    }[effect.kind]


def need_said(need: Need) -> Sentence:
    if need.attack is not None:
        return Sentence("attack {n}", {"n": need.attack})
    return Sentence("defence {n}", {"n": need.amount})


def goal_said(goal: Goal) -> Sentence:
    facts: dict[str, int | str | Sentence] = {"n": goal.at_least or goal.at_most or 0, "what": COUNTED[goal.count]}
    if goal.at_least is not None:
        return Sentence("{what}: {n} or more", facts)
    return Sentence("{what}: {n} or fewer", facts)
