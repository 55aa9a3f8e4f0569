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
from typing import Any, Final

from setuptools import setup

SOURCES: Final = Path(__file__).parent / "src"
sys.path.insert(0, str(SOURCES))
from rubizh.build import RECORD, SUFFIX, digest, sources  # noqa: E402

DIRECT_CALLS: Final = ("-fno-semantic-interposition", "-fno-plt", "-fvisibility=hidden")  # a sixth faster than through the linker
STRICTLY: Final = ("-O3", "-Werror")  # as mypyc compiles
BUILDING: Final = {"bdist_wheel", "build", "build_ext", "editable_wheel", "install"}


def translations() -> None:
    """Compile the catalogues that are newer than what was compiled from them."""
    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    for source in SOURCES.glob("rubizh/locale/*/LC_MESSAGES/*.po"):
        target = source.with_suffix(".mo")
        if target.exists() and target.stat().st_mtime >= source.stat().st_mtime:
            continue
        with source.open("rb") as po, target.open("wb") as mo:
            write_mo(mo, read_po(po))


def without_old_files() -> None:
    """What an earlier build packed and is gone from the sources would be packed again."""
    for old in Path("build").glob("lib*"):
        shutil.rmtree(old)


def without_old_modules() -> None:
    """A compiled module would go on to be imported without its source."""
    for old in [*SOURCES.rglob(f"*{SUFFIX}"), RECORD]:
        old.unlink(missing_ok=True)


def compiles(*flags: str) -> bool:
    """Whether a program that needs Python's headers compiles here, as its modules are compiled and with these flags too."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not compiler:
        return False
    usual = f"{sysconfig.get_config_var('CFLAGS')} {os.environ.get('CFLAGS', '')} {sysconfig.get_config_var('CCSHARED')}"
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\nint main(void) { return 0; }\n")
        where = ["-I", sysconfig.get_paths()["include"], "-c", str(probe), "-o", f"{probe}.o"]
        command = [*shlex.split(compiler), *shlex.split(usual), *STRICTLY, *flags, *where]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def direct_calls() -> list[str]:
    """The flags for them that the compiler knows."""
    return [flag for flag in DIRECT_CALLS if compiles(flag)]


def compiled() -> list[Any]:
    """What has to be compiled: nothing where it must not be or cannot."""
    if os.environ.get("RUBIZH_COMPILE") == "0":
        return []
    if not compiles():
        print("rubizh: no C compiler works here, the engine will run interpreted", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    paths = [os.path.relpath(path) for path in sources()]
    modules = mypycify(["--config-file=pyproject.toml", *paths], opt_level="3", debug_level="0")
    flags = direct_calls()
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *flags]  # the list is shared between modules
    return modules


def main() -> None:
    building = bool(BUILDING & set(sys.argv))
    in_place = "editable_wheel" in sys.argv
    if building:
        translations()
        without_old_files()
    if in_place:
        without_old_modules()
    setup(ext_modules=compiled() if building else [])
    if in_place and os.environ.get("RUBIZH_COMPILE") != "0":
        RECORD.write_text(digest(), encoding="ascii")  # of what was compiled, or could not be


if __name__ == "__main__":
    main()
