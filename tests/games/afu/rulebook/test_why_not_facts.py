"""Why can't I? The facts that make a choice impossible are those of the position, with places numbered from 1."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rubizh.games.afu.rules.state import Afu
from tests.games.afu.position import afu, play, troop, until, why


def fielding() -> Afu:
    hand = "tank-company reserve-platoon fighter-flight medical-company signals-centre"
    return afu(hand=hand, attack="bmp-2 - mi-24", deck="rifle-company")


def defended() -> Afu:
    return play(fielding(), "tank-company@3", "reserve-platoon+3")


def treating() -> Afu:
    medic = troop("medic", defence=1, bonus={"when": {"badge": "x"}, "reward": {"hospital": True}})
    return afu(cards=[medic, troop("x", badge="x")], hand="medic", hospital="rifle-company", attack="bmp-2")


def asking() -> Afu:
    asker = troop("asker", attack=1, bonus={"when": {"badge": "x"}, "reward": {"draw": 1}})
    cards = [asker, troop("x", badge="x")]
    s = afu(cards=cards, hand="asker signals-centre tank-company", deck="rifle-company", attack="bmp-2 bmp-2 bmp-2")
    return play(s, "asker@1", "signals-centre@2", "tank-company@3", "bonus signals-centre", "deal rifle-company")


def after_combat() -> Afu:
    s = afu(hand="signals-centre", deck="rifle-company", attack="bmp-2")
    return play(s, "signals-centre@1", "bonus signals-centre", "deal rifle-company", "done")


def auction() -> Afu:
    return afu("TakeObjective", war=True, objectives="kherson", hand="tank-company rifle-company", other={"hand": "tank-company"})


def paying(offered: int = 0) -> Afu:
    """Five of six cards are worth the bid, which is all they have."""
    hand = "tank-company " * 5 + "field-hospital"
    s = afu("TakeObjective", war=True, objectives="kherson", hand=hand, other={"hand": "tank-company"})
    return play(s, "bid 20", "pass", *["offer tank-company"] * offered)


def compensating() -> Afu:
    return afu(
        "Compensate",
        hand="captured-tank 2315th-battalion",
        display="tank-brigade rifle-company",
        top="98th-battalion",
        points=2,
        aid=0,
    )


def drawn_again() -> Afu:
    veterans = troop("veterans", attack=1, defence=9, compensation={"points": 3})
    s = afu(cards=[veterans], hand="veterans signals-centre", attack="conscripts conscripts")
    play(s, "veterans@1", "signals-centre@2", "done", "bonus signals-centre", "deal veterans")
    return until(s, "Compensate")


def buying() -> Afu:
    return play(compensating(), "done", "done")


def looking() -> Afu:
    return play(afu(hand="scouts", invaders="mi-24", attack="bmp-2"), "scouts@1", "bonus scouts", "deal mi-24")


def recovering() -> Afu:
    return play(afu(hand="medical-company", hospital="tank-company", attack="bmp-2"), "treat medical-company")


def dropping() -> Afu:
    s = afu("Events", war=True, events="attack-from-the-sea", deck="tank-company", invaders="bmp-3")
    return until(play(s, "deal attack-from-the-sea", "reveal cruiser"), "DiscardCard")


FACTS: list[tuple[str, Callable[[], Afu], str, str]] = [
    ("afu-20", fielding, "rifle-company@1", "You do not hold this card: rifle-company."),
    ("afu-20", fielding, "tank-company@2", "No invader attacks at place 2."),
    ("afu-20", defended, "fighter-flight@3", "A card of yours stands at place 3 already."),
    (
        "afu-22",
        fielding,
        "reserve-platoon@1",
        "This card has neither attack nor defence to stand in the defence row: reserve-platoon.",
    ),
    ("afu-22", fielding, "fighter-flight+1", "This card has no support points: fighter-flight."),
    ("afu-21", fielding, "reserve-platoon+3", "There is no card to support at place 3."),
    ("afu-21", defended, "signals-centre+3", "The card at place 3 is supported already."),
    ("afu-23", defended, "take back 2", "There is no card of yours at place 2."),
    ("afu-55", fielding, "treat rifle-company", "You do not hold this card: rifle-company."),
    ("afu-55", fielding, "treat tank-company", "This card has no such bonus: tank-company."),
    ("afu-55", fielding, "treat medical-company", "Nobody in your hospital can come back now."),
    ("afu-43", treating, "treat medic", "The condition of its bonus is not met: medic."),
    ("afu-42", fielding, "bonus signals-centre", "This card is not in play: signals-centre."),
    ("afu-44", asking, "bonus tank-company", "This card has no bonus to be taken by choice: tank-company."),
    ("afu-42", after_combat, "bonus scouts", "This card is not in play: Scouts."),
    ("afu-47", after_combat, "bonus signals-centre", "Its bonus has been taken this turn: signals-centre."),
    ("afu-43", asking, "bonus asker", "The condition of its bonus is not met: asker."),
    ("afu-47", asking, "bonus signals-centre", "Its bonus has been taken this turn: signals-centre."),
    ("afu-92", fielding, "bid 1", "There is no auction now."),
    ("afu-92", lambda: play(auction(), "bid 3"), "bid 3", "A bid must be higher than 3."),
    ("afu-93", auction, "bid 8", "Your hand is worth 7 at most."),
    ("afu-95", paying, "offer rifle-company", "You do not hold this card: rifle-company."),
    ("afu-95", lambda: paying(offered=5), "offer field-hospital", "At most 5 cards are used for an objective."),
    (
        "afu-95",
        paying,
        "offer field-hospital",
        "With this card among them, your cards would not be worth your bid: field-hospital.",
    ),
    ("afu-95", auction, "offer tank-company", "Cards are used for an objective when it is your turn to pay for it."),
    ("afu-63", compensating, "spend captured-tank", "This card gives no compensation: captured-tank."),
    ("afu-63", compensating, "spend tank-company", "You do not hold this card: tank-company."),
    ("afu-63", drawn_again, "spend veterans", "This card has been fielded this turn: veterans."),
    ("afu-70", compensating, "spend 2315th-battalion", "You have no Panic card to return."),
    ("afu-65", buying, "buy tank-brigade", "It costs 8; your recruitment points: 2."),
    ("afu-66", buying, "buy 98th-battalion", "This card is not for sale: 98th Battalion."),
    ("afu-66", buying, "buy international-aid", "This card is not for sale: International Aid."),
    ("afu-88", dropping, "discard rifle-company", "You do not hold this card: rifle-company."),
    ("afu-88", fielding, "discard tank-company", "Cards are discarded only where an event says so."),
    ("afu-55", recovering, "recover rifle-company", "This card cannot come back from your hospital now: rifle-company."),
    ("afu-55", fielding, "recover tank-company", "Cards come back from the hospital only by a bonus or an event."),
    ("afu-62", looking, "dismiss bmp-2", "This invader is not among those to choose from: bmp-2."),
    ("afu-62", fielding, "dismiss bmp-2", "Only reconnaissance looks at the invader deck."),
    ("afu-95", lambda: play(auction(), "bid 3", "pass"), "done", "The cards are not worth your bid yet."),
    ("afu-14", buying, "done", "You have to choose one of the options."),
    ("afu-67", fielding, "pass", "You cannot pass here: choose, or type done."),
]


@pytest.mark.parametrize(("rule", "position", "text", "sentence"), FACTS, ids=[f"{rule}: {text}" for rule, _, text, _ in FACTS])
def test_the_reason_tells_the_facts(rule: str, position: Callable[[], Afu], text: str, sentence: str) -> None:
    reason = why(position(), text)
    assert (reason.rule, repr(reason)) == (rule, sentence)
