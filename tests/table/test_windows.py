"""A pass tells nothing of a hand: not by when it comes, nor in how many messages or letters, whoever gives it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rubizh.games import GAMES
from rubizh.games.opponents import levels, opponent, thinks
from rubizh.games.package import Package
from rubizh.protocol.watched import Watched
from rubizh.table.answering import KEPT_BACK
from rubizh.table.storage import SeatRow
from tests.table.windows import ANSWERER, PEOPLE, WINDOWS, Passing, looked_at, played, script, table

LEVEL = levels(GAMES["invaders"])[-1]
BOT = SeatRow("t", ANSWERER, "bot", level=LEVEL)


def test_the_worlds_differ_in_nothing_that_the_mover_sees() -> None:
    done = [played(holds, list(script())) for holds in (False, True)]
    assert looked_at(done[0]) == looked_at(done[1])
    assert done[0].game.view(done[0].played.s, ANSWERER).facts() != done[1].game.view(done[1].played.s, ANSWERER).facts()


def drawn_alike(kept_back: list[list[float]]) -> None:
    """As many waits in both worlds, each drawn within the bounds and begun with its window."""
    assert len(kept_back[0]) == len(kept_back[1]) == WINDOWS
    for seconds in [*kept_back[0], *kept_back[1]]:
        assert 0.0 < seconds <= KEPT_BACK[1]


def test_a_person_who_passes_at_once_is_shown_to_pass_later_whatever_they_hold(tmp_path: Path) -> None:
    heard, kept_back = [], []
    for holds in (False, True):
        with table(tmp_path, holds, PEOPLE[ANSWERER]) as at:
            at.play(at.enter("taras"), pauses=1)
            heard.append(at.told())
            kept_back.append(at.kept_back)
    assert heard[0] == heard[1]
    drawn_alike(kept_back)


@pytest.fixture
def passing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Computer opponents at the table pass whatever they can."""

    def sit(package: Package, level: str, seed: int, *_: object, **__: object) -> Watched:
        return Watched(Passing(level, seed, package.rules, []), opponent(package, "random", seed), thinks(package, level), print)

    monkeypatch.setattr("rubizh.table.thinkers.watched", sit)


@pytest.mark.usefixtures("passing")
@pytest.mark.parametrize("away", [False, True])
def test_a_computer_opponent_passes_alike_whatever_it_holds(tmp_path: Path, away: bool) -> None:
    """Whether it sat there from the beginning or plays on for somebody who is away."""
    heard, kept_back = [], []
    for holds in (False, True):
        with table(tmp_path, holds, PEOPLE[ANSWERER] if away else BOT) as at:
            if away:
                assert at.mover.ask("replace", seat=ANSWERER, level=LEVEL)["type"] == "done"
            at.play(None, pauses=2)  # all its time to think, and then as long as anybody's pass
            heard.append(at.told())
            kept_back.append(at.kept_back[1::2])
    assert heard[0] == heard[1]
    drawn_alike(kept_back)


@pytest.mark.parametrize("there", [False, True])
def test_a_seat_that_passes_by_itself_does_so_alike_whatever_it_holds(tmp_path: Path, there: bool) -> None:
    heard, kept_back = [], []
    for holds in (False, True):
        with table(tmp_path, holds, PEOPLE[ANSWERER]) as at:
            taras = at.enter("taras")
            assert taras.ask("passing", on=True)["type"] == "done"
            if not there:
                taras.leave()
                at.mover.until(lambda at=at: at.mover.seen[-1].get("seats", [{}])[0].get("online") is False)  # type: ignore[misc]
            at.hear_everything()
            assert at.mover.position["passing"] == [ANSWERER]
            at.play(None, pauses=1)
            heard.append(at.told())
            kept_back.append(at.kept_back)
    assert heard[0] == heard[1]
    drawn_alike(kept_back)
