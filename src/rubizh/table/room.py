"""A game at a table: who sits there, what happened, and the position that came of it. It asks nobody and writes nothing."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

from rubizh.engine.dealer import dealt
from rubizh.engine.flow import NATURE, SPECTATOR, Choice, asked, choose, foregone
from rubizh.engine.game import Game
from rubizh.engine.record import Played
from rubizh.engine.result import Result
from rubizh.engine.words import Reason, Sentence
from rubizh.games import GAMES
from rubizh.games.opponents import levels
from rubizh.table.clock import Mark, RunningClock
from rubizh.table.messages import Kind
from rubizh.table.storage import EventRow, SeatRow, TableRow
from rubizh.table.talk import SEATED, Talk
from rubizh.telling.levels import OPPONENTS
from rubizh.telling.log import LogEntry, choose_and_tell
from rubizh.telling.match import NOBODY

ENDED_BY: Final[tuple[Kind, ...]] = ("resign", "time")  # events that end a game before its rules do
MOST_UNDONE: Final = 200  # in a game: each of them is played again for whoever comes in
MOST_AT_ONCE: Final = 2000  # answers that need nobody, after one choice
GONE_ON: Final = Sentence("The game has gone on since: look again before you choose.")


def handed_over(seat: SeatRow, visitor: str) -> bool:
    """Whether a computer opponent plays on for this visitor."""
    return seat.kind == "bot" and seat.visitor == visitor != ""


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

    def __init__(self, row: TableRow, seats: list[SeatRow], events: list[EventRow]) -> None:
        self.row: TableRow = row
        self.seats: Final = seats
        self.game: Final[Game[Any, Any]] = GAMES[row.game].rules
        if row.cards != edition(self.game):
            raise ValueError(f"it was played with {row.cards}, here are {edition(self.game)}")
        self.telling: Final = GAMES[row.game].telling
        self.played: Final = Played(self.game, row.options, {}, {})
        self.sides: Final = self.game.sides(row.options)
        self.one_sided: Final = len(set(self.sides)) == 1
        self.talk: Final = Talk(len(seats))
        self.events: Final[list[EventRow]] = []
        self.moves: Final[set[str]] = set()
        self.undoable: list[int] = []  # the choices of the seat that chose last, which it may still take back
        self.marks: Final[dict[int, Mark | None]] = {}  # how the clock stood before each of them
        self.free: list[int] = []  # the choices that a seat had to make itself
        self.undone = 0
        self.begun: Final[set[int]] = set()  # the seats that have had a turn: from then on their time counts
        self.lost_by: int | None = None  # the seat that resigned, or whose time ran out
        self.clock: Final = RunningClock(row.clock, len(seats))
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
        """The seat that is to choose if a computer opponent sits there, once everybody has come."""
        return self.asked if self.full and self.asked is not None and self.seats[self.asked].kind == "bot" else None

    @property
    def moment(self) -> tuple[Any, int]:
        """Tells any two positions of the game apart, also those that differ by what was taken back."""
        return self.played.s, len(self.played.choices)

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

    def opening(self) -> list[EventRow]:
        """What is dealt before anybody is asked, once everybody has come."""
        if self.events_of("choice") or not self.full:
            return []
        return self.answered(self.game.clone(self.played.s), [])

    def events_of(self, kind: str) -> bool:
        return any(event.kind == kind for event in self.events)

    def move(self, seat: int, at: int, texts: list[str], move: str) -> list[EventRow]:
        """A seat's choices and all that follows until somebody is asked again."""
        self.check_going_on()
        if not self.full:
            raise NotAllowed(Sentence("Not everybody has come to the table yet."))
        if at != len(self.played.choices):
            raise NotAllowed(GONE_ON)
        s = self.game.clone(self.played.s)
        made: list[tuple[int, Choice]] = []
        for text in texts:
            choice = self.legal(s, seat, text)
            made.append((seat, choice))
            choose(s, choice)
        return self.answered(s, made, move)

    def check_going_on(self) -> None:
        if self.over:
            raise NotAllowed(Sentence("The game is over."))

    def known(self, text: str) -> Choice:
        choice = self.game.alphabet.get(text)
        if choice is None:
            raise NotAllowed(Sentence("“{text}” is nothing that can be chosen in this game.", {"text": text}))
        return choice

    def legal(self, s: Any, seat: int, text: str) -> Choice:
        choice = self.known(text)
        if s.over or choice not in asked(s).options or asked(s).seat != seat:
            reason = self.game.why_not(self.game.view(s, seat), choice)
            raise NotAllowed(reason or Sentence("It is not your move."))
        return choice

    def why_not(self, seat: int, text: str) -> Reason | None:
        return self.telling.why_not(self.game, self.played.s, seat, self.known(text))

    def answered(self, s: Any, made: list[tuple[int, Choice]], move: str = "") -> list[EventRow]:
        """Choices made on a copy of the state, and then Nature's answers and those that are known to have no alternative."""
        deals = self.played.who.count(NATURE)
        for _ in range(MOST_AT_ONCE):
            if s.over:
                break
            decision, choice = asked(s), foregone(s)
            if decision.seat == NATURE:
                choice = dealt(int(self.row.seed), deals, decision.options)
                deals += 1
            if choice is None:
                break
            made.append((decision.seat, choice))
            choose(s, choice)
        return self.numbered([("choice", seat, choice.text) for seat, choice in made], move)

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
        return bool(self.undoable) and self.played.who[self.undoable[-1]] == seat and not self.over

    def check_takebacks(self) -> None:
        self.check_going_on()
        if self.undone >= MOST_UNDONE:
            raise NotAllowed(Sentence("No more takebacks in this game."))

    def takeback(self, seat: int, at: int, move: str) -> list[EventRow]:
        """Ask everybody to go back to before one's own choice, past chance and others too."""
        self.check_takebacks()
        if not self.row.friendly:
            raise NotAllowed(Sentence("At this table nothing is taken back by agreement."))
        if self.talk.asking is not None:
            raise NotAllowed(Sentence("Another takeback is being asked for: answer that first."))
        if at not in self.free or self.played.who[at] != seat:
            raise NotAllowed(Sentence("You can only take back a choice of your own."))
        return self.numbered([("asked", seat, str(at)), *self.if_all_agree([seat], seat, at)], move)

    def answer(self, seat: int, yes: bool, move: str) -> list[EventRow]:
        """Agree to what is asked to be taken back, or not."""
        asking = self.talk.asking
        if asking is None:
            raise NotAllowed(Sentence("Nobody asks for a takeback now."))
        if not yes:
            return self.numbered([("declined", seat, "")], move)
        if seat in self.agreeing(asking.agreed):
            return []
        return self.numbered([("agreed", seat, ""), *self.if_all_agree([*asking.agreed, seat], asking.seat, asking.at)], move)

    def if_all_agree(self, agreed: list[int], seat: int, at: int) -> list[tuple[Kind, int, str]]:
        """The takeback, once nobody is left to ask."""
        return [("takeback", seat, str(at))] if len(self.agreeing(agreed)) == len(self.seats) else []

    def agreeing(self, agreed: list[int]) -> list[int]:
        """The seats that need not be asked: those of people who have agreed, and the computer opponents."""
        people = {self.seats[seat].visitor for seat in agreed}
        return [row.seat for row in self.seats if row.kind != "person" or row.visitor in people]

    def last_choice(self, seat: int) -> int:
        """The place of a seat's last choice, to ask for it back; -1 where there is none, or nobody may ask."""
        if self.over or not self.row.friendly or self.talk.asking is not None:
            return -1
        return max([at for at in self.free if self.played.who[at] == seat], default=-1)

    def resign(self, seat: int, move: str) -> list[EventRow]:
        """Nobody gives up for others on the same side."""
        self.check_going_on()
        people = {row.visitor for row in self.seats if row.kind == "person"}
        if self.one_sided and people != {self.seats[seat].visitor}:
            raise NotAllowed(Sentence("Others play on your side: hand your seat to the computer instead."))
        return self.numbered([("resign", seat, "")], move)

    def out_of_time(self) -> list[EventRow]:
        """The end of a player whose time is over; where all play on one side, a computer opponent plays on for them."""
        running = self.clock.running
        if self.over or running is None or self.clock.left_of(running, time.time()) > 0:
            return []
        if not self.one_sided:
            return self.numbered([("time", running, "")], "")
        replaced: list[tuple[Kind, int, str]] = [("replaced", running, self.relief(running).level)]
        return self.numbered([("late", running, ""), *(replaced if self.seats[running].kind == "person" else [])], "")

    def relief(self, seat: int) -> SeatRow:
        """The seat of somebody who is late, once a computer opponent plays on."""
        row = self.seats[seat]
        return row if row.kind == "bot" else msgspec.structs.replace(row, kind="bot", level=levels(GAMES[self.row.game])[-1])

    def chat(self, seat: int, text: str, move: str) -> list[EventRow]:
        return self.numbered([("chat", seat, text)], move)

    def join(self, seat: int, player: str) -> list[EventRow]:
        return self.numbered([("joined", seat, player)], "")

    def returned(self, seat: int, visitor: str) -> SeatRow:
        """The seat of somebody who was away, once it is theirs again and no computer opponent's."""
        if seat >= len(self.seats) or self.over or not handed_over(self.seats[seat], visitor):
            raise NotAllowed(Sentence("You cannot take this seat back: nobody is playing it for you."))
        return msgspec.structs.replace(self.seats[seat], kind="person", level="")

    def come_back(self, returned: SeatRow, move: str) -> list[EventRow]:
        self.returned(returned.seat, returned.visitor)  # still
        return self.numbered([("joined", returned.seat, returned.player)], move)

    def replace(self, seat: int, level: str, move: str) -> list[EventRow]:
        return self.numbered([("replaced", seat, level)], move)

    def play_on(self, seat: int, table: str, move: str) -> list[EventRow]:
        return self.numbered([("rematch", seat, table)], move)

    # What happened.

    def apply(self, event: EventRow, viewers: list[int]) -> list[LogEntry]:
        """Let a stored event happen; what each of the viewers is told of a choice."""
        told: list[LogEntry] = []
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
        if event.kind != "undo":
            self.clock.happened(event.kind == "choice", event.seat, event.time, self.asked if self.asked in self.begun else None)
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
        final = seat == NATURE or self.game.reveals(self.played.s, choice)
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
        return [option.text for option in self.telling.after_passing(self.game, self.played.s, seat)]
