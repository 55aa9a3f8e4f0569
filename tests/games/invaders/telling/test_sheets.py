"""The cards in words: everything that stands on them, in both languages, in the order that the page relies on."""

from __future__ import annotations

import pytest

from rubizh.engine.words import Name
from rubizh.games.invaders.cards.sets import SHIPPED, read
from rubizh.games.invaders.rules import cards as rules
from rubizh.games.invaders.telling.sheets import HEADS, Sheets, cards_shown
from rubizh.games.invaders.telling.words import TYPE_NAMES, CardWords
from rubizh.language import LANGUAGES, Language
from tests.games.invaders.deck import card_set

ENGLISH = Language("en")
UKRAINIAN = Language("uk")
WRITTEN = read(SHIPPED)
SAID = Sheets(ENGLISH, WRITTEN)
CARDS = {card.id: card for cards in SAID.decks().values() for card in cards}


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("legions", "destroy 1: Defender (opposing)"),
        ("culling", "destroy all: Location"),
        ("quake", "any zone: power −2"),
        ("plague", "both sides drain 2"),
        ("spores", "power token −1: any card (of Mankind) ×2"),
        ("hunger", "destroy 1: any card (of Mankind); the other side chooses"),
        ("scouts", "the other side drains 1; with 1 or more in play of Alien: the other side drains 2"),
        ("levy", "as a price: sacrifice 1: Defender; draw 2"),
        ("convoy", "move to an adjacent zone: Defender; you may draw 1"),
        ("minefield", "the other side drains 1 (tokens spent: 1, at most 2 a turn)"),
        ("charge", "destroy 1: any card (opposing) (then it goes to the discard)"),
        ("guerrillas", "prevents a whole drain"),
        ("sandbags", "prevents 2 of a drain"),
        ("flak", "cancels: Desolator"),
        ("silence", "cancels: any card, abilities too"),
        ("rushmore", "a token instead of a card drained or drawn"),
    ],
)
def test_what_a_card_does(card: str, said: str) -> None:
    cards = card_set()
    words = CardWords(cards.keywords)
    its = next(one for one in cards.cards if one.name == card)
    parts = [words.effects(its.one_shot), words.effects(its.enters), *map(words.ability, its.uses), words.answer(its.answer)]
    assert said in map(ENGLISH.say, parts)


TANKS = rules.Filter(types=rules.DEFENDER, keywords=1)
WORDS = CardWords([Name({"en": "Tank", "uk": "Танк"})])


@pytest.mark.parametrize(
    ("effect", "said"),
    [
        (rules.Effect(rules.DESTROY, of=TANKS), "destroy 1: Defender (Tank)"),
        (rules.Effect(rules.TOKEN, 2, of=TANKS, cards=rules.ALL), "token +2 for each: Defender (Tank)"),
        (rules.Effect(rules.POWER_TOKEN, -1, of=TANKS, cards=rules.ALL), "power token −1 for each: Defender (Tank)"),
        (rules.Effect(rules.SACRIFICE, of=TANKS, cards=rules.ALL), "sacrifice all: Defender (Tank)"),
        (
            rules.Effect(rules.SACRIFICE, of=TANKS, cards=rules.ALL, who=rules.OPPONENT),
            "the other side sacrifices all: Defender (Tank)",
        ),
        (rules.Effect(rules.SURCHARGE, 2, of=TANKS), "from then on discard price +2: Defender (Tank)"),
    ],
)
def test_what_only_an_owners_set_has(effect: rules.Effect, said: str) -> None:
    assert ENGLISH.say(WORDS.effect(effect)) == said


@pytest.mark.parametrize(
    ("who", "forbidden", "allowed"),
    [
        (rules.YOU, "ви не можете звільняти місце жертвою", "ви можете звільняти місце жертвою"),
        (rules.OPPONENT, "інша сторона не може звільняти місце жертвою", "інша сторона може звільняти місце жертвою"),
        (rules.BOTH, "жодна сторона не може звільняти місце жертвою", "обидві сторони можуть звільняти місце жертвою"),
    ],
)
def test_who_must_not_and_who_may(who: int, forbidden: str, allowed: str) -> None:
    standing = [WORDS.standing(rules.Effect(verb, rules.MAKING_ROOM, who=who)) for verb in (rules.FORBID, rules.ALLOW)]
    assert list(map(UKRAINIAN.say, standing)) == [forbidden, allowed]


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("obelisk-of-silence", "Enters: "),
        ("pyramid-of-dusk", "Every turn: "),
        ("anthraxus", "Use: "),
        ("norad", "invulnerable"),
        ("black-slime-sprayer", "5 tokens win the game"),
        ("mount-rushmore", "enters with tokens: 8"),
        ("chameleon", "In play: cannot be a target of the other side's effects: this card"),
    ],
)
def test_a_card_in_short_tells_when_and_what_besides(card: str, said: str) -> None:
    assert said in SAID.in_short(SAID.by_id[card])


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_card_is_told_in_full(code: str) -> None:
    for shown in cards_shown(Language(code)).cards:
        assert shown.lines, shown.id
        assert not any("{" in text for line in shown.lines for text in line), shown.id


def test_numbers_stand_before_what_a_card_does() -> None:
    """The page cuts the lines there: type, keywords, power and prices come first, what people say last."""
    heads = [*HEADS]
    assert heads[:5] == ["types", "keywords", "power", "discard", "drain"]
    assert heads[-1] == "note"
    for card in CARDS.values():
        assert [*SAID.cells(card)] == [head for head in heads if head != "does"]


def test_a_strategy_is_told_like_a_card() -> None:
    shown = {card.id: card for card in cards_shown(ENGLISH).cards if card.deck == "board"}
    assert len(shown) == len(WRITTEN.board.strategy)
    assert shown["hangar-18"].lines == [["Once a game", "the top 5 of your discard back into the deck; plot marker +1"]]


def test_every_verb_and_deed_has_words() -> None:
    words = CardWords([Name({"en": "Tank", "uk": "Танк"})])
    for verb in range(rules.PRICE_CUT):
        assert ENGLISH.say(words.effect(rules.Effect(verb, of=rules.Filter(types=rules.DEFENDER))))
    for verb in (rules.PRICE_CUT, rules.POWER_OF):
        assert ENGLISH.say(words.standing(rules.Effect(verb)))
    for deed in range(len(rules.DEEDS)):
        assert ENGLISH.say(words.standing(rules.Effect(rules.FORBID, deed)))
    assert len(TYPE_NAMES) == len(rules.TYPES)
