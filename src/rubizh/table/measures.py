"""What an operator may want to know, for Prometheus."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

CONNECTIONS: Final = Gauge("rubizh_connections", "Pages that are connected now")
ROOMS: Final = Gauge("rubizh_rooms", "Tables in memory")
CHOICES: Final = Counter("rubizh_choices", "Choices made, Nature's included")
MOVES: Final = Counter("rubizh_moves", "Moves made", ["who"])
REFUSED: Final = Counter("rubizh_refused", "Messages that were refused", ["kind"])
SECONDS: Final = Histogram(
    "rubizh_move_seconds", "From a move's arrival until everybody was told", buckets=(0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3)
)
