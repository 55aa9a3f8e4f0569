"""The sums of each zone: who adds what, what the attack would drain, and how a chain of answers would change it."""

from __future__ import annotations

from typing import Any, Final

from rubizh.engine.flow import NATURE, Choice, apply, asked
from rubizh.games.invaders.rules.board import SIDE, area_of, its_card, locate, piece_at, power_of, strength, zone_of, zone_power
from rubizh.games.invaders.rules.cards import CANCEL, INVADER, MANKIND, MOVE
from rubizh.games.invaders.rules.choices import PASS, SLOTS, Discard
from rubizh.games.invaders.rules.doings import effects_of
from rubizh.games.invaders.rules.state import CARD, NOTHING, Doing, Invaders, Piece
from rubizh.games.invaders.rules.targets import A_MOVE

Facts = dict[str, Any]
MOST_STEPS: Final = 200  # of a chain that takes effect


class Term:
    """What one card adds in its zone: a turned hero nothing."""

    def __init__(self, s: Invaders, area: int, piece: Piece) -> None:
        self.card: Final = its_card(s, piece).name
        self.number: Final = int(piece.number)
        self.printed: Final = int(its_card(s, piece).power)
        self.turned: Final = piece.turned
        self.power: Final = 0 if piece.turned else int(power_of(s, area, piece))

    def facts(self) -> Facts:
        return {"card": self.card, "number": self.number, "power": self.power, "printed": self.printed, "turned": self.turned}


class Sum:
    """A zone as the attack would find it."""

    def __init__(self, s: Invaders, zone: int) -> None:
        self.zone: Final = zone
        self.power: Final = int(zone_power(s, zone))
        self.printed: Final = int(s.rules.set.board.zones[zone])
        self.invader: Final = terms(s, area_of(INVADER, zone))
        self.mankind: Final = terms(s, area_of(MANKIND, zone))
        self.attack: Final = int(strength(s, area_of(INVADER, zone)))
        self.defence: Final = int(strength(s, area_of(MANKIND, zone))) + self.power
        self.drain: Final = max(self.attack - self.defence, 0)

    def facts(self) -> Facts:
        return {
            "zone": self.zone,
            "power": self.power,
            "printed": self.printed,
            "attack": self.attack,
            "defence": self.defence,
            "drain": self.drain,
            "invader": [term.facts() for term in self.invader],
            "mankind": [term.facts() for term in self.mankind],
        }


def terms(s: Invaders, area: int) -> list[Term]:
    return [Term(s, area, piece) for piece in s.areas[area]]


def sums(s: Invaders) -> list[Sum]:
    return [Sum(s, zone) for zone in range(SIDE)]


def works(s: Invaders) -> list[bool]:
    """Of what is under way, the first one first: whether it will take effect if nobody answers any more."""
    found: list[bool] = []
    cancelled = False
    for d in reversed(s.doings):
        works = not (d.cancelled or cancelled)
        cancelled = works and d.kind == CARD and s.rules.cards[d.card].answer.kind == CANCEL
        found.insert(0, works)
    return found


def if_passed(s: Invaders) -> list[Sum] | None:
    """The sums once the chain has taken effect without further answers; nothing where that hangs on a choice still to come."""
    if not s.doings or s.over:
        return None
    after = s.clone()
    for _ in range(MOST_STEPS):
        if after.over or len(after.doings) == 0:
            return sums(after)
        choice = foreseen(after)
        if choice is None:
            return None
        apply(after, choice)
    return None


def foreseen(s: Invaders) -> Choice | None:
    """What will be chosen: chance and what pays do not matter to the sums, whoever may answer passes, one option is no choice."""
    decision = asked(s)
    first = decision.option(0)
    if decision.seat == NATURE or isinstance(first, Discard) or len(decision.options) == 1:
        return first
    return PASS if PASS in decision.options else None


def targets(s: Invaders, d: Doing, picks: tuple[tuple[int, ...], ...]) -> list[Facts]:
    """What was chosen for the parts of something under way: cards in play, and zones."""
    found: list[Facts] = []
    for effect, chosen in zip(effects_of(s.rules, d), picks, strict=False):
        if effect.somewhere:
            found += [{"zone": zone} for zone in chosen if zone != NOTHING]
        elif effect.verb == MOVE:
            found += pieces(s, chosen[::A_MOVE]) + [{"zone": zone} for zone in chosen[1::A_MOVE]]
        else:
            found += pieces(s, chosen)
    return found


def pieces(s: Invaders, numbers: tuple[int, ...]) -> list[Facts]:
    places = [(number, locate(s, number)) for number in numbers if number != NOTHING]
    return [
        {"card": its_card(s, piece_at(s, where)).name, "number": number, "zone": int(zone_of(where // SLOTS))}
        for number, where in places
        if where != NOTHING
    ]
