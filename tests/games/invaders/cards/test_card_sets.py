"""The card set that comes with Invaders is complete, uses everything, and keeps every known value."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec.structs import replace

from rubizh.cards.digest import digest
from rubizh.cards.records import Card, OneOf, Text, copies
from rubizh.games.invaders.cards.build import build
from rubizh.games.invaders.cards.check import inside
from rubizh.games.invaders.cards.records import (
    Allowed,
    Answer,
    Condition,
    Deed,
    Effect,
    Filter,
    HeroCard,
    Playable,
    Standing,
)
from rubizh.games.invaders.cards.sets import SHIPPED, read
from rubizh.games.invaders.rules import cards as engine

CARDS = read(SHIPPED)
BUILT = build(CARDS)
PLAYABLE: list[Playable] = CARDS.playable()
EVERY: list[Card] = [*PLAYABLE, *CARDS.heroes]
DOCUMENT = (Path(__file__).parents[4] / "docs" / "cards.md").read_text(encoding="utf-8").partition("\n# Invaders\n")[2]
UNFORBIDDEN = {"play", "destroy"}  # nothing printed is known to forbid these


def named(name: str) -> Any:
    [card] = [card for card in EVERY if card.name.en == name]
    return card


def built(id: str) -> engine.Card:
    [card] = [card for card in BUILT.cards if card.name == id]
    return card


def bits(*names: str) -> int:
    return sum(1 << engine.TYPES.index(name) for name in names)


def test_the_decks_have_their_sizes() -> None:
    assert [len(deck) for deck in BUILT.decks] == [70, 70]
    assert len(BUILT.heroes) == len(set(BUILT.heroes)) == 11
    assert min(len(pool) for pool in BUILT.pools) >= 20
    assert len(BUILT.cards) == len(EVERY)


def test_the_names_are_in_their_languages_and_each_is_given_once() -> None:
    assert len({card.name.en for card in EVERY}) == len({card.name.uk for card in EVERY}) == len(EVERY)
    strategies = [strategy.name for strategy in CARDS.board.strategy]
    notes = [card.note for card in EVERY if isinstance(card, (Playable, HeroCard)) and card.note]
    for text in [*(card.name for card in EVERY), *strategies, *notes, *CARDS.about.keywords.values()]:
        assert not re.search("[а-яіїєґ]", text.en, re.IGNORECASE), text.en
        assert not re.search("[ыэъё]", text.uk, re.IGNORECASE), text.uk


def test_every_hero_is_different() -> None:
    told = [replace(hero, id="x", name=Text(uk="x", en="x"), note=None) for hero in CARDS.heroes]
    assert len({repr(hero) for hero in told}) == 11


def test_no_card_is_another_under_a_different_name() -> None:
    told = [replace(card, id="x", name=Text(uk="x", en="x"), note=None, copies=1, source="derived") for card in PLAYABLE]
    assert len({repr(card) for card in told}) == len(PLAYABLE)


def test_no_card_without_text_is_outdone_at_its_price() -> None:
    """A plain card has more power, another keyword or a lower price than every other of its type that is as cheap."""
    for deck in ([*CARDS.mankind, *CARDS.mankind_pool], [*CARDS.invader, *CARDS.invader_pool]):
        for card in deck:
            if card.power is None or doing(card):
                continue
            for other in deck:
                as_good = other.power is not None and other.power >= card.power and set(other.keywords) >= set(card.keywords)
                as_cheap = other.discard <= card.discard and other.drain <= card.drain
                assert other is card or not (as_good and as_cheap), (card.id, other.id)


def doing(card: Playable) -> bool:
    return bool(card.invulnerable or card.enters or card.while_in_play or card.every_turn or card.use or card.answer)


def used(table: type[OneOf]) -> list[Any]:
    everything: list[Any] = [*EVERY, *CARDS.board.strategy]
    return [part for one in everything for _, part in inside("", one, table)]


@pytest.mark.parametrize("table", [Effect, Standing, Answer, Condition])
def test_every_word_is_used(table: type[Effect | Standing | Answer | Condition]) -> None:
    assert {part.kind for part in used(table)} == set(table.__struct_fields__) - table.beside


@pytest.mark.parametrize("table", [Effect, Standing, Answer, Condition])
def test_everything_beside_a_word_is_used(table: type[Effect | Standing | Answer | Condition]) -> None:
    assert {name for part in used(table) for name in table.beside if getattr(part, name) is not None} == table.beside


def test_every_field_of_a_filter_is_used() -> None:
    found = [of for one in EVERY for _, of in inside("", one, Filter)]
    assert {name for of in found for name in Filter.__struct_fields__ if getattr(of, name)} == set(Filter.__struct_fields__)


def test_what_is_forbidden_and_allowed() -> None:
    standing = used(Standing)
    assert {one.forbid for one in standing if one.forbid} == set(get_args(Deed)) - UNFORBIDDEN
    assert {one.allow for one in standing if one.allow} == set(get_args(Allowed))


@pytest.mark.parametrize(
    ("name", "values", "source"),
    [
        ("‘Kraken’ Warmachine", {"discard": 1, "drain": 2, "power": 3}, "rulebook"),
        ("‘Squid’ Lander", {"power": 2}, "derived"),
        ("‘Medusa’ Assault Craft", {"power": 5}, "derived"),
        (
            "Nanobot Kill-Swarm",
            {"discard": 0, "drain": 0, "power": None, "one_shot": (Effect(destroy=1, of=Filter(types=("defender",))),)},
            "derived",
        ),
        ("Shape-Shifter ‘The Thing’", {"enters": (Effect(destroy=2, of=Filter(types=("defender",))),)}, "derived"),
        ("Alien Legions", {"enters": (Effect(destroy=1, of=Filter(types=("defender",), opposing=True)),)}, "derived"),
        ("‘Anthraxus’ Mega-Slug", {}, "derived"),
        ("Deathworm Infestation", {"keywords": ("infestation",)}, "derived"),
        ("Black Slime Battle Sprayer", {"wins_with": 5, "every_turn": (Effect(token=1),)}, "derived"),
        ("‘Mako’ Combat Walker", {"types": ("defender",)}, "derived"),
        ("NORAD – Cheyenne Mountain Bunker", {"discard": 5, "drain": 0, "types": ("location",)}, "derived"),
        ("Shanty Refugee Town", {"power": 1, "types": ("location", "defender")}, "derived"),
        ("‘Ramses’ Submarine", {"power": 1}, "derived"),
        ("‘Saladin’ VTOL", {"power": 1, "types": ("defender",)}, "derived"),
        ("New York", {"types": ("location",)}, "derived"),
        (
            "Mount Rushmore – Secret Research Facility",
            {"tokens": 8, "answer": Answer(protect=True), "types": ("location",)},
            "derived",
        ),
        ("Guerrilla Squad", {"power": None}, "derived"),
        ("‘Black Narcissus’ Weapons Array", {"enters": (Effect(mankind_attacks=True),)}, "derived"),
        (
            "Bio-Weapon Crate – Code Name ‘Seductive Succubus’",
            {"wins_with": 5, "every_turn": (Effect(token=1),)},
            "derived",
        ),
    ],
)
def test_a_known_card_is_unchanged(name: str, values: dict[str, object], source: str) -> None:
    card = named(name)
    assert {field: getattr(card, field) for field in values} == values
    assert card.source == source


def test_nothing_else_claims_to_be_known() -> None:
    """The rulebook names nine cards of the Invader and ten of Mankind, and no hero."""
    known = [card for card in EVERY if card.source != "reconstruction"]
    assert len([card for card in CARDS.invader if card in known]) == 9
    assert len([card for card in CARDS.mankind if card in known]) == 10
    assert len(known) == 19


def test_cards_that_lie_in_a_zone_in_the_examples_have_a_power() -> None:
    lying = "‘Mako’ Combat Walker, New York, NORAD – Cheyenne Mountain Bunker, Alien Legions, ‘Anthraxus’ Mega-Slug"
    assert all(named(name).power is not None for name in f"{lying}, Deathworm Infestation".split(", "))
    [use] = named("‘Anthraxus’ Mega-Slug").use
    assert use.do == (Effect(drain=1, who="opponent"),)
    assert named("Guerrilla Squad").answer.kind == "prevent_drain"


def test_three_vtols_can_lie_in_one_zone() -> None:
    assert named("‘Saladin’ VTOL").copies >= 3


def test_the_board_is_that_of_the_rulebook_but_for_africa_and_the_fifth_strategy() -> None:
    board = CARDS.board
    assert (board.zones.pacific_rim, board.zones.eurasia, board.ops_centre) == (3, 5, 1)
    assert (board.plot.start, board.plot.most) == (10, 12)
    assert [strategy.id for strategy in board.strategy if strategy.source == "reconstruction"] == ["raise-the-dead-fleet"]
    kinds = {strategy.id: [part.kind for part in strategy.do] for strategy in board.strategy}
    assert kinds["hangar-18"] == ["discard_to_deck", "marker"]
    assert kinds["retribution-alpha"] == ["sacrifice", "turn_over_top", "skip_attack"]
    assert kinds["drain-the-indian-ocean"] == kinds["atomise-the-moon"] == ["draw", "marker", "surcharge"]
    assert kinds["clean-up"] == kinds["melt-the-ice-caps"] == ["redraw"]
    assert kinds["scorch-the-atmosphere"] == ["discard_to_deck", "marker"]
    assert [strategy.id for strategy in board.strategy if strategy.saves_hero] == ["project-chainmail"]


def test_the_cards_of_the_rules_are_those_that_are_written() -> None:
    kraken = built("kraken")
    assert (kraken.side, kraken.types, kraken.power, kraken.stays) == (engine.INVADER, bits("desolator"), 3, True)
    assert (kraken.discard, kraken.drain, kraken.keywords) == (1, 2, 1 << 0)
    swarm = built("nanobot-kill-swarm")
    [kill] = swarm.one_shot
    assert (swarm.stays, kill.verb, kill.cards, kill.of.types) == (False, engine.DESTROY, 1, engine.DEFENDER)
    crate = built("seductive-succubus")
    [gains] = crate.every_turn
    assert (crate.wins_with, crate.power, gains.verb, gains.n, gains.of.this) == (5, -1, engine.TOKEN, 1, True)
    town = built("shanty-town")
    assert (town.types, town.enters[0].may) == (bits("location", "defender"), True)
    hero = built("petrivna")
    assert (hero.hero, hero.side, hero.types) == (True, engine.MANKIND, engine.HERO | engine.DEFENDER)


def test_answers_abilities_and_zones_are_built() -> None:
    squad, jam, lab = built("guerrilla-squad").answer, built("jamming-burst").answer, built("mount-rushmore")
    assert (squad.kind, squad.n, jam.kind, jam.of.types) == (engine.PREVENT_DRAIN, engine.ALL, engine.CANCEL, 0)
    assert (lab.answer.kind, lab.tokens, lab.answer.most) == (engine.PROTECT, 8, 0)
    [arming] = built("arsenal").uses
    assert (arming.spend, arming.most, arming.leaves) == (1, 2, False)
    [mines] = built("minefield").uses
    assert (mines.leaves, mines.effects[0].victim_chooses, mines.effects[0].of.opposing) == (True, True, True)
    [wave], [repair, _] = built("tsunami-engine").one_shot, built("reconstruction-brigade").one_shot
    [lowered] = built("obelisk-of-silence").enters
    assert [part.zone for part in (wave, repair, lowered)] == [engine.PACIFIC_RIM, engine.ANY_ZONE, engine.OWN_ZONE]
    [worms] = built("deathworm").uses
    condition = worms.effects[0].condition
    assert (condition.kind, condition.n, condition.of.zone) == (engine.IN_PLAY, 2, engine.OWN_ZONE)


def test_standing_words_are_built() -> None:
    [moving] = built("maglev").standing
    assert (moving.verb, moving.n, moving.of.keywords, moving.of.side) == (engine.ALLOW, engine.MOVING, 0b11, engine.MANKIND)
    weaker, stuck = built("rail-strangler").standing
    assert (weaker.verb, weaker.n, weaker.of.opposing) == (engine.POWER_OF, -1, True)
    assert (stuck.verb, stuck.n) == (engine.FORBID, engine.MOVING)
    [dome] = built("oberih-dome").standing
    assert (dome.verb, dome.n, dome.who) == (engine.FORBID, engine.LOWERING, engine.OPPONENT)
    [cut] = built("orbital-shipyard").standing
    assert (cut.verb, cut.n, cut.price, cut.of.types) == (engine.PRICE_CUT, 1, False, bits("desolator"))


def test_the_strategies_are_built() -> None:
    [mission] = [one for one in BUILT.board.strategies if one.name == "retribution-alpha"]
    price, _, skipped = mission.effects
    assert (mission.side, price.price, skipped.condition.kind) == (engine.MANKIND, True, engine.TURNED_OVER)
    assert skipped.condition.of.types == bits("desolator", "alien")
    assert [one.side for one in BUILT.board.strategies].count(engine.INVADER) == 5


def test_both_prices_are_used_on_both_sides() -> None:
    for deck in (CARDS.mankind, CARDS.invader):
        free = copies(card for card in deck if not card.discard and not card.drain)
        both = copies(card for card in deck if card.discard and card.drain)
        only_drain = copies(card for card in deck if card.drain and not card.discard)
        assert min(free, both, only_drain, copies(deck) - free - both - only_drain) >= 3


def test_no_note_changes_the_digest() -> None:
    changed = [replace(card, note=Text(uk="Інше", en="Other")) for card in CARDS.mankind]
    assert digest(replace(CARDS, mankind=changed)) == digest(CARDS)
    assert BUILT.name == f"invaders-reconstruction {digest(CARDS)}"


def test_the_examples_of_the_document_are_cards_of_the_set() -> None:
    shipped = "".join(path.read_text(encoding="utf-8") for path in SHIPPED.glob("*.toml"))
    examples = [one for text in re.findall(r"```toml\n(.*?)```", DOCUMENT, re.DOTALL) for one in text.strip().split("\n\n")]
    assert len(examples) >= 10
    assert [example for example in examples if example not in shipped] == []


@pytest.mark.parametrize("table", [Effect, Standing, Answer, Condition])
def test_the_document_names_every_word(table: type[OneOf]) -> None:
    assert [name for name in table.__struct_fields__ if f"{name}" not in DOCUMENT] == []
