"""The 60 siege cards (siege-2) and the 11 tactics cards (siege-3), each a number with a notation."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

COLOURS: Final = 5
STRENGTHS: Final = 12
SIEGE_CARDS: Final = 60

JOKER_1: Final = 60
JOKER_2: Final = 61
SPY: Final = 62
SHIELD: Final = 63
PLACEABLE: Final = 64  # siege and elite cards lie at a wall; actions, from here on, never do

REDEPLOYMENT: Final = 64
RECRUITMENT: Final = 65
DESERTION: Final = 66
TREACHERY: Final = 67
EXPLOSION: Final = 68
REINFORCEMENTS: Final = 69
EXCHANGE: Final = 70
CARDS: Final = 71

SPY_STRENGTH: Final = 10
SHIELD_LOWEST: Final = 1
SHIELD_HIGHEST: Final = 3
HIGHEST: Final = 11

LETTERS: Final = "RYGBS"
ACTION_NAMES: Final[list[str]] = [
    "redeployment",
    "recruitment",
    "desertion",
    "treachery",
    "explosion",
    "reinforcements",
    "exchange",
]
NOTATION: Final[list[str]] = (
    [f"{letter}{strength}" for letter in LETTERS for strength in range(STRENGTHS)] + ["J1", "J2", "SP", "SH"] + ACTION_NAMES
)

TOP_BIT: Final = 1 << 61  # the highest that compiled code holds as a plain number


def bit(card: i64) -> i64:
    """A siege card as one bit of a set."""
    return TOP_BIT >> (61 - card)  # not 1 << card: compiled to C, a literal 1 is shifted in only 32 bits


def colour(card: i64) -> i64:
    return card // STRENGTHS


def strength(card: i64) -> i64:
    return card % STRENGTHS
