"""Achievements and objectives of AFU in the picture: what they ask for, and how near one is."""

from __future__ import annotations

from rich.text import Text

from rubizh.games.afu.rules.scoring import score
from rubizh.games.afu.rules.state import Afu
from rubizh.games.afu.rules.view import AfuView
from rubizh.games.afu.telling.goals import OPEN, Progress, hand_worth, objective, objective_said, offers, progress
from rubizh.games.afu.telling.table import counting
from rubizh.games.afu.telling.words import MET, UNMET, VICTORY, Words, goal_counts
from rubizh.games.afu.terminal.cards import GOOD

SECRET = "▣"


def points_so_far(v: AfuView, seat: int) -> int:
    """What a seat would have if the game ended now, another's secret achievement left out."""
    return score(counting(v), seat)


def goal_lines(v: AfuView, words: Words, seat: int, width: int) -> list[Text]:
    """The open achievements and one's own secret one, as many to a line as fit."""
    every = progress(v, counting(v))
    parts = [goal_text(one, seat, words, "") for one in every if one.owner == OPEN]
    parts += secrets([one for one in every if one.owner == v.seat], seat, words)
    lines: list[Text] = []
    for part in parts:
        if not lines or lines[-1].cell_len + part.cell_len + 3 > width:
            lines.append(Text(" ").append_text(part))
        else:
            lines[-1].append("   ").append_text(part)
    return lines


def secrets(own: list[Progress], seat: int, words: Words) -> list[Text]:
    """One's own secret achievement; two with numbers while one of them is to be chosen."""
    marks = [SECRET] if len(own) == 1 else [f"{SECRET}{n} " for n in range(1, len(own) + 1)]
    return [goal_text(one, seat, words, mark) for one, mark in zip(own, marks, strict=True)]


def goal_text(one: Progress, seat: int, words: Words, mark: str) -> Text:
    goal = one.goal
    needs = f"≤{goal.threshold}" if goal.at_most else f"/{goal.threshold}"
    others = [str(have) for other, have in enumerate(one.have) if other != seat and have is not None]
    also = f" ({', '.join(others)})" if others else ""
    sign = MET if one.met[seat] else UNMET
    said = f"{mark}{sign} {words.language.say(goal_counts(goal))} {one.have[seat]}{needs}{also} {VICTORY}{goal.points}"
    return Text(said, GOOD if one.met[seat] else "")


def objective_line(v: AfuView, s: Afu, words: Words, names: list[str], now: bool) -> str:
    """The objective on top, and while it is to be taken who has bid, and what one's own hand is worth for it."""
    top = objective(v)
    if top is None:
        return ""
    text = words.language.text
    parts = [objective_said(v, top, words)]
    if len(v.objectives) > 1:
        parts.append(text("under it {n}", n=len(v.objectives) - 1))
    if now:
        parts += offers(v, s, words, names)
        worth = hand_worth(v, s)
        parts += [text("your hand is worth {n}", n=worth)] if worth is not None and not v.offered[v.seat] else []
    return " · ".join(parts)
