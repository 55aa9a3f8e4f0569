"""Where Rubizh keeps what nobody said where to keep."""

from __future__ import annotations

import os
from pathlib import Path


def state_folder() -> Path:
    return Path(os.environ.get("XDG_STATE_HOME") or os.path.expanduser("~/.local/state"), "rubizh")
