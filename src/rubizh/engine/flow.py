"""Turn flow shared by every game: a stack of steps still to do; the top step may ask a question."""

from __future__ import annotations

from typing import Any, Final, Generic, TypeVar, cast

from mypy_extensions import i64, mypyc_attr

from rubizh.engine.words import Sentence

NATURE: Final = -1
SPECTATOR: Final = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice:
    """One thing a seat may choose. Interned: one shared object per meaning."""

    def __init__(self, text: str) -> None:
        self.text: Final = text

    def __repr__(self) -> str:
        return self.text


NONE: Final = Choice("")


class IllegalChoice(Exception):
    """A choice that is not among the options, and what was expected."""

    def __init__(self, said: Sentence) -> None:
        super().__init__(repr(said))
        self.said: Final = said


NOT_LISTED: Final[list[Choice]] = []  # the options of a question that lists them only if somebody wants to see them


@mypyc_attr(acyclic=True, free_list_len=1)
class Decision:
    """The question on the table: who chooses, and among what."""

    def __init__(self, seat: int, options: list[Choice]) -> None:
        self.seat: Final = seat
        self.listed = options

    @property
    def options(self) -> list[Choice]:
        return self.listed

    def many(self) -> i64:
        """How many options there are."""
        return len(self.listed)

    def option(self, number: i64) -> Choice:
        """One of them, counted from 0."""
        return self.listed[number]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What the flow needs of a game's state: steps still to do, the pending question, and the end."""

    def __init__(self, todo: list[Step[Any]], pending: Decision | None, over: bool) -> None:
        self.todo = todo
        self.pending = pending
        self.over = over


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One line of the rulebook. Immutable, holding only ints that everybody at the table may know."""

    def ask(self, s: S) -> Decision | None:
        return None

    def do(self, s: S, choice: Choice) -> None:
        raise NotImplementedError

    def forced_is_public(self, s: S) -> bool:
        """Whether everybody may know which options its question has: only then may a single one be chosen unasked."""
        return False

    def passed_by(self, s: S) -> Choice | None:
        """How its question is passed, where it is a window: an answer to what another does, asked whatever the hand holds."""
        return None

    def unseen(self, s: S) -> bool:
        """Whether its seat has answered so far what only that seat knows: to everybody else the same question is still asked."""
        return False

    def __repr__(self) -> str:
        return type(self).__name__


def then(s: State, step: Step[Any]) -> None:
    """This comes next, before anything already waiting."""
    s.todo.append(step)


def advance(s: State) -> None:
    """Do steps until somebody must choose or the game is over."""
    s.pending = None
    while not s.over:
        step = s.todo[-1]
        s.pending = step.ask(s)
        if s.pending is not None:
            return
        drop(s)
        step.do(s, NONE)


def choose(s: State, choice: Choice) -> None:
    """Answer the pending question with one of its options; anything else is refused, and changes nothing."""
    if s.pending is None:
        raise IllegalChoice(Sentence("“{choice}” answers nothing: the game is over", {"choice": choice.text}))
    options = s.pending.options
    if choice not in options:
        names = ", ".join([option.text for option in options])
        raise IllegalChoice(
            Sentence("“{choice}” is not offered, expected one of {names}", {"choice": choice.text, "names": names})
        )
    apply(s, choice)


def apply(s: State, choice: Choice) -> None:
    """Answer the pending question with an option taken from it: for search, which has no time to look it up again."""
    step = s.todo[-1]
    drop(s)
    step.do(s, choice)
    advance(s)


def drop(s: State) -> None:
    """Take the top step off the stack."""
    if len(s.todo) > 1:
        cast("list[object]", s.todo).pop()  # as an object, so that its class is not looked up again
    else:
        s.todo = []  # popped empty, the same list would take twice as long to fill again


def asked(s: State) -> Decision:
    """The pending question of a game that is not over."""
    assert s.pending is not None, "the game is over: nobody is asked"
    return s.pending


def foregone(s: State) -> Choice | None:
    """The only answer to the pending question, where everybody may know that there is no other; nobody need give it."""
    decision = asked(s)
    return decision.option(0) if decision.many() == 1 and s.todo[-1].forced_is_public(s) else None


def window(s: State) -> Choice | None:
    """How the pending question is passed, if it is a window; not even the time of such a pass may tell of a hand."""
    return None if s.pending is None else s.todo[-1].passed_by(s)


def unseen(s: State) -> bool:
    """Whether whoever is asked is putting something together that nobody else has seen anything of."""
    return s.pending is not None and s.todo[-1].unseen(s)
