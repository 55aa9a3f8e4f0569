"""What an opponent hears of its partners' requests, and what it says of its intents."""

from __future__ import annotations

from rubizh.bots.bot import Bot
from rubizh.bots.overlooking import Overlooking
from rubizh.engine.flow import Choice
from rubizh.engine.game import View
from rubizh.engine.words import Name, Sentence
from rubizh.games.siege.rules.game import SIEGE
from rubizh.language import Language
from rubizh.protocol.messages import Choose, Chosen, Message, read, written
from rubizh.protocol.sentences import sentence
from rubizh.protocol.serve import Served, serve
from tests.protocol.tables import first_view, misbehaving


class Obliging(Bot):
    """Intends what it is asked for."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self.requests: list[str] = []

    def choose(self, v: View) -> Choice:
        return v.options[0]

    def heed(self, requests: list[str]) -> None:
        self.requests = requests

    def intent(self, v: View) -> Sentence | None:
        if not self.requests:
            return None
        card = Name({"en": "the gate", "uk": "ворота"})
        return Sentence("{who} passes.", {"who": Sentence("{n} {card}", {"n": len(self.requests), "card": card})})


def test_requests_and_intents_go_over_the_wire() -> None:
    view = first_view().facts()
    hello = misbehaving("first").hello(view)
    lines = [hello, Choose(view, 1.0, ["recon", "trench"]), Choose(view, 1.0)]
    said: list[bytes] = []
    serve(
        SIEGE,
        Served("obliging", lambda seed: Overlooking("", seed, Obliging("", seed), 0.5), lambda *_: []),
        map(written, lines),
        said.append,
    )
    answers: list[Message | None] = [read(line) for line in said[1:]]
    asked, unasked = answers
    assert isinstance(asked, Chosen)
    assert asked.intent is not None
    assert Language("en").say(sentence(asked.intent)) == "2 the gate passes."
    assert Language("uk").say(sentence(asked.intent)).startswith("2 ворота ")
    assert isinstance(unasked, Chosen)
    assert unasked.intent is None
    assert b"intent" not in said[2]
