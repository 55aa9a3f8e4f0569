"""What a match has shown, as tables for people or as JSON."""

from __future__ import annotations

from math import inf

import msgspec
from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.lab.report import Alone, Bot, Report, Test
from rubizh.lab.strength import BOUND, Interval
from rubizh.language import Language
from rubizh.telling.telling import Telling
from rubizh.terminal.screen import Screen


def as_json(shown: Report) -> str:
    """The figures with their names; an endless Elo is null."""
    return msgspec.json.format(msgspec.json.encode(shown), indent=2).decode()


def show_report(screen: Screen, shown: Report) -> None:
    match = shown.match
    options = ", ".join(f"{name} {value}" for name, value in match.options.items())
    screen.text("{game} ({options}), seed {seed}", game=match.game, options=options, seed=match.seed)
    if match.cards:
        screen.text("Card set: {cards}", cards=match.cards)
    screen.show(match_table(shown, screen.language))
    screen.show(bot_table(shown, screen.language))
    for bot in (shown.a, shown.b):
        for failure in bot.first_failures:
            screen.text("{bot} failed: {failure}", bot=bot.name, failure=failure)


def match_table(shown: Report, language: Language) -> Table:
    """What concerns both bots."""
    text = language.text
    rows = {
        text("pairs, games"): f"{shown.pairs}, {shown.games}",
        text("score of {bot}", bot=shown.a.name): percent(shown.score),
        text("without Nature's luck"): "" if shown.adjusted is None else percent(shown.adjusted),
        text("Elo of {bot}", bot=shown.a.name): elo(shown.elo),
        text("drawn games"): "" if shown.draws is None else str(shown.draws),
        text("pairs by their score"): ", ".join(f"{score}: {n}" for score, n in shown.pair_scores.items()),
        text("sequential test"): "" if shown.test is None else test_said(shown.test, language),
        text("moves in a game"): f"{shown.moves:.1f}",
        text("choices, with Nature's"): text("{mean}, at most {most}", mean=f"{shown.length:.1f}", most=shown.longest),
    }
    table = Table(box=SIMPLE_HEAD, show_header=False, show_edge=False)
    for name, value in rows.items():
        if value:
            table.add_row(Text(name), value)
    return table


def bot_table(shown: Report, language: Language) -> Table:
    """What concerns each bot."""
    table = Table(box=SIMPLE_HEAD, show_edge=False)
    table.add_column("")
    for bot in (shown.a, shown.b):
        table.add_column(Text(bot.name), justify="right")
    telling = GAMES[shown.match.game].telling
    for ours, theirs in zip(shown.a.roles, shown.b.roles, strict=True):
        won = language.text("won as {seat}", seat=telling.seats[ours.seat])
        table.add_row(won, percent(ours.rate), percent(theirs.rate))
    rows = [bot_rows(bot, telling, language) for bot in (shown.a, shown.b)]
    for name in rows[0]:
        table.add_row(name, *(row[name] for row in rows))
    return table


def bot_rows(bot: Bot, telling: Telling, language: Language) -> dict[str, str]:
    """The figures of one bot by their names."""
    text, thinking = language.text, bot.thinking
    rows = {} if bot.alone is None else alone_rows(bot.alone, telling, language)
    return rows | {
        text("time for a move: median"): duration(thinking.median, language),
        "99 %": duration(thinking.p99, language),
        "99.9 %": duration(thinking.p999, language),
        text("longest"): duration(thinking.longest, language),
        text("over the limit"): text("{part} of {n}", part=thinking.late, n=thinking.decisions),
        text("games lost by failing"): str(bot.failures),
    }


def alone_rows(alone: Alone, telling: Telling, language: Language) -> dict[str, str]:
    median = language.text("lost") if alone.median is None else language.say(telling.score(alone.median))
    return {language.text("lost outright"): str(alone.lost), language.text("median of points"): median}


def test_said(test: Test, language: Language) -> str:
    facts: dict[str, int | str | Sentence] = {"llr": f"{test.llr:+.2f}", "bound": f"{BOUND:.2f}"}
    facts |= {"low": f"{test.low:g}", "high": f"{test.high:g}"}
    if test.accepted is None:
        return language.text("{low} or {high} Elo: LLR {llr} between ±{bound}, undecided", **facts)
    return language.text(
        "{low} or {high} Elo: LLR {llr} beyond ±{bound}, {accepted} it is", **facts, accepted=f"{test.accepted:g}"
    )


def percent(interval: Interval) -> str:
    value, low, high = (f"{100 * share:.1f}" for share in (interval.value, interval.low, interval.high))
    return f"{value} % ({low} – {high})"


def elo(interval: Interval) -> str:
    return f"{signed(interval.value)} ({signed(interval.low)} – {signed(interval.high)})"


def signed(elo: float) -> str:
    if abs(elo) == inf:
        return "+∞" if elo > 0 else "−∞"
    return f"{elo:+.0f}".replace("-", "−")


def duration(seconds: float, language: Language) -> str:
    if seconds < 1:
        return language.text("{n} ms", n=f"{seconds * 1000:.2f}")
    return language.text("{n} s", n=f"{seconds:.3f}")
