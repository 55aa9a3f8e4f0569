"""Achievements and objectives of AFU in the picture: what they ask for, and how near one is."""

from __future__ import annotations

from rich.text import Text

from rubizh.engine.afu.objective import enemy_value, most, worth
from rubizh.engine.afu.scoring import counted, reached, score
from rubizh.engine.afu.state import Afu
from rubizh.engine.afu.view import AfuView
from rubizh.engine.flow import SPECTATOR
from rubizh.engine.words import Sentence
from rubizh.terminal.afu_cards import GOOD, in_short
from rubizh.terminal.afu_table import counting
from rubizh.terminal.afu_words import MET, UNMET, VICTORY, Facts, Words, goal_counts

SECRET = "▣"


def points_so_far(v: AfuView, seat: int) -> int:
    """What a seat would have if the game ended now, another's secret achievement left out."""
    return score(counting(v), seat)


def goal_lines(v: AfuView, words: Words, seat: int, width: int) -> list[Text]:
    """The open achievements and one's own secret one, as many to a line as fit."""
    s = counting(v)
    parts = [goal_text(s, c, seat, words, "") for c in v.goals] + secrets(v, s, seat, words)
    lines: list[Text] = []
    for part in parts:
        if not lines or lines[-1].cell_len + part.cell_len + 3 > width:
            lines.append(Text(" ").append_text(part))
        else:
            lines[-1].append("   ").append_text(part)
    return lines


def secrets(v: AfuView, s: Afu, seat: int, words: Words) -> list[Text]:
    """One's own secret achievement; two with numbers while one of them is to be chosen."""
    marks = [SECRET] if len(v.secret) == 1 else [f"{SECRET}{n} " for n in range(1, len(v.secret) + 1)]
    return [goal_text(s, c, seat, words, mark) for c, mark in zip(v.secret, marks, strict=True)]


def goal_text(s: Afu, c: int, seat: int, words: Words, mark: str) -> Text:
    goal = words.cards[c].goal
    assert goal is not None
    have = counted(s, seat, goal.counts)
    needs = f"≤{goal.threshold}" if goal.at_most else f"/{goal.threshold}"
    others = [str(counted(s, other, goal.counts)) for other in range(s.rules.players) if other != seat]
    also = f" ({', '.join(others)})" if others and not mark else ""
    met = reached(s, seat, goal)
    sign = MET if met else UNMET
    said = f"{mark}{sign} {words.language.say(goal_counts(goal))} {have}{needs}{also} {VICTORY}{goal.points}"
    return Text(said, GOOD if met else "")


def objective_line(v: AfuView, s: Afu, words: Words, names: list[str], now: bool) -> str:
    """The objective on top, and while it is to be taken who has bid, and what one's own hand is worth for it."""
    if not v.objectives:
        return ""
    text = words.language.text
    top = words.cards[v.objectives[-1]]
    assert top.objective is not None
    what = Sentence("attack", {}) if top.objective.by_attack else Sentence("defence", {})
    facts: Facts = {"card": top.title, "what": what, "need": top.objective.need, "points": top.objective.points}
    parts = [text("Objective: {card} needs {what} {need}, ★{points}", **facts)]
    if len(v.objectives) > 1:
        parts.append(text("under it {n}", n=len(v.objectives) - 1))
    return " · ".join(parts + offers(v, s, words, names) if now else parts)


def offers(v: AfuView, s: Afu, words: Words, names: list[str]) -> list[str]:
    text = words.language.text
    parts = []
    if v.enemy_bid >= 0:
        parts.append(text("the invader bids {n} with {card}", n=enemy_value(s), card=in_short(words, v.enemy_bid)))
    if v.bidder >= 0:
        parts.append(text("bid {n} by {name}", n=v.bid, name=names[v.bidder]))
    for seat in range(v.rules.players):
        if v.offered[seat]:
            cards = ", ".join(words.name(c) for c in v.offered[seat])
            parts.append(text("{name} uses {cards}: {n}", name=names[seat], cards=cards, n=worth(s, seat)))
    if v.seat != SPECTATOR and not v.offered[v.seat]:
        parts.append(text("your hand is worth {n}", n=most(s, v.seat)))
    return parts
