"""AFU at the keyboard: whole games, short ways to type, the log, saving and seeing again."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, Choice, asked
from rubizh.engine.record import Played
from rubizh.games import GAMES
from rubizh.games.afu.package import AFU, CARD_SETS
from rubizh.games.afu.rules.state import Afu
from rubizh.terminal.kept_cards import kept_folder
from rubizh.terminal.saves import load, save
from tests.terminal.keyboard import Shown, Terminal

FIRST_OPTIONS = "list\n1\n" * 700
SOLO = ("play", "afu", "--players", "1", "--seed", "7", "--save", "game.txt")
TWO = ("play", "afu", "--seed", "7", "--save", "game.txt")


def state(file: str = "game.txt") -> Afu:
    found = load(file).s
    assert isinstance(found, Afu)
    return found


def choices(played: Played, seat: str) -> list[str]:
    return [choice.text for who, choice in zip(played.who, played.choices, strict=True) if played.name(who) == seat]


def hand(seat: int = 0) -> list[str]:
    """The ids of a hand in the order of the picture."""
    s = state()
    return [s.rules.set.cards[c].name for c in sorted(s.hand[seat])]


def solo(terminal: Terminal, typed: str) -> Shown:
    return terminal.run(*SOLO, typed=typed)


@pytest.mark.parametrize("flags", [[], ["--level", "hard"], ["--level", "incredible", "--chervona-kalyna"], ["--colour", "blue"]])
def test_a_whole_solo_game_from_the_list(terminal: Terminal, flags: list[str]) -> None:
    shown = terminal.run(*SOLO, *flags, typed=FIRST_OPTIONS)
    assert shown.code == 0, shown.err
    assert load("game.txt").s.over
    assert load("game.txt").players == {"commander": "you"}
    assert terminal.run("replay", "game.txt", "--verify").code == 0


@pytest.mark.parametrize("flags", [[], ["--chervona-kalyna"], ["--first", "random", "--second", "you"]])
def test_a_whole_game_of_two_from_the_list(terminal: Terminal, flags: list[str]) -> None:
    other = [] if "--second" in flags else ["--second", "random"]
    shown = terminal.run(*TWO, *flags, *other, typed=FIRST_OPTIONS)
    assert shown.code == 0, shown.err
    assert load("game.txt").s.over
    verified = terminal.run("replay", "game.txt", "--verify")
    assert "all legal. Result: " in verified.out


def test_you_begin_against_the_amateur_unless_you_say_otherwise(terminal: Terminal) -> None:
    terminal.run(*TWO, typed="quit\n")
    assert load("game.txt").players == {"first": "you", "second": "amateur"}


def test_two_opponents_play_by_themselves_and_their_turns_are_told_in_short(terminal: Terminal) -> None:
    shown = terminal.run(*TWO, "--first", "random", "--second", "random")
    assert shown.code == 0
    assert "── Round 2 ──" in shown.out
    assert "The Full-Scale War begins" in shown.out
    assert "is attacked by" in shown.out
    assert "is ready" not in shown.out


def test_cards_by_their_numbers_in_the_hand(terminal: Terminal) -> None:
    solo(terminal, "quit\n")
    cards = state().rules.set.cards
    names = hand()
    fighter = next(n for n, c in enumerate(sorted(state().hand[0]), start=1) if cards[c].fights)
    terminal.run("play", "game.txt", typed=f"{fighter}@2\nquit\n")
    assert choices(load("game.txt"), "commander") == [f"{names[fighter - 1]}@2"]


def test_an_abbreviation_that_only_one_option_fits(terminal: Terminal) -> None:
    solo(terminal, "quit\n")
    wanted = next(name for name in hand() if [other.startswith(name[:3]) for other in hand()].count(True) == 1)
    placed = [option.text for option in options() if option.text.startswith(wanted) and option.text.endswith("@1")]
    terminal.run("play", "game.txt", typed=f"{wanted[:3]}@1\nquit\n")
    assert choices(load("game.txt"), "commander") == placed


def options() -> list[Choice]:
    played = load("game.txt")
    return list(played.game.view(played.s, 0).options)


def test_an_abbreviation_of_several_options_names_them_and_costs_nothing(terminal: Terminal) -> None:
    solo(terminal, "quit\n")
    name = next(c for c in hand() if f"{c}@1" in [repr(option) for option in options()])
    shown = terminal.run("play", "game.txt", typed=f"{name}\nquit\n")
    told = next(line for line in shown.out.replace("\n", " ").split("> ") if "not understood" in line)
    assert f"{name}@1" in told
    assert f"{name}@2" in told
    assert choices(load("game.txt"), "commander") == []


def test_the_name_of_a_card_in_ukrainian(terminal: Terminal) -> None:
    solo(terminal, "quit\n")
    s = state()
    fighter = next(c for c in s.hand[0] if s.rules.set.cards[c].fights)
    title = s.rules.set.cards[fighter].title.by_language["uk"]
    terminal.run("play", "game.txt", "--lang", "uk", typed=f"{title}@3\nquit\n")
    assert choices(load("game.txt"), "commander") == [f"{s.rules.set.cards[fighter].name}@3"]


@pytest.mark.parametrize("typed", ["done", "DONE", "вщту", "don"])
def test_words_in_either_layout_and_in_short(terminal: Terminal, typed: str) -> None:
    solo(terminal, f"{typed}\nquit\n")
    assert choices(load("game.txt"), "commander")[0] == "done"


def test_the_question_says_how_to_answer_also_where_it_is_long(terminal: Terminal) -> None:
    terminal.monkeypatch.setenv("COLUMNS", "80")
    shown = solo(terminal, "quit\n")
    [question] = [line for line in shown.out.splitlines() if "Field your cards" in line]
    assert "Enter: list" in question
    assert len(question) <= 80


def test_a_number_that_cannot_go_there_gets_its_reason(terminal: Terminal) -> None:
    shown = solo(terminal, "1+1\nbuy 1\nquit\n")
    assert shown.out.count("cannot be chosen") == 2
    assert "(afu-" in shown.out


def test_why_by_number(terminal: Terminal) -> None:
    shown = solo(terminal, "why buy 1\nquit\n")
    assert "You cannot buy cards now." in shown.out
    assert "afu-67" in shown.out


def with_one_option() -> Played:
    """A position of a random game in which the hand leaves nothing to choose."""
    options = GAMES["afu"].rules.with_defaults({"players": "1"})
    played, dealer = Played(GAMES["afu"].rules, options, {"commander": "you"}, {"seed": "7"}), Dealer(7)
    while len(asked(played.s).options) > 1 or asked(played.s).seat == NATURE or not hand_of(played):
        played.choose(dealer.pick(asked(played.s).options))
    return played


def test_who_has_one_option_because_of_the_hand_is_asked_for_it(terminal: Terminal) -> None:
    only = with_one_option()
    assert save(only, Path("game.txt")) is None
    assert terminal.run("play", "game.txt", typed="quit\n").code == 0
    assert load("game.txt").choices == only.choices
    terminal.run("play", "game.txt", typed="list\n1\nquit\n")
    assert len(load("game.txt").choices) > len(only.choices)


def hand_of(played: Played) -> tuple[int, ...]:
    assert isinstance(played.s, Afu)
    return played.s.hand[0]


def test_with_an_empty_hand_nobody_is_asked_and_undo_goes_to_the_last_choice_that_was(terminal: Terminal) -> None:
    solo(terminal, "quit\n")
    spent = [f"spend {name}" for name in hand()]
    terminal.run("play", "game.txt", typed="\n".join(["done", *spent, "quit\n"]))
    assert choices(load("game.txt"), "commander") == ["done", *spent, "done"]
    terminal.run("play", "game.txt", typed="undo\nquit\n")
    assert choices(load("game.txt"), "commander") == ["done", *spent[:-1]]


def test_the_log_tells_a_turn_in_one_sentence(terminal: Terminal) -> None:
    shown = solo(terminal, "done\nlog\nquit\n")
    told = shown.out.replace("\n", " ").partition("> log")[2]
    assert "place 1: nobody faces" in told
    assert "Panic taken: 3" in told


def test_everything_about_a_card(terminal: Terminal) -> None:
    shown = solo(terminal, "card mariupol\ncard tank-batt\ncard 1\ncard zzz\ncard\nquit\n")
    assert "Mariupol" in shown.out
    assert "as in the rulebook" in shown.out
    assert "Tank Battalion" in shown.out
    assert "There is no card “zzz” to show." in shown.out


def test_help_names_the_signs(terminal: Terminal) -> None:
    shown = solo(terminal, "help\nquit\n")
    for word in ("card CARD", "3@2", "⌖ anti-aircraft", "☄ rocket strike", "★ victory points", "▣"):
        assert word in shown.out.replace("\n", " ")
    assert "after passing" not in shown.out


def test_a_saved_game_goes_on(terminal: Terminal) -> None:
    solo(terminal, "done\nquit\n")
    before = load("game.txt").choices
    shown = terminal.run("play", "game.txt", typed="quit\n")
    assert shown.code == 0
    assert load("game.txt").choices[: len(before)] == before


def test_a_replay_opens_hands_and_secrets(terminal: Terminal) -> None:
    terminal.run(*TWO, "--first", "random", "--second", "random")
    shown = terminal.run("replay", "game.txt")
    played = load("game.txt")
    decisions = len([who for who in played.who if who >= 0])
    assert f"Choice {decisions} of {decisions}: " in shown.out
    assert shown.out.count("▣") > decisions


def test_a_card_set_of_ones_own(terminal: Terminal, own_cards: Path) -> None:
    shown = terminal.run(*SOLO, "--cards", "mine", typed="done\nquit\n")
    assert shown.code == 0
    record = Path("game.txt").read_text()
    assert re.search("^cards: my-printed-one [0-9a-f]{8}$", record, re.MULTILINE)
    assert f"note cards: {own_cards}\n" in record
    assert terminal.run("play", "game.txt", typed="done\nquit\n").code == 0
    assert terminal.run("replay", "game.txt", "--verify").code == 0


def without_copies() -> None:
    """As on a machine where the game was not begun."""
    shutil.rmtree(kept_folder())


def correct(cards: Path) -> None:
    """Somebody finds the cost of a card to be wrong."""
    dearer = re.sub("cost = ([0-9])", lambda cost: f"cost = {int(cost[1]) + 1}", (cards / "afu.toml").read_text(), count=1)
    (cards / "afu.toml").write_text(dearer)


@pytest.mark.parametrize("happens", [correct, shutil.rmtree, lambda cards: (cards / "afu.toml").write_text("broken")])
def test_a_game_goes_on_with_the_cards_it_began_with(
    terminal: Terminal, own_cards: Path, happens: Callable[[Path], object]
) -> None:
    terminal.run(*SOLO, "--cards", "mine", typed="done\nquit\n")
    before = Path("game.txt").read_text().splitlines()[3]
    happens(own_cards)
    for _ in range(2):
        shown = terminal.run("play", "game.txt", typed="list\n1\nquit\n")
        assert shown.code == 0, shown.err
        told = " ".join(shown.out.split())
        assert "this game goes on with the cards it began with, from " in told
    assert Path("game.txt").read_text().splitlines()[3] == before
    verified = terminal.run("verify", "game.txt")
    assert verified.code == 0
    assert "goes on with the cards it began with" in verified.out


def test_the_usual_cards_are_kept_too(terminal: Terminal, own_cards: Path) -> None:
    """The next version of Rubizh may come with other values."""
    terminal.run(*SOLO, typed="done\nquit\n")
    correct(own_cards)
    terminal.monkeypatch.setattr(CARD_SETS, "shipped", own_cards)
    terminal.monkeypatch.setitem(vars(AFU), "rules", CARD_SETS.game(own_cards))
    shown = terminal.run("play", "game.txt", typed="list\n1\nquit\n")
    assert shown.code == 0, shown.err
    assert "this game goes on with the cards it began with" in " ".join(shown.out.split())


def test_a_game_says_nothing_of_cards_that_are_as_they_were(terminal: Terminal, own_cards: Path) -> None:
    terminal.run(*SOLO, "--cards", "mine", typed="done\nquit\n")
    assert "goes on with the cards" not in terminal.run("play", "game.txt", typed="quit\n").out


def test_where_a_copy_cannot_be_kept_the_game_is_played_all_the_same(terminal: Terminal, own_cards: Path) -> None:
    terminal.monkeypatch.setenv("XDG_STATE_HOME", "/proc/none")
    assert terminal.run(*SOLO, "--cards", "mine", typed="done\nquit\n").code == 0


def test_verify_finds_cards_that_have_moved(terminal: Terminal, own_cards: Path) -> None:
    terminal.run(*SOLO, "--cards", "mine", typed="done\nquit\n")
    without_copies()
    own_cards.rename(own_cards.with_name("moved"))
    assert "say where with “--cards FOLDER”" in terminal.run("verify", "game.txt").complaint()
    assert terminal.run("verify", "game.txt", "--cards", "moved").code == 0


def test_a_card_set_that_has_moved(terminal: Terminal, own_cards: Path) -> None:
    terminal.run(*SOLO, "--cards", "mine", typed="done\nquit\n")
    without_copies()
    own_cards.rename(own_cards.with_name("moved"))
    for command in (["play", "game.txt"], ["replay", "game.txt", "--verify"]):
        said = terminal.run(*command).complaint()
        assert said.startswith("game.txt, line 4: its card set “my-printed-one ")
        assert "is not in the folder" in said
        assert "--cards FOLDER" in said
    assert terminal.run("replay", "game.txt", "--verify", "--cards", "moved").code == 0
    assert terminal.run("play", "game.txt", "--cards", "moved", typed="done\nquit\n").code == 0
    assert f"note cards: {own_cards.with_name('moved')}\n" in Path("game.txt").read_text()
    assert terminal.run("replay", "game.txt", "--cards", "nowhere").complaint() == "there is no folder “nowhere”"


def test_another_card_set_in_its_place(terminal: Terminal, own_cards: Path) -> None:
    terminal.run(*SOLO, "--cards", "mine", typed="done\nquit\n")
    without_copies()
    shutil.rmtree(own_cards)
    shutil.copytree(CARD_SETS.shipped, own_cards)
    said = terminal.run("replay", "game.txt", "--verify").complaint()
    assert re.search("it was played with the card set “my-printed-one [0-9a-f]{8}”, not “afu-reconstruction [0-9a-f]{8}”", said)


def test_other_values_in_the_same_card_set(terminal: Terminal, own_cards: Path) -> None:
    terminal.run(*SOLO, "--cards", "mine", typed="done\nquit\n")
    without_copies()
    cards = own_cards / "afu.toml"
    written = cards.read_text()
    correct(own_cards)
    said = terminal.run("replay", "game.txt", "--verify").complaint()
    assert re.search("the cards have changed, “my-printed-one [0-9a-f]{8}” is now “my-printed-one [0-9a-f]{8}”", said)
    cards.write_text(written)
    assert terminal.run("replay", "game.txt", "--verify").code == 0


def test_a_bad_card_set_is_named_in_full_and_no_game_begins(terminal: Terminal, own_cards: Path) -> None:
    panic = (own_cards / "panic.toml").read_text().replace("copies = 16", "copies = 15").replace("penalty = 1", "penalty = 2")
    (own_cards / "panic.toml").write_text(panic)
    (own_cards / "aid.toml").write_text("[[card]]\nid =")
    shown = terminal.run(*SOLO, "--cards", "mine", typed="done\nquit\n")
    assert "“mine” is not a card set to play with, problems: " in shown.complaint()
    assert "aid.toml" in shown.out
    assert "panic.toml" in shown.out
    assert not Path("game.txt").exists()


def test_a_folder_that_is_none(terminal: Terminal) -> None:
    shown = terminal.run(*SOLO, "--cards", "nowhere")
    assert shown.complaint() == "“nowhere” is not a card set to play with, problems: 1"
    assert "there is no such folder" in shown.out


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["play", "siege", "--cards", "mine"], "unknown option “--cards”"),
        (["play", "afu", "--level", "easier"], "option “level” cannot be “easier”, expected one of easy, hard, incredible"),
        (["play", "afu", "--players", "1", "--second", "greedy"], "there is no seat “second” in this game, only commander"),
        (["play", "afu", "--match"], "unknown option “--match”"),
        (["play", "afu", "--cards"], "“--cards” needs a value after it"),
    ],
)
def test_bad_input(terminal: Terminal, argv: list[str], said: str) -> None:
    assert terminal.run(*argv).complaint().startswith(said)


def test_people_at_one_keyboard_never_see_the_others_cards(terminal: Terminal) -> None:
    both = ("--first", "you:Іван", "--second", "person:Оксана")
    shown = terminal.run(*TWO, *both, typed="\nkeep 1\n\nkeep 1\n\n1@1\nquit\n")
    played = load("game.txt")
    assert isinstance(played.s, Afu)
    cards = played.s.rules.set.cards
    turns = shown.out.split("Pass the keyboard: ")
    asked = [turn.partition(" is to")[0] for turn in turns[1:4]]
    assert asked == ["First commander (Іван)", "Second commander (Оксана)", "First commander (Іван)"]
    seconds = {cards[c].title.by_language["en"] for c in played.s.hand[1]}
    public = turns[0] + turns[1].partition("> keep 1")[2] + turns[2].partition("> keep 1")[2]
    assert "▣" not in public
    for name in seconds:
        assert f" {name} " not in turns[3]
    assert "▣" in turns[3]
    secret = cards[played.s.secret[1][0]].title.by_language["en"]
    assert secret not in turns[3]


def test_the_shipped_cards_are_the_usual_ones() -> None:
    assert GAMES["afu"].rules.cards.startswith("afu-reconstruction ")


def test_the_list_names_cards_once_with_their_places(terminal: Terminal) -> None:
    shown = solo(terminal, "list\nquit\n")
    s = state()
    fighter = next(c for c in s.hand[0] if s.rules.set.cards[c].fights)
    row = next(line for line in shown.out.splitlines() if f"{s.rules.set.cards[fighter].title.by_language['en']}@1" in line)
    assert row.split()[-4:][1::2] == ["@2", "@3"]
    assert shown.out.partition("> list")[2].splitlines()[-3].split()[1] == "done"
