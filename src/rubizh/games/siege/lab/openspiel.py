"""Siege as a game of OpenSpiel, on our own rules, and OpenSpiel's ISMCTS as an opponent; needs the extra `peers`."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType

from rubizh.bots.bot import Bot
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, Choice, asked, choose
from rubizh.engine.game import View
from rubizh.games.siege.rules.choices import PASS, Control
from rubizh.games.siege.rules.game import SIEGE
from rubizh.games.siege.rules.state import ATTACKER, Siege, winner
from rubizh.games.siege.rules.view import SiegeView

CHOICES: Final = list(SIEGE.alphabet.values())
NUMBER: Final = {choice: number for number, choice in enumerate(CHOICES)}
UCT_C: Final = 0.5  # none of 0.25 to 2 is better by much
FINAL: Final = ISMCTSFinalPolicyType.MAX_VISIT_COUNT

TYPE: Final = pyspiel.GameType(
    short_name="rubizh_siege",
    long_name="Siege",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=2,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=False,
    parameter_specification={"tactics": False},
)
INFO: Final = pyspiel.GameInfo(
    num_distinct_actions=len(CHOICES),
    max_chance_outcomes=len(CHOICES),
    num_players=2,
    min_utility=-1.0,
    max_utility=1.0,
    utility_sum=0.0,
    max_game_length=SIEGE.longest,
)


class OpenSpielSiege(pyspiel.Game):  # type: ignore[misc]
    """The rules, as `pyspiel.load_game("rubizh_siege")`; `rubizh_siege(tactics=True)` for the variant."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__(TYPE, INFO, params or {})
        tactics = "yes" if params and params.get("tactics") else "no"
        self.options: Final = SIEGE.with_defaults({"tactics": tactics})

    def new_initial_state(self) -> SiegeState:
        return SiegeState(self)

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        return Observer()


class Copied:
    """A state of ours that OpenSpiel may copy: it does so field by field and deeply."""

    def __init__(self, s: Siege) -> None:
        self.s: Final = s

    def __deepcopy__(self, memo: Any) -> Copied:
        return Copied(self.s.clone())


class SiegeState(pyspiel.State):  # type: ignore[misc]
    """A position; an action is the number of a choice in the game's alphabet, a chance node is Nature's question."""

    def __init__(self, game: OpenSpielSiege) -> None:
        super().__init__(game)
        self.position = Copied(SIEGE.new(game.options))

    def current_player(self) -> int:
        s = self.position.s
        if s.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = asked(s).seat
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(NUMBER[choice] for choice in asked(self.position.s).options)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's options in Siege all differ, and are equally likely."""
        options = asked(self.position.s).options
        return [(NUMBER[choice], 1 / len(options)) for choice in options]

    def _apply_action(self, action: int) -> None:
        choose(self.position.s, CHOICES[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return CHOICES[action].text

    def is_terminal(self) -> bool:
        return self.position.s.over

    def returns(self) -> list[float]:
        s = self.position.s
        if not s.over:
            return [0.0, 0.0]
        return [1.0, -1.0] if winner(s) == ATTACKER else [-1.0, 1.0]

    def __str__(self) -> str:
        return str(SIEGE.facts(self.position.s))

    def resample_from_infostate(self, player: int, sampler: Any) -> SiegeState:
        """Another state that the player cannot tell from this one; it has no history."""
        dealer = Dealer(int(sampler() * (1 << 53)))
        return imagined(self.get_game(), SIEGE.view(self.position.s, player), dealer)


def imagined(game: OpenSpielSiege, v: SiegeView, dealer: Dealer) -> SiegeState:
    state = game.new_initial_state()
    state.position = Copied(SIEGE.sample(v, dealer))
    return state


class Observer:
    """What a player may know, as text: the facts of the view, in an order that does not tell when a card was drawn."""

    tensor = None
    dict: Final[dict[str, Any]] = {}

    def set_from(self, state: SiegeState, player: int) -> None:
        """Nothing but text is offered."""

    def string_from(self, state: SiegeState, player: int) -> str:
        """Whatever of a view changes during a game, without its slower texts."""
        v = SIEGE.view(state.position.s, player)
        table = (v.turn, v.attack, v.defence, v.damaged, v.defended_first, v.cauldrons, v.discard, v.skipped, v.ending)
        own = (player, v.asked, sorted(v.hand), sorted(v.aside), sorted(v.given), sorted(v.known))
        backs = [(cards.siege, cards.tactics) for cards in v.hands + v.asides]
        tactics = (v.tactics_played, v.used, sorted(v.returned), v.drawn_since)
        return str((own, table, backs, tactics, v.todo))


class Playouts:
    """The evaluation that OpenSpiel asks for: one random game to the end, which our engine plays faster than it could."""

    def __init__(self, dealer: Dealer) -> None:
        self.dealer: Final = dealer

    def evaluate(self, state: SiegeState) -> list[float]:
        play_calmly(state.position.s, self.dealer)
        return state.returns()

    def prior(self, state: SiegeState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


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


class TimedSearch(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search with a limit of time, as its version in C++ has; that one cannot resample a state in Python."""

    def __init__(self, game: OpenSpielSiege, seconds: float, dealer: Dealer) -> None:
        chance = np.random.RandomState(dealer.below(1 << 30))
        super().__init__(game, Playouts(dealer), UCT_C, 0, random_state=chance, final_policy_type=FINAL)
        self.set_resampler(lambda state, player: imagined(game, SIEGE.view(state.position.s, player), dealer))  # by our seed
        self.seconds: Final = seconds
        self.least = 2  # simulations: the first only opens the root, the second visits an option
        self.simulations = 0

    def run_search(self, state: SiegeState) -> list[tuple[int, float]]:
        """As many simulations as fit."""
        until = perf_counter() + self.seconds
        self.reset()
        root = self.create_new_node(state)
        self.simulations = 0
        while self.simulations < self.least or perf_counter() < until:
            self.run_simulation(self.sample_root_state(state))
            self.simulations += 1
        policy: list[tuple[int, float]] = self.get_final_policy(state, root)
        return policy


class OpenSpielBot(Bot):
    """OpenSpiel's ISMCTS with random games as its evaluation, for some seconds each decision."""

    def __init__(self, name: str, seconds: float, seed: int) -> None:
        super().__init__(name, seed)
        self.seconds: Final = seconds
        self.game: Final = OpenSpielSiege()
        self.search: Final = TimedSearch(self.game, seconds, self.dealer)

    def choose(self, v: View) -> Choice:
        assert isinstance(v, SiegeView)
        if len(v.options) == 1:
            return v.options[0]
        action: int = self.search.step(imagined(self.game, v, self.dealer))
        return CHOICES[action]


pyspiel.register_game(TYPE, OpenSpielSiege)
