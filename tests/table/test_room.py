"""A room is a fold over its events: what may happen, what may be taken back, and what never may."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from rubizh.engine.flow import NATURE
from rubizh.games import GAMES
from rubizh.games.opponents import opponent
from rubizh.table.logbook import Logbook
from rubizh.table.room import MOST_UNDONE, NotAllowed, Room, edition
from rubizh.table.storage import EventRow, SeatRow, TableRow
from tests.games.siege.position import siege


def won(room: Room) -> list[int]:
    result = room.result()
    assert result is not None
    return result.winners()


def room(game: str, seed: str = "7", clock: list[int] | None = None, **options: str) -> Room:
    """Two people, or one, at a table whose first cards are dealt."""
    row = TableRow("t", game, edition(GAMES[game].rules), GAMES[game].rules.with_defaults(options), seed, 0.0, clock)
    seats = GAMES[game].rules.seats(row.options)
    found = Room(row, [SeatRow("t", seat, "person", f"v{seat}", f"p{seat}", invite=f"i{seat}") for seat in range(len(seats))], [])
    happen(found, found.ready())
    return found


def happen(found: Room, events: list[EventRow]) -> None:
    for event in events:
        found.apply(event, [])


def move(found: Room, *texts: str) -> None:
    assert found.asked is not None
    happen(found, found.move(found.asked, len(found.played.choices), list(texts), ""))


def lay(found: Room, wall: int) -> None:
    """Whoever is asked lays the first card of the hand at a wall, after passing where that is asked first."""
    assert found.asked is not None
    view: dict[str, Any] = found.game.view(found.played.s, found.asked).facts()
    first = ["pass"] if "pass" in view["options"] else []
    move(found, *first, f"{view['hand'][0]}@{wall}")


def facts(found: Room) -> object:
    return found.game.facts(found.played.s)


@pytest.mark.parametrize(
    ("game", "options"), [("siege", {}), ("siege", {"tactics": "yes"}), ("afu", {}), ("afu", {"players": "1"})]
)
def test_its_events_make_the_same_room_again(game: str, options: dict[str, str]) -> None:
    found = room(game, "7", None, **options)
    for number in range(60):
        seat = found.asked
        assert seat is not None
        choice = opponent(GAMES[game], "greedy", number).choose(found.game.view(found.played.s, seat))
        move(found, choice.text)
        if number % 5 == 0 and found.may_undo(seat):
            happen(found, found.undo(seat, ""))
            move(found, choice.text)
    again = Room(found.row, found.seats, found.events)
    assert facts(again) == facts(found)
    assert again.undoable == found.undoable
    assert [event.number for event in found.events] == list(range(1, len(found.events) + 1))


def test_the_same_seed_deals_the_same_cards() -> None:
    assert facts(room("siege", "5")) == facts(room("siege", "5"))
    assert facts(room("siege", "5")) != facts(room("siege", "6"))


def test_a_choice_that_is_not_offered_is_refused_with_its_rule() -> None:
    found = room("siege")
    with pytest.raises(NotAllowed) as refused:
        found.move(0, len(found.played.choices), ["control 3"], "")
    assert getattr(refused.value.said, "rule", "") == "siege-27"


@pytest.mark.parametrize("texts", [["nonsense"], ["deal R7"], ["pass", "R99@1"], []])
def test_nonsense_changes_nothing(texts: list[str]) -> None:
    found = room("siege")
    before = facts(found)
    if texts:
        with pytest.raises(NotAllowed):
            found.move(0, len(found.played.choices), texts, "")
    assert facts(found) == before


def test_the_other_seat_cannot_move() -> None:
    found = room("siege")
    with pytest.raises(NotAllowed):
        found.move(1, len(found.played.choices), ["pass"], "")


def test_a_move_for_an_older_position_is_refused() -> None:
    found = room("siege")
    with pytest.raises(NotAllowed):
        found.move(0, len(found.played.choices) - 1, ["pass"], "")


def test_choices_are_made_together_or_not_at_all() -> None:
    found = room("siege")
    lay(found, 3)
    lay(found, 3)
    made = len(found.played.choices)
    with pytest.raises(NotAllowed):
        found.move(0, made, ["pass", "R99@1"], "")
    assert len(found.played.choices) == made
    assert found.after_passing(0)


def test_undo_goes_back_to_one_s_own_last_choice() -> None:
    found = room("siege")
    lay(found, 3)
    lay(found, 5)
    before = facts(found)
    move(found, "retreat 3")
    assert found.may_undo(0)
    happen(found, found.undo(0, ""))
    assert facts(found) == before


def test_undo_never_goes_past_chance_or_another_player() -> None:
    found = room("siege")
    lay(found, 3)  # a card is dealt after it
    for seat in (0, 1):
        with pytest.raises(NotAllowed):
            found.undo(seat, "")


def test_undo_never_goes_past_who_played_on_for_somebody() -> None:
    found = room("afu")
    while not found.may_undo(0):
        assert found.asked is not None
        move(found, opponent(GAMES["afu"], "greedy", 1).choose(found.game.view(found.played.s, found.asked)).text)
    happen(found, found.replace(1, "beginner", ""))
    assert found.may_undo(0)
    happen(found, found.replace(0, "beginner", ""))
    assert not found.may_undo(0)


def test_what_everybody_knows_to_be_forced_follows_by_itself_and_is_taken_back_with_what_led_to_it() -> None:
    found = room("siege", tactics="yes")
    found.played.s = siege(attack={1: "R1"}, defence={1: "G1"}, attacker="desertion")
    made = len(found.played.choices)
    move(found, "pass", "play desertion")
    assert [choice.text for choice in found.played.choices[made:]] == ["pass", "play desertion", "pick G1"]
    assert found.undoable == [made, made + 1]


def test_undo_never_goes_past_a_card_turned_up() -> None:
    """Every choice of AFU that reveals something, and every deal, ends what could be taken back."""
    found = room("afu")
    for number in range(150):
        seat = found.asked
        assert seat is not None
        s, made = found.game.clone(found.played.s), len(found.played.choices)
        choice = opponent(GAMES["afu"], "greedy", number).choose(found.game.view(found.played.s, seat))
        move(found, choice.text)
        if found.may_undo(seat):
            assert NATURE not in found.played.who[made:]
            assert not found.game.reveals(s, choice)


def test_resigning_ends_the_game_for_the_other() -> None:
    found = room("siege")
    happen(found, found.resign(0, ""))
    assert found.over
    assert won(found) == [1]
    with pytest.raises(NotAllowed):
        found.move(0, len(found.played.choices), ["pass"], "")


def after(found: Room, seconds: float, wall: int) -> None:
    """Whoever is asked lays a card at a wall, so many seconds after the last event."""
    now, seat = found.events[-1].time + seconds, found.asked
    assert seat is not None
    view: dict[str, Any] = found.game.view(found.played.s, seat).facts()
    texts = [*(["pass"] if "pass" in view["options"] else []), f"{view['hand'][0]}@{wall}"]
    for event in found.move(seat, len(found.played.choices), texts, ""):
        found.apply(msgspec.structs.replace(event, time=now), [])


def test_the_clock_runs_for_whoever_is_asked_from_his_second_turn_on() -> None:
    found = room("siege", clock=[60, 5])
    after(found, 100, 3)  # nobody's time runs before he has come and moved
    after(found, 100, 3)
    assert found.clock.left == [60, 60]
    assert found.clock.running == 0
    after(found, 10, 4)
    assert found.clock.left == [60 - 10 + 5, 60]
    assert found.clock.running == 1
    assert found.clock.left_of(1, found.events[-1].time + 2) == 58


def test_who_has_no_time_left_loses() -> None:
    found = room("siege", clock=[60, 0])
    after(found, 0, 3)
    after(found, 0, 3)
    assert found.out_of_time() == []
    found.clock.since = time.time() - 61
    happen(found, found.out_of_time())
    assert won(found) == [1]


def test_before_passing_it_is_told_why_a_card_cannot_be_laid_after_it() -> None:
    found = room("siege")
    for _ in range(4):
        lay(found, 4)  # two spaces a side at the gate
    full = found.game.view(found.played.s, 0).facts()["hand"]
    assert isinstance(full, list)
    reason = found.why_not(0, f"{full[0]}@4")
    assert reason is not None
    assert reason.rule == "siege-18"
    assert found.why_not(0, f"{full[0]}@5") is None
    assert found.why_not(0, "retreat 4") is None


def test_taking_back_gains_no_time() -> None:
    """Neither an increment nor the time that ran on for the other."""
    found = room("siege", clock=[60, 30])
    lay(found, 3)
    lay(found, 5)
    before = found.clock.marked()
    move(found, "retreat 3")
    happen(found, found.undo(0, ""))
    assert found.clock.marked() == before
    again = Room(found.row, found.seats, found.events)
    assert again.clock.marked() == before


def test_not_without_end_is_anything_taken_back() -> None:
    found = room("siege")
    lay(found, 3)
    lay(found, 5)
    for _ in range(MOST_UNDONE):
        move(found, "retreat 3")
        happen(found, found.undo(0, ""))
    move(found, "retreat 3")
    with pytest.raises(NotAllowed):
        found.undo(0, "")


def test_what_was_taken_back_is_not_told_again() -> None:
    found = room("siege")
    lay(found, 3)
    lay(found, 5)
    move(found, "retreat 3")
    happen(found, found.undo(0, ""))
    move(found, "retreat 3")
    told = list(Logbook(found).retold(0, "en"))
    assert [event.number for event in told] == list(range(1, len(found.events) + 1))
    assert [one for one in told if "retreats" in " ".join(one.said)] == [told[-1]]
    assert told[-1].at == told[-3].at == told[-2].at
