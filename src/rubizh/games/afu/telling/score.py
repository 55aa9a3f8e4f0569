"""The score of AFU line by line: objectives, achievements, and the penalty for Panic."""

from __future__ import annotations

from bisect import bisect_right

from rubizh.engine.words import Sentence
from rubizh.games.afu.rules.scoring import RANK_POINTS, panic_cards
from rubizh.games.afu.rules.state import Afu, card
from rubizh.games.afu.rules.story import RANK_NAMES
from rubizh.games.afu.rules.view import AfuView
from rubizh.games.afu.telling.goals import OPEN, Progress, progress
from rubizh.language import Language

Line = tuple[str, int]  # what it is for, and the points


def rank_said(points: int) -> Sentence:
    """Points with the rank that they give to a lone commander."""
    rank = RANK_NAMES[bisect_right(RANK_POINTS, points) - 1]
    return Sentence("{points}, {rank}", {"points": points, "rank": rank})


def score_lines(v: AfuView, s: Afu, seat: int, language: Language) -> list[Line]:
    """afu-108 to afu-110, in the order of the rules; what brings nothing stands there too where it was reached in vain."""
    known = [one for one in progress(v, s) if one.owner == seat or (one.owner == OPEN and one.met[seat])]
    achieved = [line(one, s, seat, language) for one in known]
    taken = [objective_line(s, c, language) for c in s.taken[seat]]
    panic = panic_cards(s, seat)
    return [*achieved, *taken, (language.text("Panic cards: {n}", n=panic), -panic)]


def line(one: Progress, s: Afu, seat: int, language: Language) -> Line:
    title = language.say(card(s, one.card).title)
    if one.owner == seat:
        points = one.goal.points if one.met[seat] else 0
        return language.text("{card}, secret", card=title), points
    if all(one.met) and len(one.met) > 1:
        return language.text("{card}, reached by both", card=title), 0
    return title, one.goal.points


def objective_line(s: Afu, c: int, language: Language) -> Line:
    its = card(s, c)
    assert its.objective is not None
    return language.text("objective {card}", card=language.say(its.title)), its.objective.points
