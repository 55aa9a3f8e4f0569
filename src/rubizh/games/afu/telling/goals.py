"""Achievements, points and objectives of AFU: what they ask for, and how near everybody is."""

from __future__ import annotations

from typing import Final

from rubizh.engine.flow import SPECTATOR
from rubizh.games.afu.rules.cards import Objective
from rubizh.games.afu.rules.objective import enemy_value, most, worth
from rubizh.games.afu.rules.scoring import counted, goal_of, reached
from rubizh.games.afu.rules.state import Afu
from rubizh.games.afu.rules.view import AfuView
from rubizh.games.afu.telling.words import ATTACK, DEFENCE, Facts, Words, in_short

OPEN: Final = -1  # whose achievement everybody may reach


class Progress:
    """An achievement and what each seat has of what it counts; of a secret one only its owner's."""

    def __init__(self, s: Afu, c: int, owner: int) -> None:
        self.card: Final = c
        self.owner: Final = owner
        self.goal: Final = goal_of(s, c)
        seats = range(s.rules.players)
        counts = [owner in (OPEN, seat) for seat in seats]
        self.have: Final = [counted(s, seat, self.goal.counts) if counts[seat] else None for seat in seats]
        self.met: Final = [counts[seat] and reached(s, seat, self.goal) for seat in seats]


def progress(v: AfuView, s: Afu) -> list[Progress]:
    """The open achievements, and the secret ones that the viewer knows; `s` is what there is to count."""
    secrets = dict(enumerate(v.revealed)) if v.over else {v.seat: v.secret}
    return [Progress(s, c, OPEN) for c in v.goals] + [Progress(s, c, owner) for owner, kept in secrets.items() for c in kept]


def objective(v: AfuView) -> Objective | None:
    """The one on top of the pile."""
    return v.rules.set.cards[v.objectives[-1]].objective if v.objectives else None


def objective_said(v: AfuView, top: Objective, words: Words) -> str:
    """What the objective on top needs and gives."""
    what = ATTACK if top.by_attack else DEFENCE
    card = words.cards[v.objectives[-1]].title
    facts: Facts = {"card": card, "what": what, "need": top.need, "points": top.points}
    return words.language.text("Objective: {card} needs {what} {need}, ★{points}", **facts)


def offers(v: AfuView, s: Afu, words: Words, names: list[str]) -> list[str]:
    """Who has bid for the objective, and who uses which cards for it."""
    text = words.language.text
    parts = []
    if v.enemy_bid >= 0:
        parts.append(text("the invader bids {n} with {card}", n=enemy_value(s), card=in_short(words, v.enemy_bid)))
    if v.bidder >= 0:
        parts.append(text("bid {n} by {name}", n=v.bid, name=names[v.bidder]))
    for seat in range(v.rules.players):
        if v.offered[seat]:
            cards = ", ".join(words.name(c) for c in v.offered[seat])
            parts.append(text("{name}, for the objective: {cards} ({n})", name=names[seat], cards=cards, n=worth(s, seat)))
    return parts


def hand_worth(v: AfuView, s: Afu) -> int | None:
    """What the viewer's hand, with what it has offered, is worth for the objective; a spectator has none."""
    return None if v.seat == SPECTATOR or not v.objectives else int(most(s, v.seat))
