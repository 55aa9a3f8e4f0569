"""A position of Siege at a glance: the other side above, the walls between, one's own side below."""

from __future__ import annotations

from textwrap import wrap
from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from rubizh.engine.flow import SPECTATOR
from rubizh.engine.siege.cards import SIEGE_CARDS
from rubizh.engine.siege.state import ATTACKER, CAULDRONS
from rubizh.engine.siege.view import SiegeView, backs
from rubizh.engine.siege.walls import WALLS, WALLS_TO_WIN
from rubizh.engine.words import Sentence
from rubizh.language import Language
from rubizh.terminal import siege_cards, siege_walls
from rubizh.terminal.look import Look, Scene
from rubizh.terminal.siege_cards import chips, discard_grid
from rubizh.terminal.siege_match import SiegeMatch

GRID: Final = 41
LOG: Final = 5
MOST_LOG: Final = 12
AROUND: Final = 19  # lines of the picture and the question without the log
SEATS: Final[list[Sentence]] = [Sentence("Attacker", {}), Sentence("Defender", {})]


def draw(scene: Scene) -> RenderableType:
    v: SiegeView = scene.view
    below = ATTACKER if v.seat == SPECTATOR else v.seat
    lines = [facts(v, scene.language), seat_line(scene, 1 - below)]
    lines += siege_walls.rows(v, below, scene.language, scene.width)
    lines += [seat_line(scene, below)]
    if v.rules.tactics:
        lines += tactics_lines(scene)
    lines += beside(discarded(v), log_lines(scene))
    return Group(*lines)


def facts(v: SiegeView, language: Language) -> Text:
    """What everybody knows of the decks, the cauldrons and the walls."""
    parts = [language.text("Siege deck {n}", n=v.deck)]
    if v.rules.tactics:
        parts.append(language.text("Tactics deck {n}", n=v.tactics_deck))
    parts.append(language.text("Cauldrons {pots}", pots="●" * v.cauldrons + "○" * (CAULDRONS - v.cauldrons)))
    broken = sum(v.damaged >> w & 1 for w in range(WALLS))
    parts.append(language.text("Damaged walls {n} of {most}", n=broken, most=WALLS_TO_WIN))
    return Text(" " + "  ·  ".join(parts), "bold")


def seat_line(scene: Scene, seat: int) -> Text:
    """A seat, who sits there, and its hand: one's own open, the other's from behind but for what one gave it (siege-81)."""
    v: SiegeView = scene.view
    line = Text(f" {scene.language.say(SEATS[seat])} ", "bold")
    line.append(f"({scene.names[seat]})  ", "not bold")
    if seat == v.seat:
        return line + chips(v.hand, scene.language)
    if scene.opened is not None and scene.opened.seat == seat:
        return line + chips(scene.opened.hand, scene.language)
    given = v.given if v.seat != SPECTATOR else ()
    hidden = v.hands[seat]
    siege, tactics = hidden.siege - backs(given).siege, hidden.tactics - backs(given).tactics
    line += siege_cards.backs(siege, tactics)
    line.append(f" {hidden.siege}+{hidden.tactics}" if v.rules.tactics else f" {hidden.siege}")
    return line + Text("  ") + chips(given, scene.language) if given else line


def tactics_lines(scene: Scene) -> list[Text]:
    """What was played of the tactics cards, and what is set aside for an exchange."""
    v: SiegeView = scene.view
    parts = []
    for seat in range(len(v.used)):
        used = ", ".join(siege_cards.NOTATION[c] for c in v.used[seat]) or "–"
        said = scene.language.text("{seat} has played {n}", seat=SEATS[seat], n=v.tactics_played[seat])
        parts.append(f"{said}: {used}")
    lines = [Text(" " + scene.language.text("Tactics") + "  " + "  ·  ".join(parts), "color(177)")]
    if v.aside:
        lines.append(Text(" " + scene.language.text("Set aside") + "  ") + chips(v.aside, scene.language))
    return lines


def discarded(v: SiegeView) -> list[Text]:
    elite = [c for c in v.discard if c >= SIEGE_CARDS]
    rows = discard_grid(v.discard)
    if elite:
        rows.append(Text(" ".join(siege_cards.label(c) for c in sorted(elite)), "color(177)"))
    return rows


def log_lines(scene: Scene) -> list[Text]:
    """The last sentences, as many as fit; those new to the viewer stand out."""
    room = max(LOG, min(MOST_LOG, scene.height - AROUND))
    width = scene.width - GRID - 4
    lines: list[Text] = []
    for back, sentence in enumerate(reversed(scene.log)):
        style = "" if back < scene.fresh else "dim"
        mark = "› " if back < scene.fresh else "  "
        told = [Text(part, style) for part in wrap(sentence, width, initial_indent=mark, subsequent_indent="  ")]
        if len(lines) + len(told) > room and lines:
            break
        lines = told + lines
    return lines


def beside(left: list[Text], right: list[Text]) -> list[Text]:
    """Two columns of lines, side by side."""
    lines = []
    for n in range(max(len(left), len(right))):
        line = Text(" ") + (left[n] if n < len(left) else Text())
        line.pad_right(GRID - line.cell_len)
        lines.append(line + (right[n] if n < len(right) else Text()))
    return lines


SIEGE_LOOK: Final = Look(
    title=Sentence("Siege", {}),
    about=Sentence("an attacker storms seven walls that a defender holds (after Schotten Totten 2)", {}),
    seats=SEATS,
    draw=draw,
    legend=[
        Sentence("R7@3 plays the red 7 at wall 3; the shapes stand for the colours too: ◆ red, ▲ yellow, ✚ green, ● blue, ■ steel.", {}),
        Sentence("On a wall: its number, ×3 for three cards a side, and what counts there. ∩ is the gate, ⚑ you may declare control.", {}),
        Sentence("★ all types (colour run, same strength, colour, run, sum), + highest sum, − lowest sum.", {}),
        Sentence("Damaged: C colour, = same strength, ≡ run, each before the sum.", {}),
        Sentence("The grid on the left shows which strengths of each colour are in the discard.", {}),
    ],
    match=SiegeMatch(),
)
