"""The Threat phase (drones-108 to drones-126)."""

from __future__ import annotations

import pytest

from rubizh.engine.flow import NATURE
from rubizh.games.drones.rules.cards import FPV, IN_THE_AIR, Harm
from rubizh.games.drones.rules.have import penalty
from rubizh.games.drones.rules.state import HAND
from tests.games.drones.deck import bits, enemy, kinds, mishap
from tests.games.drones.position import Side, asks, dealt, drones, names, offered, options, play, some, until

SPY_DRONE = enemy("spy-drone", "drone", IN_THE_AIR, bits(1), harm=Harm(crew=1))
BATTERY = enemy("battery", "artillery", 2, bits(1), harm=Harm(logistics=1))
FAR = enemy("far", "infantry", 2, bits(1), harm=Harm(crew=1))


@pytest.mark.rule("drones-108")
@pytest.mark.parametrize(("face", "wounded"), [(1, 2), (2, 1), (3, 0)])
def test_every_enemy_with_the_number_is_carried_out(face: int, wounded: int) -> None:
    s = drones("Defence", field="infantry infantry assault jammer")
    assert options(s) == [f"roll {n}" for n in range(1, 7)]
    assert len(until(play(s, f"roll {face}"), "Turn").wounded[0]) == wounded


@pytest.mark.rule("drones-108", "drones-28")
def test_each_player_rolls_once_in_turn() -> None:
    s = drones("Defence", {}, {}, officer=1, field="infantry", trench="cook cook cook cook cook")
    play(s, "roll 1")
    assert len(s.wounded[1]) == 0
    play(s, "deal cook")
    assert [len(pile) for pile in s.wounded] == [0, 1, 0]
    play(s, "roll 1", "deal cook", "roll 2")
    assert [len(pile) for pile in s.wounded] == [0, 1, 1]


@pytest.mark.rule("drones-109", "drones-8")
def test_first_line_second_line_enemy_drones_each_in_the_order_of_coming() -> None:
    s = drones("Defence", crew="cook", field="spy-drone far infantry tank", cards=[SPY_DRONE, FAR])
    play(s, "roll 1")
    assert asks(s) == NATURE  # infantry
    assert names(s, s.coming) == "far spy-drone"


@pytest.mark.rule("drones-109")
@pytest.mark.parametrize("field", ["far rear", "rear far"])
def test_in_one_line_whoever_came_first_acts_first(field: str) -> None:
    rear = enemy("rear", "vehicle", 2, bits(1), harm=Harm(crew=1))
    s = play(drones("Defence", crew="cook driver", field=field, cards=[FAR, rear]), "roll 1")
    assert names(s, s.coming) == field.split()[1]


@pytest.mark.rule("drones-110")
@pytest.mark.parametrize(("face", "hit"), [(2, True), (5, True), (3, False)])
def test_a_card_with_several_numbers_acts_once_on_any_of_them(face: int, hit: bool) -> None:
    s = until(play(drones("Defence", field="assault"), f"roll {face}"), "Turn")
    assert len(s.wounded[0]) == hit


@pytest.mark.rule("drones-110", "drones-122")
def test_newcomers_are_not_rolled_for_in_this_phase() -> None:
    s = drones("Defence", threat_deck="infantry infantry infantry", support_deck="donation " * 5)
    play(s, "roll 1")
    until(s, "DiscardOne")
    assert names(s, s.field) == "infantry infantry infantry"
    assert s.wounded[0] == ()


@pytest.mark.rule("drones-111", "drones-112")
def test_wounded_from_the_trench_are_random_and_lie_at_the_roller() -> None:
    s = play(drones("Defence", {}, trench="cook driver sniper", field="infantry"), "roll 1")
    assert (asks(s), options(s)) == (NATURE, ["deal cook", "deal driver", "deal sniper"])
    play(s, "deal driver")
    assert (names(s, s.wounded[0]), s.wounded[1], names(s, s.trench)) == ("driver", (), "cook sniper")


@pytest.mark.rule("drones-111", "drones-112")
def test_from_the_crew_the_owner_chooses_one_by_one() -> None:
    s = play(drones("Defence", crew="cook driver sniper", hq="medic", field="tos"), "roll 3")
    assert (asks(s), options(s)) == (0, ["wound cook", "wound driver", "wound sniper"])
    play(s, "wound driver")
    assert options(s) == ["wound cook", "wound sniper"]
    play(s, "wound cook")
    assert (names(s, s.crew[0]), names(s, s.wounded[0])) == ("sniper", "driver cook")


@pytest.mark.rule("drones-113")
def test_if_there_are_fewer_all_are_wounded_and_nothing_passes_on() -> None:
    s = drones("Defence", {"crew": "cook"}, crew="driver", hq="medic", field="tos")
    play(s, "roll 3", "wound driver")
    assert names(s, s.wounded[0]) == "driver"
    assert (names(s, s.hq[0]), len(s.trench), names(s, s.crew[1])) == ("medic", 4, "cook")
    assert asks(s) == NATURE


@pytest.mark.rule("drones-114")
def test_the_owner_chooses_the_drone_that_is_shot_down_a_broken_one_too() -> None:
    s = play(drones("Defence", depot="mavic furia", broken="vampire", field="lancet"), "roll 4")
    assert options(s) == ["lose mavic", "lose furia", "lose broken vampire"]
    play(s, "lose broken vampire")
    assert (names(s, s.depot[0]), s.broken[0], names(s, s.drone_discard)) == ("mavic furia", (), "vampire")


@pytest.mark.rule("drones-114")
def test_without_drones_nothing_happens() -> None:
    s = play(drones("Defence", field="lancet orlan"), "roll 4")
    assert not offered(s, "lose")
    assert not s.over


@pytest.mark.rule("drones-115")
def test_a_drone_that_breaks_is_one_of_the_unbroken() -> None:
    s = play(drones("Defence", depot="mavic furia", broken="vampire", field="orlan"), "roll 3")
    assert options(s) == ["break mavic", "break furia"]
    play(s, "break furia")
    assert (names(s, s.depot[0]), some(s, s.broken[0])) == ("mavic", "furia vampire")


@pytest.mark.rule("drones-116")
def test_some_cards_hit_wings_only() -> None:
    s = play(drones("Defence", depot="mavic furia vampire", broken="valkyrie", field="buk"), "roll 6")
    assert options(s) == ["lose furia", "lose broken valkyrie"]
    s = play(drones("Defence", depot="mavic vampire", field="buk"), "roll 6")
    assert not offered(s, "lose")


@pytest.mark.rule("drones-115", "drones-116")
def test_some_cards_break_wings_only() -> None:
    gale = enemy("gale", "air-defence", 2, bits(6), harm=Harm(broken=1, wing_only=True))
    s = play(drones("Defence", depot="mavic furia valkyrie", field="gale", cards=[gale]), "roll 6")
    assert options(s) == ["break furia", "break valkyrie"]


@pytest.mark.rule("drones-115", "drones-104")
def test_a_card_may_break_a_kamikaze() -> None:
    s = play(drones("Defence", depot="mavic fpv-kit", field="orlan"), "roll 3", "break fpv-kit")
    assert names(s, s.broken[0]) == "fpv-kit"


@pytest.mark.rule("drones-117", "drones-12")
@pytest.mark.parametrize(("had", "left"), [(3, 1), (1, 0)])
def test_loss_of_logistics(had: int, left: int) -> None:
    s = play(drones("Defence", logistics=had, field="raid"), "roll 3")
    assert s.logistics[0] == left


@pytest.mark.rule("drones-118", "drones-121")
def test_a_standing_effect_ends_when_its_card_leaves_the_field() -> None:
    s = drones(
        crew="universal-pilot sapper", depot="lanius", field="convoy", shop="valkyrie", hand="donation donation", logistics=3
    )
    play(s, "sortie lanius", "attack convoy", "roll 6", "discard donation", "end turn")
    assert "buy valkyrie" in options(dealt(play(s, "shop")))


@pytest.mark.rule("drones-121", "drones-106")
@pytest.mark.parametrize("fog", ["no", "yes"])
@pytest.mark.parametrize(("value", "losses"), [("next_round", [2, 0, 2]), ("next_threats_phase", [0, 2, 2])])
def test_deactivation_is_for_the_next_round_or_by_an_option_for_the_next_threat_phase(
    value: str, losses: list[int], fog: str
) -> None:
    s = drones(
        crew="universal-pilot sapper medic",
        depot="lanius",
        field="command-post howitzer",
        trench="cook " * 9,
        support_deck="donation " * 20,
        options={"deactivation": value, "fog_of_war": fog},
    )
    play(s, "sortie lanius", "attack command-post", "roll 6")
    for loss in losses:
        until(s, "DefenceRoll")
        before = len(s.trench)
        play(s, "roll 2")
        assert len(until(s, "DiscardOne").trench) == before - loss
        s.wounded, s.wounded_at = ((),), ((),)


@pytest.mark.rule("drones-121", "drones-118")
def test_a_standing_effect_is_deactivated_in_the_next_round() -> None:
    s = drones(
        crew="universal-pilot sapper",
        depot="lanius fpv-kit",
        field="command-post jammer infantry",
        support_deck="donation " * 20,
    )
    play(s, "sortie lanius", "attack command-post", "roll 6")
    assert penalty(s, FPV) == 1
    until(s, "DiscardOne")
    until(s, "Turn")
    assert penalty(s, FPV) == 0
    until(s, "DiscardOne")
    until(s, "Turn")
    assert (penalty(s, FPV), s.silenced, s.silenced_next) == (1, 0, 0)


@pytest.mark.rule("drones-121", "drones-118")
def test_by_the_option_a_standing_effect_is_deactivated_in_the_threat_phase_alone() -> None:
    s = drones(
        crew="universal-pilot sapper",
        depot="lanius",
        field="command-post jammer",
        support_deck="donation " * 20,
        options={"deactivation": "next_threats_phase"},
    )
    play(s, "sortie lanius", "attack command-post", "roll 6")
    assert penalty(until(s, "DefenceRoll"), FPV) == 0
    until(s, "DiscardOne")
    assert penalty(until(s, "Turn"), FPV) == 1
    assert (s.silenced, s.silenced_next) == (0, 0)


@pytest.mark.rule("drones-121")
def test_the_deactivated_have_no_standing_effects_but_can_be_attacked_and_newcomers_are_included() -> None:
    s = drones(crew="fpv-pilot sapper", depot="fpv-kit", field="infantry jammer")
    s.silenced = kinds("ew")
    play(s, "sortie fpv-kit", "attack infantry", "roll 4")
    assert names(s, s.trophies[0]) == "infantry"
    s.silenced = kinds("drone")
    assert penalty(s, FPV) == 1
    s = drones(crew="universal-pilot sapper", depot="lanius", field="jammer")
    s.silenced = kinds("ew")
    assert names(play(s, "sortie lanius", "attack jammer", "roll 3"), s.trophies[0]) == "jammer"


@pytest.mark.rule("drones-121", "drones-119")
def test_the_deactivated_make_no_drone_dearer() -> None:
    for kind, dearer in (("supply", False), ("drone", True), ("tank", True)):
        s = drones(field="convoy", shop="valkyrie", logistics=3)
        s.silenced = kinds(kind)
        assert ("buy valkyrie" not in options(play(s, "shop"))) == dearer


@pytest.mark.rule("drones-121")
@pytest.mark.parametrize(("kind", "hit"), [("infantry", 0), ("vehicle", 1), ("drone", 1)])
def test_only_the_kinds_that_were_named_are_deactivated(kind: str, hit: int) -> None:
    s = drones("Defence", field="infantry")
    s.silenced = kinds(kind)
    assert len(until(play(s, "roll 1"), "Turn").wounded[0]) == hit


@pytest.mark.rule("drones-122")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_three_threats_for_each_player(players: int) -> None:
    s = drones("NewThreats", *[Side() for _ in range(players - 1)], threat_deck="infantry " * 20, support_deck="donation " * 20)
    until(s, "DiscardOne")
    assert len(s.field) == 3 * players


@pytest.mark.rule("drones-123", "drones-28")
def test_mishaps_are_dealt_one_by_one_from_the_duty_officer_when_all_enemies_lie() -> None:
    sides = [Side(logistics=5) for _ in range(2)]
    s = drones("NewThreats", *sides[1:], logistics=5, officer=1, threat_deck="mud mud mud infantry infantry infantry")
    play(s, "deal mud", "deal mud", "deal mud")
    assert s.logistics == (5, 5)
    play(s, "deal infantry", "deal infantry", "deal infantry")
    assert s.logistics == (3, 1)
    assert names(s, s.threat_discard) == "mud mud mud"


@pytest.mark.rule("drones-123")
def test_the_first_mishap_goes_to_the_duty_officer() -> None:
    s = drones("NewThreats", {"logistics": 5}, logistics=5, officer=1, threat_deck="mud hangover")
    play(s, "deal mud", "deal hangover")
    assert (s.logistics, [names(s, pile) for pile in s.mishaps]) == ((5, 3), ["hangover", ""])


@pytest.mark.rule("drones-124")
@pytest.mark.parametrize(("officer", "hit"), [(0, [0, 1]), (2, [2, 0])])
def test_a_mishap_hits_as_many_players_as_it_says_to_the_left_who_choose_themselves(officer: int, hit: list[int]) -> None:
    side = Side(crew="cook driver")
    s = drones("NewThreats", side, side, officer=officer, threat_deck="misfire", **side)
    play(s, "deal misfire")
    for seat in hit:
        assert asks(s) == seat
        play(s, "wound driver")
    assert [names(s, pile) for pile in s.wounded] == ["driver" if seat in hit else "" for seat in range(3)]


@pytest.mark.rule("drones-124", "drones-112")
def test_a_mishap_may_take_from_the_trench_for_whom_it_hits() -> None:
    s = play(
        drones("NewThreats", {}, officer=1, trench="cook driver", threat_deck="stray-shell"), "deal stray-shell", "deal cook"
    )
    assert (s.wounded[0], names(s, s.wounded[1]), names(s, s.trench)) == ((), "cook", "driver")


@pytest.mark.rule("drones-124")
def test_a_mishap_for_more_players_than_there_are_hits_each_once() -> None:
    everybody = mishap("everybody", Harm(logistics=1), players=4)
    s = drones("NewThreats", {"logistics": 3}, logistics=3, threat_deck="everybody", cards=[everybody])
    assert play(s, "deal everybody").logistics == (2, 2)


@pytest.mark.rule("drones-68", "drones-124")
@pytest.mark.parametrize(("protection", "left"), [("discipline", 1), ("dugout", 1), ("", 0), ("ew", 0)])
def test_protection_spares_its_owner_a_mishap(protection: str, left: int) -> None:
    s = drones("NewThreats", crew="cook", protection=protection, threat_deck="misfire")
    assert len(until(play(s, "deal misfire"), "Turn").crew[0]) == left


@pytest.mark.rule("drones-114", "drones-115", "drones-124")
def test_a_mishap_may_break_a_drone_of_whom_it_hits() -> None:
    s = play(drones("NewThreats", depot="mavic furia", threat_deck="gust"), "deal gust", "break mavic")
    assert names(s, s.broken[0]) == "mavic"


@pytest.mark.rule("drones-125")
def test_a_mishap_that_takes_a_card_lies_there_until_recovery() -> None:
    s = drones("NewThreats", {}, hand="", threat_deck="lost-parcel", support_deck="donation " * 10)
    play(s, "deal lost-parcel")
    assert (names(s, s.mishaps[0]), s.threat_discard) == ("lost-parcel", ())
    until(s, "Turn")
    assert [len(hand) for hand in s.hand] == [3, 4]
    assert (s.mishaps[0], names(s, s.threat_discard)) == ((), "lost-parcel")


@pytest.mark.rule("drones-125")
def test_two_such_mishaps_take_two_cards() -> None:
    s = drones("NewThreats", hand="", threat_deck="lost-parcel lost-parcel", support_deck="donation " * 10)
    assert len(until(s, "Turn").hand[0]) == 2


@pytest.mark.rule("drones-125")
def test_without_cards_there_is_nothing_to_take_and_nothing_is_owed() -> None:
    s = drones("NewThreats", hand="", threat_deck="lost-parcel lost-parcel", support_deck="donation")
    until(play(s, "deal lost-parcel", "deal lost-parcel"), "DefenceRoll")
    assert (s.hand[0], s.mishaps[0], s.fewer_cards) == ((), (), (0,))
    assert names(s, s.threat_discard) == "lost-parcel lost-parcel"


@pytest.mark.rule("drones-125", "drones-124")
def test_nor_is_it_owed_by_the_second_whom_it_hits() -> None:
    shortage = mishap("shortage", Harm(support=1), players=2)
    s = drones("NewThreats", {}, hand="", threat_deck="shortage", cards=[shortage])
    until(play(s, "deal shortage"), "DefenceRoll")
    assert s.fewer_cards == (0, 0)


@pytest.mark.rule("drones-124", "drones-125", "drones-68")
@pytest.mark.parametrize(("protection", "lies"), [("", ["shortage", ""]), ("discipline", ["", "shortage"])])
def test_a_mishap_that_lasts_lies_with_the_first_who_is_not_spared(protection: str, lies: list[str]) -> None:
    shortage = mishap("shortage", Harm(support=1), players=2)
    deck = "donation " * 10
    s = drones("NewThreats", {}, hand="", protection=protection, threat_deck="shortage", support_deck=deck, cards=[shortage])
    play(s, "deal shortage")
    assert [names(s, pile) for pile in s.mishaps] == lies
    until(s, "Turn")
    assert ([len(hand) for hand in s.hand], s.mishaps) == ([4 if protection else 3, 3], ((), ()))
    assert names(s, s.threat_discard) == "shortage"


@pytest.mark.rule("drones-68", "drones-125", "drones-126")
def test_protection_spares_what_lasts_too() -> None:
    deck = "lost-parcel hangover"
    s = drones("NewThreats", hand="", protection="discipline", threat_deck=deck, support_deck="donation " * 10)
    until(play(s, "deal lost-parcel", "deal hangover"), "DiscardOne")
    assert (s.mishaps[0], names(s, s.threat_discard)) == ((), "lost-parcel hangover")
    assert (s.fewer_cards, s.fewer_actions) == ((0,), (0,))


@pytest.mark.rule("drones-126")
def test_a_mishap_that_takes_an_action_is_for_the_next_turn() -> None:
    s = drones("NewThreats", hand="", crew="cook", threat_deck="hangover", support_deck="donation " * 10)
    play(s, "deal hangover")
    assert names(s, s.mishaps[0]) == "hangover"
    until(s, "Turn")
    assert "transfer" not in options(s)
    play(s, "discard donation", "end turn")
    assert (s.mishaps[0], names(s, s.threat_discard)) == ((), "hangover")
    assert "transfer" in options(s)
    assert "transfer" not in options(play(s, "transfer", "cook to hq", "done"))


@pytest.mark.rule("drones-125", "drones-126")
def test_one_mishap_more_takes_nothing_back() -> None:
    deck = "hangover lost-parcel mud"
    s = drones("NewThreats", hand="", crew="cook", threat_deck=deck, support_deck="donation " * 10)
    play(s, "deal hangover", "deal lost-parcel", "deal mud")
    until(s, "Turn")
    assert len(s.hand[0]) == HAND - 2
    assert "transfer" not in options(s)


@pytest.mark.rule("drones-126", "drones-86")
def test_nobody_has_less_than_no_action() -> None:
    s = drones("NewThreats", hand="", crew="commander", threat_deck="hangover hangover", support_deck="donation " * 10)
    until(s, "Turn")
    assert names(s, s.mishaps[0]) == "hangover hangover"
    assert "transfer" not in options(s)
    assert "transfer" in options(play(s, "use commander"))


@pytest.mark.rule("drones-126", "drones-86")
def test_an_extra_action_makes_up_for_one_that_was_taken() -> None:
    s = drones("NewThreats", hand="", crew="commander", threat_deck="hangover", support_deck="donation " * 10)
    play(s, "deal hangover")
    until(s, "Turn")
    assert "transfer" in options(play(s, "use commander"))
