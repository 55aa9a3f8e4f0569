"""Positions of AFU as a person would lay them out: cards by their ids, rows from left to right with “-” for an empty place."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, TypedDict, TypeVar, Unpack

import msgspec

from rubizh.cards import shipped
from rubizh.engine.dealer import Dealer, deal
from rubizh.engine.flow import NATURE, NONE, Choice, advance, asked, choose
from rubizh.engine.words import Reason
from rubizh.games.afu.cards import records
from rubizh.games.afu.cards.build import build
from rubizh.games.afu.rules.cards import NO_CARD, Card
from rubizh.games.afu.rules.explain import why_not
from rubizh.games.afu.rules.game import AfuGame
from rubizh.games.afu.rules.round import ROUND
from rubizh.games.afu.rules.state import DISPLAY, EMPTY_ROW, Afu
from rubizh.games.afu.rules.view import view

KINDS = ["bridge", "worth-3", "worth-4", "cruiser"]  # how the event stack names objectives before they come up
QUIET = ("done", "pass")

R = TypeVar("R", bound=records.Card)

# Cards of our own design as the tests know them, so that their values may change; what is not written, they do not have.
PINNED: dict[str, dict[str, object]] = tomllib.loads("""
territorial-defence-company = { attack = 2, defence = 2, support = 1 }
medical-company = { defence = 2, support = 1, bonus = { reward = { hospital = true } } }
rifle-company = { cost = 2, attack = 3, defence = 3, support = 1, compensation = { points = 1 } }
infantry-battalion = { cost = 3, attack = 4, defence = 4, support = 1, compensation = { points = 2 } }
mountain-rifles = { cost = 3, attack = 4, defence = 3, enhanced = ["defence"] }
self-defence-detachment = { attack = 1, defence = 3 }
capital-brigade = { cost = 7, attack = 7, defence = 7, enhanced = ["attack", "defence"] }
assault-brigade = { attack = 8, defence = 5, bonus = { when = { destroyed = 1 }, reward = { points = 2 } } }
special-operations-group = { attack = 5, defence = 4, bonus = { when = { destroyed = 1 }, reward = { recon = true } } }
howitzer-battalion = { type = "artillery", attack = 4, defence = 3, support = 3 }
tank-company = { cost = 3, type = "tank", attack = 4, defence = 4, enhanced = ["attack"], compensation = { points = 1 } }
tank-platoon = { type = "tank", attack = 3, defence = 3, enhanced = ["defence"] }
captured-tank = { type = "tank", attack = 4, defence = 3 }
tank-brigade = { cost = 8, attack = 9, defence = 9, enhanced = ["attack", "defence"], compensation = { points = 3 } }
fighter-flight = { cost = 4, type = "air", attack = 5, defence = 3 }
helicopter-flight = { type = "air", attack = 3, defence = 2, support = 1 }
attack-squadron = { type = "air", attack = 6, defence = 4, support = 1 }
fighter-squadron = { type = "air", attack = 7, defence = 5 }
reserve-platoon = { support = 1, marks = ["reinforcements"] }
replacement-company = { support = 2, marks = ["reinforcements"] }
reconnaissance-platoon = { attack = 3, defence = 3, bonus = { reward = { recon = true } } }
field-hospital = { defence = 4, bonus = { reward = { hospital = true } } }
medical-platoon = { attack = 1, defence = 3, bonus = { reward = { hospital = true } } }
counselling-group = { defence = 3, bonus = { reward = { calm = true } } }
military-band = { defence = 3, bonus = { reward = { no_panic = true } } }
press-centre = { defence = 4, bonus = { reward = { no_panic = true } } }
engineer-brigade = { attack = 4, defence = 6, bonus = { when = { objective = true }, reward = { points = 2 } } }
signals-centre = { defence = 2, support = 1, bonus = { reward = { draw = 1 } } }
conscripts = { attack = 1, defence = 1 }
bmp-2 = { attack = 2, defence = 3 }
t-72b = { attack = 3, defence = 3, enhanced = ["defence"] }
mi-24 = { attack = 3, defence = 2, marks = ["air"] }
shilka = { attack = 2, defence = 3, marks = ["anti-air"] }
tank-column = { attack = 4, defence = 4, enhanced = ["attack"] }
t-62m = { attack = 3, defence = 3, enhanced = ["defence"] }
mi-8 = { attack = 3, defence = 2, marks = ["air"] }
t-90m = { attack = 5, defence = 5, enhanced = ["attack", "defence"] }
bmp-3 = { attack = 3, defence = 4, enhanced = ["defence"] }
su-34 = { attack = 5, defence = 4, marks = ["air", "rocket"] }
su-25 = { attack = 4, defence = 3, marks = ["air"] }
iskander = { attack = 5, defence = 3, marks = ["rocket"] }
buk-m2 = { attack = 3, defence = 4, marks = ["anti-air"] }
tank-division = { attack = 6, defence = 6, enhanced = ["attack", "defence"] }
fuel-column = { support = 2 }
jamming-station = { support = 1, enhanced = ["defence"], marks = ["anti-air"] }
mobilised-reserve = { support = 1, marks = ["reinforcements"] }
radar-station = { support = 1 }
penal-company = { support = 1 }
t-72ba = { attack = 4, defence = 4, enhanced = ["defence"] }
t-80bvm = { attack = 5, defence = 5 }
bmd-4m = { attack = 3, defence = 4 }
su-25sm = { attack = 4, defence = 3, marks = ["air"] }
tor-m1 = { attack = 3, defence = 4, marks = ["anti-air"] }
air-raid-alert = { chain = false, effect = { panic = 1 } }
blackout = { chain = true, effect = { panic = 1 } }
low-clouds = { chain = false, effect = { air_lost = true } }
fog-over-the-front = { chain = true, effect = { air_lost = true } }
satellite-images = { chain = false, effect = { recon = true } }
back-in-the-ranks = { chain = false, effect = { hospital = true } }
volunteer-convoy = { chain = true, effect = { buy = 2 } }
bridge-over-the-irpin = { need = { attack = 5 }, points = 2 }
bridge-over-the-desna = { need = { defence = 5 }, points = 2 }
kyiv = { need = { defence = 9 }, points = 4 }
kherson = { need = { attack = 8 }, points = 3 }
izium = { need = { attack = 7 }, points = 3 }
cruiser-moskva = { need = { attack = 9 }, points = 5 }
a-cool-head = { points = 5, goal = { count = "panic", at_most = 1 } }
our-sky = { points = 5, goal = { count = "air", at_least = 3 } }
liberators = { points = 4, goal = { count = "objectives", at_least = 3 } }
trophy-exhibition = { points = 5, goal = { count = "trophies", at_least = 26 } }
""")


class Side(TypedDict, total=False):
    """What one seat has; what is not named is empty."""

    hand: str
    deck: str
    discard: str
    hospital: str
    trophies: str
    taken: str
    secret: str
    rejected: str
    invaders: str
    foreseen: str
    escaped: str
    attack: str
    attack_support: str
    points: int


def troop(name: str = "troop", **fields: object) -> records.Recruit:
    """A card for the player's side, as a card file would have it: infantry that costs 1 unless told otherwise."""
    return written(records.Recruit, name, fields)


def invader(name: str = "invader", **fields: object) -> records.Invader:
    return written(records.Invader, name, {"deck": "I", **fields})


def event(name: str, **effect: object) -> records.Event:
    """An event without the chaining mark."""
    return written(records.Event, name, {"chain": False, "effect": effect})


def objective(name: str = "target", *, points: int = 3, **need: int) -> records.Objective:
    return written(records.Objective, name, {"kind": "city", "need": need, "points": points})


def achievement(name: str, *, points: int = 4, **goal: object) -> records.Achievement:
    return written(records.Achievement, name, {"points": points, "goal": goal})


def written(kind: type[R], name: str, fields: Mapping[str, object]) -> R:
    usual: dict[str, object] = {"id": name, "name": {"uk": name, "en": name}, "source": "reconstruction"}
    usual |= {"type": "infantry"} if issubclass(kind, records.Troop) else {}
    usual |= {"cost": 1} if issubclass(kind, records.Recruit) else {}
    return msgspec.convert({**usual, **fields}, kind)


def renamed(card: R, name: str) -> R:
    return msgspec.structs.replace(card, id=name)


@cache
def shipped_cards() -> records.CardSet:
    return shipped("afu")


@cache
def game(cards: tuple[records.Card, ...] = ()) -> AfuGame:
    """The game with the shipped cards, and some more of one's own."""
    base = shipped_cards()
    decks: dict[str, list[records.Card]] = {
        "starting": [*base.starting],
        "afu": [*base.afu, *(card for card in cards if isinstance(card, records.Recruit))],
        "invaders": [*base.invaders, *(card for card in cards if isinstance(card, records.Invader))],
        "events": [*base.events, *(card for card in cards if isinstance(card, records.Event))],
        "objectives": [*base.objectives, *(card for card in cards if isinstance(card, records.Objective))],
        "achievements": [*base.achievements, *(card for card in cards if isinstance(card, records.Achievement))],
    }
    pinned: dict[str, Any] = {name: [pin(card) for card in deck] for name, deck in decks.items()}
    return AfuGame(build(msgspec.structs.replace(base, **pinned)))


def pin(card: R) -> R:
    """The card with the values that the tests know it by."""
    if card.id not in PINNED:
        return card
    kept = {name: getattr(card, name) for name in ("copies", "colour", "deck", "kind") if hasattr(card, name)}
    return written(type(card), card.id, {**kept, **PINNED[card.id]})


def new(**options: str) -> Afu:
    """A new game, before the first card is dealt."""
    return game().new(game().with_defaults(options))


def begun(seed: int = 1, **options: str) -> Afu:
    """A new game at the first question to a player."""
    s = new(**options)
    deal(s, Dealer(seed))
    return s


def afu(
    start: str = "Combat",
    *,
    other: Side | None = None,
    cards: Iterable[records.Card] = (),
    options: Mapping[str, str] | None = None,
    players: int = 2,
    war: bool = False,
    first: int = 0,
    panic: int | None = None,
    aid: int | None = None,
    display: str = "",
    top: str = "",
    reserve: str = "",
    under: str = "",
    goals: str = "",
    events: str = "",
    objectives: str = "",
    enemy_objectives: str = "",
    last_round: bool = False,
    second_wave: bool = False,
    **you: Unpack[Side],
) -> Afu:
    """A round from one of its steps on (by the name of the step's class), advanced to its first question.

    What is said of `you` holds for seat 0, which is first unless `first` is 1. All that is not named is empty, but for the
    Panic stack and the International Aid. The event stack names objectives by their kinds: bridge, worth-3, worth-4.
    """
    its = game(tuple(cards))
    s = its.new(its.with_defaults({**(options or {}), "players": str(players)}))
    s.war, s.first, s.last_round, s.second_wave = war, first, last_round, second_wave
    s.panic = s.panic if panic is None else panic
    s.aid = s.aid if aid is None else aid
    for seat, side in enumerate([you, other or Side()][:players]):
        lay_side(s, seat, side)
    s.display = row(s, display, DISPLAY)
    s.top = numbers(s, top)[0] if top else NO_CARD
    s.reserve = [s.rules.choices.deal[c] for c in face_down(s, reserve)]
    s.under = numbers(s, under)
    s.goals = numbers(s, goals)
    s.goals_left = tuple(c for c in s.goals_left if c not in [*s.goals, *(c for dealt in s.secret + s.rejected for c in dealt)])
    s.events = tuple(-1 - KINDS.index(name) if name in KINDS else numbers(s, name)[0] for name in events.split())
    s.objectives, s.enemy_objectives = numbers(s, objectives), numbers(s, enemy_objectives)
    s.pools = tuple(tuple(c for c in pool if c not in s.objectives + s.enemy_objectives) for pool in s.pools)
    s.todo = []
    ROUND.do(s, NONE)
    while type(s.todo[-1]).__name__ != start:
        s.todo.pop()
    advance(s)
    return s


def lay_side(s: Afu, seat: int, side: Side) -> None:
    s.deck[seat] = face_down(s, side.get("deck", ""))
    s.invaders[seat] = face_down(s, side.get("invaders", ""))
    s.hand[seat] = numbers(s, side.get("hand", ""))
    s.discard[seat] = numbers(s, side.get("discard", ""))
    s.hospital[seat] = numbers(s, side.get("hospital", ""))
    s.trophies[seat] = numbers(s, side.get("trophies", ""))
    s.taken[seat] = numbers(s, side.get("taken", ""))
    s.secret[seat] = numbers(s, side.get("secret", ""))
    s.rejected[seat] = numbers(s, side.get("rejected", ""))
    s.foreseen[seat] = numbers(s, side.get("foreseen", ""))
    s.escaped[seat] = numbers(s, side.get("escaped", ""))
    s.attack[seat] = row(s, side.get("attack", ""), len(EMPTY_ROW))
    s.attack_support[seat] = row(s, side.get("attack_support", ""), len(EMPTY_ROW))
    s.points[seat] = side.get("points", 0)


def numbers(s: Afu, text: str) -> tuple[int, ...]:
    known = [card.name for card in s.rules.set.cards]
    return tuple(NO_CARD if name == "-" else known.index(name) for name in text.split())


def row(s: Afu, text: str, places: int) -> tuple[int, ...]:
    laid = numbers(s, text)
    assert len(laid) <= places, f"there are {places} places"
    return laid + (NO_CARD,) * (places - len(laid))


def face_down(s: Afu, text: str) -> tuple[int, ...]:
    return tuple(sorted(numbers(s, text)))


def kind(s: Afu, name: str) -> Card:
    """The card of that id."""
    return s.rules.set.cards[numbers(s, name)[0]]


def names(s: Afu, cards: Iterable[int]) -> str:
    """Cards in their order."""
    return " ".join("-" if c == NO_CARD else s.rules.set.cards[c].name for c in cards)


def some(s: Afu, cards: Iterable[int]) -> str:
    """Cards whose order does not matter, sorted by their ids; empty places are left out."""
    return " ".join(sorted(s.rules.set.cards[c].name for c in cards if c != NO_CARD))


def hand(s: Afu, seat: int = 0) -> str:
    return some(s, s.hand[seat])


def deck(s: Afu, seat: int = 0) -> str:
    return some(s, s.deck[seat])


def discard(s: Afu, seat: int = 0) -> str:
    return some(s, s.discard[seat])


def hospital(s: Afu, seat: int = 0) -> str:
    return some(s, s.hospital[seat])


def trophies(s: Afu, seat: int = 0) -> str:
    return some(s, s.trophies[seat])


def taken(s: Afu, seat: int = 0) -> str:
    return some(s, s.taken[seat])


def escaped(s: Afu, seat: int = 0) -> str:
    return some(s, s.escaped[seat])


def display(s: Afu) -> str:
    return names(s, s.display)


def asks(s: Afu) -> int | None:
    """The seat that must choose; None when the game is over."""
    return None if s.over else asked(s).seat


def options(s: Afu) -> list[str]:
    """What may be chosen now; nothing when the game is over."""
    return [] if s.over else [choice.text for choice in asked(s).options]


def bids(s: Afu) -> list[int]:
    return [int(text.removeprefix("bid ")) for text in options(s) if text.startswith("bid ")]


def option(s: Afu, text: str) -> Choice:
    for choice in [] if s.over else asked(s).options:
        if choice.text == text:
            return choice
    raise AssertionError(f"“{text}” is not offered, but: {', '.join(options(s)) or 'nothing, the game is over'}")


def play(s: Afu, *texts: str) -> Afu:
    """Make these choices one after the other; where Nature is asked for something else, the first card comes."""
    if s.pending is None and not s.over:
        advance(s)
    for text in texts:
        while asks(s) == NATURE and text not in options(s):
            choose(s, asked(s).options[0])
        choose(s, option(s, text))
    return s


def last(s: Afu, text: str) -> Afu:
    """Make a choice, and play the round to its end."""
    choice = option(s, text)
    s.todo.pop().do(s, choice)
    return round_end(s)


def dealt(s: Afu) -> Afu:
    """Let Nature answer, always with the first card."""
    while asks(s) == NATURE:
        choose(s, asked(s).options[0])
    return s


def until(s: Afu, *steps: str) -> Afu:
    """Go on, with done or pass where that is offered and else the first option, until one of these steps comes next."""
    while not s.over and type(s.todo[-1]).__name__ not in steps:
        s.pending = s.todo[-1].ask(s)
        s.todo.pop().do(s, NONE if s.pending is None else quiet(s.pending.options))
    s.pending = None if s.over else s.todo[-1].ask(s)
    return s


def quiet(choices: list[Choice]) -> Choice:
    return next((choice for choice in choices if choice.text in QUIET), choices[0])


def round_end(s: Afu) -> Afu:
    """Play the round to its end; the next one has not begun."""
    return until(s, "Round")


def why(s: Afu, text: str, seat: int | None = None) -> Reason:
    """Why a choice is not offered to a seat, or else to the one that is asked."""
    reason = why_not(view(s, asked(s).seat if seat is None else seat), s.rules.choices.alphabet[text])
    assert reason is not None, f"“{text}” is offered"
    return reason


def fight(
    ours: records.Recruit,
    theirs: records.Invader,
    support: records.Recruit | None = None,
    behind: records.Invader | None = None,
    **rules: str,
) -> str:
    """What the fight of two cards, with what stands behind them, brings: destroyed, lost, both or neither."""
    cards = [renamed(ours, "ours"), renamed(theirs, "theirs")]
    cards += [renamed(support, "support")] if support else []
    cards += [renamed(behind, "behind")] if behind else []
    s = afu(
        cards=cards,
        options=rules,
        hand="ours support" if support else "ours",
        attack="theirs",
        attack_support="behind" if behind else "",
    )
    play(s, "ours@1", *(["support+1"] if support else []), "done")
    destroyed, lost = "theirs" in trophies(s).split(), "ours" in hospital(s).split()
    assert destroyed != ("theirs" in escaped(s).split())
    assert lost != ("ours" in discard(s).split())
    return "both" if destroyed and lost else "destroyed" if destroyed else "lost" if lost else "neither"
