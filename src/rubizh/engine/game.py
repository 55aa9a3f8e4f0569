"""What the table, the terminal, the lab and the bots need of a game; each game package fills it in once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from rubizh.engine.dealer import Dealer
from rubizh.engine.flow import NATURE, SPECTATOR, Choice, State
from rubizh.engine.result import Result, given_up
from rubizh.engine.text import NUMBER, TRUTH, Form, Reader, Unreadable, Words, Writer
from rubizh.engine.words import Reason, Sentence


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """What one seat may know: whose answer is awaited, its own options, and whatever the game adds, field by field."""

    def __init__(self, s: State, seat: int, words: Words) -> None:
        pending = s.pending
        self.words: Final = words
        self.seat = seat
        self.asked = NATURE if pending is None else pending.seat
        self.options: list[Choice] = pending.options if pending is not None and pending.seat == seat else []
        self.todo = tuple(s.todo)
        self.over = s.over

    def fill(self, f: Form) -> None:
        """Every field once: its name, what stands there, of what kind it is, and what it says."""
        self.seat = f.field("seat", self.seat, NUMBER, "whose view it is; −2 is a spectator's")
        self.asked = f.field("asked", self.asked, NUMBER, "the seat that has to choose, −1 is Nature; no matter once it is over")
        options = f.field("options", tuple(self.options), self.words.choices, "what this seat may choose now")
        self.options = list(options)
        self.todo = f.field("todo", self.todo, self.words.steps, "the steps still to do, the next one last")
        self.over = f.field("over", self.over, TRUTH, "whether the game is over")

    def facts(self) -> dict[str, object]:
        """Every field by name, as JSON can hold it; cards, steps and choices by their texts."""
        writer = Writer()
        self.fill(writer)
        return writer.facts


class Option:
    """A named option of a game: its values, the default first."""

    def __init__(self, name: str, values: list[str], about: Sentence) -> None:
        self.name: Final = name
        self.values: Final = values
        self.about: Final = about


def listed(values: Iterable[str]) -> list[str]:
    """Values of options as people list them: numbers from the lowest up, words with the default first."""
    found = list(values)
    return sorted(found, key=int) if all(value.isdecimal() for value in found) else found


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S, V]):
    """One game: its name, its vocabulary, and the questions that may be asked of its states and views."""

    def __init__(
        self, name: str, rules_version: int, cards: str, options: list[Option], alphabet: dict[str, Choice], longest: int
    ) -> None:
        self.name: Final = name
        self.rules_version: Final = rules_version
        self.cards: Final = cards  # the name of the card set
        self.options: Final = options
        self.alphabet: Final = alphabet
        self.longest: Final = longest  # no game has more decisions, Nature's included

    def wrong_option(self, options: Mapping[str, str]) -> Sentence | None:
        """What is wrong with the first option that the game does not know, or whose value it does not have."""
        known = {option.name: option.values for option in self.options}
        for name, value in options.items():
            if name not in known:
                return Sentence("unknown option “{name}”, expected one of {names}", {"name": name, "names": ", ".join(known)})
            if value not in known[name]:
                expected = ", ".join(listed(known[name]))
                return Sentence(
                    "option “{name}” cannot be “{value}”, expected one of {expected}",
                    {"name": name, "value": value, "expected": expected},
                )
        return None

    def with_defaults(self, options: Mapping[str, str]) -> dict[str, str]:
        """Every option of the game with its value."""
        return {option.name: options.get(option.name, option.values[0]) for option in self.options}

    def seats(self, options: Mapping[str, str]) -> list[str]:
        """The seats by name, in order."""
        raise NotImplementedError

    def sides(self, options: Mapping[str, str]) -> list[int]:
        """The side of each seat, numbered from 0: who is on one side wins and loses together; otherwise each plays for itself."""
        return list(range(len(self.seats(options))))

    def seatings(self) -> list[list[str]]:
        """The seats that there may be, in the order of the values of the option that decides."""
        found = [self.seats(self.with_defaults({}))]
        for option in self.options:
            for value in option.values:
                seats = self.seats(self.with_defaults({option.name: value}))
                found += [] if seats in found else [seats]
        return found

    def has_windows(self) -> bool:
        """Whether players answer what another does, and may pass."""
        return False

    def new(self, options: Mapping[str, str]) -> S:
        """A new game, waiting for its first answer."""
        raise NotImplementedError

    def clone(self, s: S) -> S:
        raise NotImplementedError

    def view(self, s: S, seat: int) -> V:
        """What a seat, or a spectator, may know."""
        raise NotImplementedError

    def view_of(self, facts: Mapping[str, object]) -> V:
        """The view that has these facts: that of a new game, each of its fields read anew."""
        view = self.view(self.new(self.agreed(facts)), SPECTATOR)
        view.fill(Reader(facts))
        return view

    def agreed(self, facts: Mapping[str, object]) -> dict[str, str]:
        """The options that the table of a view has agreed on, of which its facts tell."""
        options = {option.name: str(facts.get(option.name)) for option in self.options}
        wrong = self.wrong_option(options)
        if wrong is not None:
            raise Unreadable(wrong)
        return options

    def sample(self, view: V, dealer: Dealer) -> S:
        """A full state that fits a seat's view, every arrangement of what it cannot see equally likely."""
        raise NotImplementedError

    def sealed(self, s: S) -> list[str]:
        """What each seat has secretly settled on before the game, in words to be opened afterwards; none where all is open."""
        return []

    def reveals(self, s: S, choice: Choice) -> bool:
        """Whether a choice turns up, by the rules, what its seat could not know beforehand."""
        return False

    def whereabouts(self, s: S) -> list[str]:
        """Every card of the game, wherever it lies: the same cards in every state."""
        raise NotImplementedError

    def facts(self, s: S) -> dict[str, object]:
        """Every field by name, for comparing and printing."""
        raise NotImplementedError

    def result(self, s: S) -> Result:
        """What became of everybody in a game that is over."""
        raise NotImplementedError

    def forfeited(self, options: Mapping[str, str], seat: int) -> Result:
        """What became of everybody when a seat gave up, or its time ran out."""
        return given_up(self.sides(options), seat)

    def ending(self, s: S) -> Sentence:
        """How a game that is over was decided."""
        raise NotImplementedError

    def tell(self, s: S, viewer: int, choice: Choice) -> Sentence:
        """What a choice about to be made means, as far as the viewer may know it."""
        raise NotImplementedError

    def question(self, view: V) -> Sentence:
        """What is asked now, in the rulebook's words."""
        raise NotImplementedError

    def why_not(self, view: V, choice: Choice) -> Reason | None:
        """Why a choice is not offered to the seat of the view; None where it is."""
        raise NotImplementedError
