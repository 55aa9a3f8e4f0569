"""Two people with a browser each, and a link that one of them sends."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Person
from tests.browser.playing import SOMEBODY_ELSE, asked, cards, look_at, open_game, play, resign
from tests.browser.test_ukrainian import english
from tests.browser.visitors import Visitors, serious

TURNS = 3


def copied_invitation(page: Page) -> str:
    """What somebody who waits for a friend has copied to send it."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    waiting = page.get_by_role("region", name="Waiting for a friend")
    waiting.get_by_role("button", name="Copy").click()
    expect(waiting.get_by_role("button", name="Copied")).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")
    return link


def say(page: Page, text: str) -> None:
    look_at(page, "Chat")
    page.get_by_role("textbox", name="Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def test_friends_see_each_others_moves_talk_and_one_resigns(visitors: Visitors, person: Person) -> None:
    visitors.expect("409")
    olena, taras, petro = person("Olena"), person("Taras"), person("Petro")
    open_game(olena, "Siege", "A friend by link")
    invitation = copied_invitation(olena)
    taras.goto(invitation)
    expect(taras.get_by_role("heading", name="Olena invites you to a game")).to_be_visible()
    expect(taras.get_by_role("region", name="Siege")).to_contain_text("Your roleDefenderAttackerOlena")
    petro.goto(invitation)
    assert serious(taras) == []
    taras.get_by_role("button", name="Sit down").click()
    assert not asked(taras, SOMEBODY_ELSE)
    expect(olena.get_by_role("region", name="Waiting for a friend")).to_have_count(0)
    expect(olena.get_by_role("banner")).to_contain_text("Taras")

    expect(petro.get_by_role("heading", name="Olena invites you to a game")).to_be_visible()
    petro.get_by_role("button", name="Sit down").click()
    expect(petro.get_by_text("Somebody else sits there already; you can watch.")).to_be_visible()
    petro.get_by_role("link", name="Watch").click()
    expect(petro.get_by_text("You are watching")).to_be_visible()

    for mover, other in [(olena, taras), (taras, olena)] * TURNS:
        before = cards(mover, "walls")
        assert play(mover, "Siege", until=SOMEBODY_ELSE) > 0
        assert asked(other, SOMEBODY_ELSE)
        assert cards(other, "walls") == cards(mover, "walls") != before
        assert not cards(other, "") & cards(mover, "hand")

    say(olena, "A good move!")
    expect(look_at(taras, "Chat")).to_contain_text("A good move!")
    say(taras, "Thank you.")
    expect(look_at(olena, "Chat").get_by_role("listitem")).to_have_count(2)

    resign(taras)
    expect(taras.get_by_role("heading", name="You have lost")).to_be_visible()
    expect(olena.get_by_role("region", name="You have won!")).to_contain_text("Taras has resigned")


def test_who_is_away_for_a_moment_keeps_the_seat(person: Person) -> None:
    olena, taras = person("Olena"), person("Taras", language="uk")
    open_game(olena, "Siege", "A friend by link")
    taras.goto(copied_invitation(olena))
    expect(taras.get_by_role("heading", name="Olena запрошує вас до гри")).to_be_visible()
    assert english(taras) == ["Olena запрошує вас до гри · Рубіж", "Olena запрошує вас до гри", "Olena"]
    taras.get_by_role("button", name="Сісти за стіл").click()
    expect(taras.get_by_role("banner")).to_contain_text("Olena")
    table = taras.url
    taras.goto("/")
    expect(look_at(olena, "Players")).to_contain_text("away")
    expect(olena.get_by_role("button", name="Let a computer opponent play on")).to_have_count(0)
    taras.goto(table)
    expect(taras.locator("[data-zone=hand] [data-card]")).to_have_count(6)
    expect(olena.get_by_role("banner")).to_contain_text("Taras")
