"""The ladder: who plays whom, and a page of which only the part between the marks is written."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import pytest

from rubizh.lab.arena import play_on, version
from rubizh.lab.ladder import PAGE, Broken, climbed, ledger_of, matches, rewritten, rungs
from rubizh.lab.ledger import LedgerError
from rubizh.lab.pairs import Match


def test_every_level_meets_the_one_below_and_the_greedy_one() -> None:
    assert rungs(["random", "greedy"]) == [("greedy", "random")]
    assert rungs(["greedy", "novice", "master"]) == [("novice", "greedy"), ("master", "novice"), ("master", "greedy")]
    assert rungs(["easy", "greedy", "hard"]) == [("greedy", "easy"), ("hard", "greedy")]
    assert rungs(["random", "easy", "greedy"]) == [("easy", "random"), ("greedy", "easy"), ("greedy", "random")]
    assert rungs(["greedy"]) == []


def test_both_kinds_of_afu_are_played() -> None:
    found = matches("afu", 1)
    assert [played[0].options["players"] for played in found.values()] == ["2", "1"]


def small(a: str = "random") -> Match:
    return Match("afu", matches("afu", 1)["AFU alone"][0].options, a, "random", 1, version("afu"))


def test_matches_are_gone_on_with(tmp_path: Path) -> None:
    first = ledger_of(small(), "AFU alone", 1, tmp_path, False)
    play_on(first, 1, lambda sums: None)
    assert len(ledger_of(small(), "AFU alone", 3, tmp_path, False).pairs) == 1
    assert len(list(tmp_path.iterdir())) == 1
    assert ledger_of(small(), "AFU alone", 3, tmp_path, True).pairs == []
    other = Match("afu", {**small().options, "level": "hard"}, "random", "random", 1, version("afu"))
    with pytest.raises(LedgerError, match="its level is “easy”, not “hard”"):
        ledger_of(other, "AFU alone", 3, tmp_path, False)


def test_what_the_page_tells(tmp_path: Path) -> None:
    duel = Match("siege", matches("siege", 1)["Siege"][0].options, "random", "random", 1, version("siege"))
    ledger = ledger_of(duel, "Siege", 2, tmp_path, False)
    play_on(ledger, 1, lambda sums: None)
    told = climbed("siege", {"Siege": [ledger]}, "rubizh ladder siege --pairs 2", date(2026, 11, 15))
    assert "Measured on 2026-11-15" in told
    assert "`rubizh ladder siege --pairs 2`" in told
    heads, _, row = told[told.index("| level | against") :].splitlines()[:3]
    assert heads == "| level | against | pairs | score | Elo | won as attacker | won as defender |"
    assert row.startswith("| random | random | 2 | ")
    assert len(row.split("|")) == len(heads.split("|"))
    assert "| level | moves | median | 99 % | 99.9 % | longest | over the limit |" in told
    assert "| greedy | 0 | " in told


def test_only_what_stands_between_the_marks_is_written() -> None:
    page = rewritten(rewritten(PAGE, "siege", "old\n"), "afu", "about afu\n")
    edited = page.replace("# The opponents", "# My opponents") + "\nThe end.\n"
    new = rewritten(edited, "siege", "new\n")
    assert new == edited.replace("old\n", "new\n")
    assert "about afu" in new


@pytest.mark.parametrize("mark", ["<!-- ladder siege -->\n", "<!-- end of ladder siege -->\n"])
def test_a_page_with_one_mark_is_refused(mark: str) -> None:
    page = rewritten(PAGE, "siege", "old\n").replace(mark, "")
    with pytest.raises(Broken):
        rewritten(page, "siege", "new\n")
