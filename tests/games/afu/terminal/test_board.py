"""The picture of AFU: everything that decides, in 80 columns, and nothing that the seat may not know."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

from rubizh.engine.dealer import Dealer
from rubizh.engine.deck import without
from rubizh.engine.flow import SPECTATOR, asked, choose
from rubizh.games import GAMES
from rubizh.games.afu.package import CARD_SETS
from rubizh.games.afu.rules.events import Events
from rubizh.games.afu.rules.field import Field
from rubizh.games.afu.rules.recruit import Purchase
from rubizh.games.afu.rules.state import EMPTY_ROW, NO_PANIC_LEFT, Afu
from rubizh.games.afu.telling.words import AIR_SIGN, ANTI_AIR, ENEMY_ARTILLERY, MET, REINFORCEMENTS, ROCKET, UNMET, Words, numbers
from rubizh.games.afu.terminal.board import LOOK
from rubizh.games.afu.terminal.cards import table
from rubizh.language import LANGUAGES, Language
from rubizh.looks.look import Scene
from rubizh.telling.log import Line
from rubizh.telling.match import NOBODY

ENGLISH = Language("en")
AFU: Any = GAMES["afu"].rules
CARDS = AFU.set.cards
NUMBER = {card.name: n for n, card in enumerate(CARDS)}
WRITTEN = CARD_SETS.read(CARD_SETS.shipped)


def drawn(
    s: Afu,
    seat: int,
    width: int = 80,
    height: int = 24,
    opened: bool = False,
    log: int = 6,
    code: str = "en",
    numbers: object = None,
) -> list[str]:
    scene = Scene(
        language=Language(code),
        view=AFU.view(s, seat),
        names=["Ivan", "Oksana"][: s.rules.players],
        log=[Line("The second commander recruits something.", fresh=n > 2) for n in range(log)],
        width=width,
        height=height,
        opened=[AFU.view(s, 1 - seat)] if opened else [],
        cards=WRITTEN,
        numbers=numbers,
    )
    console = Console(width=width * 2, file=io.StringIO(), markup=False, highlight=False)
    with console.capture() as captured:
        console.print(LOOK.draw(scene))
    return [line.rstrip() for line in captured.get().rstrip("\n").split("\n")]


def fielding(seed: int = 1, **options: str) -> Afu:
    """A game at its first fielding."""
    return reached(Field, seed, **options)


def reached(step: type, seed: int = 1, **options: str) -> Afu:
    s: Afu = AFU.new(AFU.with_defaults(options))
    dealer = Dealer(seed)
    while not isinstance(s.todo[-1], step):
        choose(s, dealer.pick(asked(s).options))
    return s


def named(*names: str) -> tuple[int, ...]:
    return tuple(NUMBER[name] for name in names)


def the_rulebook_fight() -> Afu:
    """Three invaders of the rulebook's example, against a hand that has what it takes for some of them."""
    s = fielding()
    s.attack[0] = named("2s19-msta", "45th-brigade", "su-35s")
    s.defence[0] = (NUMBER["tank-battalion"], NUMBER["1st-artillery-division"], -1)
    s.defence_support[0] = (NUMBER["artillery-division"], -1, -1)
    s.hand[0] = named("air-assault-brigade", "volunteer-sotnia")
    return s


def test_the_round_its_step_and_the_stacks() -> None:
    lines = drawn(fielding(), 0)
    assert lines[0] == " Invasion, round 1  preparation  [combat]  recruitment"
    assert lines[1] == " Panic left 16 · Aid 8 · AFU deck 85 · first: Ivan"


def test_the_attack_row_shows_what_the_fights_would_bring_now() -> None:
    lines = drawn(the_rulebook_fight(), 0, 120, 40)
    top = next(n for n, line in enumerate(lines) if line.startswith(" 1 2S19 Msta"))
    msta, brigade, sukhoi = ([lines[top + n][at : at + 38].strip() for n in range(6)] for at in (1, 40, 79))
    assert msta[:2] == ["1 2S19 Msta", "4↑/2↑ ✹"]
    assert msta[2:] == ["4↑:2↑ ✓ destroyed", "4↑:4↑ ✗ to the hospital", "Tank Battalion", "4↑/4↑ +1 Artillery Division"]
    assert brigade == ["2 45th Brigade", "3/3", "1:3 ✗ 2 short", "2:3 ✗ to the hospital", "1st Artillery Division", "1/2"]
    assert sukhoi == ["3 Su-35S", "4/5 ✈☄", "nobody: Panic", "", "", ""]


def test_why_an_invader_would_stand() -> None:
    s = the_rulebook_fight()
    s.defence[0] = (NUMBER["volunteer-sotnia"], NUMBER["medical-company"], NUMBER["tank-brigade"])
    s.defence_support[0] = EMPTY_ROW
    shown = "\n".join(drawn(s, 0))
    assert "3:2↑ ✗ needs ↑" in shown
    assert "–" in shown
    assert "0:3 ✗ 3 short" in shown
    assert "✗ needs ⌖ ☄" in shown


def test_the_hand_shows_numbers_compensation_and_what_each_bonus_needs() -> None:
    s = fielding()
    s.hand[0] = named("tank-battalion", "artillery-division", "medical-company", "volunteer-sotnia", "2nd-battalion")
    lines = drawn(s, 0)
    at = next(n for n, line in enumerate(lines) if line.startswith("  1 "))
    rows = [" ".join(line.split()) for line in lines[at : at + 5]]
    assert rows[0] == "1 Tank Battalion 3↑/3↑ tank armour ₴2"
    assert rows[1] == "2 Artillery Division 0/3↑ +1 art ₴1 ○ guns → +2 support"
    assert any("Medical Company" in row and "✓ hospital" in row for row in rows)
    assert any("Volunteer Sotnia" in row and "○ Panic taken → P−" in row for row in rows)
    s.hand[0] += named("artillery-group")
    assert any("✓ guns → +2 support" in line for line in drawn(s, 0))


def test_the_display_shows_prices_and_in_recruitment_everything() -> None:
    s = reached(Purchase, 3)
    lines = drawn(s, asked(s).seat)
    for n, c in enumerate(s.display, start=1):
        row = next(line for line in lines if line.startswith(f"  {n} ₴"))
        assert f"₴{CARDS[c].cost}" in row
        assert numbers(CARDS[c]) in row
    assert any(line.startswith("  6 ₴1  International Aid") for line in lines)
    assert any(line.startswith(f" next: {CARDS[s.top].title.by_language['en']}") for line in lines)


def test_the_display_stays_visible_in_short() -> None:
    s = fielding()
    shown = " ".join(" ".join(drawn(s, 0)).split())
    for n, c in enumerate(s.display, start=1):
        assert f"{n} {CARDS[c].title.by_language['en']}" in shown
        assert f"₴{CARDS[c].cost}" in shown


def test_achievements_show_what_one_has_what_it_takes_and_what_the_other_has() -> None:
    s = fielding()
    s.goals = named("armoured-fist", "trophy-exhibition", "a-cool-head", "liberators")
    s.secret = [named("our-sky"), named("god-of-war")]
    s.trophies = [named("su-35s"), ()]
    shown = "\n".join(drawn(s, 0))
    counted = ["○ tanks 1/4 (1) ★5", "○ destroyed 1/26 (0) ★5", "✓ Panic 0≤1 (0) ★5", "○ objectives 0/3 (0) ★4"]
    for part in [*counted, "▣○ air units 0/3 ★5"]:
        assert part in shown
    assert "artillery" not in shown.partition("▣")[2].partition("\n")[0]


def test_the_objective_with_its_need_the_bid_and_the_worth_of_the_hand() -> None:
    s = reached(Events, 2, chervona_kalyna="yes")
    dealer = Dealer(2)
    while not s.objectives or type(s.todo[-1]).__name__ != "Auction":
        choose(s, dealer.pick(asked(s).options))
    seat = asked(s).seat
    top = CARDS[s.objectives[-1]]
    assert top.objective is not None
    shown = " ".join(" ".join(drawn(s, seat)).split())
    what = "attack" if top.objective.by_attack else "defence"
    assert f"Objective: {top.title.by_language['en']} needs {what} {top.objective.need}, ★{top.objective.points}" in shown
    assert "your hand is worth" in shown
    assert "[objective]" in shown


def test_the_foreseen_invaders_and_the_hospital_are_numbered() -> None:
    s = fielding()
    s.foreseen[0] = named("su-35s", "45th-brigade")
    s.hospital[0] = named("tank-battalion")
    shown = "\n".join(drawn(s, 0, 120, 40))
    assert " The next invaders: 1 Su-35S 4/5 ✈☄ · 2 45th Brigade 3/3" in shown
    assert " hospital: 1 Tank Battalion 3↑/3↑" in shown
    assert "The next invaders" not in "\n".join(drawn(s, 1))


def test_a_solo_game_counts_the_invaders_objectives() -> None:
    s = fielding(players="1", chervona_kalyna="yes")
    s.enemy_objectives = named("mariupol")
    lines = drawn(s, 0)
    assert "objectives lost 1 of 3" in lines[1]
    assert any(line.startswith(" Commander (Ivan)") for line in lines)


def laid(s: Afu, card: str, place: int = 0) -> None:
    c = NUMBER[card]
    s.hand[0] = without(s.hand[0], c)
    s.defence[0] = (*s.defence[0][:place], c, *s.defence[0][place + 1 :])


def hand_rows(lines: list[str]) -> dict[str, str]:
    """The hand's numbers and the first words of its cards, from the end of the picture."""
    at = max(n for n, line in enumerate(lines) if line.startswith(" First commander"))
    rows = [line.split() for line in lines[at + 1 :] if line[:3].strip().isdecimal()]
    return {row[0]: " ".join(row[1:3]) for row in rows}


def test_a_card_keeps_its_number_for_the_turn() -> None:
    s = fielding()
    s.hand[0] = named("tank-battalion", "artillery-division", "medical-company", "artillery-division")
    numbers = LOOK.numbers(AFU.view(s, 0), None)
    before = hand_rows(drawn(s, 0, numbers=numbers))
    assert list(before) == ["1", "2", "3", "4"]
    laid(s, "tank-battalion")
    numbers = LOOK.numbers(AFU.view(s, 0), numbers)
    tank = next(number for number, name in before.items() if name == "Tank Battalion")
    rest = {number: name for number, name in before.items() if number != tank}
    assert hand_rows(drawn(s, 0, numbers=numbers)) == rest
    s.hand[0] += named("2nd-battalion")
    numbers = LOOK.numbers(AFU.view(s, 0), numbers)
    assert hand_rows(drawn(s, 0, numbers=numbers)) == {**rest, "5": "2nd Battalion"}
    texts = LOOK.texts(AFU.view(s, 0), ENGLISH, numbers)
    assert (texts["5@2"].text, texts[f"{tank}@2"].text) == ("2nd-battalion@2", "tank-battalion@2")
    laid(s, "artillery-division", 1)
    numbers = LOOK.numbers(AFU.view(s, 0), numbers)
    twins = [number for number, name in before.items() if name == "Artillery Division"]
    assert set(hand_rows(drawn(s, 0, numbers=numbers))) == {*rest, "5"} - {twins[0]}
    s.round += 1
    s.defence[0] = EMPTY_ROW
    assert list(hand_rows(drawn(s, 0, numbers=numbers))) == ["1", "2", "3"]


def test_the_sizes_of_deck_and_discard_are_shown_of_both() -> None:
    s = the_rulebook_fight()
    s.discard = [named("tank-battalion"), named("scouts", "scouts")]
    lines = drawn(s, 0)
    for seat, name in enumerate(["First commander (Ivan)", "Second commander (Oksana)"]):
        line = next(line for line in lines if line.startswith(f" {name}"))
        assert f"deck {len(s.deck[seat])}+{len(s.discard[seat])}" in line


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("for_sale", [True, False])
def test_only_names_are_cut_short_at_80_columns(code: str, for_sale: bool) -> None:
    s = fielding()
    words = Words(Language(code), AFU.view(s, 0), WRITTEN)
    troops = [n for n, card in enumerate(CARDS) if card.bonus is not None]
    for at in range(0, len(troops), 5):
        some = troops[at : at + 5]
        seat = NOBODY if for_sale else 0
        lines = table(words, s, seat, list(enumerate(some, start=1)), 80, cost=for_sale)
        for c, line in zip(some, lines, strict=True):
            assert line.plain.rstrip().endswith(words.bonus(CARDS[c].bonus, s, seat, c))
            assert f" {numbers(CARDS[c])} " in line.plain
            assert line.cell_len <= 80


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_values_of_the_others_invaders_stand_on_one_line(code: str) -> None:
    s = fielding()
    s.attack[1] = tuple(
        sorted((n for n, card in enumerate(CARDS) if card.rocket), key=lambda n: -len(CARDS[n].title.by_language[code]))[:3]
    )
    lines = drawn(s, 0, 80, 26, log=0, code=code)
    [line] = [line for line in lines if line.count(" · ") == 2 and all(numbers(CARDS[c]) in line for c in s.attack[1])]
    assert len(line) <= 80


def test_a_support_that_is_lost_is_told_whole() -> None:
    s = the_rulebook_fight()
    s.defence[0] = (NUMBER["capital-brigade"], -1, -1)
    assert any("✓ ✹ support lost" in line for line in drawn(s, 0))


def test_the_end_shows_what_the_points_are_for_and_both_secrets() -> None:
    s = fielding()
    s.goals = named("trophy-exhibition")
    s.secret = [named("our-sky"), named("a-cool-head")]
    s.taken = [named("kyiv"), ()]
    s.over, s.ending = True, NO_PANIC_LEFT
    for seat in (0, SPECTATOR):
        shown = [" ".join(line.split()) for line in drawn(s, seat)]
        at = shown.index("First commander (Ivan): ★4")
        assert shown[at + 1 : at + 7] == [
            "0 Our Sky, secret",
            "4 objective Kyiv",
            "0 Panic cards: 0",
            "Second commander (Oksana): ★5",
            "5 A Cool Head, secret",
            "0 Panic cards: 0",
        ]


def test_no_two_signs_look_alike_without_colour() -> None:
    assert len({AIR_SIGN, ANTI_AIR, REINFORCEMENTS, ENEMY_ARTILLERY, ROCKET, MET, UNMET}) == 7


def test_a_replay_opens_the_other_hand() -> None:
    s = fielding()
    s.hand[1] = named("tank-brigade", "sniper-team")
    assert "Sniper Team" in "\n".join(drawn(s, 0, opened=True))
    assert "Sniper Team" not in "\n".join(line for line in drawn(s, 0) if "For sale" not in line)


@pytest.mark.parametrize("options", [{}, {"chervona_kalyna": "yes"}, {"players": "1", "level": "hard"}])
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_every_position_fits(options: dict[str, str], width: int, height: int) -> None:
    s: Afu = AFU.new(AFU.with_defaults(options))
    dealer, taller = Dealer(5), 0
    drawings = 0
    while not s.over:
        seat = asked(s).seat
        if seat >= 0:
            lines = drawn(s, seat, width, height)
            assert max(len(line) for line in lines) <= width
            drawings += 1
            taller += len(lines) + 2 > height
            assert len(lines) <= height + 1
        choose(s, dealer.pick(asked(s).options))
    assert taller * 50 <= drawings
    assert drawn(s, 0, width, height)
    assert drawn(s, SPECTATOR, width, height)


def test_nothing_in_the_picture_depends_on_what_is_hidden() -> None:
    """A position imagined from a seat's view looks the same to that seat, and to who passes the keyboard."""
    s: Afu = AFU.new(AFU.with_defaults({}))
    dealer = Dealer(8)
    while not s.over:
        for seat in (0, 1):
            other = AFU.sample(AFU.view(s, seat), Dealer(3))
            assert drawn(other, seat) == drawn(s, seat)
            assert drawn(other, SPECTATOR) == drawn(s, SPECTATOR)
        choose(s, dealer.pick(asked(s).options))
