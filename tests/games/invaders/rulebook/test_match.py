"""Games of a match: decks are changed secretly."""

from __future__ import annotations

import pytest

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import choose
from rubizh.games.invaders.rules.match import exchanges, next_game, winner
from rubizh.games.invaders.rules.state import NOBODY
from tests.games.invaders.position import asks, deck, game, main, new, options, play, some, why


@pytest.mark.rule("invaders-94")
@pytest.mark.parametrize(
    ("match", "first"), [("no", "nature"), ("mankind", "mankind"), ("invader", "invader"), ("mankind_invader", "mankind")]
)
def test_decks_are_changed_before_the_second_and_the_third_game(match: str, first: str) -> None:
    assert asks(new(lost_before=match)) == first


@pytest.mark.rule("invaders-95")
def test_the_loser_names_a_number_and_both_exchange_so_many() -> None:
    s = new(lost_before="invader")
    assert (asks(s), options(s)) == ("invader", [f"limit {n}" for n in range(3, 11)])
    play(s, "limit 3")
    assert asks(s) == "mankind"
    play(s, "take out mako", "take out norad", "take out saladin")
    play(s, "put in counter", "put in counter", "put in reserve")
    assert asks(s) == "invader"
    assert (deck(s, "mankind").count("counter"), "norad" in deck(s, "mankind")) == (2, False)
    assert "norad" in some(s, s.aside[0])
    play(s, "take out thing", "take out medusa", "take out squid", "put in drone", "put in drone", "put in jammer")
    assert options(s) == ["in pacific-rim", "in eurasia", "in africa"]


@pytest.mark.rule("invaders-95")
def test_what_was_taken_out_does_not_come_back_at_once() -> None:
    s = play(new(lost_before="mankind"), "limit 3", "take out mako", "take out norad", "take out saladin")
    assert options(s) == ["put in reserve", "put in counter"]
    assert why(s, "put in mako").rule == "invaders-96"


@pytest.mark.rule("invaders-95")
def test_the_third_game_follows_two_exchanges_and_then_old_cards_may_return() -> None:
    s = play(new(lost_before="mankind_invader"), "limit 3")
    for side in (("mako", "norad", "saladin", "reserve"), ("thing", "medusa", "squid", "drone")):
        play(s, *[f"take out {name}" for name in side[:3]], *[f"put in {side[3]}"] * 3)
    assert (asks(s), options(s)[0]) == ("invader", "limit 3")
    play(s, "limit 4", *["take out reserve"] * 3, "take out shanty")
    assert {"put in mako", "put in norad"} <= set(options(s))


@pytest.mark.rule("invaders-95")
def test_as_an_option_fewer_may_be_exchanged() -> None:
    s = play(new(lost_before="mankind", swap="up_to"), "limit 3", "take out mako", "done")
    assert options(s) == ["done"]
    assert why(s, "take out norad").rule == "invaders-95"
    play(s, "done", "put in reserve")
    assert options(s) == ["done"]
    assert why(s, "put in reserve").rule == "invaders-96"
    assert asks(play(s, "done", "done")) == "invader"
    assert (deck(s, "mankind").count("reserve"), some(s, s.aside[0]).count("mako")) == (1, 1)
    assert "done" not in options(play(new(lost_before="mankind"), "limit 5"))
    assert asks(play(s, *["done"] * 6)) == "mankind"


@pytest.mark.rule("invaders-97")
def test_how_many_cards_are_kept_is_not_told() -> None:
    """The other side is asked after as many answers, and hears and sees the same, whatever was exchanged."""
    begun = play(new(lost_before="mankind", swap="up_to"), "limit 3")
    ways = [["done"] * 6, ["take out mako", "take out norad", "done", *["put in reserve"] * 2, "done"]]
    told = []
    for way in ways:
        s = begun.clone()
        seen = []
        for text in way:
            seen.append((game().tell(s, 1, s.rules.choices.alphabet[text]).text, game().view(s, 1).facts()))
            play(s, text)
        assert asks(s) == "invader"
        told.append((seen, game().view(s, 1).facts(), game().view(s, -2).facts()))
    assert told[0] == told[1]


@pytest.mark.rule("invaders-98")
def test_own_decks_are_made_before_the_first_game_of_all_cards_of_a_side() -> None:
    s = new(own_decks="yes")
    pool = len(s.rules.set.pools[0])
    assert (asks(s), options(s)[-1]) == ("mankind", "done")
    play(s, "take out norad", *["done"] * (pool - 1), "put in reserve", *["done"] * (pool - 1))
    assert asks(s) == "invader"
    assert ("norad" in deck(s, "mankind"), deck(s, "mankind").count("reserve")) == (False, 1)
    assert len(s.decks[0]) == s.rules.sizes[0] == len(s.rules.set.decks[0])
    assert game().view(s, 1).unseen[0] == ()


@pytest.mark.rule("invaders-98")
def test_an_own_larger_deck_keeps_enough_of_the_pool_to_be_filled() -> None:
    s = new(own_decks="yes", deck="73")
    pool = len(s.rules.set.pools[0])
    play(s, *["done"] * (pool - 3), *["put in reserve"] * 3)
    assert options(s) == ["done"]
    play(s, *["done"] * (pool - 3))
    assert (asks(s), len(s.decks[0])) == ("invader", len(s.rules.set.decks[0]) + 3)


@pytest.mark.rule("invaders-98")
def test_decks_of_the_set_lose_no_card() -> None:
    s = new(deck="71")
    assert options(s) == ["put in reserve", "put in counter"]
    assert asks(play(s, "put in reserve")) == "invader"


@pytest.mark.rule("invaders-96")
def test_the_size_stays_and_no_deck_has_more_copies_than_the_set() -> None:
    s = new(lost_before="mankind")
    size = len(s.decks[0])
    play(s, "limit 3", "take out mako", "take out norad", "take out saladin", *["put in counter"] * 3)
    assert len(s.decks[0]) == size
    every = [c for pile in (s.rules.set.decks[0], s.rules.set.pools[0]) for c in pile]
    assert sorted(every) == sorted([*s.decks[0], *s.aside[0]])
    assert some(s, s.heroes) == some(s, s.rules.set.heroes)


@pytest.mark.rule("invaders-97")
def test_changes_are_secret_and_the_whole_pool_is_possible() -> None:
    s = play(
        new(lost_before="mankind"), "limit 3", "take out mako", "take out norad", "take out saladin", *["put in counter"] * 3
    )
    play(s, "take out thing", "take out medusa", "take out squid", *["put in drone"] * 3)
    v = game().view(s, 1)
    assert (v.unseen[0], v.aside[0]) == ((), ())
    imagined = [game().sample(v, Dealer(seed)) for seed in range(20)]
    known = {name for one in imagined for name in deck(one, "mankind").split()}
    assert {"mako", "norad", "reserve", "counter"} <= known
    assert all(deck(one, "invader") == deck(s, "invader") for one in imagined)


@pytest.mark.rule("invaders-97")
def test_windows_take_the_whole_pool_for_possible() -> None:
    s = play(
        new(lost_before="mankind"), "limit 3", "take out jamming", "take out jamming", "take out flak", *["put in reserve"] * 3
    )
    play(s, "take out thing", "take out medusa", "take out kraken", *["put in drone"] * 3, "in africa")
    while "play squid" not in options(s):
        play(s, "end turn" if "end turn" in options(s) else options(s)[-1])
    play(s, "play squid", "in africa")
    assert asks(s) == "mankind"


@pytest.mark.rule("invaders-95")
def test_with_one_kind_left_in_the_pool_it_is_offered_once() -> None:
    s = play(new(deck="90"), *["put in reserve"] * 12)
    assert options(s) == ["put in counter"]


@pytest.mark.rule("invaders-94")
def test_two_wins_end_a_match() -> None:
    assert [next_game(lost) for lost in ((), (0,), (1,), (0, 1), (1, 0))] == [
        "no",
        "mankind",
        "invader",
        "mankind_invader",
        "invader_mankind",
    ]
    assert [winner(lost) for lost in ((), (0,), (1, 0), (0, 0), (1, 1), (0, 1, 0), (0, 1, 1))] == [
        *(NOBODY, NOBODY, NOBODY),
        *(1, 0, 1, 0),
    ]


@pytest.mark.rule("invaders-95")
def test_the_third_game_begins_with_the_exchanges_of_the_second() -> None:
    second = new(lost_before="mankind")
    made = ["limit 3", "take out mako", "take out norad", "take out saladin", *["put in counter"] * 3]
    made += ["take out thing", "take out medusa", "take out squid", *["put in drone"] * 3]
    choices = [second.rules.choices.alphabet[text] for text in (*made, "deal osei", "in africa")]
    third = new(lost_before="mankind_invader")
    for choice in exchanges(choices):
        choose(third, choice)
    play(second, *made)
    assert (deck(third, "mankind"), deck(third, "invader")) == (deck(second, "mankind"), deck(second, "invader"))
    assert (asks(third), options(third)[0]) == ("invader", "limit 3")


@pytest.mark.rule("invaders-95")
def test_the_second_exchange_is_asked_for_whole() -> None:
    s = play(new(lost_before="mankind_invader"), "limit 3")
    for side in (("mako", "norad", "saladin", "reserve"), ("thing", "medusa", "squid", "drone")):
        play(s, *[f"take out {name}" for name in side[:3]], *[f"put in {side[3]}"] * 3)
    play(s, "limit 3", *["take out reserve"] * 3, *["put in counter"] * 3)
    assert (asks(s), len(s.decks[0])) == ("invader", s.rules.sizes[0])
    play(s, *["take out drone"] * 3, *["put in jammer"] * 3)
    assert ([len(one) for one in s.decks], "reserve" in deck(s, "mankind")) == ([*s.rules.sizes], False)


@pytest.mark.rule("invaders-97")
def test_only_copies_of_the_card_itself_are_in_view() -> None:
    """With one copy left that could answer, another card under way does not stand for it."""
    cards = game().set
    copies = {card.name: cards.copies[c] for c, card in enumerate(cards.cards)}
    for left, asked in ((1, "mankind"), (0, "invader")):
        seen = ["jamming"] * (copies["jamming"] - left) + ["counter"] * copies["counter"] + ["flak"] * copies["flak"]
        held = "norad ramses mako saladin"
        s = main("invader", {"lost_before": "mankind"}, hand="squid", other_hand=held, other_discard=" ".join(seen))
        assert asks(play(s, "play squid", "in africa")) == asked


@pytest.mark.rule("invaders-51")
@pytest.mark.rule("invaders-97")
def test_a_copy_under_way_is_in_view() -> None:
    """The last card that could answer is being played: nobody is asked for another."""
    cards = game().set
    copies = {card.name: cards.copies[c] for c, card in enumerate(cards.cards)}
    seen = ["jamming"] * (copies["jamming"] - 1) + ["counter"] * copies["counter"] + ["flak"] * copies["flak"]
    s = main(
        "invader",
        {"lost_before": "mankind"},
        hand="squid static kraken kraken medusa",
        other_hand="jamming norad ramses mako saladin",
        other_discard=" ".join(seen),
    )
    play(s, "play squid", "in africa", "play jamming")
    while asks(s) == "mankind":
        play(s, options(s)[0])
    play(s, "play static")
    while "end turn" not in options(s):
        assert asks(s) == "invader"
        play(s, options(s)[0])
