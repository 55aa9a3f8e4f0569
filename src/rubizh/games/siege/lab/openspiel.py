"""Siege as a game of OpenSpiel, on our own rules, and OpenSpiel's ISMCTS as an opponent; needs the extra `peers`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import pyspiel

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import Choice, choose
from rubizh.games.openspiel import OpenSpielBot, OpenSpielGame, game_type
from rubizh.games.siege.rules.choices import PASS, Control
from rubizh.games.siege.rules.game import SIEGE
from rubizh.games.siege.rules.state import Siege
from rubizh.games.siege.rules.view import SiegeView

TYPE: Final = game_type("siege", "Siege", {"tactics": False})


class OpenSpielSiege(OpenSpielGame):
    """The rules, as `pyspiel.load_game("rubizh_siege")`; `rubizh_siege(tactics=True)` for the variant."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        tactics = "yes" if params and params.get("tactics") else "no"
        super().__init__(TYPE, params or {}, SIEGE, {"tactics": tactics}, told)


def told(v: SiegeView) -> str:
    """A view without its slower texts."""
    table = (v.turn, v.attack, v.defence, v.damaged, v.defended_first, v.cauldrons, v.discard, v.skipped, v.ending)
    own = (v.seat, v.asked, sorted(v.hand), sorted(v.aside), sorted(v.given), sorted(v.known))
    backs = [(cards.siege, cards.tactics) for cards in v.hands + v.asides]
    tactics = (v.tactics_played, v.used, sorted(v.returned), v.drawn_since)
    return str((own, table, backs, tactics, v.todo))


def play_calmly(s: Siege, dealer: Dealer) -> None:
    """Any card at any wall, every claim made, no retreats and no oil: where these are random too, the attacker wins no game."""
    pending = s.pending
    while pending is not None:
        choose(s, calm_choice(pending.options, dealer))
        pending = s.pending


def calm_choice(options: list[Choice], dealer: Dealer) -> Choice:
    """Claims stand at either end of the options, and `pass` at the last place."""
    last = options[-1]
    if isinstance(last, Control):
        return last
    if isinstance(options[0], Control):
        return options[0]
    return PASS if last is PASS else dealer.pick(options)


def bot(name: str, seconds: float, seed: int) -> OpenSpielBot:
    return OpenSpielBot(name, seconds, seed, OpenSpielSiege(), play_calmly)


pyspiel.register_game(TYPE, OpenSpielSiege)
