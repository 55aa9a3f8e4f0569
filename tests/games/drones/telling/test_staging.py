"""Defence, attacks and mishaps of Dronovody as scenes: each result one, with its cause, and nobody that lies face down."""

from __future__ import annotations

import json

import pytest

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import asked, choose
from rubizh.engine.record import Played
from rubizh.engine.words import Sentence
from rubizh.games.drones.rules.choices import Roll
from rubizh.games.drones.rules.state import Drones
from rubizh.games.drones.rules.threats import DefenceRoll
from rubizh.games.drones.telling.story import DronesChronicle
from rubizh.language import Language
from rubizh.telling.log import choose_and_tell
from rubizh.telling.scene import Scene, fact_told
from tests.games.drones.position import Side, drones, game, new, option, play

CHRONICLE = DronesChronicle()
PARTNER: Side = {"hand": "donation", "crew": "cook"}


def staged(s: Drones, text: str, viewer: int = 0) -> list[Scene]:
    """What a choice puts on the stage."""
    after, choice = s.clone(), option(s, text)
    choose(after, choice)
    return CHRONICLE.scenes(s, choice, after, viewer)


def words(scene: Scene) -> list[str]:
    return [repr(one) for one in (scene.title, *scene.lines)]


def defending() -> Drones:
    return drones("Threats", PARTNER, crew="cook", depot="mavic", protection="anti-air", field="orlan raid tos buk", logistics=1)


@pytest.mark.rule("drones-108", "drones-109")
def test_each_enemy_of_a_defence_roll_is_a_scene() -> None:
    raid, tos, orlan = staged(defending(), "roll 3")
    assert words(raid) == ["The first player, the die shows 3; enemy 1 of 3: raid.", "Logistics −1"]
    assert words(tos) == ["The first player, the die shows 3; enemy 2 of 3: tos.", "wounded in the Crew: 1"]
    assert words(orlan) == ["The first player, the die shows 3; enemy 3 of 3: orlan.", "protection spares all of it"]
    assert (tos.cards, tos.facts["kind"], tos.facts["enemy"], tos.facts["seat"]) == (["tos"], "defence", "tos", 0)
    assert (tos.facts["die"], tos.facts["number"], tos.facts["many"], tos.facts["spared"]) == (3, 2, 3, False)
    assert tos.facts["harm"] == {"trench": 0, "crew": 1, "shot_down": 0, "broken": 0, "logistics": 0}
    assert (tos.facts["before"], tos.facts["after"]) == ({"wounded": 0, "trench": 4}, {"wounded": 1, "trench": 4})
    assert orlan.facts["spared"]


def test_the_trench_and_the_wounded_go_on_from_scene_to_scene() -> None:
    s = drones("Threats", PARTNER, hand="", field="howitzer assault")
    first, second = staged(s, "roll 2")
    assert (first.facts["enemy"], first.facts["before"], first.facts["after"]) == (
        "assault",
        {"wounded": 0, "trench": 4},
        {"wounded": 1, "trench": 3},
    )
    assert (second.facts["before"], second.facts["after"]) == ({"wounded": 1, "trench": 3}, {"wounded": 3, "trench": 1})


def test_an_enemy_that_finds_nothing_and_a_roll_that_finds_nobody() -> None:
    [buk] = staged(defending(), "roll 6")
    assert words(buk)[1:] == ["nothing there to lose"]
    [nobody] = staged(defending(), "roll 1")
    assert words(nobody) == ["The first player rolls for the defence: 1.", "No enemy is activated."]
    assert (nobody.facts["enemy"], nobody.cards) == (None, [])


def test_after_a_defeat_nothing_is_staged() -> None:
    s = drones("Threats", PARTNER, hand="", crew="cook", wounded="cook cook cook", field="tos raid")
    assert [scene.facts["enemy"] for scene in staged(s, "roll 3")] == ["tos"]


@pytest.mark.rule("drones-102", "drones-103")
def test_an_attack_is_staged_with_its_terms() -> None:
    s = play(drones(crew="universal-pilot", depot="mavic", field="tank"), "sortie mavic", "attack tank")
    [miss] = staged(s, "roll 4")
    assert words(miss) == ["The player, mavic against: tank.", "rolled 4, needed 5: miss"]
    assert miss.cards == ["mavic", "tank"]
    assert fact_told(miss.facts, Language("en")) == {
        "kind": "attack",
        "die": 4,
        "seat": 0,
        "needs": 5,
        "terms": [{"said": "armour", "amount": -1, "card": "tank"}],
        "hit": False,
        "broke": False,
        "drone": "mavic",
        "target": "tank",
    }
    [hit] = staged(s, "roll 5")
    assert (hit.facts["hit"], words(hit)[1:]) == (True, ["rolled 5, needed 5: hit"])
    [broken] = staged(s, "roll 1")
    assert (broken.facts["broke"], words(broken)[1:]) == (True, ["rolled 1, needed 5: miss", "the drone breaks"])


@pytest.mark.rule("drones-104")
def test_a_kamikaze_never_breaks() -> None:
    s = play(drones(crew="fpv-pilot sapper", depot="fpv-kit", field="infantry"), "sortie fpv-kit", "attack infantry")
    assert not any(scene.facts["broke"] for n in range(1, 7) for scene in staged(s, f"roll {n}"))


@pytest.mark.rule("drones-105")
def test_a_guaranteed_hit_is_staged_without_a_die() -> None:
    s = drones(projects="ai-module", crew="universal-pilot", depot="mavic", field="tank")
    play(s, "sortie mavic")
    assert staged(s, "attack tank") == []
    [hit] = staged(play(s, "use ai-module"), "attack tank")
    assert (hit.facts["die"], hit.facts["hit"], words(hit)[1:]) == (None, True, ["hit without a roll"])


@pytest.mark.rule("drones-63", "drones-65")
def test_both_rolls_of_artillery_are_staged() -> None:
    s = drones(hand="mortar", crew="wing-pilot", depot="furia", field="tank", logistics=1)
    play(s, "play mortar", "attack tank")
    [miss] = staged(s, "roll 3")
    assert words(miss) == ["The player, mortar against: tank.", "rolled 3, needed 4: miss"]
    assert (miss.facts["drone"], miss.facts["broke"]) == ("mortar", False)
    [hit] = staged(play(s, "roll 3", "reroll"), "roll 4")
    assert hit.facts["hit"]


@pytest.mark.rule("drones-123", "drones-124")
def test_a_mishap_is_staged_when_all_enemies_lie() -> None:
    s = drones("NewThreats", {"crew": "medic"}, crew="cook", hand="", threat_deck="misfire truck")
    assert staged(s, "deal misfire") == []
    play(s, "deal misfire")
    [scene] = staged(s, "deal truck")
    assert words(scene) == [
        "The first player, a Mishap: misfire.",
        "The first player: wounded in the Crew: 1",
        "The second player: wounded in the Crew: 1",
    ]
    assert fact_told(scene.facts, Language("en")) == {
        "kind": "mishap",
        "seat": 0,
        "card": "misfire",
        "hit": [0, 1],
        "spared": [],
    }


@pytest.mark.rule("drones-68", "drones-123")
def test_the_next_mishap_goes_to_the_next_player_and_protection_spares() -> None:
    s = drones("NewThreats", {"protection": "discipline", "logistics": 3}, hand="", logistics=3, threat_deck="hangover mud")
    play(s, "deal hangover")
    first, second = staged(s, "deal mud")
    assert (first.facts["card"], first.facts["seat"], first.facts["hit"]) == ("hangover", 0, [0])
    assert words(first)[1:] == ["The first player: actions fewer next turn: 1"]
    assert (second.facts["card"], second.facts["seat"], second.facts["hit"], second.facts["spared"]) == ("mud", 1, [], [1])
    assert words(second)[1:] == ["The second player: protection spares all of it"]


def test_a_mishap_after_anothers_choice_counts_what_is_left() -> None:
    s = drones("NewThreats", {"crew": "medic", "logistics": 3}, hand="", crew="cook driver", threat_deck="misfire mud")
    play(s, "deal misfire", "deal mud")
    assert staged(s, "wound cook") == []
    play(s, "wound cook")
    [mud] = staged(s, "wound medic")
    assert (mud.facts["card"], words(mud)[1:]) == ("mud", ["The second player: Logistics −2"])


def test_a_mishap_without_a_victim() -> None:
    s = drones("NewThreats", PARTNER, hand="", threat_deck="gust")
    [scene] = staged(s, "deal gust")
    assert (scene.facts["hit"], words(scene)[1:]) == ([], ["nothing there to lose"])


@pytest.mark.parametrize("players", ["1", "3"])
def test_all_viewers_see_the_same_and_it_is_plain_data(players: str) -> None:
    s, dealer, scenes = new(players=players), Dealer(5), 0
    while not s.over:
        choice = dealer.pick(asked(s).options)
        before = s.clone()
        choose(s, choice)
        found = CHRONICLE.scenes(before, choice, s, 0)
        other = game().sample(game().view(before, 0), Dealer(1))
        if choice in asked(other).options:
            after = other.clone()
            choose(after, choice)
            again = CHRONICLE.scenes(other, choice, after, 0)
            assert [facts(scene) for scene in again] == [facts(scene) for scene in found]
        scenes += len(found)
    assert scenes > 5


@pytest.mark.rule("drones-28", "drones-108")
@pytest.mark.parametrize("players", ["1", "3"])
def test_the_defence_shows_the_rolls_of_all_in_turn_order(players: str) -> None:
    """Also after a round in which the dice of attacks rolled, and from the next Duty Officer on."""
    played, dealer, seen, last = Played(game(), game().with_defaults({"players": players}), {}, {}), Dealer(6), 0, 0
    rolled: dict[int, int] = {}
    while not played.s.over:
        assert isinstance(played.s, Drones)
        step, choice = played.s.todo[-1], dealer.pick(asked(played.s).options)
        officer = int(played.s.officer)
        order = [(officer + n) % int(players) for n in range(int(players))]
        if isinstance(step, DefenceRoll) and isinstance(choice, Roll):
            rolled = ({} if step.seat == officer else rolled) | {int(step.seat): int(choice.face)}
        [told] = choose_and_tell(played, choice, {0: Sentence("")}, CHRONICLE)
        for scene in told.scenes:
            if scene.facts["kind"] == "defence":
                assert scene.facts["rolls"] == [{"seat": seat, "die": rolled.get(seat)} for seat in order]
                seen, last = seen + 1, max(last, officer)
            else:
                assert "rolls" not in scene.facts
    assert seen > int(players)
    assert last > 0 or players == "1"


def facts(scene: Scene) -> str:
    return json.dumps([words(scene), scene.cards, fact_told(scene.facts, Language("en"))])
