"""`make pictures`: takes the pictures of the page from games with fixed seeds, in both languages, by day and by night."""

from __future__ import annotations

import io
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from docs.pictures.draw import sitting
from rubizh.table.storage import SeatRow, Storage
from rubizh.terminal.sitting import Sitting
from tests.browser.laid import go_on, keep, opening
from tests.browser.served import Served
from tests.browser.visitors import DESKTOP, PHONE, Visitors
from tests.packages import chromium

HERE: Final = Path(__file__).parent
NAMES: Final = {"en": ("Olha", "Taras"), "uk": ("Ольга", "Тарас")}
LEVEL: Final = "expert"
COMRADE: Final = "greedy"
REPLAYED: Final = "replay"
MOVE: Final = 60  # of the replay
CARD: Final = "[data-card]:visible"
AT_NIGHT: Final = {"color_scheme": "dark"}


def running() -> dict[str, Sitting]:
    """The games that are being played in the pictures, by the names of their tables."""
    return {
        "siege": sitting("siege", {"tactics": "yes"}, "6", 178, LEVEL),
        "afu": sitting("afu", {}, "3", 321, LEVEL),
        "drones": sitting("drones", {"players": "3"}, "4", 190, COMRADE),
        "invaders": sitting("invaders", {}, "8", 143, COMRADE),
    }


def finished() -> Sitting:
    now = opening("siege", {}, "8", LEVEL)
    while not now.over:
        go_on(now)
    return now


def furnish(url: str, games: dict[str, Sitting], over: Sitting, names: tuple[str, str]) -> None:
    """All tables: at those being played the first seat waits for the visitor, who comes with an invitation."""
    storage = Storage(url)
    for name, now in games.items():
        others = [SeatRow(name, seat, "bot", level=LEVEL) for seat in range(1, len(now.played.seats))]
        keep(storage, name, now, [SeatRow(name, 0, "open", invite=f"to-{name}"), *others])
    keep(storage, REPLAYED, over, [SeatRow(REPLAYED, seat, "person", player=player) for seat, player in enumerate(names)])
    storage.close()


def take(page: Page, address: str, waited_for: str, name: str) -> None:
    """The picture of an address once what belongs there is drawn."""
    page.goto(address)
    page.locator(waited_for).first.wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")
    write(name, page.screenshot(animations="disabled"))


def write(name: str, picture: bytes) -> None:
    """A picture in 256 colours, a third of the size and no different to the eye."""
    with Image.open(io.BytesIO(picture)) as drawn:
        drawn.convert("RGB").quantize(256, dither=Image.Dither.NONE).save(HERE / f"{name}.png", optimize=True)


def take_all(visitors: Visitors, games: dict[str, Sitting], language: str) -> None:
    day = visitors.come(NAMES[language][0], language)
    for name in games:
        answer = day.request.post("/api/join", data={"invite": f"to-{name}"}, headers={"Origin": visitors.address})
        assert answer.ok, answer.text()
    remembered: dict[str, Any] = {"storage_state": day.context.storage_state()}
    night = visitors.come("", language, DESKTOP | AT_NIGHT, **remembered)
    phone = visitors.come("", language, PHONE, **remembered)
    for name, page in zip(games, (day, night, day, night), strict=True):
        take(page, f"/table/{name}", CARD, f"{name}-{language}")
        take(phone, f"/table/{name}", CARD, f"{name}-phone-{language}")
    take(night, f"/replay/{REPLAYED}?at={MOVE}", CARD, f"replay-{language}")
    take(day, "/", "h2", f"home-{language}")


@contextmanager
def served(games: dict[str, Sitting], over: Sitting, language: str) -> Iterator[Served]:
    with tempfile.TemporaryDirectory() as folder:
        data = Path(folder, "data")
        data.mkdir()
        furnish(f"sqlite:///{data / 'table.db'}", games, over, NAMES[language])
        table = Served(Path(folder))
        try:
            yield table
        finally:
            table.stop()


def main() -> None:
    games, over = running(), finished()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium())
        for language in NAMES:
            with served(games, over, language) as table:
                visitors = Visitors(browser, table.address)
                take_all(visitors, games, language)
                complaints = visitors.leave()
                assert not complaints, complaints
        browser.close()


if __name__ == "__main__":
    main()
