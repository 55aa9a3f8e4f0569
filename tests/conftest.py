"""What is tested is what lies in src, for anything else pytest refuses to test; and what tests of every folder may ask for."""

from __future__ import annotations

import signal
from importlib.util import find_spec
from pathlib import Path

import pytest

FOR_EVERY_FOLDER = ("tests.terminal.keyboard", "tests.plugin.installed", "tests.table.houses")
PACKAGE = Path(__file__).parents[1] / "src" / "rubizh"
REFUSED = "not {wanted} would be tested but {found}: `make compile` installs it, or set PYTHONPATH to {folder}"
CHANGED = "interpreted, because it has changed since it was compiled: `make compile` compiles it again"


def pytest_configure(config: pytest.Config) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell in the background would have all of them ignore it
    found = find_spec("rubizh")
    place = Path(found.origin).parent if found and found.origin else None
    if place is None or not place.samefile(PACKAGE):
        raise pytest.UsageError(REFUSED.format(wanted=PACKAGE, found=place or "nothing", folder=PACKAGE.parent))
    if not hasattr(config, "workerinput"):  # one process is enough
        from setup import translations

        translations()
    for plugin in FOR_EVERY_FOLDER:  # they import rubizh and its words, and so not before
        config.pluginmanager.import_plugin(plugin)


def pytest_sessionstart(session: pytest.Session) -> None:
    from rubizh.build import build, changed

    if not hasattr(session.config, "workerinput"):
        how = CHANGED if changed() else build()
        session.config.get_terminal_writer().line(f"Testing {PACKAGE}, {how}.")
