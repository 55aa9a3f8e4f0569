"""Two people with a browser each, and a link that one of them sends."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Person
from tests.browser.playing import asked, hand, look_at, open_game, play_siege, walls

TURNS = 3


def copied_invitation(page: Page) -> str:
    """What somebody who waits for a friend has copied to send it."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    waiting = page.get_by_role("region", name="Waiting for a friend")
    waiting.get_by_role("button", name="Copy").click()
    expect(waiting.get_by_role("button", name="Copied")).to_be_visible()
    link: str = page.evaluate("navigator.clipboard.readText()")
    return link


def sit_down(page: Page, link: str) -> None:
    page.goto(link)
    page.get_by_role("button", name="Sit down").click()
    asked_or_waiting = page.get_by_role("region", name="The walls")
    expect(asked_or_waiting).to_be_visible()


def say(page: Page, text: str) -> None:
    look_at(page, "Chat")
    page.get_by_role("textbox", name="Say something").fill(text)
    page.get_by_role("button", name="Send").click()


def test_friends_see_each_others_moves_talk_and_one_resigns(person: Person) -> None:
    olena, taras = person("Olena"), person("Taras")
    open_game(olena, "Siege", "A friend by link")
    sit_down(taras, copied_invitation(olena))
    expect(olena.get_by_role("region", name="Waiting for a friend")).to_have_count(0)
    expect(olena.get_by_role("banner")).to_contain_text("Taras")

    for mover, other in [(olena, taras), (taras, olena)] * TURNS:
        assert asked(mover)
        assert not hand(mover) & set(other.locator("[data-card]").all_text_contents())
        before = walls(mover)
        play_siege(mover, until=lambda other=other: other)
        assert len(walls(mover)) > len(before)
        expect(other.locator("[data-zone=walls] [data-card]")).to_have_count(len(walls(mover)))
        assert walls(other) == walls(mover)
