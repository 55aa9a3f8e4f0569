"""The solo game (afu-112 to afu-131)."""

from __future__ import annotations

import pytest

from rubizh.games.afu.rules.scoring import lost, rank, score
from rubizh.games.afu.rules.state import MOSKVA, NO_PANIC_LEFT, OVERWHELMED, THREE_OBJECTIVES_LOST, Afu
from rubizh.games.afu.rules.story import RANK_NAMES
from tests.games.afu.position import (
    Side,
    achievement,
    afu,
    asks,
    discard,
    escaped,
    game,
    invader,
    names,
    new,
    objective,
    options,
    play,
    round_end,
    some,
    taken,
    troop,
    until,
    why,
)

SET = game().set
GUARD = troop("guard", attack=1, defence=3)
HELPER = troop("helper", attack=2, support=3)
WEAK, EQUAL, STRONG = (invader(name, attack=8, defence=n) for name, n in (("weak", 3), ("equal", 6), ("strong", 7)))
SUPPORTER = invader("supporter", support=9)
CARDS = [GUARD, HELPER, WEAK, EQUAL, STRONG, SUPPORTER, objective(defence=4), objective("high", defence=9)]


def struggle(enemy: str, offers: int, target: str = "target", enemy_objectives: str = "") -> Afu:
    """The invader bids with a card, you with so many guards of 3 defence each."""
    s = afu(
        "TakeObjective",
        players=1,
        war=True,
        cards=CARDS,
        objectives=target,
        hand="guard guard guard",
        invaders=enemy,
        enemy_objectives=enemy_objectives,
        second_wave=True,
    )
    return play(s, f"deal {enemy}", *["offer guard"] * offers, "done")


def outcome(s: Afu) -> str:
    if s.objectives:
        return "stays"
    return "ours" if s.taken[0] else "theirs"


@pytest.mark.rule("afu-112")
def test_you_are_always_first() -> None:
    s = afu(players=1, invaders="bmp-2")
    assert (s.first, round_end(s).first) == (0, 0)


@pytest.mark.rule("afu-114", "afu-72")
@pytest.mark.parametrize(("invaders", "war"), [("", True), ("bmp-2", False)])
def test_the_invasion_ends_when_the_invader_deck_has_become_empty(invaders: str, war: bool) -> None:
    assert round_end(afu(players=1, attack="conscripts", invaders=invaders)).war == war


@pytest.mark.rule("afu-115", "afu-116", "afu-117")
@pytest.mark.parametrize(("level", "again"), [("easy", True), ("hard", False), ("incredible", False)])
def test_the_invaders_of_the_war_at_each_level(level: str, again: bool) -> None:
    s = round_end(afu(players=1, options={"level": level}, escaped="bmp-2 mi-24", deck="rifle-company", discard="panic"))
    expected = [*(SET.cards[c].name for c in SET.later[0]), *(["bmp-2", "mi-24"] if again else [])]
    assert some(s, s.invaders[0]) == " ".join(sorted(expected))
    assert escaped(s) == ""
    assert some(s, s.deck[0]) == "panic rifle-company"


@pytest.mark.rule("afu-117")
def test_the_hardest_level_is_without_the_promos() -> None:
    assert [len(new(players="1", level=level).events) for level in ("easy", "hard", "incredible")] == [22, 22, 18]
    assert not set(new(players="1", level="incredible").events) & set(SET.promos)


@pytest.mark.rule("afu-118", "afu-104")
def test_the_first_new_invader_deck_brings_the_invaders_with_ii_a_later_one_does_not() -> None:
    s = until(afu("Prepare", players=1, war=True, deck="rifle-company", invaders="bmp-3", escaped="mi-24"), "Attack")
    play(s, "deal bmp-3")
    second = [SET.cards[c].name for c in SET.later[1]]
    assert sorted(options(s)) == sorted(f"deal {card}" for card in [*second, "mi-24"])
    later = afu("Prepare", players=1, war=True, second_wave=True, deck="panic", invaders="bmp-3", escaped="mi-24")
    assert options(play(until(later, "Attack"), "deal bmp-3")) == ["deal mi-24"]


@pytest.mark.rule("afu-118")
def test_in_the_invasion_no_invaders_are_added() -> None:
    s = until(afu("Prepare", players=1, deck="rifle-company", escaped="mi-24"), "Combat")
    assert names(s, s.attack[0]) == "- - -"


@pytest.mark.rule("afu-119", "afu-13")
def test_the_invader_bids_first_at_every_objective_step() -> None:
    s = afu("TakeObjective", players=1, war=True, cards=CARDS, objectives="target", hand="guard helper", invaders="weak strong")
    assert set(options(s)) == {"deal weak", "deal strong"}
    play(s, "deal strong")
    assert names(s, [s.enemy_bid]) == "strong"
    assert (asks(s), options(s)) == (0, ["offer guard", "offer helper", "done"])
    assert options(play(s, "offer guard")) == ["offer helper", "done"]


@pytest.mark.rule("afu-119", "afu-121", "afu-3")
def test_any_card_but_panic_may_be_offered_and_one_worth_nothing_is_enough_to_take_no_panic() -> None:
    s = afu("TakeObjective", players=1, war=True, cards=CARDS, objectives="target", hand="helper panic", invaders="weak")
    play(s, "deal weak")
    assert options(s) == ["offer helper", "done"]
    play(s, "offer helper", "done")
    assert (s.panic, outcome(s)) == (8, "stays")


@pytest.mark.rule("afu-119")
def test_five_cards_at_most_are_offered() -> None:
    s = afu("TakeObjective", players=1, war=True, cards=CARDS, objectives="high", hand="guard " * 6, invaders="weak")
    play(s, "deal weak", *["offer guard"] * 5)
    assert options(s) == ["done"]
    assert why(s, "offer guard").rule == "afu-119"


@pytest.mark.rule("afu-119", "afu-104")
def test_the_bid_comes_from_a_new_deck_if_the_old_one_is_empty() -> None:
    s = afu("TakeObjective", players=1, war=True, cards=CARDS, second_wave=True, objectives="target", escaped="weak")
    assert options(s) == ["deal weak"]


@pytest.mark.rule("afu-119", "afu-62", "afu-140")
def test_the_bid_is_the_first_of_the_invaders_that_were_looked_at() -> None:
    s = afu("TakeObjective", players=1, war=True, cards=CARDS, objectives="target", foreseen="weak equal", invaders="strong")
    assert asks(s) == 0
    assert (names(s, [s.enemy_bid]), names(s, s.foreseen[0]), some(s, s.invaders[0])) == ("weak", "equal", "strong")


@pytest.mark.rule("afu-120")
def test_the_printed_value_of_the_kind_asked_for_counts_and_support_is_worth_nothing() -> None:
    assert outcome(struggle("weak", 0)) == "stays"
    assert outcome(struggle("supporter", 0)) == "stays"
    assert outcome(struggle("strong", 0)) == "theirs"


@pytest.mark.rule("afu-120", "afu-93")
def test_your_value_is_counted_as_for_an_auction() -> None:
    s = afu("TakeObjective", players=1, war=True, cards=CARDS, objectives="target", hand="2nd-battalion", invaders="weak")
    play(s, "deal weak", "offer 2nd-battalion", "done")
    assert taken(s) == "target"


@pytest.mark.rule("afu-121")
def test_who_offers_no_card_takes_a_panic_card_and_may_lose_the_objective_besides() -> None:
    for enemy, result in (("weak", "stays"), ("strong", "theirs")):
        s = struggle(enemy, 0)
        assert (s.panic, discard(s), outcome(s)) == (7, "panic", result)


@pytest.mark.rule("afu-122")
def test_if_both_are_too_low_it_stays_without_panic() -> None:
    s = struggle("strong", 1, target="high")
    assert (outcome(s), s.panic) == ("stays", 8)


@pytest.mark.rule("afu-123")
def test_the_invader_takes_it_with_enough_and_more_than_you() -> None:
    for offers in (1, 2):
        s = struggle("strong", offers)
        assert (outcome(s), names(s, s.enemy_objectives), s.panic) == ("theirs", "target", 8)


@pytest.mark.rule("afu-124")
def test_equal_values_leave_it() -> None:
    s = struggle("equal", 2)
    assert (outcome(s), s.panic) == ("stays", 8)


@pytest.mark.rule("afu-125")
@pytest.mark.parametrize(("enemy", "offers", "result"), [("equal", 3, "ours"), ("weak", 2, "ours"), ("weak", 1, "stays")])
def test_you_take_it_with_enough_and_more_than_the_invader(enemy: str, offers: int, result: str) -> None:
    assert outcome(struggle(enemy, offers)) == result


@pytest.mark.rule("afu-126")
def test_at_the_end_of_the_turn_the_cards_are_discarded() -> None:
    s = struggle("equal", 2)
    assert (discard(s), escaped(s)) == ("", "")
    round_end(s)
    assert (discard(s), escaped(s)) == ("guard guard guard", "equal")


@pytest.mark.rule("afu-127")
@pytest.mark.parametrize(("panic", "over"), [(2, False), (3, True), (4, True)])
@pytest.mark.parametrize("war", [False, True])
def test_three_panic_cards_in_the_hand_after_drawing_and_you_have_lost(panic: int, over: bool, war: bool) -> None:
    s = afu("Prepare", players=1, war=war, deck="panic " * panic + "rifle-company " * (5 - panic), invaders="bmp-3")
    until(s, "LayInvaders")
    assert s.over == over
    if over:
        assert (s.ending, lost(s), game().winners(s)) == (OVERWHELMED, True, [])


@pytest.mark.rule("afu-127", "afu-82")
def test_that_is_looked_at_before_deferred_effects() -> None:
    s = afu("Events", players=1, war=True, events="attack-from-the-sea", deck="panic panic panic", invaders="bmp-3")
    assert until(play(s, "deal attack-from-the-sea", "reveal cruiser"), "DiscardCard").ending == OVERWHELMED


@pytest.mark.rule("afu-128")
@pytest.mark.parametrize("last_round", [False, True])
def test_an_empty_panic_stack_at_the_end_of_a_round_is_a_loss_in_the_last_round_too(last_round: bool) -> None:
    s = afu("EndOfRound", players=1, war=True, panic=0, last_round=last_round, taken="mariupol " * 9)
    assert (s.over, s.ending, game().winners(s)) == (True, NO_PANIC_LEFT, [])


@pytest.mark.rule("afu-129")
def test_the_third_objective_of_the_invader_is_a_loss() -> None:
    assert not struggle("strong", 0, enemy_objectives="kherson").over
    s = struggle("strong", 0, enemy_objectives="kherson izium")
    assert (s.over, s.ending, game().winners(s)) == (True, THREE_OBJECTIVES_LOST, [])


@pytest.mark.rule("afu-130", "afu-105", "afu-108")
def test_after_the_round_of_the_moskva_you_score_without_a_secret_achievement() -> None:
    cards = [achievement("hunter", points=5, count="trophies", at_least=1)]
    side = Side(taken="mariupol", deck="panic", trophies="mi-24")
    s = afu("EndOfRound", players=1, war=True, cards=cards, last_round=True, goals="hunter", **side)
    assert (s.over, s.ending, score(s, 0)) == (True, MOSKVA, 4 + 5 - 1)


RANKS = ["Enemy Saboteur", "Recruit", "Sergeant", "Lieutenant", "Captain", "Major", "Colonel", "General", "Iron General"]
LEAST = [0, 20, 22, 25, 28, 30, 33, 35, 38]


@pytest.mark.rule("afu-131")
@pytest.mark.parametrize("points", range(-2, 45))
def test_ranks(points: int) -> None:
    cards = [objective("medal", points=1, attack=1)]
    s = afu("EndOfRound", players=1, war=True, cards=cards, last_round=True, taken="medal " * points, deck="panic " * -points)
    expected = [name for name, least in zip(RANKS, LEAST, strict=True) if points >= least or least == 0][-1]
    assert repr(RANK_NAMES[rank(s)]) == expected
    assert f"Points: {points}. Rank: {expected}." in repr(game().ending(s))


@pytest.mark.rule("afu-127", "afu-129")
def test_for_two_neither_panic_in_the_hand_nor_lost_objectives_end_the_game() -> None:
    s = afu("Prepare", deck="panic panic panic panic panic", invaders="bmp-3")
    assert not until(s, "Combat").over
