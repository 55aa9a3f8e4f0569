"""The fast claim proof against a brute-force one, on random walls; and the examples that it shows to people."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from rubizh.build import build
from rubizh.games.siege.rules import compare
from rubizh.games.siege.rules.control import controlled
from rubizh.games.siege.rules.formations import best
from rubizh.games.siege.rules.state import tile
from rubizh.games.siege.rules.walls import DAMAGED, INTACT, Tile
from tests.games.siege.position import bits, names
from tests.games.siege.rulebook.brute_proof import TILES, TYPES, Worth, strongest, values
from tests.games.siege.rulebook.claim_positions import Position, random_position

POSITIONS = 30_000 if build() == "compiled" else 8_000
WITNESSES = 5_000 if build() == "compiled" else 1_000
PROVED = ["stronger", "equal, defence later", "equal, defence still to come", "cannot be completed"]
NOT_PROVED = ["weaker", "equal, defence first", "attack not complete"]


def told(position: Position) -> str:
    """The position as a person would check it."""
    wall, damaged = position.tile
    return (
        f"wall {wall}{' damaged' if damaged else ''}, colour run as {position.colour_run}: "
        f"{names(position.attack)} against {names(position.defence)}, defence {'' if position.defended_first else 'not '}first, "
        f"unseen {names(position.unseen)}"
    )


def outcome(attack: Worth | None, defence: Worth | None, position: Position) -> str:
    """siege-27, siege-29, siege-32, siege-38, siege-39: what has to be proved."""
    if attack is None:
        return "attack not complete"
    if defence is None:
        return "cannot be completed"
    if attack == defence and position.free() > 0:
        return "equal, defence still to come"
    if attack == defence:
        return "equal, defence first" if position.defended_first else "equal, defence later"
    return "stronger" if attack > defence else "weaker"


class Tally:
    """What the positions were like, so that the comparison cannot become empty unnoticed."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()
        self.codes: dict[tuple[tuple[int, bool], str], dict[Worth | None, set[int]]] = {}

    def note(self, position: Position, attack: Worth | None, result: str) -> None:
        held = position.attack, position.defence
        self.seen[result] += 1
        if attack is not None:
            self.seen[f"{TYPES[attack[0]]} {'fails' if result in NOT_PROVED else 'wins'}"] += 1
        self.seen[f"wall {position.tile}"] += 1
        self.seen[f"colour run as {position.colour_run}"] += 1
        self.seen[f"{position.free()} free"] += 1
        self.seen["large unseen"] += position.free() > 0 and len(position.unseen) >= 25
        for side, cards in zip(("attack", "defence"), held, strict=True):
            elite = sorted({"J" if c < 62 else names([c]) for c in cards if c >= 60})
            self.seen.update(f"{name} in {side}" for name in elite)
            self.seen[f"both Jokers in {side}"] += {60, 61} <= set(cards)

    def note_code(self, position: Position, worth: Worth | None, code: int) -> None:
        self.codes.setdefault((position.tile, position.colour_run), {}).setdefault(worth, set()).add(code)


@pytest.fixture(scope="module")
def tally() -> Tally:
    """The comparison itself, position by position."""
    rng, result = Random(2026), Tally()
    for _ in range(POSITIONS):
        position = random_position(rng)
        attack = strongest(position.attack, position.tile, [], position.colour_run)
        defence = strongest(position.defence, position.tile, position.unseen, position.colour_run)
        expected = outcome(attack, defence, position)
        s, w = position.state(), position.wall()
        assert controlled(s, w) == (expected not in NOT_PROVED), f"{told(position)}: {expected}"
        result.note(position, attack, expected)
        result.note_code(position, attack, best(position.attack, tile(s, w), 0, s.rules.colour_run_is_type))
        result.note_code(position, defence, best(position.defence, tile(s, w), s.unseen, s.rules.colour_run_is_type))
    return result


@pytest.mark.rule("siege-27", "siege-28", "siege-29", "siege-30", "siege-32", "siege-38", "siege-39", "siege-40", "siege-70")
def test_control_is_proved_exactly_where_no_completion_is_stronger(tally: Tally) -> None:
    for result in PROVED + NOT_PROVED:
        assert tally.seen[result] >= POSITIONS // 100, f"{result}: {tally.seen[result]}"
    assert 0.2 <= sum(tally.seen[result] for result in PROVED) / POSITIONS <= 0.8


@pytest.mark.rule("siege-36", "siege-37", "siege-38", "siege-40", "siege-46", "siege-47", "siege-48", "siege-49", "siege-50")
def test_one_strength_stands_for_one_type_and_total_and_they_are_in_the_same_order(tally: Tally) -> None:
    assert len(tally.codes) == 2 * len(TILES)
    for where, codes in tally.codes.items():
        assert all(len(same) == 1 for same in codes.values()), where
        in_order = [code for _, code in sorted((worth or (-1, 0), min(same)) for worth, same in codes.items())]
        assert all(lower < higher for lower, higher in pairwise(in_order)), where


@pytest.mark.rule("siege-4", "siege-67", "siege-68", "siege-69")
def test_the_positions_cover_what_matters(tally: Tally) -> None:
    often = [f"{kind} {ends}" for kind in TYPES for ends in ("wins", "fails")]
    often += [f"wall {where}" for where in TILES]
    often += [f"{name} in {side}" for name in ("J", "SP", "SH", "both Jokers") for side in ("attack", "defence")]
    often += ["colour run as sum", "colour run as type", "large unseen"]
    often += [f"{free} free" for free in range(5)]
    rare = {what: tally.seen[what] for what in often if tally.seen[what] < POSITIONS // 200}
    assert not rare


def with_a_complete_attack(rng: Random) -> Position:
    while True:
        position = random_position(rng)
        if len(position.attack) == TILES[position.tile][0]:
            return position


def uncertain(rng: Random) -> Position:
    """A wall whose defence can still be completed, or is complete."""
    while True:
        position = random_position(rng)
        if len(position.unseen) >= position.free():
            return position


@pytest.mark.rule("siege-33")
def test_the_completion_that_is_shown_is_possible_and_as_strong_as_any() -> None:
    rng = Random(29)
    for _ in range(WITNESSES):
        position = uncertain(rng)
        s, w = position.state(), position.wall()
        shown = compare.holding(s, w)
        more = shown[len(position.defence) :]
        assert shown[: len(position.defence)] == position.defence, told(position)
        assert set(more) <= set(position.unseen), told(position)
        assert len(set(more)) == position.free(), told(position)
        claimed = strongest(position.defence, position.tile, position.unseen, position.colour_run)
        assert strongest(shown, position.tile, [], position.colour_run) == claimed, told(position)


@pytest.mark.rule("siege-33", "siege-70")
def test_the_worth_that_is_shown_is_that_of_values_the_elite_cards_may_take() -> None:
    rng = Random(70)
    for _ in range(WITNESSES):
        position = with_a_complete_attack(rng)
        s = position.state()
        shown = compare.worth(position.attack, tile(s, position.wall()), s.rules.colour_run_is_type)
        assert all(value in values(card) for value, card in zip(shown.cards, position.attack, strict=True)), told(position)
        total = -shown.total if TILES[position.tile][1] == "lowest" else shown.total
        assert strongest(shown.cards, position.tile, [], position.colour_run) == (shown.kind, total), told(position)
        assert strongest(position.attack, position.tile, [], position.colour_run) == (shown.kind, total), told(position)


HELD = st.lists(st.integers(0, 63), unique=True, max_size=1)
UNSEEN = st.sets(st.integers(0, 59), max_size=30)
SOMEWHERE = st.sampled_from(INTACT + DAMAGED)


@pytest.mark.rule("siege-29")
@settings(database=None, derandomize=True, max_examples=500)
@given(HELD, SOMEWHERE, UNSEEN, UNSEEN, st.booleans())
def test_more_unseen_cards_never_make_a_defence_weaker(
    held: list[int], here: Tile, unseen: set[int], more: set[int], as_type: bool
) -> None:
    few, many = (bits(cards - {*held}) for cards in (unseen, unseen | more))
    assert best(tuple(held), here, few, as_type) <= best(tuple(held), here, many, as_type)


@pytest.mark.rule("siege-29")
@settings(database=None, derandomize=True, max_examples=500)
@given(HELD, SOMEWHERE, UNSEEN, st.integers(0, 59), st.booleans())
def test_a_card_that_has_come_never_makes_more_possible_than_when_it_might_come(
    held: list[int], here: Tile, unseen: set[int], coming: int, as_type: bool
) -> None:
    assume(coming not in held)
    others = unseen - {*held, coming}
    before = best(tuple(held), here, bits(others | {coming}), as_type)
    assert best((*held, coming), here, bits(others), as_type) <= before
