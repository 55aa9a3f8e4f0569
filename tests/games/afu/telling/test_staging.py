"""The fights of AFU as scenes: each place one, and nothing in them that a viewer may not know."""

from __future__ import annotations

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import SPECTATOR, asked, choose
from rubizh.games.afu.rules.choices import DONE
from rubizh.games.afu.rules.state import Afu
from rubizh.games.afu.telling.story import AfuChronicle
from rubizh.telling.scene import Scene
from tests.games.afu.position import afu, game, play

CHRONICLE = AfuChronicle()
MOST = 4000  # choices of a random game


def staged(s: Afu, viewer: int = 0) -> list[Scene]:
    """What is staged once the cards are fielded."""
    after = s.clone()
    choose(after, DONE)
    return CHRONICLE.scenes(s, DONE, after, viewer)


def words(scene: Scene) -> list[str]:
    return [repr(one) for one in (scene.title, *scene.lines)]


def test_each_place_that_is_attacked_is_a_scene() -> None:
    s = play(afu(hand="tank-brigade rifle-company", attack="conscripts bmp-2 -"), "tank-brigade@1")
    fought, unfaced = staged(s)
    assert words(fought) == [
        "The first commander, place 1: tank-brigade against conscripts",
        "the invader is destroyed",
        "the defending card is safe",
    ]
    assert fought.cards == ["tank-brigade", "conscripts"]
    assert fought.facts["ours"] == {"attack": 9, "defence": 9, "enhanced_attack": True, "enhanced_defence": True}
    assert fought.facts["theirs"]["defence"] == 1
    assert (fought.facts["destroyed"], fought.facts["lost"], fought.facts["certain"]) == (True, False, True)
    assert words(unfaced) == ["The first commander, place 2: nobody faces bmp-2", "nobody: Panic"]
    assert (unfaced.cards, unfaced.facts["ours"]) == (["bmp-2"], None)


def test_the_sums_are_told_term_by_term_and_every_card_has_an_end() -> None:
    s = afu(hand="artillery-division artillery-group 1st-artillery-division", attack="2s19-msta 45th-brigade")
    fought = staged(play(s, "1st-artillery-division@1", "artillery-division+1"))[0].facts
    ours, theirs = fought["sums"]
    assert [(term["kind"], term["card"]) for term in ours["attack"]] == [
        ("card", "1st-artillery-division"),
        ("support", "artillery-division"),
        ("bonus", "artillery-division"),
    ]
    for sums, side in ((ours, fought["ours"]), (theirs, fought["theirs"])):
        for what in ("attack", "defence"):
            assert sum(term["n"] for term in sums[what]) == side[what]
    fates = {one["card"]: one["to"] for one in fought["fates"]}
    assert fates["2s19-msta"] == ("trophies" if fought["destroyed"] else "escaped")
    assert fates["1st-artillery-division"] == ("hospital" if fought["lost"] else "discard")
    assert fates["artillery-division"] == ("hospital" if fought["support_lost"] else "discard")


def test_a_rocket_strikes_unless_its_unit_is_destroyed() -> None:
    s = play(afu(hand="tank-brigade rifle-company", attack="iskander su-34 -"), "tank-brigade@1", "rifle-company@2")
    beaten, holds = staged(s)
    assert words(beaten)[-1] == "No rocket strike: its unit is destroyed."
    assert words(holds)[-1] == "Rocket strike: the display is laid out anew."


def test_laying_cards_is_not_staged() -> None:
    s = afu(hand="tank-brigade", attack="conscripts")
    laid = s.clone()
    choice = next(option for option in asked(s).options if option.text == "tank-brigade@1")
    choose(laid, choice)
    assert CHRONICLE.scenes(s, choice, laid, 0) == []


def test_a_badge_in_a_hidden_hand_is_not_counted_before_others() -> None:
    s = afu(hand="artillery-division artillery-group 1st-artillery-division", attack="2s19-msta 45th-brigade")
    play(s, "1st-artillery-division@1", "artillery-division+1")
    mine, theirs = staged(s)[0].facts, staged(s, viewer=1)[0].facts
    assert mine["ours"]["attack"] > theirs["ours"]["attack"]
    assert (mine["certain"], theirs["certain"]) == (True, False)
    assert (mine["destroyed"], mine["lost"]) == (theirs["destroyed"], theirs["lost"])


def test_scenes_tell_no_more_than_is_seen_before_and_after() -> None:
    """A hidden hand that may be another, and the same seen afterwards: then the same is staged."""
    s, dealer, compared = game().new(game().with_defaults({"chervona_kalyna": "yes"})), Dealer(11), 0
    for _ in range(MOST):
        if s.over:
            break
        for viewer in (0, 1, SPECTATOR) if repr(s.todo[-1]).startswith("Field") else ():
            other = game().sample(game().view(s, max(viewer, 0)), dealer)
            if all(sees_the_same(one, two, viewer) for one, two in ((s, other), (done(s), done(other)))):
                assert [plain(one) for one in staged(s, viewer)] == [plain(one) for one in staged(other, viewer)]
                compared += 1
        choose(s, dealer.pick(asked(s).options))
    assert compared > 20


def done(s: Afu) -> Afu:
    after = s.clone()
    choose(after, DONE)
    return after


def sees_the_same(one: Afu, other: Afu, viewer: int) -> bool:
    seen, imagined = game().view(one, viewer).facts(), game().view(other, viewer).facts()
    return seen == imagined


def plain(scene: Scene) -> tuple[list[str], list[str], str]:
    return words(scene), scene.cards, repr(scene.facts)
