"""A hint: what the strongest opponent would choose in somebody's place, and what it thinks of the best options."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rubizh.bots.search import Runner
from rubizh.engine.words import Sentence
from rubizh.games import GAMES
from rubizh.games.opponents import advise, levels
from rubizh.terminal.players import called
from rubizh.terminal.waiting import busy

if TYPE_CHECKING:
    from rubizh.terminal.play import Play

SECONDS: Final = 1.0
SHOWN: Final = 3


def hint(play: Play, seat: int, words: str) -> bool:
    """The best option in a sentence, and the best few with their chances."""
    played, view = play.sitting.played, play.sitting.view(seat)
    if len(view.options) == 1:
        only = view.options[0]
        said = played.game.tell(played.s, seat, only)
        play.screen.text("There is nothing to choose but {choice}, that is: {said}", choice=only.text, said=said)
        return False
    package = GAMES[played.game.name]
    opponent = called(levels(package)[-1], play.language)
    with busy(play.screen.console, play.language.text("{name} is thinking…", name=opponent)):
        found = advise(package, view, SECONDS, play.sitting.opponent_seed())
    best = found[0].option
    said = played.game.tell(played.s, seat, best)
    play.screen.text("“{opponent}” would choose {choice}, that is: {said}", opponent=opponent, choice=best.text, said=said)
    rows = {one.option.text: judged(one, alone=len(played.seats) == 1) for one in worth_showing(found)}
    play.screen.columns({text: play.language.say(said) for text, said in rows.items()})
    return False


def worth_showing(found: list[Runner]) -> list[Runner]:
    """The best and the next best; first sight says little, so that who was tried comes before who was not."""
    return [found[0], *sorted(found[1:], key=lambda one: one.worlds == 0)][:SHOWN]


def judged(one: Runner, alone: bool) -> Sentence:
    """What an option promises, and on what grounds."""
    percent = round(100 * one.value())
    if alone:  # nobody is beaten: what counts is the rank
        promise = Sentence("expected result {percent} %", {"percent": percent})
    else:
        promise = Sentence("win chance {percent} %", {"percent": percent})
    if one.worlds == 0:
        return Sentence("{promise} at first sight", {"promise": promise})
    return Sentence("{promise}, deals considered: {n}", {"promise": promise, "n": one.worlds})
