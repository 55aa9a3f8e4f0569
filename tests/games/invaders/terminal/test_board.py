"""The picture of Invaders: everything that decides, at 80 and at 120 columns, in both languages."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import SPECTATOR, apply, asked
from rubizh.games.invaders.cards.sets import SHIPPED, read, rules
from rubizh.games.invaders.rules.cards import INVADER, MANKIND
from rubizh.games.invaders.rules.state import Invaders
from rubizh.games.invaders.telling.forecast import sums
from rubizh.games.invaders.terminal.board import LOOK
from rubizh.language import LANGUAGES, Language
from rubizh.looks.look import Scene
from rubizh.telling.log import Line
from tests.games.invaders.telling.table import Table

NAMES = ["Olha", "Petro"]
WRITTEN = read(SHIPPED)
TABLE = Table(rules(WRITTEN), "petrivna")
GAME = TABLE.game
LOG = [Line("Mankind ends the turn.", fresh=False)] * 6


def scene(s: Invaders, seat: int, width: int = 80, height: int = 40, code: str = "en") -> Scene:
    return Scene(Language(code), GAME.view(s, seat), NAMES, LOG, width, height, cards=WRITTEN)


def picture(s: Invaders, seat: int, width: int = 80, height: int = 40, code: str = "en") -> list[str]:
    out = io.StringIO()
    Console(file=out, width=width + 40, no_color=True).print(LOOK.draw(scene(s, seat, width, height, code)), width=width)
    return out.getvalue().splitlines()


def contested() -> Invaders:
    s = TABLE.begun()
    TABLE.lay(s, INVADER, 1, "kraken", "medusa")
    TABLE.lay(s, MANKIND, 0, "mount-rushmore")
    TABLE.hold(s, INVADER, "squid", "squid", "nullifier-field")
    return s


@pytest.mark.parametrize("width", [80, 120])
def test_sums_tokens_and_the_track(width: int) -> None:
    shown = "\n".join(picture(contested(), INVADER, width))
    zone = sums(contested())[1]
    assert f"{zone.attack}:{zone.defence} " in shown
    assert "Mount Rushmore" in shown
    assert "9 [10] 11 12" in shown
    assert "Activate Project ‘Chainmail’" in shown


def test_three_zones_beside_each_other_have_their_terms() -> None:
    s = contested()
    zone, shown = sums(s)[1], "\n".join(picture(s, INVADER, 120))
    kraken, medusa = [term.power for term in zone.invader]
    assert f"attack {zone.attack} = {kraken} + {medusa}" in shown
    assert f"defence {zone.defence} = [{zone.power}] + {zone.mankind[0].power}" in shown


def test_the_hand_is_the_viewers_own() -> None:
    s = contested()
    assert any("‘Squid’ Lander" in line and "×2" in line for line in picture(s, INVADER))
    assert not any("Squid" in line for line in picture(s, MANKIND))
    assert not any("Squid" in line for line in picture(s, SPECTATOR))


def test_the_hand_tells_when_a_card_does_what() -> None:
    s = contested()
    TABLE.hold(s, MANKIND, "norad", "mount-rushmore")
    shown = "\n".join(picture(s, MANKIND, 120))
    assert "invulnerable" in shown
    assert "enters with tokens: 8" in shown
    TABLE.hold(s, INVADER, "obelisk-of-silence", "pyramid-of-dusk")
    shown = "\n".join(picture(s, INVADER, 120))
    assert "Enters: " in shown
    assert "Every turn: " in shown


def test_the_chain_with_its_newest_card_first() -> None:
    s = contested()
    TABLE.hold(s, INVADER, "nanobot-kill-swarm", "nullifier-field", "squid", "squid", "squid")
    TABLE.hold(s, MANKIND, "jamming-burst", "lynx", "lynx", "lynx", "lynx")
    TABLE.do(s, "play nanobot-kill-swarm", "play jamming-burst")
    while asked(s).seat == MANKIND:
        apply(s, asked(s).option(0))
    shown = picture(s, INVADER)
    at = next(n for n, line in enumerate(shown) if "Chain of answers" in line)
    assert "2 Mankind: Jamming Burst" in shown[at + 1]
    assert "1 The Invader: Nanobot Kill-Swarm – cancelled unless it is answered" in shown[at + 2]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_no_line_is_too_long_in_a_whole_game(width: int, code: str) -> None:
    s, dealer = GAME.new({}), Dealer(9)
    for n in range(220):
        if s.over:
            break
        if n % 11 == 0:
            assert max(map(len, picture(s, n % 2, width, 24, code))) <= width
        apply(s, dealer.answer(asked(s)))


def test_a_low_terminal_shows_less() -> None:
    s = contested()
    assert len(picture(s, INVADER, 80, 24)) < len(picture(s, INVADER, 80, 0))


@pytest.mark.parametrize(
    ("typed", "choice"),
    [
        ("play 1", "play squid"),
        ("discard 2", "discard nullifier-field"),
        ("play ‘Squid’ Lander", "play squid"),
        ("strategy Melt the ice caps", "strategy melt-the-ice-caps"),
    ],
)
def test_ways_to_type(typed: str, choice: str) -> None:
    texts = LOOK.texts(GAME.view(contested(), INVADER), Language("en"), None)
    assert texts[typed].text == choice


def test_a_card_is_shown_in_full() -> None:
    shown = LOOK.detail(scene(contested(), INVADER), "nullifier")
    out = io.StringIO()
    Console(file=out, width=100).print(shown)
    assert "cancels: any card" in out.getvalue()
