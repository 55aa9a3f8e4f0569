"""Golden playthroughs: full games as readable text, each choice with what it changed for all to see."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, SPECTATOR, Choice, asked, choose
from rubizh.engine.record import Played, result
from rubizh.games import GAMES
from rubizh.games.opponents import opponent

FOLDER = Path(__file__).parent
PERFT = FOLDER / "perft.txt"

EXPERT = {"rounds": "6", "random_start": "yes", "fog_of_war": "yes", "horde": "yes", "istar": "yes"}

# A file each: the game, its options, who plays, and the dealer's seed.
PLAYTHROUGHS: dict[str, tuple[str, dict[str, str], list[str], int]] = {
    "siege-greedy": ("siege", {}, ["greedy", "greedy"], 1),
    "siege-random": ("siege", {}, ["random", "random"], 2),
    "siege-tactics-greedy": ("siege", {"tactics": "yes"}, ["greedy", "greedy"], 3),
    "afu-greedy": ("afu", {}, ["greedy", "greedy"], 5),
    "afu-solo-greedy": ("afu", {"players": "1", "level": "hard"}, ["greedy"], 6),
    "afu-kalyna-random": ("afu", {"chervona_kalyna": "yes", "colour": "blue"}, ["random", "random"], 7),
    "drones-greedy": ("drones", {}, ["greedy", "greedy"], 8),
    "drones-solo-greedy": ("drones", {"players": "1", "first_game": "yes"}, ["greedy"], 9),
    "drones-expert-rules-random": ("drones", {"players": "3", **EXPERT}, ["random", "random", "random"], 10),
    "invaders-greedy": ("invaders", {}, ["greedy", "greedy"], 21),
    "invaders-random": ("invaders", {}, ["random", "random"], 11),
    "invaders-match-random": ("invaders", {"deck": "75", "lost_before": "mankind"}, ["random", "random"], 12),
    "siege-tactics-random": ("siege", {"tactics": "yes", "colour_run_on_partial_tiles": "type"}, ["random", "random"], 4),
}

# Positions to count from: the game, its options, the seed of a random game, and how many decisions of it were made.
PERFTS: list[tuple[str, dict[str, str], int, int]] = [
    ("siege", {}, 1, 12),
    ("siege", {}, 2, 60),
    ("siege", {}, 3, 110),
    ("siege", {"tactics": "yes"}, 4, 14),
    ("siege", {"tactics": "yes"}, 5, 70),
    ("siege", {"tactics": "yes"}, 6, 120),
    ("siege", {"tactics": "yes", "colour_run_on_partial_tiles": "type"}, 7, 150),
    ("afu", {}, 8, 30),
    ("afu", {}, 9, 120),
    ("afu", {}, 10, 200),
    ("afu", {"players": "1"}, 11, 60),
    ("afu", {"chervona_kalyna": "yes"}, 12, 90),
    ("drones", {}, 13, 40),
    ("drones", {}, 14, 90),
    ("drones", {"players": "1"}, 15, 50),
    ("drones", {"players": "4", **EXPERT}, 16, 120),
    ("invaders", {}, 17, 40),
    ("invaders", {}, 18, 90),
    ("invaders", {"lost_before": "mankind_invader", "swap": "up_to"}, 19, 110),
    ("invaders", {"price_cut": "this_turn", "heroes_move": "all", "cancel_abilities": "yes"}, 20, 60),
]
DEPTH = 4


LONG = {
    "asked",
    "todo",
    "unseen",
    "armies",
    "reserve",
    "invaders",
    "drone_deck",
    "support_deck",
    "threat_deck",
}  # what follows from the rest, at length


def changes(before: dict[str, object], after: dict[str, object]) -> list[str]:
    return [f"{name}: {after[name]}" for name in after if after[name] != before[name] and name not in LONG]


def playthrough(name: str) -> str:
    game_name, chosen, bots, seed = PLAYTHROUGHS[name]
    game = GAMES[game_name].rules
    players = [opponent(GAMES[game_name], bot, seed + number) for number, bot in enumerate(bots)]
    played = Played(game, game.with_defaults(chosen), {}, {})
    nature = Dealer(seed)
    lines = [f"{game_name} {played.options} {' against '.join(bots)}, seed {seed}", ""]
    while not played.s.over:
        decision = asked(played.s)
        seat = decision.seat
        choice = nature.pick(decision.options) if seat == NATURE else players[seat].choose(game.view(played.s, seat))
        before = game.view(played.s, SPECTATOR).facts()
        told = game.tell(played.s, seat, choice)
        played.choose(choice)
        lines.append(f"{played.name(seat):9} {choice.text:16} of {len(decision.options):2}  {told!r}")
        lines += [f"{'':32} {change}" for change in changes(before, game.view(played.s, SPECTATOR).facts())]
    return "\n".join([*lines, "", f"{game.ending(played.s)!r}", f"result: {result(played)}", ""])


def perft(game: Any, s: Any, depth: int) -> int:
    """How many positions are reached in so many decisions of the seats; Nature always gives its first answer."""
    while not s.over and asked(s).seat == NATURE:
        choose(s, asked(s).options[0])
    if depth == 0 or s.over:
        return 1
    return sum(perft(game, after(game, s, choice), depth - 1) for choice in asked(s).options)


def after(game: Any, s: Any, choice: Choice) -> Any:
    clone = game.clone(s)
    choose(clone, choice)
    return clone


def perft_line(number: int) -> str:
    name, chosen, seed, made = PERFTS[number]
    game = GAMES[name].rules
    s = game.new(game.with_defaults(chosen))
    dealer = Dealer(seed)
    for _ in range(made):
        choose(s, dealer.pick(asked(s).options))
    counts = [perft(game, game.clone(s), depth) for depth in range(1, DEPTH + 1)]
    return f"{name} {chosen} seed {seed} after {made}: {counts}"
