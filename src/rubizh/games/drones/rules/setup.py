"""Setting up a game of Dronovody for one to four players."""

from __future__ import annotations

from typing import Any, Final

from rubizh.engine.deck import Deal, less
from rubizh.engine.flow import Choice, Decision, Step, advance, then
from rubizh.games.drones.rules.cards import NO_CARD
from rubizh.games.drones.rules.choices import CREW, HQ, Put
from rubizh.games.drones.rules.decks import FILL_TRENCH, FIRST_ENEMY, LOOK_AT_CHARACTER, OPEN_DRONE, nature
from rubizh.games.drones.rules.personnel import join
from rubizh.games.drones.rules.round import ROUND, deal_hands
from rubizh.games.drones.rules.state import (
    FIRST_LOGISTICS,
    PER_PLAYER,
    SEATS,
    SHOP_SIZE,
    UNDECIDED,
    Drones,
    OfSeat,
    Piles,
    Rules,
    put,
)


class FirstDrone(OfSeat):
    """drones-143: by an option everybody starts with a random drone."""

    def ask(self, s: Drones) -> Decision | None:
        return nature(s.drone_deck)

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Deal):
            s.drone_deck = less(s.drone_deck, choice.card)
            s.depot = put(s.depot, self.seat, (int(choice.card),))


class FirstCharacter(OfSeat):
    """drones-143: and with a random character, in Crew or HQ as the player likes."""

    def ask(self, s: Drones) -> Decision | None:
        if not s.looked:
            return None
        places = s.rules.choices.put
        return Decision(self.seat, [places[place][s.looked[0]] for place in (CREW, HQ)])

    def do(self, s: Drones, choice: Choice) -> None:
        if isinstance(choice, Put):
            s.looked = ()
            join(s, self.seat, choice.card, choice.place)
        else:
            then(s, self)
            then(s, LOOK_AT_CHARACTER)


class DealHands(Step[Drones]):
    """drones-22: everybody takes five support cards and discards one."""

    def do(self, s: Drones, choice: Choice) -> None:
        deal_hands(s)


FIRST_DRONE: Final[list[FirstDrone]] = [FirstDrone(seat) for seat in SEATS]
FIRST_CHARACTER: Final[list[FirstCharacter]] = [FirstCharacter(seat) for seat in SEATS]
DEAL_HANDS: Final = DealHands()


def threat_deck(rules: Rules) -> list[Deal]:
    """drones-20: for a first game without the cards that bear a triangle."""
    cards = rules.set
    return [deal for deal in rules.choices.threat_deck if not (rules.first_game and cards.threat[deal.card].triangle)]


def new_game(rules: Rules) -> Drones:
    """drones-19, drones-21, drones-23, drones-26: everything on the table, waiting for the first card to be dealt."""
    players = rules.players
    seats = range(players)
    todo: list[Step[Any]] = [ROUND, *[FIRST_ENEMY] * (PER_PLAYER * players), *[OPEN_DRONE] * SHOP_SIZE]
    todo += [*[FILL_TRENCH] * (PER_PLAYER * players), DEAL_HANDS]
    if rules.random_start:
        for seat in reversed(seats):
            todo += [FIRST_DRONE[seat], FIRST_CHARACTER[seat]]
    nothing: Piles = ((),) * players
    s = Drones(
        todo=todo,
        pending=None,
        over=False,
        rules=rules,
        ending=UNDECIDED,
        round=0,
        officer=0,
        logistics=(FIRST_LOGISTICS,) * players,
        crew=nothing if rules.random_start else ((int(rules.set.first_pilot),),) * players,
        hq=nothing,
        turned=nothing,
        depot=nothing if rules.random_start else ((int(rules.set.first_drone),),) * players,
        broken=nothing,
        hand=nothing,
        kept=nothing,
        opened=nothing,
        projects=nothing,
        spent=nothing,
        protection=nothing,
        trophies=nothing,
        wounded=nothing,
        wounded_at=nothing,
        mishaps=nothing,
        fewer_cards=(0,) * players,
        fewer_actions=(0,) * players,
        exchanged=0,
        characters=rules.choices.character_deck,
        under=(),
        under_at=(),
        trench=(),
        losses=0,
        entered=(),
        entered_at=(),
        seen=(),
        seen_at=(),
        drone_deck=rules.choices.drone_deck,
        drone_discard=(),
        shop=(),
        support_deck=rules.choices.support_deck,
        support_discard=(),
        threat_deck=threat_deck(rules),
        threat_discard=(),
        field=(),
        silenced=0,
        silenced_next=0,
        actions=0,
        carded=False,
        played=nothing,
        looked=(),
        moved=(),
        activating=NO_CARD,
        given=0,
        flown=NO_CARD,
        grounded=False,
        ground_left=0,
        air_left=0,
        begun=False,
        sure=False,
        shell=NO_CARD,
        target=NO_CARD,
        rolled=0,
        coming=(),
        aside=(),
    )
    advance(s)
    return s
