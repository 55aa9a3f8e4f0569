"""The rules as a document: every rule in a chapter, by its id, as HTML or plain text."""

from __future__ import annotations

import re

import pytest

from rubizh.language import Language
from rubizh.telling.rulebook import Rulebooks, read_headings

BOTH = [(game, code) for game in ("siege", "afu") for code in ("en", "uk")]


@pytest.mark.parametrize(("game", "code"), BOTH)
def test_every_rule_stands_in_a_chapter_once(game: str, code: str) -> None:
    shown = Rulebooks(game).chapters(Language(code))
    ids = [rule.id for chapter in shown.chapters for rule in chapter.rules if rule.id]
    assert ids == list(Rulebooks(game).speaking(code).rules)
    assert ids == [f"{game}-{number}" for number in range(1, len(ids) + 1)]


@pytest.mark.parametrize(("game", "code"), BOTH)
def test_nothing_of_the_document_is_left_out(game: str, code: str) -> None:
    book = Rulebooks(game).speaking(code)
    told = [passage.text for heading in book.headings for passage in heading.passages]
    shown = " ".join([*(heading.title for heading in book.headings), *told])
    written = re.sub(r"^(#+|- \*\*[a-z]+-\d+\*\*) ", "", book.text, flags=re.MULTILINE)
    assert shown.split() == reordered(written, [heading.title for heading in book.headings])


def reordered(written: str, titles: list[str]) -> list[str]:
    """The words of a document, its headings first."""
    lines = written.splitlines()
    for title in titles:
        lines.remove(title)
    return " ".join([*titles, *lines]).split()


def test_headings_have_a_depth_and_text_between_rules_has_no_id() -> None:
    shown = Rulebooks("siege").chapters(Language("en"))
    assert [(chapter.title, chapter.depth) for chapter in shown.chapters][:2] == [("Siege", 1), ("The aim", 2)]
    assert [rule.id for rule in shown.chapters[0].rules] == [""]
    [comparing] = [chapter for chapter in shown.chapters if chapter.title == "Comparing formations"]
    between = [rule.html for rule in comparing.rules if not rule.id]
    assert between == ["<p>The types, from strongest to weakest:</p>"]


def test_a_table_belongs_to_the_rule_before_it() -> None:
    rules = {rule.id: rule.html for chapter in Rulebooks("siege").chapters(Language("en")).chapters for rule in chapter.rules}
    assert rules["siege-4"].startswith("<p>Seven wall tiles")
    assert rules["siege-4"].count("<tr>") == 8
    assert rules["siege-49"].count("<code>") == 2
    assert "style=" not in "".join(rules.values())


def test_markup_in_a_rulebook_is_only_text() -> None:
    [heading] = read_headings("# A\n\n- **a-1** One <script>x</script>.\n| a |\n|---|\n| b |\n\nTwo\nlines\n\nThree\n")
    assert [(passage.name, passage.text) for passage in heading.passages] == [
        ("a-1", "One <script>x</script>.\n\n| a |\n|---|\n| b |"),
        ("", "Two\nlines"),
        ("", "Three"),
    ]


def test_a_rule_as_plain_text() -> None:
    english = Language("en")
    assert Rulebooks("siege").rule(english, "siege-62") == "A hand may hold any mixture of both kinds, seven cards at most."
    assert Rulebooks("siege").rule(english, "siege-13").startswith("Ruling. Retreating is never a duty")
    assert "\n4 (the gate) · 2 cards, all types · 4 cards, lowest sum\n" in Rulebooks("siege").rule(english, "siege-4")
    assert Rulebooks("siege").rule(Language("uk"), "siege-67").startswith("«Джокер»")
