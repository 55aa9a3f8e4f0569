"""Drones, the sortie and its attacks (drones-13 to drones-15, drones-44, drones-45, drones-75 to drones-107, drones-120)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Unpack

import pytest

from rubizh.games.drones.rules.cards import FPV, IN_THE_AIR, MULTIROTOR, PLUS, Ability, Card
from tests.games.drones.deck import bonus, character, drone, enemy, kinds, project
from tests.games.drones.position import Side, asks, drones, names, offered, options, play

AIR_RAIDER = drone("air-raider", MULTIROTOR, ground=1, air=1, reach=2, needs="ammo", hit=4)
UAV = enemy("uav", "drone", IN_THE_AIR)
INSTRUCTOR = character("instructor", crew=Ability(PLUS, 1), hq=Ability(PLUS, 2))
GUN_HUNTERS = project("gun-hunters", Ability(PLUS, 1, kinds=kinds("infantry", "artillery", "mlrs")), ())


def sortie(drone: str, crew: str, /, **more: Unpack[Side]) -> list[str]:
    """What a drone can attack in a sortie at a field of infantry, howitzer and enemy drone; nothing if it cannot fly."""
    s = drones(field="infantry howitzer orlan", **Side(crew=crew, depot=drone) | more)
    flies = f"sortie {drone}" in options(s)
    return [text.removeprefix("attack ") for text in offered(play(s, f"sortie {drone}"), "attack ")] if flies else []


@pytest.mark.rule("drones-44", "drones-89", "drones-95", "drones-75")
@pytest.mark.parametrize(
    ("drone", "pilot", "fits"),
    [
        ("fpv-kit", "fpv-pilot", True),
        ("fpv-kit", "wing-pilot", False),
        ("fpv-kit", "universal-pilot", True),
        ("lanius", "wing-pilot", True),
        ("lanius", "multirotor-pilot", False),
        ("mavic", "fpv-pilot", True),
        ("mavic", "multirotor-pilot", True),
        ("mavic", "cook", False),
    ],
)
def test_a_drone_needs_a_pilot_of_its_type_and_anybody_flies_a_mavic(drone: str, pilot: str, fits: bool) -> None:
    assert bool(sortie(drone, f"{pilot} sapper")) == fits
    assert not sortie(drone, "sapper", hq=pilot)


@pytest.mark.rule("drones-14", "drones-77", "drones-74")
@pytest.mark.parametrize(
    ("side", "armed"),
    [
        ({"crew": "fpv-pilot sapper"}, True),
        ({"crew": "fpv-pilot engineer"}, True),
        ({"crew": "fpv-pilot", "hq": "sapper engineer"}, False),
        ({"crew": "fpv-pilot"}, False),
    ],
)
def test_ammo_comes_from_sapper_and_engineer_in_the_crew(side: Side, armed: bool) -> None:
    s = drones(field="infantry", **Side(depot="fpv-kit") | side)
    assert ("sortie fpv-kit" in options(s)) == armed


@pytest.mark.rule("drones-14", "drones-58")
def test_a_bonus_gives_ammo() -> None:
    s = drones(depot="fpv-kit", crew="fpv-pilot", field="infantry", hand="ammo-crate", logistics=1)
    assert "sortie fpv-kit" in options(play(s, "play ammo-crate"))


@pytest.mark.rule("drones-14")
def test_a_mavic_needs_no_ammo() -> None:
    assert sortie("mavic", "fpv-pilot") == ["infantry"]


@pytest.mark.rule("drones-15")
def test_an_attack_does_not_use_ammo_up() -> None:
    s = drones(depot="fpv-kit", crew="fpv-pilot sapper", field="infantry infantry")
    play(s, "sortie fpv-kit", "attack infantry", "roll 1", "attack infantry", "roll 1")
    assert "attack infantry" in options(s)


@pytest.mark.rule("drones-93", "drones-44")
def test_a_kamikaze_needs_no_recon_and_others_do() -> None:
    assert sortie("lanius", "universal-pilot sapper")
    assert not sortie("vampire", "multirotor-pilot sapper")
    assert sortie("vampire", "multirotor-pilot sapper", projects="delta")


@pytest.mark.rule("drones-95", "drones-94")
def test_a_broken_drone_does_not_fly() -> None:
    assert not offered(drones(crew="universal-pilot sapper", broken="fpv-kit mavic", field="infantry"), "sortie")


@pytest.mark.rule("drones-44")
def test_a_recon_drone_does_not_attack() -> None:
    assert not offered(drones(crew="universal-pilot sapper", depot="furia", field="infantry"), "sortie")


@pytest.mark.rule("drones-96", "drones-88")
def test_targets_are_within_reach() -> None:
    assert sortie("fpv-kit", "universal-pilot sapper", projects="delta") == ["infantry"]
    assert sortie("lanius", "universal-pilot sapper") == ["infantry", "howitzer"]
    assert sortie("interceptor", "universal-pilot sapper", projects="delta") == ["orlan"]


@pytest.mark.rule("drones-13", "drones-92", "drones-90", "drones-78")
@pytest.mark.parametrize(
    ("more", "seen"),
    [
        ({}, []),
        ({"depot": "vampire mavic"}, ["infantry", "orlan"]),
        ({"depot": "vampire valkyrie"}, ["infantry", "orlan"]),
        ({"depot": "vampire furia"}, ["infantry", "howitzer", "orlan"]),
        ({"depot": "vampire valkyrie furia"}, ["infantry", "howitzer", "orlan"]),
        ({"projects": "delta"}, ["infantry", "howitzer", "orlan"]),
        ({"opened": "delta"}, []),
        ({"broken": "furia"}, []),
    ],
)
def test_recon_reaches_as_far_as_the_farthest_of_drones_and_projects(more: Side, seen: list[str]) -> None:
    s = drones(field="infantry howitzer orlan", **Side(crew="universal-pilot sapper", depot="vampire") | more)
    assert bool(offered(s, "sortie vampire")) == bool(seen)
    if seen:
        assert offered(play(s, "sortie vampire"), "attack ") == [f"attack {name}" for name in seen]


@pytest.mark.rule("drones-89", "drones-90")
def test_a_recon_drone_needs_its_pilot_and_one_pilot_serves_several_drones() -> None:
    assert "sortie vampire" not in options(drones(crew="multirotor-pilot sapper", depot="vampire furia", field="infantry"))
    assert "sortie vampire" in options(drones(crew="universal-pilot sapper", depot="vampire furia", field="infantry"))


@pytest.mark.rule("drones-13", "drones-82")
def test_a_plus_against_a_kind_is_no_recon_for_it() -> None:
    s = drones(crew="universal-pilot sapper", depot="vampire", field="tank", projects="tank-hunters")
    assert not offered(s, "sortie")


@pytest.mark.rule("drones-91")
def test_recon_is_each_players_own() -> None:
    partner = Side(crew="universal-pilot", depot="furia", projects="delta")
    s = drones("NextTurn", partner, crew="universal-pilot sapper", depot="vampire", field="infantry")
    assert not offered(s, "sortie")


@pytest.mark.rule("drones-90")
def test_a_mavic_is_its_own_recon() -> None:
    assert sortie("mavic", "fpv-pilot") == ["infantry"]


@pytest.mark.rule("drones-44", "drones-88")
def test_as_many_attacks_as_the_card_says() -> None:
    s = drones(crew="fpv-pilot sapper", depot="fpv-kit", field="infantry infantry", hand="donation")
    play(s, "sortie fpv-kit")
    for _ in range(3):
        play(s, "attack infantry", "roll 1")
    assert not offered(s, "attack")
    assert names(s, s.drone_discard) == "fpv-kit"


@pytest.mark.rule("drones-96")
def test_at_least_one_attack_and_then_one_may_stop() -> None:
    s = play(drones(crew="fpv-pilot sapper", depot="fpv-kit", field="infantry"), "sortie fpv-kit")
    assert "stop" not in options(s)
    play(s, "attack infantry", "roll 1")
    assert options(s) == ["attack infantry", "stop"]


@pytest.mark.rule("drones-96")
def test_attacks_that_a_sortie_leaves_are_lost() -> None:
    s = drones(crew="multirotor-pilot wing-pilot sapper", depot="vampire valkyrie", field="infantry orlan")
    play(s, "sortie vampire", "attack infantry", "roll 2")
    assert (s.ground_left, s.air_left) == (1, 1)
    play(s, "stop")
    assert (s.ground_left, s.air_left) == (0, 0)


@pytest.mark.rule("drones-96")
def test_each_target_is_chosen_after_the_last_result() -> None:
    s = drones(crew="fpv-pilot sapper", depot="fpv-kit", field="infantry truck")
    play(s, "sortie fpv-kit", "attack infantry", "roll 6")
    assert offered(s, "attack") == ["attack truck"]


@pytest.mark.rule("drones-45")
def test_only_one_drone_attacks_in_a_turn() -> None:
    s = drones(crew="universal-pilot sapper commander", depot="mavic lanius", field="infantry infantry")
    assert offered(s, "sortie") == ["sortie mavic", "sortie lanius"]
    play(s, "sortie mavic", "attack infantry", "roll 3", "use commander")
    assert offered(s, "sortie") == ["sortie mavic"]


@pytest.mark.rule("drones-45")
@pytest.mark.parametrize(("first", "then"), [("mavic", ["mavic", "lanius"]), ("lanius", ["mavic"])])
def test_in_the_next_turn_it_may_be_another_drone(first: str, then: list[str]) -> None:
    s = drones(crew="universal-pilot sapper", depot="mavic lanius", field="infantry infantry", hand="donation donation")
    play(s, f"sortie {first}", "attack infantry", "roll 2", "discard donation", "end turn")
    assert offered(s, "sortie") == [f"sortie {name}" for name in then]


@pytest.mark.rule("drones-97")
@pytest.mark.parametrize(("value", "then"), [("both", ["attack uav"]), ("one_of_them", [])])
def test_attacks_on_the_ground_and_in_the_air(value: str, then: list[str]) -> None:
    s = drones(
        crew="universal-pilot sapper",
        depot="air-raider",
        field="infantry infantry uav uav",
        cards=[AIR_RAIDER, UAV],
        options={"ground_and_air": value},
    )
    play(s, "sortie air-raider")
    assert offered(s, "attack") == ["attack infantry", "attack uav"]
    assert offered(play(s, "attack infantry", "roll 2"), "attack") == then


@pytest.mark.rule("drones-97")
@pytest.mark.parametrize(("first", "then"), [("uav", ["attack uav"]), ("infantry", ["attack infantry"])])
def test_with_one_of_them_the_other_attacks_of_its_kind_are_left(first: str, then: list[str]) -> None:
    twice = drone("twice", MULTIROTOR, ground=2, air=2, hit=6)
    field, agreed = "infantry infantry uav uav", {"ground_and_air": "one_of_them"}
    s = drones(crew="multirotor-pilot", depot="twice", field=field, cards=[twice, UAV], options=agreed)
    assert offered(play(s, "sortie twice", f"attack {first}", "roll 1"), "attack") == then
    assert not offered(play(s, then[0], "roll 1"), "attack")


@pytest.mark.rule("drones-97")
def test_with_one_of_them_the_first_attack_in_the_air_ends_those_on_the_ground() -> None:
    s = drones(
        crew="universal-pilot sapper",
        depot="air-raider",
        field="infantry uav uav",
        cards=[AIR_RAIDER, UAV],
        options={"ground_and_air": "one_of_them"},
    )
    play(s, "sortie air-raider", "attack uav", "roll 2")
    assert not offered(s, "attack")


def least(
    crew: str,
    field: str,
    /,
    drone: str = "fpv-kit",
    target: str = "infantry",
    cards: Iterable[Card] = (),
    options: dict[str, str] | None = None,
    **more: Unpack[Side],
) -> int:
    """The least number of the die that hits; 7 if none does."""
    side = Side(crew=f"{crew} sapper", depot=drone) | more
    for face in range(1, 7):
        s = drones(field=field, cards=cards, options=options, **side)
        play(s, f"sortie {drone}", f"attack {target}", f"roll {face}")
        if target in names(s, s.trophies[0]).split():
            return face
    return 7


@pytest.mark.rule("drones-98", "drones-102", "drones-82")
@pytest.mark.parametrize(
    ("crew", "field", "target", "more", "needed"),
    [
        ("universal-pilot", "infantry", "infantry", {}, 5),
        ("fpv-pilot", "infantry", "infantry", {}, 4),
        ("universal-pilot", "tank", "tank", {}, 6),
        ("universal-pilot", "tank jammer", "tank", {}, 7),
        ("fpv-pilot", "tank jammer", "tank", {}, 6),
        ("fpv-pilot", "tank jammer", "tank", {"projects": "simulator"}, 5),
        ("fpv-pilot", "infantry jammer jammer", "infantry", {}, 6),
        ("universal-pilot", "infantry", "infantry", {"projects": "simulator simulator"}, 3),
        ("universal-pilot", "infantry tank", "infantry", {"projects": "tank-hunters"}, 5),
        ("universal-pilot", "infantry tank", "tank", {"projects": "tank-hunters"}, 5),
        ("universal-pilot", "infantry", "infantry", {"projects": "wing-school"}, 5),
        ("universal-pilot", "infantry", "infantry", {"opened": "simulator"}, 5),
        ("universal-pilot instructor", "infantry", "infantry", {}, 4),
        ("universal-pilot", "infantry", "infantry", {"hq": "instructor"}, 3),
        ("universal-pilot", "infantry", "infantry", {"projects": "gun-hunters"}, 4),
        ("universal-pilot", "tank", "tank", {"projects": "gun-hunters"}, 6),
    ],
)
def test_pluses_and_penalties(crew: str, field: str, target: str, more: Side, needed: int) -> None:
    assert least(crew, field, target=target, cards=[INSTRUCTOR, GUN_HUNTERS], **more) == needed


@pytest.mark.rule("drones-82")
def test_a_plus_for_one_type_of_drone() -> None:
    assert least("universal-pilot", "infantry", drone="lanius", projects="wing-school") == 2


@pytest.mark.rule("drones-82", "drones-58")
def test_the_plus_of_a_bonus() -> None:
    rush = bonus("rush", Ability(PLUS, 2))
    s = drones(crew="universal-pilot sapper", depot="fpv-kit", field="infantry", hand="rush", cards=[rush])
    assert names(play(s, "play rush", "sortie fpv-kit", "attack infantry", "roll 3"), s.trophies[0]) == "infantry"


@pytest.mark.rule("drones-99")
@pytest.mark.parametrize(("value", "needed"), [("no", 3), ("yes", 2)])
def test_the_best_pilot_counts_or_by_an_option_all(value: str, needed: int) -> None:
    assert least("fpv-pilot fpv-ace wing-pilot", "infantry", options={"pilots_add_up": value}) == needed


@pytest.mark.rule("drones-99")
def test_a_pilots_plus_is_for_the_type_on_the_card() -> None:
    assert least("fpv-ace", "infantry", drone="mavic") == 4
    assert least("wing-pilot", "infantry", drone="lanius") == 2
    assert least("wing-pilot fpv-pilot", "infantry") == 4


@pytest.mark.rule("drones-99")
def test_a_pilot_in_the_hq_gives_no_plus() -> None:
    assert least("universal-pilot", "infantry", hq="fpv-ace") == 5


@pytest.mark.rule("drones-100")
def test_armour_is_for_its_own_card_only() -> None:
    assert least("universal-pilot", "infantry tank", target="infantry") == 5


@pytest.mark.rule("drones-101", "drones-118")
def test_standing_penalties_count_the_targets_own_too_and_for_their_type() -> None:
    assert least("universal-pilot", "jammer", drone="lanius", target="jammer") == 4
    assert least("universal-pilot", "infantry wing-jammer", drone="lanius") == 5
    assert least("universal-pilot", "infantry wing-jammer") == 5


@pytest.mark.rule("drones-102")
def test_no_number_always_hits_or_misses() -> None:
    easy = drone("easy", FPV, ground=1, hit=2)
    assert least("fpv-pilot", "infantry", drone="easy", cards=[easy]) == 1
    assert least("universal-pilot", "tank jammer", target="tank") == 7


@pytest.mark.rule("drones-102")
def test_what_is_hit_is_a_trophy_of_the_attacker() -> None:
    s = drones(crew="fpv-pilot sapper", depot="fpv-kit", field="infantry truck", hand="donation")
    play(s, "sortie fpv-kit", "attack infantry", "roll 4")
    assert (names(s, s.field), names(s, s.trophies[0])) == ("truck", "infantry")
    play(s, "attack truck", "roll 3")
    assert (names(s, s.field), names(s, s.trophies[0])) == ("truck", "infantry")


@pytest.mark.rule("drones-103")
@pytest.mark.parametrize(("face", "broken"), [(1, "mavic"), (2, "")])
def test_a_reusable_drone_breaks_on_its_red_number(face: int, broken: str) -> None:
    s = drones(crew="universal-pilot", depot="mavic", field="infantry")
    play(s, "sortie mavic", "attack infantry", f"roll {face}")
    assert names(s, s.broken[0]) == broken


@pytest.mark.rule("drones-103")
def test_the_die_itself_breaks_a_drone_also_after_a_hit_and_the_sortie_is_over() -> None:
    sure = drone("sure", MULTIROTOR, ground=2, hit=3, breaks=3)
    s = drones(crew="multirotor-pilot", depot="sure", field="infantry infantry", projects="simulator", cards=[sure])
    play(s, "sortie sure", "attack infantry", "roll 2")
    assert (names(s, s.trophies[0]), s.broken[0]) == ("infantry", ())
    play(s, "attack infantry", "roll 3")
    assert (names(s, s.trophies[0]), names(s, s.broken[0])) == ("infantry infantry", "sure")
    assert not offered(s, "attack")


@pytest.mark.rule("drones-103")
def test_a_broken_drone_attacks_no_more() -> None:
    s = drones(crew="universal-pilot sapper", depot="vampire mavic", field="infantry infantry")
    play(s, "sortie vampire", "attack infantry", "roll 1")
    assert not offered(s, "attack")


@pytest.mark.rule("drones-94", "drones-86")
def test_a_repaired_drone_is_as_new_in_the_same_turn() -> None:
    s = drones(crew="universal-pilot commander", hq="engineer", depot="mavic", field="infantry")
    play(s, "sortie mavic", "attack infantry", "roll 1", "use engineer", "repair mavic", "use commander")
    assert offered(s, "sortie") == ["sortie mavic"]


@pytest.mark.rule("drones-104")
@pytest.mark.parametrize("face", [1, 6])
def test_a_kamikaze_is_gone_after_its_sortie_hit_or_not(face: int) -> None:
    s = drones(crew="fpv-pilot sapper", depot="fpv-kit", field="infantry infantry")
    play(s, "sortie fpv-kit", "attack infantry", f"roll {face}")
    assert s.drone_discard == ()
    play(s, "stop")
    assert (s.depot[0], names(s, s.drone_discard)) == ((), "fpv-kit")


@pytest.mark.rule("drones-104")
def test_a_kamikaze_is_gone_if_no_target_is_left() -> None:
    s = drones(crew="fpv-pilot sapper", depot="fpv-kit", field="truck", trophies="infantry")
    play(s, "exchange infantry", "sortie fpv-kit", "attack truck", "roll 6")
    assert (s.depot[0], names(s, s.drone_discard)) == ((), "fpv-kit")


@pytest.mark.rule("drones-47", "drones-104")
def test_an_effect_may_bring_another_target_before_the_sortie_ends() -> None:
    twice = drone("twice", FPV, ground=2, reach=2, needs="recon", hit=2)
    s = drones(crew="fpv-pilot", hq="wing-pilot", depot="twice mavic", field="infantry howitzer", opened="delta", cards=[twice])
    play(s, "sortie twice", "attack infantry", "roll 6")
    assert offered(s, "attack") == []
    play(s, "activate delta", "give wing-pilot")
    assert offered(s, "attack") == ["attack howitzer"]


@pytest.mark.rule("drones-95", "drones-96", "drones-104")
def test_without_its_pilot_a_drone_attacks_no_more() -> None:
    side = Side(crew="fpv-pilot sapper trader", depot="fpv-kit", opened="ai-module")
    s = play(drones(field="infantry", **side), "sortie fpv-kit", "activate ai-module", "give fpv-pilot")
    assert options(s) == ["use trader", "stop"]
    assert names(play(s, "stop"), s.drone_discard) == "fpv-kit"


@pytest.mark.rule("drones-105")
def test_a_guaranteed_hit_is_not_announced_without_a_target() -> None:
    side = Side(crew="fpv-pilot sapper trader", depot="fpv-kit", projects="ai-module")
    s = play(drones(field="infantry", **side), "sortie fpv-kit", "attack infantry", "roll 6")
    assert offered(s, "use") == ["use trader"]
    assert "stop" in options(s)


@pytest.mark.rule("drones-104")
def test_a_kamikaze_never_breaks() -> None:
    odd = drone("odd", FPV, ground=1, hit=5, breaks=1, kamikaze=True)
    s = drones(crew="fpv-pilot", depot="odd", field="infantry", cards=[odd])
    play(s, "sortie odd", "attack infantry", "roll 1")
    assert (s.broken[0], names(s, s.drone_discard)) == ((), "odd")


@pytest.mark.rule("drones-105", "drones-83", "drones-50")
def test_a_guaranteed_hit_takes_one_attack_and_needs_no_roll() -> None:
    s = drones(crew="universal-pilot", depot="mavic", field="tank infantry", projects="ai-module")
    assert "use ai-module" not in options(s)
    play(s, "sortie mavic", "use ai-module")
    assert offered(s, "attack") == ["attack tank", "attack infantry"]
    assert "stop" not in options(s)
    play(s, "attack tank")
    assert (names(s, s.trophies[0]), names(s, s.spent[0]), s.broken[0]) == ("tank", "ai-module", ())
    assert not offered(s, "attack")
    assert asks(s) == 0


@pytest.mark.rule("drones-105", "drones-48")
def test_once_it_is_announced_only_the_target_is_chosen() -> None:
    s = drones(crew="universal-pilot trader", depot="mavic", field="tank", projects="ai-module ai-module", trophies="infantry")
    assert options(play(s, "sortie mavic", "use ai-module")) == ["attack tank"]


@pytest.mark.rule("drones-45", "drones-94")
def test_a_repaired_kamikaze_is_not_the_one_that_flew() -> None:
    s = drones(crew="fpv-pilot sapper commander", hq="engineer", depot="fpv-kit", broken="fpv-kit", field="infantry infantry")
    play(s, "sortie fpv-kit", "attack infantry", "roll 1", "stop", "use engineer", "repair fpv-kit", "use commander")
    assert names(s, s.depot[0]) == "fpv-kit"
    assert not offered(s, "sortie")


@pytest.mark.rule("drones-105")
def test_a_guaranteed_hit_is_for_one_attack_only() -> None:
    s = drones(crew="fpv-pilot sapper", depot="fpv-kit", field="tank infantry", projects="ai-module")
    play(s, "sortie fpv-kit", "use ai-module", "attack tank", "attack infantry", "roll 1")
    assert names(s, s.trophies[0]) == "tank"


@pytest.mark.rule("drones-105")
def test_a_guaranteed_hit_needs_reach_and_resources() -> None:
    s = drones(crew="universal-pilot", depot="mavic", field="howitzer infantry", projects="ai-module")
    assert offered(play(s, "sortie mavic", "use ai-module"), "attack") == ["attack infantry"]


@pytest.mark.rule("drones-106", "drones-84", "drones-120")
@pytest.mark.parametrize(
    ("side", "target", "gained"),
    [
        ({"crew": "fpv-pilot sapper blogger"}, "infantry", 1),
        ({"crew": "fpv-pilot sapper", "hq": "blogger"}, "infantry", 0),
        ({"crew": "fpv-pilot sapper"}, "truck", 2),
        ({"crew": "fpv-pilot sapper blogger"}, "truck", 3),
    ],
)
def test_a_trophy_brings_its_benefit_and_what_effects_give(side: Side, target: str, gained: int) -> None:
    s = drones(field="infantry truck", **Side(depot="fpv-kit") | side)
    play(s, "sortie fpv-kit", f"attack {target}", "roll 6")
    assert s.logistics[0] == gained
    assert offered(s, "attack")


@pytest.mark.rule("drones-106", "drones-84")
def test_each_trophy_of_a_sortie_brings_it() -> None:
    s = drones(crew="fpv-pilot sapper blogger", depot="fpv-kit", field="infantry infantry")
    play(s, "sortie fpv-kit", "attack infantry", "roll 6", "attack infantry", "roll 6")
    assert s.logistics[0] == 2


@pytest.mark.rule("drones-107")
def test_the_example_of_the_rulebook() -> None:
    s = drones(
        crew="fpv-pilot engineer blogger",
        depot="fpv-kit",
        field="tank jammer",
        projects="ai-module",
        logistics=3,
        hand="donation",
    )
    play(s, "sortie fpv-kit", "attack tank", "roll 5")  # 5, less 1 for armour, and 1 for the pilot, less 1 for EW: 4
    assert (s.trophies[0], names(s, s.field)) == ((), "tank jammer")
    play(s, "attack tank", "roll 3")
    assert s.trophies[0] == ()
    play(s, "use ai-module", "attack tank")
    assert (names(s, s.trophies[0]), names(s, s.field)) == ("tank", "jammer")
    assert names(s, s.spent[0]) == "ai-module"
    assert (s.depot[0], names(s, s.drone_discard)) == ((), "fpv-kit")
    assert s.logistics[0] == 4


@pytest.mark.rule("drones-107", "drones-98")
def test_in_the_example_a_six_would_have_hit() -> None:
    assert least("fpv-pilot blogger", "tank jammer", target="tank") == 6
