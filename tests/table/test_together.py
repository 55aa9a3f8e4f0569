"""Partners at a real table: seats of every kind, who leaves and comes back, and what they say to each other."""

from __future__ import annotations

import asyncio
import threading
from typing import Any

import httpx
import pytest

from rubizh.engine.flow import Choice
from rubizh.engine.game import View
from rubizh.engine.words import Name, Sentence
from tests.table.company import FRIEND, ME
from tests.table.running import Page, Running, Visitor
from tests.table.test_away import kinds, presence

pytestmark = pytest.mark.usefixtures("sentries")
TOGETHER = {"players": "3", "together": "yes"}
RANDOM = {"kind": "bot", "level": "random"}
NOT_FOR_SPECTATORS = "Only those who sit at the table can do that."


def link(page: Page, seat: int) -> str:
    return str(page.entered["seats"][seat]["invite"]).removeprefix("/join/")


def three(running: Running, last: dict[str, str] = FRIEND, **more: Any) -> tuple[list[Visitor], list[Page]]:
    """Olena, Taras who came by her link, and Daryna if there is a seat for her."""
    people = [running.visitor(name) for name in ("Olena", "Taras", "Daryna")]
    table = people[0].open("sentries", ME, FRIEND, last, options=TOGETHER, **more)["table"]
    first = people[0].enter(table)
    seated = [0] + [seat for seat in (1, 2) if link(first, seat)]
    for seat in seated[1:]:
        assert people[seat].post("/api/join", {"invite": link(first, seat)}) == {"table": table, "seat": seat}
    first.until(lambda: bool(first.options))
    return people, [first, *[people[seat].enter(table) for seat in seated[1:]]]


def shows(page: Page) -> None:
    page.until(lambda: bool(page.options))
    assert page.move(page.options[0])["type"] == "done"


def until_at(page: Page, at: int) -> None:
    page.until(lambda: page.position["at"] == at)


def test_one_person_takes_several_seats_at_once_and_by_link(simply: Running) -> None:
    olena = simply.visitor("Olena")
    table = olena.open("sentries", ME, ME, FRIEND, options=TOGETHER)["table"]
    page = olena.enter(table)
    assert page.entered["sides"] == [0, 0, 0]
    assert olena.post("/api/join", {"invite": link(page, 2)}) == {"table": table, "seat": 2}
    page.until(lambda: bool(page.options))
    page.until(lambda: [seat["mine"] for seat in presence(page)] == [True, True, True])
    for turn in range(6):
        page.say({"type": "enter", "language": "en", "seat": turn % 3})
        page.until(lambda turn=turn: page.position["view"]["seat"] == turn % 3 and bool(page.options))  # type: ignore[misc]
        shows(page)
    assert page.position["result"]["outcome"] in ("won", "lost")


def test_nobody_joins_a_game_that_has_begun(simply: Running) -> None:
    people, pages = three(simply)
    invite = simply.house.rooms.lives[pages[0].entered["table"]].room.seats[2].invite
    with pytest.raises(httpx.HTTPStatusError) as wrong:
        simply.visitor().post("/api/join", {"invite": invite})
    assert wrong.value.response.json()["said"] == "Somebody else sits there already; you can watch."
    assert people[2].post("/api/join", {"invite": invite})["seat"] == 2
    with pytest.raises(httpx.HTTPStatusError) as wrong:
        people[0].open("sentries", ME, FRIEND, options=TOGETHER)
    assert wrong.value.response.json()["said"] == "seats expected for this game: 3"


def test_any_partner_hands_the_seat_of_whoever_is_away_to_the_computer(simply: Running) -> None:
    people, pages = three(simply)
    pages[2].hear("presence")
    pages[0].leave()
    pages[2].until(lambda: presence(pages[2])[0]["online"] is False)
    assert pages[2].ask("replace", seat=1, level="random")["type"] == "refused"
    assert pages[2].ask("replace", seat=3, level="random")["type"] == "refused"
    assert pages[2].ask("replace", seat=0, level="random")["type"] == "done"
    shows(pages[1])
    shows(pages[2])
    pages[1].until(lambda: bool(pages[1].options))
    again = people[0].enter(pages[1].entered["table"])
    assert (again.entered["seat"], again.entered["seats"][0]["handed"]) == (0, False)
    shows(pages[1])
    shows(pages[2])
    again.until(lambda: again.position["over"])


def test_who_leaves_hands_their_own_seat_over_and_only_watches(simply: Running) -> None:
    _, pages = three(simply)
    assert pages[0].ask("resign")["said"].startswith("Others play on your side")
    assert pages[0].ask("replace", seat=0, level="random")["type"] == "done"
    pages[0].until(lambda: pages[0].position["view"]["seat"] == -2)
    assert pages[0].ask("chat", text="bye")["said"] == NOT_FOR_SPECTATORS
    assert pages[0].move("show 1")["said"] == NOT_FOR_SPECTATORS
    shows(pages[1])
    assert pages[0].ask("return", seat=0)["type"] == "done"
    pages[0].until(lambda: pages[0].position["view"]["seat"] == 0)


def test_a_rival_does_not_hand_their_own_seat_over(simply: Running) -> None:
    olena = simply.visitor()
    page = olena.enter(olena.open("sentries", ME, RANDOM)["table"])
    assert page.ask("replace", seat=0, level="random")["type"] == "refused"


def test_whoever_is_late_is_played_on_for(simply: Running) -> None:
    people, pages = three(simply, clock={"seconds": 10})
    for page in pages:
        shows(page)
    pages[0].until(lambda: pages[0].position["clock"]["running"] == 0)
    table = pages[0].entered["table"]
    live = simply.house.rooms.lives[table]
    live.room.clock.since -= 11
    loop = simply.server.servers[0].get_loop()
    asyncio.run_coroutine_threadsafe(live.relieve(live.room.relief(1)), loop).result(30.0)  # meanwhile another is asked
    assert [seat.kind for seat in live.room.seats] == ["person"] * 3
    assert "late" not in [event.kind for event in live.room.events]
    loop.call_soon_threadsafe(live.ring)
    pages[0].until(lambda: pages[0].position["view"]["seat"] == -2)
    pages[1].until(lambda: bool(pages[1].options))
    assert "late" in kinds(pages[1])
    pages[1].until(lambda: presence(pages[1])[0]["kind"] == "bot")
    assert pages[0].ask("return", seat=0)["type"] == "done"
    shows(pages[1])
    shows(pages[2])
    pages[0].until(lambda: pages[0].position["over"])
    assert people[0].home()["tables"][0]["seats"][0]["mine"]


def test_a_takeback_over_the_socket(running: Running) -> None:
    _, pages = three(running)
    at = pages[0].position["at"]
    assert pages[0].entered["friendly"]
    shows(pages[0])
    shows(pages[1])
    until_at(pages[0], at + 2)
    assert pages[0].position["takeback"] == at
    assert pages[0].ask("takeback", at=at + 1)["said"] == "You can only take back a choice of your own."
    assert pages[0].ask("takeback", id="t", at=at)["type"] == "done"
    assert pages[0].ask("takeback", id="t", at=at)["type"] == "done"
    pages[1].until(lambda: pages[1].position["asking"] is not None)
    assert pages[1].position["asking"] == {"seat": 0, "at": at, "agreed": [0]}
    assert pages[1].ask("answer", yes=True)["type"] == "done"
    pages[2].until(lambda: pages[2].position["asking"] is not None and pages[2].position["asking"]["agreed"] == [0, 1])
    assert pages[2].ask("answer", yes=True)["type"] == "done"
    until_at(pages[0], at)
    assert pages[0].options
    assert pages[0].position["asking"] is None
    [back] = [event for told in pages[0].seen for event in told.get("events", []) if event["kind"] == "takeback"]
    assert back["at"] == at
    shows(pages[0])


def test_a_table_that_is_not_friendly(simply: Running) -> None:
    people, pages = three(simply, friendly=False)
    at = pages[0].position["at"]
    shows(pages[0])
    assert pages[0].position["takeback"] == -1
    assert pages[0].ask("takeback", at=at)["said"] == "At this table nothing is taken back by agreement."
    rivals = people[0].open("sentries", ME, RANDOM, friendly=True)["table"]
    assert not people[0].enter(rivals).entered["friendly"]


def test_computer_opponents_wait_while_people_answer(simply: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    asked, answered, times = threading.Event(), threading.Event(), []

    async def thoughtful(who: str, game: str, level: str, view: View, requests: list[str]) -> tuple[Choice, None]:
        times.append(level)
        asked.set()
        await asyncio.to_thread(answered.wait, 30.0)
        return view.options[0], None

    monkeypatch.setattr(simply.house.thinkers, "choose", thoughtful)
    _, pages = three(simply, RANDOM)
    at = pages[0].position["at"]
    shows(pages[0])
    shows(pages[1])
    assert asked.wait(30.0)
    until_at(pages[0], at + 2)
    live = simply.house.rooms.lives[pages[0].entered["table"]]
    thinking = live.thinking
    assert thinking is not None
    assert pages[0].ask("takeback", at=at)["type"] == "done"
    answered.set()
    asyncio.run_coroutine_threadsafe(asyncio.wait([thinking]), thinking.get_loop()).result(30.0)
    assert len(live.room.played.choices) == at + 2
    assert pages[1].ask("chat", text="Hm")["type"] == "done"
    assert times == ["random"]
    assert pages[1].ask("answer", yes=False)["type"] == "done"
    until_at(pages[0], at + 3)


def test_a_computer_opponent_hears_requests_and_says_what_it_intends(simply: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[list[str]] = []

    async def obliging(who: str, game: str, level: str, view: View, requests: list[str]) -> tuple[Choice, Sentence | None]:
        heard.append(requests)
        return view.options[0], Name({"en": "low cards first", "uk": "спершу низькі"}) if requests else None

    monkeypatch.setattr(simply.house.thinkers, "choose", obliging)
    people, pages = three(simply, RANDOM)
    for page in pages:
        shows(page)
    pages[0].until(lambda: bool(pages[0].options))
    assert pages[0].position["intents"] == ["", "", ""]
    assert pages[0].entered["requests"] == {"low": "show low cards first", "high": "show high cards first"}
    assert pages[0].ask("request", seat=2, key="low")["type"] == "done"
    pages[1].until(lambda: pages[1].position["requests"] == [[], [], ["low"]])
    for page in pages:
        shows(page)
    pages[1].until(lambda: pages[1].position["intents"] == ["", "", "low cards first"])
    again = people[1].enter(pages[0].entered["table"], language="uk")
    assert again.position["intents"][2] == "спершу низькі"
    assert heard == [[], ["low"]]


def test_pointing_proposing_and_phrases(simply: Running) -> None:
    _, pages = three(simply)
    stranger = simply.visitor().enter(pages[0].entered["table"])
    assert pages[0].entered["phrases"] == {"thanks": "Thank you!"}
    assert pages[1].ask("point", thing="card 7")["type"] == "done"
    for page in (pages[0], pages[1], stranger):
        page.until(lambda page=page: {"type": "pointed", "seat": 1, "thing": "card 7"} in page.seen)  # type: ignore[misc]
    assert pages[1].ask("phrase", key="thanks")["type"] == "done"
    pages[2].until(lambda: "phrase" in kinds(pages[2]))
    held, at = pages[0].options[0], pages[0].position["at"]
    assert pages[1].ask("propose", at=at, seat=0, choice=held)["type"] == "done"
    pages[0].until(lambda: bool(pages[0].position["proposals"]))
    [proposal] = pages[0].position["proposals"]
    assert proposal == {"seat": 1, "to": 0, "choice": held, "said": "Shown: " + held.removeprefix("show ")}
    assert pages[0].move(proposal["choice"])["type"] == "done"
    assert pages[0].position["proposals"] == []
    room = simply.house.rooms.lives[pages[0].entered["table"]].room
    assert [event.kind for event in room.events if event.kind != "choice"] == ["joined", "joined", "phrase"]


@pytest.mark.parametrize(
    ("kind", "asked"),
    [
        ("takeback", {"at": 6}),
        ("answer", {"yes": True}),
        ("phrase", {"key": "thanks"}),
        ("request", {"seat": 2, "key": "low"}),
        ("propose", {"at": 6, "seat": 0, "choice": "show 1"}),
        ("point", {"thing": "card 7"}),
    ],
)
def test_spectators_only_watch(simply: Running, kind: str, asked: dict[str, Any]) -> None:
    _, pages = three(simply)
    stranger = simply.visitor().enter(pages[0].entered["table"])
    number = stranger.number
    assert stranger.ask(kind, **asked)["said"] == NOT_FOR_SPECTATORS
    stranger.say({"type": "enter", "language": "uk", "seat": 3})
    stranger.hear("entered")
    assert stranger.ask(kind, **asked)["said"] == "Це можуть робити лише ті, хто сидить за столом."
    assert stranger.number == number


def test_nobody_floods_the_table_with_talk(simply: Running) -> None:
    _, pages = three(simply)
    talk: list[tuple[str, dict[str, Any]]] = [("point", {"thing": "card 7"}), ("phrase", {"key": "thanks"})]
    answers = [pages[0].ask(kind, **asked) for _ in range(4) for kind, asked in talk]
    assert [answer["type"] for answer in answers[:5]] == ["done"] * 5
    assert answers[-1]["said"] == "Too many messages at once: wait a moment."
