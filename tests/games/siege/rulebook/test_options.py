"""Playing a card: the options as they are counted, by their numbers, are the options as they are listed."""

from __future__ import annotations

import pytest

from rubizh.engine.flow import asked
from tests.games.siege.position import options, play, siege


@pytest.mark.rule("siege-17", "siege-26")
def test_every_card_at_every_wall_with_room_and_then_the_claims() -> None:
    s = play(siege(attack={1: "S11 B11 G11", 4: "R10 R11"}, attacker="Y2 Y3"), "pass")
    walls = (2, 3, 5, 6, 7)
    assert options(s) == [f"{card}@{wall}" for card in ("Y2", "Y3") for wall in walls] + ["control 1", "control 4"]
    question = asked(s)
    assert question.many() == 12
    assert [question.option(number) for number in range(12)] == question.options
