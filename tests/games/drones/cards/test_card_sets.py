"""The card set that comes with Dronovody is complete, uses everything, and keeps every known value."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from rubizh.cards.digest import digest
from rubizh.cards.records import Card, Text, copies
from rubizh.games.drones.cards.build import build
from rubizh.games.drones.cards.records import (
    Artillery,
    Bonus,
    EnemyKind,
    Gift,
    GroundEnemy,
    Half,
    Harm,
    Invention,
    Mishap,
    Project,
    Protection,
    Standing,
    Trouble,
)
from rubizh.games.drones.cards.sets import SHIPPED, read, rules
from rubizh.games.drones.rules import cards as engine

CARDS = read(SHIPPED)
BUILT = build(CARDS)
EVERY: list[Card] = [*CARDS.drones, *CARDS.characters, *CARDS.support, *CARDS.threats]
DOCUMENT = (Path(__file__).parents[4] / "docs" / "cards.md").read_text(encoding="utf-8")
UNUSED = {"recon", "plus"}  # of characters: the rulebook has recon from drones and support cards, pluses from pilots and projects
FOR_OTHER_SETS = {"recon_for"}  # of projects: Counter-Battery Recon could be printed as something that stays


def named(name: str) -> Any:
    [card] = [card for card in EVERY if card.name.en == name]
    return card


def built(id: str) -> engine.Card:
    [card] = [card for card in BUILT.cards if card.name == id]
    return card


@pytest.mark.rule("drones-5", "drones-12")
def test_the_decks_have_their_sizes() -> None:
    assert (len(BUILT.drones), copies(CARDS.drones)) == (21, 25)
    assert len(BUILT.characters) >= 36
    assert len(BUILT.support) >= 60
    assert copies(card for card in CARDS.support if isinstance(card, Project)) >= 12
    assert len(BUILT.threats) >= 108
    near = [card for card in CARDS.threats if isinstance(card, GroundEnemy) and card.distance == 1]
    assert copies(card for card in near if not card.triangle) >= 24
    assert BUILT.most_logistics == 10


def test_the_names_are_in_their_languages_and_each_is_given_once() -> None:
    assert len({card.name.en for card in EVERY}) == len({card.name.uk for card in EVERY}) == len(EVERY)
    notes = [card.note for card in CARDS.threats if isinstance(card, Mishap)]
    assert all(notes)
    for text in [card.name for card in EVERY] + [note for note in notes if note]:
        assert not re.search("[а-яіїєґ]", text.en, re.IGNORECASE), text.en
        assert not re.search("[ыэъё]", text.uk, re.IGNORECASE), text.uk


def test_every_word_is_on_some_card() -> None:
    halves = [half for card in CARDS.characters for half in (card.crew, card.hq) if half]
    assert {half.kind for half in halves} == set(Half.__struct_fields__) - Half.beside - UNUSED
    assert {card.effect.kind for card in CARDS.support if isinstance(card, Bonus)} == set(Gift.__struct_fields__)
    projects = [card for card in CARDS.support if isinstance(card, Project)]
    assert {card.effect.kind for card in projects} == set(Invention.__struct_fields__) - Invention.beside - FOR_OTHER_SETS
    harms = [card.harm for card in CARDS.threats if isinstance(card, Mishap)]
    assert {name for harm in harms for name in Trouble.__struct_fields__ if getattr(harm, name)} == set(Trouble.__struct_fields__)
    harm_of_enemies = {name for card in CARDS.enemies() for name in Harm.__struct_fields__ if getattr(card.harm, name)}
    assert harm_of_enemies == set(Harm.__struct_fields__)
    standing = [card.standing for card in CARDS.enemies() if card.standing]
    assert {name for one in standing for name in Standing.__struct_fields__ if getattr(one, name)} == set(
        Standing.__struct_fields__
    )
    assert {card.kind for card in CARDS.enemies()} == set(get_args(EnemyKind))
    assert {card.players for card in CARDS.threats if isinstance(card, Mishap)} >= {1, 2, 4}


def test_what_the_rulebook_says_of_all_drones() -> None:
    """Kamikazes look for their targets themselves, and only a Mavic drops something that it finds on the way."""
    for drone in CARDS.drones:
        if drone.strikes:
            assert ("recon" in drone.needs) == (not drone.kamikaze), drone.id
            assert ("ammo" in drone.needs) == (drone.type != "mavic"), drone.id
    assert all("mavic" not in card.flies for card in CARDS.characters if not card.starting and not card.plus)


@pytest.mark.parametrize(
    ("name", "values", "source"),
    [
        ("Mavic", {"type": "mavic", "recon": 1, "needs": ("recon",), "starting": True}, "derived"),
        ("Valkyrie", {"recon": 1}, "derived"),
        ("Furia", {"recon": 2}, "derived"),
        (
            "FPV Drone Kit",
            {"type": "fpv", "ground": 3, "air": 1, "reach": 1, "needs": ("ammo",), "hit": 5, "kamikaze": True, "recon": None},
            "derived",
        ),
        ("Universal Pilot", {"flies": ("fpv", "mavic", "wing", "multirotor"), "starting": True}, "rulebook"),
        ("FPV Pilot", {"flies": ("fpv",), "plus": 1}, "derived"),
        ("Engineer", {"crew": Half(ammo=True), "hq": Half(repair=True, once_a_round=True)}, "derived"),
        ("Sapper", {"crew": Half(ammo=True)}, "derived"),
        ("Medic", {"crew": Half(evacuate=True, once_a_round=True)}, "derived"),
        ("Psychologist", {"hq": Half(recruit_from=4)}, "derived"),
        ("Blogger", {"crew": Half(logistics=1, when="trophy")}, "derived"),
        ("Counter-Battery Recon", {"effect": Gift(recon_for=("artillery", "mlrs", "tos"))}, "derived"),
        ("Stabilisation Point", {"effect": Invention(evacuate=True, once_a_round=True)}, "derived"),
        ("Delta", {"effect": Invention(recon=2)}, "derived"),
        ("AI Module", {"effect": Invention(guaranteed_hit=True, once_a_round=True)}, "derived"),
        ("Tank", {"kind": "tank", "distance": 1, "armour": 1}, "derived"),
        ("Enemy EW", {"kind": "ew", "standing": Standing(minus=1)}, "derived"),
        ("Artillery", {"kind": "artillery"}, "derived"),
        ("MLRS", {"kind": "mlrs"}, "derived"),
        ("TOS", {"kind": "tos"}, "derived"),
    ],
)
def test_a_known_card_is_unchanged(name: str, values: dict[str, object], source: str) -> None:
    card = named(name)
    assert {field: getattr(card, field) for field in values} == values
    assert card.source == source


def test_nothing_else_claims_to_be_known() -> None:
    known = {card.name.en for card in EVERY if card.source != "reconstruction"}
    of_the_rulebook = "Mavic, Valkyrie, Furia, FPV Drone Kit, Universal Pilot, FPV Pilot, Engineer, Sapper, Medic, Psychologist"
    of_the_rulebook += ", Blogger, Counter-Battery Recon, Transfer Order, Dugout, EW, Stabilisation Point, Delta, AI Module"
    of_the_rulebook += ", Tank, Enemy EW, Artillery, MLRS, TOS"
    assert known == set(of_the_rulebook.split(", "))
    assert named("Transfer Order").effect.kind == "from_trench"
    assert isinstance(named("Dugout"), Protection)
    assert isinstance(named("EW"), Protection)


def test_the_cards_of_the_rules_are_those_that_are_written() -> None:
    kit = built("fpv-kit").drone
    assert (kit.type, kit.ground, kit.air, kit.reach, kit.hit, kit.kamikaze) == (engine.FPV, 3, 1, 1, 5, True)
    assert (kit.needs_recon, kit.needs_ammo, kit.recon, kit.breaks) == (False, True, 0, 0)
    pilot = built("fpv-pilot").character
    assert (pilot.typed, pilot.flies, pilot.plus) == (1 << engine.FPV, 1 << engine.FPV | 1 << engine.MAVIC, 1)
    blogger = built("blogger").character
    assert (blogger.crew.verb, blogger.crew.amount, blogger.hq.verb) == (engine.LOGISTICS_FOR_TROPHY, 1, engine.NOTHING)
    tank, ew = built("tank").threat, built("enemy-ew").threat
    assert (tank.armour, tank.place, ew.standing.minus, ew.standing.type) == (1, engine.FIRST_LINE, 1, engine.ANY_TYPE)
    assert built("lancet").threat.place == engine.IN_THE_AIR
    assert built("artillery").threat.place == engine.SECOND_LINE
    assert (BUILT.cards[BUILT.first_drone].name, BUILT.cards[BUILT.first_pilot].name) == ("mavic", "universal-pilot")
    assert BUILT.first_drone not in BUILT.drones
    assert BUILT.first_pilot not in BUILT.characters


def test_recon_for_kinds_may_stay_as_a_project() -> None:
    delta = named("Delta")
    radar = replace(delta, effect=Invention(recon_for=("mlrs", "tos")))
    cards = build(replace(CARDS, support=[radar if card is delta else card for card in CARDS.support])).cards
    ability = next(card for card in cards if card.name == radar.id).support.ability
    assert (ability.verb, ability.kinds, ability.by_choice) == (engine.RECON_FOR, bits("mlrs", "tos"), False)


def test_support_of_each_kind_is_built() -> None:
    asked = built("counter-battery-recon").support.ability
    assert (asked.verb, asked.kinds) == (engine.RECON_FOR, bits("artillery", "mlrs", "tos"))
    dugout, net = built("dugout").support, built("anti-drone-net").support
    assert (dugout.kind, dugout.protects) == (engine.PROTECTION, engine.FROM_TRENCH | engine.FROM_CREW)
    assert (net.protects, built("safety-briefing").support.protects) == (bits("drone"), engine.FROM_MISHAPS)
    gun = next(card for card in CARDS.support if isinstance(card, Artillery))
    assert (built(gun.id).support.hit, built(gun.id).support.reach) == (gun.hit, gun.reach)
    link, charge = built("secure-link").support, built("shaped-charge").support
    assert (link.ability.verb, link.ability.type, link.needs) == (engine.PLUS, engine.FPV, (engine.PILOT_OF - engine.FPV,))
    assert (charge.ability.type, charge.ability.kinds) == (engine.ANY_TYPE, bits("vehicle", "tank"))
    assert [BUILT.cards[need].name for need in charge.needs] == ["sapper"]
    assert built("pilot-school").support.needs == (engine.ANY_PILOT, engine.ANY_PILOT)


def bits(*kinds: str) -> int:
    return sum(1 << engine.KINDS.index(kind) for kind in kinds)


def test_threats_are_built_with_all_their_effects() -> None:
    lurker, orlan, storm = built("lurker").threat, built("orlan").threat, built("storm-detachment").threat
    assert (lurker.standing.dearer, lurker.standing.minus, lurker.triangle) == (1, 0, True)
    assert orlan.deactivates == bits("artillery", "mlrs", "tos")
    assert storm.numbers == sum(1 << number for number in named("Storm Detachment").numbers)
    icing, inspection = built("icing").threat, built("inspection").threat
    assert (icing.mishap, icing.harm.broken, icing.harm.wing_only, icing.players) == (True, 1, True, 4)
    assert (inspection.harm.actions, inspection.harm.lasts, inspection.players) == (1, True, 1)


def test_the_rules_play_with_it() -> None:
    assert rules(CARDS).set.name == BUILT.name == f"drones-reconstruction {digest(CARDS)}"


def test_no_note_changes_the_digest() -> None:
    changed = [replace(card, note=Text(uk="Інше", en="Other")) if isinstance(card, Mishap) else card for card in CARDS.threats]
    assert digest(replace(CARDS, threats=changed)) == digest(CARDS)


def test_the_examples_of_the_document_are_cards_of_the_set() -> None:
    written = "".join(path.read_text(encoding="utf-8") for path in SHIPPED.glob("*.toml"))
    chapter = DOCUMENT.partition("# Dronovody")[2].partition("\n# Invaders\n")[0]
    examples = re.findall(r"```toml\n(.*?)```", chapter, re.DOTALL)
    assert len(examples) >= 6
    assert [example for example in examples if example not in written] == []


@pytest.mark.parametrize("table", [Half, Invention, Gift, Trouble, Standing])
def test_the_document_names_every_word(table: type[Half | Invention | Gift | Trouble | Standing]) -> None:
    chapter = DOCUMENT.partition("# Dronovody")[2].partition("\n# Invaders\n")[0]
    assert [name for name in table.__struct_fields__ if f"{name} = " not in chapter] == []
