"""Every condition, reward, mark, event, goal, rank, ending and outcome of AFU, one after the other: give, play, assert."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from rubizh.games.afu.cards import records
from rubizh.games.afu.package import CARD_SETS
from rubizh.games.afu.rules.scoring import rank, reached, score
from rubizh.games.afu.rules.state import MOSKVA, NO_PANIC_LEFT, OVERWHELMED, THREE_OBJECTIVES_LOST, Afu
from rubizh.games.afu.rules.story import RANK_NAMES
from tests.games.afu.position import (
    Side,
    achievement,
    afu,
    deck,
    discard,
    display,
    escaped,
    event,
    fight,
    game,
    hand,
    hospital,
    invader,
    kind,
    names,
    objective,
    options,
    play,
    round_end,
    troop,
    trophies,
    until,
)

UNIT = troop("unit", attack=1, defence=9)
TROUPE = [
    UNIT,
    troop("victor", attack=9, defence=9),
    troop("arrow", attack=1, defence=9, enhanced=["defence"]),
    troop("bearer", attack=1, badge="x"),
    invader("wall", attack=0, defence=9),
    invader("prey", attack=0, defence=1),
    objective(defence=9),
]

CONDITIONS: list[tuple[dict[str, object], list[str], list[str]]] = [
    ({"destroyed": 2}, ["victor@2", "victor@3", "done"], ["victor@2", "done"]),
    ({"panic": True}, ["unit@2", "done"], ["unit@2", "victor@3", "done"]),
    ({"normal_defence": True}, ["unit@2"], ["arrow@2"]),
    ({"enhanced_defence": True}, ["arrow@2"], ["unit@2"]),
]


def asking(when: Mapping[str, object], hand: str = "unit victor victor arrow", objectives: str = "") -> Afu:
    """A card that asks for something to draw a card, and itself has a badge and an enhanced defence."""
    asker = troop("asker", attack=0, defence=9, enhanced=["defence"], badge="x", bonus={"when": when, "reward": {"draw": 1}})
    cards = [*TROUPE, asker]
    return afu(war=True, cards=cards, hand=f"asker {hand}", deck="unit", attack="wall prey prey", objectives=objectives)


@pytest.mark.rule("afu-48", "afu-50", "afu-51", "afu-52")
@pytest.mark.parametrize(("when", "met", "unmet"), CONDITIONS)
def test_condition(when: dict[str, object], met: list[str], unmet: list[str]) -> None:
    assert "bonus asker" in options(play(asking(when), "asker@1", *met))
    assert "bonus asker" not in options(play(asking(when), "asker@1", *unmet))


@pytest.mark.rule("afu-49")
@pytest.mark.parametrize(("other", "met"), [("bearer", True), ("unit", False)])
def test_condition_badge(other: str, met: bool) -> None:
    assert ("bonus asker" in options(play(asking({"badge": "x"}, other), "asker@1"))) == met


@pytest.mark.rule("afu-53")
@pytest.mark.parametrize(("objectives", "met"), [("target", True), ("", False)])
def test_condition_objective(objectives: str, met: bool) -> None:
    assert ("bonus asker" in options(play(asking({"objective": True}, objectives=objectives), "asker@1"))) == met


def rewarded(reward: Mapping[str, object], *texts: str, **piles: str) -> Afu:
    """A card with this reward, fielded against an invader of 1 attack and 4 defence, and these choices after that."""
    giver = troop("giver", attack=1, defence=1, support=1, bonus={"reward": reward})
    s = afu(
        cards=[*TROUPE, giver, invader("foe", attack=1, defence=4)],
        hand="giver " + piles.get("hand", ""),
        deck=piles.get("deck", ""),
        discard=piles.get("discard", ""),
        hospital=piles.get("hospital", ""),
        invaders=piles.get("invaders", ""),
        attack=piles.get("attack", "foe"),
        display="press-centre",
    )
    return play(s, *([] if "treat giver" in texts else ["giver@1"]), *texts)


@pytest.mark.rule("afu-54")
def test_reward_no_panic() -> None:
    assert rewarded({"no_panic": True}, "done", attack="foe foe").panic == 16
    assert rewarded({"no_panic": True}, "done", attack="foe foe foe").panic == 15


@pytest.mark.rule("afu-55")
def test_reward_hospital() -> None:
    s = rewarded({"hospital": True}, "treat giver", "recover unit", hospital="unit")
    assert (hand(s), hospital(s)) == ("unit", "giver")


@pytest.mark.rule("afu-56")
@pytest.mark.parametrize("where", ["hand", "discard", "deck"])
def test_reward_return_panic(where: str) -> None:
    s = rewarded({"calm": True}, "bonus giver", f"calm {where}", **{where: "panic unit"})
    assert (hand(s) + discard(s) + deck(s), s.panic) == ("unit", 17)


@pytest.mark.rule("afu-57")
def test_reward_recruitment_points() -> None:
    assert until(rewarded({"points": 3}, "done"), "Compensate").points[0] == 3


@pytest.mark.rule("afu-58")
def test_reward_draw() -> None:
    assert hand(rewarded({"draw": 1}, "bonus giver", "deal unit", deck="unit arrow")) == "unit"


@pytest.mark.rule("afu-59", "afu-60", "afu-61")
@pytest.mark.parametrize(("reward", "outcome"), [("attack", "both"), ("defence", "neither"), ("support", "lost")])
def test_reward_attack_defence_support_in_the_defence_row(reward: str, outcome: str) -> None:
    ours = troop(attack=1, defence=1, support=1, bonus={"reward": {reward: 3}})
    assert fight(ours, invader(attack=1, defence=4)) == outcome


@pytest.mark.rule("afu-59", "afu-60", "afu-61")
@pytest.mark.parametrize(("reward", "outcome"), [("attack", "neither"), ("defence", "neither"), ("support", "destroyed")])
def test_reward_attack_defence_support_in_the_support_row(reward: str, outcome: str) -> None:
    support = troop(attack=1, defence=1, support=1, bonus={"reward": {reward: 3}})
    assert fight(troop(attack=1, defence=1), invader(attack=1, defence=4), support) == outcome


@pytest.mark.rule("afu-62")
def test_reward_reconnaissance() -> None:
    s = rewarded({"recon": True}, "bonus giver", "deal wall", "deal prey", "deal foe", invaders="wall prey foe foe")
    play(s, "dismiss prey", "next wall")
    assert (escaped(s), names(s, s.foreseen[0])) == ("prey", "wall foe")


SIGN: list[tuple[records.Recruit, records.Invader, str]] = [
    (troop(attack=9, defence=9), invader(attack=1, defence=1, enhanced=["defence"]), "neither"),
    (troop(attack=9, defence=9, enhanced=["attack"]), invader(attack=1, defence=1, enhanced=["defence"]), "destroyed"),
    (troop(attack=1, defence=1, enhanced=["defence"]), invader(attack=9, defence=9), "neither"),
    (troop(attack=1, defence=1, enhanced=["defence"]), invader(attack=9, defence=9, enhanced=["attack"]), "lost"),
    (troop(attack=9, defence=9), invader(attack=1, defence=1, marks=["air"]), "neither"),
    (troop(attack=9, defence=9, marks=["anti-air"]), invader(attack=1, defence=1, marks=["air"]), "destroyed"),
    (troop(attack=9, defence=9, type="air"), invader(attack=1, defence=1), "destroyed"),
]


@pytest.mark.rule("afu-33", "afu-34", "afu-38", "afu-39")
@pytest.mark.parametrize(("ours", "theirs", "outcome"), SIGN)
def test_mark_in_a_fight(ours: records.Recruit, theirs: records.Invader, outcome: str) -> None:
    assert fight(ours, theirs) == outcome


@pytest.mark.rule("afu-35")
def test_mark_reinforcements() -> None:
    reserve = troop(support=0, marks=["reinforcements"])
    assert fight(troop(attack=9, defence=9), invader(attack=1, defence=1, enhanced=["defence"]), reserve) == "destroyed"


@pytest.mark.rule("afu-36", "afu-37")
@pytest.mark.parametrize(
    ("mark", "wounded", "struck"), [("artillery", "helper", False), ("rocket", "", True), ("anti-air", "", False)]
)
def test_mark_of_an_invader_that_is_not_destroyed(mark: str, wounded: str, struck: bool) -> None:
    cards = [UNIT, troop("helper", support=1), invader("gun", attack=1, defence=9, marks=[mark])]
    s = afu(cards=cards, hand="unit helper", attack="gun", display="rifle-company", top="press-centre")
    play(s, "unit@1", "helper+1", "done")
    assert (hospital(s), display(s).split()[0]) == (wounded, "press-centre" if struck else "rifle-company")


def happening(**effect: object) -> Afu:
    """A round of the war with one event; each seat has seven units, one more in the hospital and five invaders."""
    both = Side(deck="unit " * 7, hospital="bearer", invaders="wall prey prey wall prey")
    cards = [*TROUPE, event("news", **effect)]
    return play(afu("Events", war=True, cards=cards, events="news", display="98th-battalion", other=both, **both), "deal news")


@pytest.mark.rule("afu-83")
def test_event_exchange() -> None:
    s = play(until(happening(redraw=True), "DiscardCard"), "discard unit")
    assert (discard(s), len(s.hand[0])) == ("unit", 4)
    until(s, "Combat")
    assert ([len(held) for held in s.hand], [len(left) for left in s.deck]) == ([5, 5], [1, 1])


@pytest.mark.rule("afu-84")
@pytest.mark.parametrize("amount", [1, 4])
def test_event_purchases(amount: int) -> None:
    s = happening(buy=amount)
    assert s.points == [amount, amount]
    play(s, "buy international-aid", "buy 98th-battalion")
    until(s, "Prepare")
    assert (discard(s, 0), discard(s, 1), s.points) == ("international-aid", "98th-battalion", [0, 0])


@pytest.mark.rule("afu-85")
@pytest.mark.parametrize("amount", [1, 2, 3])
def test_event_fewer_invaders(amount: int) -> None:
    s = until(happening(fewer_invaders=amount), "Combat")
    assert [names(s, row).split().count("-") for row in s.attack] == [amount, amount]


@pytest.mark.rule("afu-86")
def test_event_panic() -> None:
    s = happening(panic=1)
    assert (discard(s, 0), discard(s, 1), s.panic) == ("panic", "panic", 14)


@pytest.mark.rule("afu-87")
def test_event_air_units_lost() -> None:
    cards = [troop("wings", attack=9, defence=9, type="air"), event("news", air_lost=True), invader("prey", attack=0, defence=1)]
    s = afu("Events", war=True, cards=cards, events="news", deck="wings", invaders="prey")
    play(s, "deal news", "wings@1", "done")
    assert (trophies(s), hospital(s)) == ("prey", "wings")


@pytest.mark.rule("afu-88")
def test_event_discard() -> None:
    s = until(play(until(happening(discard=1), "DiscardCard"), "discard unit"), "Combat")
    assert ([len(held) for held in s.hand], discard(s)) == ([4, 4], "unit")


@pytest.mark.rule("afu-89")
def test_event_reconnaissance() -> None:
    s = until(happening(recon=True), "DismissOne")
    assert len(s.foreseen[0]) == 3
    until(play(s, options(s)[0]), "Prepare")
    assert ([len(known) for known in s.foreseen], [len(gone) for gone in s.escaped]) == ([2, 3], [1, 0])


@pytest.mark.rule("afu-90")
def test_event_hospital() -> None:
    s = until(happening(hospital=True), "Combat")
    assert (hospital(s, 0), hospital(s, 1), [len(held) for held in s.hand]) == ("", "", [5, 5])
    assert "bearer" in hand(s)


@pytest.mark.rule("afu-81")
@pytest.mark.parametrize(
    "card", [*CARD_SETS.read(CARD_SETS.shipped).events, *CARD_SETS.read(CARD_SETS.shipped).promos], ids=lambda card: str(card.id)
)
def test_event_of_the_shipped_set_chains_as_it_says(card: records.Event) -> None:
    s = afu("Events", war=True, events=card.id, deck="panic", other={"deck": "panic"}, invaders="bmp-3")
    until(play(s, f"deal {card.id}"), "Events", "Prepare")
    assert (type(s.todo[-1]).__name__ == "Events") == kind(s, card.id).chains


GOALS: list[tuple[str, Side, Side]] = [
    ("infantry", Side(deck="foot", discard="foot"), Side(deck="foot", hospital="foot", discard="gun tank wing")),
    ("artillery", Side(deck="gun", discard="gun"), Side(deck="gun", discard="foot")),
    ("tank", Side(deck="tank", discard="tank"), Side(deck="tank", discard="foot")),
    ("air", Side(deck="wing", discard="wing"), Side(deck="wing", discard="flak")),
    ("anti-air", Side(deck="flak", discard="flak"), Side(deck="flak", discard="wing")),
    ("enhanced", Side(deck="sharp", discard="tough"), Side(deck="sharp", discard="foot")),
    ("cards", Side(deck="foot", discard="gun"), Side(deck="foot", discard="panic", hospital="gun")),
    ("trophies", Side(trophies="bmp-2 mi-24"), Side(trophies="bmp-2", escaped="mi-24")),
    ("air-trophies", Side(trophies="mi-24 su-25"), Side(trophies="mi-24 bmp-2")),
    ("objectives", Side(taken="kyiv izium"), Side(taken="kyiv")),
    ("aid", Side(deck="international-aid", discard="international-aid"), Side(deck="international-aid", discard="foot")),
]
ARMY = [
    troop("foot"),
    troop("gun", type="artillery"),
    troop("tank", type="tank"),
    troop("wing", type="air"),
    troop("flak", type="other", marks=["anti-air"]),
    troop("sharp", type="other", attack=1, enhanced=["attack"]),
    troop("tough", type="other", defence=1, enhanced=["defence"]),
]


def meets(count: str, threshold: Mapping[str, int], side: Side) -> bool:
    goal = achievement("goal", points=5, count=count, **threshold)
    s = afu("EndOfRound", last_round=True, cards=[*ARMY, goal], goals="goal", **side)
    its = kind(s, "goal").goal
    assert its is not None
    worth = score(s, 0) - score(afu("EndOfRound", last_round=True, cards=[*ARMY, goal], **side), 0)
    assert (worth == 5) == reached(s, 0, its)
    return reached(s, 0, its)


@pytest.mark.rule("afu-5", "afu-107", "afu-108")
@pytest.mark.parametrize(("count", "enough", "short"), GOALS, ids=[goal[0] for goal in GOALS])
def test_achievement(count: str, enough: Side, short: Side) -> None:
    assert meets(count, {"at_least": 2}, enough)
    assert not meets(count, {"at_least": 2}, short)


@pytest.mark.rule("afu-5", "afu-107")
def test_achievement_panic() -> None:
    other = Side(deck="panic " * 5)
    for cards, met in (("", True), ("panic", True), ("panic panic", False)):
        goal = achievement("goal", points=5, count="panic", at_most=1)
        s = afu("EndOfRound", last_round=True, cards=[goal], goals="goal", deck=cards, other=other)
        assert score(s, 0) == (5 if met else 0) - len(cards.split())


@pytest.mark.rule("afu-131")
@pytest.mark.parametrize(
    ("points", "name"),
    [
        (19, "Enemy Saboteur"),
        (20, "Recruit"),
        (22, "Sergeant"),
        (25, "Lieutenant"),
        (28, "Captain"),
        (30, "Major"),
        (33, "Colonel"),
        (35, "General"),
        (38, "Iron General"),
    ],
)
def test_rank(points: int, name: str) -> None:
    medal = objective("medal", points=1, attack=1)
    s = afu("EndOfRound", players=1, last_round=True, cards=[medal], taken="medal " * points)
    assert repr(RANK_NAMES[rank(s)]) == name
    assert game().result(s).winners() == ([] if name == "Enemy Saboteur" else [0])


@pytest.mark.rule("afu-127", "afu-128", "afu-129", "afu-130")
def test_solo_endings() -> None:
    overwhelmed = afu("Prepare", players=1, deck="panic panic panic", invaders="bmp-2")
    until(overwhelmed, "LayInvaders")
    no_panic = afu("EndOfRound", players=1, panic=0, invaders="bmp-2")
    taken = afu("TakeObjective", players=1, war=True, objectives="mariupol", invaders="t-90m", enemy_objectives="kyiv izium")
    play(taken, "deal t-90m", "done")
    moskva = round_end(play(afu("Events", players=1, war=True, deck="panic"), "reveal cruiser", "deal cruiser-moskva"))
    ends = [overwhelmed, no_panic, taken, moskva]
    assert [s.over for s in ends] == [True] * 4
    assert [s.ending for s in ends] == [OVERWHELMED, NO_PANIC_LEFT, THREE_OBJECTIVES_LOST, MOSKVA]


@pytest.mark.rule("afu-121", "afu-122", "afu-123", "afu-124", "afu-125")
@pytest.mark.parametrize(
    ("enemy", "offers", "where", "panic"),
    [(0, 0, "stays", 1), (1, 1, "stays", 0), (5, 1, "theirs", 0), (4, 2, "stays", 0), (3, 2, "ours", 0)],
)
def test_solo_objective(enemy: int, offers: int, where: str, panic: int) -> None:
    cards = [troop("guard", defence=2), invader("rival", attack=9, defence=enemy), objective(defence=4)]
    s = afu("TakeObjective", players=1, war=True, cards=cards, objectives="target", hand="guard guard", invaders="rival")
    play(s, "deal rival", *["offer guard"] * offers, "done")
    piles = {"stays": s.objectives, "theirs": s.enemy_objectives, "ours": s.taken[0]}
    assert [name for name, pile in piles.items() if pile] == [where]
    assert s.panic == 8 - panic
