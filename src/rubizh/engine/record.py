"""A game record: set-up and choice texts, one to a line, that a person can read and a program can replay."""

from __future__ import annotations

from typing import Any, Final

from rubizh.engine.flow import NATURE, Choice, State, asked, choose
from rubizh.engine.game import Game
from rubizh.engine.result import DECIDED, LOST, Result
from rubizh.engine.words import Sentence

FIRST_LINE: Final = "rubizh record 1"
UNFINISHED: Final = "unfinished"
NATURE_NAME: Final = "nature"
NOBODY: Final = "nobody"
SINGLE: Final[list[str]] = ["game", "rules", "cards"]
NAMED: Final[list[str]] = ["option", "seat", "note"]  # each with a name of its own: “option tactics”


class RecordError(Exception):
    """What is wrong with a record, and in which line of its text."""

    def __init__(self, line: int, said: Sentence) -> None:
        super().__init__(f"line {line}: {said!r}")
        self.line: Final = line
        self.said: Final = said


class Entry:
    """One choice as written: the line it stands in, who chose, and what."""

    def __init__(self, line: int, who: str, text: str) -> None:
        self.line: Final = line
        self.who: Final = who
        self.text: Final = text


class Header:
    """One header as written: the line it stands in, and its value."""

    def __init__(self, line: int, value: str) -> None:
        self.line: Final = line
        self.value: Final = value


class Record:
    """Everything that a game's file says."""

    def __init__(self, headers: dict[str, Header], entries: list[Entry], result: str, result_line: int) -> None:
        self.headers: Final = headers
        self.entries: Final = entries
        self.result: Final = result
        self.result_line: Final = result_line

    def value(self, name: str) -> str:
        if name not in self.headers:
            raise RecordError(1, Sentence("the line “{name}: …” is missing", {"name": name}))
        return self.headers[name].value

    def named(self, kind: str) -> dict[str, str]:
        """The headers “kind name: value” by their names."""
        return {name[len(kind) + 1 :]: header.value for name, header in self.headers.items() if name.startswith(kind + " ")}

    def wrong(self, name: str, said: Sentence) -> RecordError:
        return RecordError(self.headers[name].line, said)


class Played:
    """A game in progress together with all the choices made so far."""

    def __init__(self, game: Game[Any, Any], options: dict[str, str], players: dict[str, str], notes: dict[str, str]) -> None:
        self.game: Final = game
        self.options: Final = options
        self.players: Final = players
        self.notes: Final = notes
        self.seats: Final = game.seats(options)
        self.s: State = game.new(options)
        self.choices: list[Choice] = []
        self.who: list[int] = []

    def choose(self, choice: Choice) -> None:
        """Make a choice that is offered now."""
        seat = asked(self.s).seat
        choose(self.s, choice)
        self.choices.append(choice)
        self.who.append(seat)

    def back_to(self, length: int) -> None:
        """Take back every choice but the first ones."""
        kept = self.choices[:length]
        self.s = self.game.new(self.options)
        self.choices = []
        self.who = []
        for choice in kept:
            self.choose(choice)

    def name(self, seat: int) -> str:
        return NATURE_NAME if seat == NATURE else self.seats[seat]


def result(played: Played) -> str:
    """That the game is not over, the names of the seats that won, or a team's fate and who of it is in front."""
    if not played.s.over:
        return UNFINISHED
    end = played.game.result(played.s)
    if end.outcome == DECIDED:
        return winners(played, end)
    return end.outcome if end.outcome == LOST or len(end.ranking) == 1 else f"{end.outcome}: {winners(played, end)}"


def winners(played: Played, end: Result) -> str:
    return " ".join([played.name(seat) for seat in end.winners()]) or NOBODY


def results(played: Played) -> list[str]:
    """The results that a record may tell: before there were teams it named the winners in any case."""
    found = [result(played)]
    return found + [winners(played, played.game.result(played.s))] if played.s.over else found


def write(played: Played) -> str:
    """The record of a game, finished or not."""
    game = played.game
    lines = [FIRST_LINE, f"game: {game.name}", f"rules: {game.rules_version}", f"cards: {game.cards}"]
    lines += [f"option {name}: {value}" for name, value in played.options.items()]
    lines += [f"seat {name}: {played.players[name]}" for name in played.seats]
    lines += [f"note {name}: {value}" for name, value in played.notes.items()]
    lines.append("")
    width = max([len(NATURE_NAME)] + [len(name) for name in played.seats])
    for seat, choice in zip(played.who, played.choices, strict=True):
        lines.append(f"{played.name(seat):{width}}  {choice.text}")
    lines += ["", f"result: {result(played)}", ""]
    return "\n".join(lines)


def read(text: str) -> Record:
    """The parts of a record; whether its choices are legal is for `replay` to say."""
    lines = [line.strip() for line in text.splitlines()]
    if not lines or lines[0] != FIRST_LINE:
        raise RecordError(1, Sentence("expected “{first}”: this is not a game record", {"first": FIRST_LINE}))
    headers: dict[str, Header] = {}
    entries: list[Entry] = []
    for number, line in enumerate(lines[1:], start=2):
        if not line or line.startswith("#"):
            continue
        if line.startswith("result:"):
            nothing_after(number, lines)
            return Record(headers, entries, line.partition(":")[2].strip(), number)
        if ":" in line and not entries:
            read_header(number, line, headers)
        else:
            entries.append(read_entry(number, line))
    raise RecordError(len(lines), Sentence("the record is cut off: its last line should begin with “result:”"))


def read_header(number: int, line: str, headers: dict[str, Header]) -> None:
    name, _, value = line.partition(":")
    kind, _, which = name.partition(" ")
    if not (name in SINGLE or (kind in NAMED and which.strip())):
        expected = ", ".join([*SINGLE, *[f"{kind} …" for kind in NAMED]])
        raise RecordError(number, Sentence("unknown header “{name}”, expected one of {names}", {"name": name, "names": expected}))
    if name in headers:
        raise RecordError(number, Sentence("“{name}” is given twice", {"name": name}))
    headers[name] = Header(number, value.strip())


def read_entry(number: int, line: str) -> Entry:
    who, _, text = line.partition(" ")
    if not text:
        raise RecordError(number, Sentence("expected a seat and its choice, found “{line}”", {"line": line}))
    return Entry(number, who, text.strip())


def nothing_after(result_line: int, lines: list[str]) -> None:
    for number, line in enumerate(lines[result_line:], start=result_line + 1):
        if line and not line.startswith("#"):
            raise RecordError(number, Sentence("nothing may follow the result, found “{line}”", {"line": line}))


def start(game: Game[Any, Any], record: Record) -> Played:
    """The game of a record before its first choice, once its headers are known to fit."""
    version = record.value("rules")
    if version != str(game.rules_version):
        raise record.wrong(
            "rules",
            Sentence(
                "the record follows version {theirs} of the rules of {game}, this program version {ours}",
                {"theirs": version, "game": game.name, "ours": game.rules_version},
            ),
        )
    if record.value("cards") != game.cards:
        facts: dict[str, int | str | Sentence] = {"theirs": record.value("cards"), "ours": game.cards}
        raise record.wrong("cards", Sentence("it was played with the cards “{theirs}”, here are “{ours}”", facts))
    for name, value in record.named("option").items():
        wrong = game.wrong_option({name: value})
        if wrong is not None:
            raise record.wrong(f"option {name}", wrong)
    options = game.with_defaults(record.named("option"))
    return Played(game, options, seated(record, game.seats(options)), record.named("note"))


def seated(record: Record, there: list[str]) -> dict[str, str]:
    """Who sits where; a record names everybody or nobody."""
    seats, known = record.named("seat"), ", ".join(there)
    for name in seats:
        if name not in there:
            facts: dict[str, int | str | Sentence] = {"seat": name, "known": known}
            raise record.wrong(f"seat {name}", Sentence("unknown seat “{seat}”, expected one of {known}", facts))
    for name in there:
        if seats and name not in seats:
            last = max([f"seat {seat}" for seat in seats], key=lambda header: record.headers[header].line)
            facts = {"seat": name, "known": known}
            raise record.wrong(last, Sentence("the seat “{seat}” is missing, expected {known}", facts))
    return {name: seats.get(name, name) for name in there}


def replay_entry(played: Played, entry: Entry) -> None:
    """Make a recorded choice, or say why it cannot be made."""
    if played.s.over:
        raise RecordError(entry.line, Sentence("the game is over, nothing is left to choose"))
    decision = asked(played.s)
    if entry.who != played.name(decision.seat):
        raise RecordError(
            entry.line, Sentence("{seat} is to choose, not “{who}”", {"seat": played.name(decision.seat), "who": entry.who})
        )
    for option in decision.options:
        if option.text == entry.text:
            played.choose(option)
            return
    raise RecordError(entry.line, illegal(played, decision.seat, entry.text))


def illegal(played: Played, seat: int, text: str) -> Sentence:
    choice = played.game.alphabet.get(text)
    if choice is None or seat == NATURE:
        return Sentence("“{text}” is not among the options of {seat}", {"text": text, "seat": played.name(seat)})
    reason = played.game.why_not(played.game.view(played.s, seat), choice)
    assert reason is not None, "a choice that is not offered has a reason"
    return Sentence("“{text}” is not legal: {reason} ({rule})", {"text": text, "reason": reason, "rule": reason.rule})


def replay(game: Game[Any, Any], record: Record) -> Played:
    """The game of a record after its last choice, every choice and the result verified."""
    played = start(game, record)
    for entry in record.entries:
        replay_entry(played, entry)
    if record.result not in results(played):
        raise RecordError(
            record.result_line,
            Sentence("the result is {right}, the record says “{said}”", {"right": result(played), "said": record.result}),
        )
    return played
