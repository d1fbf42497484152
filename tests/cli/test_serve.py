"""`rathaus serve`: what happens before the server runs."""

from __future__ import annotations

import socket
from collections.abc import Callable
from typing import Any

import pytest
from typer.testing import Result

from rathaus.cli import serve

Run = Callable[..., Result]


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """What the application and the server were started with; nothing is served."""
    called: dict[str, Any] = {}
    monkeypatch.setattr("rathaus.server.app.create_app", lambda database: called.update(database=database))
    monkeypatch.setattr(
        "rathaus.server.run.serve", lambda app, host, port, **more: called.update(host=host, port=port)
    )
    return called


def test_the_address_is_printed(run: Run, served: dict[str, Any]) -> None:
    result = run("serve --port 0 --database t.sqlite3")
    assert result.exit_code == 0
    assert served["port"] > 0
    assert f"http://127.0.0.1:{served['port']}/" in result.stdout
    assert served["database"] == "t.sqlite3"


def test_open_visits_the_quick_table(
    run: Run, served: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    visited: list[tuple[Any, ...]] = []
    monkeypatch.setattr(serve, "visit", lambda *where: visited.append(where))
    assert run("serve --port 0 --open --game citadels").exit_code == 0
    port = served["port"]
    assert visited == [("127.0.0.1", port, f"http://127.0.0.1:{port}/quick/citadels")]


def test_visit_waits_for_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(serve.webbrowser, "open", opened.append)
    with socket.create_server(("127.0.0.1", 0)) as server:
        serve.visit("0.0.0.0", server.getsockname()[1], "http://localhost/")
    assert opened == ["http://localhost/"]


def test_a_port_in_use(refused: Callable[..., str], served: dict[str, Any]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        sentence = refused(f"serve --port {port}")
    assert f"port {port} of 127.0.0.1 cannot be used" in sentence
    assert f"--port {port + 1}" in sentence
    assert served == {}


def test_an_unknown_game_or_host(refused: Callable[..., str], served: dict[str, Any]) -> None:
    assert "no game 'chess'" in refused("serve --open --game chess")
    assert "no address 'no.such.host.invalid'" in refused("serve --host no.such.host.invalid")


@pytest.mark.parametrize(
    ("host", "shown"), [("0.0.0.0", "localhost"), ("::1", "[::1]"), ("192.0.2.7", "192.0.2.7")]
)
def test_addresses_for_people(host: str, shown: str) -> None:
    assert serve.shown_host(host) == shown
