"""What players settle on before a game, each unseen by the others and all at the same time, such as a deck."""

from __future__ import annotations

from typing import Any

from rubizh.engine.flow import Choice
from rubizh.engine.words import Sentence
from rubizh.language import Language


class Settling:
    """How a seat writes down as one text what the rules ask for in many questions; each game fills it in once."""

    def seats(self, s: Any) -> list[int]:
        """The seats that settle something now: nothing that one of them is asked hangs on what another answers."""
        raise NotImplementedError

    def occasion(self, s: Any) -> str:
        """What tells this settling from others of the same game; what was settled on another occasion does not count."""
        raise NotImplementedError

    def question(self, s: Any) -> Sentence:
        """What they are asked for."""
        raise NotImplementedError

    def shown(self, s: Any, seat: int, text: str, language: Language) -> dict[str, Any]:
        """What a seat needs to put it together, and the text it has settled on, or can begin with."""
        raise NotImplementedError

    def problems(self, s: Any, seat: int, text: str) -> list[Sentence]:
        """Everything that is wrong with a text; nothing where it can be settled on."""
        raise NotImplementedError

    def answer(self, s: Any, text: str) -> Choice:
        """What a text without problems answers to the pending question."""
        raise NotImplementedError
