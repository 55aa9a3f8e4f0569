"""What people are told of each game, by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from rubizh.engine.flow import Choice, Table, asked, choose
from rubizh.engine.words import Reason, Sentence
from rubizh.games import GAMES
from rubizh.games.afu.telling import aids as afu_aids
from rubizh.games.afu.telling import sheets as afu_sheets
from rubizh.games.afu.telling.story import AfuChronicle
from rubizh.games.siege.telling import aids as siege_aids
from rubizh.games.siege.telling import cards as siege_cards
from rubizh.games.siege.telling.match import SiegeMatch
from rubizh.language import Language
from rubizh.telling.levels import LEVELS, Level
from rubizh.telling.log import Chronicle
from rubizh.telling.match import MatchRules

if TYPE_CHECKING:
    from rubizh.engine.game import Game, Option
    from rubizh.table.api import Cards, GameShown, OptionShown, SeatShown


PASS: Final = "pass"  # the same word in every game


class OptionWords:
    """An option by its title, and its values by theirs; what it is about the game itself says."""

    def __init__(self, title: Sentence, values: Mapping[str, Sentence]) -> None:
        self.title: Final = title
        self.values: Final = values


class Telling:
    """A game in words: its name, seats and options, its log, its cards, and what its rules count for a player.

    With `passes` whoever may pass can choose at once what comes after; with `hurries` a question that has only one answer is
    not asked.
    """

    def __init__(
        self,
        title: Sentence,
        about: Sentence,
        seats: Mapping[str, Sentence],
        options: Mapping[str, OptionWords],
        aids: Callable[[Any, Language], dict[str, Any]],
        cards_shown: Callable[[Language], Cards],
        match: MatchRules | None = None,
        chronicle: Chronicle | None = None,
        passes: bool = True,
        hurries: bool = False,
    ) -> None:
        self.title: Final = title
        self.about: Final = about
        self.seats: Final = seats
        self.options: Final = options
        self.levels: Final[Mapping[str, Level]] = LEVELS
        self.aids: Final = aids
        self.cards_shown: Final = cards_shown
        self.match: Final = match
        self.chronicle: Final = chronicle or Chronicle()
        self.passes: Final = passes
        self.hurries: Final = hurries

    def passed(self, game: Game[Any, Any], s: Table) -> Table | None:
        """The state after passing, where whoever is asked may pass and is asked again."""
        pass_ = game.alphabet.get(PASS)
        seat = asked(s).seat
        if not self.passes or pass_ is None or pass_ not in asked(s).options:
            return None
        ahead: Table = game.clone(s)
        choose(ahead, pass_)
        return None if ahead.over or asked(ahead).seat != seat else ahead

    def after_passing(self, game: Game[Any, Any], s: Table, seat: int) -> list[Choice]:
        """What a seat could choose if it passed first; nothing where that would let another choose."""
        ahead = self.passed(game, s)
        return [] if ahead is None else list(game.view(ahead, seat).options)

    def why_not(self, game: Game[Any, Any], s: Table, seat: int, choice: Choice) -> Reason | None:
        """Why a seat cannot choose something, now or after passing, whichever is the time for such a choice."""
        later = {type(option) for option in self.after_passing(game, s, seat)} if not s.over and asked(s).seat == seat else set()
        ahead = self.passed(game, s) if type(choice) in later else None
        return game.why_not(game.view(s if ahead is None else ahead, seat), choice)


NO_OR_YES: Final[Mapping[str, Sentence]] = {"no": Sentence("No"), "yes": Sentence("Yes")}
SIEGE: Final = Telling(
    title=Sentence("Siege"),
    about=Sentence("an attacker storms seven walls that a defender holds (after Schotten Totten 2)"),
    seats={"attacker": Sentence("Attacker"), "defender": Sentence("Defender")},
    options={
        "tactics": OptionWords(Sentence("Tactics variant"), NO_OR_YES),
        "colour_run_on_partial_tiles": OptionWords(
            Sentence("Colour run where one type counts"),
            {"sum": Sentence("Counts as its sum"), "type": Sentence("Counts as that type")},
        ),
    },
    aids=siege_aids.aids,
    cards_shown=siege_cards.cards_shown,
    match=SiegeMatch(),
)
AFU: Final = Telling(
    title=Sentence("AFU"),
    about=Sentence("commanders hold off the invaders, recruit, and compete for objectives (after AFU by Kilogames)"),
    seats={
        "first": Sentence("First commander"),
        "second": Sentence("Second commander"),
        "commander": Sentence("Commander"),
    },
    options={
        "players": OptionWords(Sentence("Commanders"), {"2": Sentence("Two"), "1": Sentence("One, solo")}),
        "level": OptionWords(
            Sentence("Level of the solo game"),
            {"easy": Sentence("Easy"), "hard": Sentence("Hard"), "incredible": Sentence("Incredible")},
        ),
        "chervona_kalyna": OptionWords(Sentence("Chervona Kalyna"), NO_OR_YES),
        "ground_invaders_hit_air": OptionWords(Sentence("Ground invaders hit air units"), NO_OR_YES),
        "colour": OptionWords(Sentence("Colour"), {"yellow": Sentence("Yellow"), "blue": Sentence("Blue")}),
    },
    aids=afu_aids.aids,
    cards_shown=afu_sheets.cards_shown,
    chronicle=AfuChronicle(),
    passes=False,
    hurries=True,
)
TELLINGS: Final[dict[str, Telling]] = {"siege": SIEGE, "afu": AFU}


def shown(name: str, language: Language) -> GameShown:
    """A game as the home page shows it."""
    from rubizh.table import api

    game, telling, say = GAMES[name], TELLINGS[name], language.say
    return api.GameShown(
        name=name,
        title=say(telling.title),
        about=capital(say(telling.about)),
        seats=[seats_shown(telling, seats, language) for seats in seatings(game)],
        options=[option_shown(telling, option, language) for option in game.options],
        levels=[api.Level(key, capital(say(level.title)), capital(say(level.about))) for key, level in telling.levels.items()],
        match=telling.match is not None,
    )


def capital(text: str) -> str:
    """A text that begins a line."""
    return text[:1].upper() + text[1:]


def seatings(game: Game[Any, Any]) -> list[list[str]]:
    """The seats that there may be, in the order of the values of the option that decides."""
    found: list[list[str]] = []
    for option in game.options:
        for value in option.values:
            seats = game.seats(game.with_defaults({option.name: value}))
            found += [] if seats in found else [seats]
    return found


def seats_shown(telling: Telling, seats: list[str], language: Language) -> list[SeatShown]:
    from rubizh.table.api import SeatShown

    return [SeatShown(seat, language.say(telling.seats[seat])) for seat in seats]


def option_shown(telling: Telling, option: Option, language: Language) -> OptionShown:
    from rubizh.table.api import OptionShown, OptionValue

    words = telling.options[option.name]
    values = [OptionValue(value, language.say(words.values[value])) for value in option.values]
    return OptionShown(option.name, language.say(words.title), capital(language.text(option.about)), values)
