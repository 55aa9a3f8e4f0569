"""What there is, and how a game is set up (afu-1 to afu-12, afu-112, afu-113, afu-132 to afu-134)."""

from __future__ import annotations

import pytest

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, asked, choose
from rubizh.games.afu.package import CARD_SETS
from rubizh.games.afu.rules.cards import STARTING
from rubizh.games.afu.rules.scoring import reached, score
from rubizh.games.afu.rules.state import Afu
from tests.games.afu.position import afu, asks, begun, deck, display, game, hand, kind, names, new, options, play, some, until

SET = game().set
YELLOW, BLUE = 0, 1


@pytest.mark.rule("afu-1", "afu-111", "afu-72")
@pytest.mark.parametrize("seed", range(3))
def test_two_phases_and_then_the_one_with_more_points_wins(seed: int) -> None:
    s, dealer, phases = new(), Dealer(seed), [False]
    while not s.over:
        choose(s, dealer.pick(asked(s).options))
        phases += [s.war] if s.war != phases[-1] else []
    assert phases == [False, True]
    points = [score(s, seat) for seat in (0, 1)]
    assert points[0] == points[1] or game().result(s).winners() == [points.index(max(points))]


@pytest.mark.rule("afu-1", "afu-112")
def test_one_or_two_players() -> None:
    assert len(game().seats(game().with_defaults({}))) == 2
    assert len(game().seats(game().with_defaults({"players": "1"}))) == 1


@pytest.mark.rule("afu-2")
def test_twenty_starting_cards_without_a_cost_ninety_afu_cards_and_eight_of_aid() -> None:
    assert [len(cards) for cards in SET.starting] == [10, 10]
    assert not any(hasattr(card, "cost") for card in CARD_SETS.read(CARD_SETS.shipped).starting)
    assert (len(SET.afu), SET.aid_copies, SET.cards[SET.aid].cost) == (90, 8, 1)
    assert all(card.cost > 0 for card in CARD_SETS.read(CARD_SETS.shipped).afu)


@pytest.mark.rule("afu-3")
def test_panic_only_takes_up_room_in_the_hand() -> None:
    assert SET.panic_copies == 16
    s = afu(hand="panic panic", attack="conscripts", war=True)
    assert options(s) == ["done"]
    assert options(until(s, "Compensate")) == ["done"]
    assert options(afu("TakeObjective", war=True, objectives="mariupol", hand="panic panic")) == ["pass"]
    solo = afu("TakeObjective", war=True, players=1, objectives="mariupol", hand="panic", invaders="conscripts")
    assert options(play(solo, "deal conscripts")) == ["done"]


@pytest.mark.rule("afu-4")
def test_sixty_four_invaders() -> None:
    assert [len(cards) for cards in SET.colours + SET.later] == [12, 12, 20, 20]


@pytest.mark.rule("afu-5")
def test_eleven_achievements_each_with_points_and_a_threshold_of_its_own() -> None:
    assert len(SET.achievements) == 11
    assert all(goal is not None and goal.points > 0 for goal in (SET.cards[c].goal for c in SET.achievements))
    goal = kind(new(), "trophy-exhibition").goal
    assert goal is not None
    for ours, theirs in ((26, 0), (26, 40), (25, 0), (25, 40)):
        s = afu(trophies="conscripts " * ours, other={"trophies": "conscripts " * theirs})
        assert reached(s, 0, goal) == (ours == 26)


@pytest.mark.rule("afu-6")
def test_eleven_events_four_promos_and_eleven_objectives() -> None:
    assert (len(SET.events), len(SET.promos), sum(len(pool) for pool in SET.pools)) == (11, 4, 11)
    assert names(new(), SET.pools[3]) == "cruiser-moskva"
    for c in (c for pool in SET.pools for c in pool):
        objective = SET.cards[c].objective
        assert objective is not None
        assert min(objective.need, objective.points) > 0


@pytest.mark.rule("afu-7", "afu-25")
def test_a_card_shows_some_of_its_values() -> None:
    brigade = kind(new(), "air-assault-brigade")
    assert (brigade.attack, brigade.defence, brigade.support, brigade.points) == (2, 3, 2, 1)
    assert (brigade.enhanced_attack, brigade.enhanced_defence, brigade.anti_air, brigade.bonus) == (True, True, True, None)
    assert SET.badges[brigade.badge] == "wings"


@pytest.mark.rule("afu-8", "afu-9", "afu-112")
@pytest.mark.parametrize(("colour", "firsts"), [("yellow", YELLOW), ("blue", BLUE)])
def test_the_first_player_has_the_colour_agreed_the_other_player_the_other(colour: str, firsts: int) -> None:
    s = new(colour=colour)
    for seat, its in ((0, firsts), (1, 1 - firsts)):
        assert deck(s, seat) == some(s, SET.starting[its])
        assert some(s, s.invaders[seat]) == some(s, SET.colours[its])
    solo = new(colour=colour, players="1")
    assert [len(solo.deck), len(solo.invaders)] == [1, 1]
    assert (deck(solo), some(solo, solo.invaders[0])) == (some(s, SET.starting[firsts]), some(s, SET.colours[firsts]))


@pytest.mark.rule("afu-8", "afu-14")
def test_the_first_seat_is_the_first_player() -> None:
    assert new().first == 0
    assert asks(until(begun(), "Field")) == 0


@pytest.mark.rule("afu-9")
def test_decks_are_shuffled_any_card_may_come_first() -> None:
    s = until(begun(), "Draw")
    assert asks(s) == NATURE
    assert sorted(options(s)) == sorted(f"deal {SET.cards[c].name}" for c in SET.starting[YELLOW])
    until(s, "Attack")
    assert sorted(options(s)) == sorted(f"deal {SET.cards[c].name}" for c in SET.colours[YELLOW])
    assert all(SET.cards[c].deck == STARTING for c in s.hand[0])


@pytest.mark.rule("afu-10", "afu-11")
def test_four_open_achievements_and_two_dealt_of_which_one_is_kept() -> None:
    s = begun()
    assert len(s.goals) == 4
    assert [len(dealt) for dealt in s.secret] == [2, 2]
    first, second = names(s, s.secret[0]).split()
    assert (asks(s), options(s)) == (0, [f"keep {first}", f"keep {second}"])
    play(s, f"keep {second}")
    assert (names(s, s.secret[0]), names(s, s.rejected[0]), asks(s)) == (second, first, 1)
    play(s, options(s)[0])
    everywhere = [*s.goals, *s.goals_left, *(c for seat in (0, 1) for c in s.secret[seat] + s.rejected[seat])]
    assert sorted(everywhere) == sorted(SET.achievements)


@pytest.mark.rule("afu-11")
def test_achievements_put_away_or_never_dealt_give_nothing() -> None:
    s = afu("EndOfRound", last_round=True, rejected="a-cool-head", secret="liberators", other={"secret": "our-sky"})
    assert (score(s, 0), score(s, 1)) == (0, 0)


@pytest.mark.rule("afu-12")
def test_five_cards_on_display_a_top_card_face_up_aid_and_panic() -> None:
    s = until(begun(), "Prepare")
    assert len(display(s).split()) == 5
    assert "-" not in display(s).split()
    assert names(s, [s.top]) != "-"
    assert (len(s.reserve), s.aid, s.panic) == (84, 8, 16)


@pytest.mark.rule("afu-112", "afu-113")
def test_solo_has_no_secret_achievement_and_eight_panic_cards() -> None:
    s = until(begun(players="1"), "Field")
    assert (len(s.goals), s.secret, s.rejected, s.panic) == (4, [()], [()], 8)
    until(s, "Round")
    assert s.first == 0


def kalyna(**options: str) -> Afu:
    return new(chervona_kalyna="yes", **options)


@pytest.mark.rule("afu-132", "afu-133", "afu-78")
@pytest.mark.parametrize("colour", ["yellow", "blue"])
def test_chervona_kalyna_for_two_begins_with_the_war(colour: str) -> None:
    s = kalyna(colour=colour)
    own = [YELLOW, BLUE] if colour == "yellow" else [BLUE, YELLOW]
    for seat in (0, 1):
        assert some(s, s.invaders[seat]) == some(s, SET.later[seat] + SET.colours[own[seat]])
        assert len(s.invaders[seat]) == 32
    assert (s.war, deck(s, 0)) == (True, some(s, SET.starting[own[0]]))
    assert type(until(s, "Events", "Prepare").todo[-1]).__name__ == "Events"
    assert len(options(s)) == 22


@pytest.mark.rule("afu-134", "afu-132")
@pytest.mark.parametrize(("level", "stack"), [("easy", 22), ("hard", 22), ("incredible", 18)])
def test_chervona_kalyna_alone(level: str, stack: int) -> None:
    s = kalyna(players="1", level=level)
    assert some(s, s.invaders[0]) == some(s, SET.later[0] + SET.colours[YELLOW])
    assert (s.war, len(s.events), hand(s)) == (True, stack, "")
