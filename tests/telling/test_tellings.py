"""Games and cards as the page shows them, in either language."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import msgspec
import pytest

from rubizh.games import GAMES
from rubizh.games.afu.cards.records import Recruit
from rubizh.games.afu.package import CARD_SETS
from rubizh.games.opponents import levels, opponents
from rubizh.games.siege.rules.cards import JOKER_1, NOTATION
from rubizh.language import LANGUAGES, Language
from rubizh.telling import shown as api
from rubizh.telling.shown import GameShown

ENGLISH = Language("en")


def shown(game: str, language: Language) -> GameShown:
    package = GAMES[game]
    return package.telling.shown(package.rules, levels(package), language)


def test_siege_as_the_home_page_shows_it() -> None:
    game = shown("siege", ENGLISH)
    assert (game.title, game.match) == ("Siege", True)
    assert game.about == "An attacker storms seven walls that a defender holds (after Schotten Totten 2)"
    assert game.seats == [["Attacker", "Defender"]]
    assert [level.name for level in game.levels] == ["beginner", "amateur", "expert", "master"]
    assert game.options[0] == api.OptionShown(
        "tactics",
        "Tactics variant",
        "The tactics variant with its eleven cards",
        [api.OptionValue("no", "No"), api.OptionValue("yes", "Yes")],
    )


def test_the_seats_of_afu_for_either_number_of_commanders() -> None:
    game = shown("afu", ENGLISH)
    assert game.seats == [["First commander", "Second commander"], ["Commander"]]
    assert [value.value for value in game.options[0].values] == ["2", "1"]
    assert not game.match


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_every_option_value_and_level_has_words(name: str, code: str) -> None:
    game, told = GAMES[name].rules, shown(name, Language(code))
    assert {option.name: [value.value for value in option.values] for option in told.options} == {
        option.name: option.values for option in game.options
    }
    assert all(option.title and option.about and all(value.title for value in option.values) for option in told.options)
    assert all(level.title and level.about and level.name in opponents(GAMES[name]) for level in told.levels)


def card(name: str, game: str = "afu", code: str = "en") -> api.CardShown:
    [found] = [card for card in GAMES[game].telling.cards_shown(Language(code)).cards if card.id == name]
    return found


def test_a_card_of_afu_in_values_and_in_words() -> None:
    found = card("artillery-division")
    assert (found.deck, found.name, found.source) == ("starting", "Artillery Division", "derived")
    assert found.lines == [
        ["Deck", "yellow"],
        ["Attack", "0"],
        ["Defence", "3↑"],
        ["Support", "1"],
        ["Type", "artillery"],
        ["Bonus", "badge “guns”: support +2"],
        ["Gives", "1"],
    ]
    assert found.provenance == "some known from the rulebook's examples, the rest is our design"
    assert found.values["bonus"]["reward"]["support"] == 2


def test_every_card_of_the_set_is_shown_as_it_is_written() -> None:
    cards = GAMES["afu"].telling.cards_shown(ENGLISH)
    written = {one.id: one for one in CARD_SETS.read(CARD_SETS.shipped).afu}
    values: dict[str, Any] = {one.id: one.values for one in cards.cards if one.deck == "afu"}
    assert {name: msgspec.convert(value, Recruit) for name, value in values.items()} == written
    assert cards.badges["guns"] == "guns"
    assert GAMES["afu"].telling.cards_shown(Language("uk")).badges["guns"] == "гармати"


def test_the_tactics_cards_of_siege_with_their_rules() -> None:
    cards = GAMES["siege"].telling.cards_shown(ENGLISH).cards
    assert [one.id for one in cards] == NOTATION[JOKER_1:]
    assert {one.deck for one in cards} == {"tactics"}
    for one in cards:
        assert one.name in one.lines[0][1]
    assert card("SP", "siege").lines == [["Elite card", "The Spy has strength 10 and takes any colour."]]
    assert card("exchange", "siege").lines[0][0] == "Action card"
    assert card("J1", "siege", "uk").name == "«Джокер»"


def test_nothing_is_loaded_for_pages_before_one_is_shown() -> None:
    asked = "import sys, rubizh.telling.telling; print({'msgspec', 'markdown_it', 'rich'} & set(sys.modules))"
    done = subprocess.run(
        [sys.executable, "-c", asked], capture_output=True, encoding="utf-8", check=True, env={"PYTHONPATH": ":".join(sys.path)}
    )
    assert done.stdout == "set()\n"
