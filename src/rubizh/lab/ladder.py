"""The ladder: every level against the one below it and against the greedy one, and the page that tells how they did."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from pathlib import Path
from typing import Final

from rubizh.games import GAMES
from rubizh.games.opponents import GREEDY, opponents, thinks
from rubizh.lab.arena import cores, version
from rubizh.lab.ledger import Ledger, Plan, begun, check_same, found
from rubizh.lab.pairs import A, B, Match
from rubizh.lab.report import Report, Thinking, report, thinking
from rubizh.lab.strength import Interval

PAGE: Final = """# The opponents

How strong the computer opponents are, and how long they think. `rubizh ladder` plays the matches and writes what stands
between the marks; the rest of this page it keeps.

Each match is played on paired deals: the same deck order twice, with the seats swapped, so that nobody owes a score to cards
or role. Alone, both opponents meet the same decks, and their results are compared. The score is the mean over the pairs. Elo
is the same figure on the usual scale, on which a lead of 200 is a score of 76 %. In brackets stands what holds with 95 %
confidence. Times are those of decisions with more than one option while every core is at work; what takes longer than 1.1
times the time that a level has is over the limit.
"""


class Broken(Exception):
    """A page with only one of the two marks of a game."""


def rungs(levels: list[str]) -> list[tuple[str, str]]:
    """Who plays whom, the higher level first: each the one below it, and the greedy one."""
    last = len(levels) - 1
    greedy = levels.index(GREEDY)
    wanted = {(n + 1, n) for n in range(last)} | {(max(n, greedy), min(n, greedy)) for n in range(last + 1) if n != greedy}
    return [(levels[higher], levels[lower]) for higher, lower in sorted(wanted, key=lambda rung: (rung[0], -rung[1]))]


def matches(game: str, seed: int) -> dict[str, list[Match]]:
    """The matches of a game by the headings under which they stand."""
    package = GAMES[game]
    if package.lab is None:
        return {}
    pairings = rungs(opponents(package))
    return {
        heading: [Match(game, package.rules.with_defaults(options), a, b, seed, version(game)) for a, b in pairings]
        for heading, options in package.lab.ladder.items()
    }


def takes_time(match: Match) -> bool:
    """Whether somebody thinks about every decision for as long as they may."""
    return any(thinks(GAMES[match.game], bot) > 0 for bot in (match.a, match.b))


def ledger_of(match: Match, heading: str, pairs: int, folder: Path, fresh: bool) -> Ledger:
    """The file of one match, begun or gone on with; a match of another version has another file."""
    words = [heading, match.a, match.b, str(match.seed), match.version]
    path = folder / ("-".join(words).lower().replace(" ", "-") + ".jsonl")
    plan = Plan(match, pairs)
    if fresh:
        path.unlink(missing_ok=True)
    if not path.exists():
        return begun(path, plan)
    kept = found(path)
    check_same(path, kept.plan.match, {"game": match.game, "options": match.options, "a": match.a, "b": match.b})
    return Ledger(path, plan, kept.pairs)


def climbed(game: str, ledgers: dict[str, list[Ledger]], command: str, today: date) -> str:
    """What the page tells about a game."""
    parts = [f"Measured on {today.isoformat()} with Rubizh {version(game)} on {cores()} cores. To repeat it: `{command}`.\n"]
    for heading, played in ledgers.items():
        reports = [report(ledger) for ledger in played]
        parts += [f"### {heading}\n", score_table(reports), time_table(opponents(GAMES[game]), played)]
    return "\n".join(parts)


def score_table(reports: list[Report]) -> str:
    seats = [role.seat for role in reports[0].a.roles]
    heads = ["level", "against", "pairs", "score", "Elo", *(f"won as {seat}" for seat in seats)]
    heads += ["other won as " + seat for seat in seats] if len(seats) == 1 else []
    return table(heads, (score_row(figures) for figures in reports))


def score_row(figures: Report) -> list[str]:
    roles = figures.a.roles if len(figures.a.roles) > 1 else figures.a.roles + figures.b.roles
    scores = [shown(figures.score, "{:.1%}"), shown(figures.elo, "{:+.0f}")]
    return [figures.a.name, figures.b.name, str(figures.pairs), *scores, *(shown(role.rate, "{:.0%}") for role in roles)]


def time_table(levels: list[str], ledgers: list[Ledger]) -> str:
    heads = ["level", "moves", "median", "99 %", "99.9 %", "longest", "over the limit"]
    return table(heads, ([level, *times(spent(level, ledgers))] for level in levels))


def spent(level: str, ledgers: list[Ledger]) -> Thinking:
    """How long a level thought, in all of its matches."""
    games = [
        (game, side)
        for ledger in ledgers
        for side in (A, B)
        if ledger.plan.match.bot(side) == level
        for pair in ledger.pairs
        for game in pair.games
        if side in game.seats
    ]
    return thinking([game.micros[side] for game, side in games], sum(game.late[side] for game, side in games))


def times(spent: Thinking) -> list[str]:
    seconds = (spent.median, spent.p99, spent.p999, spent.longest)
    return [f"{spent.decisions:,}", *(f"{second * 1000:,.1f} ms" for second in seconds), str(spent.late)]


def shown(interval: Interval, form: str) -> str:
    value, low, high = (form.format(figure).replace("%", " %") for figure in (interval.value, interval.low, interval.high))
    return f"{value} ({low} … {high})"


def table(heads: list[str], rows: Iterable[list[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join("| " + " | ".join(cells) + " |\n" for cells in lines)


def rewritten(page: str, game: str, told: str) -> str:
    """The page with what is told about a game between its marks, at the end where there are none yet."""
    first, last = f"<!-- ladder {game} -->", f"<!-- end of ladder {game} -->"
    section = f"{first}\n{told}{last}\n"
    if first not in page and last not in page:
        return f"{page}\n## {game}\n\n{section}"
    before, opening, rest = page.partition(f"{first}\n")
    _, closing, after = rest.partition(f"{last}\n")
    if not opening or not closing:
        raise Broken(game)
    return before + section + after
