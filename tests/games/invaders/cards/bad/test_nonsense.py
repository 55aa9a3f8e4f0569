"""Cards that say what can never come true are refused, each in a sentence."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from rubizh.cards.deck import Placed
from rubizh.games.invaders.cards.check import BOARD, check_playable, check_strategies
from rubizh.games.invaders.cards.nonsense import nonsense
from rubizh.games.invaders.cards.records import InvaderCard, MankindCard, Playable, Strategy
from rubizh.games.invaders.cards.sets import SHIPPED, read
from rubizh.games.invaders.cards.vain import in_vain

CARDS = read(SHIPPED)
NAMED = {"id": "one", "name": {"uk": "x", "en": "x"}, "source": "reconstruction"}
STAYS = {"types": ["aid"], "power": 1}
THEIRS = {"types": ["alien"], "power": 1}
VAIN = "this is in vain: no card of the set can be meant"


def card(**written: Any) -> Playable:
    """A card of Mankind, or of the Invader if it is an alien."""
    record = InvaderCard if written["types"] == ["alien"] else MankindCard
    return msgspec.convert({**NAMED, **written}, record)


def alone(written: Playable) -> list[str]:
    """What is said about a card alone."""
    file = "invader.toml" if isinstance(written, InvaderCard) else "mankind.toml"
    p = Placed(file, written.id, written)
    return [repr(problem) for problem in (*check_playable(p), *nonsense(p))]


def among(*written: Playable) -> list[str]:
    """What is said about cards among those of the set."""
    ours = [one for one in written if isinstance(one, MankindCard)]
    theirs = [one for one in written if isinstance(one, InvaderCard)]
    cards = replace(CARDS, mankind_pool=[*CARDS.mankind_pool, *ours], invader_pool=[*CARDS.invader_pool, *theirs])
    return [repr(problem).partition(", one, ")[2] for problem in in_vain(cards)]


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (THEIRS | {"enters": [{"skip_attack": True}]}, "enters.1.skip_attack: only Mankind can do this"),
        (THEIRS | {"enters": [{"ops_token": 1}]}, "enters.1.ops_token: only Mankind can do this"),
        (THEIRS | {"use": [{"do": [{"restore_zone": 1}]}]}, "use.1.do.1.restore_zone: only Mankind can do this"),
        (
            STAYS | {"enters": [{"destroy": 2, "every": True}]},
            "enters.1.destroy: all of them are meant: no number can stand beside that",
        ),
        (
            STAYS | {"enters": [{"power_token": 1, "every": True, "cards": 2}]},
            "enters.1.cards: all of them are meant: no number can stand beside that",
        ),
        (
            STAYS | {"enters": [{"destroy": 1, "every": True, "victim_chooses": True}]},
            "enters.1.victim_chooses: nobody chooses where all of them are meant",
        ),
        (
            STAYS | {"while_in_play": [{"forbid": "draw", "of": {"types": ["alien"]}}]},
            "while_in_play.1.of: “draw” is about a player, not about cards",
        ),
        (
            STAYS | {"while_in_play": [{"forbid": "destroy", "who": "you"}]},
            "while_in_play.1.who: “destroy” is about cards, not about a player",
        ),
        (
            STAYS | {"while_in_play": [{"power_of": 1, "of": {"this": True, "types": ["aid"]}}]},
            "while_in_play.1.of.this: “this” means one card, nothing can stand beside it",
        ),
        (
            STAYS | {"enters": [{"destroy": 1, "of": {"types": ["alien", "alien"]}}]},
            "enters.1.of.types: “alien” stands there twice",
        ),
        (STAYS | {"keywords": ["tank", "tank"]}, "keywords: “tank” stands there twice"),
        (
            STAYS | {"tokens": 4, "use": [{"do": [{"draw": 1}], "spend": 3, "at_most_tokens_a_turn": 2}]},
            "use.1.spend: it can never be used: a use spends more tokens than a turn allows",
        ),
        (
            STAYS | {"enters": [{"draw": 1, "only_if": {"turned_over": ["alien"]}}, {"turn_over_top": True}]},
            "enters.1.only_if.turned_over: nothing before it turns a card over",
        ),
        (STAYS | {"tokens": 2}, "tokens: nothing on this card needs its tokens"),
        (
            {"types": ["aid"], "one_shot": [{"draw": 1, "only_if": {"zone_power": 3}}]},
            "one_shot.1: only a card in play can do this: this one lies nowhere",
        ),
        (
            {"types": ["aid"], "one_shot": [{"draw": 1, "only_if": {"in_play": {"opposing": True}}}]},
            "one_shot.1: only a card in play can do this: this one lies nowhere",
        ),
    ],
    ids=str,
)
def test_a_card_alone(written: dict[str, Any], said: str) -> None:
    assert [line.partition(", one, ")[2] for line in alone(card(**written))] == [said]


@pytest.mark.parametrize(
    "written",
    [
        STAYS | {"enters": [{"skip_attack": True}, {"ops_token": 1}, {"restore_zone": 1}]},
        STAYS | {"enters": [{"turn_over_top": True}, {"draw": 1, "only_if": {"turned_over": ["alien"]}}]},
        STAYS | {"tokens": 2, "use": [{"do": [{"draw": 1}], "spend": 2, "at_most_tokens_a_turn": 2}]},
        STAYS | {"while_in_play": [{"forbid": "draw", "who": "opponent"}, {"forbid": "move", "of": {"this": True}}]},
    ],
    ids=str,
)
def test_what_makes_sense_is_let_pass(written: dict[str, Any]) -> None:
    assert alone(card(**written)) == among(card(**written)) == []


@pytest.mark.parametrize(
    ("written", "said"),
    [
        (STAYS | {"every_turn": [{"token": 1}]}, [f"every_turn.1: {VAIN}"]),
        (
            THEIRS | {"use": [{"do": [{"draw": 1}], "spend": 1}]},
            ["use.1.spend: this is in vain: no token ever lies on this card"],
        ),
        (THEIRS | {"enters": [{"draw": 1, "only_if": {"tokens": 1}}]}, [f"enters.1.only_if: {VAIN}"]),
        (STAYS | {"while_in_play": [{"allow": "make_room", "who": "you"}]}, [f"while_in_play.1: {VAIN}"]),
    ],
    ids=str,
)
def test_a_card_among_all(written: dict[str, Any], said: list[str]) -> None:
    assert among(card(**written)) == said


def test_what_only_invulnerable_cards_could_meet() -> None:
    safe = card(**THEIRS | {"id": "two", "keywords": ["safe"], "invulnerable": True})
    hunter = card(**STAYS | {"enters": [{"destroy": 1, "of": {"keywords": ["safe"]}}]})
    assert among(safe, hunter) == [f"enters.1: {VAIN}"]
    assert among(replace(safe, invulnerable=False), hunter) == []


def test_a_ban_on_destroying_what_nothing_destroys() -> None:
    ban = card(**THEIRS | {"while_in_play": [{"forbid": "destroy", "of": {"keywords": ["safe"]}}]})
    safe = card(**THEIRS | {"id": "two", "keywords": ["safe"], "invulnerable": True})
    assert among(ban, safe) == [f"while_in_play.1: {VAIN}"]
    assert among(ban, replace(safe, invulnerable=False)) == []


def test_the_board() -> None:
    chainmail = next(one for one in CARDS.board.strategy if one.saves_hero)
    board = replace(CARDS.board, strategy=(replace(chainmail, side="invader"),))
    said = f"board.toml, {chainmail.id}, saves_hero: only Mankind has heroes to save"
    assert [repr(problem) for problem in check_strategies(board)] == [said]
    for start, right in ((1, False), (2, True), (10, True), (11, False)):
        found = [*check_strategies(replace(CARDS.board, plot=replace(CARDS.board.plot, start=start, most=12)))]
        assert ([repr(one) for one in found] == []) == right
    drained = msgspec.convert({**NAMED, "side": "invader", "do": [{"skip_attack": True}]}, Strategy)
    assert [repr(one) for one in nonsense(Placed(BOARD, "one", drained))] == [
        "board.toml, one, do.1.skip_attack: only Mankind can do this"
    ]
