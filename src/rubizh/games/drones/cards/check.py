"""What can be seen on a card alone: fields that contradict each other, or are nothing without each other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rubizh.cards.deck import Placed
from rubizh.cards.problem import Problem
from rubizh.engine.words import Sentence
from rubizh.games.drones.cards.build import PILOTS, lasting
from rubizh.games.drones.cards.records import Character, Drone, Enemy, Harm, Lasting, Mishap, Project, Protection, Support, Threat
from rubizh.games.drones.rules.cards import TYPES

OF_STRIKES: Final = ("reach", "needs", "hit", "breaks", "kamikaze")


def check_drone(p: Placed[Drone]) -> Iterator[Problem]:
    """A drone attacks with everything that belongs to it, or gives something by being there."""
    card = p.card
    yield from named_twice(p, "needs", card.needs)
    if card.starting and card.type != "mavic":
        yield p.problem("starting", Sentence("every player starts with a Mavic, found {type}", {"type": card.type}))
    if card.strikes:
        yield from check_strike(p)
        return
    for field in OF_STRIKES:
        if getattr(card, field):
            yield p.problem(field, Sentence("only a drone that attacks has this, and it has neither ground nor air attacks"))
    if card.recon is None and not card.corrects:
        yield p.problem("", Sentence("a drone attacks, gives recon or corrects artillery, this one does nothing"))


def check_strike(p: Placed[Drone]) -> Iterator[Problem]:
    card = p.card
    if card.hit is None:
        yield p.problem("hit", Sentence("a drone that attacks needs the number that hits"))
    if card.ground and card.reach is None:
        yield p.problem("reach", Sentence("a drone that attacks ground targets needs a reach"))
    if card.reach is not None and not card.ground:
        yield p.problem("reach", Sentence("only a drone that attacks ground targets has a reach"))
    if (card.breaks is not None) == card.kamikaze:
        yield p.problem("breaks", Sentence("a drone that attacks either breaks on a number or is a kamikaze"))


def check_character(p: Placed[Character]) -> Iterator[Problem]:
    """A character flies or does something, each half as it can be done."""
    card = p.card
    yield from named_twice(p, "flies", card.flies)
    if card.starting and not card.universal:
        yield p.problem("flies", Sentence("the starting pilot flies every type: {names}", {"names": ", ".join(TYPES)}))
    if card.plus is not None and not card.flies:
        yield p.problem("plus", Sentence("only a pilot has a plus, and this character flies nothing"))
    if not card.flies and card.crew is None and card.hq is None:
        yield p.problem("", Sentence("a character flies, or does something in the Crew or in HQ, this one does nothing"))
    if card.id in PILOTS:
        yield p.problem("id", Sentence("projects ask for pilots by this word, no character can be called so"))
    for field, half in (("crew", card.crew), ("hq", card.hq)):
        if half is not None:
            yield from check_lasting(p, field, half)


def check_lasting(p: Placed[Any], field: str, effect: Lasting) -> Iterator[Problem]:
    """What stands beside an effect belongs to it, and once a round is what is used by choice."""
    yield from named_twice(p, f"{field}.against", effect.against)
    if effect.when is not None and effect.logistics is None:
        yield p.problem(f"{field}.when", Sentence("only “{word}” can have this beside it", {"word": "logistics"}))
        return
    for name in ("type", "against"):
        if getattr(effect, name) and effect.plus is None:
            yield p.problem(f"{field}.{name}", Sentence("only “{word}” can have this beside it", {"word": "plus"}))
    facts: dict[str, int | str | Sentence] = {"word": effect.kind}
    if lasting(effect).by_choice and not effect.once_a_round:
        yield p.problem(f"{field}.once_a_round", Sentence("is missing: “{word}” is used by choice, once a round", facts))
    if not lasting(effect).by_choice and effect.once_a_round:
        yield p.problem(f"{field}.once_a_round", Sentence("“{word}” is not used by choice, it goes on all the time", facts))


def check_support(p: Placed[Support]) -> Iterator[Problem]:
    card = p.card
    if isinstance(card, Project):
        yield from check_lasting(p, "effect", card.effect)
        if not 1 <= len(card.needs) <= 4:
            yield p.problem("needs", Sentence("expected one to four characters, there are {n}", {"n": len(card.needs)}))
    if isinstance(card, Protection):
        yield from named_twice(p, "spares", card.spares)
        yield from named_twice(p, "against", card.against)
        if not card.spares and not card.against:
            yield p.problem("spares", Sentence("a protection card spares something, or protects against something"))


def check_threat(p: Placed[Threat]) -> Iterator[Problem]:
    card = p.card
    if isinstance(card, Mishap):
        yield from check_harm(p, card.harm)
    if isinstance(card, Enemy):
        yield from check_harm(p, card.harm)
        yield from named_twice(p, "numbers", card.numbers)
        yield from named_twice(p, "deactivates", card.deactivates)
        if not card.numbers:
            yield p.problem("numbers", Sentence("an enemy has one number or more that activate it"))
        if card.standing is not None and card.standing.type is not None and card.standing.minus is None:
            yield p.problem("standing.type", Sentence("only “{word}” can have this beside it", {"word": "minus"}))


def check_harm(p: Placed[Any], harm: Harm) -> Iterator[Problem]:
    names = [name for name in harm.__struct_fields__ if name != "wing"]
    if not any(getattr(harm, name) for name in names):
        yield p.problem("harm", Sentence("expected one or more of {names}", {"names": ", ".join(names)}))
    elif harm.wing and not harm.shot_down and not harm.broken:
        yield p.problem("harm.wing", Sentence("only “{word}” can have this beside it", {"word": "shot_down, broken"}))


def named_twice(p: Placed[Any], field: str, names: Sequence[object]) -> Iterator[Problem]:
    for name in dict.fromkeys(name for name in names if names.count(name) > 1):
        yield p.problem(field, Sentence("“{name}” is named twice", {"name": str(name)}))
