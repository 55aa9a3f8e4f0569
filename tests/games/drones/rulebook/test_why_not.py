"""Why a choice is not offered: the rule that forbids it, and the facts that make it so."""

from __future__ import annotations

import pytest

from rubizh.games.drones.rules.state import Drones
from tests.games.drones.position import begun, dealt, drones, offered, play, why

FIELD = "infantry howitzer orlan orlan"


def turn() -> Drones:
    """A turn with something wrong about almost everything."""
    return drones(
        "NextTurn",
        {"hand": "donation"},
        crew="fpv-pilot medic trader",
        hq="cook engineer commander",
        turned="trader",
        depot="fpv-kit lanius valkyrie mavic",
        broken="vampire",
        hand="delta dugout mortar medevac himars",
        protection="dugout",
        opened="ai-module workshop",
        projects="stabpoint",
        trophies="tank",
        logistics=3,
        field="howitzer",
    )


@pytest.mark.rule(
    "drones-31", "drones-36", "drones-40", "drones-46", "drones-50", "drones-54", "drones-56", "drones-62", "drones-67"
)
@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("end turn", "drones-31"),
        ("recruit", "drones-36"),
        ("evacuation", "drones-40"),
        ("play delta", "drones-54"),
        ("play dugout", "drones-67"),
        ("play mortar", "drones-62"),
        ("play medevac", "drones-56"),
        ("play donation", "drones-54"),
        ("discard donation", "drones-54"),
        ("use trader", "drones-50"),
        ("use medic", "drones-80"),
        ("use cook", "drones-74"),
        ("use sapper", "drones-46"),
        ("use stabpoint", "drones-80"),
        ("use ai-module", "drones-46"),
        ("exchange infantry", "drones-52"),
        ("activate delta", "drones-69"),
        ("sortie vampire", "drones-95"),
        ("sortie furia", "drones-44"),
        ("sortie valkyrie", "drones-44"),
        ("sortie fpv-kit", "drones-14"),
        ("sortie lanius", "drones-89"),
        ("sortie mavic", "drones-96"),
        ("attack howitzer", "drones-96"),
        ("buy mavic", "drones-41"),
        ("scrap mavic", "drones-43"),
        ("lose mavic", "drones-114"),
        ("break mavic", "drones-115"),
        ("repair vampire", "drones-81"),
        ("wound medic", "drones-112"),
        ("evacuate 1", "drones-40"),
        ("give medic", "drones-70"),
        ("keep delta", "drones-146"),
        ("medic to hq", "drones-38"),
        ("pass", "drones-42"),
        ("stop", "drones-96"),
        ("done", "drones-31"),
        ("reroll", "drones-65"),
        ("leave it", "drones-65"),
        ("deal medic", "drones-149"),
        ("roll 6", "drones-96"),
    ],
)
def test_in_a_turn(text: str, rule: str) -> None:
    assert why(turn(), text).rule == rule


@pytest.mark.rule("drones-28")
def test_it_is_another_players_move() -> None:
    assert why(turn(), "discard donation", seat=1).rule == "drones-28"


@pytest.mark.rule("drones-31", "drones-45", "drones-53")
def test_what_a_turn_has_had() -> None:
    s = play(turn(), "exchange tank", "discard delta")
    assert why(s, "exchange tank").rule == "drones-52"
    assert why(s, "discard dugout").rule == "drones-31"
    s = drones(crew="universal-pilot commander", depot="mavic lanius", field="infantry", characters="cook", trophies="tank tank")
    play(s, "exchange tank", "sortie mavic", "attack infantry", "roll 3")
    assert why(s, "exchange tank").rule == "drones-53"
    assert why(s, "recruit").rule == "drones-31"
    assert why(play(s, "use commander"), "sortie lanius").rule == "drones-45"


@pytest.mark.rule("drones-9", "drones-10", "drones-35", "drones-36", "drones-38", "drones-39")
def test_where_characters_go() -> None:
    s = drones(crew="cook driver gunner sniper", hq="medic", characters="medic sapper")
    play(s, "recruit", "deal medic", "deal sapper")
    assert why(s, "sapper to crew").rule == "drones-9"
    assert why(s, "medic to hq").rule == "drones-10"
    assert why(s, "engineer to hq").rule == "drones-35"
    assert why(s, "end turn").rule == "drones-36"
    s = play(drones(crew="cook driver gunner sniper", hq="medic"), "transfer")
    assert why(s, "done").rule == "drones-39"
    assert why(s, "use medic").rule == why(s, "exchange tank").rule == "drones-48"
    assert why(s, "engineer to hq").rule == "drones-38"
    assert why(s, "medic to hq").rule == "drones-39"
    play(s, "medic to crew")
    assert why(s, "medic to hq").rule == "drones-39"
    assert (why(s, "done").rule, "Crew" in repr(why(s, "done"))) == ("drones-9", True)
    s = play(drones(crew="cook driver", hq="medic sapper blogger"), "transfer", "cook to hq")
    assert (why(s, "done").rule, "HQ" in repr(why(s, "done"))) == ("drones-9", True)


@pytest.mark.rule("drones-60", "drones-70", "drones-72", "drones-48")
def test_projects_and_orders() -> None:
    s = play(drones(opened="workshop ai-module", crew="engineer fpv-pilot wing-pilot"), "activate workshop")
    assert why(s, "give fpv-pilot").rule == "drones-72"
    assert why(s, "give cook").rule == "drones-70"
    assert why(s, "end turn").rule == "drones-48"
    assert why(drones(opened="workshop", crew="engineer"), "activate workshop").rule == "drones-70"
    s = play(drones(hand="transfer-order", logistics=1, trench="cook driver"), "play transfer-order", "deal cook")
    assert why(s, "cook to trench").rule == "drones-60"


@pytest.mark.rule("drones-42", "drones-43")
def test_in_the_shop() -> None:
    s = dealt(play(drones(shop="furia valkyrie", depot="mavic mavic mavic", logistics=4), "shop"))
    reason = why(s, "buy furia")
    assert (reason.rule, "5" in repr(reason), "4" in repr(reason)) == ("drones-42", True, True)
    assert why(s, "buy lanius").rule == "drones-42"
    assert why(s, "end turn").rule == "drones-42"
    play(s, "buy valkyrie")
    assert why(s, "end turn").rule == "drones-43"
    assert why(s, "scrap furia").rule == why(s, "scrap broken mavic").rule == "drones-43"
    assert why(s, "lose mavic").rule == "drones-43"


@pytest.mark.rule("drones-92", "drones-96", "drones-97", "drones-105")
def test_in_a_sortie() -> None:
    s = drones(
        crew="universal-pilot sapper",
        depot="vampire mavic",
        field="infantry howitzer orlan orlan",
        projects="ai-module",
        trophies="tank",
    )
    play(s, "sortie vampire")
    assert why(s, "stop").rule == "drones-96"
    assert why(s, "attack howitzer").rule == "drones-92"
    assert why(s, "attack tank").rule == "drones-96"
    play(s, "attack orlan", "roll 2")
    assert why(s, "attack orlan").rule == "drones-97"
    play(s, "use ai-module")
    assert {why(s, text).rule for text in ("stop", "use ai-module", "exchange tank")} == {"drones-105"}
    s = drones(crew="universal-pilot sapper", depot="interceptor mavic", field="orlan infantry")
    assert why(play(s, "sortie interceptor"), "attack infantry").rule == "drones-97"
    s = play(drones(crew="universal-pilot", depot="mavic", field="infantry howitzer"), "sortie mavic")
    assert why(s, "attack howitzer").rule == "drones-96"


@pytest.mark.rule("drones-89", "drones-95")
def test_a_drone_whose_pilot_has_left() -> None:
    s = drones(crew="fpv-pilot sapper trader", depot="fpv-kit", opened="ai-module", field="infantry")
    play(s, "sortie fpv-kit", "activate ai-module", "give fpv-pilot")
    assert why(s, "attack infantry").rule == "drones-89"


@pytest.mark.rule("drones-62", "drones-92")
def test_artillery() -> None:
    def aiming(card: str) -> Drones:
        s = drones(crew="wing-pilot", depot="valkyrie", field="infantry howitzer orlan", hand=card, logistics=3)
        return play(s, f"play {card}")

    assert why(aiming("mortar"), "attack howitzer").rule == "drones-62"
    assert why(aiming("himars"), "attack howitzer").rule == "drones-92"
    assert why(aiming("himars"), "attack orlan").rule == "drones-62"


@pytest.mark.rule("drones-47", "drones-86", "drones-105", "drones-112", "drones-114", "drones-115", "drones-116")
def test_in_the_threat_phase() -> None:
    s = drones(
        "Defence",
        crew="commander trader",
        projects="ai-module",
        depot="mavic furia",
        field="buk tos",
        logistics=10,
        trophies="tank",
    )
    assert why(s, "use commander").rule == "drones-86"
    assert why(s, "use trader").rule == "drones-12"
    assert why(s, "use ai-module").rule == "drones-105"
    assert why(s, "end turn").rule == "drones-47"
    assert why(play(s, "done", "roll 6"), "lose mavic").rule == "drones-116"
    assert why(s, "lose broken furia").rule == why(s, "lose vampire").rule == "drones-114"
    s = play(drones("Defence", crew="cook driver", field="tos"), "roll 3")
    assert (why(s, "wound medic").rule, "medic" in repr(why(s, "wound medic"))) == ("drones-112", True)
    assert why(s, "lose mavic").rule == "drones-112"
    s = play(drones("Defence", depot="mavic furia", broken="lanius", field="orlan"), "roll 3")
    assert (why(s, "break lanius").rule, why(s, "repair lanius").rule) == ("drones-115", "drones-115")
    assert "broken" in repr(why(s, "break lanius"))
    assert why(s, "break vampire").rule == "drones-115"


@pytest.mark.rule("drones-48", "drones-81")
def test_while_a_drone_is_repaired() -> None:
    s = play(drones(hq="engineer", depot="mavic", broken="lanius furia"), "use engineer")
    assert why(s, "repair mavic").rule == "drones-81"
    assert {why(s, text).rule for text in ("break mavic", "buy mavic", "sortie mavic", "scrap mavic")} == {"drones-48"}


@pytest.mark.rule("drones-22", "drones-128", "drones-143", "drones-146")
def test_when_cards_are_dealt() -> None:
    s = begun()
    held = offered(s, "discard")[0].removeprefix("discard ")
    assert why(s, "end turn").rule == why(s, f"play {held}").rule == "drones-22"
    s = dealt(drones("Recovery", hand="", support_deck="donation dugout ew mortar delta himars"))
    assert why(s, "end turn").rule == "drones-128"
    assert why(begun(istar="yes"), "end turn").rule == "drones-146"
    s = begun(random_start="yes")
    who = offered(s, " to crew")[0].split()[0]
    assert why(s, f"{who} to trench").rule == "drones-143"
    assert why(s, "universal-pilot to crew").rule == "drones-35"
    assert why(s, "end turn").rule == "drones-143"


@pytest.mark.rule("drones-133", "drones-137")
def test_the_game_is_over() -> None:
    s = play(drones("Defence", crew="driver", wounded="cook cook cook", field="tank"), "roll 4", "wound driver")
    assert why(s, "end turn", seat=0).rule == "drones-133"
    s = play(drones(projects="delta delta", opened="simulator", crew="cook"), "activate simulator", "give cook")
    assert why(s, "end turn", seat=0).rule == "drones-137"
