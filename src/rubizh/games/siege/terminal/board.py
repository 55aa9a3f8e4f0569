"""A position of Siege at a glance: the other side above, the walls between, one's own side below."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from rubizh.engine.flow import SPECTATOR
from rubizh.engine.words import Sentence
from rubizh.games.siege.rules.cards import SIEGE_CARDS
from rubizh.games.siege.rules.state import ATTACKER, CAULDRONS
from rubizh.games.siege.rules.story import card_name
from rubizh.games.siege.rules.view import SiegeView, backs
from rubizh.games.siege.rules.walls import WALLS_TO_WIN
from rubizh.games.siege.telling.aids import breached
from rubizh.games.siege.telling.telling import TELLING
from rubizh.games.siege.terminal import cards as siege_cards
from rubizh.games.siege.terminal import walls as siege_walls
from rubizh.games.siege.terminal.cards import card_chip, discard_grid
from rubizh.games.siege.terminal.detail import detail
from rubizh.looks.look import Look, Scene

GRID: Final = 41
SHORTEST_LOG: Final = 5
LONGEST_LOG: Final = 12
BELOW: Final = 2  # the question and the prompt
SEATS: Final[list[Sentence]] = list(TELLING.seats.values())


def draw(scene: Scene) -> RenderableType:
    """The whole picture, a little shorter where the terminal is."""
    lines = picture(scene, short=False)
    return Group(*(lines if len(lines) + BELOW <= scene.height or not scene.height else picture(scene, short=True)))


def picture(scene: Scene, short: bool) -> list[Text]:
    v: SiegeView = scene.view
    below = ATTACKER if v.seat == SPECTATOR else v.seat
    lines = public_facts(scene) + seat_lines(scene, 1 - below)
    lines += siege_walls.rows(v, below, scene.language, scene.width, short)
    lines += seat_lines(scene, below)
    if v.rules.tactics:
        lines += tactics_lines(scene)
    room = max(SHORTEST_LOG, min(LONGEST_LOG, scene.height - len(lines) - BELOW - 1))
    return lines + beside(discarded(scene), [heading(scene.language.text("Log")), *log_lines(scene, room)])


def heading(text: str) -> Text:
    return Text(text, "dim italic")


def folded(text: str, width: int) -> list[Text]:
    return [Text(part) for part in wrap(text, width, initial_indent=" ", subsequent_indent="   ")]


def public_facts(scene: Scene) -> list[Text]:
    """What everybody knows of the decks, the cauldrons and the walls."""
    v: SiegeView = scene.view
    text = scene.language.text
    parts = [text("Siege deck {n}", n=v.deck)]
    if v.rules.tactics:
        parts.append(text("Tactics deck {n}", n=v.tactics_deck))
    parts.append(text("Cauldrons {pots}", pots="●" * v.cauldrons + "○" * (CAULDRONS - v.cauldrons)))
    parts.append(text("Damaged walls {n} of {most}", n=breached(v), most=WALLS_TO_WIN))
    return folded(" · ".join(parts), scene.width)


def seat_lines(scene: Scene, seat: int) -> list[Text]:
    """A seat, who sits there, and its hand."""
    v: SiegeView = scene.view
    name = Text(" ").append(scene.language.say(SEATS[seat]), "bold").append(f" ({scene.names[seat]}) ")
    if seat == v.seat:
        return flow(name, [card_chip(c, scene.language) for c in sorted(v.hand)], scene.width)
    if seat in scene.opened:
        return flow(name, [card_chip(c, scene.language) for c in sorted(scene.opened[seat].hand)], scene.width)
    return flow(name, hidden_hand(scene, seat), scene.width)


def hidden_hand(scene: Scene, seat: int) -> list[Text]:
    """Another's hand from behind, but for the cards that the viewer gave it (siege-80, siege-81)."""
    v: SiegeView = scene.view
    count, given = v.hands[seat], backs(v.given)
    parts = [siege_cards.backs(count.siege - given.siege, count.tactics - given.tactics)]
    parts += [card_chip(c, scene.language) for c in sorted(v.given)]
    if v.rules.tactics:
        said = scene.language.text("{siege} siege, {tactics} tactics", siege=count.siege, tactics=count.tactics)
    else:
        said = scene.language.count("{n} card", "{n} cards", count.siege)
    return [*parts, Text(said)]


def flow(first: Text, parts: list[Text], width: int) -> list[Text]:
    """Pieces side by side, on further lines where one is too short."""
    indent = first.cell_len
    lines = [first.copy()]
    for part in parts:
        if lines[-1].cell_len + part.cell_len + 1 > width:
            lines.append(Text(" " * indent))
        lines[-1].append_text(Text(" ")).append_text(part)
    return lines


def tactics_lines(scene: Scene) -> list[Text]:
    """How many tactics cards each seat has played, which actions lie used, and what is set aside for an exchange."""
    v: SiegeView = scene.view
    language = scene.language
    parts = []
    for seat, used in enumerate(v.used):
        said = f"{language.say(SEATS[seat])} {v.tactics_played[seat]}"
        names = [name if isinstance(name, str) else language.say(name) for name in map(card_name, used)]
        parts.append(f"{said} ({', '.join(names)})" if names else said)
    told = " ".join([language.text("Tactics played:"), " · ".join(parts)])
    lines = folded(told, scene.width)
    if v.aside:
        lines += flow(Text(" " + language.text("Set aside:")), [card_chip(c, language) for c in sorted(v.aside)], scene.width)
    return lines


def discarded(scene: Scene) -> list[Text]:
    """The discard under its heading, elite cards beside that."""
    v: SiegeView = scene.view
    elite = [siege_cards.label(c) for c in sorted(v.discard) if c >= SIEGE_CARDS]
    return [heading(" ".join([scene.language.text("Discard"), *elite])), *discard_grid(v.discard)]


def log_lines(scene: Scene, room: int) -> list[Text]:
    """The last sentences, as many as fit; those new to the viewer stand out."""
    lines: list[Text] = []
    for line in reversed(scene.log):
        style, mark = ("", "› ") if line.fresh else ("dim", "  ")
        parts = wrap(line.text, scene.width - GRID, initial_indent=mark, subsequent_indent="  ")
        if len(lines) + len(parts) > room and lines:
            break
        lines = [Text(part, style) for part in parts] + lines
    return lines


def beside(left: list[Text], right: list[Text]) -> list[Text]:
    """Two columns of lines, side by side."""
    lines = []
    for n in range(max(len(left), len(right))):
        line = Text(" ").append_text(left[n] if n < len(left) else Text())
        line.pad_right(GRID - line.cell_len)
        lines.append(line.append_text(right[n] if n < len(right) else Text()))
    return lines


LOOK: Final = Look(
    draw=draw,
    legend=[
        Sentence(
            "R7@3 plays the red 7 at wall 3. Colours have letters and shapes: ◆R red, ▲Y yellow, ✚G green, ●B blue, ■S steel.",
        ),
        Sentence(
            "On a wall: its number, ×3 for three cards a side, and what counts there; ∩ is the gate, ⚑ you may declare control.",
        ),
        Sentence("Intact walls: ★ all types (colour run, same strength, colour, run, sum), + highest sum, − lowest sum."),
        Sentence("Damaged walls: C colour, = same strength, ≡ run, each before the sum; − lowest sum."),
        Sentence("Under Discard: which strengths of each colour are gone."),
    ],
    lookup=Sentence("[12|oil]"),
    detail=detail,
)
