"""Random walls for the claim proof, chosen so that the two sides are often close to each other."""

from __future__ import annotations

from random import Random
from typing import Final

from rubizh.games.siege.rules.state import ATTACKER, DEFENDER, Rules, Siege
from tests.games.siege.position import bits, empty, lay_wall
from tests.games.siege.rulebook.brute_proof import TILES

ELITE: Final = (60, 61, 62, 63)
KINDS: Final = ("colour run", "same", "colour", "run", "sum", "high", "low")
EMPTY: Final = {colour_run: empty(Rules(True, colour_run == "type")) for colour_run in ("sum", "type")}


class Position:
    """One wall: the formations on both sides, which was complete first, and the siege cards still to come."""

    def __init__(
        self,
        tile: tuple[int, bool],
        colour_run: str,
        attack: tuple[int, ...],
        defence: tuple[int, ...],
        unseen: list[int],
        first: int,
    ) -> None:
        self.tile = tile
        self.colour_run = colour_run
        self.attack = attack
        self.defence = defence
        self.unseen = unseen
        self.defended_first = first == DEFENDER and len(defence) == TILES[tile][0]

    def free(self) -> int:
        """How many cards the defence still lacks."""
        return TILES[self.tile][0] - len(self.defence)

    def wall(self) -> int:
        """The wall as the engine numbers it."""
        return self.tile[0] - 1

    def state(self) -> Siege:
        s = EMPTY[self.colour_run].clone()
        s.damaged = int(self.tile[1]) << self.wall()
        lay_wall(s, self.wall(), (self.attack, self.defence), self.defended_first)
        s.unseen = bits(self.unseen)
        return s


def formation(rng: Random, size: int) -> list[int]:
    """Siege cards that make one of the types, or a high or low sum."""
    kind = rng.choice(KINDS)
    colour, start = rng.randrange(5), rng.randrange(13 - size)
    if kind == "colour run":
        return [colour * 12 + start + at for at in range(size)]
    if kind == "same":
        return [c * 12 + start for c in rng.sample(range(5), size)]
    if kind == "colour":
        return [colour * 12 + strength for strength in rng.sample(range(12), size)]
    if kind == "run":
        return [rng.randrange(5) * 12 + start + at for at in range(size)]
    strengths = {"sum": range(12), "high": range(8, 12), "low": range(4)}[kind]
    return rng.sample([c * 12 + strength for c in range(5) for strength in strengths], size)


def rival(rng: Random, attack: list[int]) -> list[int]:
    """Cards as strong as the attack, or nearly, in other colours; or any other formation."""
    if rng.random() < 0.4:
        return formation(rng, len(attack))
    turn, lift = rng.randrange(1, 5), rng.choice([0, 0, -1, 1])
    return [(c // 12 + turn) % 5 * 12 + min(max(c % 12 + lift, 0), 11) for c in attack]


def with_elite(rng: Random, cards: list[int], elite: list[int]) -> list[int]:
    """Some of the cards replaced by elite cards, which are then used up."""
    there = cards[:]
    for _ in range(rng.choices([0, 1, 2, 3], [60, 28, 10, 2])[0]):
        if elite and len(there) > 0:
            there[rng.randrange(len(there))] = elite.pop(rng.randrange(len(elite)))
    return there


def how_many_unseen(rng: Random, free: int, elite: int) -> int:
    """Few where many places are free, so that every completion can be tried; now and then nearly the whole deck."""
    if elite == 0 and rng.random() < {0: 0.0, 1: 0.1, 2: 0.05, 3: 0.02, 4: 0.005}[free]:
        return rng.randrange(25, 45)
    most = {0: 40, 1: 25, 2: 20, 3: 13, 4: 11} if elite == 0 else {0: 40, 1: 25, 2: 10, 3: 8, 4: 6}
    return rng.randrange(most[free] + 1)


def still_to_come(rng: Random, gone: list[int], wanted: list[int], number: int) -> list[int]:
    """Unseen cards, among them most of those that the defence was meant to have."""
    hoped = [c for c in sorted(set(wanted)) if c not in gone and rng.random() < 0.7][:number]
    others = [c for c in range(60) if c not in gone and c not in hoped]
    return hoped + rng.sample(others, number - len(hoped))


def cancelling(attack: list[int], defence: list[int]) -> bool:
    """siege-20: a 0 and an 11 of one colour cannot face each other."""
    return any({a, d} == {c * 12, c * 12 + 11} for a in attack for d in defence for c in range(5))


def random_position(rng: Random) -> Position:
    while True:
        tile = rng.choice(list(TILES))
        elite = list(ELITE)
        attack = formation(rng, TILES[tile][0])
        wanted = rival(rng, attack)
        attack = with_elite(rng, attack, elite)
        defence = with_elite(rng, wanted, elite)
        rng.shuffle(defence)
        if rng.random() < 0.65:
            defence = defence[: rng.randrange(len(defence))]
        attack = attack[: len(attack) - (rng.random() < 0.05)]
        free = TILES[tile][0] - len(defence)
        if len({*attack, *defence}) < len(attack) + len(defence) or cancelling(attack, defence):
            continue
        number = how_many_unseen(rng, free, len([c for c in defence if c >= 60]))
        unseen = still_to_come(rng, attack + defence, wanted, number)
        first = rng.choice([ATTACKER, DEFENDER])
        return Position(tile, rng.choice(["sum", "type"]), tuple(attack), tuple(defence), unseen, first)
