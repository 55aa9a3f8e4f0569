"""The cards of AFU as written, turned into the cards of the rules."""

from __future__ import annotations

from typing import Final

from rubizh.cards.numbers import in_copies, set_name, title
from rubizh.cards.records import Card
from rubizh.games.afu.cards import records
from rubizh.games.afu.rules import bonus as bonuses
from rubizh.games.afu.rules import cards as engine
from rubizh.games.afu.rules import events

REWARDS: Final[dict[str, type[bonuses.Reward]]] = {
    "no_panic": bonuses.NoPanic,
    "hospital": bonuses.Hospital,
    "calm": bonuses.Calm,
    "points": bonuses.Recruits,
    "draw": bonuses.DrawCards,
    "support": bonuses.AddSupport,
    "attack": bonuses.AddAttack,
    "defence": bonuses.AddDefence,
    "recon": bonuses.Recon,
}
EFFECTS: Final[dict[str, type[events.Effect]]] = {
    "redraw": events.Redraw,
    "buy": events.BuyNow,
    "fewer_invaders": events.FewerInvaders,
    "panic": events.SpreadPanic,
    "air_lost": events.AirLost,
    "discard": events.DiscardOne,
    "recon": events.ReconForAll,
    "hospital": events.HospitalToHand,
}
COLOURS: Final = ("yellow", "blue")
LATER: Final = ("I", "II")


class Builder:
    """Numbers the cards one after another, and remembers which make up each deck."""

    def __init__(self, cards: records.CardSet) -> None:
        self.written: Final = cards
        self.cards: Final[list[engine.Card]] = []
        troops: list[records.Troop] = [*cards.starting, *cards.afu, *cards.aid]
        self.badges: Final = sorted({troop.badge for troop in troops if troop.badge is not None})

    def add(self, card: engine.Card) -> int:
        self.cards.append(card)
        return len(self.cards) - 1

    def plain(self, card: Card, deck: int) -> int:
        return self.add(engine_card(card, deck))

    def troop(self, troop: records.Troop, deck: int) -> int:
        return self.add(
            engine_card(
                troop,
                deck,
                fighter=troop,
                kind=engine.TYPE_NAMES.index(troop.type),
                cost=troop.cost if isinstance(troop, records.Recruit) else 0,
                badge=engine.NO_BADGE if troop.badge is None else self.badges.index(troop.badge),
                bonus=self.bonus(troop.bonus),
                compensation=troop.compensation,
            )
        )

    def bonus(self, written: records.Bonus | None) -> bonuses.Bonus | None:
        if written is None:
            return None
        reward = REWARDS[written.reward.kind](written.reward.amount)
        return bonuses.Bonus(self.condition(written.when), reward)

    def condition(self, when: records.When | None) -> bonuses.Condition:
        if when is None:
            return bonuses.Always()
        if when.destroyed is not None:
            return bonuses.Destroyed(when.destroyed)
        if when.badge is not None:
            return bonuses.HasBadge(self.badges.index(when.badge))
        if when.panic:
            return bonuses.Panicked()
        if when.objective:
            return bonuses.ObjectiveOpen()
        return bonuses.PlayedDefence(bool(when.enhanced_defence))

    def invader(self, invader: records.Invader) -> int:
        kind = engine.AIR if "air" in invader.marks else engine.OTHER
        return self.add(engine_card(invader, engine.INVADER, fighter=invader, kind=kind))

    def event(self, event: records.Event) -> int:
        effect = EFFECTS[event.effect.kind](event.effect.amount)
        return self.add(engine_card(event, engine.EVENT, effect=effect, chains=event.chain))

    def objective(self, written: records.Objective) -> int:
        by_attack = written.need.attack is not None
        objective = engine.Objective(pool_of(written), written.need.amount, by_attack, written.points)
        return self.add(engine_card(written, engine.OBJECTIVE, objective=objective))

    def achievement(self, written: records.Achievement) -> int:
        goal = written.goal
        at_most = goal.at_most is not None
        threshold = goal.at_most if goal.at_most is not None else goal.at_least
        assert threshold is not None
        return self.add(
            engine_card(written, engine.ACHIEVEMENT, goal=engine.Goal(goal.count, threshold, at_most, written.points))
        )


def pool_of(objective: records.Objective) -> int:
    if objective.kind == "bridge":
        return engine.BRIDGE
    if objective.kind == "cruiser":
        return engine.CRUISER
    return engine.WORTH_THREE if objective.points == 3 else engine.WORTH_FOUR


def engine_card(
    card: Card,
    deck: int,
    fighter: records.Troop | records.Invader | None = None,
    kind: int = engine.OTHER,
    cost: int = 0,
    badge: int = engine.NO_BADGE,
    bonus: bonuses.Bonus | None = None,
    compensation: records.Compensation | None = None,
    effect: events.Effect | None = None,
    chains: bool = False,
    objective: engine.Objective | None = None,
    goal: engine.Goal | None = None,
) -> engine.Card:
    marks = fighter.marks if fighter is not None else ()
    enhanced = fighter.enhanced if fighter is not None else ()
    return engine.Card(
        name=card.id,
        title=title(card),
        deck=deck,
        attack=number(fighter.attack if fighter is not None else None),
        defence=number(fighter.defence if fighter is not None else None),
        support=number(fighter.support if fighter is not None else None),
        enhanced_attack="attack" in enhanced,
        enhanced_defence="defence" in enhanced,
        kind=kind,
        anti_air="anti-air" in marks,
        reinforcements="reinforcements" in marks,
        artillery="artillery" in marks,
        rocket="rocket" in marks,
        cost=cost,
        badge=badge,
        bonus=bonus,
        points=compensation.points or 0 if compensation is not None else 0,
        calms=compensation is not None and bool(compensation.panic),
        effect=effect,
        chains=chains,
        objective=objective,
        goal=goal,
    )


def number(written: int | None) -> int:
    return engine.ABSENT if written is None else written


def build(written: records.CardSet) -> engine.CardSet:
    """The card set that the rules play with."""
    b = Builder(written)
    starting = [(card, b.troop(card, engine.STARTING)) for card in written.starting]
    afu = [(card, b.troop(card, engine.AFU)) for card in written.afu]
    aid = [(card, b.troop(card, engine.AID)) for card in written.aid]
    panic = [(card, b.plain(card, engine.PANIC)) for card in written.panic]
    invaders = [(card, b.invader(card)) for card in written.invaders]
    achievements = [(card, b.achievement(card)) for card in written.achievements]
    stack = [(card, b.event(card)) for card in written.events]
    promos = [(card, b.event(card)) for card in written.promos]
    objectives = [(card, b.objective(card)) for card in written.objectives]
    return engine.CardSet(
        name=set_name(written),
        cards=b.cards,
        panic=panic[0][1],
        aid=aid[0][1],
        starting=[in_copies([pair for pair in starting if pair[0].colour == colour]) for colour in COLOURS],
        afu=in_copies(afu),
        aid_copies=len(in_copies(aid)),
        panic_copies=len(in_copies(panic)),
        colours=[in_copies([pair for pair in invaders if pair[0].deck == colour]) for colour in COLOURS],
        later=[in_copies([pair for pair in invaders if pair[0].deck == numeral]) for numeral in LATER],
        achievements=in_copies(achievements),
        events=in_copies(stack),
        promos=in_copies(promos),
        pools=[in_copies([pair for pair in objectives if pool_of(pair[0]) == pool]) for pool in range(engine.CRUISER + 1)],
        badges=b.badges,
    )
