"""A process that is spoken to in lines, and never waited for longer than it may take."""

from __future__ import annotations

import os
import selectors
import signal
import subprocess
import time
from contextlib import suppress
from typing import IO, Final

from rubizh.bots.bot import BotFailed
from rubizh.engine.words import Sentence

LONGEST_LINE: Final = 1 << 20
AT_ONCE: Final = 1 << 16  # bytes read at a time
COMPLAINT: Final = 4000  # bytes of its standard error that are kept
PATIENCE: Final = 0.5  # seconds for a process to end by itself


class ProcessFailed(BotFailed):
    """An opponent's process that gives no answer, and what happened to it."""

    def __init__(self, said: Sentence) -> None:
        super().__init__(repr(said))
        self.said: Final = said


class Limit:
    """So many seconds, counted from now."""

    def __init__(self, seconds: float) -> None:
        self.seconds: Final = seconds
        self.end: Final = time.monotonic() + seconds

    def left(self) -> float:
        return self.end - time.monotonic()


class Child:
    """A running command in a process group of its own; what goes wrong with it is a `ProcessFailed`."""

    def __init__(self, name: str, command: list[str]) -> None:
        self.name: Final = name
        self.heard = b""
        self.complaint = b""
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True)
        except OSError as wrong:
            said = Sentence("“{name}” did not start: {reason}", {"name": name, "reason": str(wrong.strerror)})
            raise ProcessFailed(said) from None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        assert self.process.stderr is not None
        self.stdin: Final[IO[bytes]] = self.process.stdin
        self.stdout: Final[IO[bytes]] = self.process.stdout
        self.stderr: Final[IO[bytes]] = self.process.stderr
        self.selector: Final = selectors.DefaultSelector()
        for stream in (self.stdout, self.stderr):
            os.set_blocking(stream.fileno(), False)
            self.selector.register(stream, selectors.EVENT_READ)
        os.set_blocking(self.stdin.fileno(), False)

    def tell(self, line: bytes, limit: Limit) -> None:
        """Write a line, or find out why it cannot be written."""
        try:
            self.write(line, limit)
        except BrokenPipeError:
            raise self.gone() from None

    def write(self, line: bytes, limit: Limit) -> None:
        """As fast as the process reads it."""
        self.selector.register(self.stdin, selectors.EVENT_WRITE)
        try:
            while line:
                if self.wait(limit):
                    line = line[os.write(self.stdin.fileno(), line) :]
        finally:
            self.selector.unregister(self.stdin)

    def hear(self, limit: Limit) -> bytes:
        """The next line that the process writes."""
        while b"\n" not in self.heard:
            if self.stdout not in self.selector.get_map():
                raise self.gone()
            self.wait(limit)
        line, _, self.heard = self.heard.partition(b"\n")
        return line

    def wait(self, limit: Limit) -> bool:
        """Until there is something to read, which is kept, or until the process takes more, which is the answer."""
        left = limit.left()
        ready = [key.fileobj for key, _ in self.selector.select(left)] if left > 0 else []
        if not ready:
            facts: dict[str, int | str | Sentence] = {"name": self.name, "seconds": f"{limit.seconds:g}"}
            raise ProcessFailed(Sentence("“{name}” did not answer within {seconds} s", facts))
        if self.stdout in ready:
            self.heard += self.take(self.stdout)
        if self.stderr in ready:
            self.complaint = (self.complaint + self.take(self.stderr))[-COMPLAINT:]
        if len(self.heard) > LONGEST_LINE:
            said = Sentence("“{name}” wrote more than {most} bytes at once", {"name": self.name, "most": LONGEST_LINE})
            raise ProcessFailed(said)
        return self.stdin in ready

    def take(self, stream: IO[bytes]) -> bytes:
        """What a stream has now; one that has ended is not listened to any more."""
        found = os.read(stream.fileno(), AT_ONCE)
        if not found:
            self.selector.unregister(stream)
        return found

    def gone(self) -> ProcessFailed:
        """It has ended, or will never say anything again: how, and what it complained of last."""
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(PATIENCE)
        limit = Limit(PATIENCE)
        with suppress(ProcessFailed):
            while self.stderr in self.selector.get_map():
                self.wait(limit)
        return ProcessFailed(self.how_it_ended(self.complaint.decode(errors="replace").strip().rpartition("\n")[2]))

    def how_it_ended(self, last: str) -> Sentence:
        code = self.process.poll()
        if code is None:
            return Sentence("“{name}” closed its output without an answer", {"name": self.name})
        facts: dict[str, int | str | Sentence] = {"name": self.name, "code": code, "last": last}
        if not last:
            return Sentence("“{name}” ended with exit code {code} instead of an answer", facts)
        return Sentence("“{name}” ended with exit code {code} instead of an answer: {last}", facts)

    def end(self) -> None:
        """Let it go: by itself, when it is asked to, or else by force."""
        self.stdin.close()
        for urge in (signal.SIGTERM, signal.SIGKILL):
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(PATIENCE)
                break
            self.signal(urge)
        self.kill()

    def kill(self) -> None:
        """End it and whatever it has started, now."""
        self.signal(signal.SIGKILL)
        self.process.wait()
        self.selector.close()
        for stream in (self.stdin, self.stdout, self.stderr):
            stream.close()

    def signal(self, which: signal.Signals) -> None:
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, which)
