"""What can be seen on a card alone: fields that contradict each other, or are nothing without each other."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, TypeVar

import msgspec

from rubizh.cards.deck import Placed
from rubizh.cards.problem import Problem
from rubizh.cards.records import Text
from rubizh.engine.words import Sentence
from rubizh.games.invaders.cards.records import (
    Answer,
    Board,
    Condition,
    Effect,
    Filter,
    HeroCard,
    Playable,
    Standing,
    Use,
)

OF_LASTING: Final = ("enters", "while_in_play", "every_turn", "use", "tokens", "wins_with", "invulnerable")
TO_CARDS: Final = ("destroy", "sacrifice", "power_token", "token", "move")
BESIDE: Final[Mapping[str, tuple[str, ...]]] = {
    "of": (*TO_CARDS, "surcharge", "price_cut", "power_of", "forbid", "allow", "cancel"),
    "cards": ("power_token", "token"),
    "every": ("destroy", "sacrifice", "power_token", "token", "prevent_drain"),
    "who": ("sacrifice", "drain", "draw", "forbid", "allow"),
    "zone": ("lower_zone", "restore_zone"),
    "victim_chooses": ("destroy",),
    "adjacent": ("move",),
    "price": ("sacrifice", "surcharge", "price_cut"),
    "abilities": ("cancel",),
    "at_most_tokens_a_turn": ("protect",),
}

BOARD: Final = "board.toml"
LOWER: Final = 1  # how far a handicap lowers the start of the marker
HIGHER: Final = 2  # and how far decks of more than 80 cards raise it

Word = Effect | Standing | Answer
T = TypeVar("T", bound=msgspec.Struct)


def check_playable(p: Placed[Playable]) -> Iterator[Problem]:
    """A card with power stays and does what lasts; one without is a one-shot or an answer from the hand."""
    card = p.card
    if not card.types:
        yield p.problem("types", Sentence("a card has one type or more"))
    if card.power is None:
        yield from check_passing(p)
    elif card.one_shot:
        yield p.problem("one_shot", Sentence("only a card without power is a one-shot"))
    elif card.answer is not None and card.answer.protect is None:
        yield p.problem("answer", Sentence("a card with power answers by its tokens alone: “protect”"))
    if card.wins_with is not None and not any(effect.token for effect in card.every_turn):
        yield p.problem("wins_with", Sentence("it never gets a token: every_turn adds none"))
    if card.answer is not None:
        yield from check_answer(p, card.answer)
    for field, effects in (("one_shot", card.one_shot), ("enters", card.enters), ("every_turn", card.every_turn)):
        yield from check_effects(p, field, effects)
    yield from check_lasting(p, card.while_in_play, card.use)


def check_passing(p: Placed[Playable]) -> Iterator[Problem]:
    """A card that does not stay."""
    card = p.card
    for field in OF_LASTING:
        if getattr(card, field):
            yield p.problem(field, Sentence("only a card with power stays in play and has this"))
    if not card.one_shot and card.answer is None:
        yield p.problem("one_shot", Sentence("a card without power does something, once or as an answer"))
    if card.one_shot and card.answer is not None:
        yield p.problem("answer", Sentence("a card is a one-shot or an answer, not both"))
    if card.answer is not None and card.answer.protect:
        yield p.problem("answer", Sentence("only a card with power protects, by its tokens"))
    yield from lying_nowhere(p, "one_shot", card.one_shot)


def check_hero(p: Placed[HeroCard]) -> Iterator[Problem]:
    if p.card.copies != 1:
        yield p.problem("copies", Sentence("every hero is there once"))
    yield from check_effects(p, "every_turn", p.card.every_turn)
    yield from check_lasting(p, p.card.while_in_play, p.card.use)


def check_answer(p: Placed[Playable], answer: Answer) -> Iterator[Problem]:
    yield from misplaced(p, "answer", answer)
    if answer.protect and p.card.power is not None and p.card.tokens is None:
        yield p.problem("answer", Sentence("only a card that enters with tokens protects by them"))


def check_lasting(p: Placed[Any], standing: Iterable[Standing], uses: Iterable[Use]) -> Iterator[Problem]:
    for n, one in enumerate(standing, 1):
        yield from misplaced(p, f"while_in_play.{n}", one)
    for n, use in enumerate(uses, 1):
        if not use.do:
            yield p.problem(f"use.{n}.do", Sentence("an ability does something"))
        if use.at_most_tokens_a_turn is not None and use.spend is None:
            yield p.problem(f"use.{n}.at_most_tokens_a_turn", only_beside("spend"))
        yield from check_effects(p, f"use.{n}.do", use.do)


def check_effects(p: Placed[Any], field: str, effects: Iterable[Effect]) -> Iterator[Problem]:
    for n, effect in enumerate(effects, 1):
        yield from misplaced(p, f"{field}.{n}", effect)
        if effect.surcharge is not None and p.file != BOARD:
            yield p.problem(
                f"{field}.{n}.surcharge", Sentence("only a strategy has this from now on; a card, while it is in play")
            )
        if effect.mankind_attacks and not p.file.startswith("mankind"):
            yield p.problem(f"{field}.{n}.mankind_attacks", Sentence("only Mankind can be given an attack"))
        if effect.price and (n != 1 or effect.who not in (None, "you")):
            yield p.problem(f"{field}.{n}.price", Sentence("a price comes first, and is one's own"))


def misplaced(p: Placed[Any], field: str, word: Word) -> Iterator[Problem]:
    """What stands beside a word belongs to it."""
    for name in wrong_beside(word):
        yield p.problem(f"{field}.{name}", only_beside(", ".join(BESIDE[name])))
    if word.kind in ("token", "power_of", "marker") and word.amount == 0:
        yield p.problem(f"{field}.{word.kind}", Sentence("expected a number that changes something, found 0"))


def wrong_beside(word: Word) -> list[str]:
    return [name for name in BESIDE if getattr(word, name, None) and word.kind not in BESIDE[name]]


def only_beside(word: str) -> Sentence:
    return Sentence("only “{word}” can have this beside it", {"word": word})


def lying_nowhere(p: Placed[Any], field: str, effects: Iterable[Effect]) -> Iterator[Problem]:
    """What only a card in play can do, on a one-shot or a strategy."""
    for n, effect in enumerate(effects, 1):
        of = effect.of or Filter(this=effect.token is not None)
        condition = effect.only_if or Condition()
        filters = [of, condition.in_play or Filter()]
        here = any(one.this or one.opposing or one.zone == "own" for one in filters) or effect.zone == "own"
        if effect.mankind_attacks or here or condition.tokens is not None or condition.zone_power is not None:
            yield p.problem(f"{field}.{n}", Sentence("only a card in play can do this: this one lies nowhere"))


def unknown_keywords(p: Placed[Any], keywords: Mapping[str, Text]) -> Iterator[Problem]:
    for field, named in named_keywords(p.card):
        for keyword in named:
            if keyword not in keywords:
                facts: dict[str, int | str | Sentence] = {"keyword": keyword, "names": ", ".join(keywords)}
                yield p.problem(field, Sentence("unknown keyword “{keyword}”, set.toml has {names}", facts))


def named_keywords(card: msgspec.Struct) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The keywords that a card has, and those that its effects look for."""
    yield "keywords", getattr(card, "keywords", ())
    for path, of in inside("", card, Filter):
        yield f"{path}.keywords", of.keywords


def inside(path: str, written: Any, table: type[T]) -> Iterator[tuple[str, T]]:
    """Every such table within a card, with where it stands."""
    if isinstance(written, table):
        yield path, written
    if isinstance(written, msgspec.Struct):
        for name in written.__struct_fields__:
            yield from inside(f"{path}.{name}" if path else name, getattr(written, name), table)
    elif isinstance(written, tuple):
        for n, one in enumerate(written, 1):
            yield from inside(f"{path}.{n}", one, table)


def check_strategies(board: Board) -> Iterator[Problem]:
    """Each strategy does something that a board can do; the marker starts on its track."""
    if board.plot.start > board.plot.most:
        facts: dict[str, int | str | Sentence] = {"most": board.plot.most}
        yield Problem(BOARD, "", "plot.start", Sentence("expected at most {most}, the end of the track", facts))
    elif not LOWER < board.plot.start <= board.plot.most - HIGHER:
        facts = {"least": LOWER + 1, "most": board.plot.most - HIGHER}
        said = Sentence("expected {least} to {most}, so that a handicap and larger decks can move the start", facts)
        yield Problem(BOARD, "", "plot.start", said)
    for strategy in board.strategy:
        p: Placed[Any] = Placed(BOARD, strategy.id, strategy)
        if bool(strategy.do) == strategy.saves_hero:
            yield p.problem("do", Sentence("a strategy does something, or saves the hero"))
        if strategy.saves_hero and strategy.side == "invader":
            yield p.problem("saves_hero", Sentence("only Mankind has heroes to save"))
        yield from lying_nowhere(p, "do", strategy.do)
        yield from check_effects(p, "do", strategy.do)
