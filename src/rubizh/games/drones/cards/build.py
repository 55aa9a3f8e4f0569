"""The cards of Dronovody as written, turned into the cards of the rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from rubizh.cards.numbers import in_copies, set_name, title
from rubizh.games.drones.cards import records
from rubizh.games.drones.rules import cards as engine

PILOT: Final = "pilot"
PILOTS: Final = {PILOT: engine.ANY_PILOT} | {f"{PILOT}-{name}": engine.PILOT_OF - n for n, name in enumerate(engine.TYPES)}


def build(written: records.CardSet) -> engine.CardSet:
    """The card set that the rules play with."""
    every = [*written.drones, *written.characters, *written.support, *written.threats]
    number = {card.id: n for n, card in enumerate(every)}
    cards = [
        *(engine.Card(card.id, title(card), engine.DRONE, drone=drone(card)) for card in written.drones),
        *(engine.Card(card.id, title(card), engine.CHARACTER, character=character(card)) for card in written.characters),
        *(engine.Card(card.id, title(card), engine.SUPPORT, support=support(card, number)) for card in written.support),
        *(engine.Card(card.id, title(card), engine.THREAT, threat=threat(card)) for card in written.threats),
    ]
    return engine.CardSet(
        name=set_name(written),
        cards=cards,
        drones=in_copies([(card, number[card.id]) for card in written.drones if not card.starting]),
        characters=in_copies([(card, number[card.id]) for card in written.characters if not card.starting]),
        support=in_copies([(card, number[card.id]) for card in written.support]),
        threats=in_copies([(card, number[card.id]) for card in written.threats]),
        first_drone=next(number[card.id] for card in written.drones if card.starting),
        first_pilot=next(number[card.id] for card in written.characters if card.starting),
        most_logistics=written.about.most_logistics,
    )


def drone(card: records.Drone) -> engine.Drone:
    return engine.Drone(
        type=engine.TYPES.index(card.type),
        cost=card.cost,
        ground=card.ground,
        air=card.air,
        reach=card.reach or 0,
        needs_recon="recon" in card.needs,
        needs_ammo="ammo" in card.needs,
        hit=card.hit or 0,
        breaks=card.breaks or 0,
        kamikaze=card.kamikaze,
        recon=card.recon or 0,
        corrects=card.corrects,
        starting=card.starting,
    )


def character(card: records.Character) -> engine.Character:
    return engine.Character(
        flies=sum(1 << engine.TYPES.index(name) for name in card.flies),
        plus=card.plus or 0,
        crew=lasting(card.crew),
        hq=lasting(card.hq),
        starting=card.starting,
    )


def lasting(written: records.Lasting | None) -> engine.Ability:
    if written is None:
        return engine.NO_ABILITY
    verb = engine.LOGISTICS_FOR_TROPHY if written.when is not None else engine.VERBS.index(written.kind)
    seen = written.recon_for if isinstance(written, records.Invention) else None
    return engine.Ability(verb, written.amount, type_of(written.type), kinds(seen or written.against))


def gift(written: records.Gift) -> engine.Ability:
    return engine.Ability(engine.VERBS.index(written.kind), written.amount, kinds=kinds(written.recon_for or ()))


def type_of(written: str | None) -> int:
    return engine.ANY_TYPE if written is None else engine.TYPES.index(written)


def kinds(written: Iterable[str]) -> int:
    return sum(1 << engine.KINDS.index(kind) for kind in written)


def support(card: records.Support, number: dict[str, int]) -> engine.Support:
    kind = engine.SUPPORT_KINDS.index(card.kind)
    if isinstance(card, records.Bonus):
        return engine.Support(kind, card.cost, gift(card.effect), 0, 0, 0, ())
    if isinstance(card, records.Artillery):
        return engine.Support(kind, card.cost, engine.NO_ABILITY, card.hit, card.reach, 0, ())
    if isinstance(card, records.Protection):
        return engine.Support(kind, card.cost, engine.NO_ABILITY, 0, 0, protects(card), ())
    assert isinstance(card, records.Project)
    needs = tuple(PILOTS[need] if need in PILOTS else number[need] for need in card.needs)
    return engine.Support(kind, card.cost, lasting(card.effect), 0, 0, 0, needs)


def protects(card: records.Protection) -> int:
    enemies = kinds(kind for kind in card.against if kind != "mishap")
    mishaps = engine.FROM_MISHAPS if "mishap" in card.against else 0
    return enemies | mishaps | sum(engine.PARTS[part] for part in card.spares)


def threat(card: records.Threat) -> engine.Threat:
    if isinstance(card, records.Mishap):
        return mishap(card)
    assert isinstance(card, records.Enemy)
    return engine.Threat(
        mishap=False,
        kind=engine.KINDS.index(card.kind),
        place=card.distance if isinstance(card, records.GroundEnemy) else engine.IN_THE_AIR,
        points=card.points,
        numbers=sum(1 << number for number in card.numbers),
        exchange=card.exchange,
        triangle=card.triangle,
        armour=card.armour or 0,
        standing=standing(card.standing),
        harm=harm(card.harm),
        benefit=card.benefit or 0,
        deactivates=kinds(card.deactivates),
        players=0,
    )


def mishap(card: records.Mishap) -> engine.Threat:
    return engine.Threat(
        mishap=True,
        kind=0,
        place=engine.FIRST_LINE,
        points=0,
        numbers=0,
        exchange=0,
        triangle=card.triangle,
        armour=0,
        standing=engine.NO_STANDING,
        harm=harm(card.harm),
        benefit=0,
        deactivates=0,
        players=card.players,
    )


def standing(written: records.Standing | None) -> engine.Standing:
    if written is None:
        return engine.NO_STANDING
    return engine.Standing(written.minus or 0, type_of(written.type), written.dearer or 0)


def harm(written: records.Harm) -> engine.Harm:
    trouble = written if isinstance(written, records.Trouble) else records.Trouble()
    return engine.Harm(
        trench=written.trench or 0,
        crew=written.crew or 0,
        shot_down=written.shot_down or 0,
        broken=written.broken or 0,
        wing_only=bool(written.wing),
        logistics=written.logistics or 0,
        support=trouble.support or 0,
        actions=trouble.actions or 0,
    )
