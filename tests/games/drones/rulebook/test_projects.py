"""Projects (drones-6, drones-7, drones-69 to drones-73, drones-137)."""

from __future__ import annotations

import pytest

from rubizh.games.drones.rules.cards import ANY_PILOT, FPV, PILOT_OF, PLUS, Ability
from tests.games.drones.deck import NUMBER, project
from tests.games.drones.position import Side, drones, names, offered, options, play


@pytest.mark.rule("drones-69", "drones-7", "drones-54")
def test_a_project_is_paid_and_laid_open() -> None:
    s = play(drones(hand="delta", logistics=5), "play delta")
    assert (s.logistics[0], names(s, s.opened[0]), s.projects[0]) == (1, "delta", ())


@pytest.mark.rule("drones-69", "drones-56")
def test_a_project_may_be_laid_open_though_its_effect_would_change_nothing_now() -> None:
    s = drones(hand="stabpoint delta", opened="simulator", crew="wing-pilot", depot="furia", logistics=9)
    assert offered(s, "play") == ["play stabpoint", "play delta"]
    assert names(play(s, "play delta"), s.opened[0]) == "simulator delta"


@pytest.mark.rule("drones-69", "drones-74")
def test_an_open_project_has_no_effect() -> None:
    assert "use stabpoint" not in options(drones(opened="stabpoint", wounded="cook"))
    assert "use stabpoint" in options(drones(projects="stabpoint", wounded="cook"))


@pytest.mark.rule("drones-70", "drones-7")
@pytest.mark.parametrize("side", [{"crew": "medic cook"}, {"crew": "cook", "hq": "medic"}])
def test_its_characters_go_under_the_deck_and_it_is_activated(side: Side) -> None:
    s = drones(**Side(opened="stabpoint") | side)
    play(s, "activate stabpoint", "give medic")
    assert (s.opened[0], names(s, s.projects[0]), names(s, s.under)) == ((), "stabpoint", "medic")
    assert "medic" not in names(s, s.crew[0] + s.hq[0])


@pytest.mark.rule("drones-70")
def test_a_project_that_needs_several_takes_them_all() -> None:
    s = drones(opened="workshop", crew="engineer fpv-pilot", hq="wing-pilot")
    play(s, "activate workshop", "give engineer")
    assert options(s) == ["give fpv-pilot", "give wing-pilot"]
    play(s, "give wing-pilot")
    assert (names(s, s.crew[0]), names(s, s.under), names(s, s.projects[0])) == ("fpv-pilot", "engineer wing-pilot", "workshop")
    assert not offered(drones(opened="workshop", crew="engineer"), "activate")
    assert not offered(drones(opened="workshop", crew="fpv-pilot"), "activate")


@pytest.mark.rule("drones-70")
def test_each_of_two_projects_takes_its_own() -> None:
    s = drones(opened="simulator stabpoint", crew="cook medic")
    play(s, "activate simulator", "give cook", "activate stabpoint")
    assert options(s) == ["give medic"]
    assert names(play(s, "give medic"), s.under) == "cook medic"


@pytest.mark.rule("drones-70")
def test_whoever_is_still_needed_is_not_given_too_early() -> None:
    both = project("both", Ability(PLUS), (ANY_PILOT, PILOT_OF - FPV))
    s = drones(opened="both", crew="fpv-pilot wing-pilot", cards=[both])
    play(s, "activate both")
    assert options(s) == ["give wing-pilot"]
    three = project("three", Ability(PLUS), (NUMBER["cook"], ANY_PILOT, PILOT_OF - FPV))
    s = drones(opened="three", crew="cook fpv-pilot wing-pilot", cards=[three])
    assert options(play(s, "activate three", "give cook")) == ["give wing-pilot"]
    assert not offered(drones(opened="both", crew="fpv-pilot", cards=[both]), "activate")


@pytest.mark.rule("drones-71")
def test_wounded_trench_and_other_players_do_not_serve() -> None:
    s = drones("NextTurn", {"crew": "medic"}, opened="stabpoint", wounded="medic", trench="medic")
    assert not offered(s, "activate")


@pytest.mark.rule("drones-71", "drones-51")
def test_a_character_turned_over_serves() -> None:
    s = play(drones(opened="stabpoint", crew="medic", turned="medic"), "activate stabpoint", "give medic")
    assert (names(s, s.projects[0]), s.turned[0]) == ("stabpoint", ())


@pytest.mark.rule("drones-72")
@pytest.mark.parametrize(
    ("opened", "who", "value", "serves"),
    [
        ("delta", "fpv-pilot", "any_pilot", True),
        ("delta", "universal-pilot", "any_pilot", True),
        ("delta", "cook", "any_pilot", False),
        ("ai-module", "fpv-ace", "any_pilot", True),
        ("ai-module", "wing-pilot", "any_pilot", False),
        ("ai-module", "universal-pilot", "any_pilot", False),
        ("ai-module", "universal-pilot", "every_type", True),
        ("stabpoint", "universal-pilot", "every_type", False),
        ("wing-school", "wing-pilot", "any_pilot", True),
        ("wing-school", "fpv-pilot", "any_pilot", False),
    ],
)
def test_whom_a_project_needs(opened: str, who: str, value: str, serves: bool) -> None:
    s = drones(opened=opened, crew=who, options={"universal_for_projects": value})
    assert bool(offered(s, "activate")) == serves


@pytest.mark.rule("drones-72")
def test_a_project_may_name_the_universal_pilot() -> None:
    school = project("school", Ability(PLUS), (NUMBER["universal-pilot"],))
    assert offered(drones(opened="school", crew="universal-pilot", cards=[school]), "activate") == ["activate school"]
    assert not offered(drones(opened="school", crew="fpv-pilot", cards=[school]), "activate")


@pytest.mark.rule("drones-73")
def test_equal_projects_each_count_and_work() -> None:
    s = drones(projects="stabpoint stabpoint", wounded="cook driver gunner")
    assert offered(s, "use") == ["use stabpoint"]
    play(s, "use stabpoint", "evacuate 1", "use stabpoint", "evacuate 1")
    assert names(s, s.wounded[0]) == "gunner"
    assert "use stabpoint" not in options(s)


@pytest.mark.rule("drones-73")
def test_a_projects_effect_serves_its_owner_alone_and_an_open_one_stays() -> None:
    s = drones("NextTurn", {"projects": "stabpoint"}, wounded="cook", opened="delta")
    assert not offered(s, "use")
    assert not [text for text in options(s) if "delta" in text]


@pytest.mark.rule("drones-6")
def test_a_universal_pilot_given_can_be_recruited_by_anybody() -> None:
    s = drones("NextTurn", {"hand": "donation"}, opened="delta", crew="universal-pilot")
    play(s, "activate delta", "give universal-pilot", "discard donation", "end turn", "recruit", "deal universal-pilot")
    assert "universal-pilot to crew" in options(s)


@pytest.mark.rule("drones-6", "drones-17")
def test_a_mavic_that_was_discarded_can_be_bought_by_anybody() -> None:
    s = drones(shop="furia", depot="mavic valkyrie valkyrie", logistics=10)
    play(s, "shop", "buy furia", "scrap mavic", "deal mavic")
    assert names(s, s.shop) == "mavic"
