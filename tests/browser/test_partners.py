"""Partners at one table: what they say, point at, ask for and take back together, each in a browser of their own."""

from __future__ import annotations

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from rubizh.games.package import Package
from tests.browser.conftest import Person
from tests.browser.playing import SOMEBODY_ELSE, asked, choose_by_button, look_at, open_game, play
from tests.browser.served import Served
from tests.browser.test_friends import copied_invitation
from tests.browser.visitors import serious

PROPOSE: Final = """
([table, choice]) => new Promise((answered) => {
  const socket = new WebSocket(`ws://${location.host}/socket/${table}`);
  const say = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => say({ type: 'enter', language: 'en', seat: 1 });
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type === 'entered') say({ type: 'propose', id: 'p', at: told.position.at, seat: 0, choice });
    if (told.id === 'p') answered(told.type);
  };
})
"""  # by hand, for the page lists only what all may know, and here hands are hidden


@pytest.fixture
def table(sentries: Package, table: Served) -> Served:
    """A table at which the package is installed."""
    return table


def plan(page: Page, *others: str) -> None:
    """A game of sentries who win and lose together, and who sits in the other seats."""
    page.goto("/")
    page.get_by_role("link", name="Play: Sentries").click()
    if len(others) > 1:
        page.get_by_text("Three", exact=True).click()
    for n, kind in enumerate(others):
        page.get_by_text(kind, exact=True).nth(n).click()
    page.get_by_text("Options", exact=True).click()
    page.get_by_role("group", name="Together").get_by_text("Yes").click()
    page.get_by_role("button", name="Start the game").click()


def two(person: Person) -> tuple[Page, Page]:
    """Olena, who is asked, and Taras, who came by her link."""
    olena, taras = person("Olena"), person("Taras")
    plan(olena, "A friend by link")
    taras.goto(copied_invitation(olena))
    taras.get_by_role("button", name="Sit down").click()
    assert asked(olena)
    return olena, taras


def test_a_choice_is_taken_back_if_all_agree(person: Person) -> None:
    olena, taras = two(person)
    for page in (olena, taras):
        assert asked(page)
        choose_by_button(page)
    assert asked(olena)
    olena.get_by_role("button", name="Ask to take back").click()
    expect(olena.get_by_text("The others decide.")).to_be_visible()
    expect(taras.get_by_role("group", name="Take back")).to_contain_text("Olena asks to take a choice back.")
    assert serious(taras) == []
    taras.get_by_role("button", name="Play on").click()
    expect(olena.get_by_text("The others decide.")).to_have_count(0)
    olena.keyboard.press("u")
    taras.get_by_role("button", name="Agree").click()
    expect(olena.get_by_role("region", name="Choices").get_by_role("button")).to_have_count(2)  # both cards again
    expect(look_at(taras, "Log")).to_contain_text("Taken back, as all agree")


def test_phrases_are_read_by_everybody(person: Person) -> None:
    olena, taras = two(person)
    look_at(olena, "Chat").get_by_role("button", name="Thank you!").click()
    expect(look_at(taras, "Chat")).to_contain_text("Olena: Thank you!")


def test_one_plays_several_seats_and_asks_a_computer_for_something(person: Person) -> None:
    olena = person("Olena")
    plan(olena, "Me too", "Computer")
    assert asked(olena)
    players = look_at(olena, "Players")
    players.get_by_text("Ask…").click()
    request = players.get_by_role("button", name="show low cards first")
    request.click()
    expect(request).to_have_attribute("aria-pressed", "true")
    assert serious(olena) == []
    request.click()
    expect(request).to_have_attribute("aria-pressed", "false")
    assert play(olena, "Sentries") == 4  # two cards in each of both seats, and no curtain between
    expect(olena.get_by_role("heading", name=re.compile("^(Won|Lost) together"))).to_be_visible()


def test_a_seat_is_handed_to_the_computer_and_taken_back(person: Person) -> None:
    olena, taras = two(person)
    look_at(olena, "Players").get_by_role("button", name="Let the computer play for me").click()
    assert asked(taras)
    expect(olena.get_by_role("button", name="Sit down again").first).to_be_visible()
    olena.get_by_role("button", name="Sit down again").first.click()
    expect(taras.get_by_role("banner")).to_contain_text("Olena")


def test_what_somebody_points_at_is_seen_by_all(person: Person) -> None:
    olena, taras = person("Olena"), person("Taras")
    open_game(olena, "Siege", "A friend by link")
    taras.goto(copied_invitation(olena))
    taras.get_by_role("button", name="Sit down").click()
    assert play(olena, "Siege", until=SOMEBODY_ELSE) > 0
    assert asked(taras)
    laid = olena.locator("[data-zone=walls] [data-detail]").first
    laid.focus()
    olena.keyboard.press("p")
    for page in (olena, taras):
        expect(page.get_by_text("Olena points at: ")).to_be_visible()
        expect(page.locator("[data-marked]")).to_have_count(1)


def test_a_proposal_is_accepted_with_one_tap(person: Person) -> None:
    olena, taras = two(person)
    table = re.sub(r".*/table/|\?.*", "", olena.url)
    first, second = [text.strip() for text in olena.get_by_role("region", name="Choices").get_by_role("button").all_inner_texts()]
    assert taras.evaluate(PROPOSE, [table, first]) == "done"
    proposal = olena.get_by_role("group", name="Propose")
    expect(proposal).to_contain_text("Taras proposes: Shown: ")
    assert serious(olena) == []
    proposal.get_by_role("button", name="No").click()
    expect(proposal).to_have_count(0)
    assert taras.evaluate(PROPOSE, [table, second]) == "done"
    proposal.get_by_role("button", name="Do it").click()
    assert asked(taras)
