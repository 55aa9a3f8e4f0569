"""`make translations`: collects every text for people into the catalogues, keeping what is translated already."""

from __future__ import annotations

import ast
from datetime import UTC, datetime
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).parents[2]
FIRST = datetime(2026, 11, 15, tzinfo=UTC)  # a date that moved with every run would hide what changed
SOURCES = ROOT / "src" / "rubizh"
CATALOGUES = {"uk": SOURCES / "locale" / "uk" / "LC_MESSAGES" / "rubizh.po"}

# Where the texts stand: which arguments of which functions and classes; two arguments are the forms for one and for many.
PLACES = {"text": (0,), "Sentence": (0,), "Reason": (1,), "count": (0, 1)}


def texts(call: ast.Call) -> list[str]:
    """The texts for people in a call, as far as they are written out there."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else call.func.id if isinstance(call.func, ast.Name) else ""
    found = [call.args[place] for place in PLACES.get(name, ()) if place < len(call.args)]
    written = [text.value for text in found if isinstance(text, ast.Constant) and isinstance(text.value, str)]
    return written if len(written) == len(PLACES.get(name, ())) else []


def collected() -> Catalog:
    catalogue = Catalog(project="rubizh", version="1", charset="utf-8", fuzzy=False)
    for path in sorted(SOURCES.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            found = texts(node) if isinstance(node, ast.Call) else []
            if found:
                catalogue.add(found[0] if len(found) == 1 else tuple(found), locations=[(str(path.relative_to(ROOT)), 0)])
    return catalogue


def catalogue(language: str) -> Catalog:
    path = CATALOGUES[language]
    if not path.exists():
        return Catalog(locale=language, fuzzy=False)
    with path.open("rb") as file:
        return read_po(file, locale=language)


def main() -> None:
    for language, path in CATALOGUES.items():
        merged = catalogue(language)
        merged.update(collected(), no_fuzzy_matching=True)
        merged.obsolete.clear()
        merged.header_comment = f"# The texts of Rubizh in the language {language}; `make translations` collects them."
        merged.last_translator, merged.language_team, merged.msgid_bugs_address = "", "", ""
        merged.creation_date = merged.revision_date = FIRST
        with path.open("wb") as file:
            write_po(file, merged, width=120, sort_output=True, include_lineno=False)


if __name__ == "__main__":
    main()
