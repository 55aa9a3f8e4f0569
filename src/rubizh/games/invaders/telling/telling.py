"""Invaders in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rubizh.engine.words import Name, Sentence
from rubizh.games.invaders.rules import story
from rubizh.games.invaders.rules.game import SIZES
from rubizh.games.invaders.telling.aids import aids
from rubizh.games.invaders.telling.match import InvadersMatch
from rubizh.games.invaders.telling.settling import Decks
from rubizh.games.invaders.telling.sheets import cards_shown
from rubizh.games.invaders.telling.story import InvadersChronicle
from rubizh.telling.rulebook import Rulebooks
from rubizh.telling.telling import NO_OR_YES, OptionWords, Telling

SEATS: Final[Mapping[str, Sentence]] = {"mankind": story.SIDES[0], "invader": story.SIDES[1]}
OPTIONS: Final[Mapping[str, OptionWords]] = {
    "deck": OptionWords(Sentence("Cards in a deck"), {size: Sentence("{n}", {"n": size}) for size in SIZES}),
    "own_decks": OptionWords(Sentence("Decks of one's own"), NO_OR_YES),
    "handicap": OptionWords(
        Sentence("Handicap"),
        {
            "none": Sentence("None"),
            "for_mankind": Sentence("For Mankind: the marker on 9"),
            "for_the_invader": Sentence("For the Invader: the marker on 11"),
        },
    ),
    "lost_before": OptionWords(
        Sentence("Games lost before"),
        {
            "no": Sentence("None, a single game"),
            "mankind": Sentence("Mankind lost the first"),
            "invader": Sentence("The Invader lost the first"),
            "mankind_invader": Sentence("Mankind, then the Invader"),
            "invader_mankind": Sentence("The Invader, then Mankind"),
        },
    ),
    "swap": OptionWords(
        Sentence("Cards exchanged"), {"exactly": Sentence("As many as named"), "up_to": Sentence("Up to as many as named")}
    ),
    "empty_plays": OptionWords(Sentence("Cards may be played in vain"), NO_OR_YES),
    "room_when_cancelled": OptionWords(
        Sentence("A sacrifice for room, if the card is cancelled"), {"lost": Sentence("Is lost"), "kept": Sentence("Is not made")}
    ),
    "cancel_abilities": OptionWords(Sentence("Abilities can be cancelled"), NO_OR_YES),
    "tokens_pay_costs": OptionWords(Sentence("Tokens pay drain prices"), NO_OR_YES),
    "price_cut": OptionWords(
        Sentence("The price cut of the plot action"),
        {"with_the_play": Sentence("Belongs to one play"), "this_turn": Sentence("Is kept for this turn")},
    ),
    "surcharge": OptionWords(
        Sentence("A strategy's surcharge"), {"flat": Sentence("Is always 1"), "growing": Sentence("Grows with each card")}
    ),
    "retribution_is_a_drain": OptionWords(Sentence("Retribution-Alpha drains the card"), NO_OR_YES),
    "mankind_attack": OptionWords(
        Sentence("An attack of Mankind counts"), {"cards_only": Sentence("Cards only"), "with_zone": Sentence("The zone too")}
    ),
    "heroes_move": OptionWords(
        Sentence("Heroes that can move"), {"by_card": Sentence("Those whose card says so"), "all": Sentence("All of them")}
    ),
    "both_empty": OptionWords(
        Sentence("The Invader empties both decks"),
        {"mankind_wins": Sentence("Mankind wins"), "only_if_both_fall_short": Sentence("Mankind wins if both lack a card")},
    ),
}
TELLING: Final = Telling(
    title=Name({"en": "Invaders", "uk": "Загарбники"}),
    about=Sentence(
        "a duel for three zones of the Earth in 2127: the Invader attacks, Mankind holds out (after Invaders by Mark Chaplin)"
    ),
    seats=SEATS,
    options=OPTIONS,
    rulebook=Rulebooks("invaders"),
    aids=aids,
    cards_shown=cards_shown,
    match=InvadersMatch(),
    settling=Decks(),
    chronicle=InvadersChronicle(),
    passes=False,
)
