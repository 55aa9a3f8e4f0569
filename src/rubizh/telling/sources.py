"""Where the values of cards come from, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rubizh.engine.words import Sentence

SOURCES: Final[Mapping[str, Sentence]] = {
    "rulebook": Sentence("as in the rulebook"),
    "derived": Sentence("some known from the rulebook's examples, the rest is our design"),
    "reconstruction": Sentence("reconstructed: our design, for the printed ones are not public"),
}
