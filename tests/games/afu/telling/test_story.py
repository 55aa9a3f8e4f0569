"""AFU told in sentences: the right cards, places and commanders in each of them."""

from __future__ import annotations

import pytest

from rubizh.engine.flow import SPECTATOR
from rubizh.games.afu.rules.state import Afu
from rubizh.games.afu.rules.story import ending, question, tell
from rubizh.games.afu.rules.view import view
from tests.games.afu.position import afu, asks, new, option, options, play, until


def told(s: Afu, text: str, viewer: int = SPECTATOR) -> str:
    return repr(tell(s, viewer, option(s, text)))


def asked(s: Afu) -> str:
    return repr(question(view(s, asks(s) or 0)))


def fielding(seat: int = 0, players: int = 2) -> Afu:
    hand = "tank-company reserve-platoon medical-company scouts"
    s = afu(hand=hand, attack="bmp-2", hospital="rifle-company", invaders="mi-24 su-25", players=players, first=seat)
    return until(s, "Field")


def recon() -> Afu:
    return play(fielding(), "scouts@1", "bonus scouts")


def keeping(s: Afu) -> Afu:
    """At the first question, the open achievements dealt."""
    return until(s, "KeepGoal")


def compensating() -> Afu:
    return afu("Compensate", hand="rifle-company 2315th-battalion panic", display="tank-company", points=3)


def auction(hand: str = "tank-company", need: str = "mariupol") -> Afu:
    return afu("TakeObjective", war=True, objectives=need, hand=hand, other={"hand": "tank-company"})


def test_fielding() -> None:
    s = fielding()
    assert told(s, "tank-company@1") == "The first commander: tank-company defends place 1."
    assert told(s, "treat medical-company") == "The first commander sends medical-company to the hospital for another card."
    play(s, "tank-company@1")
    assert told(s, "reserve-platoon+1") == "The first commander: reserve-platoon supports place 1."
    assert told(s, "take back 1") == "The first commander takes the cards at place 1 back."
    assert told(s, "done") == "The first commander is ready."


def test_the_second_commander_and_the_only_one() -> None:
    s = afu(other={"hand": "tank-company", "attack": "bmp-2"}, first=1)
    assert told(s, "tank-company@1") == "The second commander: tank-company defends place 1."
    assert told(fielding(players=1), "tank-company@1") == "The commander: tank-company defends place 1."


def test_the_hospital_is_open_to_all() -> None:
    s = play(fielding(), "treat medical-company")
    assert told(s, "recover rifle-company") == "The first commander: rifle-company comes back from the hospital."


def test_recon_shows_invaders_to_its_commander_alone() -> None:
    assert told(play(fielding(), "scouts@1"), "bonus scouts") == "The first commander takes the bonus of Scouts."
    s = recon()
    assert told(s, "deal mi-24", 0) == "The first commander: recon finds mi-24."
    assert told(s, "deal mi-24", 1) == told(s, "deal su-25") == "The first commander looks at an invader."
    play(s, "deal mi-24", "deal su-25")
    assert told(s, "dismiss mi-24", 1) == "The first commander sends mi-24 away."
    play(s, "done")
    assert told(s, "next mi-24", 0) == "The first commander puts mi-24 next."
    assert told(s, "next mi-24", 1) == told(s, "next su-25") == "The first commander orders the invader deck."


def test_recruitment() -> None:
    s = compensating()
    assert told(s, "spend rifle-company") == "The first commander lays rifle-company for its compensation."
    calming = play(compensating(), "spend 2315th-battalion")
    assert told(calming, "calm hand") == "The first commander returns a Panic card."
    play(s, "done", "done")
    assert told(s, "buy tank-company") == "The first commander recruits tank-company."
    assert told(s, "pass") == "The first commander passes."


def test_an_objective() -> None:
    s = auction()
    assert told(s, "bid 2") == "The first commander bids 2."
    play(s, "bid 2", "pass")
    assert told(s, "offer tank-company") == "The first commander uses tank-company for the objective."


def test_what_is_drawn_is_told_to_who_draws_it_alone() -> None:
    s = afu(hand="signals-centre", deck="rifle-company tank-company", attack="bmp-2")
    play(s, "signals-centre@1", "bonus signals-centre")
    assert told(s, "deal rifle-company", 0) == "The first commander: drawn rifle-company."
    assert told(s, "deal rifle-company", 1) == told(s, "deal tank-company") == "The first commander draws a card."


def test_secret_achievements() -> None:
    s = keeping(new())
    mine = options(s)[0].removeprefix("keep ")
    title = s.rules.set.cards[[card.name for card in s.rules.set.cards].index(mine)].title
    assert told(s, f"keep {mine}", 0) == f"The first commander keeps {title}."
    assert told(s, f"keep {mine}", 1) == told(s, options(s)[1]) == "The first commander keeps a secret achievement."


def test_achievements_as_they_are_dealt() -> None:
    s = new()
    assert told(s, "deal our-sky") == "An open achievement: our-sky."
    until(s, "DealGoal")
    one, other = options(s)[:2]
    assert told(s, one, 0).startswith("The first commander: achievement ")
    assert told(s, one, 1) == told(s, other) == "The first commander looks at a secret achievement."


def test_invaders_and_events_come_for_all_to_see() -> None:
    s = until(afu("Prepare", hand="panic panic panic panic panic", invaders="mi-24"), "Attack")
    assert told(s, "deal mi-24") == "mi-24 attacks: The first commander."
    s = afu("Events", war=True, events="blackout bridge")
    assert told(s, "deal blackout") == "Event: blackout."
    play(s, "deal blackout")
    assert told(s, "reveal bridge") == "An objective comes up."
    play(s, "reveal bridge")
    assert told(s, "deal bridge-over-the-irpin") == "Objective: bridge-over-the-irpin."


def test_the_display_and_the_invaders_bid() -> None:
    s = afu("Compensate", hand="", display="tank-company", top="rifle-company", reserve="tank-brigade", points=3)
    s = until(play(s, "done", "done", "buy tank-company"), "TurnUp")
    assert told(s, "deal tank-brigade") == "Next in the AFU deck: tank-brigade."
    s = afu("TakeObjective", players=1, war=True, objectives="mariupol", hand="tank-company", invaders="mi-24")
    assert told(until(s, "EnemyBid"), "deal mi-24") == "The invader bids with mi-24."


def test_what_an_event_makes_one_discard() -> None:
    s = afu("Events", war=True, events="attack-from-the-sea", deck="tank-company", invaders="bmp-3")
    until(play(s, "deal attack-from-the-sea", "reveal cruiser"), "DiscardCard")
    assert told(s, "discard tank-company") == "The first commander discards tank-company."
    assert asked(s) == "Choose a card of the hand to discard."


def test_what_is_asked() -> None:
    assert asked(keeping(new())) == "Keep one achievement secretly."
    assert asked(fielding()) == "Field your cards: defence, support, bonuses; then done."
    assert asked(play(fielding(), "treat medical-company")) == "Choose a card of the hospital."
    s = play(recon(), "deal mi-24", "deal su-25")
    assert asked(s) == "Recon: send one invader away, or done."
    assert asked(play(s, "done")) == "Recon: which invader comes next?"
    assert asked(compensating()) == "Lay cards for their compensation; then done."
    assert asked(play(compensating(), "spend 2315th-battalion")) == "Where shall the Panic card come from?"
    assert asked(play(compensating(), "done", "done")) == "Recruit a card for your 3 points, or pass."
    chooser = play(afu(hand="signals-centre", deck="rifle-company", attack="bmp-2"), "signals-centre@1", "done")
    assert asked(chooser) == "Take the bonuses of victory, or done."


@pytest.mark.parametrize(("need", "what"), [("kyiv", "9 defence"), ("kherson", "8 attack")])
def test_what_is_asked_about_an_objective(need: str, what: str) -> None:
    s = auction("tank-company tank-brigade", need)
    assert asked(play(s, "bid 1")) == f"{need} needs {what}: bid more than 1, or pass."
    assert asked(play(s, "pass")) == f"Choose cards worth 1 {what.split()[1]} for {need}."
    alone = afu("TakeObjective", players=1, war=True, objectives=need, hand="tank-company", invaders="mi-24 su-25")
    assert asked(until(alone, "SoloOffer")) == f"{need} needs {what}: use cards for it; then done."


def test_how_it_ended() -> None:
    s = afu("EndOfRound", last_round=True, taken="kyiv", other={"taken": "kherson"})
    assert repr(ending(s)) == "The cruiser Moskva has come: the war is decided. Points: 4 and 3."
    s = afu("EndOfRound", last_round=True)
    assert repr(ending(s)).endswith("Points: 0 and 0, nobody wins: play again.")
    alone = afu("EndOfRound", last_round=True, players=1, taken="kyiv")
    assert repr(ending(alone)).startswith("The cruiser Moskva has come: the war is decided. Points: 4. Rank: ")
    assert asked(s) == "The cruiser Moskva has come: the war is decided."


def test_how_a_commander_alone_loses() -> None:
    s = afu("Prepare", players=1, hand="panic panic panic panic panic")
    assert repr(ending(s)) == "Three or more Panic cards in the hand: the war is lost."
    assert repr(ending(afu("EndOfRound", players=1, panic=0))) == "The Panic stack is empty."
