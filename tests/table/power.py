"""What is left on a disk after its power was cut: everything that a process has written and synced before, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

CALLS: Final = "trace=pwrite64,fdatasync,fsync,unlink,write"
CALL: Final = re.compile(r"\d+ +(\w+)\((?:(\d+)<(.*?)>|\"(.*?)\")(.*)")
WROTE: Final = re.compile(r', "((?:\\x[0-9a-f]{2})*)", \d+(?:, (\d+))?')
UNFINISHED: Final = "<unfinished ...>"
RESUMED: Final = re.compile(r"(\d+) +<\.\.\. f(?:data)?sync resumed>")


class Disk:
    """The files of a process as strace saw them written (`-f -y -xx -s BYTES -e CALLS`)."""

    def __init__(self) -> None:
        self.synced: Final[dict[str, bytearray]] = {}
        self.written: Final[dict[str, list[tuple[int, bytes]]]] = {}  # and lost if the power is cut now
        self.syncing: Final[dict[str, str]] = {}  # what each thread waits for

    def said(self, lines: Iterable[str]) -> Iterator[str]:
        """Let everything happen again; whenever the process says something, what that is."""
        for line in lines:
            thread = line.split()[0]
            if RESUMED.match(line):
                self.sync(self.syncing.pop(thread))
            elif call := CALL.match(line):
                name, number, file, path, rest = call.groups()
                if name == "write" and number == "1":
                    yield content(rest)[1].decode()
                elif name in ("fdatasync", "fsync") and rest.endswith(UNFINISHED):
                    self.syncing[thread] = unescaped(file).decode()
                else:
                    self.happened(name, unescaped(path or file).decode(), rest)

    def happened(self, name: str, file: str, rest: str) -> None:
        if name == "pwrite64":
            self.written.setdefault(file, []).append(content(rest))
        elif name in ("fdatasync", "fsync"):
            self.sync(file)
        elif name == "unlink":
            self.synced.pop(file, None)
            self.written.pop(file, None)

    def sync(self, file: str) -> None:
        kept = self.synced.setdefault(file, bytearray())
        for at, data in self.written.pop(file, []):
            kept.extend(bytes(max(0, at + len(data) - len(kept))))
            kept[at : at + len(data)] = data

    def restore(self, folder: Path) -> None:
        """Put the synced files into a folder, as one finds them when the power is back."""
        for path in folder.iterdir():
            path.unlink()
        for file, data in self.synced.items():
            if data:
                (folder / Path(file).name).write_bytes(data)


def content(rest: str) -> tuple[int, bytes]:
    """Where something was written, and what."""
    found = WROTE.match(rest)
    assert found, rest[:200]
    return int(found[2] or 0), unescaped(found[1])


def unescaped(text: str) -> bytes:
    return bytes.fromhex(text.replace("\\x", ""))
