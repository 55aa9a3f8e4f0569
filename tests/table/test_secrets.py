"""The secret that signs cookies, and the folder that it lies in."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from rubizh.table.secrets import SecretError, data_folder, make_secret, signing_secret


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.delenv("RUBIZH_SECRET", raising=False)
    monkeypatch.setenv("RUBIZH_DATA", str(tmp_path / "some" / "where"))
    return tmp_path / "some" / "where"


def test_a_secret_is_made_once_for_its_owner_alone(folder: Path) -> None:
    made = signing_secret()
    assert len(made) == 64
    assert signing_secret() == made
    assert [path.name for path in folder.iterdir()] == ["secret"]
    assert (folder / "secret").stat().st_mode & 0o777 == 0o600
    assert folder.stat().st_mode & 0o777 == 0o700


def test_the_first_of_two_makers_wins(folder: Path) -> None:
    folder.mkdir(parents=True)
    make_secret(folder / "secret")
    first = signing_secret()
    make_secret(folder / "secret")
    assert signing_secret() == first
    assert [path.name for path in folder.iterdir()] == ["secret"]


def test_all_who_start_at_once_agree() -> None:
    ready = Barrier(8)

    def start(_: int) -> str:
        ready.wait(30)
        return signing_secret()

    with ThreadPoolExecutor(8) as starters:
        assert len(set(starters.map(start, range(8)))) == 1


def test_the_environment_comes_first(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUBIZH_SECRET", "from the environment")
    assert signing_secret() == "from the environment"
    assert not folder.exists()


def test_a_secret_that_could_be_guessed_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.mkdir(parents=True)
    (folder / "secret").write_text("\n")
    with pytest.raises(SecretError, match="secret is too short"):
        signing_secret()
    monkeypatch.setenv("RUBIZH_SECRET", "guess")
    with pytest.raises(SecretError, match="RUBIZH_SECRET is too short: it needs at least 16 characters"):
        signing_secret()


def test_the_user_s_own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RUBIZH_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert data_folder() == tmp_path / "data" / "rubizh"
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert data_folder() == tmp_path / ".local" / "share" / "rubizh"
