"""What the rules of AFU count for a player: the fights as they would end now, points, achievements, and the objective."""

from __future__ import annotations

from typing import Any

from rubizh.engine.flow import SPECTATOR
from rubizh.engine.words import Sentence
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.imagine import known
from rubizh.games.afu.rules.scoring import score
from rubizh.games.afu.rules.state import PLACES, Afu, in_play
from rubizh.games.afu.rules.view import AfuView
from rubizh.games.afu.telling.fights import certain, fight_now
from rubizh.games.afu.telling.goals import OPEN, Progress, hand_worth, offers, progress
from rubizh.games.afu.telling.round import OBJECTIVE, phase, recruiting, step, steps
from rubizh.games.afu.telling.score import score_lines
from rubizh.games.afu.telling.table import counting
from rubizh.games.afu.telling.words import Words, bonus_met
from rubizh.language import Language

Aids = dict[str, Any]


def aids(v: AfuView, language: Language) -> Aids:
    """Everything that a viewer may know, and only that, counted by the rules themselves."""
    s, counted = known(v), counting(v)
    seats = range(v.rules.players)
    here = step(v)
    return {
        "phase": language.say(phase(v)),
        "steps": [{"said": language.say(one), "here": one is here} for one in steps(v)],
        "points": [score(counted, seat) for seat in seats],
        "score": [[list(line) for line in score_lines(v, counted, seat, language)] for seat in seats] if v.over else [],
        "fights": [[fight(v, s, seat, place, language) for place in range(PLACES)] for seat in seats],
        "goals": [goal(one, v) for one in progress(v, counted)],
        "advances": advances(v, counted) if recruiting(v) else {},
        "bonuses": bonuses(v, s),
        "objective": on_top(v, s, language),
    }


def fight(v: AfuView, s: Afu, seat: int, place: int, language: Language) -> Aids | None:
    """A place where somebody stands; `certain` unless a hand that is not seen may change the verdict."""
    there = fight_now(s, seat, place)
    if there.ours is None and there.theirs is None:
        return None
    sure = certain(v, s, seat, place)
    said = there.said() if sure else Sentence("as far as can be seen: {said}", {"said": there.said()})
    return {**there.facts(), "certain": sure, "said": language.say(said)}


def goal(one: Progress, v: AfuView) -> Aids:
    return {
        "card": v.rules.set.cards[one.card].name,
        "have": one.have,
        "need": one.goal.threshold,
        "at_most": one.goal.at_most,
        "points": one.goal.points,
        "met": one.met,
        "secret": one.owner != OPEN,
    }


def advances(v: AfuView, s: Afu) -> dict[str, list[str]]:
    """Of each card for sale, the achievements for which it would count once the viewer has bought it."""
    if v.seat == SPECTATOR:
        return {}
    cards, had = v.rules.set.cards, [one.have[v.seat] for one in progress(v, s)]
    found = {}
    for c in sorted({c for c in (*v.display, v.rules.set.aid) if c != NO_CARD}):
        bought = s.clone()
        bought.deck[v.seat] += (c,)
        new = zip(progress(v, bought), had, strict=True)
        found[cards[c].name] = [cards[one.card].name for one, before in new if one.have[v.seat] != before]
    return found


def bonuses(v: AfuView, s: Afu) -> dict[str, bool]:
    """Of the viewer's cards in the hand and in play, whose bonus has its condition met now."""
    if v.seat == SPECTATOR:
        return {}
    cards = v.rules.set.cards
    mine = [c for c in v.hand + in_play(s, v.seat) if cards[c].bonus is not None]
    return {cards[c].name: bonus_met(s, v.seat, c) for c in mine}


def on_top(v: AfuView, s: Afu, language: Language) -> Aids | None:
    """What the viewer's hand is worth for the objective on top of the pile, and while it is to be taken who offers what."""
    if not v.objectives:
        return None
    words = Words(language, v, None)
    names = [f"{{{seat}}}" for seat in range(v.rules.players)]  # whoever shows it knows who sits there
    return {"worth": hand_worth(v, s), "offers": offers(v, s, words, names) if step(v) is OBJECTIVE else []}
