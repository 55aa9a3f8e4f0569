"""People at the table: each with a browser window of his own, and whatever the page complained about in it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

DESKTOP: Final[dict[str, Any]] = {"viewport": {"width": 1280, "height": 720}}
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
LOCALES: Final = {"en": "en-GB", "uk": "uk-UA"}
PAGE_SECONDS: Final = 30  # a busy machine takes its time
AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
COUNT_CLICKS: Final = (
    "window.clicks = 0; addEventListener('click', () => void (window.clicks += 1))"  # not those swallowed after a long press
)
CUT: Final = "net::ERR_"  # how the console complains about a connection that broke
GRAVE: Final = ("serious", "critical")


class Visitors:
    """Everybody who has come to one table; cards jump, and nothing is staged, unless somebody asks for it."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.complaints: list[str] = []
        self.expected: list[str] = []

    def come(
        self, name: str = "", language: str = "en", size: dict[str, Any] = DESKTOP, pace: str = "off", **wishes: Any
    ) -> Page:
        """A new person's page, still empty; whoever has a name has told it to the table before."""
        looks = {"reduced_motion": "reduce", "locale": LOCALES[language]} | size | wishes
        context = self.browser.new_context(base_url=self.address, **looks)
        context.set_default_timeout(PAGE_SECONDS * 1000)
        context.add_init_script(f"localStorage.getItem('pace') ?? localStorage.setItem('pace', '{pace}')")
        context.add_init_script(COUNT_CLICKS)
        self.contexts.append(context)
        if name:
            answer = context.request.post("/api/me", data={"name": name, "language": language}, headers={"Origin": self.address})
            assert answer.ok, answer.text()
        page = context.new_page()
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        return page

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def expect(self, *parts: str) -> None:
        """What the console may complain about in this test, such as a connection that the test cuts."""
        self.expected.extend(parts)

    def leave(self) -> list[str]:
        """Close all windows; what was complained about and not expected."""
        for context in self.contexts:
            context.close()
        return [said for said in self.complaints if not any(part in said for part in self.expected)]


def serious(page: Page) -> list[str]:
    """What axe finds serious or worse on the page: the rule, what it says, and where."""
    page.evaluate(AXE.read_text(encoding="utf-8") + "\n;undefined")
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{finding['id']}: {finding['help']}: {', '.join(' '.join(map(str, node['target'])) for node in finding['nodes'])}"
        for finding in found["violations"]
        if finding["impact"] in GRAVE
    ]
