"""Dronovody in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from rubizh.engine.words import Sentence
from rubizh.games.drones.rules import story
from rubizh.games.drones.telling.aids import aids
from rubizh.games.drones.telling.sheets import cards_shown
from rubizh.games.drones.telling.story import DronesChronicle
from rubizh.telling.rulebook import Rulebooks
from rubizh.telling.telling import NO_OR_YES, OptionWords, Telling

SEATS: Final[Mapping[str, Sentence]] = {
    "first": Sentence("First player"),
    "second": Sentence("Second player"),
    "third": Sentence("Third player"),
    "fourth": Sentence("Fourth player"),
    "solo": Sentence("Player"),
}
OPTIONS: Final[Mapping[str, OptionWords]] = {
    "players": OptionWords(
        Sentence("Players"),
        {"2": Sentence("Two"), "1": Sentence("One, solo"), "3": Sentence("Three"), "4": Sentence("Four")},
    ),
    "first_game": OptionWords(Sentence("First game"), NO_OR_YES),
    "rounds": OptionWords(
        Sentence("Rounds until the rotation"), {str(rounds): Sentence("{n}", {"n": rounds}) for rounds in range(4, 9)}
    ),
    "random_start": OptionWords(Sentence("Random start"), NO_OR_YES),
    "fog_of_war": OptionWords(Sentence("Fog of war"), NO_OR_YES),
    "horde": OptionWords(Sentence("Horde"), NO_OR_YES),
    "istar": OptionWords(Sentence("ISTAR"), NO_OR_YES),
    "last_round": OptionWords(
        Sentence("The last round ends"),
        {"to_threats": Sentence("After its threats"), "to_recovery": Sentence("After its Recovery")},
    ),
    "no_card_no_action": OptionWords(Sentence("No card, no action"), NO_OR_YES),
    "empty_plays": OptionWords(Sentence("Cards may be played in vain"), NO_OR_YES),
    "universal_for_projects": OptionWords(
        Sentence("A universal pilot in a project"),
        {"any_pilot": Sentence("Is any pilot"), "every_type": Sentence("Is a pilot of every type")},
    ),
    "ground_and_air": OptionWords(
        Sentence("Attacks of a sortie"),
        {"both": Sentence("On the ground and in the air"), "one_of_them": Sentence("Either of them")},
    ),
    "pilots_add_up": OptionWords(Sentence("Pilots add up"), NO_OR_YES),
    "free_effects": OptionWords(
        Sentence("Free effects"),
        {
            "own_turn_and_defence": Sentence("In your own turn and defence"),
            "also_others_turns": Sentence("After others' turns too"),
        },
    ),
    "deactivation": OptionWords(
        Sentence("Deactivation holds"),
        {"next_round": Sentence("The whole next round"), "next_threats_phase": Sentence("The next Threat phase")},
    ),
}
PHRASES: Final[Mapping[str, Sentence]] = {
    "mine": Sentence("I'll take this one."),
    "yours": Sentence("This one is yours."),
    "cover": Sentence("Cover the Trench!"),
    "save": Sentence("Save your Logistics."),
    "recon": Sentence("Who has Recon?"),
    "ammo": Sentence("Who has Ammo?"),
    "shot": Sentence("Good shot!"),
    "luck": Sentence("Bad luck. We hold on."),
    "wait": Sentence("Wait for me."),
    "thanks": Sentence("Thank you!"),
}
REQUESTS: Final[Mapping[str, Sentence]] = {
    "recruit-to-trench": Sentence("Recruit into the Trench, please."),
    "keep-recon": Sentence("Keep your Recon, please."),
    "save-logistics": Sentence("Save Logistics for a project, please."),
}
CALLED: Final[Mapping[str, int]] = {
    story.SOLO_SEAT.text: 0,
    **{sentence.text: seat for seat, sentence in enumerate(story.SEATS)},
}
TELLING: Final = Telling(
    title=Sentence("Dronovody"),
    about=Sentence("one to four players hold the line together with drones until the rotation (after Dronovody by Ihrolad)"),
    seats=SEATS,
    options=OPTIONS,
    rulebook=Rulebooks("drones"),
    aids=aids,
    cards_shown=cards_shown,
    chronicle=DronesChronicle(),
    passes=False,
    phrases=PHRASES,
    requests=REQUESTS,
    called=CALLED,
)
