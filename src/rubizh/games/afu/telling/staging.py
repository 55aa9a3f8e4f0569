"""The fights of AFU staged: each place is a scene."""

from __future__ import annotations

from typing import Any, Final

from rubizh.engine.words import Sentence
from rubizh.games.afu.rules.bonus import bonus_of
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.combat import NO_REWARD, fight
from rubizh.games.afu.rules.imagine import known
from rubizh.games.afu.rules.state import PLACES, Afu, card, points_of
from rubizh.games.afu.rules.story import seat_name
from rubizh.games.afu.rules.view import AfuView
from rubizh.games.afu.telling.fights import INVADER, UNFACED, Fight, certain, pair
from rubizh.games.afu.telling.words import Facts
from rubizh.telling.scene import Scene

ROCKET_STRIKES: Final = Sentence("Rocket strike: the display is laid out anew.")
ROCKET_AVERTED: Final = Sentence("No rocket strike: its unit is destroyed.")
DISCARD: Final = "discard"
HOSPITAL: Final = "hospital"
TROPHIES: Final = "trophies"
ESCAPED: Final = "escaped"


def fights_staged(s: Afu, seat: int, viewer: int) -> list[Scene]:
    """Each place of a front that is attacked, as it is decided."""
    v = AfuView(s, viewer)
    seen = known(v)
    places = [place for place in range(PLACES) if s.attack[seat][place] != NO_CARD]
    return [staged(s, v, seen, seat, place) for place in places]


def staged(s: Afu, v: AfuView, seen: Afu, seat: int, place: int) -> Scene:
    """A place as the viewer sees it: a bonus that only a hidden hand makes good is not among the numbers, but decides."""
    there = Fight(seen, seat, place, fight(s, seat, place))
    rows = (s.attack, s.attack_support, s.defence, s.defence_support)
    invader, helper, front, back = [row[seat][place] for row in rows]
    words: Facts = {"who": seat_name(s, seat), "place": place + 1, "theirs": pair(s, invader, helper)}
    if front == NO_CARD:
        title, lines = Sentence("{who}, place {place}: nobody faces {theirs}", words), [UNFACED]
    else:
        words["ours"] = pair(s, front, back)
        title = Sentence("{who}, place {place}: {ours} against {theirs}", words)
        lines = [there.their_end(), there.our_end()]
    if any(c != NO_CARD and card(s, c).rocket for c in (invader, helper)):
        lines.append(ROCKET_AVERTED if there.destroyed else ROCKET_STRIKES)
    facts = {
        "kind": "fight",
        "seat": seat,
        "place": place,
        "defenders": ids(s, front, back),
        "invaders": ids(s, invader, helper),
        "certain": certain(v, seen, seat, place),
        "sums": [terms(seen, seat, front, back), terms(seen, INVADER, invader, helper)],
        "fates": fates(s, there, front, back, invader, helper),
        **there.facts(),
    }
    return Scene(title, lines, [*ids(s, front, back), *ids(s, invader, helper)], facts)


def terms(s: Afu, seat: int, front: int, back: int) -> dict[str, list[dict[str, Any]]]:
    """What the attack and the defence of a side consist of: the card's own points, its bonus, and its support."""
    if front == NO_CARD:
        return {"attack": [], "defence": []}
    first, own = card(s, front), bonus_at(s, seat, front)
    behind = 0 if back == NO_CARD else points_of(card(s, back).support)
    more = 0 if back == NO_CARD else bonus_at(s, seat, back).support()
    support = [("support", behind, back), ("bonus", more, back)]
    return {
        "attack": counted(s, [("card", points_of(first.attack), front), ("bonus", own.attack(), front), *support]),
        "defence": counted(s, [("card", points_of(first.defence), front), ("bonus", own.defence(), front), *support]),
    }


def bonus_at(s: Afu, seat: int, c: int) -> Any:
    """What the bonus of a card gives now; an invader has none."""
    reward = bonus_of(s, seat, c) if seat != INVADER else None
    return NO_REWARD if reward is None else reward


def counted(s: Afu, parts: list[tuple[str, int, int]]) -> list[dict[str, Any]]:
    """The terms that count; the card in front is named even where it adds nothing."""
    kept = [part for part in parts if part[1] or part[0] == "card"]
    return [{"kind": kind, "n": int(n), "card": s.rules.set.cards[c].name} for kind, n, c in kept]


def fates(s: Afu, there: Fight, front: int, back: int, invader: int, helper: int) -> list[dict[str, str]]:
    """Where each card of a place goes."""
    enemies = TROPHIES if there.destroyed else ESCAPED
    ends = [(invader, enemies), (helper, enemies)]
    ends += [(front, HOSPITAL if there.lost else DISCARD), (back, HOSPITAL if there.support_lost else DISCARD)]
    return [{"card": s.rules.set.cards[c].name, "to": to} for c, to in ends if c != NO_CARD]


def ids(s: Afu, *cards: int) -> list[str]:
    return [s.rules.set.cards[c].name for c in cards if c != NO_CARD]
