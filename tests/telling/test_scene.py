"""What is staged, told in a language."""

from __future__ import annotations

from rubizh.engine.words import Name, Sentence
from rubizh.language import Language
from rubizh.telling.log import Chronicle
from rubizh.telling.scene import Scene, fact_told

PANIC = Name({"en": "Panic", "uk": "Паніка"})


def test_sentences_among_the_facts_are_told_wherever_they_stand() -> None:
    facts = {"n": 4, "met": True, "said": PANIC, "parts": [{"why": Sentence("{one}", {"one": PANIC})}, (PANIC, None)]}
    told = {"n": 4, "met": True, "said": "Паніка", "parts": [{"why": "Паніка"}, ["Паніка", None]]}
    assert fact_told(facts, Language("uk")) == told


def test_a_scene_needs_no_cards_and_no_facts() -> None:
    scene = Scene(PANIC, [])
    assert (scene.cards, scene.facts) == ([], {})


def test_a_game_that_stages_nothing_tells_no_scenes() -> None:
    assert Chronicle().scenes(None, None, None, 0) == []  # type: ignore[arg-type]
