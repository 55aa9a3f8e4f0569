"""Siege told in sentences: the right cards, walls and seats in each of them."""

from __future__ import annotations

import pytest

from rubizh.engine.flow import SPECTATOR
from rubizh.engine.words import Sentence
from rubizh.games.siege.rules.choices import PASS
from rubizh.games.siege.rules.game import SIEGE
from rubizh.games.siege.rules.state import ATTACKER, DEFENDER, Siege
from rubizh.games.siege.rules.view import SiegeView
from rubizh.games.siege.telling.chronicle import SiegeChronicle
from rubizh.telling.log import LogEntry
from tests.games.siege.position import FULL_DEFENCE, option, play, siege


def told(s: Siege, text: str, viewer: int = SPECTATOR) -> str:
    return repr(SIEGE.tell(s, viewer, option(s, text)))


def asked(s: Siege) -> str:
    return repr(SIEGE.question(SiegeView(s, s.turn)))


def resolving(action: str, *texts: str) -> Siege:
    s = siege(attack={3: "R7 B3"}, defence={4: "G1"}, discard="Y1 Y2 J2", attacker=f"{action} R1 R2 J1", defender="B1 B2 SH")
    return play(s, "pass", f"play {action}", *texts)


def drawing(attack: str = "R10", tactics_deck: str = "J1") -> Siege:
    s = siege(attack={4: attack}, attacker="R11", deck="S1 S2", tactics=True, tactics_deck=tactics_deck)
    return play(s, "pass", "R11@4")


def test_a_card_is_played_or_meets_its_opposite_number() -> None:
    s = siege(attack={3: "R0"}, defender="R11 Y11", turn=DEFENDER)
    play(s, "pass")
    assert told(s, "Y11@3") == "The defender plays Y11 at wall 3."
    assert told(s, "R11@3") == "The defender plays R11 at wall 3: it meets R0, and both are discarded."
    assert told(s, "R11@4") == "The defender plays R11 at wall 4."


def test_preparing() -> None:
    attack = {3: "R7 B3", 4: "R1 Y5"}
    s = siege(attack=attack, defence={4: "G1 B4"})
    assert told(s, "retreat 3") == "The attacker retreats from wall 3: R7 B3 discarded."
    assert told(s, "control 4") == "The attacker takes control of wall 4."
    assert told(s, "pass") == "The attacker passes."
    assert told(siege(attack=attack, turn=DEFENDER), "oil 4") == "The defender throws a cauldron over wall 4: R1 is discarded."


def test_actions() -> None:
    s = siege(attacker="redeployment desertion R1", attack={3: "R7"}, defence={4: "G1"})
    assert told(play(s, "pass"), "play desertion") == "The attacker plays Desertion."
    assert told(s, "play redeployment") == "The attacker plays Redeployment."
    assert told(resolving("desertion"), "pick G1") == "The attacker makes G1 desert: it is discarded."
    assert told(resolving("reinforcements"), "pick Y1") == "The attacker shuffles Y1 into the siege deck."
    assert told(resolving("recruitment"), "pick J2") == "The attacker chooses J2."
    assert told(resolving("recruitment", "pick J2"), "J2@5") == "The attacker plays J2 at wall 5."
    assert told(resolving("redeployment", "pick R7"), "R7@5") == "The attacker moves R7 to wall 5."
    assert told(resolving("redeployment", "pick R7"), "discard") == "The attacker discards R7."
    assert told(resolving("treachery", "pick G1"), "G1@5") == "The attacker moves G1 to wall 5."
    assert told(resolving("explosion"), "explode 4") == "The attacker blows up wall 4: G1 discarded."
    both = play(siege(attack={3: "R7"}, defence={3: "G1"}, attacker="explosion"), "pass", "play explosion")
    assert told(both, "explode 3") == "The attacker blows up wall 3: R7 G1 discarded."


def test_what_is_set_aside_is_named_to_its_owner_alone() -> None:
    s = resolving("exchange")
    assert told(s, "pick J1", ATTACKER) == "The attacker sets J1 aside for the exchange."
    assert told(s, "pick R1") == "The attacker sets a siege card aside for the exchange."
    assert told(s, "pick J1", DEFENDER) == "The attacker sets a tactics card aside for the exchange."
    play(s, "pick J1", "pick R1", "pick R2")
    assert told(s, "pick SH", DEFENDER) == "The defender sets SH aside for the exchange."


def test_drawing() -> None:
    s = drawing()
    assert told(s, "draw") == "The attacker draws from the siege deck."
    assert told(s, "draw tactics") == "The attacker draws from the tactics deck."
    assert told(play(s, "draw tactics"), "deal J1") == "The attacker draws a tactics card."
    assert told(s, "deal J1", ATTACKER) == "The attacker draws J1."
    assert told(play(drawing(), "draw"), "deal S1") == "The attacker draws a siege card."
    assert told(play(drawing(), "draw"), "deal S1", ATTACKER) == "The attacker draws S1."


def test_the_first_hands_are_told_as_those_of_their_seats() -> None:
    s = SIEGE.new(SIEGE.with_defaults({}))
    assert told(s, "deal R0", ATTACKER) == "The attacker draws R0."
    for card in ("R0", "R1", "R2", "R3", "R4", "R5"):
        play(s, f"deal {card}")
    assert told(s, "deal R6", DEFENDER) == "The defender draws R6."
    assert told(s, "deal R6", ATTACKER) == "The defender draws a siege card."


def test_skipping() -> None:
    s = siege(attacker="desertion", tactics_played=(1, 0), tactics=True)
    assert told(s, "skip") == "The attacker can play nothing and skips."


QUESTIONS = [
    (siege(attack={3: "R7"}), "A retreat first? A pass ends the preparation."),
    (siege(attack={3: "R7"}, turn=DEFENDER), "A cauldron first? A pass ends the preparation."),
    (
        siege(attack={4: "R1 Y5"}, defence={4: "G1 B4"}),
        "Control or a retreat first? A pass ends the preparation.",
    ),
    (siege(), "Play a card."),
    (play(siege(attack={4: "R1 Y5"}, defence={4: "G1 B4"}), "pass"), "Play a card, or declare control."),
    (drawing(attack="Y2"), "Choose a deck to draw from."),
    (drawing(tactics_deck=""), "Declare control, or draw a card."),
    (resolving("redeployment"), "Redeployment: choose a card on your own side."),
    (resolving("redeployment", "pick R7"), "Play R7 at another wall, or discard it."),
    (resolving("recruitment"), "Recruitment: choose a card from the discard."),
    (resolving("recruitment", "pick J2"), "Play J2 on your side."),
    (resolving("desertion"), "Choose a card on your opponent's side."),
    (resolving("treachery"), "Choose a card on your opponent's side."),
    (resolving("treachery", "pick G1"), "Play G1 on your side."),
    (resolving("explosion"), "Explosion: choose a wall."),
    (resolving("reinforcements"), "Reinforcements: choose a siege card from the discard."),
    (resolving("exchange"), "Exchange: choose a card to give away."),
    (play(drawing(tactics_deck=""), "draw", "deal S1"), "Declare control, or pass."),
    (siege(defence=FULL_DEFENCE, turn=DEFENDER), "All the defender's formations are complete: the defender has held and wins."),
]


@pytest.mark.parametrize(("s", "question"), QUESTIONS, ids=[question for _, question in QUESTIONS])
def test_what_is_asked(s: Siege, question: str) -> None:
    assert asked(s) == question


def test_the_log_leaves_out_a_preparation_in_which_nothing_was_done() -> None:
    s = siege(attack={3: "R7"}, attacker="R1")
    entry = LogEntry(0, ATTACKER, s.todo[-1], PASS, [Sentence("The attacker passes.")])
    assert SiegeChronicle().shortened(entry).said == []
    played = LogEntry(1, ATTACKER, s.todo[-1], option(s, "retreat 3"), [Sentence("The attacker retreats.")])
    assert SiegeChronicle().shortened(played).said == played.said
