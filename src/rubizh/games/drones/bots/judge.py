"""Who judges positions of Dronovody: one network for any number of seats, the team's survival first and own points second."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from rubizh.bots.judge import Judge
from rubizh.bots.net import Features, Net
from rubizh.engine.flow import NATURE, Choice, apply
from rubizh.engine.words import Sentence
from rubizh.games.drones.bots.comrade import asked_for, told, turn_to_come
from rubizh.games.drones.bots.liking import Likes
from rubizh.games.drones.bots.lore import Lore
from rubizh.games.drones.bots.outlook import attack_value
from rubizh.games.drones.bots.sight import CODES, WHOLE, Sight
from rubizh.games.drones.rules.artillery import Aim, Correct, SecondShot, Shot
from rubizh.games.drones.rules.choices import FACES, ROLLS, Activate, Attack, Exchange, Use
from rubizh.games.drones.rules.free import GiveForProject, RepairOne
from rubizh.games.drones.rules.scoring import score, won
from rubizh.games.drones.rules.setup import FirstCharacter
from rubizh.games.drones.rules.shop import MakeRoom
from rubizh.games.drones.rules.sortie import AttackRoll, AttackStep, modifier
from rubizh.games.drones.rules.state import Drones, drone, support, threat
from rubizh.games.drones.rules.threats import DroneBreaks, ShotDown
from rubizh.games.drones.rules.transfer_order import Report
from rubizh.games.drones.rules.trench import CrewLoss, EvacuateOne

FIRST: Final = 24
SECOND: Final = 32

WON: Final = 0.75  # a game that was won is worth at least this, whatever the points
FEWEST: Final = -10  # points between which they make a difference: one is worth as much as 0.6 % of survival
MOST: Final = 40
STAKE: Final = 0.9  # of a network's answer, so that there is room for points to come
TASTE: Final = 0.01  # what a rule of thumb adds, for one character of the Trench
LIKED: Final = 2.0  # at most so many
TRIED: Final = 2  # targets of a sortie, before it is flown
FAVOUR: Final = 0.015  # what it is worth to do what a partner asks for


class DronesJudge(Judge):
    """Each seat judges by what it gets itself; what they have in common is that nobody gets anything if the team is lost."""

    def __init__(self, nets: list[Net]) -> None:
        self.nets: Final = nets
        self.features: Final = Features()
        self.sight: Final = Sight()
        self.likes: Final = Likes()
        self.known: Lore | None = None

    def lore(self, s: Drones) -> Lore:
        """What there is to know of the cards of this game."""
        known = self.known
        if known is None or known.set is not s.rules.set:
            known = Lore(s.rules.set)
            self.known = known
        return known

    def net_for(self, s: Any, seat: int) -> int:
        return 0

    def value(self, s: Any, seat: int) -> float:
        assert isinstance(s, Drones)
        if s.over:
            return result(s, seat)
        self.notice(s, seat, self.features)
        return min(self.nets[0].value(self.features) * self.features.stake, 1.0)

    def notice(self, s: Any, seat: int, f: Features) -> None:
        """The points that are there already need no foresight: the network says what becomes of them."""
        assert isinstance(s, Drones)
        self.sight.notice(s, seat, self.lore(s), f)
        f.stake = with_points(score(s, seat)) / STAKE

    def period(self, s: Any) -> int:
        """A round: the steps are those of a seat, so luck goes by round, seat and the number of the attack or defence."""
        assert isinstance(s, Drones)
        return int(s.round)

    def favour(self, s: Any, seat: int, option: Choice, requests: list[str]) -> float:
        assert isinstance(s, Drones)
        return FAVOUR * asked_for(s, seat, option, requests)

    def intent(self, s: Any, seat: int, chosen: Choice) -> Sentence | None:
        """What it would like best of the turn to come, as things stand."""
        assert isinstance(s, Drones)
        ahead = turn_to_come(s, seat, chosen)
        if ahead is None or ahead.pending is None:
            return None
        worths = self.worths(ahead, seat, ahead.pending.options)
        return told(ahead, seat, ahead.pending.options[worths.index(max(worths))])

    def settled(self, s: Any, seat: int) -> bool:
        """Not while the die of an attack is in the air, or the seat finishes what it has begun and what can be looked through."""
        assert isinstance(s, Drones)
        pending = s.pending
        if pending is None:
            return True
        step = s.todo[-1]
        if pending.seat == NATURE:
            return not isinstance(step, AttackRoll | Shot | SecondShot)
        if pending.seat != seat:
            return True
        staff = isinstance(step, EvacuateOne | GiveForProject | Report | CrewLoss | FirstCharacter)
        return not staff and not isinstance(step, Aim | Correct | RepairOne | MakeRoom | ShotDown | DroneBreaks)

    def worths(self, s: Any, seat: int, options: list[Choice]) -> list[float]:
        """Where the network sees no difference, rules of thumb decide."""
        assert isinstance(s, Drones)
        likes = self.likes
        likes.look(s)
        liked = [max(min(likes.liking(s, seat, option), LIKED), -LIKED) for option in options]
        most = max(liked)
        return [max(self.worth(s, seat, option) - TASTE * (most - liked[at]), 0.0) for at, option in enumerate(options)]

    def worth(self, s: Any, seat: int, option: Choice) -> float:
        assert isinstance(s, Drones)
        then = s.clone()
        apply(then, option)
        return self.reached(then, seat)

    def reached(self, s: Drones, seat: i64) -> float:
        """What a position is worth, once a die in the air has fallen and what has been begun is done as well as it can be.

        Free effects that are offered meanwhile can wait: there are too many ways to use one after another.
        """
        if self.settled(s, seat):
            return self.taking_off(s, seat) if takes_off(s, seat) else self.value(s, seat)
        pending = s.pending
        assert pending is not None
        if pending.seat == NATURE:
            return self.expected(s, seat)
        best = 0.0
        for option in pending.options:
            if not isinstance(option, Use | Exchange | Activate):
                best = max(best, self.worth(s, seat, option))
        return best

    def taking_off(self, s: Drones, seat: i64) -> float:
        """What the first attack of a sortie is worth, on the targets that look best."""
        pending = s.pending
        assert pending is not None
        most = [0.0] * TRIED
        best = [pending.options[0]] * TRIED
        lore, its = self.lore(s), drone(s, s.flown)
        for option in pending.options:
            if isinstance(option, Attack):
                value = attack_value(s, seat, lore, its, option.card)
                for at in range(TRIED):
                    if value > most[at]:
                        most.insert(at, value)
                        best.insert(at, option)
                        break
        return max([self.worth(s, seat, best[at]) for at in range(TRIED)])

    def expected(self, s: Drones, seat: i64) -> float:
        """The mean over the faces of a die, those that come to the same tried once."""
        least, broken = needed(s)
        missing = min(max(least - 1, 0), FACES)
        total = 0.0
        for low, high in ((1, missing), (missing + 1, FACES)):
            many = high - low + 1
            if low <= broken <= high:
                total += self.worth(s, seat, ROLLS[broken - 1])
                many -= 1
            if many > 0:
                total += float(many) * self.worth(s, seat, ROLLS[low - 1 if low != broken else low])
        return total / FACES


def takes_off(s: Drones, seat: i64) -> bool:
    """Whether a seat is to choose the first target of a sortie."""
    if s.pending is None or s.pending.seat != seat or s.begun:
        return False
    return isinstance(s.todo[-1], AttackStep)


def needed(s: Drones) -> tuple[i64, i64]:
    """The least face that hits, and the face that breaks the drone; 0 for none."""
    step = s.todo[-1]
    if isinstance(step, AttackRoll):
        its = drone(s, s.flown)
        return its.hit - modifier(s, step.seat, its, threat(s, s.target)), 0 if its.kamikaze else its.breaks
    return support(s, s.shell).hit, 0


def result(s: Drones, seat: i64) -> float:
    """What a finished game was worth: nothing if it was lost, and if it was won the more the more points."""
    if not won(s):
        return 0.0
    return with_points(score(s, seat))


def with_points(points: i64) -> float:
    """What a game is worth that is won with so many points."""
    return WON + (1.0 - WON) * float(min(max(points, FEWEST), MOST) - FEWEST) / float(MOST - FEWEST)


def new_nets() -> list[Net]:
    """One network, knowing nothing."""
    return [Net(CODES, WHOLE, FIRST, SECOND)]
