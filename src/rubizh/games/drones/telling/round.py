"""The phases of a round of Dronovody by name, and which of them this is."""

from __future__ import annotations

from typing import Final

from rubizh.engine.words import Sentence
from rubizh.games.drones.rules.threats import PASS_THE_TOKEN, THREATS
from rubizh.games.drones.rules.view import DronesView

SETUP: Final = Sentence("Set-up")
COMMAND: Final = Sentence("command")
THREAT: Final = Sentence("threats")
RECOVERY: Final = Sentence("recovery")
PHASES: Final = [COMMAND, THREAT, RECOVERY]


def phase(v: DronesView) -> Sentence:
    if not v.round:
        return SETUP
    if THREATS in v.todo:
        return COMMAND
    return THREAT if PASS_THE_TOKEN in v.todo else RECOVERY
