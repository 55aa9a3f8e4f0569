"""What the runner of `make mutants` breaks and what it leaves alone, and that every explained survivor still exists."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.mutants.breaks import chosen, mutants_in, mutants_of
from tests.mutants.explained import explained

RULES = Path(__file__).parents[2] / "src" / "rubizh" / "games"
BROKEN = {
    "def f(a: int) -> bool:\n    return a < 1\n": ["return (a <= 1)", "return (a >= 1)", "return a < 2", "return a < 0"],
    "def f(a: bool, b: bool) -> None:\n    g(a and b)\n": ["pass", "g((a or b))", "g(b)", "g(a)"],
    "def f(a: int) -> int:\n    return g(a)\n": ["return (g(a)) + 1"],
    "def f(a: int) -> list[int]:\n    return g(a)\n": ["return (g(a))[:-1]"],
    "def f(a: int) -> bool:\n    return g(a)\n": ["return not g(a)"],
    "def f(s: S) -> None:\n    s.hand = s.hand + (1,)\n": [
        "pass",
        "s.hand = s.hand",
        "s.hand = (1,)",
        "s.hand = s.hand + (2,)",
        "s.hand = s.hand + (0,)",
    ],
    "def f(s: S) -> None:\n    s.at += n\n": ["pass", "s.at -= n"],
    "def f(a: A) -> None:\n    if a:\n        return\n": ["if False:", "if True:"],
    "def f(a: A) -> None:\n    if isinstance(a, B):\n        g = a.x\n": ["if False:"],
    "def f(a: int) -> None:\n    x = min([y for y in range(a) if y])\n": [
        "x = max([y for y in range(a) if y])",
        "x = min([y for y in range(a) if True])",
        "x = min([y for y in range(a - 1) if y])",
    ],
    "TABLE: Final[list[int]] = [A, B]\n": ["TABLE: Final[list[int]] = [*[], B]", "TABLE: Final[list[int]] = [A, *[]]"],
}
LEFT_ALONE = [
    '"""A file."""\n',
    "def f(a: int | None) -> tuple[int, ...]:\n    assert a is not None\n    return ()\n",
    'def f(a: int) -> str:\n    return f"{a + 1}"\n',
    "class A:\n    def __repr__(self) -> str:\n        return str(1)\n",
    "Facts = dict[str, int | str]\n",
    "def f(a: int) -> int:\n    raise ValueError(1)\n",
]


@pytest.mark.parametrize("source", BROKEN)
def test_each_kind_of_break(source: str, tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text(source)
    mutants = list(mutants_in(path))
    assert sorted(mutant.became for mutant in mutants) == sorted(BROKEN[source])
    for mutant in mutants:
        assert " ".join(mutant.source().decode().split()) == " ".join(source.split()).replace(mutant.was, mutant.became)


@pytest.mark.parametrize("source", LEFT_ALONE)
def test_what_is_no_rule_is_left_alone(source: str, tmp_path: Path) -> None:
    (tmp_path / "rules.py").write_text(source)
    assert mutants_of(tmp_path) == []


def test_the_choice_depends_on_the_seed_and_hardly_on_a_change_elsewhere(tmp_path: Path) -> None:
    path = tmp_path / "rules.py"
    path.write_text("".join(f"def f{n}(a: int) -> bool:\n    return a < {n}\n" for n in range(50)))
    first = [mutant.key() for mutant in chosen(mutants_of(tmp_path), 20, seed=1)]
    assert [mutant.key() for mutant in chosen(mutants_of(tmp_path), 20, seed=2)] != first
    path.write_text("def g(a: int) -> bool:\n    return a < 7\n" + path.read_text())
    again = [mutant.key() for mutant in chosen(mutants_of(tmp_path), 20, seed=1)]
    assert len(set(first) & set(again)) >= 16


@pytest.mark.parametrize("game", ["siege", "afu"])
def test_every_explained_survivor_is_still_a_mutant(game: str) -> None:
    keys = {mutant.key() for mutant in mutants_of(RULES / game / "rules")}
    assert set(explained(game)) <= keys
