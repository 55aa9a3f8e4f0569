"""What lies face down is imagined exactly: as often as counting every way in which it could have come about says."""

from __future__ import annotations

import json
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from fractions import Fraction

import pytest

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NONE, Choice, Step
from rubizh.games.drones.rules.decks import FILL_TRENCH, LOOK_AT_CHARACTER
from rubizh.games.drones.rules.imagine import sample
from rubizh.games.drones.rules.personnel import CALL_FROM_TRENCH
from rubizh.games.drones.rules.state import KNOWN, Drones
from rubizh.games.drones.rules.trench import EVACUATE_ONE, TRENCH_LOSS, into_trench, under
from rubizh.games.drones.rules.view import DronesView
from tests.games.drones.position import drones, numbers, option

Worlds = list[tuple[Fraction, Drones]]
Event = Callable[[Drones], Iterator[tuple[Fraction, Drones]]]
TIMES = 3000


def by_nature(step: Step[Drones]) -> Event:
    """Every way in which Nature may answer a step."""

    def happen(s: Drones) -> Iterator[tuple[Fraction, Drones]]:
        decision = step.ask(s)
        ways: list[Choice] = [NONE] if decision is None else decision.options
        for way in ways:
            then = s.clone()
            step.do(then, way)
            yield Fraction(1, len(ways)), then

    return happen


def surely(do: Callable[[Drones], None]) -> Event:
    def happen(s: Drones) -> Iterator[tuple[Fraction, Drones]]:
        then = s.clone()
        do(then)
        yield Fraction(1), then

    return happen


FILL = by_nature(FILL_TRENCH)
LOSS = by_nature(TRENCH_LOSS[0])
LOOK = by_nature(LOOK_AT_CHARACTER)
CALL = by_nature(CALL_FROM_TRENCH[0])


def enter(name: str) -> Event:
    """Somebody from beside the table goes into the Trench openly."""
    return surely(lambda s: into_trench(s, numbers(s, name)[0]))


def evacuate(number: int) -> Event:
    def do(s: Drones) -> None:
        s.pending = EVACUATE_ONE[0].ask(s)
        EVACUATE_ONE[0].do(s, option(s, f"evacuate {number}"))

    return surely(do)


def put_away(s: Drones) -> None:
    """Whoever was looked at goes under the deck."""
    for c in s.looked:
        under(s, c, KNOWN)
    s.looked = ()


def back(s: Drones) -> None:
    """Whoever was called goes back into the Trench."""
    for c in s.looked:
        into_trench(s, c)
    s.looked = ()


SCRIPTS: dict[str, tuple[str, list[Event]]] = {
    "dealt unseen": ("cook cook driver gunner", [FILL, FILL, LOSS]),
    "one known": ("cook driver gunner sniper", [FILL, FILL, enter("medic"), LOSS]),
    "entered between losses": (
        "cook driver gunner sniper",
        [FILL, FILL, enter("medic"), LOSS, enter("engineer"), LOSS],
    ),
    "under the deck": ("cook driver", [FILL, FILL, enter("medic"), LOSS, evacuate(1), enter("sapper"), LOSS]),
    "seen again": ("cook driver", [FILL, FILL, enter("medic"), LOSS, evacuate(1), LOOK, surely(put_away), LOSS]),
    "perhaps another of the name": (
        "cook cook driver gunner",
        [FILL, FILL, FILL, enter("cook"), LOSS, LOSS, evacuate(1), LOOK, surely(put_away), LOOK],
    ),
    "called and sent back": (
        "cook cook driver",
        [FILL, FILL, enter("cook"), enter("medic"), LOSS, CALL, surely(back), LOSS],
    ),
    "called away": ("cook driver", [FILL, FILL, enter("medic"), LOSS, enter("sapper"), CALL, surely(put_away), LOSS]),
    "two under the deck": (
        "cook driver",
        [FILL, FILL, enter("medic"), LOSS, enter("cook"), LOSS, enter("cook"), evacuate(1), evacuate(1), LOOK, LOOK],
    ),
    "under the deck in the order of the evacuations": (
        "cook driver gunner sniper",
        [
            *[FILL, FILL, FILL, FILL, LOSS, LOSS, enter("cook"), LOSS],
            *[evacuate(1), evacuate(2), LOOK, surely(put_away), LOOK],
        ],
    ),
    "two of a name at different times": (
        "driver gunner cook",
        [FILL, FILL, enter("cook"), LOSS, enter("cook"), LOSS, CALL, surely(back)],
    ),
    "two of a name, one of them called away": (
        "cook gunner driver gunner",
        [FILL, enter("driver"), CALL, surely(put_away), enter("driver"), CALL, surely(back), LOSS],
    ),
    "none left in the deck": (
        "driver driver",
        [
            *[FILL, enter("cook"), LOOK, surely(put_away), LOOK, surely(put_away), LOSS],
            *[enter("driver"), evacuate(1), CALL, surely(put_away)],
        ],
    ),
    "two of a name and no third": (
        "cook gunner gunner",
        [FILL, enter("driver"), LOSS, enter("driver"), LOOK, surely(put_away), CALL, surely(back)],
    ),
    "another of the name in the deck": (
        "cook driver cook driver",
        [FILL, enter("cook"), LOOK, surely(put_away), CALL, surely(put_away)],
    ),
    "called one after the other": (
        "cook driver gunner",
        [FILL, FILL, enter("cook"), enter("cook"), enter("driver"), CALL, CALL],
    ),
    "one of three is wounded": (
        "gunner cook cook cook",
        [FILL, enter("driver"), enter("driver"), enter("driver"), LOSS, CALL, surely(back)],
    ),
}


def every_world(characters: str, events: list[Event]) -> Worlds:
    """All that can have happened, and how likely each is."""
    worlds: Worlds = [(Fraction(1), drones(trench="", characters=characters))]
    for event in events:
        worlds = [(likely * share, then) for likely, s in worlds for share, then in event(s)]
    return worlds


def public(s: Drones) -> str:
    return json.dumps(DronesView(s, 0).facts())


def lies(s: Drones) -> str:
    """Where everybody is who lies face down."""
    return f"{s.trench} {s.wounded} {s.under} {[deal.card for deal in s.characters]}"


@pytest.mark.rule("drones-149", "drones-150", "drones-151")
@pytest.mark.parametrize("script", SCRIPTS)
def test_every_arrangement_is_imagined_as_often_as_it_comes_about(script: str) -> None:
    known: dict[str, dict[str, Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    seen: dict[str, Drones] = {}
    for likely, s in every_world(*SCRIPTS[script]):
        assert not s.over
        known[public(s)][lies(s)] += likely
        seen[public(s)] = s
    for facts, counted in known.items():
        total = sum(counted.values())
        dealer = Dealer(len(facts))
        view = DronesView(seen[facts], 0)
        imagined = Counter(lies(sample(view, dealer)) for _ in range(TIMES))
        assert set(imagined) <= set(counted), "what cannot be is never imagined"
        for where, likely in counted.items():
            expected = float(likely / total)
            error = (expected * (1 - expected) / TIMES) ** 0.5
            assert abs(imagined[where] / TIMES - expected) <= 4.5 * error + 1e-9, f"{where}: {float(expected):.3f}"
