"""The objective and its auction (afu-91 to afu-100)."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from rubizh.games.afu.cards import records
from rubizh.games.afu.rules.state import Afu
from tests.games.afu.position import (
    Side,
    afu,
    asks,
    bids,
    discard,
    hand,
    last,
    names,
    objective,
    options,
    play,
    round_end,
    taken,
    troop,
    until,
    why,
)

GUARD = troop("guard", attack=1, defence=3, compensation={"points": 2})
RAIDER = troop("raider", attack=3, defence=1)
HELPER = troop("helper", attack=2, defence=2, support=4, enhanced=["attack", "defence"], marks=["anti-air"])
BAND = troop("band", support=3)
TARGET = objective(defence=4)
BASTION = objective("bastion", attack=5)
CARDS = [GUARD, RAIDER, HELPER, BAND, TARGET, BASTION]


def auction(
    hand: str = "",
    others: str = "",
    *,
    target: str = "target",
    attack: str = "",
    first: int = 0,
    more: Iterable[records.Card] = (),
) -> Afu:
    """The objective step with these hands."""
    side = Side(hand=others)
    return afu(
        "TakeObjective", war=True, first=first, cards=[*CARDS, *more], objectives=target, hand=hand, attack=attack, other=side
    )


@pytest.mark.rule("afu-91", "afu-100")
def test_faq_the_top_of_the_pile_may_be_tried_in_every_round() -> None:
    s = auction("guard", "guard", target="bastion target")
    assert bids(s) == [1, 2, 3]
    last(play(s, "pass"), "pass")
    assert names(s, s.objectives) == "bastion target"
    until(s, "Auction")
    assert asks(s) == 1


@pytest.mark.rule("afu-91")
def test_without_an_objective_there_is_no_auction() -> None:
    s = afu("TakeObjective", war=True, cards=CARDS, hand="guard")
    assert (asks(s), options(s)) == (0, ["done"])


@pytest.mark.rule("afu-91", "afu-93")
@pytest.mark.parametrize(("target", "most"), [("target", 4), ("bastion", 4)])
def test_an_objective_asks_for_attack_or_for_defence(target: str, most: int) -> None:
    assert bids(auction("guard raider", target=target)) == list(range(1, most + 1))
    assert bids(auction("guard guard", target=target)) == list(range(1, (6 if target == "target" else 2) + 1))


@pytest.mark.rule("afu-92")
@pytest.mark.parametrize("first", [0, 1])
def test_bids_by_turns_each_higher_than_the_last(first: int) -> None:
    s = auction("guard guard", "guard guard", first=first)
    assert (asks(s), bids(s)) == (first, [1, 2, 3, 4, 5, 6])
    play(s, "bid 2")
    assert (asks(s), bids(s)) == (1 - first, [3, 4, 5, 6])
    play(s, "bid 5")
    assert (asks(s), options(s)) == (first, ["bid 6", "pass"])


@pytest.mark.rule("afu-93")
def test_no_bid_is_higher_than_the_hand_can_pay_and_support_and_marks_do_not_count() -> None:
    assert bids(auction("guard helper band")) == [1, 2, 3, 4, 5]
    assert options(auction("band")) == ["pass"]


@pytest.mark.rule("afu-93", "afu-53")
def test_a_cards_own_bonus_counts_where_its_condition_is_met() -> None:
    assert bids(auction("2nd-battalion")) == [1, 2, 3, 4, 5]
    lonely = troop("lonely", defence=1, bonus={"when": {"badge": "x"}, "reward": {"defence": 3}})
    friend = troop("friend", defence=1, badge="x")
    assert bids(auction("lonely", more=[lonely, friend])) == [1]
    assert bids(auction("lonely friend", more=[lonely, friend])) == [1, 2, 3, 4, 5]


@pytest.mark.rule("afu-93", "afu-95")
def test_every_bid_that_is_offered_can_be_paid() -> None:
    leader = troop("leader", attack=2, bonus={"when": {"normal_defence": True}, "reward": {"attack": 3}})
    wall = troop("wall", defence=4)
    s = auction("leader wall", target="bastion", more=[leader, wall])
    play(s, f"bid {max(bids(s))}", "pass")
    while options(s) != ["done"]:
        assert options(s), "no card may be offered, and the bid is not paid"
        play(s, next(text for text in options(s) if text.startswith("offer")))


@pytest.mark.rule("afu-94")
def test_a_pass_ends_the_auction_if_the_other_player_has_bid() -> None:
    s = play(auction("guard", "guard guard"), "bid 1", "bid 2", "pass")
    assert (asks(s), options(s)) == (1, ["offer guard"])


@pytest.mark.rule("afu-94")
def test_otherwise_the_other_has_one_chance() -> None:
    s = play(auction("guard", "guard guard"), "pass")
    assert (asks(s), bids(s)) == (1, [1, 2, 3, 4, 5, 6])
    play(s, "bid 1")
    assert (asks(s), options(s)) == (1, ["offer guard"])


@pytest.mark.rule("afu-95")
def test_the_winner_chooses_cards_worth_at_least_the_bid() -> None:
    s = play(auction("guard raider"), "bid 4", "pass")
    assert options(s) == ["offer guard", "offer raider"]
    play(s, "offer guard")
    assert options(s) == ["offer raider"]
    assert options(play(s, "offer raider")) == ["done"]


@pytest.mark.rule("afu-95")
def test_they_may_be_worth_more() -> None:
    s = play(auction("guard raider"), "bid 1", "pass", "offer guard", "offer raider")
    assert options(s) == ["done"]


@pytest.mark.rule("afu-95", "afu-3")
def test_any_card_but_panic_may_be_among_them_also_one_worth_nothing() -> None:
    s = play(auction("guard band panic"), "bid 1", "pass")
    assert options(s) == ["offer guard", "offer band"]
    assert options(play(s, "offer band")) == ["offer guard"]


ENABLED = [
    troop("first", attack=0, defence=1, bonus={"when": {"normal_defence": True}, "reward": {"attack": 2}}),
    troop("second", attack=0, defence=1, bonus={"when": {"normal_defence": True}, "reward": {"attack": 3}}),
    troop("wall", defence=1),
]


@pytest.mark.rule("afu-93", "afu-95")
@pytest.mark.parametrize(("hand", "most"), [("first second", 5), ("first wall", 2), ("second", 0), ("first first first", 6)])
def test_cards_worth_nothing_by_themselves_may_enable_each_other(hand: str, most: int) -> None:
    s = auction(hand, target="bastion", more=ENABLED)
    assert bids(s) == list(range(1, most + 1))
    if most:
        play(s, f"bid {most}", "pass", *[f"offer {card}" for card in hand.split()])
        assert options(s) == ["done"]


@pytest.mark.rule("afu-93", "afu-95")
def test_of_more_than_five_cards_the_five_that_are_worth_most_together() -> None:
    strong = troop("strong", attack=1)
    s = auction("strong strong strong strong strong first second", target="bastion", more=[*ENABLED, strong])
    assert max(bids(s)) == 3 + 2 + 3
    play(s, "bid 8", "pass", "offer strong", "offer strong", "offer strong")
    assert options(s) == ["offer first", "offer second"]
    assert why(s, "offer strong").rule == "afu-95"


@pytest.mark.rule("afu-93")
def test_no_card_set_is_too_strong_for_the_highest_bid() -> None:
    giant = troop("giant", attack=20, bonus={"reward": {"attack": 10}})
    assert max(bids(auction("giant " * 5, target="bastion", more=[giant]))) == 150


@pytest.mark.rule("afu-95", "afu-93")
def test_five_cards_at_most() -> None:
    s = auction("guard guard guard guard guard raider")
    assert max(bids(s)) == 15
    play(s, "bid 1", "pass", *["offer guard"] * 5)
    assert options(s) == ["done"]


@pytest.mark.rule("afu-95")
def test_no_card_is_taken_that_would_leave_the_bid_unpaid_by_five() -> None:
    s = play(auction("guard guard guard guard guard raider"), "bid 15", "pass")
    assert "offer raider" not in options(s)
    assert options(play(s, *["offer guard"] * 5)) == ["done"]


@pytest.mark.rule("afu-96")
def test_if_nobody_bid_each_takes_a_panic_card_and_the_objective_stays() -> None:
    s = play(auction("guard", "guard"), "pass", "pass")
    assert (discard(s, 0), discard(s, 1), s.panic, names(s, s.objectives)) == ("panic", "panic", 14, "target")


@pytest.mark.rule("afu-97")
def test_a_bid_that_is_high_enough_wins_the_objective() -> None:
    s = play(auction("guard raider"), "bid 4", "pass", "offer guard", "offer raider", "done")
    assert (taken(s), s.objectives, s.panic) == ("target", (), 16)


@pytest.mark.rule("afu-97", "afu-98")
def test_the_number_named_decides_not_what_the_cards_are_worth() -> None:
    s = play(auction("guard guard"), "bid 3", "pass", "offer guard", "offer guard", "done")
    assert (taken(s), names(s, s.objectives)) == ("", "target")


@pytest.mark.rule("afu-98")
def test_a_bid_that_is_too_low_costs_the_cards_but_no_panic() -> None:
    s = play(auction("guard raider"), "bid 1", "pass", "offer raider", "done")
    assert (hand(s), names(s, s.objectives), s.panic) == ("guard", "target", 16)
    assert discard(round_end(s)) == "guard raider"


@pytest.mark.rule("afu-99")
def test_cards_spent_are_neither_fielded_nor_compensated_and_go_to_the_discard_at_the_end() -> None:
    s = auction("guard guard", attack="conscripts")
    play(s, "bid 3", "pass", "offer guard", "done")
    assert (options(s), discard(s)) == (["guard@1", "done"], "")
    play(s, "guard@1", "done", "done")
    assert (options(s), discard(s)) == (["done"], "guard")
    assert discard(round_end(s)) == "guard guard"


@pytest.mark.rule("afu-100")
def test_faq_only_one_objective_in_a_round() -> None:
    s = auction("guard raider helper guard", target="bastion target")
    play(s, "bid 4", "pass", "offer guard", "offer raider", "done")
    assert (taken(s), names(s, s.objectives)) == ("target", "bastion")
    assert not bids(s)
    assert (asks(s), options(s)[-1]) == (0, "done")
