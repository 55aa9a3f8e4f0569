"""The drain forecast: every term, what a chain would change, and nothing that hangs on hidden cards."""

from __future__ import annotations

import pytest

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import apply, asked
from rubizh.games.invaders.rules.board import add_power, lower
from rubizh.games.invaders.rules.cards import INVADER, MANKIND
from rubizh.games.invaders.rules.choices import SLOTS
from rubizh.games.invaders.rules.game import InvadersGame
from rubizh.games.invaders.rules.state import Invaders, Piece
from rubizh.games.invaders.telling.aids import aids
from rubizh.games.invaders.telling.forecast import Sum, if_passed, works
from rubizh.language import Language
from tests.games.invaders.deck import card_set
from tests.games.invaders.telling.table import Table

ENGLISH = Language("en")
TABLE = Table(InvadersGame(card_set()), "alexus")
GAME = TABLE.game
ANSWERING = ("jamming", "mako", "mako", "norad", "shanty")


def contested() -> Invaders:
    """Eurasia: 8 against the zone's 5, Mako's 2 and the hero's 2."""
    s = TABLE.begun()
    TABLE.lay(s, INVADER, 1, "kraken", "medusa")
    TABLE.lay(s, MANKIND, 1, "mako")
    return s


@pytest.mark.rule("invaders-72", "invaders-73", "invaders-78", "invaders-79")
def test_every_term_is_named() -> None:
    s = contested()
    lower(s, 1, 1)
    add_power(s, (MANKIND * 3 + 1) * SLOTS + 1, 2)
    zone = Sum(s, 1)
    assert (zone.printed, zone.power) == (5, 4)
    assert [(term.card, term.power) for term in zone.invader] == [("kraken", 3), ("medusa", 5)]
    assert [(term.card, term.power, term.printed) for term in zone.mankind] == [("alexus", 2, 2), ("mako", 4, 2)]
    assert (zone.attack, zone.defence, zone.drain) == (8, 10, 0)


@pytest.mark.rule("invaders-74")
def test_a_turned_hero_adds_nothing() -> None:
    s = contested()
    hero, *others = s.areas[1]
    turned = Piece(hero.card, hero.number, 0, 0, 0, 0, True)
    s.areas[1] = (turned, *others)
    zone = Sum(s, 1)
    assert (zone.mankind[0].power, zone.mankind[0].printed, zone.mankind[0].turned) == (0, 2, True)
    assert zone.drain == 1


def test_a_chain_shows_what_it_would_bring() -> None:
    s = contested()
    TABLE.hold(s, INVADER, "nanobots")
    TABLE.hold(s, MANKIND, *ANSWERING)
    TABLE.do(s, "play nanobots", "mankind eurasia 2")
    assert (asked(s).seat, works(s)) == (MANKIND, [True])
    assert [zone.drain for zone in if_passed(s) or []] == [0, 1, 0]
    told = aids(GAME.view(s, MANKIND), ENGLISH)
    assert (told["zones"][1]["drain"], told["if_passed"]) == (0, [0, 1, 0])
    assert told["chain"][0]["targets"] == [{"card": "mako", "number": s.areas[1][1].number, "zone": 1}]


@pytest.mark.rule("invaders-47")
def test_an_answer_turns_the_chain_over() -> None:
    s = contested()
    TABLE.hold(s, INVADER, "nanobots", "static", "squid", "pyramid", "pyramid")
    TABLE.hold(s, MANKIND, *ANSWERING)
    TABLE.do(s, "play nanobots", "mankind eurasia 2", "play jamming")
    assert [zone.drain for zone in if_passed(s) or []] == [0, 0, 0]  # whatever it is paid with
    TABLE.do(s, "discard mako")
    assert (asked(s).seat, works(s)) == (INVADER, [False, True])
    assert [zone.drain for zone in if_passed(s) or []] == [0, 0, 0]


def test_a_choice_still_to_come_is_not_foreseen() -> None:
    s = contested()
    TABLE.hold(s, INVADER, "legions", "squid")
    TABLE.hold(s, MANKIND, *ANSWERING)
    TABLE.do(s, "play legions", "in eurasia")
    assert asked(s).seat == MANKIND
    assert if_passed(s) is None  # of two Defenders there, the Invader will choose one


def test_a_play_that_is_put_together_is_the_players_own_business() -> None:
    s = contested()
    TABLE.hold(s, INVADER, "kraken", "medusa")
    TABLE.do(s, "play kraken", "in africa")
    own, other = (aids(GAME.view(s, seat), ENGLISH) for seat in (INVADER, MANKIND))
    assert other == {**own, "prices": {}, "planned": []}
    assert own["prices"] == {"kraken": {"discard": 1, "drain": 2}, "medusa": {"discard": 2, "drain": 0}}


def test_surcharges_are_in_the_price() -> None:
    s = TABLE.begun()
    TABLE.hold(s, INVADER, "pyramid")
    TABLE.do(s, "strategy indian-ocean")
    while asked(s).seat < 0:
        apply(s, asked(s).option(0))
    assert aids(GAME.view(s, INVADER), ENGLISH)["prices"]["pyramid"] == {"discard": 1, "drain": 0}


def test_nothing_hangs_on_hidden_cards() -> None:
    """What is told of a state imagined from a view is what is told of the true one."""
    s, dealer = GAME.new({}), Dealer(5)
    for _ in range(160):
        if s.over:
            break
        for seat in (MANKIND, INVADER):
            view = GAME.view(s, seat)
            imagined = GAME.view(GAME.sample(view, dealer), seat)
            assert aids(imagined, ENGLISH) == aids(view, ENGLISH)
        apply(s, dealer.answer(asked(s)))
