"""A wrong card set of Dronovody is refused, with everything that is wrong with it."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from rubizh.games.drones.cards.must import MUST, missing_words, written
from rubizh.games.drones.cards.records import Artillery, Enemy, Project
from rubizh.games.drones.cards.sets import SHIPPED, read
from rubizh.games.drones.cards.whole import check_whole
from tests.cards import bad
from tests.cards.bad import pattern, spoil

CASES = bad.cases_of(__file__)
CARDS = read(SHIPPED)
WINGS = [drone.id for drone in CARDS.drones if drone.type == "wing"]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SHIPPED, tmp_path / "mine"))


def problems(folder: Path) -> list[str]:
    return bad.problems(read, folder)


def rewrite(folder: Path, file: str, pattern: str, new: str) -> None:
    path = folder / file
    text, n = re.subn(pattern, new, path.read_text(encoding="utf-8"))
    assert n
    path.write_text(text, encoding="utf-8")


@pytest.mark.parametrize("case", CASES, ids=bad.what)
def test_one_thing_is_wrong(folder: Path, case: bad.Case) -> None:
    bad.told(read, folder, case)


@pytest.mark.parametrize(
    ("file", "least", "there"),
    [
        ("characters.toml", "36 cards or more beside the starting ones", len(CARDS.characters) - 1),
        ("support.toml", "60 cards or more", len(CARDS.support)),
        ("threats.toml", "108 cards or more", len(CARDS.threats)),
    ],
)
def test_too_few_cards(folder: Path, file: str, least: str, there: int) -> None:
    rewrite(folder, file, r"copies = \d+\n(?!starting)", "")
    assert f"{file}: expected {least}, there are {there}" in problems(folder)


def test_too_few_projects_for_a_victory(folder: Path) -> None:
    rewrite(folder, "support.toml", r'copies = \d+\nkind = "project"', 'kind = "project"')
    rewrite(folder, "support.toml", r'copies = \d+\nkind = "bonus"', 'copies = 30\nkind = "bonus"')
    projects = sum(isinstance(card, Project) for card in CARDS.support)
    assert problems(folder) == [f"support.toml: expected 12 projects or more, there are {projects}"]


def test_too_few_enemies_for_a_first_game(folder: Path) -> None:
    rewrite(folder, "threats.toml", r"distance = 1\n(?!triangle)", "distance = 1\ntriangle = true\n")
    assert problems(folder) == ["threats.toml: expected 12 enemies or more at distance 1 without a triangle, there are 0"]


@pytest.mark.parametrize(("file", "word"), [(file, word) for file, words in MUST.items() for word in words])
def test_a_word_of_the_rulebook_that_stands_on_no_card(file: str, word: str) -> None:
    deck = file.removesuffix(".toml")
    lacking = [card for card in getattr(CARDS, deck) if written([card]).isdisjoint(word.split(" | "))]
    said = f"{file}: no card has “{word}”, which the rulebook speaks of"
    assert said in map(repr, missing_words(replace(CARDS, **{deck: lacking})))


def test_more_for_a_trophy_may_stand_on_characters_or_projects() -> None:
    without = {
        name: [c for c in getattr(CARDS, name) if "exchange_more" not in written([c])] for name in ("characters", "support")
    }
    said = "support.toml: no card has “exchange_more”, which the rulebook speaks of"
    assert said in map(repr, missing_words(replace(CARDS, **without)))
    for name, cards in without.items():
        assert said not in map(repr, missing_words(replace(CARDS, **{name: cards})))


def test_nobody_flies_a_type(folder: Path) -> None:
    rewrite(folder, "characters.toml", r'flies = \["fpv", "wing"\]', 'flies = ["fpv", "multirotor"]')
    rewrite(folder, "characters.toml", r'flies = \["wing"\]', 'flies = ["mavic"]')
    said = [f"drones.toml, {name}, type: nobody flies this: no character beside the starting one has “wing”" for name in WINGS]
    assert problems(folder) == said


def test_nobody_flies_at_all() -> None:
    """Any pilot flies a Mavic, but somebody has to be one."""
    grounded = [card for card in CARDS.characters if card.starting or not card.flies]
    said = "drones.toml, mavic-3t, type: nobody flies this: no character beside the starting one has “mavic”"
    assert said in map(repr, check_whole(replace(CARDS, characters=grounded)))


@pytest.mark.parametrize("reach", [1, 2])
def test_no_kamikaze_of_a_reach(reach: int) -> None:
    drones = [drone for drone in CARDS.drones if not drone.kamikaze or drone.reach != reach]
    said = f"drones.toml, reach: expected a kamikaze drone that reaches {reach}, there is none"
    assert said in map(repr, check_whole(replace(CARDS, drones=drones)))


def test_a_number_that_activates_too_few(folder: Path) -> None:
    rewrite(folder, "threats.toml", r"(numbers = \[.*), 6\]", r"\1]")
    rewrite(folder, "threats.toml", r"numbers = \[6\]", "numbers = [5]")
    said = "threats.toml, numbers: the numbers are spread badly: a 6 activates @ enemies, expected @ or more"
    [found] = problems(folder)
    assert re.fullmatch(pattern(said), found)


def test_kinds_that_no_enemy_is_of() -> None:
    threats = [threat for threat in CARDS.threats if threat.kind != "tos"]
    silencing = [threat for threat in threats if isinstance(threat, Enemy) and "tos" in threat.deactivates]
    assert silencing
    said = "nothing can meet this: no threat is “tos”"
    found = [repr(problem) for problem in check_whole(replace(CARDS, threats=threats)) if repr(problem).endswith(said)]
    assert found == [
        f"support.toml, counter-battery-recon, effect.recon_for: {said}",
        f"support.toml, fallback-position, against: {said}",
        *[f"threats.toml, {threat.id}, deactivates: {said}" for threat in silencing],
    ]


def test_what_nothing_can_hit() -> None:
    near = [drone for drone in CARDS.drones if drone.air == 0]
    found = [repr(problem) for problem in check_whole(replace(CARDS, drones=near)) if "nothing can hit" in repr(problem)]
    in_the_air = [card.id for card in CARDS.enemies() if card.kind == "drone"]
    assert found == [f"threats.toml, {card}: nothing can hit this, even with a six and every plus" for card in in_the_air]


@pytest.mark.parametrize("shelled", [False, True])
@pytest.mark.parametrize("short", [False, True])
def test_armour_is_beaten_by_a_six_with_every_plus_or_by_artillery(short: bool, shelled: bool) -> None:
    """The FPV pilot brings 1, each project for FPV or against tanks what it has."""
    kit = next(drone for drone in CARDS.drones if drone.id == "fpv-kit")
    pluses = [card.effect.plus or 0 for card in CARDS.support if isinstance(card, Project)]
    armour = 6 + 1 + sum(pluses) - (kit.hit or 0) + short
    tank = replace(next(enemy for enemy in CARDS.enemies() if enemy.id == "tank"), armour=armour)
    support = [card for card in CARDS.support if shelled or not isinstance(card, Artillery)]
    found = [repr(problem) for problem in check_whole(replace(CARDS, drones=[kit], threats=[tank], support=support))]
    safe = "threats.toml, tank: nothing can hit this, even with a six and every plus"
    assert (safe in found) == (short and not shelled)
    useless = "drones.toml, fpv-kit, hit: no enemy can be hit with this, even with a six and every plus"
    assert (useless in found) == short


def test_everything_wrong_is_told_together_in_the_order_of_the_files(folder: Path) -> None:
    spoil(folder, "threats.toml", "icing", "players = @", "players = 0")
    spoil(folder, "support.toml", "grad", "hit = @", "hit = 1")
    spoil(folder, "drones.toml", "vampire", "hit = @", "hit = 7")
    (folder / "characters.toml").unlink()
    (folder / "set.toml").unlink()
    assert problems(folder) == [
        "set.toml: there is no such file",
        "drones.toml, vampire, hit: expected a whole number from 2 to 6, found 7",
        "characters.toml: there is no such file",
        "support.toml, grad, hit: expected a whole number from 2 to 6, found 1",
        "threats.toml, icing, players: expected a whole number from 1 to 4, found 0",
    ]


def test_what_is_no_folder(folder: Path) -> None:
    assert problems(folder / "none") == [f"{folder / 'none'}: there is no such folder"]


def test_a_wrong_number_of_copies_hides_the_size(folder: Path) -> None:
    spoil(folder, "drones.toml", "fpv-kit", "copies = @", "copies = 0")
    assert problems(folder) == ["drones.toml, fpv-kit, copies: expected a whole number from 1 to 90, found 0"]
