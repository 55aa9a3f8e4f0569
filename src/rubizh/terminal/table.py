"""`rubizh table`: the table in the browser."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import webbrowser
from collections.abc import Mapping
from contextlib import nullcontext
from typing import Any, Final

from rubizh.engine.words import Sentence
from rubizh.language import Language
from rubizh.terminal.arguments import Parser
from rubizh.terminal.input_error import InputError
from rubizh.terminal.screen import Screen

PORT: Final = 8460
TRIED: Final = 10  # ports, where none was asked for
HIGHEST_PORT: Final = 65535
EVERYWHERE: Final = ("0.0.0.0", "::")
ANYWHERE: Final = "192.0.2.1"  # an address that nobody has
LEVELS: Final = ("debug", "info", "warning", "error")


def table_command(screen: Screen, argv: list[str]) -> None:
    parser = table_parser(screen.language)
    given = parser.read(argv)
    if given["help"]:
        screen.print_help(parser.format_help())
        return
    check_page()
    from rubizh.table.logs import log_to_stderr

    log_to_stderr(level(given["log"]))
    host = given["host"] or "127.0.0.1"
    listening = listen(host, port_of(given["port"], "--port"))
    operators = listen("127.0.0.1", port_of(given["metrics_port"], "--metrics-port")) if given["metrics_port"] else None
    run(screen, given, host, listening, operators)


def table_parser(language: Language) -> Parser:
    text = language.text
    parser = Parser(language, "table", text("Play in the browser: alone, against computer opponents, or with friends by link."))
    what = parser.what
    what.add_argument("--port", metavar=text("N"), help=text("where it listens, default {port}", port=PORT))
    what.add_argument("--host", metavar=text("ADDRESS"), help=text("127.0.0.1 for this machine alone, 0.0.0.0 for others too"))
    what.add_argument(
        "--name", metavar=text("NAME"), help=text("the name that others know this machine by, for example of a proxy")
    )
    what.add_argument("--data", metavar=text("FOLDER"), help=text("where games are kept"))
    what.add_argument(
        "--database", metavar="URL", help=text("a database other than SQLite in that folder, for example PostgreSQL")
    )
    what.add_argument(
        "--metrics-port", metavar=text("N"), help=text("/healthz and /metrics on this port, for this machine alone")
    )
    what.add_argument("--log", metavar=text("LEVEL"), help=", ".join(LEVELS))
    what.add_argument("--no-browser", action="store_true", help=text("do not open a browser"))
    return parser


def check_page() -> None:
    from rubizh.table.server import PAGE

    if not (PAGE / "index.html").is_file():
        raise InputError(Sentence("the page has not been built: `make play` does that"))


def level(given: str | None) -> str:
    if given is not None and given not in LEVELS:
        facts: dict[str, int | str | Sentence] = {"value": given, "expected": ", ".join(LEVELS)}
        raise InputError(Sentence("“--log” cannot be “{value}”, expected one of {expected}", facts))
    return given or "warning"


def port_of(given: str | None, flag: str) -> int | None:
    if given is None:
        return None
    if not given.isdecimal() or int(given) > HIGHEST_PORT:
        facts: dict[str, int | str | Sentence] = {"flag": flag, "value": given, "most": HIGHEST_PORT}
        raise InputError(Sentence("“{flag}” needs a number from 0 to {most}, not “{value}”", facts))
    return int(given)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at the port asked for, or at the first free one from the usual port on."""
    from rubizh.table.serving import bound

    wrong: OSError | None = None
    for tried in [port] if port is not None else range(PORT, PORT + TRIED):
        try:
            return bound(host, tried)
        except OSError as found:
            wrong = found
    facts: dict[str, int | str | Sentence] = {"host": host, "port": port or PORT, "reason": str(wrong and wrong.strerror)}
    raise InputError(Sentence("cannot listen at {host}, port {port}: {reason}", facts))


def run(screen: Screen, given: Mapping[str, Any], host: str, listening: socket.socket, operators: socket.socket | None) -> None:
    from rubizh.table.alone import Running, alone
    from rubizh.table.database import StorageError
    from rubizh.table.secrets import DATA, SecretError, data_folder, signing_secret
    from rubizh.table.serving import serve

    if given["data"]:
        os.environ[DATA] = given["data"]
    folder = data_folder()
    own = f"sqlite:///{folder / 'table.db'}"
    url = given["database"] or os.environ.get("RUBIZH_DATABASE") or own
    try:
        secret = signing_secret()
    except SecretError as wrong:
        raise InputError(wrong.said) from None
    address = f"http://{shown(host)}:{listening.getsockname()[1]}/"

    def ready() -> None:
        screen.text("Rubizh is at {address}", address=address)
        show(address, given)

    try:
        with alone(folder, address) if url == own else nullcontext():
            asyncio.run(serve(url, secret, hosts(host, given["name"]), listening, operators, ready))
    except StorageError as wrong:
        raise InputError(wrong.said) from None
    except Running as other:
        listening.close()
        screen.text("Rubizh is already running at {address}", address=other.address)
        show(other.address, given)


def show(address: str, given: Mapping[str, Any]) -> None:
    sys.stdout.flush()
    if not given["no_browser"]:
        webbrowser.open(address)


def shown(host: str) -> str:
    """The host in an address that a browser can open, another machine's too if others are let in."""
    if host in EVERYWHERE:
        return own_address()
    return f"[{host}]" if ":" in host else host


def own_address() -> str:
    """The address by which this machine is known in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        try:
            way_out.connect((ANYWHERE, 9))  # sends nothing: only the way there is looked up
        except OSError:
            return "127.0.0.1"
        return str(way_out.getsockname()[0])


def hosts(host: str, name: str | None) -> list[str]:
    """The names under which pages may ask: those of loopback, and whatever others call this machine."""
    from rubizh.table.serving import LOOPBACK

    if host in EVERYWHERE and name is None:
        return ["*"]
    return [*LOOPBACK, host, *([name] if name else [])]
