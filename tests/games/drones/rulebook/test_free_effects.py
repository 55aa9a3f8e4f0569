"""What may be done at any moment without an action (drones-46 to drones-53, drones-76, drones-81, drones-85, drones-86)."""

from __future__ import annotations

import pytest

from rubizh.games.drones.rules.cards import EXCHANGE_MORE, LOGISTICS_FOR_TROPHY, MAVIC, Ability
from tests.games.drones.deck import drone, enemy, project
from tests.games.drones.position import Side, asks, dealt, drones, names, offered, options, play, some, why

FREE = {"use trader", "exchange tank", "activate simulator"}
CALLED = "cook engineer sniper"


@pytest.mark.rule("drones-46", "drones-47")
def test_effects_exchange_and_activation_need_no_action_before_and_after_it() -> None:
    s = drones(crew="trader cook universal-pilot", trophies="tank", opened="simulator", hand="donation", characters="medic")
    assert set(options(s)) >= FREE
    play(s, "recruit", "medic to hq", "play donation")
    assert set(options(s)) >= FREE
    play(s, "use trader", "exchange tank", "activate simulator", "give cook")
    assert s.logistics[0] == 2 + 1 + 2
    assert names(s, s.projects[0]) == "simulator"


@pytest.mark.rule("drones-47")
def test_also_while_a_recruit_is_placed() -> None:
    s = drones(crew="trader cook", trophies="tank", opened="simulator", characters="medic")
    assert set(options(dealt(play(s, "recruit")))) >= FREE
    play(s, "activate simulator", "give cook")
    assert "medic to crew" in options(s)


@pytest.mark.rule("drones-47", "drones-60")
def test_also_while_those_whom_an_order_called_are_placed() -> None:
    s = drones(crew="trader cook", trophies="tank", opened="simulator", hand="transfer-order", logistics=1)
    play(s, "play transfer-order", "deal driver", "deal gunner")
    places = {"driver to crew", "driver to hq", "gunner to crew", "gunner to hq"}
    assert set(options(s)) == FREE | places
    assert set(options(play(s, "use trader", "exchange tank"))) == {"activate simulator"} | places
    play(s, "driver to hq", "activate simulator", "give cook", "gunner to crew")
    assert (names(s, s.crew[0]), names(s, s.hq[0]), s.logistics[0]) == ("trader gunner", "driver", 3)
    assert "end turn" in options(s)


@pytest.mark.rule("drones-47", "drones-60", "drones-9", "drones-10")
def test_a_project_makes_room_for_whom_an_order_called() -> None:
    s = drones(
        crew="cook driver gunner",
        hq="medic sapper blogger",
        opened="simulator",
        hand="transfer-order",
        logistics=1,
        trench=CALLED,
    )
    play(s, "play transfer-order", "deal cook", "deal sniper", "sniper to crew")
    assert options(s) == ["cook to trench", "activate simulator"]
    play(s, "activate simulator", "give cook")
    assert options(s) == ["cook to crew"]
    play(s, "cook to crew")
    assert (names(s, s.crew[0]), names(s, s.trench)) == ("driver gunner sniper cook", "engineer")


@pytest.mark.rule("drones-47", "drones-60")
def test_nobody_has_to_make_room_for_whom_an_order_called() -> None:
    s = drones(crew="cook trader", opened="simulator", hand="transfer-order", logistics=1, trench=CALLED)
    play(s, "play transfer-order", "deal cook", "deal sniper", "sniper to hq", "cook to trench")
    assert (names(s, s.hq[0]), some(s, s.trench), names(s, s.opened[0])) == ("sniper", "cook engineer", "simulator")
    assert "end turn" in options(s)


@pytest.mark.rule("drones-47")
def test_also_between_turning_up_a_drone_and_buying() -> None:
    s = drones(crew="trader cook", trophies="tank", opened="simulator", shop="valkyrie", logistics=1)
    play(s, "shop")
    assert set(options(s)) >= FREE
    assert "buy valkyrie" not in options(s)
    assert "buy valkyrie" in options(play(s, "exchange tank"))


@pytest.mark.rule("drones-47")
def test_also_before_each_attack() -> None:
    s = drones(
        crew="universal-pilot sapper trader cook", trophies="tank", opened="simulator", depot="fpv-kit", field="infantry infantry"
    )
    play(s, "sortie fpv-kit")
    assert set(options(s)) >= FREE
    play(s, "attack infantry", "roll 1")
    assert set(options(s)) >= FREE


@pytest.mark.rule("drones-47")
def test_also_before_and_after_the_own_defence_roll() -> None:
    s = drones("Defence", crew="trader medic", wounded="cook cook", field="infantry")
    assert asks(s) == 0
    dealt(play(s, "use trader", "done", "roll 1"))
    assert asks(s) == 0
    assert offered(s, "use ") == ["use medic"]


@pytest.mark.rule("drones-46", "drones-47")
def test_one_effect_after_another_outside_the_turn() -> None:
    s = drones("Defence", crew="trader cook", trophies="tank", opened="simulator")
    assert set(options(s)) == FREE | {"done"}
    play(s, "exchange tank", "activate simulator", "give cook", "use trader")
    assert (s.logistics[0], names(s, s.projects[0])) == (3, "simulator")
    assert offered(s, "roll")


@pytest.mark.rule("drones-47", "drones-30")
def test_also_before_the_final_count() -> None:
    s = drones("NewThreats", {"crew": "medic", "wounded": "cook"}, round=4, crew="medic", wounded="cook")
    assert (asks(s), options(s)) == (1, ["use medic", "done"])  # the token has passed
    play(s, "use medic", "evacuate 1")
    assert asks(s) == 0
    play(s, "done")
    assert (s.over, len(s.wounded[0]), len(s.wounded[1])) == (True, 1, 0)


@pytest.mark.rule("drones-47", "drones-28")
def test_before_the_final_count_the_new_duty_officer_is_asked_first() -> None:
    side = Side(crew="trader")
    s = drones("NewThreats", side, side, round=4, **side)
    seen = []
    while not s.over:
        seen.append(asks(s))
        play(s, "done")
    assert seen == [1, 2, 0]


@pytest.mark.rule("drones-48")
def test_an_effect_is_carried_out_before_another_begins() -> None:
    s = play(drones(crew="medic trader", wounded="cook driver", trophies="tank"), "use medic")
    assert options(s) == ["evacuate 1", "evacuate 2"]
    s = play(drones(hq="engineer", crew="trader", broken="mavic furia", trophies="tank"), "use engineer")
    assert options(s) == ["repair mavic", "repair furia"]


@pytest.mark.rule("drones-49")
@pytest.mark.parametrize(("value", "asked"), [("own_turn_and_defence", []), ("also_others_turns", [1, 2])])
def test_by_an_option_others_may_use_effects_after_each_turn_in_turn_order(value: str, asked: list[int]) -> None:
    s = drones("NextTurn", {"crew": "trader"}, {"crew": "trader", "hand": "donation"}, options={"free_effects": value})
    play(s, "discard donation", "end turn")
    for seat in asked:
        assert (asks(s), options(s)) == (seat, ["use trader", "done"])
        play(s, "done")
    assert (asks(s), "discard donation" in options(s)) == (2, True)


@pytest.mark.rule("drones-49", "drones-28")
def test_the_others_are_asked_from_the_left_of_whose_turn_it_was() -> None:
    trader = Side(crew="trader")
    s = drones("NextTurn", trader, trader, officer=1, options={"free_effects": "also_others_turns"}, **trader | Side(hand=""))
    assert asks(play(s, "done", "roll 6", "done")) == 2
    assert asks(play(s, "done")) == 0


@pytest.mark.rule("drones-49")
@pytest.mark.parametrize(("value", "asked"), [("own_turn_and_defence", [0]), ("also_others_turns", [0, 1])])
def test_and_after_each_defence_roll(value: str, asked: list[int]) -> None:
    s = drones("Defence", {"crew": "trader"}, crew="trader", options={"free_effects": value})
    assert asks(s) == 0
    play(s, "done", "roll 6")
    for seat in asked:
        assert (asks(s), options(s)) == (seat, ["use trader", "done"])
        play(s, "done")
    assert asks(s) == 1
    assert offered(play(s, "done"), "roll")


@pytest.mark.rule("drones-50", "drones-76")
def test_a_used_card_is_turned_over_and_cannot_be_used_again_this_round() -> None:
    s = play(drones(crew="trader"), "use trader")
    assert (s.logistics[0], names(s, s.turned[0])) == (1, "trader")
    assert "use trader" not in options(s)


@pytest.mark.rule("drones-51")
def test_a_turned_card_stays_turned_wherever_it_moves_and_so_does_its_other_half() -> None:
    s = drones(hq="commander", crew="cook", hand="donation")
    play(s, "use commander", "commander to crew", "done")
    assert names(s, s.turned[0]) == "commander"
    assert "use commander" not in options(s)


@pytest.mark.rule("drones-51", "drones-50")
def test_a_move_turns_nobody_over_and_nobody_back() -> None:
    s = play(drones(crew="trader", hq="medic", wounded="cook"), "use trader", "transfer", "medic to crew", "done")
    assert names(s, s.turned[0]) == "trader"
    assert "use medic" in options(s)
    s = play(drones(crew="trader medic", turned="trader medic"), "transfer", "medic to hq", "done")
    assert some(s, s.turned[0]) == "medic trader"


@pytest.mark.rule("drones-51", "drones-150")
def test_who_comes_after_one_lost_in_the_trench_is_not_turned() -> None:
    s = drones(crew="medic commander", turned="medic", wounded="cook", characters="medic")
    play(s, "transfer", "medic to trench", "done", "use commander", "recruit", "medic to crew")
    assert "use medic" in options(s)


@pytest.mark.rule("drones-50")
def test_a_project_is_used_once_a_round() -> None:
    s = play(drones(projects="stabpoint", wounded="cook driver"), "use stabpoint", "evacuate 1")
    assert "use stabpoint" not in options(s)


@pytest.mark.rule("drones-51")
def test_what_lasts_goes_on_when_a_card_is_turned_over() -> None:
    s = drones(hq="engineer", broken="fpv-kit", crew="universal-pilot commander", field="infantry")
    play(s, "use engineer", "repair fpv-kit", "transfer", "engineer to crew", "done", "use commander")
    assert names(s, s.turned[0]) == "engineer commander"
    assert "sortie fpv-kit" in options(s)


@pytest.mark.rule("drones-52", "drones-11")
@pytest.mark.parametrize(("trophy", "worth"), [("infantry", 1), ("tank", 2)])
def test_a_trophy_is_exchanged_for_what_its_card_says(trophy: str, worth: int) -> None:
    s = play(drones(trophies=f"grad {trophy}", logistics=3), f"exchange {trophy}")
    assert (s.logistics[0], names(s, s.trophies[0]), names(s, s.threat_discard)) == (3 + worth, "grad", trophy)


@pytest.mark.rule("drones-52", "drones-12")
def test_a_trophy_can_be_exchanged_at_the_end_of_the_track_too() -> None:
    assert play(drones(trophies="tank", logistics=10), "exchange tank").logistics[0] == 10


@pytest.mark.rule("drones-53")
def test_one_exchange_a_round_for_each_player() -> None:
    s = drones("NextTurn", {"trophies": "tank", "hand": "donation"}, trophies="tank infantry")
    play(s, "exchange tank")
    assert not offered(s, "exchange")
    play(s, "discard donation", "end turn")
    assert offered(s, "exchange") == ["exchange tank"]


@pytest.mark.rule("drones-53")
def test_an_exchange_is_the_owners_alone() -> None:
    side = Side(trophies="tank infantry", hand="donation")
    s = play(drones("NextTurn", side, officer=1, **side), "exchange tank")
    assert not offered(s, "exchange")
    play(s, "discard donation", "end turn")
    assert offered(s, "exchange") == ["exchange tank", "exchange infantry"]


@pytest.mark.rule("drones-84", "drones-85", "drones-74")
def test_projects_too_may_bring_more_for_trophies() -> None:
    market, channel = project("market", Ability(EXCHANGE_MORE, 2), ()), project("channel", Ability(LOGISTICS_FOR_TROPHY, 2), ())
    side = Side(crew="fpv-pilot sapper", depot="fpv-kit", projects="market channel", trophies="tank")
    s = play(drones(field="infantry infantry", cards=[market, channel], **side), "exchange tank")
    assert s.logistics[0] == 4
    assert play(s, "sortie fpv-kit", "attack infantry", "roll 6").logistics[0] == 6


@pytest.mark.rule("drones-85", "drones-74")
@pytest.mark.parametrize(("side", "gained"), [({"hq": "trader"}, 2), ({"crew": "trader"}, 1)])
def test_more_for_a_trophy(side: Side, gained: int) -> None:
    s = drones(**Side(trophies="infantry") | side)
    assert play(s, "exchange infantry").logistics[0] == gained


@pytest.mark.rule("drones-81", "drones-94")
@pytest.mark.parametrize(("side", "text"), [({"hq": "engineer"}, "use engineer"), ({"projects": "workshop"}, "use workshop")])
def test_repair(side: Side, text: str) -> None:
    s = drones(**Side(depot="valkyrie", broken="mavic furia") | side)
    play(s, text, "repair furia")
    assert (names(s, s.depot[0]), names(s, s.broken[0])) == ("valkyrie furia", "mavic")
    assert text not in options(drones(**Side(depot="mavic") | side))


@pytest.mark.rule("drones-86")
def test_an_extra_action_may_repeat_one() -> None:
    s = drones(crew="commander", characters="medic sapper engineer blogger")
    play(s, "recruit", "deal medic", "medic to hq")
    assert "recruit" not in options(s)
    play(s, "use commander", "recruit", "sapper to hq")
    assert some(s, s.hq[0]) == "medic sapper"
    assert "recruit" not in options(s)


@pytest.mark.rule("drones-45", "drones-43")
def test_a_drone_bought_for_the_one_that_flew_does_not_fly_in_the_same_turn() -> None:
    s = drones(
        crew="commander universal-pilot",
        depot="mavic furia furia",
        field="infantry",
        shop="mavic",
        hand="overtime",
        logistics=3,
    )
    play(s, "sortie mavic", "attack infantry", "roll 3", "use commander", "shop", "buy mavic", "scrap mavic", "play overtime")
    assert "mavic" in names(s, s.depot[0])
    assert not offered(s, "sortie")


@pytest.mark.rule("drones-45", "drones-43")
@pytest.mark.parametrize(("depot", "scrapped"), [("mavic mavic furia", "mavic"), ("mavic furia valkyrie", "furia")])
def test_while_the_one_that_flew_is_there_it_may_fly_again(depot: str, scrapped: str) -> None:
    side = Side(crew="commander universal-pilot", depot=depot, hand="overtime", logistics=3)
    s = drones(field="infantry", shop="mavic", **side)
    play(s, "sortie mavic", "attack infantry", "roll 3", "use commander", "shop", "buy mavic", f"scrap {scrapped}")
    assert offered(play(s, "play overtime"), "sortie") == ["sortie mavic"]


@pytest.mark.rule("drones-45", "drones-94")
def test_the_repair_of_another_drone_lets_none_fly() -> None:
    side = Side(crew="commander universal-pilot", hq="engineer", depot="mavic mavic", broken="furia")
    s = drones(field="infantry", **side)
    play(s, "sortie mavic", "attack infantry", "roll 1", "use engineer", "repair furia", "use commander")
    assert not offered(s, "sortie")


@pytest.mark.rule("drones-86", "drones-45")
def test_an_extra_sortie_is_flown_by_the_same_drone_only() -> None:
    spare = drone("spare", MAVIC, ground=1, needs="recon", recon=1)
    s = drones(crew="commander universal-pilot", depot="mavic spare", field="infantry infantry infantry", cards=[spare])
    play(s, "sortie mavic", "attack infantry", "roll 3", "use commander")
    assert offered(s, "sortie") == ["sortie mavic"]


@pytest.mark.rule("drones-52")
def test_of_very_many_kinds_of_trophies_those_of_the_same_worth_are_offered_once() -> None:
    more = [enemy(f"enemy-{n}", "infantry", 1, points=2 if n == 7 else 1) for n in range(30)]
    taken = " ".join(card.name for card in more)
    s = drones(cards=more, trophies=taken)
    assert len(offered(s, "exchange ")) == 30  # each may go while they are not too many
    s = drones(cards=more, trophies=f"{taken} tank")
    assert offered(s, "exchange ") == ["exchange enemy-0", "exchange enemy-7", "exchange tank"]
    said = "You have very many trophies: exchange the first of the same worth."
    assert (why(s, "exchange enemy-1").rule, repr(why(s, "exchange enemy-1"))) == ("drones-52", said)
    play(s, "exchange enemy-7")
    assert (names(s, s.threat_discard), s.logistics[0]) == ("enemy-7", 1)
