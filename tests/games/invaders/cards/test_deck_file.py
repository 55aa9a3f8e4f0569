"""Deck files: everything wrong with one is told together, each in a sentence."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from rubizh.games.invaders.cards.deck_file import DeckFile, check_deck_file, written_deck
from rubizh.games.invaders.package import CARD_SETS
from rubizh.games.invaders.rules.cards import INVADER, MANKIND
from rubizh.games.invaders.rules.sets import CardSet
from rubizh.language import Language
from rubizh.terminal.cards import cards_command
from rubizh.terminal.input_error import InputError
from rubizh.terminal.screen import Screen


@cache
def cards() -> CardSet:
    found: CardSet = CARD_SETS.game(CARD_SETS.shipped).set  # type: ignore[attr-defined]
    return found


def printed(side: int, more: int = 0) -> dict[int, int]:
    """The deck of the set, and so many cards of the pool."""
    pile = [*cards().decks[side], *cards().pools[side][:more]]
    return {c: pile.count(c) for c in pile}


def said(text: str) -> list[str]:
    return [Language("en").say(problem.said()) for problem in check_deck_file(cards(), "my.toml", text)]


def named(number: int) -> str:
    return cards().cards[number].name


@pytest.mark.rule("invaders-17")
@pytest.mark.parametrize("side", [MANKIND, INVADER])
@pytest.mark.parametrize("more", [0, 1, 7, 20])
def test_a_deck_of_70_to_90_cards_is_right(side: int, more: int) -> None:
    deck = written_deck(cards(), side, printed(side, more))
    assert said(deck) == []
    assert DeckFile(cards(), deck).counts == printed(side, more)


@pytest.mark.rule("invaders-17")
def test_a_deck_that_is_too_small_or_too_large() -> None:
    small = printed(MANKIND)
    del small[cards().decks[MANKIND][0]]
    n = sum(small.values())
    assert said(written_deck(cards(), MANKIND, small)) == [f"my.toml: expected 70 to 90 cards in the deck, there are {n}"]
    every = [*cards().decks[MANKIND], *cards().pools[MANKIND]]
    larger = {c: every.count(c) for c in every} | {every[0]: 30}
    assert said(written_deck(cards(), MANKIND, larger))[-1].startswith(
        "my.toml: expected 70 to 90 cards in the deck, there are 1"
    )


@pytest.mark.rule("invaders-96")
def test_more_copies_than_set_and_pool_have() -> None:
    deck = printed(INVADER)
    first = next(iter(deck))
    most = cards().copies[first]
    deck[first] = most + 1
    assert f"my.toml, {named(first)}: set and pool have {most} of it, this deck has {most + 1}" in said(
        written_deck(cards(), INVADER, deck)
    )


def test_everything_is_told_together() -> None:
    ours, theirs, hero = named(cards().decks[MANKIND][0]), named(cards().decks[INVADER][0]), named(cards().heroes[0])
    text = f"""
    game = "invaders"
    side = "mankind"
    deck = 70
    [cards]
    {ours} = "many"
    {ours}s = 1
    {theirs} = 1
    {hero} = 1
    """
    most = cards().copies[cards().decks[MANKIND][0]]
    found = said(text)
    assert found[0] == "my.toml, “deck”: there is no such field, only game, side, cards"
    assert found[1] == f"my.toml, {ours}: expected a whole number from 1 to {most}, found “many”"
    assert found[2].startswith(f"my.toml, {ours}s: there is no such card; did you mean {ours}")
    assert found[3:] == [
        f"my.toml, {theirs}: this is a card of the Invader",
        f"my.toml, {hero}: heroes are in no deck",
        "my.toml: expected 70 to 90 cards in the deck, there are 3",
    ]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            "",
            [
                "game: is missing, expected “invaders”",
                "side: is missing, expected one of mankind, invader",
                "cards: is missing, expected a table of cards with how many of each there are",
            ],
        ),
        ('game = "invaders"\nside =', [": this is not TOML, line 2: Invalid value"]),
        (
            'game = "siege"\nside = "man"\ncards = 3',
            [
                "game: expected “invaders”, found “siege”",
                "cards: expected a table of cards with how many of each there are, found 3",
                "side: expected one of mankind, invader, found “man”",
            ],
        ),
    ],
)
def test_a_file_that_is_hardly_a_deck(text: str, expected: list[str]) -> None:
    found = said(text)
    assert sorted(found) == sorted(f"my.toml{one}" if one.startswith(":") else f"my.toml, {one}" for one in expected)


def test_the_command_checks_decks_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "my.toml"
    file.write_text(written_deck(cards(), INVADER, printed(INVADER, 3)), encoding="utf-8")
    cards_command(Screen(Language("en")), ["check", str(file)])
    assert capsys.readouterr().out == "This deck can be played with.\n"
    file.write_text('game = "invaders"\nside = "invader"\n[cards]\n', encoding="utf-8")
    with pytest.raises(InputError, match="is not a deck to play with, problems: 1"):
        cards_command(Screen(Language("en")), ["check", str(file), "--cards", str(CARD_SETS.shipped)])
    assert capsys.readouterr().out == "my.toml: expected 70 to 90 cards in the deck, there are 0\n"
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(InputError, match="this is not UTF-8 text"):
        cards_command(Screen(Language("en")), ["check", str(file)])
