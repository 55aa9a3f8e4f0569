#!/usr/bin/env python3
"""A small opponent for Siege in plain Python: it plays where a card fits those that already lie there (docs/bots.md)."""

import json
import sys


def strength(card):
    return int(card[1:]) if card[1:].isdigit() else 6  # a spy or a shield bearer


def fit(card, other):
    """How well two cards go together: in one colour, of the same strength, or next to each other."""
    apart = abs(strength(card) - strength(other))
    return 12 * (card[0] == other[0]) + 10 * (apart == 0) + 8 * (apart == 1)


def worth(view, option):
    """Claim what can be claimed, throw nothing away, and otherwise play the card that fits best."""
    card, at, wall = option.partition("@")
    if not at:
        return 100 if option.startswith("control") else 50 if option in ("pass", "draw") else 0
    own_side = view["attack"] if view["seat"] == 0 else view["defence"]
    alone = 11 - strength(card) if wall == "7" else strength(card)  # the lowest sum wins at wall 7
    return alone + sum(fit(card, other) for other in own_side[int(wall) - 1])


def say(**message):
    print(json.dumps(message), flush=True)


for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "hello":
        say(type="ready", name="fitting", author="Rubizh")
    elif heard["type"] == "choose":
        view = heard["view"]
        say(type="choice", choice=max(view["options"], key=lambda option: worth(view, option)))
    elif heard["type"] == "quit":
        break
