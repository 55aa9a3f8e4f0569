"""Attacks on a table, over its sockets and over HTTP, and what must be true after each of them."""

from __future__ import annotations

import gc
import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

from rubizh.engine.flow import NATURE, SPECTATOR
from rubizh.table.messages import LONGEST_MESSAGE
from rubizh.table.room import Room
from tests.table.asking import Requests
from tests.table.complaints import Complaints
from tests.table.nonsense import Nonsense, message
from tests.table.running import Running
from tests.table.wire import Wire, frame, handshake, told
from tests.table.witness import ME, Witness, cookie, plain

AT_ONCE: Final = 45  # messages of one page, below what makes the table stop listening
GAMES: Final[list[tuple[str, dict[str, str]]]] = [("siege", {}), ("siege", {"tactics": "yes"}), ("afu", {})]


def attacked(url: str, number: int, messages: int, game: tuple[str, dict[str, str]] | None = None) -> int:
    """A server of its own under attack; how many messages it got."""
    running = Running(url)
    complaints = Complaints()
    try:
        return Fuzz(running, number, complaints, game or GAMES[number % len(GAMES)]).run(messages)
    finally:
        running.end()
        complaints.close()


class Fuzz:
    """One server under attack; the same dice attack in the same way."""

    def __init__(self, running: Running, number: int, complaints: Complaints, game: tuple[str, dict[str, str]]) -> None:
        self.running: Final = running
        self.dice: Final = Random(number)
        self.nonsense: Final = Nonsense(self.dice)
        self.complaints: Final = complaints
        self.game: Final = game
        self.witness = self.new_witness()
        self.owner: Final = running.visitor("Petro")  # plays a table of his own, and does it badly
        self.arena = self.new_arena()
        self.sent = 0
        self.attacks: Final[list[Callable[[], None]]] = [
            self.as_a_stranger,
            self.before_entering,
            self.at_one_s_own_table,
            self.twice_at_once,
            self.flood,
            self.cut_off,
            self.bytes_that_are_no_frames,
            self.ask_over_http,
        ]

    def new_witness(self) -> Witness:
        return Witness(self.running, *self.game, self.dice)

    def new_arena(self) -> str:
        beside = {"kind": "beside", "name": "Taras"}
        table: str = self.owner.open(self.game[0], ME, beside, options=self.game[1])["table"]
        page = self.owner.enter(table)
        page.until(lambda: page.position["at"] > 0)
        page.leave()
        return table

    def run(self, messages: int) -> int:
        """Every attack once, then any of them until so many messages are sent; how many they were."""
        for how in self.attacks:
            self.attack(how)
        while self.sent < messages:
            self.attack(self.dice.choice(self.attacks))
        gc.collect()  # so that a task that nobody asked tells how it failed
        assert self.complaints.found == []
        return self.sent

    def attack(self, how: Callable[[], None]) -> None:
        """One attack, then a look at everything, then the friends play on."""
        before = self.witness.state()
        how()
        self.check()
        assert self.witness.state() == before
        if not self.witness.play_on():
            self.witness = self.new_witness()

    def check(self) -> None:
        """The server is well, has nothing to complain of, and its tables are as lawful play made them."""
        self.owner.home()
        assert self.complaints.found == []
        self.witness.check_storage()
        self.check_arena()

    def check_arena(self) -> None:
        """Everything at the table of one's own was done by whoever sits there, and can be done again."""
        room = self.room(self.arena)
        for event in room.events:
            owner, _, _ = event.move.partition(" ")
            assert event.seat == NATURE or not owner or owner == room.seats[event.seat].visitor
        assert [event.number for event in room.events] == list(range(1, len(room.events) + 1))
        assert len([event for event in room.events if event.kind == "rematch"]) <= 1
        again = Room(room.row, room.seats, room.events)
        assert room.game.facts(again.played.s) == room.game.facts(room.played.s)
        if room.over:
            self.arena = self.new_arena()

    def check_heard(self, heard: bytes) -> None:
        """Nothing that only others may know."""
        assert not [secret for secret in self.witness.secrets() if secret.encode() in heard]

    # Who attacks.

    def room(self, table: str) -> Room:
        return self.running.house.rooms.lives[table].room

    def known(self) -> str:
        """The cookie of somebody whom the table knows, and who sits nowhere."""
        return f"rubizh={self.running.house.visitors.signer.sign(f'stranger-{self.dice.randrange(10**9)}').decode()}"

    def forged(self) -> str:
        """A player's cookie, or something like it, that the table has not signed."""
        name, _, signature = cookie(self.witness.players[self.dice.randrange(2)]).rpartition(".")
        other = cookie(self.owner).rpartition(".")[2]
        wrong = [f"{name}.{other}", name, f"{name}.", f".{signature}", f"{name}.{signature[:-1]}", f"{name}\x00.{signature}", "é"]
        return f"rubizh={self.dice.choice(wrong)}"

    def stranger(self) -> list[str]:
        """The headers of somebody who has no business at the witnesses' table."""
        signed = [self.known(), f"rubizh={cookie(self.owner)}"]
        found = self.dice.choice([*signed, *signed, self.forged(), "", "=;=;rubizh=;rubizh", f"other=1; {self.forged()}"])
        return [f"Cookie: {found}", self.origin()] if found else [self.origin()]

    def origin(self) -> str:
        return f"Origin: http://127.0.0.1:{self.running.port}"

    def wire(self, table: str, headers: list[str]) -> Wire:
        """A socket at a table, its hands shaken."""
        wire = Wire(self.running.port)
        wire.send(handshake(f"127.0.0.1:{self.running.port}", f"/socket/{table}", *headers))
        wire.hear(b"\r\n\r\n")
        return wire

    # What is sent.

    def message(self, table: str) -> dict[str, Any]:
        return message(self.dice, self.room(table), 0.02 if table == self.arena else 0.2)

    def framed(self, text: bytes) -> bytes:
        """A text as one frame, seldom as bytes, in pieces, or with another mark."""
        kind = self.dice.randrange(40)
        if kind == 0:
            return frame(text, 0x82)
        if kind == 1:
            return frame(text[:5], 0x01) + frame(text[5:], 0x80)
        if kind == 2:
            return frame(text[:100], 0x89)
        return frame(text)

    def babble(self, table: str, headers: list[str], texts: list[bytes]) -> bytes:
        """Enter, say all that, and hear what comes of it until the table has answered or shut the door."""
        enter = {"type": "enter", "language": self.dice.choice(["en", "uk"]), "seat": self.dice.choice([None, 0, 1, 3])}
        with self.wire(table, headers) as wire:
            frames = [frame(json.dumps(enter).encode()), *map(self.framed, texts), frame(b'{"type":"ping"}')]
            wire.send(b"".join(frames) + frame(b'{"type":"why","id":"the-end","choice":"?"}'))
            self.sent += len(frames)
            return wire.hear(b'"the-end"')

    def texts(self, table: str, most: int = AT_ONCE) -> list[bytes]:
        return [self.nonsense.text(self.message(table)) for _ in range(self.dice.randrange(1, most))]

    # The attacks.

    def as_a_stranger(self) -> None:
        """Somebody without a seat at the table sees what a spectator may see, and nothing that he does has an effect."""
        for table in (self.witness.table, self.witness.waiting):
            heard = self.babble(table, self.stranger(), self.texts(self.witness.table))
            self.check_heard(heard)
            room = self.room(table)
            seen = plain(room.game.view(room.played.s, SPECTATOR).facts())
            for one in told(heard):
                assert one["type"] not in ("done", "news", "advice", "explained"), one
                assert "position" not in one or one["position"]["view"] == seen

    def before_entering(self) -> None:
        """Whoever does not come in first is shown out."""
        table = self.dice.choice([self.witness.table, "nowhere", "%00", "..%2f", "x" * 3000, self.arena, "%F0%9F%98%80"])
        with self.wire(table, self.stranger()) as wire:
            wire.send(b"".join(map(self.framed, self.texts(self.witness.table, 5))))
            wire.send(frame(b'{"type":"ping"}') + frame(b"\x03\xe8", 0x88))
            self.sent += 5
            self.check_heard(wire.hear())

    def at_one_s_own_table(self) -> None:
        """Whoever sits there may do what the rules allow; he sees his own seats."""
        heard = self.babble(self.arena, [f"Cookie: rubizh={cookie(self.owner)}", self.origin()], self.texts(self.arena))
        self.check_heard(heard)
        assert all(one["position"]["view"]["seat"] in (0, 1) for one in told(heard) if "position" in one)

    def twice_at_once(self) -> None:
        """Two pages of the same visitor say the same with the same ids."""
        headers = [f"Cookie: rubizh={cookie(self.owner)}", self.origin()]
        texts = [json.dumps({"type": "chat", "id": f"c{self.dice.randrange(10**6)}", "text": "hello"}) for _ in range(3)]
        said = [json.dumps(self.message(self.arena)) for _ in range(10)] + texts
        frames = b"".join(frame(text.encode()) for text in ['{"type":"enter","language":"en"}', *said])
        with self.wire(self.arena, headers) as one, self.wire(self.arena, headers) as other:
            for wire in (one, other):
                wire.send(frames + frame(b'{"type":"why","id":"the-end","choice":"?"}'))
            self.sent += 2 * len(said)
            for wire in (one, other):
                self.check_heard(wire.hear(b'"the-end"'))

    def flood(self) -> None:
        """More than the table listens to."""
        pings = frame(b'{"type":"enter","language":"en"}') + frame(b'{"type":"ping"}') * 150
        with self.wire(self.witness.table, [f"Cookie: {self.known()}", self.origin()]) as wire:
            wire.send(pings)
            self.sent += 150
            assert told(wire.hear())[-1]["type"] == "refused"

    def cut_off(self) -> None:
        """The connection breaks anywhere: in the handshake, in a frame, before the answer."""
        shaking = handshake(f"127.0.0.1:{self.running.port}", f"/socket/{self.witness.table}", *self.stranger())
        frames = frame(b'{"type":"enter","language":"en"}') + b"".join(map(frame, self.texts(self.witness.table, 10)))
        for _ in range(10):
            wire = Wire(self.running.port)
            whole = shaking + frames
            at = self.dice.choice([self.dice.randrange(len(shaking)), len(shaking), self.dice.randrange(len(whole))])
            wire.send(whole[:at])
            self.sent += 1
            self.dice.choice([wire.cut, wire.socket.close, wire.say_no_more])()
            wire.socket.close()

    def bytes_that_are_no_frames(self) -> None:
        """After the handshake anything: wrong lengths, reserved bits, no mask, far too long."""
        headers, enter = self.stranger(), frame(b'{"type":"enter","language":"en"}')
        wrong = [
            self.dice.randbytes(200),
            b"\x81\x05hello",
            frame(b"x", 0xF1),
            frame(b"x", 0x83),
            b"\x81\xff" + b"\xff" * 8 + b"\0" * 4,
            frame(b" " * (LONGEST_MESSAGE * 4 + 1)),
            frame(b"\xff\xfe"),
            frame(b"\xed\xa0\x80"),
            frame(b"{", 0x01) * 3,
            frame(b"y" * 126, 0x89),
            frame(b"\x00", 0x88),
        ]
        for data in wrong:
            with self.wire(self.witness.table, headers) as wire:
                wire.send(enter + data)
                wire.say_no_more()
                self.sent += 2
                self.check_heard(wire.hear())

    def ask_over_http(self) -> None:
        """Requests of any kind; none of them makes the server fail."""
        requests = Requests(self.nonsense, f"127.0.0.1:{self.running.port}", self.known(), [self.witness.table, self.arena])
        for _ in range(AT_ONCE):
            with Wire(self.running.port) as wire:
                whole, asked = requests.next()
                wire.send(asked)
                if not whole:
                    wire.say_no_more()
                heard = wire.hear()
            self.sent += 1
            self.check_heard(heard)
            assert not heard.startswith(b"HTTP/1.1 5"), (asked[:500], heard[:500])
