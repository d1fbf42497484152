"""The table in the browser."""

from __future__ import annotations

import socket
import threading
import time
import webbrowser
from typing import Annotated

import typer

from rathaus.cli.common import BadInput
from rathaus.core.registry import games, get


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 for the whole network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0 takes a free one.")] = 8000,
    database: Annotated[
        str | None,
        typer.Option(metavar="URL", help="SQLite file or database address; else a file in the data folder."),
    ] = None,
    open_browser: Annotated[
        bool, typer.Option("--open", help="Open a table against bots in the browser.")
    ] = False,
    game: Annotated[
        str | None, typer.Option(metavar="GAME", help="The game that --open begins; else the first one.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=COMMAND", help="Offer a bot of your own, a program; may be repeated."),
    ] = None,
) -> None:
    """Open the table in the browser, for yourself and whoever can reach the address. Ctrl-C ends it."""
    if bot:
        from rathaus.bots.external import declare

        declare(bot)
    quick = get(game).name if game else next(iter(games()))
    port = free_port(host, port)
    from rathaus.server.app import create_app
    from rathaus.server.run import serve as run

    address = f"http://{shown_host(host)}:{port}/"
    app = create_app(database)
    typer.echo(f"Rathaus is open at {address} (Ctrl-C closes it)")
    if open_browser:
        threading.Thread(target=visit, args=(host, port, f"{address}quick/{quick}"), daemon=True).start()
    run(app, host, port, log_level="warning")


def free_port(host: str, port: int) -> int:
    """The port, or a free one for 0.

    Raises:
        BadInput: it is in use or not allowed, or the address is not of this machine.
    """
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        with socket.socket(family, socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind((host, port))
            return int(probe.getsockname()[1])
    except socket.gaierror:
        raise BadInput(f"there is no address {host!r}") from None
    except OSError as error:
        cure = f"; another port: rathaus serve --port {port + 1}" if port else ""
        raise BadInput(f"port {port} of {host} cannot be used: {error.strerror}{cure}") from None


def shown_host(host: str) -> str:
    """The host as it stands in an address that this machine's browser can open."""
    if host in ("", "0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


def visit(host: str, port: int, address: str) -> None:
    """Open an address in the browser as soon as the server answers, within 20 seconds."""
    where = "127.0.0.1" if host in ("", "0.0.0.0") else host
    for _ in range(100):
        try:
            with socket.create_connection((where, port), timeout=1):
                break
        except OSError:
            time.sleep(0.2)
    webbrowser.open(address)
