"""What people are told of a game: each game fills it in once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final

from rubizh.engine.flow import Choice, State, asked, choose
from rubizh.engine.words import Reason, Sentence
from rubizh.language import Language
from rubizh.telling.levels import capital, level_shown
from rubizh.telling.log import Chronicle
from rubizh.telling.match import MatchRules, TwoGames
from rubizh.telling.rulebook import Rulebooks
from rubizh.telling.settling import Settling

if TYPE_CHECKING:
    from rubizh.engine.game import Game, Option
    from rubizh.telling.shown import Cards, GameShown, OptionShown


PASS: Final = "pass"  # the same word in every game
PLAYERS: Final = "players"  # the option that decides how many seats there are
NO_WORDS: Final[Mapping[str, Sentence]] = {}


class OptionWords:
    """An option by its title, and its values by theirs; what it is about the game itself says."""

    def __init__(self, title: Sentence, values: Mapping[str, Sentence]) -> None:
        self.title: Final = title
        self.values: Final = values


def points_said(points: int) -> Sentence:
    return Sentence("{n}", {"n": points})


def no_aids(view: Any, language: Language) -> dict[str, Any]:
    return {}


def no_cards(language: Language) -> Cards:
    from rubizh.telling.shown import Cards

    return Cards([], {})


class Telling:
    """A game in words: its name, seats and options, its log, its cards, and what its rules count for a player.

    With `passes` whoever may pass can choose at once what comes after.
    """

    def __init__(
        self,
        title: Sentence,
        about: Sentence,
        seats: Mapping[str, Sentence],
        options: Mapping[str, OptionWords],
        rulebook: Rulebooks,
        aids: Callable[[Any, Language], dict[str, Any]] = no_aids,
        cards_shown: Callable[[Language], Cards] = no_cards,
        score: Callable[[int], Sentence] = points_said,
        match: MatchRules | None = None,
        settling: Settling | None = None,
        chronicle: Chronicle | None = None,
        passes: bool = True,
        phrases: Mapping[str, Sentence] = NO_WORDS,
        requests: Mapping[str, Sentence] = NO_WORDS,
        called: Mapping[str, int] | None = None,
    ) -> None:
        self.title: Final = title
        self.about: Final = about
        self.seats: Final = seats
        self.options: Final = options
        self.rulebook: Final = rulebook
        self.aids: Final = aids
        self.cards_shown: Final = cards_shown
        self.score: Final = score  # what the points of somebody who played alone amount to
        self.match: Final = match
        self.settling: Final = settling
        self.chronicle: Final = chronicle or Chronicle()
        self.passes: Final = passes
        self.phrases: Final = phrases  # what players can say to each other at once, by key
        self.requests: Final = requests  # what players can ask of a partner that is a computer opponent, by key
        self.called: Final = called or {}  # what its sentences call each seat, where people's names can stand instead

    @property
    def two_games(self) -> TwoGames | None:
        """The match that can be played at one keyboard, where nothing is kept secret from game to game."""
        return self.match if isinstance(self.match, TwoGames) else None

    def passed(self, game: Game[Any, Any], s: State) -> State | None:
        """The state after passing, where whoever is asked may pass and is asked again."""
        pass_ = game.alphabet.get(PASS)
        seat = asked(s).seat
        if not self.passes or pass_ is None or pass_ not in asked(s).options:
            return None
        ahead: State = game.clone(s)
        choose(ahead, pass_)
        return None if ahead.over or asked(ahead).seat != seat else ahead

    def after_passing(self, game: Game[Any, Any], s: State, seat: int) -> list[Choice]:
        """What a seat could choose if it passed first; nothing where that would let another choose."""
        ahead = self.passed(game, s)
        return [] if ahead is None else list(game.view(ahead, seat).options)

    def why_not(self, game: Game[Any, Any], s: State, seat: int, choice: Choice) -> Reason | None:
        """Why a seat cannot choose something, now or after passing, whichever is the time for such a choice."""
        later = {type(option) for option in self.after_passing(game, s, seat)} if not s.over and asked(s).seat == seat else set()
        ahead = self.passed(game, s) if type(choice) in later else None
        return game.why_not(game.view(s if ahead is None else ahead, seat), choice)

    def shown(self, game: Game[Any, Any], levels: list[str], language: Language) -> GameShown:
        """The game as the home page shows it, with the opponents to choose from."""
        from rubizh.telling.shown import GameShown

        return GameShown(
            name=game.name,
            title=language.say(self.title),
            about=capital(language.say(self.about)),
            seats=[[language.say(self.seats[seat]) for seat in seats] for seats in game.seatings()],
            options=[self.option_shown(option, language) for option in game.options],
            levels=[level_shown(name, language) for name in levels],
            match=self.match is not None,
            match_about=language.say(self.match.about) if self.match is not None else "",
            together=together(game),
        )

    def option_shown(self, option: Option, language: Language) -> OptionShown:
        from rubizh.telling.shown import OptionShown, OptionValue

        words = self.options[option.name]
        values = [OptionValue(value, language.say(words.values[value])) for value in option.values]
        return OptionShown(option.name, language.say(words.title), capital(language.say(option.about)), values)


def together(game: Game[Any, Any]) -> bool:
    """Whether several play on one side, as the game is usually played."""
    players = next((option.values for option in game.options if option.name == PLAYERS), [])
    tables = [game.with_defaults({PLAYERS: value}) for value in players] or [game.with_defaults({})]
    return any(len(sides) > 1 and len(set(sides)) == 1 for sides in map(game.sides, tables))


NO_OR_YES: Final[Mapping[str, Sentence]] = {"no": Sentence("No"), "yes": Sentence("Yes")}
