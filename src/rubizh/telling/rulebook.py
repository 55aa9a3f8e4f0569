"""The rules of a game as a document: its chapters, and each rule by its id."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

import rubizh
from rubizh.language import Language

if TYPE_CHECKING:
    from markdown_it import MarkdownIt

    from rubizh.telling.shown import Rules

SHIPPED: Final = Path(rubizh.__file__).parent / "rules"
RULE: Final = re.compile(r"- \*\*(\w+-\d+)\*\* (.*)")
HEADING: Final = re.compile(r"(#+) (.*)")


class Passage:
    """A rule with its id, or some text between rules without one, as Markdown."""

    def __init__(self, name: str, text: str) -> None:
        self.name: Final = name
        self.text = text

    def add(self, line: str) -> None:
        """A line more; the first row of a table needs room before it."""
        begins_table = line.startswith("|") and "\n|" not in self.text
        self.text += ("\n\n" if begins_table else "\n") + line


class Heading:
    """A heading, and what stands under it."""

    def __init__(self, title: str, depth: int) -> None:
        self.title: Final = title
        self.depth: Final = depth
        self.passages: Final[list[Passage]] = []


class Rulebook:
    """A game's rules in one language."""

    def __init__(self, game: str, text: str) -> None:
        self.game: Final = game
        self.text: Final = text
        self.headings: Final = read_headings(self.text)
        passages = [passage for heading in self.headings for passage in heading.passages]
        self.rules: Final = {passage.name: passage.text for passage in passages if passage.name}

    def containing(self, words: list[str]) -> list[str]:
        """The ids of the rules in which all the words occur."""
        return [name for name, text in self.rules.items() if all(word.casefold() in text.casefold() for word in words)]


class Rulebooks:
    """A game's rules in every language: the files `GAME.md`, `GAME.uk.md` of a folder."""

    def __init__(self, game: str, folder: Path = SHIPPED) -> None:
        self.game: Final = game
        self.folder: Final = folder
        self.read: Final[dict[str, Rulebook]] = {}

    def speaking(self, code: str) -> Rulebook:
        """The rules in a language; English where it has no document of its own."""
        if code not in self.read:
            translated = self.folder / f"{self.game}.{code}.md"
            document = translated if translated.is_file() else self.folder / f"{self.game}.md"
            self.read[code] = Rulebook(self.game, document.read_text(encoding="utf-8"))
        return self.read[code]

    def chapters(self, language: Language) -> Rules:
        """The rules as a page shows them."""
        from rubizh.telling.shown import Chapter, Rules, RuleShown

        shown = [
            Chapter(
                heading.title,
                heading.depth,
                [RuleShown(passage.name, markdown().render(passage.text).strip()) for passage in heading.passages],
            )
            for heading in self.speaking(language.code).headings
        ]
        return Rules(shown)

    def rule(self, language: Language, name: str) -> str:
        """A rule by its id, without marks; the rows of a table have lines of their own."""
        lines: list[str] = []
        cells: list[str] = []
        for token in markdown().parse(self.speaking(language.code).rules[name]):
            if token.type == "inline":
                cells.append("".join(part.content for part in token.children or []))
            elif token.type in ("paragraph_close", "tr_close"):
                lines.append(" · ".join(cells))
                cells = []
        return "\n".join(lines)


def read_headings(text: str) -> list[Heading]:
    """The document by its headings; a table after a rule belongs to it, and other text ends at an empty line."""
    headings: list[Heading] = []
    passages: list[Passage] = []
    goes_on = False
    for line in text.splitlines():
        if found := HEADING.match(line):
            headings.append(Heading(found[2], len(found[1])))
            passages = headings[-1].passages
        elif found := RULE.match(line):
            passages.append(Passage(found[1], found[2]))
        elif line and passages and (goes_on or line.startswith("|")):
            passages[-1].add(line)
        elif line:
            passages.append(Passage("", line))
        goes_on = bool(line and passages and not passages[-1].name)
    return headings


@cache
def markdown() -> MarkdownIt:
    from markdown_it import MarkdownIt  # slow to import, and most games are played without it

    return MarkdownIt("commonmark", {"html": False}).enable("table")
