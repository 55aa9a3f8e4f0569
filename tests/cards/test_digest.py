"""Two card sets of the same name are told apart by their values, and by nothing else."""

from __future__ import annotations

from msgspec.structs import replace

from rubizh.cards.digest import digest
from rubizh.cards.records import Text
from rubizh.games.afu.cards.records import CardSet
from rubizh.games.afu.package import CARD_SETS

CARDS = CARD_SETS.read(CARD_SETS.shipped)


def with_first(**changes: object) -> CardSet:
    return replace(CARDS, afu=[replace(CARDS.afu[0], **changes), *CARDS.afu[1:]])


def test_any_value_changes_it() -> None:
    others = [
        with_first(cost=CARDS.afu[0].cost + 1),
        with_first(id="another"),
        with_first(marks=("anti-air",)),
        with_first(bonus=next(card.bonus for card in CARDS.afu if card.bonus)),
        replace(CARDS, panic=[replace(CARDS.panic[0], copies=15)]),
        replace(CARDS, objectives=CARDS.objectives[1:]),
    ]
    assert len({digest(CARDS), *map(digest, others)}) == len(others) + 1


def test_no_name_note_or_source_changes_it() -> None:
    words = Text(uk="Інша", en="Another")
    about = replace(CARDS.about, name="mine", note=words)
    same = [with_first(name=words), with_first(source="derived"), replace(CARDS, about=about)]
    assert {digest(cards) for cards in same} == {digest(CARDS)}
