"""What a card or a strategy says that can never come true, or says against itself, whatever the other cards are."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from rubizh.cards.deck import Placed
from rubizh.cards.problem import Problem
from rubizh.engine.words import Sentence
from rubizh.games.invaders.cards.check import inside
from rubizh.games.invaders.cards.records import Effect, Filter, Playable, Standing, Strategy, Use

OF_MANKIND: Final = ("ops_token", "skip_attack", "restore_zone")
OF_A_PLAYER: Final = ("draw", "restore_zone", "lower_zone", "make_room")
TURNING: Final = ("turn_over_top", "drain")
LISTS: Final = ("one_shot", "enters", "every_turn", "do")


def nonsense(p: Placed[Any]) -> Iterator[Problem]:
    """Everything about one card or strategy."""
    for path, effect in inside("", p.card, Effect):
        yield from wrong_effect(p, path, effect)
    for path, standing in inside("", p.card, Standing):
        yield from wrong_ban(p, path, standing)
    for path, of in inside("", p.card, Filter):
        yield from wrong_filter(p, path, of)
    for path, use in inside("", p.card, Use):
        if use.spend is not None and use.at_most_tokens_a_turn is not None and use.spend > use.at_most_tokens_a_turn:
            yield p.problem(f"{path}.spend", Sentence("it can never be used: a use spends more tokens than a turn allows"))
        yield from never_turned(p, f"{path}.do", use.do)
    for name in LISTS:
        yield from never_turned(p, name, getattr(p.card, name, ()))
    for name in ("types", "keywords"):
        yield from twice(p, name, getattr(p.card, name, ()))
    if isinstance(p.card, Playable) and p.card.power is not None and p.card.tokens is not None and not uses_tokens(p.card):
        yield p.problem("tokens", Sentence("nothing on this card needs its tokens"))


def wrong_effect(p: Placed[Any], path: str, effect: Effect) -> Iterator[Problem]:
    if effect.kind in OF_MANKIND and of_the_invader(p):
        yield p.problem(f"{path}.{effect.kind}", Sentence("only Mankind can do this"))
    if effect.every and effect.kind in ("destroy", "sacrifice") and effect.amount > 1:
        yield p.problem(f"{path}.{effect.kind}", ALL_OF_THEM)
    if effect.every and effect.cards is not None:
        yield p.problem(f"{path}.cards", ALL_OF_THEM)
    if effect.every and effect.victim_chooses:
        yield p.problem(f"{path}.victim_chooses", Sentence("nobody chooses where all of them are meant"))


def wrong_ban(p: Placed[Any], path: str, standing: Standing) -> Iterator[Problem]:
    """What a player does is not about cards, and what is done with cards not about a player."""
    deed = standing.forbid or standing.allow
    if deed is None:
        return
    of_a_player = deed in OF_A_PLAYER
    if of_a_player and standing.of is not None:
        yield p.problem(f"{path}.of", Sentence("“{deed}” is about a player, not about cards", {"deed": deed}))
    if not of_a_player and standing.who is not None:
        yield p.problem(f"{path}.who", Sentence("“{deed}” is about cards, not about a player", {"deed": deed}))


def wrong_filter(p: Placed[Any], path: str, of: Filter) -> Iterator[Problem]:
    if of.this and of != Filter(this=True):
        yield p.problem(f"{path}.this", Sentence("“this” means one card, nothing can stand beside it"))
    yield from twice(p, f"{path}.types", of.types)
    yield from twice(p, f"{path}.keywords", of.keywords)


def never_turned(p: Placed[Any], path: str, effects: Sequence[Effect]) -> Iterator[Problem]:
    """A part that hangs on a card turned over comes after a part that turns one over."""
    for n, effect in enumerate(effects, 1):
        asks = effect.only_if is not None and effect.only_if.turned_over is not None
        if asks and not any(before.kind in TURNING for before in effects[: n - 1]):
            yield p.problem(f"{path}.{n}.only_if.turned_over", Sentence("nothing before it turns a card over"))


def twice(p: Placed[Any], path: str, names: Sequence[str]) -> Iterator[Problem]:
    for name in dict.fromkeys(names):
        if names.count(name) > 1:
            yield p.problem(path, Sentence("“{name}” stands there twice", {"name": name}))


def uses_tokens(card: Any) -> bool:
    """Whether anything on a card needs tokens that lie on it."""
    spent = any(use.spend is not None for use in card.use)
    asked = any(effect.only_if is not None and effect.only_if.tokens is not None for _, effect in inside("", card, Effect))
    wins, answer = getattr(card, "wins_with", None), getattr(card, "answer", None)
    return spent or asked or wins is not None or (answer is not None and bool(answer.protect))


def of_the_invader(p: Placed[Any]) -> bool:
    return p.card.side == "invader" if isinstance(p.card, Strategy) else p.file.startswith("invader")


ALL_OF_THEM: Final = Sentence("all of them are meant: no number can stand beside that")
