"""Events, bids and objectives of AFU as scenes, one by one."""

from __future__ import annotations

from rubizh.engine.flow import asked, choose
from rubizh.games.afu.rules.state import Afu
from rubizh.games.afu.telling.story import AfuChronicle
from rubizh.telling.scene import Scene
from tests.games.afu.position import Side, afu, event, invader, objective, play, troop

CHRONICLE = AfuChronicle()
GUARD = troop("guard", attack=1, defence=3)
CARDS = [GUARD, objective(defence=4), invader("weak", attack=8, defence=3), event("exchange-of-fire", fewer_invaders=1)]


def auction(hand: str = "guard guard", others: str = "guard guard") -> Afu:
    return afu("TakeObjective", war=True, cards=CARDS, objectives="target", hand=hand, other=Side(hand=others))


def staged(s: Afu, text: str, viewer: int = 0) -> list[Scene]:
    """What a choice stages for a viewer; the choice is made."""
    before, choice = s.clone(), next(option for option in asked(s).options if option.text == text)
    choose(s, choice)
    return CHRONICLE.scenes(before, choice, s, viewer)


def words(scene: Scene) -> list[str]:
    return [repr(one) for one in (scene.title, *scene.lines)]


def test_an_event_is_a_scene_with_what_it_brings() -> None:
    s = afu("Events", war=True, cards=CARDS, events="exchange-of-fire worth-4", deck="guard", other={"deck": "guard"})
    (scene,) = staged(s, "deal exchange-of-fire")
    assert words(scene) == ["Event: exchange-of-fire.", "It brings: invaders fewer this round: 1."]
    assert (scene.cards, scene.facts["kind"]) == (["exchange-of-fire"], "event")


def test_an_event_that_chains_says_that_more_comes() -> None:
    s = afu("Events", war=True, events="blackout air-raid-alert", deck="scouts", other={"deck": "scouts"})
    (scene,) = staged(s, "deal blackout")
    assert words(scene)[-1] == "The next card comes at once."


def test_an_objective_that_comes_up_says_what_it_needs() -> None:
    s = play(
        afu("Events", war=True, events="worth-4 bridge", deck="scouts", other={"deck": "scouts"}), "reveal objective worth 4"
    )
    (scene,) = staged(s, "deal kyiv")
    assert words(scene) == ["Objective: kyiv.", "It needs defence 9; victory points: 4."]


def test_every_bid_of_the_other_is_a_scene_and_what_decides_is_one_for_all() -> None:
    s = auction()
    assert staged(s.clone(), "bid 2", viewer=0) == []
    (scene,) = staged(s, "bid 2", viewer=1)
    assert words(scene) == ["The first commander bids 2.", "It needs defence 4; victory points: 3."]
    assert (scene.facts["bid"], scene.facts["stood"], scene.facts["bidder"], scene.facts["open"]) == (2, 0, -1, True)
    (higher,) = staged(s, "bid 5", viewer=0)
    assert (higher.facts["stood"], higher.facts["bidder"], higher.facts["bid"]) == (2, 0, 5)
    (passed,) = staged(s, "pass", viewer=0)
    assert words(passed)[0] == "The first commander passes."
    assert words(passed)[-1] == "The second commander is to pay 5, and takes the objective."
    assert (passed.facts["pays"], passed.facts["open"]) == (1, False)


def test_a_bid_below_the_need_says_that_the_objective_stays() -> None:
    s = play(auction(), "bid 2")
    (scene,) = staged(s, "pass")
    assert words(scene)[-1] == "The first commander is to pay 2: too little, the objective stays."


def test_nobody_bids() -> None:
    s = play(auction(), "pass")
    (scene,) = staged(s, "pass")
    assert words(scene)[-1] == "Nobody has bid: each takes a Panic card."
    assert (scene.facts["pays"], scene.facts["open"]) == (None, False)


def test_what_was_paid_is_shown_with_the_objective() -> None:
    s = play(auction(), "bid 4", "pass", "offer guard", "offer guard")
    (scene,) = staged(s, "done")
    assert words(scene)[0] == "The first commander takes the objective target."
    assert (scene.facts["took"], scene.facts["worth"], scene.facts["used"]) == (True, 6, ["guard", "guard"])
    assert scene.cards == ["target", "guard", "guard"]


def test_laying_the_payment_is_not_staged() -> None:
    assert staged(play(auction(), "bid 4", "pass"), "offer guard") == []


def test_alone_both_offers_are_compared() -> None:
    s = afu("TakeObjective", players=1, war=True, cards=CARDS, objectives="target", hand="guard guard", invaders="weak")
    play(s, "deal weak", "offer guard", "offer guard")
    (scene,) = staged(s, "done")
    assert words(scene)[0] == "The commander takes the objective target."
    assert (scene.facts["worth"], scene.facts["enemy"], scene.facts["need"]) == (6, {"card": "weak", "n": 3}, 4)
