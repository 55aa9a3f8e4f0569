"""A match with secretly changed decks: sealed before each game, shown to nobody until the match is over, and checked then."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import pytest

from rubizh.terminal.main import main
from tests.table.company import FRIEND, ME
from tests.table.running import Page, Running, Visitor

MANKIND = 0
INVADER = 1
SIDES = (MANKIND, INVADER)


class Match:
    """Olena is Mankind, Taras the Invader; whoever is told to gives a game up."""

    def __init__(self, running: Running) -> None:
        self.running = running
        self.people = [running.visitor("Olena"), running.visitor("Taras")]
        opened = self.people[0].open("invaders", ME, FRIEND, match=True)
        self.tables: list[str] = [opened["table"]]
        olena = self.people[0].enter(self.table)
        invite = olena.entered["seats"][1]["invite"].removeprefix("/join/")
        self.people[1].post("/api/join", {"invite": invite})
        self.pages = [olena, self.people[1].enter(self.table)]

    @property
    def table(self) -> str:
        return self.tables[-1]

    def lost_by(self, seat: int) -> None:
        assert self.pages[seat].ask("resign")["type"] == "done"

    def next_game(self) -> None:
        assert self.pages[0].ask("rematch")["type"] == "done"
        self.pages[0].until(lambda: self.rematch() != "")
        self.tables.append(self.rematch())
        self.pages = [person.enter(self.table) for person in self.people]

    def rematch(self) -> str:
        told = [event["table"] for message in self.pages[0].seen for event in message.get("events", []) if event["table"]]
        return told[-1] if told else ""

    def exchange(self, namer: int) -> list[list[str]]:
        """The loser names three cards, and both exchange the first that they can; what each of them did."""
        self.choose(self.pages[namer], "limit 3")
        for seat in (INVADER, MANKIND):
            self.settle(seat, 3)
        self.pages[MANKIND].until(lambda: bool(self.seals()))
        events = [event for event in self.running.house.rooms.lives[self.table].room.events if event.kind == "choice"]
        return [[event.text for event in events if event.seat == seat and "limit" not in event.text][-6:] for seat in SIDES]

    def settle(self, seat: int, n: int) -> None:
        page = self.pages[seat]
        page.until(lambda: page.position["settle"] is not None)
        assert page.ask("settle", text=exchanged(page, n))["type"] == "done"

    def choose(self, page: Page, text: str) -> None:
        page.until(lambda: bool(page.options))
        assert page.move(text)["type"] == "done"

    def seals(self) -> list[str]:
        found: list[str] = self.pages[0].position["seals"]
        return found


def exchanged(page: Page, n: int) -> str:
    """The page's deck with so many cards exchanged for cards of the pool, the first that there are."""
    shown = page.position["settle"]
    out = [one["card"] for one in shown["cards"] for _ in range(one["before"])][:n]
    put = [one["card"] for one in shown["cards"] for _ in range(one["most"] - one["before"]) if one["card"] not in out][:n]
    return deck_text(page, {one["card"]: one["before"] for one in shown["cards"]}, out, put)


def deck_text(page: Page, counts: dict[str, int], out: list[str] = [], put: list[str] = []) -> str:  # noqa: B006
    now = {card: n - out.count(card) + put.count(card) for card, n in counts.items()}
    head = page.position["settle"]["text"].partition("[cards]")[0]
    return "\n".join([head, "[cards]", *(f"{card} = {n}" for card, n in now.items() if n)])


def refused(visitor: Visitor, path: str) -> tuple[int, str]:
    with pytest.raises(httpx.HTTPStatusError) as wrong:
        visitor.get(path)
    return wrong.value.response.status_code, wrong.value.response.json()["said"]


@pytest.fixture
def match(simply: Running) -> Match:
    """A match whose first game Mankind has lost."""
    found = Match(simply)
    found.lost_by(MANKIND)
    return found


def test_sides_are_kept_and_two_wins_decide(match: Match) -> None:
    match.next_game()
    assert [page.entered["seat"] for page in match.pages] == [MANKIND, INVADER]
    assert (match.pages[0].entered["match"], match.pages[0].entered["games"]) == (2, 3)
    assert match.pages[0].position["view"]["lost_before"] == "mankind"
    match.lost_by(MANKIND)
    match.pages[1].until(lambda: match.pages[1].position["over"])
    assert match.pages[1].seen[-1]["verdict"] == "Taras wins the match: games won 2, lost 0."
    match.next_game()
    again = match.pages[0].entered
    assert (again["match"], again["seat"], again["position"]["view"]["lost_before"]) == (1, INVADER, "no")


def test_after_one_win_each_a_third_game_begins_with_the_changes_of_the_second(match: Match) -> None:
    match.next_game()
    made = match.exchange(MANKIND)
    match.lost_by(INVADER)
    assert match.pages[0].position["over"] or match.pages[0].hear("news")["verdict"] == ""
    match.next_game()
    assert match.pages[0].entered["match"] == 3
    assert match.pages[INVADER].options[0] == "limit 3"  # the loser of the second game names the next number
    room = match.running.house.rooms.lives[match.table].room
    kept = [event.text for event in room.events]
    assert kept == ["limit 3", *made[MANKIND], *made[INVADER]]
    match.exchange(INVADER)
    match.lost_by(MANKIND)
    match.pages[1].until(lambda: match.pages[1].position["over"])
    assert match.pages[1].seen[-1]["verdict"] == "Taras wins the match: games won 2, lost 1."


def test_nothing_told_to_the_other_or_to_who_watches_names_a_changed_card(match: Match) -> None:
    match.next_game()
    watching = match.running.visitor().enter(match.table)
    made = match.exchange(MANKIND)
    match.pages[0].until(lambda: bool(match.seals()))
    watching.until(lambda: bool(watching.position["seals"]))
    late = [match.people[INVADER].enter(match.table), match.running.visitor().enter(match.table)]
    changed = {text.split()[-1] for text in made[MANKIND]}
    assert len(changed) > 1
    own = {text.split()[-1] for text in made[INVADER]}
    for page in (match.pages[INVADER], watching, *late):
        for message in page.seen:
            for event in message.get("events", []):
                assert not [card for card in changed - own if card in str(event)]
                if event["seat"] == MANKIND:
                    assert all("card" in said or "number" in said for said in event["said"])


def test_decks_are_sealed_before_the_first_card_and_not_before_they_are_settled(match: Match) -> None:
    assert match.seals() == []
    match.next_game()
    assert match.seals() == []
    match.exchange(MANKIND)
    match.pages[0].until(lambda: bool(match.seals()))
    assert [len(seal) for seal in match.seals()] == [64, 64]
    assert match.pages[0].position["view"]["hands"] == [0, 0]
    room = match.running.house.rooms.lives[match.table].room
    for seat, secret in enumerate(room.game.sealed(room.played.s)):
        assert sum(int(one.split()[0]) for one in secret.split(", ")) == 70
        assert match.seals()[seat] == sha256(f"{room.row.seed} {room.played.seats[seat]} {secret}".encode()).hexdigest()


def test_replays_and_records_are_closed_until_the_match_is_over(match: Match) -> None:
    olena, (first,) = match.people[0], match.tables
    assert olena.get(f"/api/tables/{first}/replay")["sealed"] == []  # nothing was secret yet
    match.next_game()
    second = match.table
    match.exchange(MANKIND)
    match.pages[0].until(lambda: bool(match.seals()))
    told = match.seals()
    assert refused(olena, f"/api/tables/{second}/record")[1].startswith("The game is not over yet")
    match.lost_by(INVADER)
    match.pages[0].until(lambda: match.pages[0].position["over"])
    for path in ("replay", "replay/3", "record"):
        said = "The match is not over yet: then everybody may see its decks, and replay this game."
        assert refused(olena, f"/api/tables/{second}/{path}") == (403, said)
    match.next_game()
    assert refused(olena, f"/api/tables/{second}/replay")[0] == 403
    match.lost_by(MANKIND)
    match.pages[1].until(lambda: match.pages[1].position["over"])
    opened = olena.get(f"/api/tables/{second}/replay")
    assert [one["hash"] for one in opened["sealed"]] == told
    for one in opened["sealed"]:
        assert sha256(f"{opened['seed']} {one['seat']} {one['secret']}".encode()).hexdigest() == one["hash"]
    assert olena.get(f"/api/tables/{match.table}/replay")["steps"]


def sealed_record(match: Match) -> str:
    match.next_game()
    match.exchange(MANKIND)
    match.lost_by(MANKIND)
    match.pages[0].until(lambda: match.pages[0].position["over"])
    answer = match.people[0].http.get(f"/api/tables/{match.table}/record")
    answer.raise_for_status()
    return answer.text


def test_verify_checks_the_decks_of_a_record(match: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text, file = sealed_record(match), tmp_path / "second.txt"
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file)]) == 0
    assert "Both sides began with what was promised." in capsys.readouterr().out
    sealed = next(line for line in text.splitlines() if line.startswith("note sealed mankind:"))
    file.write_text(text.replace(sealed, sealed[:-1] + ("0" if sealed[-1] != "0" else "1")), encoding="utf-8")
    assert main(["verify", str(file)]) != 0
    assert "what mankind began with is not what was promised" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["limit 11", "limit 2"])
def test_a_number_out_of_range_is_told_what_was_expected(match: Match, text: str) -> None:
    match.next_game()
    page = match.pages[MANKIND]
    page.until(lambda: bool(page.options))
    said = page.move(text)
    assert (said["type"], said["said"]) == (
        "refused",
        f"“{text}” cannot be chosen, expected one of limit 3, limit 4, limit 5, limit 6, limit 7, limit 8, limit 9, limit 10",
    )


def test_a_change_that_comes_late_changes_nothing(match: Match) -> None:
    match.next_game()
    made = match.exchange(MANKIND)
    page: Any = match.pages[MANKIND]
    page.until(lambda: bool(match.seals()) and bool(page.options))
    told = match.seals()
    late = page.move(made[MANKIND][0])
    assert (late["type"], late["rule"]) == ("refused", "invaders-83")  # a hero is to be laid now
    late = page.ask("settle", text="")
    said = "It is too late for that: what was to be settled before the game is settled."
    assert (late["type"], late["said"]) == ("refused", said)
    assert match.seals() == told
