"""Invaders as a game of OpenSpiel, on our own rules, and OpenSpiel's ISMCTS as an opponent; needs the extra `peers`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pyspiel

from rubizh.engine.game import Game
from rubizh.games.invaders.cards.sets import SHIPPED, read, rules
from rubizh.games.invaders.rules.state import Doing
from rubizh.games.invaders.rules.view import InvadersView
from rubizh.games.openspiel import OpenSpielBot, OpenSpielGame, game_type, play_randomly

TYPE: Final = game_type("invaders", "Invaders", {})


class OpenSpielInvaders(OpenSpielGame):
    """The rules with the cards that come with them, as `pyspiel.load_game("rubizh_invaders")`."""

    def __init__(self, params: Mapping[str, Any] | None = None, game: Game[Any, Any] | None = None) -> None:
        super().__init__(TYPE, params or {}, game or rules(read(SHIPPED)), {}, told)


def told(v: InvadersView) -> str:
    """A view without its slower texts."""
    own = (v.seat, v.asked, sorted(v.hand), v.takebacks, under_way(v.plan.doing), v.plan.chosen, v.plan.cut)
    turn = (v.turn, v.turns, v.marker, v.plotted, v.cut_saved, v.drained, v.skip, v.attacks, v.ticked, v.ending)
    piles = (v.hands, v.decks, v.discards, v.back, v.since, v.gone, v.arriving, v.reserved)
    board = (laid(v), v.entries, v.lowered, v.ops, v.carried_out, v.grown)
    due = (v.to_discard, v.to_drain, v.due, v.due_seat, v.due_by, v.drawing, v.turned_over, v.emptied)
    return str((own, turn, piles, board, [under_way(doing) for doing in v.doings], v.chosen, due, v.todo))


def laid(v: InvadersView) -> list[list[tuple[int, ...]]]:
    """The pieces in each area, as numbers."""
    return [[(p.card, p.number, p.tokens, p.power, p.used, p.spent, int(p.turned)) for p in area] for area in v.areas]


def under_way(doing: Doing) -> tuple[Any, ...]:
    return (
        *(doing.kind, doing.seat, doing.card, doing.piece, doing.ability, doing.zone, doing.room),
        *(doing.picks, doing.part, doing.cancelled),
    )


def bot(game: Game[Any, Any], name: str, seconds: float, seed: int) -> OpenSpielBot:
    return OpenSpielBot(name, seconds, seed, OpenSpielInvaders(game=game), play_randomly)


pyspiel.register_game(TYPE, OpenSpielInvaders)
