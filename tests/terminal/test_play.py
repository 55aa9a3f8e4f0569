"""Playing at the keyboard: what is typed, what it does, and what it costs."""

from __future__ import annotations

from pathlib import Path

import pytest

from rubizh.engine.flow import asked
from rubizh.engine.record import Played
from rubizh.games.siege.rules.cards import NOTATION
from rubizh.games.siege.rules.state import Siege
from rubizh.language import LANGUAGES, Language
from rubizh.terminal.play import Play
from rubizh.terminal.players import Player
from rubizh.terminal.saves import load, save
from rubizh.terminal.screen import CLEAR, FORGET, Screen
from rubizh.terminal.sitting import Sitting
from tests.terminal.keyboard import Shown, Terminal
from tests.terminal.positions import found

FIRST_OPTIONS = "list\n1\n" * 400
YOU_ATTACK = ("play", "siege", "--seed", "7", "--save", "game.txt")


def choices(played: Played, seat: str) -> list[str]:
    return [choice.text for who, choice in zip(played.who, played.choices, strict=True) if played.name(who) == seat]


def play(terminal: Terminal, typed: str) -> Shown:
    """Attack against the usual opponent, with known cards: R3 R10 Y6 G7 B1 B11."""
    return terminal.run(*YOU_ATTACK, typed=typed)


@pytest.mark.parametrize("seat", ["attacker", "defender"])
@pytest.mark.parametrize("tactics", ["no", "yes"])
def test_a_whole_game_from_the_list_against_the_random_opponent(terminal: Terminal, seat: str, tactics: str) -> None:
    other = "defender" if seat == "attacker" else "attacker"
    shown = terminal.run("play", "siege", "--seed", "5", f"--{other}", "random", "--tactics", tactics, typed=FIRST_OPTIONS)
    assert shown.code == 0
    assert shown.err == ""
    assert "Winner: " in shown.out
    [saved] = terminal.saved()
    played = load(str(saved))
    assert played.s.over
    assert played.players == {seat: "you", other: "random"}
    assert f"rubizh replay {saved}" in shown.out


def test_two_opponents_play_by_themselves(terminal: Terminal) -> None:
    shown = terminal.run("play", "siege", "--attacker", "random", "--defender", "greedy", "--seed", "1")
    assert shown.code == 0
    assert "The attacker plays" in shown.out
    assert "Winner: " in shown.out
    assert terminal.run("replay", str(terminal.saved()[0]), "--verify").code == 0


def test_the_same_seed_deals_the_same_cards(terminal: Terminal) -> None:
    for name in ("one.txt", "two.txt"):
        terminal.run("play", "siege", "--attacker", "random", "--defender", "random", "--seed", "9", "--save", name)
    assert load("one.txt").choices == load("two.txt").choices


def test_you_attack_against_the_amateur_unless_you_say_otherwise(terminal: Terminal) -> None:
    play(terminal, "quit\n")
    assert load("game.txt").players == {"attacker": "you", "defender": "amateur"}


@pytest.mark.parametrize(
    ("given", "seated"),
    [
        (["--attacker", "random"], {"attacker": "random", "defender": "you"}),
        (["--defender", "random"], {"attacker": "you", "defender": "random"}),
        (["--defender", "you"], {"attacker": "amateur", "defender": "you"}),
        (["--defender", "person:Оксана"], {"attacker": "you", "defender": "person:Оксана"}),
    ],
)
def test_whoever_has_no_seat_yet_takes_the_one_left(terminal: Terminal, given: list[str], seated: dict[str, str]) -> None:
    terminal.run("play", "siege", *given, "--save", "game.txt", typed="\nquit\nquit\n")
    assert load("game.txt").players == seated


@pytest.mark.parametrize("typed", ["R3@2", "r3@2", " r 3 @ 2 ", 'к3"2', 'К3"2'])
def test_a_choice_in_any_case_with_any_spaces_in_either_layout(terminal: Terminal, typed: str) -> None:
    play(terminal, f"{typed}\nquit\n")
    assert choices(load("game.txt"), "attacker") == ["R3@2"]


def test_a_number_from_the_list(terminal: Terminal) -> None:
    shown = play(terminal, "\n9\nquit\n")
    assert "9 R10@2" in shown.out
    assert choices(load("game.txt"), "attacker") == ["R10@2"]


def test_a_number_costs_nothing_before_the_list_was_shown(terminal: Terminal) -> None:
    shown = play(terminal, "9\nquit\n")
    assert "9 R10@2" in shown.out
    assert choices(load("game.txt"), "attacker") == []


def test_the_list_says_what_words_mean(terminal: Terminal) -> None:
    shown = play(terminal, "R3@2\nlist\nquit\n")
    assert "retreat 2  The attacker retreats from wall 2: R3 discarded." in shown.out


@pytest.mark.parametrize(
    ("typed", "near"),
    [("R3#2", "R3@2"), ("Y6@", "Y6@"), ("hlep", "help"), ("udno", "undo"), ("рддз", "help")],
)
def test_a_mistyped_line_costs_nothing_and_names_the_nearest(terminal: Terminal, typed: str, near: str) -> None:
    shown = play(terminal, f"{typed}\nquit\n")
    told = next(line for line in shown.out.splitlines() if "not understood" in line)
    assert f"“{typed}”" in told
    assert near in told.partition("did you mean")[2]
    assert choices(load("game.txt"), "attacker") == []


@pytest.mark.parametrize("typed", ["???", "9" * 5000, "\0", "@", "{0}", "[bold]"])
def test_nonsense_costs_nothing(terminal: Terminal, typed: str) -> None:
    shown = play(terminal, f"{typed}\nquit\n")
    assert shown.code == 0
    assert choices(load("game.txt"), "attacker") == []


def test_a_choice_that_is_not_offered_gets_its_reason_at_once(terminal: Terminal) -> None:
    shown = play(terminal, "S5@1\nquit\n")
    assert "S5@1 cannot be chosen: S5 is not in your hand. (siege-17)" in shown.out


def test_why_gives_the_reason_and_the_rule(terminal: Terminal) -> None:
    shown = play(terminal, "why control 1\nwhy oil 3\nquit\n")
    assert "Your formation at wall 1 is not complete: 0 of 3 cards." in shown.out
    assert "siege-27 His formation there must be complete" in shown.out
    assert "Only the defender throws cauldrons." in shown.out


def test_why_says_when_a_choice_is_offered(terminal: Terminal) -> None:
    assert "You may choose R3@2 now: The attacker plays R3 at wall 2." in play(terminal, "why r3@2\nquit\n").out


def test_why_counts_what_passing_first_allows(terminal: Terminal) -> None:
    shown = play(terminal, "R3@2\nwhy G7@1\nquit\n")
    assert "You may choose G7@1 now: The attacker plays G7 at wall 1." in shown.out


def test_why_of_nothing_and_of_nonsense(terminal: Terminal) -> None:
    shown = play(terminal, 'why\nwhy R3#2\nwhy кю3"2\nwhy zz\nquit\n')
    assert "why R3@1" in shown.out
    assert "“R3#2” is no choice of this game; did you mean" in shown.out
    assert '“кю3"2” is no choice of this game; did you mean R3@2' in shown.out
    assert "“zz” is no choice of this game: Enter lists what you may choose.\n" in shown.out


def test_a_card_typed_while_preparing_passes_first(terminal: Terminal) -> None:
    play(terminal, "R3@2\nG7@3\nquit\n")
    assert choices(load("game.txt"), "attacker") == ["R3@2", "pass", "G7@3"]


def test_a_choice_offered_now_does_not_pass_first(terminal: Terminal) -> None:
    def preparing_with_a_claim(played: Played) -> bool:
        words = [option.text.partition(" ")[0] for option in asked(played.s).options]
        return words[0] == "control" and "retreat" in words and words[-1] == "pass"

    played = found("you", "random", preparing_with_a_claim)
    assert save(played, Path("game.txt")) is None
    claim = asked(played.s).options[0].text
    terminal.run("play", "game.txt", typed=f"{claim}\nquit\n")
    assert load("game.txt").choices[len(played.choices)].text == claim


def test_help_names_every_command_and_sign(terminal: Terminal) -> None:
    shown = play(terminal, "help\nquit\n")
    for word in ("why", "undo", "save", "hint", "log", "rules", "lang", "quit", "◆R red", "★ all types"):
        assert word in shown.out


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_word_that_help_looks_up_is_in_the_rules(terminal: Terminal, code: str) -> None:
    shown = terminal.run(*YOU_ATTACK, "--lang", code, typed="help\nquit\n")
    number, word = shown.out.partition("rules [")[2].partition("]")[0].split("|")
    for asked_for in (number, word):
        assert terminal.run("rules", "siege", asked_for, "--lang", code).code == 0


def test_help_in_ukrainian_has_no_english_file(terminal: Terminal) -> None:
    shown = terminal.run(*YOU_ATTACK, "--lang", "uk", typed="help\nquit\n")
    assert "save [ФАЙЛ]" in shown.out


def test_the_log_tells_everything_but_the_other_hand(terminal: Terminal) -> None:
    shown = play(terminal, "log\nquit\n")
    assert "The attacker draws R3." in shown.out
    assert "  12 The defender draws a siege card." in shown.out


def test_the_rules_in_a_game(terminal: Terminal) -> None:
    shown = play(terminal, "rules 16\nrules siege-99\nrules казан\nquit\n")
    assert "siege-16 One cauldron a turn, three in the game" in shown.out
    assert "there is no rule “siege-99” of siege; did you mean siege-" in shown.out
    assert "no rule of siege contains “казан”" in shown.out


def test_the_language_can_be_named_in_a_game(terminal: Terminal) -> None:
    shown = play(terminal, "lang en\nlang xx\nquit\n")
    assert "unknown language “xx”" in shown.out
    assert shown.code == 0


def hand(seat: int) -> list[str]:
    state = load("game.txt").s
    assert isinstance(state, Siege)
    return [NOTATION[card] for card in state.hands[seat]]


def shown_cards(text: str) -> set[str]:
    return {word.strip("◆▲✚●■✦") for word in text.split() if word[0] in "◆▲✚●■✦"}


def test_people_at_one_keyboard_never_see_the_other_hand(terminal: Terminal) -> None:
    two = ("play", "siege", "--attacker", "you:Іван", "--defender", "person:Оксана", "--seed", "3", "--save", "game.txt")
    shown = terminal.run(*two, typed="\nR6@1\n\nquit\n")
    before, first, between = shown.out.split("Pass the keyboard: ")
    assert first.startswith("Attacker (Іван) is to choose.")
    assert between.startswith("Defender (Оксана) is to choose.")
    attackers, defenders = set(hand(0)), set(hand(1))
    assert not shown_cards(before) & (attackers | defenders)
    own, _, table = first.partition("\n> ")
    assert "R6" in shown_cards(own)
    assert not shown_cards(own) & defenders
    assert not shown_cards(table) & (attackers | defenders)
    assert shown_cards(between) >= defenders
    assert not shown_cards(between) & attackers


def test_in_a_terminal_nothing_of_the_other_hand_is_left_to_scroll_to(terminal: Terminal) -> None:
    two = ("play", "siege", "--attacker", "you", "--defender", "person", "--seed", "3", "--save", "game.txt")
    shown = terminal.type_at(*two, typed="\nR6@1\n\nquit\n")
    screens = shown.split(FORGET)
    assert len(screens) == 5  # nothing, the table, the attacker's decision, the table, the defender's
    assert "Pass the keyboard" in screens[1]
    assert "Pass the keyboard" in screens[3]
    assert "Attacker: Play a card." in screens[2]
    assert "Defender: " in screens[4]


def test_in_a_terminal_each_position_is_drawn_on_a_fresh_screen(terminal: Terminal) -> None:
    shown = terminal.type_at("play", "siege", "--seed", "7", "--save", "game.txt", typed="R3@2\nquit\n")
    assert shown.count(CLEAR) == 2
    assert FORGET not in shown


def test_a_terminal_that_became_narrow_says_so_and_the_game_goes_on(terminal: Terminal) -> None:
    played = play(terminal, "R3@2\n")
    assert played.code == 1
    screen = Screen(Language("en"))
    narrow = Play(screen, Sitting(load("game.txt"), [Player("you"), Player("greedy")]), Path("game.txt"))
    terminal.capsys.readouterr()
    screen.console.width = 60
    narrow.draw(0)
    out = terminal.capsys.readouterr().out
    assert "the terminal is 60 columns wide, at least 80 are needed" in out
    assert "Attacker: A retreat first? A pass ends the preparation." in out
