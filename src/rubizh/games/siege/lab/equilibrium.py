"""Perfect play of a small game by CFR+ (Tammelin 2014): both seats regret, in turn, what they did not choose."""

from __future__ import annotations

from rubizh.games.siege.lab.public_tree import Hand, Node, Weights, sum_of
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER

Table = dict[Node, dict[Hand, list[float]]]  # a number for each option of each hand


class Solver:
    """Strategies that come nearer to an equilibrium with each round."""

    def __init__(self, start: Node) -> None:
        self.start = start
        self.rounds = 0
        self.regrets: Table = {}
        self.totals: Table = {}

    def run(self, rounds: int) -> None:
        for _ in range(rounds):
            self.rounds += 1
            for seat in (ATTACKER, DEFENDER):
                self.values(self.start, seat, {0: 1.0}, {0: 1.0})

    def strategy(self, node: Node, hand: Hand) -> list[float]:
        """The average of all rounds, later ones counting more: this is what tends to an equilibrium."""
        return shares(entry(self.totals, node, hand))

    def values(self, node: Node, seat: int, mine: Weights, others: Weights) -> Weights:
        """What each hand of the seat is worth under the present strategies, weighted by how likely the other hands come here."""
        if node.over or not (mine or others):
            return node.settled(seat, others) if others else {}
        if node.dealt and node.seat == seat:
            return node.before_deal(self.values(node.drawn(), seat, node.deal(mine), others))
        if node.dealt:
            return self.values(node.drawn(), seat, mine, node.deal(others))
        return (
            self.own_question(node, seat, mine, others) if node.seat == seat else self.others_question(node, seat, mine, others)
        )

    def others_question(self, node: Node, seat: int, mine: Weights, others: Weights) -> Weights:
        present = {hand: shares(entry(self.regrets, node, hand)) for hand in others}
        found = []
        for after, links in node.branches():
            weights = {kept: others[hand] * present[hand][at] for hand, at, kept in links if hand in others}
            found.append(self.values(after, seat, after.possible(mine), positive(weights)))
        return sum_of(found)

    def own_question(self, node: Node, seat: int, mine: Weights, others: Weights) -> Weights:
        present = {hand: shares(entry(self.regrets, node, hand)) for hand in node.hands(seat)}
        worth = {hand: [0.0] * len(chances) for hand, chances in present.items()}
        for after, links in node.branches():
            weights = {kept: mine[hand] * present[hand][at] for hand, at, kept in links if hand in mine}
            values = self.values(after, seat, positive(weights), after.possible(others))
            for hand, at, kept in links:
                worth[hand][at] = values.get(kept, 0.0)
        means = {hand: sum(chance * value for chance, value in zip(present[hand], worth[hand], strict=True)) for hand in present}
        for hand, mean in means.items():
            self.learn(node, hand, worth[hand], mean)
            self.remember(node, hand, present[hand], mine.get(hand, 0.0))
        return means

    def learn(self, node: Node, hand: Hand, worth: list[float], mean: float) -> None:
        regrets = entry(self.regrets, node, hand)
        for at, value in enumerate(worth):
            regrets[at] = max(regrets[at] + value - mean, 0.0)

    def remember(self, node: Node, hand: Hand, present: list[float], weight: float) -> None:
        totals = entry(self.totals, node, hand)
        for at, chance in enumerate(present):
            totals[at] += self.rounds * weight * chance


def entry(table: Table, node: Node, hand: Hand) -> list[float]:
    row = table.setdefault(node, {})
    if hand not in row:
        row[hand] = [0.0] * len(node.options(hand))
    return row[hand]


def shares(numbers: list[float]) -> list[float]:
    """In proportion to the numbers; all alike where there are none."""
    total = sum(numbers)
    return [number / total for number in numbers] if total > 0 else [1 / len(numbers)] * len(numbers)


def positive(weights: Weights) -> Weights:
    return {hand: weight for hand, weight in weights.items() if weight > 0}
