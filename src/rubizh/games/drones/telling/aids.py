"""What the rules of Dronovody count for a player: the threat of the next defence, the odds of attacks, prices and points."""

from __future__ import annotations

from typing import Any

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import SPECTATOR
from rubizh.games.drones.rules.artillery import AIM, within_range
from rubizh.games.drones.rules.cards import ARTILLERY
from rubizh.games.drones.rules.choices import FACES
from rubizh.games.drones.rules.have import ammo, price, recon
from rubizh.games.drones.rules.imagine import sample
from rubizh.games.drones.rules.scoring import on_board, project_points, score, trophy_points, wounded_points
from rubizh.games.drones.rules.sortie import ATTACK, may_fly, targets
from rubizh.games.drones.rules.state import PER_PLAYER, Drones, drone, kinds_of, support
from rubizh.games.drones.rules.threats import activated
from rubizh.games.drones.rules.turn import TURN
from rubizh.games.drones.rules.view import DronesView
from rubizh.games.drones.telling.blows import blows, facing, harm_facts, together
from rubizh.games.drones.telling.odds import Odds, artillery_odds, drone_odds
from rubizh.language import Language

Aids = dict[str, Any]


def aids(v: DronesView, language: Language) -> Aids:
    """Everything that everybody may know, counted by the rules themselves; who lies face down matters nowhere."""
    s = sample(v, Dealer(0))
    seats = range(v.rules.players)
    own = v.officer if v.seat == SPECTATOR else v.seat
    return {
        "forecast": [] if s.over else [forecast(s, own, face) for face in range(1, FACES + 1)],
        "sorties": {} if v.seat == SPECTATOR else sorties(s, own, language),
        "artillery": {} if v.seat == SPECTATOR else shelling(s, own, language),
        "recon": [int(recon(s, seat)) for seat in seats],
        "ammo": [ammo(s, seat) for seat in seats],
        "prices": {name(s, c): int(price(s, c)) for c in kinds_of(v.shop)},
        "technology": {"have": sum(len(projects) for projects in v.projects), "need": PER_PLAYER * v.rules.players},
        "scores": [points(s, seat) for seat in seats],
    }


def name(s: Drones, c: int) -> str:
    return s.rules.set.cards[c].name


def forecast(s: Drones, seat: int, face: int) -> Aids:
    """What happens if a seat's next defence roll shows this number."""
    ahead = facing(s, seat)
    coming = blows(ahead, seat, face)
    after = coming[-1].after if coming else ahead
    return {
        "face": face,
        "enemies": [
            {"card": name(s, c), "spared": n < len(coming) and coming[n].spared} for n, c in enumerate(activated(ahead, face))
        ],
        **harm_facts(together(coming)),
        "wounded_after": len(after.wounded[seat]),
        "loses": bool(coming) and coming[-1].loses,
    }


def sorties(s: Drones, seat: int, language: Language) -> Aids:
    """The drone that flies, or those that could: in one's own turn now, otherwise as the table lies."""
    if ATTACK[seat] in s.todo:
        return of_drone(s, seat, s.flown, s.ground_left, s.air_left, language)
    found: Aids = {}
    for d in kinds_of(s.depot[seat]):
        if TURN[seat] not in s.todo or (s.actions > 0 and may_fly(s, seat, d)):
            found |= of_drone(s, seat, d, drone(s, d).ground, drone(s, d).air, language)
    return found


def of_drone(s: Drones, seat: int, d: int, ground: int, air: int, language: Language) -> Aids:
    there = targets(s, seat, drone(s, d), ground, air)
    return {name(s, d): {name(s, e): odds(s, drone_odds(s, seat, d, e), language) for e in there}} if there else {}


def shelling(s: Drones, seat: int, language: Language) -> Aids:
    """Of every artillery card in the hand, and of the one that fires."""
    held = [c for c in kinds_of(s.hand[seat]) if support(s, c).kind == ARTILLERY]
    found: Aids = {}
    for c in [s.shell] if AIM[seat] in s.todo else held:
        said = odds(s, artillery_odds(s, seat, c), language)
        found |= {name(s, c): {name(s, e): said for e in within_range(s, seat, c)}}
    return {card: there for card, there in found.items() if there}


def odds(s: Drones, one: Odds, language: Language) -> Aids:
    terms = [{"said": language.say(term.said), "amount": term.amount, "card": name(s, term.card)} for term in one.terms]
    return {"needs": one.needs, "chance": one.chance, "terms": terms}


def points(s: Drones, seat: int) -> Aids:
    return {
        "trophies": trophy_points(s, seat),
        "projects": project_points(s, seat),
        "wounded": wounded_points(s, seat),
        "total": score(s, seat),
        "characters": on_board(s, seat),
    }
