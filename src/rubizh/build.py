"""Whether the engine runs compiled, and how to run its sources although it is."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType


class SourcesFirst:
    """Finds the sources of this package's modules where a compiled module lies beside them."""

    @classmethod
    def find_spec(cls, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if path is None or not name.startswith("rubizh."):
            return None
        for folder in path:
            module = Path(folder, name.rpartition(".")[2])
            if (module / "__init__.py").is_file():
                return spec_from_file_location(name, module / "__init__.py", submodule_search_locations=[str(module)])
            if module.with_suffix(".py").is_file():
                return spec_from_file_location(name, module.with_suffix(".py"))
        return None


def prefer_sources() -> None:
    """From now on, import the engine interpreted."""
    sys.meta_path.insert(0, SourcesFirst)


def build() -> str:
    """How the engine runs here: “compiled” or “interpreted”."""
    from rubizh.engine import flow

    return "interpreted" if flow.__file__.endswith(".py") else "compiled"
