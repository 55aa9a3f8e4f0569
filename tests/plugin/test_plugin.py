"""A package of somebody else's adds a game to laws, opponents, terminal, arena, protocol and table."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from itertools import product
from pathlib import Path

import pytest

from rubizh import games
from rubizh.engine.laws import Lawbook
from rubizh.engine.record import result
from rubizh.engine.result import DECIDED, LOST, WON
from rubizh.games import GAMES, broken
from rubizh.games.opponents import advise, levels, opponents
from rubizh.games.package import Package
from tests.bots.matches import moments
from tests.plugin.installed import SOURCES, look_again
from tests.table.running import Page, Running
from tests.terminal.keyboard import Terminal

OPTIONS = [{"players": players, "together": together} for players, together in product(("2", "3"), ("no", "yes"))]
ROOT = Path(__file__).parents[2]


def test_it_is_in_the_list_behind_ours(sentries: Package) -> None:
    assert list(GAMES) == ["siege", "afu", "drones", "invaders", "sentries"]
    assert "sentries" in GAMES
    assert sentries.name == "sentries"


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_it_obeys_every_law(sentries: Package, options: dict[str, str]) -> None:
    for seed in range(25):
        Lawbook(sentries.rules, options, seed).play(thorough=2)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_what_became_of_everybody(sentries: Package, options: dict[str, str]) -> None:
    seats = int(options["players"])
    for seed in range(25):
        played = Lawbook(sentries.rules, options, seed).play(thorough=100)
        end = sentries.rules.result(played.s)
        assert sorted(seat for place in end.ranking for seat in place) == list(range(seats))
        assert sum(end.scores) == 2
        if options["together"] == "yes":
            assert end.outcome in (WON, LOST)
            assert set(end.returns) == {1.0 if end.outcome == WON else -1.0}
            assert result(played).partition(":")[0] == end.outcome
        else:
            assert end.outcome == DECIDED
            assert sum(end.returns) == pytest.approx(0.0)
            assert result(played) == " ".join(played.seats[seat] for seat in end.winners()) or "nobody"


def test_a_team_that_won_is_written_down_with_who_did_most(sentries: Package) -> None:
    found = {result(Lawbook(sentries.rules, {"together": "yes"}, seed).play(thorough=100)) for seed in range(40)}
    assert found == {"lost", "won", "won: north", "won: east"}


def test_generic_opponents_play_it(sentries: Package) -> None:
    assert opponents(sentries) == levels(sentries) == ["random", "ismcts"]
    for s in moments(sentries.rules, {"players": "3"}, 1):
        view = sentries.rules.view(s, s.pending.seat)
        advice = advise(sentries, view, 0.01, 1)
        assert {one.option for one in advice} == set(view.options)


def test_tree_search_shows_the_card_that_is_enough(sentries: Package) -> None:
    """The last sentry of a round knows what it takes."""
    better = [
        max(one.value() for one in advise(sentries, sentries.rules.view(s, 1), 0.05, 1))
        for s in moments(sentries.rules, {}, 3)
        if s.pending.seat == 1 and len(s.hands[1]) == 2
    ]
    assert better
    assert all(0.0 <= value <= 1.0 for value in better)


def test_it_is_played_in_the_terminal_on_a_generic_board(sentries: Package, terminal: Terminal) -> None:
    shown = terminal.run("play", "sentries", "--players", "3", "--seed", "4", "--save", "game.txt", typed="list\n1\nlist\n1\n")
    assert shown.code == 0
    assert "hands" in shown.out
    assert "Which card do you show?" in shown.out
    assert "Both rounds are over." in shown.out
    assert terminal.run("replay", "game.txt", "--verify").code == 0
    assert "sentries-3" in terminal.run("rules", "sentries", "highest").out
    assert "Вартові" in terminal.run("play", "--lang", "uk").out


def test_it_is_played_in_the_arena(sentries: Package, terminal: Terminal) -> None:
    shown = terminal.run("arena", "sentries", "--a", "ismcts@0.01", "--b", "random", "--pairs", "3", "--json")
    assert shown.code == 0
    told = json.loads(shown.out)
    assert told["games"] == 6
    assert told["match"]["game"] == "sentries"


@pytest.mark.parametrize(("players", "together", "games"), [("2", "yes", 6), ("3", "yes", 6), ("2", "no", 6)])
def test_bots_are_compared_as_rivals_or_as_teams(
    players: str, together: str, games: int, sentries: Package, terminal: Terminal
) -> None:
    options = ["--players", players, "--together", together]
    shown = terminal.run("arena", "sentries", *options, "--a", "ismcts@0.01", "--b", "random", "--pairs", "3", "--json")
    told = json.loads(shown.out)
    assert told["games"] == games
    assert (told["a"]["alone"] is None) == (together == "no")


def test_three_rivals_are_not_compared(sentries: Package, terminal: Terminal) -> None:
    shown = terminal.run("arena", "sentries", "--players", "3", "--a", "random", "--b", "random")
    assert (shown.code, shown.complaint()) == (2, "the arena compares two bots: choose options with one side or two")


def test_who_gives_up_loses_for_the_team(sentries: Package) -> None:
    rules = sentries.rules
    assert rules.forfeited(rules.with_defaults({}), 0).winners() == [1]
    assert rules.forfeited(rules.with_defaults({"together": "yes"}), 0).outcome == LOST


def test_a_game_without_a_lab_has_no_ladder(sentries: Package, terminal: Terminal) -> None:
    shown = terminal.run("ladder", "sentries")
    assert (shown.code, shown.complaint()) == (2, "sentries has no ladder: nobody has said what to measure")


def test_a_team_is_told_its_fate(sentries: Package, terminal: Terminal) -> None:
    table = ("play", "sentries", "--together", "--north", "random", "--east", "random", "--save", "game.txt", "--seed")
    told = {terminal.run(*table, str(seed)).out.splitlines()[-2].partition("over. ")[2] for seed in range(1)}
    assert told <= {"Lost.", "Won.", "Won; in front: North (random).", "Won; in front: East (random)."}
    assert terminal.run("replay", "game.txt", "--verify").out.split("Result: ")[1].partition(".")[0] in ("won", "lost")


def test_it_is_played_at_the_table(sentries: Package, simply: Running) -> None:
    olena = simply.visitor("Olena")
    shown = next(game for game in olena.home()["games"] if game["name"] == "sentries")
    assert [level["name"] for level in shown["levels"]] == ["random", "ismcts"]
    assert [len(seats) for seats in shown["seats"]] == [2, 3]
    bots = [{"kind": "bot", "level": level} for level in ("random", "ismcts")]
    page = olena.enter(olena.open("sentries", {"kind": "me"}, *bots, options={"players": "3"})["table"])
    to_the_end(page)
    assert page.position["result"]["outcome"] == "decided"
    assert sum(page.position["result"]["scores"]) == 2
    assert olena.get("/api/games/sentries/rules")["chapters"]
    assert olena.get("/api/games/sentries/cards") == {"cards": [], "badges": {}}


def to_the_end(page: Page) -> None:
    for _ in range(20):
        page.until(lambda: page.position["over"] or bool(page.options))
        if page.position["over"]:
            return
        page.move(page.options[0])


@pytest.fixture
def promised(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """What other packages promise, to be filled in."""
    points: list[EntryPoint] = []
    with monkeypatch.context() as patched:
        patched.setattr(games, "entry_points", lambda group: points)
        look_again()
        yield points
    look_again()


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("nowhere:GAME", "ModuleNotFoundError: No module named 'nowhere'"),
        ("rubizh.games.siege.package:NOTHING", "has no attribute 'NOTHING'"),
        ("rubizh.games.siege.package:LEVELS", "expected a Package, found Levels"),
        ("rubizh.games.siege.package:SIEGE", "it calls itself “siege”"),
    ],
)
def test_a_package_that_brings_no_game_is_named_and_harms_nobody(
    value: str, said: str, promised: list[EntryPoint], terminal: Terminal
) -> None:
    promised.append(EntryPoint("broken", value, games.GROUP))
    [wrong] = broken()
    assert str(wrong).startswith(f"the game “broken” cannot be loaded from “{value}”: ")
    assert said in str(wrong)
    assert list(GAMES) == ["siege", "afu", "drones", "invaders"]
    shown = terminal.run("play")
    assert shown.code == 0
    assert "rubizh play siege" in shown.out
    assert said in shown.err


def test_nobody_takes_the_name_of_our_games(promised: list[EntryPoint]) -> None:
    promised.append(EntryPoint("siege", "elsewhere:GAME", games.GROUP))
    assert GAMES["siege"].rules.name == "siege"
    assert broken() == []


def test_the_page_on_adding_a_game_shows_what_is_there() -> None:
    """Every piece of Python on the page stands in the tiny game, line by line."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    sources = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.glob("rubizh_sentries/*.py")))
    project = (SOURCES / "pyproject.toml").read_text(encoding="utf-8")
    pieces = re.findall(r"```(python|toml)\n(.*?)```", page, re.DOTALL)
    assert len(pieces) >= 5
    for kind, piece in pieces:
        assert piece.strip("\n") in (sources if kind == "python" else project), piece
