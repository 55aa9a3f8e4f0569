"""What a person asks of computer comrades, in games that are won together: advice, not orders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rubizh.looks.notation import number

if TYPE_CHECKING:
    from rubizh.terminal.play import Play


def comrades(play: Play, seat: int) -> list[int]:
    """The computer players on a seat's side."""
    sitting = play.sitting
    sides = sitting.played.game.sides(sitting.played.options)
    others = [other for other in range(len(sides)) if sides[other] == sides[seat]]
    return [other for other in others if not sitting.players[other].person]


def requests(play: Play, seat: int) -> list[tuple[int, str]]:
    """Everything that can be asked of each comrade, by the keys of the game's requests."""
    return [(comrade, key) for comrade in comrades(play, seat) for key in play.telling.requests]


def ask(play: Play, seat: int, words: str) -> bool:
    """Ask for what has that number, or no longer; without a number, list what there is."""
    offered = requests(play, seat)
    at = number(words)
    if not offered:
        play.screen.text("Nobody here takes requests: only computer players on your side do.")
    elif at is not None and 0 < at <= len(offered):
        turn(play, *offered[at - 1])
    else:
        show_requests(play, offered)
        play.screen.text("Type one of these numbers after it, for example: ask 1")
    return False


def turn(play: Play, comrade: int, key: str) -> None:
    """Ask for something that was not asked for, and the other way round."""
    asked, who, what = play.rivals.requests[comrade], play.seated(comrade), play.telling.requests[key]
    if key in asked:
        asked.remove(key)
        play.screen.text("{who} is no longer asked: {what}", who=who, what=what)
    else:
        asked.append(key)
        play.screen.text("{who} is asked: {what}", who=who, what=what)


def show_requests(play: Play, offered: list[tuple[int, str]]) -> None:
    for n, (comrade, key) in enumerate(offered, start=1):
        mark = "✓" if key in play.rivals.requests[comrade] else " "
        play.screen.show(f"{n:>4} {mark} {play.seated(comrade)}: {play.language.say(play.telling.requests[key])}")
