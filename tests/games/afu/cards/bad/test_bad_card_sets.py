"""A wrong card set is refused, with everything that is wrong with it."""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest

from rubizh.cards.problem import CardSetError
from rubizh.games.afu.package import CARD_SETS


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(CARD_SETS.shipped, tmp_path / "mine"))


def spoil(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def problems(folder: Path) -> list[str]:
    with pytest.raises(CardSetError) as wrong:
        CARD_SETS.read(folder)
    return [repr(problem) for problem in wrong.value.problems]


CASES = tomllib.loads(Path(__file__).with_name("cases.toml").read_text(encoding="utf-8"))["case"]


@pytest.mark.parametrize("case", CASES, ids=[case["what"] for case in CASES])
def test_one_thing_is_wrong(folder: Path, case: dict[str, Any]) -> None:
    spoil(folder, case["file"], case["old"], case["new"])
    assert problems(folder) == case["said"]


def test_a_badge_that_no_other_card_carries(folder: Path) -> None:
    spoil(folder, "set.toml", "[badges]\n", '[badges]\nowl = { uk = "сова", en = "owl" }\n')
    spoil(
        folder,
        "afu.toml",
        'badge = "shield"\nbonus = { when = { badge = "shield" }',
        'badge = "owl"\nbonus = { when = { badge = "owl" }',
    )
    said = "afu.toml, 311th-battalion, bonus.when.badge: nothing can meet this: no other card has the badge “owl”"
    assert problems(folder) == [said]
    spoil(folder, "afu.toml", 'id = "311th-battalion"', 'id = "311th-battalion"\ncopies = 2')
    assert problems(folder) == ["afu.toml: expected 90 cards, there are 91"]  # two copies help each other


def test_a_badge_that_only_the_other_colour_carries(folder: Path) -> None:
    spoil(folder, "set.toml", "[badges]\n", '[badges]\nowl = { uk = "сова", en = "owl" }\n')
    text = (folder / "starting.toml").read_text(encoding="utf-8")
    yellow, blue = text.split('[[card]]\nid = "armoured-battalion"')
    spoiled = yellow.replace('when = { badge = "guns" }', 'when = { badge = "owl" }')
    spoiled += '[[card]]\nid = "armoured-battalion"' + blue.replace('badge = "armour"', 'badge = "owl"')
    (folder / "starting.toml").write_text(spoiled, encoding="utf-8")
    said = "starting.toml, artillery-division, bonus.when.badge: nothing can meet this: no other card has the badge “owl”"
    assert problems(folder) == [said]


@pytest.mark.parametrize("condition", ["normal", "enhanced"])
def test_a_defence_that_no_card_has(folder: Path, condition: str) -> None:
    for file in ("starting.toml", "afu.toml"):
        text = (folder / file).read_text(encoding="utf-8")
        enhanced = "" if condition == "enhanced" else '\\1enhanced = ["defence"]\n'
        text = re.sub(r"enhanced = .*\n", "", text)
        if condition == "normal":
            text = re.sub(r"(defence = \d+\n)", enhanced, text)
        (folder / file).write_text(text, encoding="utf-8")
    found = [said for said in problems(folder) if "nothing can meet" in said and "achievements" not in said]
    assert found
    assert all(said.endswith(f"nothing can meet this: no other card has {condition} defence") for said in found)


def test_everything_wrong_is_told_together_in_the_order_of_the_files(folder: Path) -> None:
    spoil(folder, "promos.toml", "[[card]]", "[[card]")
    spoil(folder, "afu.toml", "attack = 2\ndefence = 1", "attack = -2\ndefence = 22")
    spoil(folder, "afu.toml", 'badge = "shield"', 'badge = "sheild"')
    spoil(folder, "aid.toml", "copies = 8", "copies = 9")
    spoil(folder, "objectives.toml", 'uk = "Харків", ', "")
    spoil(folder, "events.toml", 'id = "blackout"', 'id = "rotation"')
    (folder / "panic.toml").unlink()
    assert problems(folder) == [
        "afu.toml, 98th-battalion, attack: expected a whole number from 0 to 20, found -2",
        "afu.toml, 98th-battalion, defence: expected a whole number from 0 to 20, found 22",
        "afu.toml, 98th-battalion, badge: unknown badge “sheild”, set.toml has guns, armour, wings, anchor, shield, compass",
        "aid.toml: expected 8 cards, there are 9",
        "panic.toml: there is no such file",
        "events.toml, rotation, id: this id is used twice, first in events.toml",
        "promos.toml: this is not TOML, line 3: Expected ']]' at the end of an array declaration",
        "objectives.toml, kharkiv, name.uk: is missing, expected a line of text",
    ]


def test_a_missing_troop_file_does_not_make_the_others_hopeless(folder: Path) -> None:
    (folder / "afu.toml").unlink()
    (folder / "set.toml").unlink()
    assert problems(folder) == ["set.toml: there is no such file", "afu.toml: there is no such file"]


def test_what_is_no_folder(folder: Path) -> None:
    assert problems(folder / "none") == [f"{folder / 'none'}: there is no such folder"]
    assert problems(folder / "set.toml") == [f"{folder / 'set.toml'}: this is no folder"]


def test_files_that_cannot_be_read(folder: Path) -> None:
    (folder / "aid.toml").write_bytes(b"\xff\xfe")
    (folder / "panic.toml").unlink()
    (folder / "panic.toml").mkdir()
    (folder / "events.toml").write_text("#" * 1_000_001)
    (folder / "promos.toml").write_text("x = " + "[" * 5000)
    said = problems(folder)
    assert said[:3] == [
        "aid.toml: this is not UTF-8 text",
        "panic.toml: this is no file",
        "events.toml: it is larger than 1000000 bytes",
    ]
    assert said[3].startswith("promos.toml: this is not TOML")
    assert len(said) == 4
