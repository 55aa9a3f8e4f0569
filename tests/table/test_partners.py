"""Where all are on one side: what is taken back by agreement, whoever is late, and who speaks for whom."""

from __future__ import annotations

import time

import msgspec
import pytest

from rubizh.engine.dealer import dealt
from rubizh.engine.flow import NATURE, SPECTATOR, asked, choose
from rubizh.engine.record import RecordError, read, replay
from rubizh.engine.words import Name
from rubizh.games import GAMES
from rubizh.games.opponents import opponent
from rubizh.games.package import Package
from rubizh.table import replays, showing, takebacks, talking
from rubizh.table.logbook import Logbook
from rubizh.table.messages import Propose, Request
from rubizh.table.room import MOST_UNDONE, NotAllowed, Room
from rubizh.table.seating import come_back, returned
from rubizh.table.showing import SAID
from tests.table.test_room import facts, happen, move, room

TOGETHER = {"players": "3", "together": "yes"}
pytestmark = pytest.mark.usefixtures("sentries")


def friendly(game: str = "sentries", clock: list[int] | None = None, **options: str) -> Room:
    """Everybody at a friendly table is a person of their own."""
    found = room(game, "7", clock, **(options or TOGETHER))
    found.row = msgspec.structs.replace(found.row, friendly=True)
    return found


def seat(found: Room, number: int, **changes: str) -> None:
    found.seats[number] = msgspec.structs.replace(found.seats[number], **changes)


def show(found: Room, times: int = 1) -> None:
    """Whoever is asked shows their lowest card."""
    for _ in range(times):
        move(found, asked(found.played.s).options[0].text)


def refused(found: Room, who: int, at: int) -> str:
    with pytest.raises(NotAllowed) as wrong:
        takebacks.takeback(found, who, at, "")
    return repr(wrong.value.said)


def test_when_all_people_agree_it_is_taken_back_past_the_others() -> None:
    found = friendly()
    before = facts(found)
    show(found, 2)
    first = takebacks.last_choice(found, 0)
    happen(found, takebacks.takeback(found, 0, first, ""))
    assert takebacks.last_choice(found, 0) == -1
    happen(found, takebacks.answer(found, 1, True, ""))
    assert takebacks.answer(found, 0, True, "") == takebacks.answer(found, 1, True, "") == []
    assert facts(found) != before
    happen(found, takebacks.answer(found, 2, True, ""))
    assert facts(found) == before
    assert found.asked == 0
    assert found.talk.asking is None
    assert [event.kind for event in found.events[-4:]] == ["asked", "agreed", "agreed", "takeback"]


def test_computer_opponents_agree_and_a_person_in_two_seats_agrees_once() -> None:
    found = friendly()
    seat(found, 1, visitor="v0")
    seat(found, 2, kind="bot", level="random")
    before = facts(found)
    show(found, 3)
    happen(found, takebacks.takeback(found, 0, takebacks.last_choice(found, 0), ""))
    assert facts(found) == before


def test_one_may_go_back_further_than_to_the_last_choice() -> None:
    found = friendly()
    seat(found, 1, kind="bot")
    seat(found, 2, kind="bot")
    before, first = facts(found), len(found.played.choices)
    show(found, 4)
    assert takebacks.last_choice(found, 0) == first + 3
    happen(found, takebacks.takeback(found, 0, first, ""))
    assert facts(found) == before
    assert takebacks.last_choice(found, 0) == -1


@pytest.mark.parametrize("how", ["no", "own no", "a choice", "another sits down"])
def test_what_ends_a_request(how: str) -> None:
    found = friendly()
    show(found)
    happen(found, takebacks.takeback(found, 0, takebacks.last_choice(found, 0), ""))
    happen(found, takebacks.answer(found, 1, True, ""))
    made = len(found.played.choices)
    if how == "a choice":
        show(found)
        made += 1
    elif how == "another sits down":
        happen(found, found.replace(2, "random", ""))
    else:
        happen(found, takebacks.answer(found, 0 if how == "own no" else 2, False, ""))
    assert found.talk.asking is None
    assert len(found.played.choices) == made
    with pytest.raises(NotAllowed, match="Nobody asks for a takeback now"):
        takebacks.answer(found, 2, True, "")


def test_what_cannot_be_taken_back_by_agreement() -> None:
    found = friendly()
    show(found, 2)
    mine = takebacks.last_choice(found, 0)
    for nobody_s in (mine + 1, 0, 10**6):
        assert refused(found, 0, nobody_s) == "You can only take back a choice of your own."
    happen(found, takebacks.takeback(found, 0, mine, ""))
    assert refused(found, 1, mine + 1) == "Another takeback is being asked for: answer that first."
    happen(found, takebacks.answer(found, 0, False, ""))
    found.undone = MOST_UNDONE
    assert refused(found, 0, mine) == "No more takebacks in this game."
    found.row = msgspec.structs.replace(found.row, friendly=False)
    found.undone = 0
    assert refused(found, 0, mine) == "At this table nothing is taken back by agreement."
    assert takebacks.last_choice(found, 0) == -1
    show(found, 4)
    assert refused(found, 0, mine) == "The game is over."


def test_the_same_luck_comes_again() -> None:
    """Nature's answers depend on the number of her question alone, however often one goes back."""
    found = friendly("afu", players="1")
    for number in range(40):
        made = len(found.played.choices)
        choice = opponent(GAMES["afu"], "greedy", number).choose(found.game.view(found.played.s, 0)).text
        move(found, choice)
        if NATURE not in found.played.who[made:]:
            continue
        after = facts(found)
        happen(found, takebacks.takeback(found, 0, made, ""))
        assert len(found.played.choices) == made
        move(found, choice)
        assert facts(found) == after
    taken_back = [event for event in found.events if event.kind == "takeback"]
    assert len(taken_back) > 2
    happen(found, found.resign(0, ""))
    check_record(found, len(taken_back))


def test_dronovody_is_taken_back_past_its_dice_and_the_record_says_so() -> None:
    """Both agree to go back each time that a die has rolled, up to a few times, and play on to the end."""
    found, taken_back = friendly("drones", players="2"), 0
    while not found.over:
        who, made = found.asked, len(found.played.choices)
        assert who is not None
        choice = opponent(GAMES["drones"], "greedy", made).choose(found.game.view(found.played.s, who)).text
        move(found, choice)
        rolled = any(text.text.startswith("roll ") for text in found.played.choices[made:])
        if taken_back == 3 or found.over or not rolled:
            continue
        after = facts(found)
        happen(found, takebacks.takeback(found, who, made, ""))
        assert facts(found) == after  # one has asked, the other has not agreed
        happen(found, takebacks.answer(found, 1 - who, True, ""))
        assert (len(found.played.choices), found.asked) == (made, who)
        move(found, choice)
        assert facts(found) == after
        taken_back += 1
    assert taken_back == 3
    check_record(found, taken_back)


def check_record(found: Room, takebacks: int) -> None:
    """The record marks that choices were taken back, can be replayed, and all of its luck is the seed's."""
    text = replays.record(found)
    assert f"note takebacks: {takebacks}\n" in text
    again = replay(found.game, read(text))
    assert again.choices == found.played.choices
    s, dealt_so_far = found.game.new(found.row.options), 0
    for who, choice in zip(again.who, again.choices, strict=True):
        if who == NATURE:
            assert choice is dealt(int(found.row.seed), dealt_so_far, asked(s))
            dealt_so_far += 1
        choose(s, choice)


def test_a_game_without_takebacks_is_not_marked() -> None:
    found = friendly()
    show(found, 6)
    assert found.over
    assert takebacks.last_choice(found, 0) == -1
    assert "takebacks" not in replays.record(found)


def test_what_nobody_had_to_choose_is_not_asked_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """It would follow by itself again, but only after another choice."""
    found = friendly()
    monkeypatch.setattr(type(found.played.s.todo[-1]), "forced_is_public", lambda step, s: True)
    first = len(found.played.choices)
    show(found, 3)
    assert found.over
    assert found.free == [first, first + 1, first + 2]


def test_its_events_make_the_same_room_again() -> None:
    found = friendly()
    seat(found, 2, kind="bot", level="random")
    show(found, 2)
    happen(found, takebacks.takeback(found, 1, takebacks.last_choice(found, 1), ""))
    happen(found, takebacks.answer(found, 0, True, ""))
    show(found)
    happen(found, talking.ask_for(found, 0, Request("r", 2, "low"), ""))
    happen(found, takebacks.takeback(found, 0, takebacks.last_choice(found, 0), ""))
    again = Room(found.row, found.seats, found.events)
    assert facts(again) == facts(found)
    assert again.free == found.free
    assert found.talk.asking is not None
    assert again.talk.asking == found.talk.asking
    assert again.talk.requests == found.talk.requests == [[], [], ["low"]]


def test_what_was_taken_back_is_not_told_again() -> None:
    found = friendly()
    seat(found, 1, kind="bot")
    seat(found, 2, kind="bot")
    show(found, 2)
    happen(found, takebacks.takeback(found, 0, takebacks.last_choice(found, 0), ""))
    show(found)
    told = list(Logbook(found).retold(0, "en"))
    assert [event.number for event in told] == list(range(1, len(found.events) + 1))
    assert [event.said for event in told[6:]] == [
        [],
        [],
        ["p0 asks to take a choice back."],
        ["Taken back, as all agree: p0 chooses again."],
        told[-1].said,
    ]
    assert told[-1].said[0].startswith("Shown")
    assert told[-2].at == told[-1].at


# Late, or gone.


def late(found: Room) -> None:
    """The time of whoever is asked is over."""
    happen(found, found.out_of_time())
    running = found.clock.running
    assert running is not None
    found.clock.since = time.time() - 61
    relief = found.relief(running)
    events = found.out_of_time()
    found.seats[running] = relief
    happen(found, events)


def test_nobody_loses_because_another_is_late() -> None:
    found = friendly(clock=[60, 0])
    show(found, 3)
    late(found)
    assert not found.over
    assert found.bot_asked == 0
    assert [(event.kind, event.seat, event.text) for event in found.events[-2:]] == [("late", 0, ""), ("replaced", 0, "ismcts")]
    assert found.clock.left_of(0, found.events[-1].time) == 60
    back = returned(found, 0, "v0")
    happen(found, come_back(found, back, ""))


def test_a_computer_opponent_that_is_late_just_goes_on() -> None:
    found = friendly(clock=[60, 0])
    seat(found, 0, kind="bot", level="random")
    row = found.seats[0]
    show(found, 3)
    late(found)
    assert found.seats[0] is row  # so that what it thinks now still counts
    assert found.events[-1].kind == "late"
    assert found.seats[0].level == "random"
    assert found.clock.left_of(0, found.events[-1].time) == 60


def test_rivals_still_lose_on_time() -> None:
    found = room("sentries", "7", [60, 0], players="2", together="no")
    show(found, 2)
    found.clock.since = time.time() - 61
    happen(found, found.out_of_time())
    assert found.over


def test_nobody_resigns_for_others() -> None:
    found = friendly()
    with pytest.raises(NotAllowed, match="Others play on your side"):
        found.resign(0, "")
    seat(found, 1, visitor="v0")
    seat(found, 2, kind="bot")
    happen(found, found.resign(0, ""))
    assert found.over


# Talk.


def said(found: Room, viewer: int) -> list[tuple[str, str]]:
    return [(one.choice, one.said) for one in showing.position(found, viewer, SAID["en"]).proposals]


def propose(found: Room, who: int, to: int, choice: str) -> None:
    found.talk.propose(talking.proposed(found, who, Propose("p", len(found.played.choices), to, choice)))


def test_a_proposal_stands_until_the_next_choice() -> None:
    found = friendly()
    held = [option.text for option in asked(found.played.s).options]
    propose(found, 1, 0, held[0])
    propose(found, 2, 0, held[1])
    propose(found, 1, 0, held[1])
    assert [(one.seat, one.to) for one in found.talk.proposals] == [(2, 0), (1, 0)]
    move(found, held[1])
    assert found.talk.proposals == []
    propose(found, 2, 1, "show 1")
    happen(found, found.undo(0, ""))
    assert found.talk.proposals == []


def test_a_proposal_does_not_tell_what_a_partner_holds() -> None:
    found = friendly()
    held = [option.text for option in asked(found.played.s).options]
    other = next(text for text in found.game.alphabet if text.startswith("show") and text not in held)
    for text in (held[0], other):
        propose(found, 1, 0, text)
        assert said(found, 1) == said(found, 2) == said(found, SPECTATOR) == [(text, "")]
        assert said(found, 0) == [(text, "Shown: " + text.removeprefix("show ") if text in held else "")]


def test_where_everybody_knows_the_options_a_proposal_is_checked_and_told_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    found = friendly()
    monkeypatch.setattr(type(found.played.s.todo[-1]), "forced_is_public", lambda step, s: True)
    held = [option.text for option in asked(found.played.s).options]
    propose(found, 1, 0, held[0])
    assert said(found, SPECTATOR) == [(held[0], "Shown: " + held[0].removeprefix("show "))]
    other = next(text for text in found.game.alphabet if text.startswith("show") and text not in held)
    with pytest.raises(NotAllowed, match="You do not hold this card"):
        propose(found, 1, 0, other)


@pytest.mark.parametrize(
    ("who", "to", "choice", "why"),
    [
        (1, 3, "show 1", "There is no such seat at this table."),
        (0, 0, "show 1", "That is only for partners on one's own side."),
        (0, 1, "show 1", "p1 has nothing to choose now."),
        (0, 2, "show 1", "The computer takes requests, but no proposals."),
        (1, 0, "attack", "“attack” is nothing that can be chosen in this game."),
    ],
)
def test_a_proposal_that_makes_no_sense(who: int, to: int, choice: str, why: str) -> None:
    found = friendly()
    seat(found, 2, kind="bot")
    with pytest.raises(NotAllowed) as wrong:
        propose(found, who, to, choice)
    assert repr(wrong.value.said) == why
    assert found.talk.proposals == []


def test_a_proposal_for_an_older_position_or_to_a_rival() -> None:
    found = friendly()
    with pytest.raises(NotAllowed, match="The game has gone on since"):
        talking.proposed(found, 1, Propose("p", 0, 0, "show 1"))
    with pytest.raises(NotAllowed, match="only for partners"):
        propose(room("sentries", players="3", together="no"), 1, 0, "show 1")


def ask_for(found: Room, seat: int, key: str = "low", withdraw: bool = False) -> None:
    happen(found, talking.ask_for(found, 0, Request("r", seat, key, withdraw), ""))


def test_a_request_stands_until_it_is_withdrawn_or_a_person_sits_down() -> None:
    found = friendly()
    seat(found, 1, kind="bot", level="random")
    ask_for(found, 1)
    ask_for(found, 1)
    ask_for(found, 1, "high")
    show(found, 3)
    assert found.talk.requests == [[], ["low", "high"], []]
    ask_for(found, 1, withdraw=True)
    ask_for(found, 1, withdraw=True)
    assert found.talk.requests == [[], ["high"], []]
    told = [line for event in list(Logbook(found).retold(2, "en")) for line in event.said if "asks" in line]
    assert told == [
        "p0 asks East: show low cards first",
        "p0 asks East: show high cards first",
        "p0 no longer asks East: show low cards first",
    ]
    ask_for(found, 1)
    found.talk.intents[1] = Name({"en": "low", "uk": "низько"})
    happen(found, come_back(found, returned(found, 1, "v1"), ""))
    assert found.talk.requests == [[], [], []]
    assert found.talk.intents == [None, None, None]


@pytest.mark.parametrize(
    ("to", "key", "why"),
    [
        (3, "low", "There is no such seat at this table."),
        (0, "low", "That is only for partners on one's own side."),
        (2, "low", "Only the computer takes requests: write to the others."),
        (1, "none", "There is no request “none” in this game."),
    ],
)
def test_a_request_that_makes_no_sense(to: int, key: str, why: str) -> None:
    found = friendly()
    seat(found, 1, kind="bot")
    with pytest.raises(NotAllowed) as wrong:
        ask_for(found, to, key)
    assert repr(wrong.value.said) == why


def test_after_the_game_nobody_is_asked_for_anything() -> None:
    found = friendly()
    seat(found, 1, kind="bot")
    show(found, 6)
    with pytest.raises(NotAllowed, match="The game is over"):
        ask_for(found, 1)


def test_phrases_are_read_in_every_language() -> None:
    found = friendly()
    happen(found, talking.phrase(found, 1, "thanks", ""))
    told = [list(Logbook(found).retold(0, code))[-1].said for code in ("en", "uk")]
    assert told == [["p1: Thank you!"], ["p1: Дякую!"]]
    with pytest.raises(NotAllowed, match="There is no phrase “hurry” in this game"):
        talking.phrase(found, 1, "hurry", "")


def test_a_record_of_two_players_has_no_third_seat(sentries: Package) -> None:
    found = friendly()
    show(found, 6)
    text = replays.record(found)
    with pytest.raises(NotAllowed) as wrong:
        replays.opened_again(text.replace("option players: 3", "option players: 2"), "v")
    assert repr(wrong.value.said) == "line 9: unknown seat “west”, expected one of north, east"
    with pytest.raises(RecordError, match="is to choose, not"):
        replay(sentries.rules, read(text.replace("option players: 3", "option players: 2").replace("seat west: p2\n", "")))
