"""The marks on the cards (afu-33 to afu-41)."""

from __future__ import annotations

import pytest

from rubizh.games.afu.cards import records
from tests.games.afu.position import afu, dealt, discard, display, escaped, fight, hospital, invader, names, play, troop, trophies

FIVE = "rifle-company infantry-battalion tank-company fighter-flight mountain-rifles"
NEXT = "howitzer-battery mortar-battery anti-tank-battalion field-hospital"
ARROWS = [(), ("attack",), ("defence",), ("attack", "defence")]


@pytest.mark.rule("afu-33", "afu-34")
@pytest.mark.parametrize("ours", ARROWS)
@pytest.mark.parametrize("theirs", ARROWS)
def test_only_an_enhanced_attack_destroys_an_enhanced_defence(ours: tuple[str, ...], theirs: tuple[str, ...]) -> None:
    destroyed = "defence" not in theirs or "attack" in ours
    lost = "defence" not in ours or "attack" in theirs
    expected = {(True, True): "both", (True, False): "destroyed", (False, True): "lost", (False, False): "neither"}
    outcome = fight(troop(attack=9, defence=1, enhanced=ours), invader(attack=9, defence=1, enhanced=theirs))
    assert outcome == expected[destroyed, lost]


@pytest.mark.rule("afu-34")
def test_with_an_enhanced_attack_the_numbers_decide_as_usual() -> None:
    strong = invader(attack=2, defence=5, enhanced=["attack", "defence"])
    assert fight(troop(attack=4, defence=3, enhanced=["attack", "defence"]), strong) == "neither"
    assert fight(troop(attack=5, defence=2, enhanced=["attack", "defence"]), strong) == "both"


@pytest.mark.rule("afu-35", "afu-25")
def test_reinforcements_make_the_attack_in_front_enhanced_on_both_sides() -> None:
    reserve = troop(support=1, marks=["reinforcements"])
    assert fight(troop(attack=3, defence=3), invader(attack=2, defence=4, enhanced=["defence"]), reserve) == "destroyed"
    protected = troop(attack=0, defence=3, enhanced=["defence"])
    mobilised = invader(support=1, marks=["reinforcements"])
    assert fight(protected, invader(attack=2, defence=3), behind=mobilised) == "lost"
    assert fight(protected, invader(attack=2, defence=3), behind=invader(support=1)) == "neither"


@pytest.mark.rule("afu-35", "afu-101")
def test_reinforcements_never_stand_in_the_attack_row() -> None:
    s = afu("Prepare", war=True, deck="panic", invaders="mobilised-reserve t-90m bmp-3 buk-m2")
    play(s, "deal mobilised-reserve", "deal t-90m", "deal bmp-3", "deal buk-m2")
    assert names(s, s.attack[0]) == "t-90m bmp-3 buk-m2"
    assert names(s, s.attack_support[0]) == "mobilised-reserve - -"


@pytest.mark.rule("afu-36")
@pytest.mark.parametrize("defence", [1, 9])
def test_enemy_artillery_hits_the_support_opposite_whether_or_not_it_is_destroyed(defence: int) -> None:
    gun = invader("gun", attack=1, defence=defence, marks=["artillery"])
    s = afu(cards=[gun], hand="tank-company tank-platoon reserve-platoon replacement-company", attack="gun bmp-2")
    play(s, "tank-company@1", "reserve-platoon+1", "tank-platoon@2", "replacement-company+2", "done")
    assert hospital(s) == "reserve-platoon"
    assert discard(s) == "replacement-company tank-company tank-platoon"


@pytest.mark.rule("afu-36", "afu-103")
def test_enemy_artillery_in_support_hits_too() -> None:
    cards = [invader("gun", support=1, marks=["artillery"])]
    s = afu(cards=cards, war=True, hand="tank-company reserve-platoon", attack="conscripts", attack_support="gun")
    play(s, "tank-company@1", "reserve-platoon+1", "done")
    assert (trophies(s), hospital(s)) == ("conscripts gun", "reserve-platoon")


@pytest.mark.rule("afu-37")
@pytest.mark.parametrize(("fielding", "struck"), [(["tank-brigade@1"], False), (["self-defence-detachment@1"], True), ([], True)])
def test_a_rocket_strike_comes_unless_its_invader_is_destroyed(fielding: list[str], struck: bool) -> None:
    s = afu(hand="tank-brigade self-defence-detachment", attack="iskander", display=FIVE, top="98th-battalion", reserve=NEXT)
    dealt(play(s, *fielding, "done"))
    assert (display(s) == FIVE) != struck
    assert ("98th-battalion" in display(s).split()) == struck


@pytest.mark.rule("afu-37")
def test_the_display_goes_under_the_deck_in_the_order_of_its_places_and_aid_stays() -> None:
    s = afu(attack="iskander", display=FIVE, top="98th-battalion", reserve=NEXT, aid=3)
    play(s, "done", *[f"deal {card}" for card in reversed(NEXT.split())])
    assert display(s) == "98th-battalion " + " ".join(reversed(NEXT.split()))
    assert (names(s, [s.top]), names(s, s.under)) == ("rifle-company", " ".join(FIVE.split()[1:]))
    assert s.aid == 3


@pytest.mark.rule("afu-37")
def test_a_rocket_strikes_once_for_each_such_invader() -> None:
    more = "tank-platoon press-centre repair-battalion sniper-team assault-company captured-tank"
    s = dealt(play(afu(attack="iskander su-34", display=FIVE, top="98th-battalion", reserve=f"{NEXT} {more}"), "done"))
    assert names(s, s.under).startswith(FIVE)
    assert len(s.under) == 10


@pytest.mark.rule("afu-37", "afu-103")
@pytest.mark.parametrize(
    ("fielding", "front", "behind", "strikes"),
    [
        ([], "conscripts", "launcher", 1),
        (["tank-brigade@1"], "conscripts", "launcher", 0),
        ([], "-", "launcher", 1),
        ([], "iskander", "launcher", 2),
    ],
)
def test_a_rocket_in_support_strikes_unless_it_is_destroyed_with_the_invader_in_front(
    fielding: list[str], front: str, behind: str, strikes: int
) -> None:
    cards = [invader("launcher", support=1, marks=["rocket"])]
    s = afu(
        cards=cards,
        war=True,
        hand="tank-brigade",
        attack=front,
        attack_support=behind,
        display="rifle-company",
        top="captured-tank",
        reserve="tank-platoon " * 11,
    )
    dealt(play(s, *fielding, "done"))
    assert len(s.under) == {0: 0, 1: 1, 2: 6}[strikes]


@pytest.mark.rule("afu-37", "afu-68")
def test_with_no_card_left_on_top_of_the_deck_the_same_cards_are_laid_out_again() -> None:
    s = play(afu(attack="iskander", display="- rifle-company - tank-company -"), "done")
    assert (display(s), names(s, [s.top]), s.under) == ("rifle-company tank-company - - -", "-", ())


@pytest.mark.rule("afu-37")
def test_it_strikes_before_anybody_recruits() -> None:
    s = afu(attack="iskander", hand="tank-brigade", display="rifle-company", top="98th-battalion")
    play(s, "done", "done", "spend tank-brigade", "done", "done")
    assert display(s) == "98th-battalion rifle-company - - -"


@pytest.mark.rule("afu-38", "afu-39")
@pytest.mark.parametrize(
    ("ours", "outcome"),
    [
        (troop(attack=9, defence=1), "lost"),
        (troop(attack=9, defence=1, type="artillery"), "lost"),
        (troop(attack=9, defence=1, type="tank", enhanced=["attack"]), "lost"),
        (troop(attack=9, defence=1, type="air"), "both"),
        (troop(attack=9, defence=1, marks=["anti-air"]), "both"),
    ],
)
def test_air_units_are_destroyed_only_by_air_units_and_anti_aircraft(ours: records.Recruit, outcome: str) -> None:
    assert fight(ours, invader(attack=2, defence=2, marks=["air"])) == outcome


@pytest.mark.rule("afu-39")
def test_an_anti_aircraft_card_in_support_is_enough() -> None:
    plane = invader(attack=2, defence=2, marks=["air"])
    assert fight(troop(attack=3, defence=9), plane, troop(support=0, marks=["anti-air"])) == "destroyed"
    assert fight(troop(attack=3, defence=9), plane, troop(support=0)) == "neither"


@pytest.mark.rule("afu-40")
@pytest.mark.parametrize(
    ("theirs", "outcome"),
    [
        (invader(attack=9, defence=9), "neither"),
        (invader(attack=9, defence=9, enhanced=["attack"]), "neither"),
        (invader(attack=9, defence=9, marks=["anti-air"]), "lost"),
        (invader(attack=9, defence=9, marks=["air"]), "lost"),
    ],
)
def test_our_air_units_are_protected_likewise(theirs: records.Invader, outcome: str) -> None:
    assert fight(troop(attack=1, defence=1, type="air"), theirs) == outcome


@pytest.mark.rule("afu-40", "afu-103")
def test_anti_aircraft_behind_an_invader_reaches_our_air_units() -> None:
    radar = invader(support=0, marks=["anti-air"])
    assert fight(troop(attack=1, defence=1, type="air"), invader(attack=9, defence=9), behind=radar) == "lost"


@pytest.mark.rule("afu-40")
def test_with_the_option_ground_invaders_hit_air_units() -> None:
    wings = troop(attack=9, defence=1, type="air")
    assert fight(wings, invader(attack=9, defence=9), ground_invaders_hit_air="yes") == "both"
    plane = invader(attack=1, defence=1, marks=["air"])
    assert fight(troop(attack=9, defence=9), plane, ground_invaders_hit_air="yes") == "neither"


@pytest.mark.rule("afu-41")
@pytest.mark.parametrize("type", ["infantry", "artillery", "tank", "other"])
def test_the_other_troop_types_do_nothing_in_a_fight(type: str) -> None:
    assert fight(troop(attack=3, defence=3, type=type), invader(attack=2, defence=3)) == "destroyed"
    assert fight(troop(attack=2, defence=2, type=type), invader(attack=2, defence=3)) == "lost"


@pytest.mark.rule("afu-32", "afu-87")
def test_no_mark_brings_an_escaped_invader_anywhere_but_to_the_invader_discard() -> None:
    s = play(afu(attack="su-35s 2s19-msta shilka"), "done")
    assert (escaped(s), trophies(s)) == ("2s19-msta shilka su-35s", "")
