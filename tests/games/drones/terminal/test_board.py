"""The picture of Dronovody: everything that decides, in 80 columns, for one to four players."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import SPECTATOR, asked, choose
from rubizh.games.drones.cards.sets import SHIPPED, read, rules
from rubizh.games.drones.rules.state import Drones
from rubizh.games.drones.terminal.board import LOOK
from rubizh.language import LANGUAGES, Language
from rubizh.looks.look import Scene
from rubizh.telling.log import Line
from tests.games.drones.position import Side, drones, game, new, play, until

ENGLISH = Language("en")
NAMES = ["Ivan", "Oksana", "Petro", "Olha"]
WRITTEN = read(SHIPPED)
SHIPPED_GAME = rules(WRITTEN)
PARTNER: Side = {"hand": "donation ew", "crew": "cook", "depot": "furia", "logistics": 2}


def scene(s: Drones, seat: int, width: int = 80, height: int = 24, log: int = 6, code: str = "en") -> Scene:
    return Scene(
        language=Language(code),
        view=game().view(s, seat),
        names=NAMES[: s.rules.players],
        log=[Line("The second player buys nothing.", fresh=n > 2) for n in range(log)],
        width=width,
        height=height,
        cards=WRITTEN,
    )


def printed(shown: RenderableType | None, width: int = 160) -> list[str]:
    assert shown is not None
    console = Console(width=width, file=io.StringIO(), markup=False, highlight=False)
    with console.capture() as captured:
        console.print(shown)
    return [line.rstrip() for line in captured.get().rstrip("\n").split("\n")]


def drawn(s: Drones, seat: int = 0, width: int = 80, height: int = 40, log: int = 6, code: str = "en") -> list[str]:
    return printed(LOOK.draw(scene(s, seat, width, height, log, code)))


def shown(s: Drones, seat: int = 0, width: int = 200) -> str:
    return "\n".join(drawn(s, seat, width))


def turn() -> Drones:
    return drones(
        "NextTurn",
        PARTNER,
        hand="dugout mortar",
        crew="universal-pilot medic sapper",
        hq="trader",
        turned="trader",
        depot="mavic vampire",
        broken="lanius",
        opened="stabpoint",
        projects="delta",
        protection="ew",
        trophies="tank truck tank",
        wounded="cook",
        logistics=3,
        field="infantry howitzer tank orlan infantry jammer",
        shop="valkyrie furia valkyrie",
        characters="cook sniper",
        threat_deck="tank",
    )


def test_the_round_its_phase_and_what_all_share() -> None:
    lines = drawn(turn(), width=120)
    assert lines[0] == " Round 1 of 4  [command]  threats  recovery"
    assert lines[1] == " Trench 4 · projects activated 1 of 6 · characters 2 · threats 1 · Duty Officer: Ivan"
    assert drawn(until(new(), "DiscardOne"))[0] == " Set-up  command  threats  recovery"
    assert "[threats]" in drawn(drones("Threats", PARTNER, hand="", trophies="tank"))[0]
    assert "[recovery]" in drawn(drones("EndOfRound", PARTNER, hand="", support_deck="ew"))[0]


def test_a_duty_officer_whose_name_others_have_is_called_by_the_seat() -> None:
    one = scene(turn(), 1, width=120)
    alike = Scene(one.language, one.view, ["amateur", "amateur"], one.log, one.width, one.height, cards=WRITTEN)
    assert printed(LOOK.draw(alike))[1].endswith("Duty Officer: First player")


def test_the_field_by_lines_with_numbers_points_and_penalties() -> None:
    lines = drawn(turn(), width=120)
    assert " Range 1: 1 infantry ×2 [1] ★1 · 2 tank [4] ★3 −1" in lines
    assert " Range 2: 3 howitzer [2] ★3 · 4 jammer ★2 −1" in lines
    assert " In the air: 5 orlan [3] ★2" in lines
    s = turn()
    s.silenced = 1 << s.rules.set.threat[s.field[0]].kind
    assert "1 (infantry ×2 [1] ★1)" in shown(s)


def test_what_each_number_would_bring() -> None:
    assert " Defence roll: 1 → wounded in the Trench: 2 · 2 → wounded in the Trench: 2 · 4 → wounded in the Crew: 1" in shown(
        turn()
    )
    s = drones("NextTurn", PARTNER, crew="cook", wounded="cook cook cook", field="tank")
    assert "Defence roll: 4 → defeat!" in shown(s)
    assert "Defence roll: –" in shown(drones(field="truck"))
    assert "Defence roll" not in shown(drones())


def test_ones_own_board_and_hand() -> None:
    lines = drawn(turn(), width=200)
    at = next(n for n, line in enumerate(lines) if line.startswith(" First player"))
    assert lines[at] == " First player (Ivan) · ★8 · Logistics 3 · Recon 2 · Ammo · wounded 1"
    assert lines[at + 1] == (
        "   Crew: universal-pilot, medic, sapper · HQ: trader↷ · Depot: 1 mavic, 2 vampire, lanius ✗"
        " · Projects: delta ✓, stabpoint ○ · Protection: ew"
    )
    assert lines[at + 2] == "   Trophies: 1 tank ×2 · 2 truck"
    assert lines[at + 3] == "  1 ₴1 dugout  protection: protected: Trench, Crew"
    assert lines[at + 4] == "  2 ₴1 mortar  artillery: attack up to range 1, hits on 4+"


def test_the_others_boards_and_open_hands() -> None:
    text = shown(turn())
    assert " Second player (Oksana) · ★0 · Logistics 2\n   Crew: cook · Depot: 1 furia · Hand: donation, ew" in text
    assert "(Ivan)" in text.partition("Oksana")[2]
    assert shown(turn(), seat=1).index("Ivan)") < shown(turn(), seat=1).index("Oksana)")


def test_what_a_comrade_intends_stands_under_their_board() -> None:
    for height, intent in ((40, "I keep Recon for the artillery: mortar"), (14, "I recruit next. " * 9)):
        one = scene(turn(), 0, height=height)
        says = Scene(one.language, one.view, one.names, one.log, 80, height, cards=WRITTEN, intents={1: intent})
        lines = printed(LOOK.draw(says))
        at = next(n for n, line in enumerate(lines) if line.startswith("   – I "))
        assert lines[at][5:70] == intent[:65]
        assert len(lines[at]) < 80
        assert "Oksana" in "".join(lines[:at])
        assert "Ivan)" in "".join(lines[at:])


def test_the_shop_with_prices() -> None:
    assert " Drone Shop: 1 valkyrie ×2 ₴3 · 2 furia ₴5" in drawn(turn(), width=120)


def test_the_odds_of_attacks() -> None:
    text = shown(play(turn(), "sortie vampire"))
    assert " tank: 6 or more (armour −1, EW −1), 17 %" in text
    assert " infantry: 5 or more (EW −1), 33 %" in text
    text = shown(play(turn(), "play mortar"))
    assert " tank: 4 or more, 50 %" in text
    spotted = drones(hand="mortar", crew="wing-pilot", depot="furia", field="tank", logistics=1)
    assert " tank: 4 or more (spotting: a second roll), 75 %" in shown(play(spotted, "play mortar"))


def test_the_recruits() -> None:
    s = until(play(turn(), "recruit"), "PlaceRecruit")
    assert "\n To be placed: cook, sniper\n" in shown(s)


def test_the_end_shows_what_the_points_are_for() -> None:
    s = until(drones("EndOfRound", {"wounded": "cook"}, hand="", round=4, crew="medic", projects="delta"), "Nothing")
    text = shown(s)
    assert "(Ivan) · ★4" in text
    assert "   trophies 0 · activated projects 4 · for the wounded 0 · characters 1" in text
    assert "   trophies 0 · activated projects 0 · for the wounded −3 · characters 0" in text
    assert "Drone Shop" not in text


def test_a_low_terminal_folds_the_boards() -> None:
    text = "\n".join(drawn(turn(), height=22))
    assert "Hand: 1 dugout ₴1 · 2 mortar ₴1" in text
    assert "donation" not in text
    lowest = "\n".join(drawn(turn(), height=14))
    assert "Drone Shop" in lowest
    assert "Drone Shop" not in "\n".join(drawn(play(turn(), "shop", "pass"), height=14))


def test_cards_are_typed_by_number_or_name() -> None:
    s = turn()
    texts = LOOK.texts(game().view(s, 0), ENGLISH, None)
    typed = {text: texts[text].text for text in ("play 2", "discard 1", "buy 2", "attack 3", "sortie 2", "exchange 2")}
    assert typed == {
        "play 2": "play mortar",
        "discard 1": "discard dugout",
        "buy 2": "buy furia",
        "attack 3": "attack howitzer",
        "sortie 2": "sortie vampire",
        "exchange 2": "exchange truck",
    }
    assert LOOK.texts(game().view(s, SPECTATOR), ENGLISH, None) == {}


def test_a_card_by_its_name_in_ones_own_language() -> None:
    s = SHIPPED_GAME.new(SHIPPED_GAME.with_defaults({}))
    while asked(s).seat < 0:
        choose(s, asked(s).options[0])
    view = SHIPPED_GAME.view(s, 0)
    held = SHIPPED_GAME.set.cards[s.hand[0][0]]
    texts = LOOK.texts(view, Language("uk"), None)
    assert texts[f"discard {held.title.by_language['uk']}"].text == f"discard {held.name}"


def test_everything_about_a_card() -> None:
    s = SHIPPED_GAME.new(SHIPPED_GAME.with_defaults({}))
    while asked(s).seat < 0:
        choose(s, asked(s).options[0])
    seen = Scene(ENGLISH, SHIPPED_GAME.view(s, 0), NAMES[:2], [], 80, 24, cards=WRITTEN)
    assert "Mavic" in printed(LOOK.detail(seen, "mavic"))[0]
    held = SHIPPED_GAME.set.cards[s.hand[0][0]]
    assert held.title.by_language["en"] in printed(LOOK.detail(seen, "1"))[0]
    assert LOOK.detail(seen, "nothing like this") is None
    assert LOOK.detail(seen, " ") is None
    assert LOOK.detail(scene(turn(), SPECTATOR), "1") is None


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("players", ["1", "2", "3", "4"])
def test_every_position_fits_the_width(players: str, code: str) -> None:
    s: Drones = SHIPPED_GAME.new(SHIPPED_GAME.with_defaults({"players": players}))
    dealer, higher, drawings = Dealer(5), 0, 0
    while not s.over:
        seat = asked(s).seat
        if seat >= 0 and dealer.below(3) == 0:
            view = SHIPPED_GAME.view(s, seat)
            picture = printed(LOOK.draw(Scene(Language(code), view, NAMES[: int(players)], [], 80, 24, cards=WRITTEN)))
            assert max(len(line) for line in picture) <= 80
            drawings += 1
            higher += len(picture) > 24
        choose(s, dealer.pick(asked(s).options))
    assert players == "4" or higher * 10 <= drawings
    assert printed(LOOK.draw(Scene(Language(code), SHIPPED_GAME.view(s, SPECTATOR), NAMES[: int(players)], [], 80, 24)))


def test_nothing_in_the_picture_depends_on_what_is_hidden() -> None:
    s, dealer = new(players="3"), Dealer(8)
    while not s.over:
        if dealer.below(4) == 0:
            other = game().sample(game().view(s, 1), Dealer(3))
            assert drawn(other, 1) == drawn(s, 1)
        choose(s, dealer.pick(asked(s).options))
