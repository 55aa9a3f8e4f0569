"""Cards for the tests alone: few, plain and their own, so that the shipped set may change without them."""

from __future__ import annotations

from collections.abc import Iterable

from rubizh.engine.words import Name
from rubizh.games.drones.rules import cards as c
from rubizh.games.drones.rules.cards import (
    ANY_PILOT,
    EVERY_TYPE,
    FPV,
    FROM_CREW,
    FROM_DRONES,
    FROM_MISHAPS,
    FROM_TRENCH,
    KINDS,
    MAVIC,
    MULTIROTOR,
    NO_ABILITY,
    NO_HARM,
    NO_STANDING,
    PILOT_OF,
    WING,
    Ability,
    Card,
    CardSet,
    Harm,
    Standing,
)

MOST_LOGISTICS = 10


def bits(*numbers: int) -> int:
    return sum(1 << number for number in numbers)


def kinds(*names: str) -> int:
    return bits(*(KINDS.index(name) for name in names))


def titled(name: str) -> Name:
    return Name({"en": name, "uk": name})


def drone(
    name: str,
    type: int,
    *,
    cost: int = 2,
    ground: int = 0,
    air: int = 0,
    reach: int = 1,
    needs: str = "",
    hit: int = 4,
    breaks: int = 0,
    kamikaze: bool = False,
    recon: int = 0,
    corrects: bool = False,
    starting: bool = False,
) -> Card:
    """A drone that does nothing but what is said; `needs` is any of recon and ammo."""
    needs_recon, needs_ammo = "recon" in needs, "ammo" in needs
    shown = (type, cost, ground, air, reach, needs_recon, needs_ammo, hit, breaks, kamikaze, recon, corrects, starting)
    return Card(name, titled(name), c.DRONE, drone=c.Drone(*shown))


def character(
    name: str, *, flies: int = 0, plus: int = 0, crew: Ability = NO_ABILITY, hq: Ability = NO_ABILITY, starting: bool = False
) -> Card:
    return Card(name, titled(name), c.CHARACTER, character=c.Character(flies, plus, crew, hq, starting))


def bonus(name: str, ability: Ability, *, cost: int = 0) -> Card:
    return Card(name, titled(name), c.SUPPORT, support=c.Support(c.BONUS, cost, ability, 0, 0, 0, ()))


def artillery(name: str, *, hit: int, reach: int, cost: int = 1) -> Card:
    return Card(name, titled(name), c.SUPPORT, support=c.Support(c.ARTILLERY, cost, NO_ABILITY, hit, reach, 0, ()))


def protection(name: str, protects: int, *, cost: int = 1) -> Card:
    return Card(name, titled(name), c.SUPPORT, support=c.Support(c.PROTECTION, cost, NO_ABILITY, 0, 0, protects, ()))


def project(name: str, ability: Ability, needs: tuple[int, ...], *, cost: int = 2) -> Card:
    return Card(name, titled(name), c.SUPPORT, support=c.Support(c.PROJECT, cost, ability, 0, 0, 0, needs))


def enemy(
    name: str,
    kind: str,
    place: int,
    numbers: int = 0,
    *,
    points: int = 1,
    exchange: int = 1,
    triangle: bool = False,
    armour: int = 0,
    standing: Standing = NO_STANDING,
    harm: Harm = NO_HARM,
    benefit: int = 0,
    deactivates: int = 0,
) -> Card:
    shown = (KINDS.index(kind), place, points, numbers, exchange, triangle, armour, standing, harm, benefit, deactivates)
    return Card(name, titled(name), c.THREAT, threat=c.Threat(False, *shown, players=0))


def mishap(name: str, harm: Harm, *, players: int = 1, triangle: bool = False) -> Card:
    threat = c.Threat(True, 0, c.FIRST_LINE, 0, 0, 0, triangle, 0, NO_STANDING, harm, 0, 0, players)
    return Card(name, titled(name), c.THREAT, threat=threat)


CHARACTERS = [
    character("universal-pilot", flies=EVERY_TYPE, starting=True),
    character("fpv-pilot", flies=bits(FPV), plus=1),
    character("fpv-ace", flies=bits(FPV), plus=2),
    character("wing-pilot", flies=bits(WING), plus=1),
    character("multirotor-pilot", flies=bits(MULTIROTOR)),
    character("engineer", crew=Ability(c.AMMO), hq=Ability(c.REPAIR)),
    character("sapper", crew=Ability(c.AMMO)),
    character("medic", crew=Ability(c.EVACUATE)),
    character("psychologist", hq=Ability(c.RECRUIT_FROM, 4)),
    character("blogger", crew=Ability(c.LOGISTICS_FOR_TROPHY, 1)),
    character("trader", crew=Ability(c.LOGISTICS, 1), hq=Ability(c.EXCHANGE_MORE, 1)),
    character("commander", crew=Ability(c.EXTRA_ACTION), hq=Ability(c.HANDLE_CHARACTERS)),
    character("cook"),
    character("driver"),
    character("gunner"),
    character("sniper"),
]
NUMBER = {card.name: number for number, card in enumerate(CHARACTERS)}

DRONES = [
    drone("mavic", MAVIC, ground=1, needs="recon", hit=4, breaks=1, recon=1, starting=True),
    drone("valkyrie", WING, cost=3, recon=1),
    drone("furia", WING, cost=5, recon=2, corrects=True),
    drone("fpv-kit", FPV, cost=3, ground=3, needs="ammo", hit=5, kamikaze=True),
    drone("vampire", MULTIROTOR, cost=6, ground=2, air=1, reach=2, needs="recon ammo", hit=4, breaks=1),
    drone("lanius", WING, cost=4, ground=1, reach=2, needs="ammo", hit=3, kamikaze=True),
    drone("interceptor", FPV, cost=2, air=2, needs="recon ammo", hit=4, breaks=2),
]

SUPPORT = [
    bonus("donation", Ability(c.LOGISTICS, 2)),
    bonus("ammo-crate", Ability(c.AMMO), cost=1),
    bonus("satellite", Ability(c.RECON, 2), cost=1),
    bonus("counter-battery", Ability(c.RECON_FOR, kinds=kinds("artillery", "mlrs", "tos")), cost=1),
    bonus("transfer-order", Ability(c.TAKE_FROM_TRENCH, 2), cost=1),
    bonus("medevac", Ability(c.EVACUATE), cost=1),
    bonus("spare-parts", Ability(c.REPAIR)),
    bonus("overtime", Ability(c.EXTRA_ACTION), cost=1),
    artillery("mortar", hit=4, reach=1),
    artillery("himars", hit=3, reach=2, cost=3),
    protection("dugout", FROM_TRENCH | FROM_CREW),
    protection("ew", FROM_DRONES, cost=2),
    protection("anti-air", kinds("drone")),
    protection("discipline", FROM_MISHAPS),
    project("delta", Ability(c.RECON, 2), (ANY_PILOT,), cost=4),
    project("stabpoint", Ability(c.EVACUATE), (NUMBER["medic"],), cost=3),
    project("ai-module", Ability(c.GUARANTEED_HIT), (PILOT_OF - FPV,), cost=5),
    project("workshop", Ability(c.REPAIR), (NUMBER["engineer"], ANY_PILOT)),
    project("simulator", Ability(c.PLUS, 1), (NUMBER["cook"],)),
    project("tank-hunters", Ability(c.PLUS, 1, kinds=kinds("tank")), (NUMBER["gunner"],)),
    project("wing-school", Ability(c.PLUS, 1, type=WING), (PILOT_OF - WING,)),
]

THREATS = [
    enemy("infantry", "infantry", 1, bits(1), harm=Harm(trench=1)),
    enemy("tank", "tank", 1, bits(4), points=3, exchange=2, armour=1, harm=Harm(crew=1)),
    enemy("assault", "infantry", 1, bits(2, 5), points=2, harm=Harm(trench=1, crew=1)),
    enemy("truck", "supply", 1, benefit=2),
    enemy("convoy", "supply", 1, bits(6), triangle=True, standing=Standing(dearer=1)),
    enemy("howitzer", "artillery", 2, bits(2), points=3, harm=Harm(trench=2)),
    enemy("grad", "mlrs", 2, bits(5), points=4, harm=Harm(trench=1)),
    enemy("tos", "tos", 1, bits(3), points=4, harm=Harm(crew=2)),
    enemy("jammer", "ew", 2, points=2, standing=Standing(minus=1)),
    enemy("wing-jammer", "ew", 2, points=2, standing=Standing(minus=2, type=WING)),
    enemy("buk", "air-defence", 2, bits(6), points=3, harm=Harm(shot_down=1, wing_only=True)),
    enemy("command-post", "vehicle", 2, points=2, deactivates=kinds("artillery", "mlrs", "ew")),
    enemy("orlan", "drone", c.IN_THE_AIR, bits(3), points=2, harm=Harm(broken=1)),
    enemy("lancet", "drone", c.IN_THE_AIR, bits(4), points=2, harm=Harm(shot_down=1)),
    enemy("raid", "vehicle", 1, bits(3), harm=Harm(logistics=2)),
    mishap("mud", Harm(logistics=2)),
    mishap("lost-parcel", Harm(support=1)),
    mishap("hangover", Harm(actions=1)),
    mishap("misfire", Harm(crew=1), players=2),
    mishap("gust", Harm(broken=1)),
    mishap("stray-shell", Harm(trench=1), triangle=True),
]


def card_set(more: Iterable[Card] = ()) -> CardSet:
    """The cards of the tests and some more of a test's own, in decks for a whole game of four."""
    added = list(more)
    cards = [*CHARACTERS, *DRONES, *SUPPORT, *THREATS, *added]
    in_deck = {deck: [n for n, card in enumerate(cards) if card.deck == deck] for deck in range(4)}
    first_pilot, first_drone = (
        next(n for n, card in enumerate(cards) if card.name == name) for name in ("universal-pilot", "mavic")
    )
    return CardSet(
        "tests",
        cards,
        drones=copies(in_deck[c.DRONE], 3, first_drone),
        characters=copies(in_deck[c.CHARACTER], 3, first_pilot),
        support=copies(in_deck[c.SUPPORT], 3),
        threats=copies(in_deck[c.THREAT], 4),
        first_drone=first_drone,
        first_pilot=first_pilot,
        most_logistics=MOST_LOGISTICS,
    )


def copies(numbers: Iterable[int], many: int, *less: int) -> tuple[int, ...]:
    return tuple(number for number in numbers if number not in less for _ in range(many))
