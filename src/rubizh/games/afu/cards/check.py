"""What cannot be seen in a field alone: cards that contradict themselves, and wishes that no other card can fulfil."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rubizh.cards.deck import Placed
from rubizh.cards.problem import Problem
from rubizh.cards.records import Text
from rubizh.engine.words import Sentence
from rubizh.games.afu.cards.records import Bonus, Invader, Starting, Troop

AFTER_THE_FIGHTS: Final = ("points", "calm", "recon", "draw")


def check_troop(p: Placed[Troop]) -> Iterator[Problem]:
    """A troop card's numbers, marks and bonus fit together."""
    card = p.card
    if "reinforcements" in card.marks and not supports_only(card):
        yield p.problem("marks", Sentence("reinforcements have support, but neither attack nor defence"))
    if card.bonus is not None:
        yield from check_bonus(p, card, card.bonus)


def supports_only(card: Troop | Invader) -> bool:
    return card.support is not None and card.attack is None and card.defence is None


def check_bonus(p: Placed[Troop], card: Troop, bonus: Bonus) -> Iterator[Problem]:
    late = bonus.when is not None and bonus.when.destroyed is not None
    if late and bonus.reward.kind not in AFTER_THE_FIGHTS:
        facts = {"names": ", ".join(AFTER_THE_FIGHTS)}
        yield p.problem("bonus.reward", Sentence("too late once the fights are over, expected one of {names}", facts))
    if card.attack is None and card.defence is None and card.support is None:
        said = Sentence("no bonus is possible on a card without attack, defence and support: it is never fielded")
        yield p.problem("bonus", said)
    elif bonus.reward.kind == "support" and card.support is None:
        yield p.problem("bonus.reward.support", Sentence("only a card that has support can get more of it"))
    elif bonus.reward.kind in ("attack", "defence") and supports_only(card):
        said = Sentence("only a card that has attack or defence can get more of it")
        yield p.problem(f"bonus.reward.{bonus.reward.kind}", said)


def check_invader(p: Placed[Invader]) -> Iterator[Problem]:
    card = p.card
    if card.attack is None and card.defence is None and card.support is None:
        yield p.problem("attack", Sentence("an invader needs attack, defence or support"))
    elif "reinforcements" in card.marks and not supports_only(card):
        yield p.problem("marks", Sentence("reinforcements have support, but neither attack nor defence"))


def unknown_badges(p: Placed[Troop], badges: dict[str, Text]) -> Iterator[Problem]:
    named = {"badge": p.card.badge}
    if p.card.bonus is not None and p.card.bonus.when is not None:
        named["bonus.when.badge"] = p.card.bonus.when.badge
    for field, badge in named.items():
        if badge is not None and badge not in badges:
            facts = {"badge": badge, "names": ", ".join(badges)}
            yield p.problem(field, Sentence("unknown badge “{badge}”, set.toml has {names}", facts))


def hopeless_bonus(p: Placed[Troop], troops: list[Troop], badges: dict[str, Text]) -> Iterator[Problem]:
    """A condition that no other card of the same player can ever meet."""
    bonus = p.card.bonus
    if bonus is None or bonus.when is None:
        return
    others = [card for card in troops if together(p.card, card)]
    when = bonus.when
    if when.badge is not None and when.badge in badges and not any(card.badge == when.badge for card in others):
        said = Sentence("nothing can meet this: no other card has the badge “{badge}”", {"badge": when.badge})
        yield p.problem("bonus.when.badge", said)
    if when.normal_defence and not any(has_defence(card, enhanced=False) for card in others):
        yield p.problem("bonus.when.normal_defence", Sentence("nothing can meet this: no other card has normal defence"))
    if when.enhanced_defence and not any(has_defence(card, enhanced=True) for card in others):
        yield p.problem("bonus.when.enhanced_defence", Sentence("nothing can meet this: no other card has enhanced defence"))


def together(card: Troop, other: Troop) -> bool:
    """Whether one player can have both: a card of the other colour never comes, a second copy may."""
    if card is other:
        return card.copies > 1
    return not (isinstance(card, Starting) and isinstance(other, Starting) and card.colour != other.colour)


def has_defence(card: Troop, enhanced: bool) -> bool:
    return card.defence is not None and ("defence" in card.enhanced) == enhanced
