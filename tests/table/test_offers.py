"""What can be proposed to a partner: their own choices, where everybody may know them."""

from __future__ import annotations

from typing import Any

import pytest

from rubizh.engine.flow import SPECTATOR, asked
from rubizh.games.package import Package
from rubizh.table import showing
from rubizh.table.room import Room
from rubizh.table.showing import SAID
from tests.table.test_partners import friendly, seat

pytestmark = pytest.mark.usefixtures("sentries")


@pytest.fixture
def open_hands(sentries: Package, monkeypatch: pytest.MonkeyPatch) -> Room:
    """Sentries as if all cards lay open."""
    found = friendly()
    monkeypatch.setattr(type(found.played.s.todo[-1]), "forced_is_public", always)
    return found


def always(step: Any, s: Any) -> bool:
    return True


def offers(room: Room, viewer: int) -> dict[str, str]:
    return showing.position(room, viewer, SAID["en"]).offers


def test_partners_are_told_the_choices_of_whoever_is_asked(open_hands: Room) -> None:
    choices = [option.text for option in asked(open_hands.played.s).options]
    assert open_hands.asked == 0
    assert list(offers(open_hands, 1)) == choices
    assert offers(open_hands, 1)[choices[0]].startswith("Shown: ")
    assert offers(open_hands, 0) == {}
    assert offers(open_hands, SPECTATOR) == {}


def test_a_computer_opponent_is_not_proposed_to(open_hands: Room) -> None:
    seat(open_hands, 0, kind="bot", level="random")
    assert offers(open_hands, 1) == {}


@pytest.mark.usefixtures("open_hands")
def test_the_other_side_is_told_nothing() -> None:
    assert offers(friendly(players="3", together="no"), 1) == {}


def test_nobody_is_told_what_a_hidden_hand_could_choose() -> None:
    assert offers(friendly(), 1) == {}
