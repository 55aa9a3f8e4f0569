"""What there is, and how a game is set up (drones-1 to drones-8, drones-16, drones-19 to drones-26, drones-143)."""

from __future__ import annotations

import pytest

from rubizh.engine.flow import NATURE, asked, choose
from rubizh.games.drones.rules.cards import (
    ARTILLERY,
    BONUS,
    CHARACTER,
    DRONE,
    PROJECT,
    PROTECTION,
    SUPPORT,
    THREAT,
    TYPES,
)
from rubizh.games.drones.rules.state import Drones
from tests.games.drones.position import asks, begun, drones, face_down, game, names, new, numbers, options, play, until

SET = game().set
PLAYERS = ["1", "2", "3", "4"]


def ready(seed: int = 1, **options: str) -> Drones:
    """A new game at the first turn."""
    return until(begun(seed, **options), "Turn")


@pytest.mark.rule("drones-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_one_to_four_players(players: str) -> None:
    assert len(game().seats(game().with_defaults({"players": players}))) == int(players)


@pytest.mark.rule("drones-2", "drones-140")
@pytest.mark.parametrize("players", PLAYERS)
def test_all_players_are_on_one_side(players: str) -> None:
    assert set(game().sides(game().with_defaults({"players": players}))) == {0}


@pytest.mark.rule("drones-4", "drones-26")
def test_four_decks() -> None:
    s = ready()
    decks = [s.drone_deck, s.characters, s.support_deck, s.threat_deck]
    assert [{SET.cards[deal.card].deck for deal in deck} for deck in decks] == [{DRONE}, {CHARACTER}, {SUPPORT}, {THREAT}]
    assert {SET.of_support[c].kind for c in SET.support} == {BONUS, ARTILLERY, PROTECTION, PROJECT}
    assert {SET.threat[c].mishap for c in SET.threats} == {True, False}


@pytest.mark.rule("drones-5", "drones-21")
@pytest.mark.parametrize("players", PLAYERS)
def test_starting_mavics_and_universal_pilots_come_on_top_of_the_decks(players: str) -> None:
    s = ready(players=players)
    there = game().whereabouts(s)
    assert there.count("mavic") == there.count("universal-pilot") == int(players)
    assert SET.first_drone not in SET.drones
    assert SET.first_pilot not in SET.characters
    assert {TYPES[SET.drone[c].type] for c in (*SET.drones, SET.first_drone)} == set(TYPES)


@pytest.mark.rule("drones-7", "drones-21")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_board_has_logistics_a_mavic_and_a_universal_pilot(players: str) -> None:
    s = new(players=players)
    for seat in range(int(players)):
        assert s.logistics[seat] == 3
        assert names(s, s.depot[seat]) == "mavic"
        assert (names(s, s.crew[seat]), s.hq[seat]) == ("universal-pilot", ())


@pytest.mark.rule("drones-53", "drones-121")
def test_nobody_has_exchanged_and_nothing_is_deactivated_at_the_start() -> None:
    s = new()
    assert (s.exchanged, s.silenced, s.silenced_next) == (0, 0, 0)


@pytest.mark.rule("drones-8", "drones-16")
def test_an_enemy_stands_at_range_1_at_range_2_or_in_the_air() -> None:
    places = {card.name: card.threat.place for card in SET.cards if card.deck == THREAT and not card.threat.mishap}
    assert (places["infantry"], places["howitzer"], places["orlan"]) == (1, 2, 3)


@pytest.mark.rule("drones-19", "drones-28")
def test_the_first_seat_is_the_duty_officer_and_begins() -> None:
    s = ready(players="3")
    assert (s.officer, asks(s), s.round) == (0, 0, 1)


@pytest.mark.rule("drones-20")
@pytest.mark.parametrize(("value", "there"), [("yes", 0), ("no", 8)])
def test_in_a_first_game_there_are_no_triangles(value: str, there: int) -> None:
    cards = game().whereabouts(ready(first_game=value))
    assert cards.count("convoy") + cards.count("stray-shell") == there


@pytest.mark.rule("drones-22")
def test_five_support_cards_of_which_one_is_discarded() -> None:
    s = begun(players="2")
    assert [len(hand) for hand in s.hand] == [5, 5]
    assert all(text.startswith("discard ") for text in options(s))
    until(s, "Turn")
    assert [len(hand) for hand in s.hand] == [4, 4]
    assert len(s.support_discard) == 2


@pytest.mark.rule("drones-23", "drones-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_characters_for_each_player_in_the_trench(players: str) -> None:
    assert len(ready(players=players).trench) == 3 * int(players)


@pytest.mark.rule("drones-24")
@pytest.mark.parametrize("players", ["1", "4"])
def test_three_drones_in_the_shop(players: str) -> None:
    assert len(ready(players=players).shop) == 3


@pytest.mark.rule("drones-25", "drones-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_three_enemies_at_range_1_for_each_player(players: str) -> None:
    assert len(ready(players=players).field) == 3 * int(players)


@pytest.mark.rule("drones-25")
def test_any_enemy_at_range_1_may_come_first_and_nothing_else() -> None:
    s = until(begun(), "FirstEnemy")
    first = {text.removeprefix("deal ") for text in options(s)}
    assert first == {"infantry", "tank", "assault", "truck", "convoy", "tos", "raid"}
    until(s, "Turn")
    assert {"mud", "howitzer", "orlan"} <= {SET.cards[deal.card].name for deal in s.threat_deck}


@pytest.mark.rule("drones-26")
def test_nothing_is_dealt_twice() -> None:
    s = ready(players="4")
    assert game().whereabouts(s) == game().whereabouts(new(players="4"))


@pytest.mark.rule("drones-7", "drones-8")
def test_every_place_on_the_table_is_looked_at() -> None:
    s = drones()
    board = ["crew", "hq", "wounded", "depot", "broken", "hand", "kept", "opened", "projects", "protection", "played", "trophies"]
    board.append("mishaps")
    for pile in board:
        setattr(s, pile, (numbers(s, "mud"),))
    table = ["under", "trench", "drone_discard", "shop", "support_discard", "threat_discard", "field", "looked", "aside"]
    for pile in table:
        setattr(s, pile, numbers(s, "mud"))
    decks = ["characters", "drone_deck", "support_deck", "threat_deck"]
    for deck in decks:
        setattr(s, deck, face_down(s, "mud"))
    assert game().whereabouts(s) == ["mud"] * (len(board) + len(table) + len(decks))


@pytest.mark.rule("drones-143", "drones-21")
def test_a_random_start_deals_a_character_and_a_drone_instead() -> None:
    s = new(players="2", random_start="yes")
    there = game().whereabouts(s)
    while asks(s) == NATURE:
        choose(s, asked(s).options[0])
    assert asks(s) == 0
    who = options(s)[0].split()[0]
    assert options(s) == [f"{who} to crew", f"{who} to hq"]
    play(s, f"{who} to hq")
    until(s, "Turn")
    assert names(s, s.hq[0]) == who
    assert [len(s.crew[seat]) + len(s.hq[seat]) for seat in (0, 1)] == [1, 1]
    assert [len(depot) for depot in s.depot] == [1, 1]
    assert game().whereabouts(s) == there
    assert "mavic" not in there
    assert "universal-pilot" not in there
