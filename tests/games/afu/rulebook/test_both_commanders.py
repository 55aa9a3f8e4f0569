"""What is counted for one commander is not counted for the other."""

from __future__ import annotations

import pytest

from rubizh.games.afu.rules.piles import take_panic
from tests.games.afu.position import Side, afu, discard, play


@pytest.mark.rule("afu-50", "afu-30")
def test_who_has_taken_panic_is_remembered_for_each() -> None:
    s = afu(hand="tank-company", attack="bmp-2")
    take_panic(s, 1)
    assert s.panicked == (False, True)
    take_panic(s, 0)
    assert s.panicked == (True, True)
    other = afu(hand="tank-company", attack="bmp-2")
    take_panic(other, 0)
    assert other.panicked == (True, False)


@pytest.mark.rule("afu-54")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_bonus_against_panic_spares_its_own_commander_alone(seat: int) -> None:
    s = afu(hand="military-band", attack="bmp-2", other=Side(hand="military-band", attack="bmp-2"))
    play(s, "military-band@1")
    s.defence[1], s.hand[1] = s.defence[0], ()  # both have it in play
    take_panic(s, seat)
    assert s.spared == ((1, 0) if seat == 0 else (0, 1))
    take_panic(s, 1 - seat)
    assert (s.spared, discard(s, 0), discard(s, 1)) == ((1, 1), "", "")
    take_panic(s, seat)
    assert discard(s, seat) == "panic"
