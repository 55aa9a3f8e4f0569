"""Everything about a card of Invaders, and where its values come from."""

from __future__ import annotations

from rich.console import RenderableType

from rubizh.games.invaders.rules.view import InvadersView
from rubizh.games.invaders.telling.sheets import Sheets
from rubizh.games.invaders.terminal.notation import kinds
from rubizh.looks.detail import card_detail
from rubizh.looks.look import Scene


def detail(scene: Scene, words: str) -> RenderableType | None:
    """The card that somebody names by the beginning of its name, or by its number in the hand."""
    if scene.cards is None or not words.strip():
        return None
    v: InvadersView = scene.view
    names = [v.rules.cards[c].name for c in kinds(v.hand)]
    return card_detail(Sheets(scene.language, scene.cards), scene.language, names, words)
