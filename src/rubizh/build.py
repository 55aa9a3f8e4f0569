"""What runs: the engine compiled, where it was compiled from these very sources, and otherwise the sources themselves."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

PACKAGE: Final = Path(__file__).parent
COMPILED: Final = ("engine", "bots", "games/*/rules", "games/*/bots")  # the folders whose modules are compiled
SUFFIX: Final = EXTENSION_SUFFIXES[0]  # of the modules that are compiled for this Python
RECORD: Final = (PACKAGE / f"compiled{SUFFIX}").with_suffix(".sha256")  # the digest of what was compiled in place


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


def sources() -> list[Path]:
    """The modules that are compiled where a compiler is."""
    folders = [folder for pattern in COMPILED for folder in PACKAGE.glob(pattern)]
    return sorted(path for folder in folders for path in folder.rglob("*.py") if path.name != "__init__.py")


def digest() -> str:
    """What the compiled modules depend on: the names and contents of their sources."""
    from hashlib import sha256  # takes longer to import than all the rest, and an installed copy does without

    read = sha256()
    for path in sources():
        content = path.read_bytes()
        read.update(f"{path.relative_to(PACKAGE).as_posix()} {len(content)}\n".encode() + content)
    return read.hexdigest()


def recorded() -> str:
    """The digest of what was compiled in place; empty in an installed copy, whose sources nobody edits."""
    return RECORD.read_text(encoding="ascii") if RECORD.is_file() else ""


def changed() -> bool:
    """Whether the compiled modules were compiled from other sources than those beside them."""
    return recorded() not in ("", digest())


def build() -> str:
    """How the engine runs here: “compiled” or “interpreted”."""
    from rubizh.engine import flow

    return "interpreted" if flow.__file__.endswith(".py") else "compiled"
