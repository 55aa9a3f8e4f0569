"""Networks in which everything that is noticed counts for something."""

from __future__ import annotations

from rubizh.bots.net import Net
from rubizh.engine.dealer import Dealer


def unsettle(net: Net, seed: int, size: float) -> Net:
    """A net with every weight anywhere up to a size from zero."""
    dealer = Dealer(seed)
    for layer in net.layers():
        for at in range(len(layer)):
            layer[at] = size * (2.0 * dealer.fraction() - 1.0)
    return net
