"""What a player may know (afu-135 to afu-140)."""

from __future__ import annotations

import pytest

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import SPECTATOR, foregone
from rubizh.games.afu.rules.state import Afu
from rubizh.games.afu.rules.view import AfuView
from tests.games.afu.position import afu, begun, game, names, numbers, option, options, play, round_end, until

EVERYBODY = [0, 1, SPECTATOR]
OTHERS = [1, SPECTATOR]


def same(one: Afu, other: Afu, viewer: int) -> bool:
    """Whether a viewer cannot tell two positions apart."""
    return AfuView(one, viewer).facts() == AfuView(other, viewer).facts()


def told(s: Afu, viewer: int, text: str) -> str:
    return repr(game().tell(s, viewer, option(s, text)))


def seen(v: AfuView, cards: tuple[int, ...]) -> str:
    return " ".join(map(str, v.words.cards.write(cards)))


@pytest.mark.rule("afu-135", "afu-11")
def test_achievements_dealt_are_known_only_to_who_was_dealt_them() -> None:
    one, other = (afu(secret=kept, rejected=gone) for kept, gone in (("our-sky", "liberators"), ("god-of-war", "unbreakable")))
    assert [same(one, other, viewer) for viewer in EVERYBODY] == [False, True, True]
    own = AfuView(one, 0)
    assert (seen(own, own.secret), seen(own, own.rejected)) == ("our-sky", "liberators")
    assert AfuView(one, 1).secrets == (1, 0)


@pytest.mark.rule("afu-135")
def test_nor_is_it_told_which_one_was_kept() -> None:
    s = begun()
    first, second = options(s)
    assert told(s, 0, first) != told(s, 0, second)
    for viewer in OTHERS:
        assert told(s, viewer, first) == told(s, viewer, second)


@pytest.mark.rule("afu-135", "afu-109")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_the_scoring_shows_the_one_kept_but_not_the_one_put_away(viewer: int) -> None:
    s = afu("EndOfRound", last_round=True, secret="our-sky", rejected="unbreakable", other={"secret": "god-of-war"})
    assert s.over
    facts = repr(AfuView(s, viewer).facts())
    assert "our-sky" in facts
    assert "god-of-war" in facts
    assert ("unbreakable" in facts) == (viewer == 0)


@pytest.mark.rule("afu-136")
def test_a_hand_is_seen_only_by_its_player_the_others_see_how_many_cards_it_has() -> None:
    one = afu(hand="rifle-company panic", deck="tank-company")
    other = afu(hand="tank-company panic", deck="rifle-company")
    assert [same(one, other, viewer) for viewer in EVERYBODY] == [False, True, True]
    assert (seen(AfuView(one, 0), AfuView(one, 0).hand), AfuView(one, 1).hands) == ("rifle-company panic", (2, 0))
    assert (AfuView(one, 1).hand, AfuView(one, SPECTATOR).hand) == ((), ())


@pytest.mark.rule("afu-136")
def test_what_is_drawn_is_told_to_who_draws_it_alone() -> None:
    s = afu("Prepare", deck="rifle-company tank-company", invaders="bmp-2")
    assert told(s, 0, "deal rifle-company") != told(s, 0, "deal tank-company")
    for viewer in OTHERS:
        assert told(s, viewer, "deal rifle-company") == told(s, viewer, "deal tank-company")


def bidding(others: str) -> Afu:
    """The first player has bid, and the other one is asked."""
    s = afu("TakeObjective", war=True, objectives="izium", hand="capital-brigade", other={"hand": others})
    return play(s, "bid 5")


def paying(hand: str) -> Afu:
    return play(afu("TakeObjective", war=True, objectives="izium", hand=hand), "bid 3", "pass", "offer rifle-company")


def offering_alone(hand: str) -> Afu:
    return afu("TakeObjective", players=1, war=True, objectives="izium", second_wave=True, hand=hand)


def fought(hand: str) -> Afu:
    """The fights are over, and a bonus could be taken if its condition were met."""
    return play(afu(hand=hand, attack="tank-division"), "special-operations-group@1", "done")


def returning(hand: str, deck: str = "") -> Afu:
    """A Panic card goes back by compensation."""
    return play(afu("Compensate", hand=hand, deck=deck), "spend 2315th-battalion")


@pytest.mark.rule("afu-136", "afu-93", "afu-95", "afu-20", "afu-45", "afu-63", "afu-70", "afu-119")
@pytest.mark.parametrize(
    ("s", "only"),
    [
        (bidding("self-defence-detachment"), "pass"),
        (paying("rifle-company panic"), "done"),
        (offering_alone("panic"), "done"),
        (afu(hand="panic", attack="bmp-2"), "done"),
        (fought("special-operations-group panic"), "done"),
        (afu("Compensate", hand="self-defence-detachment"), "done"),
        (returning("2315th-battalion panic"), "calm hand"),
    ],
)
def test_who_has_only_one_option_because_of_the_hand_is_asked_all_the_same(s: Afu, only: str) -> None:
    assert options(s) == [only]
    assert foregone(s) is None


@pytest.mark.rule("afu-136")
@pytest.mark.parametrize(
    ("s", "only"),
    [
        (bidding(""), "pass"),
        (paying("rifle-company"), "done"),
        (offering_alone(""), "done"),
        (afu(attack="bmp-2"), "done"),
        (fought("special-operations-group"), "done"),
        (afu("Compensate"), "done"),
        (returning("2315th-battalion", deck="panic"), "calm discard"),
    ],
)
def test_an_empty_hand_hides_nothing_so_its_only_option_is_chosen_unasked(s: Afu, only: str) -> None:
    assert options(s) == [only]
    assert foregone(s) is option(s, only)


@pytest.mark.rule("afu-139", "afu-55")
def test_the_only_card_of_a_hospital_comes_unasked() -> None:
    s = play(afu(hand="medical-company panic", hospital="sniper-team", attack="bmp-2"), "treat medical-company")
    assert foregone(s) is option(s, "recover sniper-team")


@pytest.mark.rule("afu-137")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_of_a_face_down_deck_its_size_and_the_cards_there_may_be_are_known(viewer: int) -> None:
    s = afu(hand="panic", deck="rifle-company tank-company", invaders="bmp-2 mi-24", escaped="conscripts t-72b")
    its = AfuView(s, viewer)
    assert (its.decks[0], its.hands[0]) == (2, 1)
    assert sorted(seen(its, its.armies[0]).split()) == ["panic", "rifle-company", "tank-company"]
    assert sorted(seen(its, its.invaders[0]).split()) == ["bmp-2", "conscripts", "mi-24", "t-72b"]


@pytest.mark.rule("afu-137")
def test_any_of_them_may_be_next() -> None:
    s = afu(invaders="bmp-2 mi-24", escaped="conscripts t-72b", other={"hand": "rifle-company", "deck": "tank-company"})
    dealer, hands, decks = Dealer(1), set(), set()
    for _ in range(100):
        imagined = game().sample(AfuView(s, 0), dealer)
        hands.add(names(imagined, imagined.hand[1]))
        decks.add(names(imagined, imagined.invaders[0]))
    assert hands == {"rifle-company", "tank-company"}
    assert len(decks) == 3


@pytest.mark.rule("afu-138")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_of_a_discard_the_size_and_the_top_card_are_seen(viewer: int) -> None:
    one = afu(discard="rifle-company panic tank-company", escaped="bmp-2 conscripts mi-24")
    other = afu(discard="panic rifle-company tank-company", escaped="conscripts bmp-2 mi-24")
    assert same(one, other, viewer)
    its = AfuView(one, viewer)
    assert (its.discards[0], seen(its, its.discard_tops), its.escapeds[0], seen(its, its.escaped_tops)) == (
        3,
        "tank-company -",
        3,
        "mi-24 -",
    )
    assert not same(one, afu(discard="rifle-company tank-company panic", escaped="bmp-2 conscripts mi-24"), viewer)


@pytest.mark.rule("afu-139")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_what_lies_face_up(viewer: int) -> None:
    s = afu(
        "Events",
        war=True,
        events="low-clouds worth-3",
        display="rifle-company tank-company",
        top="98th-battalion",
        hospital="sniper-team",
        trophies="mi-24",
        taken="kyiv",
        objectives="izium",
        deck="tank-brigade",
        invaders="bmp-3",
        goals="our-sky",
        aid=4,
        panic=11,
    )
    play(s, "deal low-clouds", "bid 1", "pass", "offer tank-brigade", "done")
    its = AfuView(s, viewer)
    assert (seen(its, its.display), seen(its, (its.top,))) == ("rifle-company tank-company - - -", "98th-battalion")
    assert (seen(its, its.hospital[0]), seen(its, its.trophies[0]), seen(its, its.taken[0])) == ("sniper-team", "mi-24", "kyiv")
    assert (seen(its, its.objectives), seen(its, its.shown_events), seen(its, its.goals)) == ("izium", "low-clouds", "our-sky")
    assert (seen(its, its.attack[0]), seen(its, its.offered[0]), its.aid, its.panic) == ("bmp-3 - -", "tank-brigade", 4, 11)


@pytest.mark.rule("afu-139")
@pytest.mark.parametrize("viewer", EVERYBODY)
def test_everybody_sees_the_rows(viewer: int) -> None:
    s = afu(war=True, hand="tank-company reserve-platoon", attack="bmp-3", attack_support="fuel-column")
    its = AfuView(play(s, "tank-company@1", "reserve-platoon+1"), viewer)
    rows = (its.attack[0], its.attack_support[0], its.defence[0], its.defence_support[0])
    assert [seen(its, row).split()[0] for row in rows] == ["bmp-3", "fuel-column", "tank-company", "reserve-platoon"]


def reconnoitred() -> Afu:
    s = afu(hand="scouts", attack="conscripts", invaders="t-72b mi-24 bmp-2 mi-8")
    return play(s, "scouts@1", "bonus scouts", "deal t-72b", "deal mi-24", "deal bmp-2")


@pytest.mark.rule("afu-140", "afu-62")
def test_who_looked_knows_the_invaders_and_their_order() -> None:
    s = play(reconnoitred(), "done", "next mi-24", "next bmp-2")
    own = AfuView(s, 0)
    assert seen(own, own.foreseen) == "mi-24 bmp-2 t-72b"
    dealer = Dealer(1)
    for _ in range(20):
        imagined = game().sample(own, dealer)
        assert names(imagined, imagined.foreseen[0]) == "mi-24 bmp-2 t-72b"
    for viewer in OTHERS:
        assert AfuView(s, viewer).foreseen == ()


@pytest.mark.rule("afu-140")
def test_the_others_see_only_the_card_put_into_the_invader_discard() -> None:
    one, other = play(reconnoitred(), "dismiss bmp-2", "next mi-24"), play(reconnoitred(), "dismiss bmp-2", "next t-72b")
    assert [same(one, other, viewer) for viewer in EVERYBODY] == [False, True, True]
    assert seen(AfuView(one, 1), AfuView(one, 1).escaped_tops) == "bmp-2 -"
    for viewer in OTHERS:
        ordering = play(reconnoitred(), "done")
        assert told(ordering, viewer, "next mi-24") == told(ordering, viewer, "next t-72b")
        assert "bmp-2" in told(reconnoitred(), viewer, "dismiss bmp-2")


@pytest.mark.rule("afu-140")
def test_nobody_learns_that_two_of_the_invaders_are_alike() -> None:
    s = play(afu(hand="scouts", attack="conscripts", invaders="bmp-2 bmp-2"), "scouts@1", "bonus scouts", "done")
    assert options(s) == ["next bmp-2"]
    assert foregone(s) is None


@pytest.mark.rule("afu-140")
def test_what_recon_finds_is_told_to_who_looks_alone() -> None:
    s = play(afu(hand="scouts", attack="conscripts", invaders="t-72b mi-24"), "scouts@1", "bonus scouts")
    assert told(s, 0, "deal t-72b") != told(s, 0, "deal mi-24")
    assert told(s, 1, "deal t-72b") == told(s, 1, "deal mi-24")


@pytest.mark.rule("afu-140")
def test_what_is_revealed_is_no_longer_foreseen() -> None:
    s = play(reconnoitred(), "done", "next mi-24", "next bmp-2")
    until(round_end(s), "Combat")
    assert AfuView(s, 0).foreseen == ()
    assert names(s, s.attack[0]) == "mi-24 bmp-2 t-72b"
    assert numbers(s, "mi-8") == s.invaders[0]
