"""How much of anything somebody may ask for."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

from starlette.requests import HTTPConnection

MOST_KEYS: Final = 10_000
HOME_PREFIX: Final = 56  # bits of an IPv6 address that one household shares
MOST_SOCKETS: Final = 60  # of one address at a time
LOOPBACK: Final = ("127.0.0.1", "::1")
FORWARDED: Final = ("x-forwarded-for", "forwarded", "x-real-ip")
THIS_MACHINE: Final = ""
UNKNOWN: Final = "unknown"  # whoever a proxy has no proper address for


class Bucket:
    """So many at once, and so many more each second."""

    def __init__(self, at_once: float, each_second: float) -> None:
        self.at_once: Final = at_once
        self.each_second: Final = each_second
        self.left = at_once
        self.since = time.monotonic()

    def take(self, how_many: float = 1.0) -> bool:
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.since) * self.each_second)
        self.since = now
        if self.left < how_many:
            return False
        self.left -= how_many
        return True


class Buckets:
    """A bucket for everybody, by name; those who were not seen for long are forgotten, and this machine needs none."""

    def __init__(self, at_once: float, each_second: float) -> None:
        self.at_once: Final = at_once
        self.each_second: Final = each_second
        self.known: Final[OrderedDict[str, Bucket]] = OrderedDict()

    def take(self, who: str) -> bool:
        if who == THIS_MACHINE:
            return True
        bucket = self.known.setdefault(who, Bucket(self.at_once, self.each_second))
        self.known.move_to_end(who)
        if len(self.known) > MOST_KEYS:
            self.known.popitem(last=False)
        return bucket.take()


class Limits:
    """What each address may ask for, whatever cookies it shows."""

    def __init__(self) -> None:
        self.requests: Final = Buckets(400, 20)
        self.entrances: Final = Buckets(60, 2)
        self.messages: Final = Buckets(300, 60)  # over all its sockets
        self.replays: Final = Buckets(20, 0.5)
        self.openings: Final = Buckets(10, 0.2)  # of tables; of each visitor, too
        self.talk: Final = Buckets(5, 0.5)  # of a visitor
        self.sockets: Final[Counter[str]] = Counter()

    @contextmanager
    def socket(self, who: str) -> Iterator[bool]:
        """Whether one more socket may stay open; it counts until it is closed."""
        allowed = who == THIS_MACHINE or self.sockets[who] < MOST_SOCKETS
        self.sockets[who] += allowed
        try:
            yield allowed
        finally:
            self.sockets[who] -= allowed
            if not self.sockets[who]:
                del self.sockets[who]


def address(connection: HTTPConnection) -> str:
    """The name under which whoever asks is limited; what a proxy passes on never counts as this machine itself."""
    host = connection.client.host if connection.client is not None else UNKNOWN
    if host in LOOPBACK and not any(name in connection.headers for name in FORWARDED):
        return THIS_MACHINE
    return household(host)


def household(host: str) -> str:
    """An IPv4 address, or the part of an IPv6 address that does not change within a household."""
    try:
        found = ip_address(host)
    except ValueError:
        return UNKNOWN
    if not isinstance(found, IPv6Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ip_network((int(found), HOME_PREFIX), strict=False))
