"""The log: what is kept of it, and that the marks of single entries say the same."""

from __future__ import annotations

from typing import Any

import pytest

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import SPECTATOR, asked
from rubizh.engine.record import Played
from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.games.afu.telling.story import AfuChronicle
from rubizh.telling.log import Chronicle, LogEntry, choose_and_tell


def log_of(name: str, viewer: int, seed: int, length: int, **options: str) -> list[LogEntry]:
    """What a viewer is told of a random game."""
    game: Any = GAMES[name].rules
    agreed = game.with_defaults(options)
    played = Played(game, agreed, dict.fromkeys(game.seats(agreed), "random"), {})
    dealer, log = Dealer(seed), list[LogEntry]()
    while not played.s.over and len(log) < length:
        choice = dealer.pick(asked(played.s).options)
        log += choose_and_tell(played, choice, {viewer: game.tell(played.s, viewer, choice)}, GAMES[name].telling.chronicle)
    return log


class Apart(AfuChronicle):
    """Keeps every entry apart, as a page does that gets them one by one."""

    def together(self, one: LogEntry, other: LogEntry) -> LogEntry | None:
        return None


def said(log: list[LogEntry]) -> list[str]:
    return [repr(one) for entry in log for one in entry.said]


def folded(log: list[LogEntry], chronicle: Chronicle) -> list[str]:
    """The sentences that a page shows which gets the entries one by one, with their marks."""
    shown: list[tuple[LogEntry, list[Sentence]]] = []
    for entry in log:
        if chronicle.settles(entry):
            shown = [one for one in shown if not (chronicle.passing(one[0]) and one[0].seat == entry.seat)]
        shown.append((entry, chronicle.shortened(entry).said))
    return [repr(one) for _, sentences in shown for one in sentences]


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_entries_with_their_marks_tell_what_the_whole_log_tells(viewer: int) -> None:
    log = log_of("afu", viewer, 3, 400)
    chronicle = Apart()
    assert any(map(chronicle.settles, log))
    assert folded(log, chronicle) == said(chronicle.kept(log))


def test_cards_laid_one_by_one_are_forgotten_once_they_have_fought() -> None:
    log = log_of("afu", 0, 3, 400)
    chronicle = GAMES["afu"].telling.chronicle
    settled = max(entry.at for entry in log if chronicle.settles(entry) and entry.seat == 0)
    before = [entry for entry in chronicle.kept(log) if entry.seat == 0 and entry.at < settled]
    assert before
    assert not any(map(chronicle.passing, before))


def test_siege_keeps_its_log_but_for_empty_preparations() -> None:
    log = log_of("siege", 0, 3, 100)
    chronicle = GAMES["siege"].telling.chronicle
    empty = [entry for entry in log if entry.choice.text == "pass" and type(entry.step).__name__ == "Prepare"]
    assert len(empty) > 3
    assert [entry for entry in log if chronicle.shortened(entry) is not entry] == empty
    assert len(chronicle.kept(log)) < len(log)
    assert [entry for entry in log if entry not in empty and entry not in chronicle.kept(log)] == []
    assert not any(chronicle.passing(entry) or chronicle.settles(entry) for entry in log)
