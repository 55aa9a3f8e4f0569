"""What networks have learned, as a small file: each layer in 16 bits a weight, compressed."""

from __future__ import annotations

import json
import zlib
from array import array
from base64 import b64decode, b64encode
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec

from rubizh.bots.net import Net

STEPS: Final = 32767  # to either side of zero


def save_weights(path: Path, nets: list[Net], about: str) -> None:
    """Write what the networks know, and a sentence about how they came to know it."""
    layers = [[written(layer) for layer in net.layers()] for net in nets]
    path.write_text(json.dumps({"about": about, "nets": layers}, indent=1) + "\n", encoding="utf-8")


def load_weights(path: Path, nets: list[Net]) -> None:
    """Let networks of the same shape know what is written there."""
    kept: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    for net, layers in zip(nets, kept["nets"], strict=True):
        for layer, text in zip(net.layers(), layers, strict=True):
            read(text, layer)


def written(layer: vec[float]) -> dict[str, Any]:
    largest = 1e-9
    for weight in layer:
        largest = max(largest, abs(weight))
    steps = array("h", [round(weight / largest * STEPS) for weight in layer])
    return {"largest": largest, "weights": b64encode(zlib.compress(steps.tobytes(), 9)).decode()}


def read(text: dict[str, Any], layer: vec[float]) -> None:
    steps = array("h")
    steps.frombytes(zlib.decompress(b64decode(text["weights"])))
    assert len(steps) == len(layer), "the file was written for networks of another shape"
    unit: float = text["largest"] / STEPS
    for at, step in enumerate(steps):
        layer[at] = float(step) * unit
