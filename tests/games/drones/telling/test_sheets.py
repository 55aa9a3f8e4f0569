"""The cards of Dronovody in words, made from their values."""

from __future__ import annotations

from typing import Any

import pytest

from rubizh.games.drones.cards.sets import SHIPPED, read
from rubizh.games.drones.rules.cards import (
    AMMO,
    ANY_KIND,
    ANY_TYPE,
    EVERY_TYPE,
    FPV,
    GUARANTEED_HIT,
    KINDS,
    LOGISTICS,
    NOTHING,
    PLUS,
    RECON,
    RECON_FOR,
    VERBS,
    WING,
    Ability,
    Harm,
)
from rubizh.games.drones.telling import words
from rubizh.games.drones.telling.sheets import DECKS, HEADS, Sheets, cards_shown
from rubizh.language import Language
from rubizh.terminal.cards import show_cards
from rubizh.terminal.screen import Screen

CARDS = read(SHIPPED)
ENGLISH = Sheets(Language("en"), CARDS)
UKRAINIAN = Sheets(Language("uk"), CARDS)
WATCHING = "while on the field: drone attacks −1: Mavic; when destroyed, idle next round: artillery, MLRS, TOS, enemy drones"
TANKS = 1 << KINDS.index("tank")


def card(id: str) -> Any:
    return next(card for deck in ENGLISH.decks().values() for card in deck if card.id == id)


@pytest.mark.parametrize(
    ("id", "said"),
    [
        ("fpv-kit", {"attacks": "ground 3, range 1; air 1", "needs": "Ammo", "hits": "5+, kamikaze", "gives": ""}),
        ("furia", {"attacks": "", "needs": "", "hits": "", "gives": "Recon 2, spotting"}),
        ("universal-pilot", {"flies": "every type", "crew": "", "hq": ""}),
        ("fpv-pilot", {"flies": "FPV +1"}),
        ("engineer", {"flies": "", "crew": "gives Ammo", "hq": "once a round: repair a drone"}),
        ("blogger", {"crew": "Logistics +1 for each trophy"}),
        ("medic", {"crew": "once a round: evacuate one wounded; evacuation as an action, too"}),
        ("counter-battery-recon", {"effect": "this turn: replaces Recon against artillery, MLRS, TOS"}),
        ("ew", {"kind": "protection", "effect": "protected: drones; no harm from: enemy drones", "activated": ""}),
        ("ai-module", {"effect": "once a round: a drone attack hits without a roll"}),
        ("pilot-school", {"effect": "drone attacks +1", "activated": "any pilot, any pilot"}),
        ("secure-link", {"effect": "drone attacks +1: FPV", "activated": "pilot: FPV"}),
        ("tank", {"kind": "tanks", "place": "1", "traits": "armour −1; when destroyed, idle next round: vehicles, MLRS, TOS"}),
        ("aeroscope", {"traits": WATCHING}),
        ("mlrs", {"numbers": "1,3–4,6"}),
        ("lurker", {"place": "in the air", "traits": "while on the field: drones cost 1 more"}),
        ("icing", {"players": "4", "effect": "Wings broken: 1", "note": "The wing is lovely, white, and not going anywhere."}),
    ],
)
def test_a_card_in_words(id: str, said: dict[str, str]) -> None:
    cells = ENGLISH.cells(card(id))
    assert {head: cells[head] for head in said} == said


def test_the_same_in_ukrainian() -> None:
    assert UKRAINIAN.cells(card("fpv-kit"))["attacks"] == "земля 3, відстань 1; повітря 1"
    assert UKRAINIAN.cells(card("ai-module"))["effect"] == "раз за раунд: атака дроном уражає ціль без кидка"
    assert UKRAINIAN.lines(card("icing"))[-1] == ["Кажуть", "Крило гарне, біле й більше нікуди не летить."]


@pytest.mark.parametrize("verb", range(len(VERBS)))
def test_every_verb_has_words(verb: int) -> None:
    said = Language("uk").say(words.ability_said(Ability(verb, 2, kinds=TANKS)))
    assert said if verb != NOTHING else said == "–"


@pytest.mark.parametrize(
    ("ability", "lasting", "gift"),
    [
        (Ability(LOGISTICS, 2), "once a round: Logistics +2", "Logistics +2"),
        (Ability(AMMO), "gives Ammo", "this turn: gives Ammo"),
        (Ability(RECON, 2), "gives Recon up to range 2", "this turn: gives Recon up to range 2"),
        (Ability(PLUS, 1, ANY_TYPE, ANY_KIND), "drone attacks +1", "drone attacks +1"),
        (Ability(PLUS, 1, FPV, TANKS), "drone attacks +1: FPV, tanks", "drone attacks +1: FPV, tanks"),
        (Ability(RECON_FOR, 1, kinds=TANKS), "replaces Recon against tanks", "this turn: replaces Recon against tanks"),
        (Ability(GUARANTEED_HIT), "once a round: a drone attack hits without a roll", "a drone attack hits without a roll"),
    ],
)
def test_how_long_an_ability_lasts(ability: Ability, lasting: str, gift: str) -> None:
    assert repr(words.lasting_said(ability)) == lasting
    assert repr(words.gift_said(ability)) == gift


def test_every_harm_has_words() -> None:
    harm = Harm(trench=1, crew=2, shot_down=1, broken=2, logistics=3, support=1, actions=1)
    parts = ["wounded in the Trench: 1", "wounded in the Crew: 2", "drones shot down: 1", "drones broken: 2", "Logistics −3"]
    assert repr(words.harm_said(harm)) == ", ".join([*parts, "support cards fewer next round: 1", "actions fewer next turn: 1"])
    assert repr(words.harm_said(Harm(shot_down=1, wing_only=True))) == "Wings shot down: 1"


def test_types_of_drones_in_words() -> None:
    assert repr(words.types_said(1 << FPV | 1 << WING)) == "FPV, Wing"
    assert repr(words.types_said(EVERY_TYPE)) == "every type"


@pytest.mark.parametrize("language", ["en", "uk"])
def test_eighty_columns_are_enough(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], language: str) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    sheets = Sheets(Language(language), CARDS)
    show_cards(Screen(sheets.language), sheets, {})
    shown = capsys.readouterr().out
    assert max(map(len, shown.splitlines())) <= 80
    assert "…" not in shown
    assert [word for word in every_word(sheets) if word not in shown] == []  # a column that is too narrow would cut it


def every_word(sheets: Sheets) -> list[str]:
    cells = [sheets.cells(card) for deck in sheets.decks().values() for card in deck]
    return sorted({word for cell in cells for text in cell.values() for word in text.split()})


def test_every_deck_and_filter() -> None:
    assert {name: len(cards) for name, cards in ENGLISH.decks().items()} == {
        "drones": len(CARDS.drones),
        "characters": len(CARDS.characters),
        "support": len(CARDS.support),
        "enemies": len(CARDS.enemies()),
        "mishaps": len(CARDS.threats) - len(CARDS.enemies()),
    }
    assert list(ENGLISH.filters()) == ["deck", "type", "source"]
    assert ENGLISH.titled(card("turtle-tank")).endswith("▲")
    assert not ENGLISH.titled(card("tank")).endswith("▲")


def test_the_page_gets_every_card() -> None:
    shown = cards_shown(Language("uk")).cards
    assert [one.id for one in shown] == [card.id for deck in ENGLISH.decks().values() for card in deck]
    assert {one.deck for one in shown} == set(DECKS)
    assert {line[0] for one in shown for line in one.lines} == {Language("uk").say(head) for head in HEADS.values()}
