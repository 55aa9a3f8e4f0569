"""An opponent that goes wrong in the way it is told to on its command line; by itself it plays the first option."""

from __future__ import annotations

import fcntl
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def first(view: dict[str, list[str]]) -> None:
    say(type="choice", choice=view["options"][0])


def crash(view: dict[str, list[str]]) -> None:
    print("thinking hard\nout of ideas", file=sys.stderr)
    sys.exit(3)


def settle(file: Path) -> None:
    """Start a child that holds a lock, and be deaf to every polite request to end."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    with file.open("w") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        subprocess.Popen(["sleep", "60"], pass_fds=[held.fileno()])


def hang(view: dict[str, list[str]]) -> None:
    time.sleep(60)


def stay(view: dict[str, list[str]]) -> None:
    """Answers, and then will not go."""
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    first(view)
    time.sleep(60)


def garbage(view: dict[str, list[str]]) -> None:
    print("pondering…", flush=True)


def illegal(view: dict[str, list[str]]) -> None:
    say(type="choice", choice="R12@9")


def misplaced(view: dict[str, list[str]]) -> None:
    say(type="ready", name="again")


def nested(view: dict[str, list[str]]) -> None:
    print('{"type":"info","x":' + "[" * 100_000 + "]" * 100_000 + "}", flush=True)


def huge(view: dict[str, list[str]]) -> None:
    print("x" * (2 << 20), flush=True)


def chatter(view: dict[str, list[str]]) -> None:
    """Says what it thinks, and complains a lot besides."""
    for visits in range(200):
        say(type="info", visits=visits, chance=0.5)
        print("x" * 1000, file=sys.stderr)
    first(view)


def endless(view: dict[str, list[str]]) -> None:
    while True:
        say(type="info", text="just a moment")


def mute(view: dict[str, list[str]]) -> None:
    os.close(1)
    time.sleep(60)


def once(view: dict[str, list[str]]) -> None:
    """Crashes the first time it is ever asked, and leaves a file to remember that."""
    if not Path(sys.argv[2]).exists():
        Path(sys.argv[2]).touch()
        crash(view)
    first(view)


def played(mode: str) -> None:
    for line in sys.stdin:
        heard = json.loads(line)
        if heard["type"] == "hello":
            if mode == "at_hello":
                crash({})
            if mode == "hang":
                settle(Path(sys.argv[2]))
            say(type="ready", name=mode)
        elif heard["type"] == "choose" and mode == "echo":
            asked_for = " ".join(heard.get("requests", ["nothing"]))
            say(
                type="choice",
                choice=heard["view"]["options"][0],
                intent={"text": "I was asked for {what}", "facts": {"what": asked_for}},
            )
        elif heard["type"] == "choose":
            globals()[mode](heard["view"])
        elif heard["type"] in ("end", "quit") and len(sys.argv) > 2:
            with Path(sys.argv[2]).open("a") as notes:
                notes.write(line)


if __name__ == "__main__":
    played(sys.argv[1])
