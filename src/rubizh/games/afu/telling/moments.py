"""Events and objectives of AFU staged: each card that comes up, each bid, and who takes the objective."""

from __future__ import annotations

from typing import Any

from rubizh.engine.deck import Deal
from rubizh.engine.flow import Choice
from rubizh.engine.words import Sentence
from rubizh.games.afu.rules.cards import NO_CARD
from rubizh.games.afu.rules.choices import DONE, Bid
from rubizh.games.afu.rules.events import Events, WhichObjective
from rubizh.games.afu.rules.objective import Auction, Pay, SoloOffer, enemy_value, objective, worth
from rubizh.games.afu.rules.state import Afu, card
from rubizh.games.afu.rules.story import seat_name, title
from rubizh.games.afu.telling.staging import ids
from rubizh.games.afu.telling.words import ATTACK, DEFENCE, Facts, effect
from rubizh.telling.scene import Scene


def moments_staged(before: Afu, choice: Choice, after: Afu, viewer: int) -> list[Scene]:
    """What comes up in the war, and the auction bid by bid; everybody may know all of it, and whoever bids knows their bid."""
    step = before.todo[-1]
    if isinstance(step, Events) and isinstance(choice, Deal):
        return [event_staged(before, choice.card)]
    if isinstance(step, WhichObjective) and isinstance(choice, Deal):
        return [objective_staged(after)]
    if isinstance(step, Auction):
        decided = not isinstance(after.todo[-1], Auction)
        return [bid_staged(before, step, choice, after)] if decided or viewer != step.seat else []
    if isinstance(step, Pay) and choice is DONE:
        return [taken_staged(before, int(step.seat), after)]
    if isinstance(step, SoloOffer) and choice is DONE:
        return [compared_staged(before, after)]
    return []


def event_staged(s: Afu, c: int) -> Scene:
    event = card(s, c)
    assert event.effect is not None
    lines = [Sentence("It brings: {effect}.", {"effect": effect(event.effect)})]
    if event.chains:
        lines.append(Sentence("The next card comes at once."))
    return Scene(Sentence("Event: {card}.", {"card": title(s, c)}), lines, ids(s, c), {"kind": "event", "card": ids(s, c)[0]})


def about_objective(s: Afu) -> dict[str, Any]:
    """The objective on top of the pile, as a page draws it."""
    top = objective(s)
    what = "attack" if top.by_attack else "defence"
    return {"card": ids(s, s.objectives[-1])[0], "what": what, "need": int(top.need), "points": int(top.points)}


def needs(s: Afu) -> Sentence:
    top = objective(s)
    facts: Facts = {"what": ATTACK if top.by_attack else DEFENCE, "need": int(top.need), "points": int(top.points)}
    return Sentence("It needs {what} {need}; victory points: {points}.", facts)


def objective_staged(s: Afu) -> Scene:
    said = Sentence("Objective: {card}.", {"card": title(s, s.objectives[-1])})
    return Scene(said, [needs(s)], ids(s, s.objectives[-1]), {"kind": "objective", **about_objective(s)})


def bid_staged(before: Afu, step: Auction, choice: Choice, after: Afu) -> Scene:
    """A bid or a pass, what stood before it, and what follows from it."""
    points = choice.points if isinstance(choice, Bid) else 0
    words: Facts = {"who": seat_name(before, step.seat), "points": int(points)}
    said = Sentence("{who} bids {points}.", words) if points else Sentence("{who} passes.", words)
    follows = after_bid(before, after)
    facts = {
        "kind": "bid",
        "seat": int(step.seat),
        "bid": int(points),
        "stood": int(before.bid),
        "bidder": int(before.bidder),
        "pays": int(after.todo[-1].seat) if isinstance(after.todo[-1], Pay) else None,
        "open": isinstance(after.todo[-1], Auction),
        **about_objective(before),
    }
    return Scene(said, [needs(before), *follows], ids(before, before.objectives[-1]), facts)


def after_bid(before: Afu, after: Afu) -> list[Sentence]:
    """Who pays, or that nobody does; nothing while the auction goes on."""
    step = after.todo[-1]
    if isinstance(step, Auction):
        return []
    if not isinstance(step, Pay):
        return [Sentence("Nobody has bid: each takes a Panic card.")]
    facts: Facts = {"who": seat_name(after, step.seat), "points": int(after.bid)}
    if after.bid >= objective(before).need:
        return [Sentence("{who} is to pay {points}, and takes the objective.", facts)]
    return [Sentence("{who} is to pay {points}: too little, the objective stays.", facts)]


def taken_staged(before: Afu, seat: int, after: Afu) -> Scene:
    """The auction is paid for."""
    words: Facts = {"who": seat_name(before, seat), "card": title(before, before.objectives[-1])}
    took = len(after.taken[seat]) > len(before.taken[seat])
    said = Sentence("{who} takes the objective {card}.", words) if took else Sentence("The objective stays: {card}.", words)
    facts = {"kind": "taken", "seat": seat, "took": took, "worth": int(worth(before, seat)), "bid": int(before.bid)}
    return used_staged(before, seat, said, {**facts, "enemy": None})


def compared_staged(before: Afu, after: Afu) -> Scene:
    """Alone: one's offer against the invader's card and what the objective needs."""
    words: Facts = {"who": seat_name(before, 0), "card": title(before, before.objectives[-1])}
    took, lost = len(after.taken[0]) > len(before.taken[0]), len(after.enemy_objectives) > len(before.enemy_objectives)
    said = Sentence("The objective stays: {card}.", words)
    if took:
        said = Sentence("{who} takes the objective {card}.", words)
    elif lost:
        said = Sentence("The invader takes the objective {card}.", words)
    enemy = None if before.enemy_bid == NO_CARD else {"card": ids(before, before.enemy_bid)[0], "n": int(enemy_value(before))}
    facts = {"kind": "taken", "seat": 0, "took": took, "lost": lost, "worth": int(worth(before, 0)), "enemy": enemy}
    return used_staged(before, 0, said, facts)


def used_staged(s: Afu, seat: int, said: Sentence, facts: dict[str, Any]) -> Scene:
    used = ids(s, *s.offered[seat])
    return Scene(said, [needs(s)], [*ids(s, s.objectives[-1]), *used], {**facts, **about_objective(s), "used": used})
