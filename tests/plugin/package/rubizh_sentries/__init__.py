"""Sentries: a tiny game, complete, as a package of somebody else's brings it to Rubizh."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from rubizh.engine.words import Name
from rubizh.games.package import Package
from rubizh.looks.generic import GENERIC_LOOK
from rubizh.telling.rulebook import Rulebooks
from rubizh.telling.telling import NO_OR_YES, OptionWords, Telling
from rubizh_sentries.chronicle import SentriesChronicle
from rubizh_sentries.game import GAME, SEATS

PHRASES: Final = {"thanks": Name({"en": "Thank you!", "uk": "Дякую!"})}
REQUESTS: Final = {
    "low": Name({"en": "show low cards first", "uk": "показуйте спершу низькі карти"}),
    "high": Name({"en": "show high cards first", "uk": "показуйте спершу високі карти"}),
}
TELLING: Final = Telling(
    title=Name({"en": "Sentries", "uk": "Вартові"}),
    about=Name({"en": "two or three sentries show their cards", "uk": "двоє або троє вартових показують свої карти"}),
    seats=SEATS,
    options={
        "players": OptionWords(
            Name({"en": "Sentries", "uk": "Вартових"}),
            {"2": Name({"en": "Two", "uk": "Двоє"}), "3": Name({"en": "Three", "uk": "Троє"})},
        ),
        "together": OptionWords(Name({"en": "Together", "uk": "Разом"}), NO_OR_YES),
    },
    rulebook=Rulebooks("sentries", Path(__file__).parent / "rules"),
    chronicle=SentriesChronicle(),
    phrases=PHRASES,
    requests=REQUESTS,
)
SENTRIES: Final = Package(
    name="sentries",
    rules=lambda: GAME,
    cards=None,
    levels=None,
    telling=TELLING,
    look=GENERIC_LOOK,
    lab=None,
)
