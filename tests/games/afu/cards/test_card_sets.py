"""The card set that comes with AFU is complete, uses everything, and keeps every known value."""

from __future__ import annotations

import re
from collections import Counter
from itertools import permutations
from pathlib import Path
from typing import Any, get_args

import pytest

from rubizh.cards.records import Card, copies
from rubizh.games.afu.cards.decks import SIZES, part_of
from rubizh.games.afu.cards.records import (
    CardSet,
    Counted,
    Effect,
    Invader,
    InvaderMark,
    Recruit,
    Reward,
    Troop,
    TroopMark,
    TroopType,
    When,
)
from rubizh.games.afu.package import CARD_SETS

CARDS = CARD_SETS.read(CARD_SETS.shipped)
UNUSED_GOAL = "anti-air"  # twelve things can be counted, and there are eleven achievements


def troops(cards: CardSet = CARDS) -> list[Troop]:
    return [*cards.starting, *cards.afu, *cards.aid]


def every_card() -> list[Card]:
    rest: list[Card] = [*CARDS.panic, *CARDS.invaders, *CARDS.achievements, *CARDS.events, *CARDS.promos, *CARDS.objectives]
    return [*troops(), *rest]


def named(name: str) -> Any:
    [card] = [card for card in every_card() if card.name.en == name]
    return card


def test_every_deck_has_its_size() -> None:
    for name, parts in SIZES.items():
        for part, size in parts.items():
            assert copies(card for card in getattr(CARDS, name) if part_of(card) == part) == size, name
    assert copies(every_card()) == 235  # and the first-player card


def test_there_are_many_different_cards() -> None:
    assert len(CARDS.afu) >= 60
    assert {card.cost for card in CARDS.afu} == set(range(1, 7))
    assert len({card.id for card in every_card()}) == len(every_card())
    assert len({card.name.en for card in every_card()}) == len({card.name.uk for card in every_card()}) == len(every_card())


def test_the_names_are_in_their_languages() -> None:
    for card in every_card():
        assert not re.search("[а-яіїєґ]", card.name.en, re.IGNORECASE), card.id
        assert not re.search("[ыэъё]", card.name.uk, re.IGNORECASE), card.id


def test_everything_is_on_some_card() -> None:
    bonuses = [card.bonus for card in troops() if card.bonus]
    assert {bonus.when.kind for bonus in bonuses if bonus.when} == set(When.__struct_fields__)
    assert any(bonus.when is None for bonus in bonuses)
    assert {bonus.reward.kind for bonus in bonuses} == set(Reward.__struct_fields__)
    assert {card.effect.kind for card in (*CARDS.events, *CARDS.promos)} == set(Effect.__struct_fields__)
    assert {card.type for card in troops()} == set(get_args(TroopType))
    assert {mark for card in troops() for mark in card.marks} == set(get_args(TroopMark))
    assert {mark for card in CARDS.invaders for mark in card.marks} == set(get_args(InvaderMark))
    assert {card.compensation.kind for card in troops() if card.compensation} == {"points", "panic"}
    assert {card.goal.count for card in CARDS.achievements} == set(get_args(Counted)) - {UNUSED_GOAL}


def test_every_badge_has_carriers_and_somebody_who_looks_for_it() -> None:
    carriers = Counter(card.badge for card in troops() if card.badge)
    wanted = {card.bonus.when.badge for card in troops() if card.bonus and card.bonus.when and card.bonus.when.badge}
    assert set(carriers) == set(CARDS.about.badges) == wanted
    assert min(carriers.values()) >= 4


def profile(card: Troop | Invader) -> object:
    return card.attack, card.defence, card.support, card.enhanced, card.marks, *rest(card)


def rest(card: Troop | Invader) -> tuple[object, ...]:
    return (card.type, card.badge, card.bonus, card.compensation) if isinstance(card, Troop) else ()


@pytest.mark.parametrize(("one", "other"), [("yellow", "blue"), ("I", "II")])
def test_the_two_sides_are_equally_strong(one: str, other: str) -> None:
    for deck in (CARDS.starting, CARDS.invaders):
        sides = [[profile(card) for card in deck if part_of(card) == part] for part in (one, other)]
        assert sides[0] == sides[1]


def outdone(card: Recruit, other: Recruit) -> bool:
    """Whether the other costs the same, counts for the same, and is worse in nothing."""
    points = [[-1 if value is None else value for value in (c.attack, c.defence, c.support)] for c in (card, other)]
    return (
        (card.cost, card.type) == (other.cost, other.type)
        and all(own <= its for own, its in zip(*points, strict=True))
        and {*card.enhanced, *card.marks} <= {*other.enhanced, *other.marks}
        and card.badge in (None, other.badge)
        and card.bonus in (None, other.bonus)
        and compensated(card) <= compensated(other)
    )


def compensated(card: Recruit) -> set[str]:
    """Each point of compensation, or the return of Panic, which is no more and no less than points."""
    if card.compensation is None:
        return set()
    return {"panic"} if card.compensation.panic else {f"point {n}" for n in range(card.compensation.amount)}


def test_no_card_for_sale_is_outdone_by_another_at_its_price() -> None:
    assert [(card.id, other.id) for card, other in permutations(CARDS.afu, 2) if outdone(card, other)] == []


def test_no_invader_of_ours_bears_a_number_or_a_name_of_the_ukrainian_army() -> None:
    for card in CARDS.invaders:
        assert not card.name.uk.startswith("ЗСУ"), card.id
        assert card.source != "reconstruction" or not re.match(r"\d+-", card.name.uk), card.id


def test_the_second_phase_is_much_harder() -> None:
    def strength(deck: str) -> float:
        fronts = [card for card in CARDS.invaders if card.deck == deck and card.attack is not None]
        return sum((card.attack or 0) + (card.defence or 0) + len(card.enhanced) for card in fronts) / len(fronts)

    assert strength("I") > 1.35 * strength("yellow")
    assert all(card.attack is not None for card in CARDS.invaders if card.deck == "yellow")
    assert any(card.attack is card.defence is None for card in CARDS.invaders if card.deck == "I")


def test_the_highest_solo_rank_is_within_reach() -> None:
    bridges = sum(card.points for card in CARDS.objectives if card.kind == "bridge")
    worst = sum(sorted(card.points for card in CARDS.achievements)[:4])
    assert worst + bridges + named("Cruiser Moskva").points >= 25


def test_a_game_lasts_about_eighteen_rounds() -> None:
    ends = copies(card for card in (*CARDS.events, *CARDS.promos) if not card.chain)
    assert 4 + 8 + ends == 18


KNOWN: list[tuple[str, dict[str, object], str]] = [
    ("Tank Battalion", {"attack": 3, "defence": 3, "type": "tank", "enhanced": ("attack", "defence")}, "derived"),
    ("1st Artillery Division", {"support": 3}, "derived"),
    ("Artillery Division", {"attack": 0, "enhanced": ("defence",)}, "derived"),
    ("Artillery Group", {"attack": 4, "defence": 2}, "derived"),
    ("Air Assault Brigade", {"support": 2, "marks": ("anti-air",), "enhanced": ("attack", "defence")}, "derived"),
    ("2nd Battalion", {"defence": 3}, "derived"),
    ("98th Battalion", {"cost": 1}, "derived"),
    ("International Aid", {"cost": 1, "copies": 8}, "derived"),
    ("Panic", {"penalty": 1, "copies": 16}, "rulebook"),
    ("2S19 Msta", {"attack": 4, "defence": 2, "enhanced": ("attack", "defence"), "marks": ("artillery",)}, "rulebook"),
    ("45th Brigade", {"defence": 3, "enhanced": ()}, "derived"),
    ("Su-35S", {"attack": 4, "defence": 5, "enhanced": (), "marks": ("air", "rocket")}, "rulebook"),
    ("Now is the time", {"chain": True, "effect": Effect(buy=3)}, "rulebook"),
    ("Explosion", {"chain": True, "effect": Effect(fewer_invaders=1)}, "rulebook"),
    ("Attack from the Sea", {"chain": True, "effect": Effect(discard=1)}, "derived"),
]


@pytest.mark.parametrize(("name", "values", "source"), KNOWN)
def test_a_known_card_is_unchanged(name: str, values: dict[str, object], source: str) -> None:
    card = named(name)
    assert {field: getattr(card, field) for field in values} == values
    assert card.source == source


def test_known_bonuses_and_needs_are_unchanged() -> None:
    badge = named("Artillery Group").badge
    assert (named("Artillery Division").bonus.when, named("Artillery Division").bonus.reward) == (
        When(badge=badge),
        Reward(support=2),
    )
    assert named("1st Artillery Division").badge != badge  # the example names the Group alone
    assert named("Artillery Division").support is not None
    assert (named("Artillery Group").bonus.when, named("Artillery Group").bonus.reward) == (None, Reward(defence=3))
    assert (named("2nd Battalion").bonus.when, named("2nd Battalion").bonus.reward) == (When(objective=True), Reward(defence=2))
    assert named("2315th Battalion").compensation.panic
    assert named("Reconnaissance Company").bonus.reward.recon
    assert named("Scouts").bonus.reward.recon
    assert (named("Mariupol").need.defence, named("Mariupol").points, named("Mariupol").source) == (4, 4, "rulebook")
    assert named("Cruiser Moskva").kind == "cruiser"


def test_nothing_else_claims_to_be_known() -> None:
    known = {name for name, _, _ in KNOWN} | {"2315th Battalion", "Reconnaissance Company", "Scouts", "Mariupol"}
    assert {card.name.en for card in every_card() if card.source != "reconstruction"} == known


def test_the_examples_of_the_document_are_cards_of_the_set() -> None:
    document = (Path(__file__).parents[4] / "docs" / "cards.md").read_text(encoding="utf-8")
    written = "".join(path.read_text(encoding="utf-8") for path in CARD_SETS.shipped.glob("*.toml"))
    examples = re.findall(r"```toml\n(.*?)```", document.partition("\n# Dronovody")[0], re.DOTALL)
    assert len(examples) == 10
    assert all(example in written for example in examples)


@pytest.mark.parametrize("table", [When, Reward, Effect])
def test_the_document_names_every_condition_reward_and_effect(table: type[When | Reward | Effect]) -> None:
    document = (Path(__file__).parents[4] / "docs" / "cards.md").read_text(encoding="utf-8")
    assert all(f"`{{ {name} = " in document for name in table.__struct_fields__)


def test_a_byte_order_mark_is_no_part_of_a_card_file(tmp_path: Path) -> None:
    """Some editors write one before the text."""
    for file in CARD_SETS.shipped.glob("*.toml"):
        (tmp_path / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8-sig")
    assert CARD_SETS.read(tmp_path) == CARDS
