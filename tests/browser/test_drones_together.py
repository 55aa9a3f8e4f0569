"""Dronovody with two people, each in a browser of their own: a choice that they take back together, and who watches."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Person
from tests.browser.playing import asked, button, cards, look_at, open_game, play
from tests.browser.test_friends import copied_invitation
from tests.browser.visitors import serious


def two(person: Person) -> tuple[Page, Page]:
    """Olena, who is asked first, and Taras, who came by her link."""
    olena, taras = person("Olena"), person("Taras")
    open_game(olena, "Dronovody", "Two", "A friend by link")
    taras.goto(copied_invitation(olena))
    taras.get_by_role("button", name="Sit down").click()
    assert asked(olena)
    return olena, taras


def test_a_discarded_card_is_taken_back_if_both_agree(person: Person) -> None:
    olena, taras = two(person)
    dealt = cards(olena, "hand")
    assert play(olena, "Dronovody", choices=1) == 1
    assert asked(taras)
    assert play(taras, "Dronovody", choices=1) == 1
    assert asked(olena)
    assert cards(olena, "hand") < dealt
    button(olena, "Ask to take back").click()
    expect(olena.get_by_text("The others decide.")).to_be_visible()
    request = taras.get_by_role("group", name="Take back")
    expect(request).to_contain_text("Olena asks to take a choice back.")
    assert serious(taras) == []
    request.get_by_role("button", name="Agree").click()
    expect(olena.locator("[data-zone=hand] [data-card]")).to_have_count(len(dealt))
    assert asked(olena)
    assert cards(olena, "hand") == dealt
    expect(look_at(taras, "Log")).to_contain_text("Taken back, as all agree: Olena chooses again.")


def test_nothing_is_called_theirs_to_somebody_who_watches(person: Person) -> None:
    olena, _ = two(person)
    petro = person("Petro")
    petro.goto(olena.url.partition("?")[0])
    expect(petro.get_by_text("You are watching")).to_be_visible()
    expect(petro.get_by_title("Points of Olena")).to_be_visible()
    expect(petro.get_by_role("group", name="Board of Olena")).to_be_visible()
    assert "your" not in petro.locator(".drones").inner_text().lower()
    expect(olena.get_by_title("Your points")).to_be_visible()
