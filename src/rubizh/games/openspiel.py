"""A game of ours for two as a game of OpenSpiel, and OpenSpiel's ISMCTS as an opponent; needs the extra `peers`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType

from rubizh.bots.bot import Bot
from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, Choice, State, asked, choose
from rubizh.engine.game import Game, View

UCT_C: Final = 0.5  # none of 0.25 to 2 is better by much
FINAL: Final = ISMCTSFinalPolicyType.MAX_VISIT_COUNT

Told = Callable[[Any], str]  # whatever of a view changes during a game, in an order that does not tell when a card was drawn
Playout = Callable[[Any, Dealer], None]  # plays a state to its end


def game_type(name: str, long_name: str, parameters: Mapping[str, Any]) -> pyspiel.GameType:
    """How OpenSpiel describes any game of ours for two."""
    return pyspiel.GameType(
        short_name=f"rubizh_{name}",
        long_name=long_name,
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
        parameter_specification=parameters,
    )


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]
    """The rules of one game with some options."""

    def __init__(
        self, kind: pyspiel.GameType, params: Mapping[str, Any], rules: Game[Any, Any], options: Mapping[str, str], told: Told
    ) -> None:
        self.rules: Final = rules
        self.options: Final = rules.with_defaults(options)
        self.told: Final = told
        self.choices: Final = list(rules.alphabet.values())
        self.number: Final = {choice: number for number, choice in enumerate(self.choices)}
        super().__init__(kind, self.info(), params)

    def info(self) -> pyspiel.GameInfo:
        return pyspiel.GameInfo(
            num_distinct_actions=len(self.choices),
            max_chance_outcomes=len(self.choices),
            num_players=2,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.rules.longest,
        )

    def new_initial_state(self) -> Position:
        return Position(self)

    def make_py_observer(self, kind: Any = None, params: Mapping[str, Any] | None = None) -> Observer:
        return Observer(self)

    def imagined(self, v: View, dealer: Dealer) -> Position:
        """A position that fits a view; it has no history."""
        state = self.new_initial_state()
        state.position = Copied(self.rules, self.rules.sample(v, dealer))
        return state


class Copied:
    """A state of ours that OpenSpiel may copy: it does so field by field and deeply."""

    def __init__(self, rules: Game[Any, Any], s: State) -> None:
        self.rules: Final = rules
        self.s: Final = s

    def __deepcopy__(self, memo: Any) -> Copied:
        return Copied(self.rules, self.rules.clone(self.s))


class Position(pyspiel.State):  # type: ignore[misc]
    """A position; an action is the number of a choice in the game's alphabet, a chance node is Nature's question."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.position = Copied(game.rules, game.rules.new(game.options))

    def current_player(self) -> int:
        s = self.position.s
        if s.over:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = asked(s).seat
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def _legal_actions(self, player: int) -> list[int]:
        number = self.get_game().number
        return sorted({number[choice] for choice in asked(self.position.s).options})

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Nature's options are equally likely; several may be the same."""
        number, options = self.get_game().number, asked(self.position.s).options
        return [(number[choice], times / len(options)) for choice, times in Counter(options).items()]

    def _apply_action(self, action: int) -> None:
        choose(self.position.s, self.get_game().choices[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.get_game().choices[action].text)

    def is_terminal(self) -> bool:
        return self.position.s.over

    def returns(self) -> list[float]:
        s = self.position.s
        if not s.over:
            return [0.0, 0.0]
        return [1.0, -1.0] if self.position.rules.result(s).winners() == [0] else [-1.0, 1.0]

    def __str__(self) -> str:
        return str(self.position.rules.facts(self.position.s))

    def resample_from_infostate(self, player: int, sampler: Any) -> Position:
        """Another state that the player cannot tell from this one."""
        dealer = Dealer(int(sampler() * (1 << 53)))
        imagined: Position = self.get_game().imagined(self.position.rules.view(self.position.s, player), dealer)
        return imagined


class Observer:
    """What a player may know, as text."""

    tensor = None
    dict: Final[dict[str, Any]] = {}

    def __init__(self, game: OpenSpielGame) -> None:
        self.game: Final = game

    def set_from(self, state: Position, player: int) -> None:
        """Nothing but text is offered."""

    def string_from(self, state: Position, player: int) -> str:
        return self.game.told(self.game.rules.view(state.position.s, player))


class Playouts:
    """The evaluation that OpenSpiel asks for: one game to the end, which our engine plays faster than it could."""

    def __init__(self, play: Playout, dealer: Dealer) -> None:
        self.play: Final = play
        self.dealer: Final = dealer

    def evaluate(self, state: Position) -> list[float]:
        self.play(state.position.s, self.dealer)
        return state.returns()

    def prior(self, state: Position) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def play_randomly(s: State, dealer: Dealer) -> None:
    """Any option at any time."""
    while not s.over:
        choose(s, dealer.pick(asked(s).options))


class TimedSearch(ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's search with a limit of time, as its version in C++ has; that one cannot resample a state in Python."""

    def __init__(self, game: OpenSpielGame, play: Playout, seconds: float, dealer: Dealer) -> None:
        chance = np.random.RandomState(dealer.below(1 << 30))
        super().__init__(game, Playouts(play, dealer), UCT_C, 0, random_state=chance, final_policy_type=FINAL)
        self.set_resampler(lambda state, player: game.imagined(game.rules.view(state.position.s, player), dealer))  # by our seed
        self.seconds: Final = seconds
        self.least = 2  # simulations: the first only opens the root, the second visits an option
        self.simulations = 0

    def run_search(self, state: Position) -> list[tuple[int, float]]:
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
    """OpenSpiel's ISMCTS with played-out games as its evaluation, for some seconds each decision."""

    def __init__(self, name: str, seconds: float, seed: int, game: OpenSpielGame, play: Playout) -> None:
        super().__init__(name, seed)
        self.game: Final = game
        self.search: Final = TimedSearch(game, play, seconds, self.dealer)

    def choose(self, v: View) -> Choice:
        if len(v.options) == 1:
            return v.options[0]
        action: int = self.search.step(self.game.imagined(v, self.dealer))
        return self.game.choices[action]
