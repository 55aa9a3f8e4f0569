"""The fights of AFU staged: each place is a scene."""

from __future__ import annotations

from rubizh.engine.words import Sentence
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.combat import fight
from rubizh.games.afu.rules.imagine import known
from rubizh.games.afu.rules.state import PLACES, Afu
from rubizh.games.afu.rules.story import seat_name
from rubizh.games.afu.rules.view import AfuView
from rubizh.games.afu.telling.fights import UNFACED, Fight, certain, pair
from rubizh.games.afu.telling.words import Facts
from rubizh.telling.scene import Scene


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
    defenders, invaders = ids(s, front, back), ids(s, invader, helper)
    facts = {"defenders": defenders, "invaders": invaders, "certain": certain(v, seen, seat, place), **there.facts()}
    return Scene(title, lines, [*defenders, *invaders], facts)


def ids(s: Afu, *cards: int) -> list[str]:
    return [s.rules.set.cards[c].name for c in cards if c != NO_CARD]
