"""A wrong card set of Invaders is refused, with everything that is wrong with it."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace

from rubizh.games.invaders.cards.check import BOARD
from rubizh.games.invaders.cards.must import HEROES, INVADER, MANKIND, MUST, SET, missing_words, written
from rubizh.games.invaders.cards.records import CardSet
from rubizh.games.invaders.cards.sets import SHIPPED, read
from rubizh.games.invaders.cards.whole import check_whole
from tests.cards import bad
from tests.cards.bad import spoil

CASES = bad.cases_of(__file__)
CARDS = read(SHIPPED)
DECKS = {
    SET: ("mankind", "mankind_pool", "invader", "invader_pool", "heroes"),
    MANKIND: ("mankind", "mankind_pool"),
    INVADER: ("invader", "invader_pool"),
    HEROES: ("heroes",),
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SHIPPED, tmp_path / "mine"))


def problems(folder: Path) -> list[str]:
    return bad.problems(read, folder)


def without(file: str, words: list[str]) -> CardSet:
    """The shipped set without every card, or strategy, that has one of these words."""
    if file == BOARD:
        kept = tuple(one for one in CARDS.board.strategy if written([one]).isdisjoint(words))
        return replace(CARDS, board=replace(CARDS.board, strategy=kept))
    return replace(
        CARDS, **{deck: [card for card in getattr(CARDS, deck) if written([card]).isdisjoint(words)] for deck in DECKS[file]}
    )


def said_of(cards: CardSet) -> list[str]:
    return [repr(problem) for problem in check_whole(cards)]


@pytest.mark.parametrize("case", CASES, ids=bad.what)
def test_one_thing_is_wrong(folder: Path, case: bad.Case) -> None:
    bad.told(read, folder, case)


@pytest.mark.parametrize(("file", "word"), [(file, word) for file, words in MUST.items() for word in words])
def test_a_word_of_the_rulebook_that_stands_nowhere(file: str, word: str) -> None:
    said = f"{file}: no card has “{word}”, which the rulebook speaks of"
    assert said in map(repr, missing_words(without(file, word.split(" | "))))
    assert said not in map(repr, missing_words(CARDS))


def test_a_pool_too_small(folder: Path) -> None:
    path = folder / "mankind-pool.toml"
    path.write_text(re.sub(r"copies = \d+\n", "", path.read_text(encoding="utf-8")), encoding="utf-8")
    there = len(CARDS.mankind_pool)
    assert problems(folder) == [f"mankind-pool.toml: expected 20 cards or more, there are {there}"]


def test_too_many_kinds() -> None:
    pool = [replace(CARDS.invader_pool[0], id=f"more-{n}") for n in range(60)]
    said = f"invader.toml: expected at most 60 kinds of cards with the pool, there are {60 + len(CARDS.invader)}"
    assert said_of(replace(CARDS, invader_pool=pool))[0] == said


def test_no_cheap_answer() -> None:
    dear = {deck: [replace(card, discard=2) if card.answer else card for card in getattr(CARDS, deck)] for deck in DECKS[SET][:4]}
    assert said_of(replace(CARDS, **dear)) == ["set.toml: expected an answer for fewer than 2 discards, there is none"]


def test_heroes_that_all_move() -> None:
    mover = next(hero for hero in CARDS.heroes if hero.id == "oksana-vovk")
    assert "heroes.toml: expected a hero that does not move, there is none" in said_of(replace(CARDS, heroes=[mover]))


def test_everything_wrong_is_told_together_in_the_order_of_the_files(folder: Path) -> None:
    spoil(folder, "invader-pool.toml", "monolith", "power = @", "power = 99")
    spoil(folder, "heroes.toml", "null", '"opponent"', '"somebody"')
    spoil(folder, "invader.toml", "squid", "discard = @", "discard = -1")
    (folder / "mankind.toml").unlink()
    (folder / "set.toml").unlink()
    assert problems(folder) == [
        "set.toml: there is no such file",
        "mankind.toml: there is no such file",
        "invader.toml, squid, discard: expected a whole number from 0 to 9, found -1",
        "heroes.toml, null, while_in_play.1.who: expected one of both, opponent, you, found “somebody”",
        "invader-pool.toml, monolith, power: expected a whole number from -5 to 12, found 99",
    ]


def test_what_is_no_folder(folder: Path) -> None:
    assert problems(folder / "none") == [f"{folder / 'none'}: there is no such folder"]


def test_a_wrong_number_of_copies_hides_the_size(folder: Path) -> None:
    spoil(folder, "invader.toml", "kraken", "copies = @", "copies = 0")
    assert problems(folder) == ["invader.toml, kraken, copies: expected a whole number from 1 to 90, found 0"]
