"""A view goes through text and comes back: a bot that has read it plays the same."""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from pathlib import Path

import pytest

from rubizh.engine.laws import Broken, Lawbook
from rubizh.engine.text import Unreadable
from rubizh.games import GAMES
from rubizh.games.afu.package import CARD_SETS
from rubizh.games.opponents import opponent
from rubizh.games.siege.rules.game import SIEGE, SiegeGame
from rubizh.games.siege.rules.view import SiegeView
from rubizh.table.schema import view_schema
from tests.protocol.tables import first_view, views

TABLES = [
    ("siege", {}),
    ("siege", {"tactics": "yes", "colour_run_on_partial_tiles": "type"}),
    ("afu", {}),
    ("afu", {"chervona_kalyna": "yes", "ground_invaders_hit_air": "yes", "colour": "blue"}),
    ("afu", {"players": "1", "level": "incredible"}),
]


@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_from_text_a_bot_chooses_the_same(name: str, options: dict[str, str], level: str) -> None:
    game = GAMES[name].rules
    one, other = (opponent(GAMES[name], level, 5) for _ in range(2))
    for view in list(views(game, options, 3))[:40:2]:
        assert one.choose(view) is other.choose(game.view_of(json.loads(json.dumps(view.facts()))))


@pytest.mark.parametrize(("name", "options"), TABLES, ids=str)
def test_the_facts_tell_what_the_table_has_agreed_on(name: str, options: dict[str, str]) -> None:
    game = GAMES[name].rules
    view = next(views(game, options, 1))
    assert game.agreed(view.facts()) == game.with_defaults(options)


def test_a_card_set_of_ones_own_is_read_with_its_own_game(tmp_path: Path) -> None:
    shutil.copytree(CARD_SETS.shipped, tmp_path, dirs_exist_ok=True)
    troops = tmp_path / "afu.toml"
    troops.write_text(troops.read_text().replace('id = "steppe-brigade"', 'id = "our-own-brigade"'))
    game = CARD_SETS.game(tmp_path)
    for view in views(game, {}, 2):
        assert game.view_of(json.loads(json.dumps(view.facts()))).facts() == view.facts()
    assert "our-own-brigade" in json.dumps(view.facts())
    with pytest.raises(Unreadable, match="our-own-brigade"):
        GAMES["afu"].rules.view_of(view.facts())


class Forgetful(SiegeGame):
    """Reads a view back without its discard."""

    def view_of(self, facts: Mapping[str, object]) -> SiegeView:
        return super().view_of({**facts, "discard": []})


def test_the_law_notices_what_is_not_read_back() -> None:
    game = Forgetful("forgetful", 1, "printed", SIEGE.options, SIEGE.alphabet, SIEGE.longest)
    with pytest.raises(Broken, match="read back"):
        Lawbook(game, {}, 1).play(thorough=5)


def without(facts: dict[str, object], name: str) -> dict[str, object]:
    return {other: value for other, value in facts.items() if other != name}


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"hand": ["R12"]}, "“R12” cannot stand in the view's field “hand”"),
        ({"hand": "R1"}, "“R1” cannot stand in the view's field “hand”"),
        ({"options": ["R1@8"]}, "“R1@8” cannot stand in the view's field “options”"),
        ({"todo": ["Move(99)"]}, "“Move(99)” cannot stand in the view's field “todo”"),
        ({"deck": "many"}, "“many” cannot stand in the view's field “deck”"),
        ({"deck": True}, "“True” cannot stand in the view's field “deck”"),
        ({"deck": 1 << 70}, "“1180591620717411303424” cannot stand in the view's field “deck”"),
        ({"attack": ["R1"]}, "“R1” cannot stand in the view's field “attack”"),
        ({"damaged": [0]}, "“0” cannot stand in the view's field “damaged”"),
        ({"unseen": ["J1"]}, "“J1” cannot stand in the view's field “unseen”"),
        ({"hands": [[6]]}, "“[6]” cannot stand in the view's field “hands”"),
        ({"over": 0}, "“0” cannot stand in the view's field “over”"),
        ({"tactics": "perhaps"}, "option “tactics” cannot be “perhaps”, expected one of no, yes"),
    ],
)
def test_what_no_view_says_is_named(change: dict[str, object], said: str) -> None:
    with pytest.raises(Unreadable) as wrong:
        SIEGE.view_of({**first_view().facts(), **change})
    assert str(wrong.value) == said


def test_a_missing_field_is_named() -> None:
    with pytest.raises(Unreadable, match="no field “hand”"):
        SIEGE.view_of(without(first_view().facts(), "hand"))


@pytest.mark.parametrize("name", GAMES)
def test_every_field_is_documented(name: str) -> None:
    page = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8").splitlines()
    fields: dict[str, dict[str, str]] = view_schema(GAMES[name].rules)["properties"]
    rows = [f"| `{field}` | {described['description']} |" for field, described in fields.items()]
    assert [row for row in rows if row not in page] == []
