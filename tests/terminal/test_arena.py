"""`rubizh arena` and `rubizh ladder` at the command line: figures, interruptions, and one clear line for what is wrong."""

from __future__ import annotations

import json
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from rubizh.games import GAMES
from rubizh.games.afu.package import CARD_SETS
from rubizh.lab.arena import version
from rubizh.lab.ladder import matches
from rubizh.lab.ledger import Ledger, Plan, begun, found
from rubizh.lab.pairs import A, B, Match, Pair, PairGame
from rubizh.lab.report import report
from rubizh.lab.strength import Sprt
from rubizh.language import LANGUAGES, Language
from rubizh.terminal.arena_report import show_report
from rubizh.terminal.ladder import Climb
from rubizh.terminal.main import main
from rubizh.terminal.screen import Screen
from tests.protocol.tables import MISBEHAVING, command
from tests.terminal.keyboard import COMMAND, Terminal

RANDOM = ["arena", "siege", "--a", "random", "--b", "random", "--seed", "1"]


def test_a_match_as_a_table_and_more_of_it_as_json(terminal: Terminal) -> None:
    shown = terminal.run(*RANDOM, "--pairs", "2", "--workers", "1", "--out", "match.jsonl")
    assert shown.code == 0
    assert "won as Attacker" in shown.out
    assert shown.err == "Pairs kept in “match.jsonl”: 2.\n"
    more = terminal.run("arena", "--resume", "match.jsonl", "--pairs", "3", "--json")
    figures = json.loads(more.out)
    assert (figures["pairs"], figures["games"], figures["match"]["a"]) == (3, 6, "random")
    assert sum(figures["pair_scores"].values()) == 3


def test_a_match_is_kept_where_nobody_said_where(terminal: Terminal) -> None:
    terminal.run(*RANDOM, "--pairs", "1", "--workers", "1")
    assert len(list((terminal.folder / "state" / "rubizh" / "arena").glob("siege-*.jsonl"))) == 1


def interruptible() -> None:
    """A shell may have started the tests without interrupts."""
    signal.signal(signal.SIGINT, signal.default_int_handler)


def test_an_interrupted_match_says_how_to_go_on(terminal: Terminal) -> None:
    pipe, path = subprocess.PIPE, Path("match.jsonl")
    command = [*COMMAND, *RANDOM, "--pairs", "100000", "--out", str(path), "--json"]
    with subprocess.Popen(
        command, env=terminal.environment(), stdout=pipe, stderr=pipe, encoding="utf-8", preexec_fn=interruptible
    ) as process:
        while process.poll() is None and (not path.exists() or path.read_bytes().count(b"\n") < 3):
            pass
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    kept = len(found(path).pairs)
    assert process.returncode == 130
    assert json.loads(out)["pairs"] == kept >= 2
    assert err == f"Stopped, pairs played: {kept}; to continue: rubizh arena --resume match.jsonl --pairs 100000\n"
    figures = json.loads(terminal.run("arena", "--resume", "match.jsonl", "--pairs", str(kept + 1), "--json").out)
    assert figures["pairs"] == kept + 1


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["arena"], "say which game: siege, afu"),
        (["arena", "seige"], "unknown game “seige”; did you mean siege?"),
        (["arena", "siege"], "say who plays with “--a BOT”"),
        (["arena", "siege", "--a", "random"], "say who plays with “--b BOT”"),
        (["arena", "siege", "--a", "deep", "--b", "random"], "unknown opponent “deep”, expected one of "),
        (["arena", "siege", "--tactics", "maybe", "--a", "random", "--b", "random"], "option “tactics” cannot be “maybe”"),
        ([*RANDOM, "--players", "1"], "unknown option “--players”"),
        ([*RANDOM, "--sprt", "5"], "“--sprt” cannot be “5”, expected two numbers such as 0,50, the lower first, at most 1000"),
        ([*RANDOM, "--sprt", "50,0"], "“--sprt” cannot be “50,0”, expected two numbers"),
        ([*RANDOM, "--sprt", "0,nan"], "“--sprt” cannot be “0,nan”, expected two numbers"),
        ([*RANDOM, "--pairs", "0"], "“--pairs” cannot be “0”, expected a whole number from 1 to 1000000"),
        ([*RANDOM, "--workers", "many"], "“--workers” cannot be “many”, expected a whole number from 1 to 256"),
        ([*RANDOM, "--out", "x.jsonl", "--resume", "y.jsonl"], "“--out” and “--resume” do not go together"),
        ([*RANDOM, "--resume", "no.jsonl"], "“no.jsonl” cannot be read: there is no such file"),
        ([*RANDOM, "--resume", "notes.txt"], "“notes.txt” is not the file of a match: line 1: "),
        (["arena", "--resume", "match.jsonl", "--b", "greedy"], "holds another match: its b is “random”, not “greedy”"),
        (["arena", "--resume", "match.jsonl", "--seed", "2"], "holds another match: its seed is “1”, not “2”"),
        (["arena", "afu", "--resume", "match.jsonl"], "holds another match: its game is “siege”, not “afu”"),
        (["arena", "siege", "--tactics", "--resume", "match.jsonl"], "its tactics is “no”, not “yes”"),
        ([*RANDOM, "--out", "match.jsonl"], "“match.jsonl” exists already: continue it with “rubizh arena --resume match.jsonl”"),
        (["ladder", "chess"], "unknown game “chess”"),
        (["ladder", "--pairs", "none"], "“--pairs” cannot be “none”"),
        (["ladder", "--thinking-pairs", "0"], "“--thinking-pairs” cannot be “0”, expected a whole number from 1 to 1000000"),
        (["ladder", "--out", "no/page.md"], "there is no folder “no”"),
        (["ladder", "--out", "page.md"], "“page.md” has only one of the two marks of siege"),
    ],
)
def test_what_is_wrong_gets_one_line(terminal: Terminal, argv: list[str], said: str) -> None:
    Path("notes.txt").write_text("milk\nbread\n")
    Path("page.md").write_text("<!-- ladder siege -->\n")
    begun(Path("match.jsonl"), Plan(small(1), 1))
    assert said in terminal.run(*argv).complaint()


def test_a_file_that_cannot_be_written(terminal: Terminal) -> None:
    shown = terminal.run(*RANDOM, "--out", "/proc/none/match.jsonl")
    assert shown.code == 1
    assert shown.only_error().startswith("“/proc/none/match.jsonl” cannot be written: ")


def test_a_ladder_writes_its_page(terminal: Terminal) -> None:
    terminal.monkeypatch.setattr("rubizh.terminal.ladder.matches", lambda game, seed: {"Siege": [small(seed)]})
    Path("page.md").write_text("Mine.\n")
    shown = terminal.run("ladder", "siege", "--pairs", "1", "--workers", "1", "--out", "page.md")
    assert (shown.code, shown.out) == (0, "“page.md” is written.\n")
    page = Path("page.md").read_text()
    assert page.startswith("Mine.\n\n## siege\n\n<!-- ladder siege -->\nMeasured on ")
    assert "`rubizh ladder siege --pairs 1 --thinking-pairs 40 --seed 1`" in page
    assert "| random | random | 1 | " in page


def test_matches_that_take_their_time_have_fewer_pairs() -> None:
    climb = Climb(pairs=400, thinking_pairs=40, workers=1, seed="1", fresh=False)
    pairs = {(match.a, match.b): climb.pairs_of(match) for match in matches("siege", 1)["Siege"]}
    assert {a for (a, _), number in pairs.items() if number == 40} == {"master"}
    assert {number for (a, _), number in pairs.items() if a != "master"} == {400}


def small(seed: int) -> Match:
    return Match("siege", GAMES["siege"].rules.with_defaults({}), "random", "random", seed, version("siege"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("alone", [False, True])
def test_a_report_fits_in_80_columns(terminal: Terminal, language: str, alone: bool) -> None:
    terminal.monkeypatch.setenv("COLUMNS", "80")
    options = GAMES["afu"].rules.with_defaults({"players": "1"} if alone else {})
    match = Match("afu", options, "master@0.25", "cmd:./mybot", 1, "1")
    pairs = [Pair(number, games(alone)) for number in range(30)]
    screen = Screen(Language(language))
    show_report(screen, report(Ledger(Path("none"), Plan(match, 30, Sprt(-100, 100)), pairs)))
    shown = terminal.capsys.readouterr().out
    assert "…" not in shown
    assert "60.000" in shown


def games(alone: bool) -> list[PairGame]:
    return [
        PairGame(seats, [seats[0]], 1, {A: [1, 60_000_000], B: [1]}, {A: 1, B: 0}, {}, 40, None if alone else 0.1)
        for seats in ([[A], [B]] if alone else [[A, B], [B, A]])
    ]


def test_a_program_that_is_not_there_plays_no_match(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    asked = ["arena", "siege", "--a", "cmd:./no-such-bot", "--b", "random", "--out", str(tmp_path / "match.jsonl")]
    assert main(asked) != 0
    assert "there is no program “./no-such-bot”" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_program_that_may_not_be_executed(terminal: Terminal) -> None:
    Path("mybot").write_text("#!/bin/sh\n")
    for asked in (["arena", "siege", "--a", "cmd:./mybot", "--b", "random"], ["play", "siege", "--defender", "cmd:./mybot"]):
        said = terminal.run(*asked).complaint()
        assert said == "“cmd:./mybot” cannot be started: “./mybot” is not executable, `chmod +x` makes it so"


def test_a_program_that_never_gets_ready_plays_no_match(terminal: Terminal) -> None:
    bot = command(sys.executable, MISBEHAVING, "at_hello")
    shown = terminal.run("arena", "siege", "--a", "random", "--b", bot, "--out", "match.jsonl")
    assert shown.code == 1
    assert shown.only_error().startswith(f"no match is played: “{bot}” ended with exit code 3 instead of an answer: out of ideas")
    assert not Path("match.jsonl").exists()
    begun(Path("match.jsonl"), Plan(msgspec.structs.replace(small(1), b=bot), 1))
    assert terminal.run("arena", "--resume", "match.jsonl").only_error().startswith("no match is played: ")


def test_a_match_with_cards_of_ones_own(terminal: Terminal, own_cards: Path) -> None:
    asked = (
        "arena",
        "afu",
        "--chervona-kalyna",
        "--a",
        "random",
        "--b",
        "random",
        "--cards",
        "mine",
        "--seed",
        "1",
        "--workers",
        "1",
    )
    shown = terminal.run(*asked, "--pairs", "1", "--out", "match.jsonl")
    assert shown.code == 0, shown.err
    assert "Card set: my-printed-one " in shown.out
    shutil.rmtree(own_cards)
    assert terminal.run("arena", "--resume", "match.jsonl", "--pairs", "2", "--workers", "1").code == 0
    shutil.copytree(CARD_SETS.shipped, own_cards)
    said = terminal.run("arena", "afu", "--resume", "match.jsonl", "--cards", "mine").complaint()
    assert "“match.jsonl” holds another match: its cards is “my-printed-one " in said
    assert terminal.run("arena", "siege", "--cards", "mine").complaint().startswith("unknown option “--cards”")
