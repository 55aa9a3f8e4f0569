"""Everything about a card of Dronovody, and where its values come from."""

from __future__ import annotations

from rich.console import RenderableType

from rubizh.engine.flow import SPECTATOR
from rubizh.games.drones.rules.view import DronesView
from rubizh.games.drones.telling.sheets import Sheets
from rubizh.looks.detail import card_detail
from rubizh.looks.look import Scene


def detail(scene: Scene, words: str) -> RenderableType | None:
    """The card that somebody names by the beginning of its name, or by its number in the hand."""
    if scene.cards is None or not words.strip():
        return None
    v: DronesView = scene.view
    held = () if v.seat == SPECTATOR else v.hand[v.seat]
    names = [v.rules.set.cards[c].name for c in held]
    return card_detail(Sheets(scene.language, scene.cards), scene.language, names, words)
