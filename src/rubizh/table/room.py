"""A game at a table: who sits there, what happened, and the position that came of it. It asks nobody and writes nothing."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from rubizh.engine.dealer import dealt
from rubizh.engine.flow import NATURE, SPECTATOR, Choice, asked, choose, foregone, window
from rubizh.engine.game import Game
from rubizh.engine.record import Played
from rubizh.engine.result import Result
from rubizh.engine.words import Reason, Sentence
from rubizh.games import GAMES
from rubizh.games.opponents import levels
from rubizh.table.answering import TOO_LATE, Answering
from rubizh.table.clock import Mark, RunningClock
from rubizh.table.drafting import Draft
from rubizh.table.hours import ALWAYS, Hours
from rubizh.table.kinds import Kind
from rubizh.table.preparing import AS_A_WHOLE, Preparing
from rubizh.table.storage import EventRow, SeatRow, TableRow
from rubizh.table.talk import GOES_ON, SEATED, Talk
from rubizh.telling.levels import OPPONENTS
from rubizh.telling.log import LogEntry, choose_and_tell
from rubizh.telling.match import NOBODY

ENDED_BY: Final[tuple[Kind, ...]] = ("resign", "time")  # events that end a game before its rules do
MOST_UNDONE: Final = 200  # in a game: each of them is played again for whoever comes in
MOST_AT_ONCE: Final = 2000  # answers that need nobody, after one choice
MOST_NAMED: Final = 12  # options, to somebody who has chosen what there is not
GONE_ON: Final = Sentence("The game has gone on since: look again before you choose.")


class NotAllowed(Exception):
    """What somebody asked for is not done, and why."""

    def __init__(self, said: Sentence) -> None:
        super().__init__(repr(said))
        self.said: Final = said


def edition(game: Game[Any, Any]) -> str:
    """The cards of a table and, from the second on, the version of its rules: played with others it would be another game."""
    return game.cards if game.rules_version == 1 else f"{game.cards}, rules {game.rules_version}"


class Room:
    """A fold over its events: each of them is first proposed, then stored, then applied."""

    def __init__(self, row: TableRow, seats: list[SeatRow], events: list[EventRow], hours: Hours = ALWAYS) -> None:
        self.row: TableRow = row
        self.hours: Final = hours
        self.seats: Final = seats
        self.game: Final[Game[Any, Any]] = GAMES[row.game].rules
        if row.cards != edition(self.game):
            raise ValueError(f"it was played with {row.cards}, here are {edition(self.game)}")
        self.telling: Final = GAMES[row.game].telling
        self.played: Final = Played(self.game, row.options, {}, {})
        self.sides: Final = self.game.sides(row.options)
        self.one_sided: Final = len(set(self.sides)) == 1
        self.talk: Final = Talk(len(seats))
        self.draft: Final = Draft(self.game, self.played)
        self.events: Final[list[EventRow]] = []
        self.moves: Final[set[str]] = set()
        self.undoable: list[int] = []  # the choices of the seat that chose last, which it may still take back
        self.marks: Final[dict[int, Mark | None]] = {}  # how the clock stood before each of them
        self.free: list[int] = []  # the choices that a seat had to make itself
        self.undone = 0
        self.begun: Final[set[int]] = set()  # the seats that have had a turn: from then on their time counts
        self.lost_by: int | None = None  # the seat that resigned, or whose time ran out
        self.clock: Final = RunningClock(row.clock, len(seats))
        self.preparing: Final = Preparing(self.telling.settling, seats)
        self.answering: Final = Answering(timed=row.clock is not None)
        for event in events:
            self.apply(event, [])

    @property
    def over(self) -> bool:
        return self.played.s.over or self.lost_by is not None or self.row.over

    @property
    def full(self) -> bool:
        return all(seat.kind != "open" for seat in self.seats)

    @property
    def asked(self) -> int | None:
        """The seat that is to choose, if any."""
        return None if self.over else asked(self.played.s).seat

    @property
    def bot_asked(self) -> int | None:
        """The seat that is to choose if a computer opponent sits there, once nobody is waited for."""
        ready = self.full and self.asked is not None and not self.preparing.waiting(self.played.s)
        return self.asked if ready and self.seats[self.asked or 0].kind == "bot" else None

    @property
    def settling(self) -> list[int]:
        """The seats that settle something before the game, all at the same time."""
        return [] if self.over else self.preparing.seats(self.played.s)

    @property
    def window(self) -> Choice | None:
        """How whoever is asked passes, if the question is a window."""
        return None if self.over else window(self.played.s)

    @property
    def moment(self) -> tuple[Any, int]:
        """Tells any two positions of the game apart, also those that differ by what was taken back."""
        return self.draft.s, self.draft.at

    @property
    def loser(self) -> int:
        """The seat that has given the game up, NOBODY where the rules decided it."""
        return NOBODY if self.lost_by is None else self.lost_by

    def result(self) -> Result | None:
        """What became of everybody, once it is known."""
        if self.lost_by is not None:
            return self.game.forfeited(self.row.options, self.lost_by)
        return self.game.result(self.played.s) if self.played.s.over else None

    def ending(self) -> Sentence | None:
        """How the game was decided, once it is."""
        if self.played.s.over:
            return self.game.ending(self.played.s)
        if self.lost_by is None:
            return None
        facts: dict[str, int | str | Sentence] = {"who": self.called(self.lost_by)}
        if self.events_of("time"):
            return Sentence("{who} has run out of time.", facts)
        return Sentence("{who} has resigned.", facts)

    def called(self, seat: int) -> str | Sentence:
        """Whoever sits somewhere: a level, a name, or where that is empty the seat."""
        row = self.seats[seat]
        level = OPPONENTS.get(row.level) if row.kind == "bot" else None
        return level.title if level is not None else row.player or self.seat_title(seat)

    def seat_title(self, seat: int) -> Sentence:
        return self.telling.seats[self.played.seats[seat]]

    def viewers(self) -> list[int]:
        return [*range(len(self.seats)), SPECTATOR]

    # What may be done: each answer is the events that it would bring.

    def ready(self) -> list[EventRow]:
        """What needs nobody, once everybody has come: what is dealt first, and what lay ready."""
        if self.over or not self.full or (self.events_of("choice") and not self.settling):
            return []
        return self.answered(self.game.clone(self.played.s), [])

    def events_of(self, kind: str) -> bool:
        return any(event.kind == kind for event in self.events)

    def move(self, seat: int, at: int, texts: list[str], move: str) -> list[EventRow]:
        """A seat's choices and all that follows until somebody is asked again."""
        self.check_going_on()
        if not self.full:
            raise NotAllowed(Sentence("Not everybody has come to the table yet."))
        if at != self.at(seat):
            raise NotAllowed(TOO_LATE if self.answering.given.get(at) == seat else GONE_ON)
        if self.seats[seat].kind == "person" and seat in self.settling:
            raise NotAllowed(AS_A_WHOLE)
        s = self.game.clone(self.known_to(seat))
        made = [(seat, choice) for choice in self.draft.choices] if seat == self.asked else []
        for text in texts:
            choice = self.legal(s, seat, text)
            made.append((seat, choice))
            choose(s, choice)
        return self.answered(s, made, move)

    def sketch(self, seat: int, at: int, texts: list[str], move: str) -> bool:
        """Keep choices of a seat that nobody else sees yet, whether they are that; they happen when they are shown."""
        if self.asked != seat or at != self.at(seat) or not self.full or seat in self.settling or self.window is not None:
            return False
        s = self.game.clone(self.draft.s)
        choices: list[Choice] = []
        for text in texts:
            choices.append(self.legal(s, seat, text))
            choose(s, choices[-1])
        kept = self.draft.extended(choices)
        if kept and move:
            self.moves.add(move)
        return kept

    def known_to(self, viewer: int) -> Any:
        """The state as a viewer knows it: with what it is putting together itself."""
        return self.draft.s if viewer == self.asked else self.played.s

    def at(self, viewer: int) -> int:
        """How many choices have been made, as a viewer knows it."""
        return self.draft.at if viewer == self.asked else len(self.played.choices)

    def passes(self, seat: int, at: int, texts: list[str]) -> bool:
        """Whether these choices are nothing but a pass of the window that is open now."""
        passing = self.window
        return passing is not None and self.asked == seat and at == len(self.played.choices) and texts == [passing.text]

    def check_going_on(self) -> None:
        if self.over:
            raise NotAllowed(Sentence("The game is over."))

    def known(self, text: str) -> Choice:
        choice = self.game.alphabet.get(text)
        if choice is None:
            raise NotAllowed(Sentence("“{text}” is nothing that can be chosen in this game.", {"text": text}))
        return choice

    def legal(self, s: Any, seat: int, text: str) -> Choice:
        if text not in self.game.alphabet and not s.over and asked(s).seat == seat:
            options = [option.text for option in asked(s).options]
            names = ", ".join([*options[:MOST_NAMED], *(["…"] if len(options) > MOST_NAMED else [])])
            raise NotAllowed(Sentence("“{text}” cannot be chosen, expected one of {names}", {"text": text, "names": names}))
        choice = self.known(text)
        if s.over or choice not in asked(s).options or asked(s).seat != seat:
            reason = self.game.why_not(self.game.view(s, seat), choice)
            raise NotAllowed(reason or Sentence("It is not your move."))
        return choice

    def why_not(self, seat: int, text: str) -> Reason | None:
        return self.telling.why_not(self.game, self.known_to(seat), seat, self.known(text))

    def answered(self, s: Any, made: list[tuple[int, Choice]], move: str = "") -> list[EventRow]:
        """Choices made on a copy of the state, and then Nature's answers and those that are known to have no alternative."""
        deals = self.played.who.count(NATURE)
        for _ in range(MOST_AT_ONCE):
            if s.over:
                break
            decision, choice = asked(s), foregone(s)
            if decision.seat == NATURE:
                choice = dealt(int(self.row.seed), deals, decision)
                deals += 1
            elif choice is None:
                choice = self.preparing.answer(s, decision.seat)
            if choice is None:
                break
            made.append((decision.seat, choice))
            choose(s, choice)
        return self.numbered([("choice", seat, choice.text) for seat, choice in made], move)

    def settle(self, seat: int, text: str) -> SeatRow:
        """A seat that has settled on something in which nothing is wrong, or on something else than before."""
        self.check_going_on()
        refusal = self.preparing.refusal(self.played.s, seat)
        if refusal is not None:
            raise NotAllowed(refusal)
        return msgspec.structs.replace(self.seats[seat], settled=self.preparing.written(self.played.s, text))

    def numbered(self, happened: list[tuple[Kind, int, str]], move: str) -> list[EventRow]:
        """Events in a row; the first one carries the page's id."""
        now, first = time.time(), len(self.events)
        return [
            EventRow(self.row.id, first + n + 1, kind, seat, text, move if n == 0 else "", now)
            for n, (kind, seat, text) in enumerate(happened)
        ]

    def undo(self, seat: int, move: str) -> list[EventRow]:
        """Never past another player's choice, a card turned up, or chance."""
        self.check_takebacks()
        if not self.may_undo(seat):
            raise NotAllowed(Sentence("Nothing can be taken back past another player's choice, a card turned up, or chance."))
        return self.numbered([("undo", seat, str(self.undoable[-1]))], move)

    def may_undo(self, seat: int) -> bool:
        if self.draft.choices and seat == self.asked:
            return True
        return bool(self.undoable) and self.played.who[self.undoable[-1]] == seat and not self.over

    def check_takebacks(self) -> None:
        self.check_going_on()
        if self.undone >= MOST_UNDONE:
            raise NotAllowed(Sentence("No more takebacks in this game."))

    def resign(self, seat: int, move: str) -> list[EventRow]:
        """Nobody gives up for others on the same side."""
        self.check_going_on()
        people = {row.visitor for row in self.seats if row.kind == "person"}
        if self.one_sided and people != {self.seats[seat].visitor}:
            raise NotAllowed(Sentence("Others play on your side: hand your seat to the computer instead."))
        return self.numbered([("resign", seat, "")], move)

    def out_of_time(self) -> list[EventRow]:
        """The end of a player whose time is over; where all play on one side, a computer opponent plays on for them.

        An answer that is not given in time is a pass.
        """
        left, running, passing = self.seconds_left(), self.clock.running, self.window
        if left is None or left > 0:
            return []
        if passing is not None and self.asked is not None:
            return self.move(self.asked, len(self.played.choices), [passing.text], "")
        assert running is not None, "somebody's time runs"
        if not self.one_sided:
            return self.numbered([("time", running, "")], "")
        replaced: list[tuple[Kind, int, str]] = [("replaced", running, self.relief(running).level)]
        return self.numbered([("late", running, ""), *(replaced if self.seats[running].kind == "person" else [])], "")

    def seconds_left(self) -> float | None:
        """Until something happens because of the time, if it runs for anybody."""
        now, until, running = self.hours.now(), self.answering.until, self.clock.running
        if self.over or (until is None and running is None):
            return None
        return until - now if until is not None else self.clock.left_of(running or 0, now)

    def relief(self, seat: int) -> SeatRow:
        """The seat of somebody who is late, once a computer opponent plays on."""
        row = self.seats[seat]
        return row if row.kind == "bot" else msgspec.structs.replace(row, kind="bot", level=levels(GAMES[self.row.game])[-1])

    def chat(self, seat: int, text: str, move: str) -> list[EventRow]:
        return self.numbered([("chat", seat, text)], move)

    def join(self, seat: int, player: str) -> list[EventRow]:
        return self.numbered([("joined", seat, player)], "")

    def replace(self, seat: int, level: str, move: str) -> list[EventRow]:
        return self.numbered([("replaced", seat, level)], move)

    def play_on(self, seat: int, table: str, move: str) -> list[EventRow]:
        return self.numbered([("rematch", seat, table)], move)

    # What happened.

    def apply(self, event: EventRow, viewers: list[int]) -> list[LogEntry]:
        """Let a stored event happen; what each of the viewers is told of a choice."""
        told: list[LogEntry] = []
        place, passing = len(self.played.choices), self.window
        if event.kind in GOES_ON or event.kind in SEATED:
            self.draft.drop()
        if event.kind == "choice":
            told = self.chosen(event, viewers)
        elif event.kind == "undo":
            self.take_back(int(event.text))
        elif event.kind == "takeback":
            self.go_back(int(event.text))
            self.keep_choices()
        elif event.kind in ENDED_BY:
            self.lost_by = event.seat
        elif event.kind in SEATED and self.undoable and self.played.who[self.undoable[-1]] == event.seat:
            self.keep_choices()  # what another has chosen there is not taken back
        self.events.append(event)
        self.talk.happened(event)
        if event.move:
            self.moves.add(event.move)
        if event.kind == "choice" and self.asked != event.seat:
            self.begun.add(event.seat)
        answers = self.window is not None
        if answers or self.settling:
            self.keep_choices()
        passed = event.kind == "choice" and passing is not None and passing.text == event.text
        when = self.hours.served(event.time)
        self.answering.happened(event, when, place, passed, answers, self.asked in self.begun)
        if event.kind != "undo":
            goes_on = None if answers or self.settling or self.asked == NATURE else self.asked
            self.clock.happened(event.kind == "choice", when, goes_on, self.asked in self.begun)
        if event.kind == "late":
            self.clock.renew(event.seat)
        return told

    def take_back(self, length: int) -> None:
        self.go_back(length)
        self.clock.back_to(self.marks.pop(self.undoable.pop()))

    def go_back(self, length: int) -> None:
        """To before a choice; Nature's answers are numbered, so that hers to the same question will be the same."""
        self.played.back_to(length)
        self.free = [at for at in self.free if at < length]
        self.undone += 1

    def chosen(self, event: EventRow, viewers: list[int]) -> list[LogEntry]:
        choice, s, number = self.game.alphabet[event.text], self.played.s, len(self.played.choices)
        self.remember(event.seat, choice, number, foregone(s) is not None)
        said = {viewer: self.game.tell(s, viewer, choice) for viewer in viewers}
        return choose_and_tell(self.played, choice, said, self.telling.chronicle)

    def remember(self, seat: int, choice: Choice, number: int, forced: bool) -> None:
        """Whether a choice may be taken back from now on, and those before it."""
        self.free += [] if seat == NATURE or forced else [number]
        final = seat == NATURE or seat in self.settling or self.window is not None or self.game.reveals(self.played.s, choice)
        if final or (self.undoable and self.played.who[self.undoable[-1]] != seat):
            self.keep_choices()
        if not final and not forced:
            self.undoable.append(number)
            self.marks[number] = self.clock.marked()

    def keep_choices(self) -> None:
        """Nothing of what was chosen so far can be taken back any more."""
        self.undoable = []
        self.marks.clear()

    def after_passing(self, seat: int) -> list[str]:
        return [option.text for option in self.telling.after_passing(self.game, self.known_to(seat), seat)]
