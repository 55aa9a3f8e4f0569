"""Siege in words."""

from __future__ import annotations

from typing import Final

from rubizh.engine.words import Sentence
from rubizh.games.siege.telling.aids import aids
from rubizh.games.siege.telling.cards import RULEBOOK, cards_shown
from rubizh.games.siege.telling.chronicle import SiegeChronicle
from rubizh.games.siege.telling.match import SiegeMatch
from rubizh.telling.telling import NO_OR_YES, OptionWords, Telling

TELLING: Final = Telling(
    title=Sentence("Siege"),
    about=Sentence("an attacker storms seven walls that a defender holds (after Schotten Totten 2)"),
    seats={"attacker": Sentence("Attacker"), "defender": Sentence("Defender")},
    options={
        "tactics": OptionWords(Sentence("Tactics variant"), NO_OR_YES),
        "colour_run_on_partial_tiles": OptionWords(
            Sentence("Colour run where one type counts"),
            {"sum": Sentence("Counts as its sum"), "type": Sentence("Counts as that type")},
        ),
    },
    rulebook=RULEBOOK,
    aids=aids,
    cards_shown=cards_shown,
    match=SiegeMatch(),
    chronicle=SiegeChronicle(),
)
