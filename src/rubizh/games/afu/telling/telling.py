"""AFU in words."""

from __future__ import annotations

from typing import Final

from rubizh.engine.words import Sentence
from rubizh.games.afu.telling.aids import aids
from rubizh.games.afu.telling.score import rank_said
from rubizh.games.afu.telling.sheets import cards_shown
from rubizh.games.afu.telling.story import AfuChronicle
from rubizh.telling.rulebook import Rulebooks
from rubizh.telling.telling import NO_OR_YES, OptionWords, Telling

TELLING: Final = Telling(
    title=Sentence("AFU"),
    about=Sentence("commanders hold off the invaders, recruit, and compete for objectives (after AFU by Kilogames)"),
    seats={
        "first": Sentence("First commander"),
        "second": Sentence("Second commander"),
        "commander": Sentence("Commander"),
    },
    options={
        "players": OptionWords(Sentence("Commanders"), {"2": Sentence("Two"), "1": Sentence("One, solo")}),
        "level": OptionWords(
            Sentence("Level of the solo game"),
            {"easy": Sentence("Easy"), "hard": Sentence("Hard"), "incredible": Sentence("Incredible")},
        ),
        "chervona_kalyna": OptionWords(Sentence("Chervona Kalyna"), NO_OR_YES),
        "ground_invaders_hit_air": OptionWords(Sentence("Ground invaders hit air units"), NO_OR_YES),
        "colour": OptionWords(Sentence("Colour"), {"yellow": Sentence("Yellow"), "blue": Sentence("Blue")}),
    },
    rulebook=Rulebooks("afu"),
    aids=aids,
    cards_shown=cards_shown,
    score=rank_said,
    chronicle=AfuChronicle(),
    passes=False,
)
