"""Decks that both players make or change at the same time: neither waits for the other, or learns when they are ready."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.table.company import BEGINNER, FRIEND, ME
from tests.table.running import Page, Running
from tests.table.test_sealed import INVADER, MANKIND, SIDES, Match, deck_text, exchanged


def own_decks(running: Running, **options: str) -> list[Page]:
    """Olena is Mankind, Taras the Invader, and each makes a deck."""
    people = [running.visitor("Olena"), running.visitor("Taras")]
    table = people[0].open("invaders", ME, FRIEND, options={"own_decks": "yes", **options})["table"]
    olena = people[0].enter(table)
    invite = olena.entered["seats"][1]["invite"].removeprefix("/join/")
    people[1].post("/api/join", {"invite": invite})
    pages = [olena, people[1].enter(table)]
    for page in pages:
        page.hear_all()
    return pages


def test_what_was_settled_before_does_not_count_for_the_next_time(simply: Running) -> None:
    """Decks are made, then a number is named, and both exchange so many."""
    pages = own_decks(simply, lost_before="mankind")
    for page in pages:
        assert settle(page, exchanged(page, 2))["type"] == "done"
    pages[MANKIND].until(lambda: "limit 3" in pages[MANKIND].options)
    pages[MANKIND].move("limit 3")
    for page in pages:
        page.until(lambda page=page: (page.position["settle"] or {}).get("exchanged") == 3)  # type: ignore[misc]
        assert not page.position["settled"]
        assert settle(page, exchanged(page, 3))["type"] == "done"
    for page in pages:
        page.until(lambda page=page: begun(page))  # type: ignore[misc]


def counts(page: Page) -> dict[str, int]:
    return {one["card"]: one["before"] for one in page.position["settle"]["cards"]}


def settle(page: Page, text: str) -> dict[str, Any]:
    return page.ask("settle", text=text)


def check(page: Page, text: str) -> list[str]:
    answer = page.ask("settle", text=text, only_check=True)
    assert answer["type"] == "checked"
    found: list[str] = answer["said"]
    return found


def begun(page: Page) -> bool:
    return bool(page.position["seals"])


@pytest.mark.parametrize("first", SIDES)
def test_either_may_be_ready_first_and_the_game_begins_with_the_second(simply: Running, first: int) -> None:
    pages = own_decks(simply)
    assert [page.position["settling"] for page in pages] == [[MANKIND, INVADER]] * 2
    assert settle(pages[first], exchanged(pages[first], 2))["type"] == "done"
    pages[first].hear_all()
    assert (pages[first].position["settled"], begun(pages[first])) == (True, False)
    assert settle(pages[1 - first], exchanged(pages[1 - first], 5))["type"] == "done"
    for page in pages:
        page.until(lambda page=page: begun(page))  # type: ignore[misc]
        assert (page.position["settling"], page.position["settle"], page.position["settled"]) == ([], None, False)
    room = simply.house.rooms.lives[pages[0].entered["table"]].room
    real = [[event.text for event in room.events if event.seat == seat and event.text.startswith("take out")] for seat in SIDES]
    assert [len(real[first]), len(real[1 - first])] == [2, 5]


@pytest.mark.parametrize("first", SIDES)
def test_nobody_hears_that_another_is_ready(simply: Running, first: int) -> None:
    """Not a message, not a number, not what somebody sees who comes in anew, or says something."""
    pages = own_decks(simply)
    other = pages[1 - first]
    before = len(other.heard), other.position, other.number
    settle(pages[first], exchanged(pages[first], 2))
    settle(pages[first], exchanged(pages[first], 3))
    other.hear_all()
    assert (len(other.heard) - 1, other.position, other.number) == before  # the answer to a ping alone
    other.ask("chat", text="?")
    assert (other.position, other.number) == (before[1], before[2] + 1)
    again = simply.visitor().enter(other.entered["table"])
    assert not any(again.position[name] for name in ("settle", "settled", "seals"))
    assert again.position["at"] == 0


def test_decks_with_more_and_with_fewer_changes_are_told_alike(simply: Running) -> None:
    """As many messages with as many letters, and the same but for the seals and what chance brings."""
    heard = []
    for n in (0, 9):
        pages = own_decks(simply)
        settle(pages[INVADER], exchanged(pages[INVADER], 1))
        pages[INVADER].hear_all()
        seen = len(pages[INVADER].seen)
        settle(pages[MANKIND], exchanged(pages[MANKIND], n))
        pages[INVADER].until(lambda pages=pages: begun(pages[INVADER]))  # type: ignore[misc]
        news = pages[INVADER].seen[seen:]
        events = [{**event, "said": [] if event["seat"] < 0 else event["said"]} for one in news for event in one["events"]]
        heard.append(([event for event in events if event["seat"] == MANKIND], len(news), pages[INVADER].position["at"]))
    assert heard[0] == heard[1]
    assert len(heard[0][0]) > 20


def test_a_player_may_think_again_while_the_other_is_not_ready(simply: Running) -> None:
    mankind, invader = own_decks(simply)
    settle(mankind, exchanged(mankind, 4))
    settle(mankind, deck_text(mankind, counts(mankind)))
    settle(invader, exchanged(invader, 1))
    mankind.until(lambda: begun(mankind))
    room = simply.house.rooms.lives[mankind.entered["table"]].room
    assert not [event for event in room.events if event.seat == MANKIND and event.text.startswith("take out")]


def test_what_lies_ready_outlives_the_server(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'table.db'}"
    running = Running(url)
    pages = own_decks(running)
    table = pages[0].entered["table"]
    settle(pages[INVADER], exchanged(pages[INVADER], 2))
    visitor = running.house.rooms.lives[table].room.seats[MANKIND].visitor
    running.end()
    running = Running(url)
    olena = running.visitor()
    olena.be(visitor)
    page = olena.enter(table)
    settle(page, exchanged(page, 1))
    page.until(lambda: begun(page))
    running.end()


def test_everything_wrong_with_a_deck_is_told_at_once(simply: Running) -> None:
    mankind, _ = own_decks(simply, deck="71")
    before = counts(mankind)
    assert check(mankind, deck_text(mankind, before)) == ["expected 71 cards in the deck, there are 70"]
    some = next(card for card, n in before.items() if n)
    theirs = mankind.position["settle"]["text"].partition("[cards]")[0]
    wrong = f"{theirs}\n[cards]\n{some} = 9\n{some[:-1]}x = 1\nabcdefghij = 0\n"
    said = check(mankind, wrong)
    assert len(said) == 4
    assert said[0].endswith("this deck has 9")
    assert f"did you mean {some}" in said[1]
    assert said[2] == "“abcdefghij”: there is no such card"
    assert said[3] == "expected 71 cards in the deck, there are 10"
    refused = settle(mankind, wrong)
    assert (refused["type"], refused["said"].split("\n")) == ("refused", said)
    assert not mankind.position["settled"]


def test_a_deck_of_the_other_side_is_refused(simply: Running) -> None:
    mankind, invader = own_decks(simply)
    said = check(mankind, deck_text(invader, counts(invader)))
    assert said[0] == "side: expected one of mankind, found “invader”"
    assert said[1].endswith("this is a card of the Invader")


def test_a_card_at_a_time_is_refused(simply: Running) -> None:
    mankind, _ = own_decks(simply)
    answer = mankind.move("done")
    said = "This is settled as a whole, by everybody at the same time: send all of it at once."
    assert (answer["type"], answer["said"]) == ("refused", said)


@pytest.mark.parametrize(("n", "found"), [(2, 2), (4, 4)])
def test_a_swap_out_of_range_is_told_what_was_expected(simply: Running, n: int, found: int) -> None:
    match = Match(simply)
    match.lost_by(MANKIND)
    match.next_game()
    match.choose(match.pages[MANKIND], "limit 3")
    page = match.pages[INVADER]
    page.until(lambda: page.position["settle"] is not None)
    assert check(page, exchanged(page, n)) == [f"expected 3 cards taken out of the deck, there are {found}"]
    assert check(page, exchanged(page, 3)) == []


def test_the_number_that_was_named_is_not_taken_back(simply: Running) -> None:
    match = Match(simply)
    match.lost_by(MANKIND)
    match.next_game()
    match.choose(match.pages[MANKIND], "limit 3")
    assert match.pages[MANKIND].ask("undo")["type"] == "refused"


def test_a_computer_opponent_makes_its_deck_when_its_opponent_has(simply: Running) -> None:
    page = simply.visitor("Olena")
    table = page.open("invaders", BEGINNER, ME, options={"own_decks": "yes"})["table"]
    at = page.enter(table)
    at.hear_all()
    assert at.position["at"] == 0
    settle(at, exchanged(at, 2))
    at.until(lambda: begun(at))


def test_elsewhere_there_is_nothing_to_settle(simply: Running) -> None:
    page = simply.visitor("Olena")
    at = page.enter(page.open("siege", ME, BEGINNER)["table"])
    assert settle(at, "")["said"] == "There is nothing to settle before this game."
