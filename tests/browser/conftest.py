"""A real server, a real browser, and people who come to the table.

The browser lives as long as the tests of this folder only: while Playwright runs, asyncio believes that the thread has
a running loop, and the tests of other folders want to run loops of their own.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

import rubizh.table
from tests.browser.served import LUCK, Served
from tests.browser.visitors import PAGE_SECONDS, PHONE, Visitors
from tests.packages import chromium

QUIET = ["--disable-gpu", "--disable-background-networking", "--no-first-run"]


class Person(Protocol):
    def __call__(self, name: str = "", language: str = "en") -> Page: ...


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Debian's Chromium without a window."""
    path = chromium()
    if path is None:
        pytest.skip("Debian's package chromium is not installed")
    expect.set_options(timeout=PAGE_SECONDS * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Served]:
    """A server on a free port of this machine with an empty data folder; `LUCK=7 pytest …` has it deal other cards."""
    if not Path(str(rubizh.table.__file__)).with_name("page").joinpath("index.html").exists():
        pytest.skip("the page is not built: make play builds it")
    served = Served(tmp_path, int(os.environ.get("LUCK", LUCK)))
    yield served
    served.stop()


@pytest.fixture
def visitors(browser: Browser, table: Served) -> Iterator[Visitors]:
    """Everybody at the table; a test fails if any of their pages complained about what it did not expect."""
    visitors = Visitors(browser, table.address)
    yield visitors
    assert visitors.leave() == []


@pytest.fixture
def person(visitors: Visitors) -> Person:
    """Lets further people come, each with cookies of his own."""
    return visitors.come


@pytest.fixture
def page(visitors: Visitors) -> Page:
    """A window of 1280 by 720."""
    return visitors.come()


@pytest.fixture
def phone(visitors: Visitors) -> Page:
    """A phone of 390 by 844 that is touched."""
    return visitors.come(size=PHONE)
