"""`rubizh verify`: whether a record's cards came from the seed that was promised."""

from __future__ import annotations

from typing import Final

from rubizh.engine.dealer import dealt
from rubizh.engine.flow import NATURE, asked
from rubizh.engine.record import Played
from rubizh.engine.words import Sentence
from rubizh.terminal.arguments import Parser
from rubizh.terminal.input_error import InputError
from rubizh.terminal.saves import load, with_old_cards
from rubizh.terminal.screen import Screen

SEED: Final = "seed"
COMMITMENT: Final = "commitment"
SEALED: Final = "sealed"


def verify_command(screen: Screen, argv: list[str]) -> None:
    language = screen.language
    parser = Parser(
        language, "verify", language.text("Check that the cards of a game came from its seed, and the seed from its hash.")
    )
    parser.what.add_argument("file", nargs="?", metavar=language.text("FILE"), help=language.text("a game's record"))
    parser.what.add_argument("--cards", metavar=language.text("FOLDER"), help=language.text("where its card set is now"))
    given = parser.read(argv)
    if given["help"]:
        screen.print_help(parser.format_help())
        return
    if given["file"] is None:
        raise InputError(Sentence("“verify” needs a file after it"))
    played = load(given["file"], given["cards"])
    old_cards = with_old_cards(played)
    if old_cards is not None:
        screen.line(old_cards)
    verify(screen, played)


def verify(screen: Screen, played: Played) -> None:
    from rubizh.table.shuffle import commitment, sealed

    seed = played.notes.get(SEED, "")
    if not seed.isdecimal():
        raise InputError(Sentence("the record tells no seed: nothing can be verified"))
    promised = played.notes.get(COMMITMENT)
    if promised is not None and promised != commitment(seed):
        raise InputError(Sentence("the seed is not the one that was promised: its hash is {hash}", {"hash": commitment(seed)}))
    for seat, secret in zip(played.seats, played.game.sealed(played.s), strict=False):
        told = played.notes.get(f"{SEALED} {seat}")
        if told is not None and told != sealed(seed, seat, secret):
            raise InputError(
                Sentence("what {seat} began with is not what was promised: {secret}", {"seat": seat, "secret": secret})
            )
    deals = verified_deals(played, int(seed))
    if promised is not None:
        screen.text("The seed is the one that was promised.")
    if any(name.startswith(SEALED) for name in played.notes):
        screen.text("Both sides began with what was promised.")
    screen.text("Every deal came from the seed: {n} of {n}.", n=deals)


def verified_deals(played: Played, seed: int) -> int:
    """How many of Nature's answers came from the seed, which has to be all of them."""
    again = Played(played.game, played.options, {}, {})
    deals = 0
    for number, choice in enumerate(played.choices, start=1):
        decision = asked(again.s)
        if decision.seat == NATURE:
            right = dealt(seed, deals, decision)
            if right is not choice:
                facts: dict[str, int | str | Sentence] = {"n": number, "right": right.text, "choice": choice.text}
                raise InputError(Sentence("choice {n} should have been “{right}”, the record says “{choice}”", facts))
            deals += 1
        again.choose(choice)
    return deals
