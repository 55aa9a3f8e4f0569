"""What people do at the table, by what they see and hear there: roles, labels, and things that are lit."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from playwright.sync_api import Error, Locator, Page, expect

from tests.browser.visitors import PAGE_SECONDS

MOST_CHOICES: Final = 600  # that one person may have in any game here
FAST: Final = "Amateur"  # a level that answers at once, also where the engine is not compiled

TO_CHOOSE: Final = "[aria-live=assertive]:not(:empty)"
IS_OVER: Final = "#over"
SOMEBODY_ELSE: Final = "[data-question]:has-text('is asked')"
BOARD: Final = "[data-zone=hand], [data-zone=choices]"
LIT_IN_HAND: Final = "[data-zone=hand] [data-card][aria-disabled=false]"
GONE_ON: Final = "[data-at]:not([data-at='{at}'])"
CLICKS: Final = "window.clicks"  # how many there were: visitors count them
KEPT: Final = 2  # cards of the hand in AFU that do not fight but pay for others

Press = Callable[[Locator], None]  # how somebody uses a thing


def click(thing: Locator) -> None:
    thing.click()


def tap(thing: Locator) -> None:
    """Touch a thing; the browser makes a click of that a moment later, so wait for it.

    A busy machine may take so long from touch to release that it is a long press: then touch it again.
    """
    before = thing.page.evaluate(CLICKS)
    for seconds in (5, 10, PAGE_SECONDS):
        thing.tap()
        with suppress(Error):
            thing.page.wait_for_function(f"(before) => {CLICKS} > before", arg=before, timeout=seconds * 1000)
            return
    raise AssertionError(f"no touch of {thing} was a click")


def open_game(page: Page, game: str, *wishes: str, beside: str = "") -> None:
    """From the home page to the table, with everything chosen that was wished for anywhere, perhaps with somebody beside one."""
    page.goto("/")
    page.get_by_role("link", name=f"Play: {game}").click()
    for wish in wishes:
        wished = page.get_by_text(wish, exact=True)
        wished.first.wait_for()
        for each in wished.all():
            each.click()
    if beside:
        page.get_by_role("textbox", name="Their name").fill(beside)
    page.get_by_role("button", name="Start the game").click()
    expect(page).to_have_url(re.compile(r"/table/[\w-]+"))


def asked(page: Page, otherwise: str = IS_OVER) -> bool:
    """Wait until one is to choose, or for something else; whether one is to choose."""
    page.locator(f"{TO_CHOOSE}, {otherwise}").first.wait_for(state="attached")
    if page.locator(TO_CHOOSE).count() == 0:
        return False
    page.locator(BOARD).wait_for()
    return True


def gone_on(page: Page, at: str, otherwise: str = IS_OVER) -> None:
    """Wait until what one has chosen is done, so that nothing is chosen twice, or for something else."""
    page.locator(f"{GONE_ON.format(at=at)}, {otherwise}").first.wait_for(state="attached")


def button(page: Page, beginning: str) -> Locator:
    return page.get_by_role("button", name=re.compile(f"^{beginning}"))


def look_at(page: Page, tab: str) -> Locator:
    """Open the drawer at a tab."""
    menu = page.get_by_role("complementary", name="Menu")
    if menu.count() == 0:
        page.get_by_role("button", name="Menu").click()
    menu.get_by_role("tab", name=tab).click()
    return menu.get_by_role("tabpanel")


def resign(page: Page) -> None:
    players = look_at(page, "Players")
    players.get_by_role("button", name="Resign").click()
    expect(players.get_by_text("Resign this game?")).to_be_visible()
    players.get_by_role("button", name="Resign").click()


def cards(page: Page, zone: str) -> set[str]:
    """The cards that one sees in a part of the board, as they are written in notation."""
    shown = page.locator(f"[data-zone{zone and '=' + zone}] [data-card]")
    return set(shown.evaluate_all("shown => shown.map((card) => card.dataset.card)"))


def choose_in_siege(page: Page, press: Press = click) -> None:
    """Control a wall, else lay the first lit card at the first lit wall, else take the first way that is left."""
    control = button(page, "Declare control of")
    card = page.locator(LIT_IN_HAND)
    if control.count():
        press(control.first)
    elif card.count():
        press(card.first)
        press(button(page, r"Wall \d, .*; lay").first)
    else:
        press(choices_of(page).first)
    confirm(page, press)


def confirm(page: Page, press: Press) -> None:
    """Say once more that a choice is meant, where the page asks, as it does of thumbs."""
    once_more = page.get_by_role("button", name=re.compile("^(Play|Зіграти)$"))
    if once_more.count():
        press(once_more)


def lit(page: Page, zone: str) -> Locator:
    return page.locator(f"[data-zone={zone}]").get_by_role("button", name="can be chosen")


def choose_in_afu(page: Page, press: Press = click) -> None:
    """Take a card that is laid out, else use one of the hand, else buy, else take the first way that is left."""
    fielded = button(page, "To the fights")
    if fielded.count() and lit(page, "hand").count() <= KEPT:
        press(fielded)
        return
    here = [found.first for zone in ("tray", "hand", "display") if (found := lit(page, zone)).count()]
    ways = [found.first for found in (button(page, "Bid"), choices_of(page)) if found.count()]
    press((here + ways)[0])
    if page.get_by_text("Now choose a lit place").count():
        press(lit(page, "front").first)


def choose_in_dronovody(page: Page, press: Press = click) -> None:
    """Press what is lit until nothing is picked up, opened or aimed at any more: then a choice is made."""
    begun = page.locator("[data-zone=actions]").get_by_role("button", name=re.compile("^(Put back|Attack:|Fire:)"))
    unfinished = begun.or_(page.locator("[data-zone=sheet]"))
    press(lit_in_dronovody(page))
    while unfinished.count() and page.locator(TO_CHOOSE).count():
        press(lit_in_dronovody(page))


def lit_in_dronovody(page: Page) -> Locator:
    """Fire where one aims, else aim, else place or evacuate somebody, else use a lit card, else take the first way left."""
    first = (
        button(page, "(Attack|Fire): "),
        page.locator("[data-zone=sheet], [data-zone=field]").get_by_role("button", name=re.compile(r"chance \d+ percent")),
        page.locator("[data-zone=field]").get_by_role("button", name=re.compile(r"up to \d+ percent")),
        page.get_by_role("button", name=re.compile(": To (the Crew|HQ|the Trench)$"), disabled=False),
        button(page, "evacuate: "),
    )
    picked_up = button(page, "Put back$")
    cards = () if picked_up.count() else (button(page, "Done$"), *(lit(page, zone) for zone in ("hand", "mine", "shop")))
    enabled = choices_of(page).and_(page.locator(":not([aria-disabled=true])"))
    return next(found.first for found in (*first, *cards, enabled) if found.count())


def choose_in_invaders(page: Page, press: Press = click) -> None:
    """Finish what is being put together, else use a lit card or strategy, else take the first way on, but never back."""
    press(lit_in_invaders(page))
    ways = button(page, "(Use: |Move$)")
    if ways.count():
        press(ways.first)
    confirm(page, press)


def lit_in_invaders(page: Page) -> Locator:
    zones = page.get_by_role("group", name="Invasion zones")
    on = page.get_by_role("group", name="Choices").get_by_role(
        "button", name=re.compile("^(Save|Do|Full|Discard 1 less|Drain 1 less|No more|Pass|End)")
    )
    ways = (
        button(page, "Here: "),
        lit(page, "hand"),
        zones.get_by_role("button", name="can be chosen"),
        page.get_by_role("group", name="Strategies").get_by_role("button", name="can be chosen"),
        on,
    )
    return next(found.first for found in ways if found.count())


def choices_of(page: Page) -> Locator:
    return page.get_by_role("region", name=re.compile("^(Choices|What you can do|Вибір)$")).get_by_role("button")


def choose_by_button(page: Page, press: Press = click) -> None:
    """The first choice of a game that brings no board."""
    press(choices_of(page).first)
    confirm(page, press)


CHOOSE: Final[dict[str, Callable[[Page, Press], None]]] = {
    "Siege": choose_in_siege,
    "AFU": choose_in_afu,
    "Dronovody": choose_in_dronovody,
    "Invaders": choose_in_invaders,
    "Sentries": choose_by_button,
}


def play(page: Page, game: str, choices: int = MOST_CHOICES, until: str = IS_OVER, press: Press = click) -> int:
    """Choose so often, or until something else is to be seen; how often it was."""
    for made in range(choices):
        if not asked(page, until):
            return made
        at = page.locator("[data-at]").get_attribute("data-at")
        CHOOSE[game](page, press)
        gone_on(page, at or "", until)
    return choices
