"""Compiles the engine and the bots where a C compiler is found, and the translations."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from setuptools import setup

HOT = ("engine", "bots", "games/*/rules", "games/*/bots")
DIRECT_CALLS = "-fno-semantic-interposition -fno-plt -fvisibility=hidden"  # a sixth faster than calls through the linker
BUILDING = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}


def translations() -> None:
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    for source in Path("src/rubizh/locale").glob("*/LC_MESSAGES/*.po"):
        with source.open("rb") as po, source.with_suffix(".mo").open("wb") as mo:
            write_mo(mo, read_po(po))


def without_old_page() -> None:
    """The names of the page's files change with their content: those of an earlier build would be packed too."""
    for old in Path("build").glob("lib*/rubizh/table/page"):
        shutil.rmtree(old)


def compiler_works() -> bool:
    """Whether a program that needs Python's headers compiles here."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not compiler:
        return False
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        command = [*shlex.split(compiler), "-I", sysconfig.get_paths()["include"], "-c", str(probe), "-o", f"{probe}.o"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def compiled() -> list[Any]:
    if os.environ.get("RUBIZH_COMPILE") == "0" or not compiler_works():
        print("rubizh: no C compiler is used, the engine will run interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} {DIRECT_CALLS}"
    hot = [folder for pattern in HOT for folder in Path("src/rubizh").glob(pattern)]
    sources = [str(path) for folder in hot for path in folder.rglob("*.py") if path.name != "__init__.py"]
    return mypycify(["--config-file=pyproject.toml", *sorted(sources)], opt_level="3", debug_level="0")


building = bool(BUILDING & set(sys.argv))
if building:
    translations()
    without_old_page()
setup(ext_modules=compiled() if building else [])
