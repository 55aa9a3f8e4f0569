"""Only views leave the server: what is sent to a page rests on nothing that its seat may not know."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from rubizh.build import build
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, SPECTATOR, Choice, asked, choose
from rubizh.games import GAMES
from rubizh.table import showing
from rubizh.table.live import ENCODER
from rubizh.table.room import NotAllowed, Room, edition
from rubizh.table.showing import SAID, Happening
from rubizh.table.storage import EventRow, SeatRow, TableRow
from tests.laws.test_laws import EVERY_OPTION_SET

EVERY = 5 if build() == "compiled" else 25  # positions of a game of which one is looked at
SECONDS = 20  # choices that are tried, by themselves or after one that turns something up


def at(name: str, options: dict[str, str], s: Any) -> Room:
    """A room in which a game has come to a state."""
    row = TableRow("t", name, edition(GAMES[name].rules), GAMES[name].rules.with_defaults(options), "7", 0.0)
    seats = [SeatRow("t", seat, "person", f"v{seat}", f"p{seat}") for seat in range(len(GAMES[name].rules.seats(row.options)))]
    found = Room(row, seats, [])
    found.played.s = GAMES[name].rules.clone(s)
    return found


def positions(name: str, options: dict[str, str], dealer: Dealer, every: int = EVERY) -> Iterator[Any]:
    """Some of the states of a random game."""
    game = GAMES[name].rules
    s = game.new(game.with_defaults(options))
    while not s.over:
        if dealer.below(every) == 0:
            yield s
        choose(s, dealer.pick(asked(s).options))


def shown(room: Room, viewer: int) -> list[bytes]:
    """A position as it is sent, in both languages; but for the seals, hashes that nobody can undo without the table's seed."""
    said = [showing.position(room, viewer, language) for language in SAID.values()]
    return [ENCODER.encode(replace(position, seals=["" for _ in position.seals])) for position in said]


@pytest.mark.parametrize(("name", "options"), EVERY_OPTION_SET, ids=str)
def test_states_that_a_viewer_cannot_tell_apart_are_shown_alike(name: str, options: dict[str, str]) -> None:
    game, dealer, differed = GAMES[name].rules, Dealer(5), 0
    for s in positions(name, options, dealer):
        room, other = at(name, options, s), s
        for seat in range(len(room.seats)):
            imagined = game.sample(game.view(s, seat), dealer)
            differed += game.facts(imagined) != game.facts(s)
            assert shown(at(name, options, imagined), seat) == shown(room, seat)
            other = game.sample(game.view(other, seat), dealer)
        assert shown(at(name, options, other), SPECTATOR) == shown(room, SPECTATOR)  # now all that is hidden differs
    assert differed


@pytest.mark.parametrize(("name", "options"), EVERY_OPTION_SET, ids=str)
def test_why_not_is_explained_alike_where_a_viewer_cannot_tell_states_apart(name: str, options: dict[str, str]) -> None:
    """Also what could be chosen after passing, which is tried on the state itself."""
    game, dealer = GAMES[name].rules, Dealer(8)
    for s in positions(name, options, dealer):
        for seat in range(len(at(name, options, s).seats)):
            real, other = at(name, options, s), at(name, options, game.sample(game.view(s, seat), dealer))
            for text in [dealer.pick(list(game.alphabet.values())).text for _ in range(SECONDS)]:
                assert repr(real.why_not(seat, text)) == repr(other.why_not(seat, text))


def told(room: Room, choice: Choice, viewer: int) -> tuple[dict[str, Any], bytes]:
    """What a viewer sees after a choice, and what he is told of it."""
    happening = Happening(room, EventRow("t", 1, "choice", asked(room.played.s).seat, choice.text), [viewer])
    view = room.game.view(room.played.s, viewer).facts()
    return view, ENCODER.encode(showing.event(room, happening, viewer, SAID["en"]))


def shuffled(before: dict[str, Any], after: dict[str, Any]) -> bool:
    """Whether a discard has gone into its deck: what lay face up there was seen, and is seen no more."""
    return any(new < old for old, new in zip(before.get("discards", []), after.get("discards", []), strict=True))


@pytest.mark.parametrize(("name", "options"), EVERY_OPTION_SET, ids=str)
def test_what_is_told_of_a_choice_says_no_more_than_is_seen(name: str, options: dict[str, str]) -> None:
    """Choices after which a viewer sees the same are told to him in the same words."""
    for s in positions(name, options, Dealer(6)):
        for viewer in at(name, options, s).viewers():
            before, words = GAMES[name].rules.view(s, viewer).facts(), defaultdict(set)
            for choice in asked(s).options:
                seen, said = told(at(name, options, s), choice, viewer)
                if viewer != asked(s).seat and not shuffled(before, seen):
                    words[ENCODER.encode(seen)].add(said)
            assert all(len(same) == 1 for same in words.values()), words


def answer(room: Room, seat: int, texts: list[str]) -> str:
    """What comes of a move, in words."""
    try:
        return "done" if room.move(seat, 0, texts, "") else ""
    except NotAllowed as wrong:
        return repr(wrong.said)


@pytest.mark.parametrize(("name", "options"), EVERY_OPTION_SET, ids=str)
def test_no_refusal_tells_what_a_choice_would_turn_up(name: str, options: dict[str, str]) -> None:
    """Of several choices in one message the first may turn something up: nobody finds out what without choosing it."""
    game, dealer = GAMES[name].rules, Dealer(7)
    for s in positions(name, options, dealer):
        seat = asked(s).seat
        imagined = game.sample(game.view(s, max(seat, 0)), dealer)
        real, other = at(name, options, s), at(name, options, imagined)
        for first in asked(s).options:
            if seat != NATURE and game.reveals(s, first):
                for second in [dealer.pick(list(game.alphabet.values())).text for _ in range(SECONDS)]:
                    assert answer(real, seat, [first.text, second]) == answer(other, seat, [first.text, second])
