"""Rules of thumb: how much an option is liked, for the Trench, the wounded and the field first, then for points."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from rubizh.engine.flow import Choice, apply
from rubizh.games.drones.bots.forecast import Forecast
from rubizh.games.drones.bots.value import (
    LOGISTIC,
    POINT,
    ability_value,
    best_target,
    bonus_value,
    crew_value,
    drone_value,
    held_value,
    hq_value,
    lacking,
    menace,
    project_value,
    sortie_value,
    target_value,
)
from rubizh.games.drones.rules.artillery import Aim
from rubizh.games.drones.rules.cards import (
    AMMO,
    ARTILLERY,
    EXTRA_ACTION,
    LOGISTICS,
    PROJECT,
    PROTECTION,
    RECON,
    RECON_FOR,
    TAKE_FROM_TRENCH,
)
from rubizh.games.drones.rules.choices import (
    CREW,
    EVACUATION,
    FACES,
    HQ,
    RECRUIT,
    REROLL,
    SHOP,
    STOP,
    TRANSFER,
    Activate,
    Attack,
    Break,
    Buy,
    Discard,
    DroneLoss,
    Evacuate,
    Exchange,
    Give,
    Keep,
    Play,
    Put,
    Repair,
    Sortie,
    Use,
    Wound,
)
from rubizh.games.drones.rules.free import effect_of, fits
from rubizh.games.drones.rules.have import price
from rubizh.games.drones.rules.personnel import Transfer
from rubizh.games.drones.rules.state import CREW_SIZE, DEPOT_SIZE, HQ_SIZE, KNOWN, PER_PLAYER, Drones, drone, support, threat

DANGER: Final = 8.0  # what the survival of the team is worth
AT_ONCE: Final = 5.0  # what costs nothing comes before what does
THIN: Final = 2.0  # a Trench should be left with so many
GROWTH: Final = 1.2  # of the losses from round to round


class Likes:
    """Looks at a position once, and then at its options."""

    def __init__(self) -> None:
        self.forecast: Final = Forecast()
        self.pressure = 0.0  # what one more in the Trench is worth

    def look(self, s: Drones) -> None:
        self.forecast.look(s)
        self.pressure = trench_pressure(s, self.forecast)

    def liking(self, s: Drones, seat: i64, option: Choice) -> float:
        """How much an option is liked; nothing more to do is 0."""
        if isinstance(option, Play):
            return self.playing(s, seat, option)
        if isinstance(option, Sortie):
            return sortie_value(s, seat, option.card)
        if option is RECRUIT:
            return recruiting(s, seat, self.pressure)
        if option is SHOP:
            return shopping(s, seat)
        if option is EVACUATION:
            return 0.4 * float(len(s.wounded[seat]) ** 2)
        if option is TRANSFER:
            return -0.5
        if isinstance(option, Put):
            return placing(s, seat, option, self.pressure)
        if isinstance(option, Attack):
            return attacking(s, seat, option)
        if option is STOP:
            return stopping(s, seat)
        return minor(s, seat, option)

    def playing(self, s: Drones, seat: i64, option: Play) -> float:
        its = support(s, option.card)
        paid = LOGISTIC * float(its.cost)
        if its.kind == PROTECTION:
            return self.spared(s, option) - paid
        if its.kind == ARTILLERY:
            return float(FACES + 1 - its.hit) / FACES * worst_enemy(s, seat, option) - paid
        if its.kind == PROJECT:
            return project_value(s, seat, option.card) * (1.0 if lacking(s, seat, its.needs) == 0 else 0.4) - paid
        return bonus_now(s, seat, option.card) - paid

    def spared(self, s: Drones, option: Play) -> float:
        """What a protection card would spare in the coming defence."""
        survival, loss = self.forecast.survival, self.forecast.loss
        after = s.clone()
        apply(after, option)
        self.forecast.look(after)
        value = DANGER * (self.forecast.survival - survival) + loss - self.forecast.loss + 0.1
        self.forecast.look(s)
        return value


def trench_pressure(s: Drones, forecast: Forecast) -> float:
    """How much one more in the Trench is worth: most where the next defence could be the last."""
    losses = forecast.loss * float(s.rules.rounds - s.round + 1)
    lacking = GROWTH * losses + THIN - float(len(s.trench))
    return max(min(0.5 + 0.3 * lacking, 1.5), 0.1) + 2.0 * (1.0 - forecast.survival)


def recruiting(s: Drones, seat: i64, pressure: float) -> float:
    """For the Trench, or for an empty place: HQ brings Logistics as long as there are rounds to come."""
    room = 0.6 if len(s.crew[seat]) < CREW_SIZE - 1 else 0.2
    if len(s.hq[seat]) < HQ_SIZE:
        room = max(room, 0.2 + 0.2 * float(s.rules.rounds - s.round))
    return max(pressure, room)


def placing(s: Drones, seat: i64, option: Put, pressure: float) -> float:
    """Where a recruit or somebody to be moved is worth most; who is moved is worth something where they are."""
    here = 0.0
    if isinstance(s.todo[-1], Transfer):
        here = crew_value(s, seat, option.card) if option.card in s.crew[seat] else hq_value(s, seat, option.card)
    if option.place == CREW:
        return crew_value(s, seat, option.card) - here
    return (hq_value(s, seat, option.card) if option.place == HQ else pressure) - here


def shopping(s: Drones, seat: i64) -> float:
    """The best drone of the shop that can be paid."""
    most = 0.05
    for c in s.shop:
        if price(s, c) <= s.logistics[seat]:
            most = max(most, buying(s, seat, c))
    return most


def buying(s: Drones, seat: i64, c: i64) -> float:
    value = drone_value(s, seat, c) - 0.5 * LOGISTIC * float(price(s, c))
    have = s.depot[seat] + s.broken[seat]
    if len(have) < DEPOT_SIZE:
        return value
    least = 9.0
    for other in have:
        least = min(least, drone_value(s, seat, other))
    return value - least


def attacking(s: Drones, seat: i64, option: Attack) -> float:
    enemy = threat(s, option.card)
    if isinstance(s.todo[-1], Aim):
        return menace(s, enemy)
    return 0.01 + (menace(s, enemy) if s.sure else target_value(s, seat, drone(s, s.flown), enemy))


def stopping(s: Drones, seat: i64) -> float:
    """To stop is worth what may break."""
    its = drone(s, s.flown)
    return 0.0 if its.kamikaze or not its.breaks else 0.2 * drone_value(s, seat, s.flown)


def worst_enemy(s: Drones, seat: i64, option: Play) -> float:
    """The greatest menace among those that an artillery card reaches."""
    after = s.clone()
    apply(after, option)
    most = 0.0
    pending = after.pending
    if pending is not None and isinstance(after.todo[-1], Aim):
        for aimed in pending.options:
            if isinstance(aimed, Attack):
                most = max(most, menace(s, threat(s, aimed.card)))
    return most


def bonus_now(s: Drones, seat: i64, c: i64) -> float:
    """A bonus that lasts a turn is of use with a sortie that it makes possible or better."""
    ability = support(s, c).ability
    if ability.verb == LOGISTICS:
        return LOGISTIC * float(min(ability.amount, s.rules.set.most_logistics - s.logistics[seat])) + 0.1
    if ability.verb == EXTRA_ACTION:
        return 0.6
    if ability.verb == TAKE_FROM_TRENCH:
        return -0.5
    if ability.verb in (AMMO, RECON, RECON_FOR):
        return flights_with(s, seat, c) if s.actions > 0 else 0.0
    return bonus_value(s, seat, ability)


def flights_with(s: Drones, seat: i64, c: i64) -> float:
    """By how much the best sortie is better with a bonus."""
    after = s.clone()
    apply(after, s.rules.choices.play[c])
    return best_sortie(after, seat) - best_sortie(s, seat)


def best_sortie(s: Drones, seat: i64) -> float:
    most = 0.0
    for c in s.depot[seat]:
        its = drone(s, c)
        if its.strikes and best_target(s, seat, its, its.ground, its.air) > 0.0:
            most = max(most, sortie_value(s, seat, c))
    return most


def minor(s: Drones, seat: i64, option: Choice) -> float:
    """Free effects, losses, and what goes when something must."""
    if isinstance(option, Discard):
        return -0.2 - held_value(s, seat, option.card)
    if isinstance(option, Keep):
        return held_value(s, seat, option.card)
    if isinstance(option, Buy):
        return buying(s, seat, option.card)
    if isinstance(option, Use):
        return AT_ONCE if ability_now(s, seat, option.card) else -0.1
    if isinstance(option, Exchange):
        return exchanging(s, seat, option.card)
    if isinstance(option, Activate):
        return activating(s, seat, option.card)
    if isinstance(option, Give):
        return -max(crew_value(s, seat, option.card), hq_value(s, seat, option.card))
    return losing(s, seat, option)


def losing(s: Drones, seat: i64, option: Choice) -> float:
    """Who is wounded, which drone is lost, and what can be put right."""
    if isinstance(option, Wound):
        return -crew_value(s, seat, option.card)
    if isinstance(option, DroneLoss):
        return -drone_value(s, seat, option.card) * (0.3 if option.broken else 1.0)
    if isinstance(option, Break):
        return -drone_value(s, seat, option.card)
    if isinstance(option, Repair):
        return drone_value(s, seat, option.card)
    if isinstance(option, Evacuate):
        return 0.1 if s.wounded_at[seat][option.number] == KNOWN else 0.0
    return 1.0 if option is REROLL else 0.0


def ability_now(s: Drones, seat: i64, c: i64) -> bool:
    """Whether an effect is worth using at once: all but those for which a better moment comes."""
    ability = effect_of(s, seat, c)
    if ability.verb == EXTRA_ACTION:
        return s.actions == 0
    return ability_value(s, seat, ability) > 0.26


def exchanging(s: Drones, seat: i64, c: i64) -> float:
    """A trophy is exchanged if Logistics is short for something in the hand, cheapest first."""
    if s.round == s.rules.rounds or s.logistics[seat] > 2:
        return -0.1
    wanted = False
    for held in s.hand[seat]:
        cost = support(s, held).cost
        wanted = wanted or s.logistics[seat] < cost <= s.logistics[seat] + threat(s, c).exchange
    gained = LOGISTIC * float(threat(s, c).exchange) if wanted else 0.0
    return gained - POINT * float(threat(s, c).points)


def activating(s: Drones, seat: i64, c: i64) -> float:
    """A project against those who go for it; the last one of technology wins."""
    active = 0
    for projects in s.projects:
        active += len(projects)
    if active + 1 >= PER_PLAYER * s.rules.players:
        return DANGER
    value = project_value(s, seat, c)
    for need in support(s, c).needs:
        value -= least_loss(s, seat, need)
    return value


def least_loss(s: Drones, seat: i64, need: i64) -> float:
    """What the least useful is worth of those who fit a project's need."""
    least = 9.0
    for c in s.crew[seat]:
        if fits(s, need, c):
            least = min(least, crew_value(s, seat, c))
    for c in s.hq[seat]:
        if fits(s, need, c):
            least = min(least, hq_value(s, seat, c))
    return least
