"""What a player may know (siege-9, siege-51, siege-80, siege-81), and the secrecy of an Exchange (siege-77)."""

from __future__ import annotations

import pytest

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import SPECTATOR
from rubizh.games.siege.rules.game import SIEGE
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER, Siege
from rubizh.games.siege.rules.view import SiegeView, sample
from tests.games.siege.position import cards, hand, names, option, options, play, siege, turns

ATTACKER_GIVES = ["play exchange", "pick R1", "pick R2", "pick J1"]
DEFENDER_GIVES = ["pick B1", "pick B2", "pick SP"]


def exchanging() -> Siege:
    return siege(attacker="exchange R1 R2 J1 R4 R5", defender="B1 B2 SP B4 B5")


def could_hold(s: Siege, viewer: int, card: str) -> bool:
    """Whether a card is in the other hand in any of many states that the viewer cannot tell apart."""
    dealer = Dealer(1)
    return any(cards(card)[0] in sample(SiegeView(s, viewer), dealer).hands[1 - viewer] for _ in range(200))


@pytest.mark.rule("siege-51", "siege-19")
@pytest.mark.parametrize("viewer", [ATTACKER, DEFENDER, SPECTATOR])
def test_everybody_sees_the_discard_and_the_cards_at_the_walls(viewer: int) -> None:
    s = siege(attack={3: "R7 B3"}, defence={3: "G1", 4: "Y5"}, discard="S9 J1")
    play(s, "retreat 3")
    seen = SiegeView(s, viewer)
    assert names(sorted(seen.discard)) == "R7 B3 S9 J1"
    assert names(seen.defence[2]) == "G1"
    assert names(seen.defence[3]) == "Y5"


@pytest.mark.rule("siege-80")
@pytest.mark.parametrize("viewer", [ATTACKER, DEFENDER, SPECTATOR])
def test_everybody_sees_how_many_cards_of_each_kind_there_are(viewer: int) -> None:
    s = siege(attacker="R1 R2 J1", defender="B1 exchange SP SH", deck="S1 S2 S3 S4 S5", tactics_deck="J2 desertion")
    seen = SiegeView(s, viewer)
    assert [(backs.siege, backs.tactics) for backs in seen.hands] == [(2, 1), (1, 3)]
    assert (seen.deck, seen.tactics_deck) == (5, 2)


@pytest.mark.rule("siege-80", "siege-9")
def test_which_tactics_cards_a_hand_holds_is_hidden() -> None:
    one, other = (siege(attacker="R1", defender=f"B1 {held}", tactics=True) for held in ("J1", "exchange"))
    assert SiegeView(one, ATTACKER).facts() == SiegeView(other, ATTACKER).facts()
    assert SiegeView(one, SPECTATOR).facts() == SiegeView(other, SPECTATOR).facts()


@pytest.mark.rule("siege-80")
@pytest.mark.parametrize("card", ["J1", "SH", "redeployment", "exchange"])
def test_any_unseen_tactics_card_may_be_in_the_other_hand(card: str) -> None:
    assert could_hold(siege(attacker="R1", defender="B1 SP", tactics=True), ATTACKER, card)


@pytest.mark.rule("siege-77")
def test_neither_receives_a_card_before_both_have_chosen() -> None:
    s = play(exchanging(), *ATTACKER_GIVES)
    assert options(s) == ["pick B1", "pick B2", "pick SP", "pick B4", "pick B5"]
    assert hand(s, DEFENDER) == "B1 B2 B4 B5 SP"
    play(s, *DEFENDER_GIVES)
    assert hand(s, ATTACKER) == "R4 R5 B1 B2 SP"
    assert hand(s, DEFENDER) == "R1 R2 B4 B5 J1"


@pytest.mark.rule("siege-77", "siege-80")
@pytest.mark.parametrize("viewer", [DEFENDER, SPECTATOR])
def test_what_the_first_has_chosen_stays_hidden_until_both_have(viewer: int) -> None:
    one = play(exchanging(), "play exchange", "pick R1", "pick R2", "pick R4")
    other = play(exchanging(), "play exchange", "pick R5", "pick R4", "pick R2")
    assert SiegeView(one, viewer).facts() == SiegeView(other, viewer).facts()
    assert SiegeView(one, viewer).asides[ATTACKER].siege == 3
    assert names(SiegeView(one, ATTACKER).aside) == "R1 R2 R4"


def told(s: Siege, viewer: int, text: str) -> str:
    return repr(SIEGE.tell(s, viewer, option(s, text)))


@pytest.mark.rule("siege-77", "siege-80")
def test_nor_is_it_told() -> None:
    s = play(exchanging(), "play exchange")
    assert "R1" in told(s, ATTACKER, "pick R1")
    for viewer in (DEFENDER, SPECTATOR):
        assert "R1" not in told(s, viewer, "pick R1")
        assert told(s, viewer, "pick R1") == told(s, viewer, "pick R2") != told(s, viewer, "pick J1")


@pytest.mark.rule("siege-9", "siege-80")
@pytest.mark.parametrize(("deck", "one", "other"), [("draw", "G4", "G5"), ("draw tactics", "J1", "exchange")])
def test_what_is_drawn_is_told_to_who_draws_it_alone(deck: str, one: str, other: str) -> None:
    s = play(siege(attacker="R1", tactics=True), "R1@3", deck)
    assert one in told(s, ATTACKER, f"deal {one}")
    for viewer in (DEFENDER, SPECTATOR):
        assert one not in told(s, viewer, f"deal {one}")
        assert told(s, viewer, f"deal {one}") == told(s, viewer, f"deal {other}")


@pytest.mark.rule("siege-81", "siege-77")
def test_who_gave_a_card_knows_that_it_is_in_the_other_hand() -> None:
    s = play(exchanging(), *ATTACKER_GIVES, *DEFENDER_GIVES)
    assert names(SiegeView(s, ATTACKER).given) == "R1 R2 J1"
    assert names(SiegeView(s, DEFENDER).given) == "B1 B2 SP"
    dealer = Dealer(1)
    for _ in range(20):
        imagined = sample(SiegeView(s, ATTACKER), dealer)
        assert set(cards("R1 R2 J1")) <= set(imagined.hands[DEFENDER])


@pytest.mark.rule("siege-81")
def test_and_forgets_it_when_the_card_is_played() -> None:
    s = turns(exchanging(), *ATTACKER_GIVES, *DEFENDER_GIVES, "R1@3")
    assert names(SiegeView(s, ATTACKER).given) == "R2 J1"
    assert names(SiegeView(s, DEFENDER).known) == "R2 J1"


def reinforced() -> Siege:
    """The attacker has put R7 and Y7 back, and drawn a tactics card."""
    s = siege(attacker="reinforcements R1 R2", defender="B1 B2 B3", discard="R7 Y7", deck="S1 S2 S3 S4")
    return play(s, "play reinforcements", "pick R7", "pick Y7", "draw tactics", "deal J1")


@pytest.mark.rule("siege-81", "siege-76")
def test_a_card_put_back_is_in_no_hand_that_has_not_drawn_a_siege_card_since() -> None:
    s = reinforced()
    assert not could_hold(s, ATTACKER, "R7")
    assert not could_hold(s, DEFENDER, "R7")
    play(s, "B1@3", "draw tactics", "deal J2")
    assert not could_hold(s, ATTACKER, "R7")


@pytest.mark.rule("siege-81", "siege-76")
def test_it_may_be_in_a_hand_that_has() -> None:
    s = play(reinforced(), "B1@3", "draw", "deal S1")
    assert could_hold(s, ATTACKER, "R7")
    assert not could_hold(s, DEFENDER, "R7")


@pytest.mark.rule("siege-81", "siege-76")
def test_a_hand_that_has_drawn_one_card_holds_at_most_one_of_them() -> None:
    s = play(reinforced(), "B1@3", "draw", "deal S1")
    dealer = Dealer(1)
    both = set(cards("R7 Y7"))
    assert all(len(both & set(sample(SiegeView(s, ATTACKER), dealer).hands[DEFENDER])) <= 1 for _ in range(200))


@pytest.mark.rule("siege-81", "siege-77")
def test_after_an_exchange_it_may_be_in_a_hand_that_has_drawn_nothing() -> None:
    s = siege(attacker="reinforcements R1 R2 R3", defender="exchange B1 B2 B3", discard="R7 Y7", deck="S1 S2 S3 S4")
    play(s, "play reinforcements", "pick R7", "pick Y7", "draw", "deal R7", "play exchange")
    assert could_hold(s, DEFENDER, "R7")
    play(s, "pick B1", "pick B2", "pick B3", "pick R1", "pick R2", "pick R7", "draw tactics", "deal J1")
    assert could_hold(s, ATTACKER, "R7")
