"""What the page is built with can be had on every machine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

LOCK = Path(__file__).parents[2] / "web" / "package-lock.json"


@pytest.fixture(scope="module")
def packages() -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(LOCK.read_text(encoding="utf-8"))["packages"]
    return found


def test_the_lock_names_no_registry(packages: dict[str, dict[str, Any]]) -> None:
    resolved = [package["resolved"] for package in packages.values() if "resolved" in package]
    assert [address for address in resolved if not address.startswith("https://registry.npmjs.org/")] == []


def test_the_lock_has_the_compiled_parts_of_every_platform(packages: dict[str, dict[str, Any]]) -> None:
    wanted = {f"node_modules/{part}" for package in packages.values() for part in package.get("optionalDependencies", {})}
    assert len(wanted) > 10
    assert sorted(wanted - set(packages)) == []
