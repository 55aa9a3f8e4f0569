"""What enemies and mishaps of Dronovody do to a seat: the rules carry them out on a copy of the table."""

from __future__ import annotations

from typing import Any, Final

from rubizh.engine.flow import Step, advance, apply, asked
from rubizh.games.drones.rules.cards import Harm
from rubizh.games.drones.rules.round import HELD_OUT
from rubizh.games.drones.rules.scoring import won
from rubizh.games.drones.rules.state import UNDECIDED, Drones, threat
from rubizh.games.drones.rules.threats import DEFENCE, DEFENCE_ROLL, MISHAP, STRIKE, THREATS, activated


class Blow:
    """What one card does to one seat, no more than there is to lose; `spared` if all of it is thanks to protection nothing."""

    def __init__(self, card: int, seat: int, before: Drones, after: Drones, unprotected: Drones) -> None:
        self.card: Final = card
        self.seat: Final = seat
        self.before: Final = before
        self.after: Final = after
        self.harm: Final = difference(before, after, seat, card)
        self.spared: Final = nothing(self.harm) and not nothing(difference(before, unprotected, seat, card))
        self.harmless: Final = nothing(self.harm)
        self.loses: Final = not won(after)


def difference(before: Drones, after: Drones, seat: int, card: int) -> Harm:
    """What a seat has lost."""
    crew = len(before.crew[seat]) - len(after.crew[seat])
    return Harm(
        trench=len(after.wounded[seat]) - len(before.wounded[seat]) - crew,
        crew=crew,
        shot_down=drones(before, seat) - drones(after, seat),
        broken=max(0, len(after.broken[seat]) - len(before.broken[seat])),
        wing_only=threat(before, card).harm.wing_only,
        logistics=before.logistics[seat] - after.logistics[seat],
        support=after.fewer_cards[seat] - before.fewer_cards[seat],
        actions=after.fewer_actions[seat] - before.fewer_actions[seat],
    )


def drones(s: Drones, seat: int) -> int:
    return len(s.depot[seat]) + len(s.broken[seat])


def harm_facts(harm: Harm) -> dict[str, int]:
    """What a defence roll can take, as a page draws it."""
    return {
        "trench": int(harm.trench),
        "crew": int(harm.crew),
        "shot_down": int(harm.shot_down),
        "broken": int(harm.broken),
        "logistics": int(harm.logistics),
    }


def nothing(harm: Harm) -> bool:
    return not (harm.trench or harm.crew or harm.shot_down or harm.broken or harm.logistics or harm.lasts)


def blows(s: Drones, seat: int, face: int) -> list[Blow]:
    """What a defence roll brings, enemy by enemy; whoever has a choice takes the first option. After a defeat nothing follows."""
    found: list[Blow] = []
    for c in activated(s, face):
        now = found[-1].after if found else s
        found.append(Blow(c, seat, now, struck(now, seat, c), struck(unprotected(now), seat, c)))
        if found[-1].loses:
            break
    return found


def together(coming: list[Blow]) -> Harm:
    """What several blows take in all."""
    return Harm(
        trench=sum(blow.harm.trench for blow in coming),
        crew=sum(blow.harm.crew for blow in coming),
        shot_down=sum(blow.harm.shot_down for blow in coming),
        broken=sum(blow.harm.broken for blow in coming),
        logistics=sum(blow.harm.logistics for blow in coming),
    )


def struck(s: Drones, seat: int, c: int) -> Drones:
    """The table after an enemy has struck."""
    after = s.clone()
    after.coming = (c,)
    return carried_out(after, STRIKE[seat])


def mishap(s: Drones, seat: int, c: int) -> list[Blow]:
    """What a mishap dealt to a seat does to each that it hits."""
    after, without = [befallen(table, seat, c) for table in (s, unprotected(s))]
    found = [Blow(c, one, s, after, without) for one in range(s.rules.players)]
    return [one for one in found if one.spared or not one.harmless]


def befallen(s: Drones, seat: int, c: int) -> Drones:
    """The table after a mishap."""
    after = s.clone()
    after.aside = (c,)
    return carried_out(after, MISHAP[seat])


def unprotected(s: Drones) -> Drones:
    bare = s.clone()
    bare.protection = ((),) * s.rules.players
    return bare


def carried_out(s: Drones, step: Step[Any]) -> Drones:
    """A step and all that follows from it, without what would come after."""
    s.todo = [HELD_OUT, step]
    s.over = False
    s.ending = UNDECIDED
    advance(s)
    while not s.over:
        apply(s, asked(s).option(0))
    return s


def facing(s: Drones, seat: int) -> Drones:
    """The table as a seat's next defence finds it: until then deactivation may change, and protection goes with the round."""
    ahead = s.clone()
    if DEFENCE[seat] in s.todo or DEFENCE_ROLL[seat] in s.todo:
        return ahead
    if THREATS not in s.todo:
        ahead.protection = unprotected(s).protection
    elif not s.rules.silent_at_once:
        return ahead
    ahead.silenced = s.silenced_next
    return ahead
