"""Servers for tests: the real app over a real database file, in a thread or in a process of its own."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn

from rathaus.server.app import create_app

T = TypeVar("T")

PROGRAM = """
import sys
from rathaus.server.app import create_app
from rathaus.server.run import serve
if __name__ == "__main__":
    app = create_app(sys.argv[1], bot_pause=float(sys.argv[3]), bot_processes=sys.argv[4] == "processes")
    serve(app, port=int(sys.argv[2]), log_level="warning")
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(url: str, seconds: float = 120.0) -> None:
    end = time.monotonic() + seconds
    while True:
        try:
            httpx.get(url)
            return
        except httpx.TransportError:
            if time.monotonic() > end:
                raise
            time.sleep(0.02)


class Live:
    """A server in a thread, so that a test can look behind it."""

    def __init__(self, database: Path, bot_pause: float = 0.0) -> None:
        self.app = create_app(str(database), bot_pause=bot_pause, bot_processes=False)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        config = uvicorn.Config(
            self.app, port=self.port, log_level="warning", timeout_graceful_shutdown=1, ws="none"
        )
        self.server = uvicorn.Server(config)
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(
            target=self.loop.run_until_complete, args=(self.server.serve(),), daemon=True
        )
        self.thread.start()
        wait_for(self.url + "/static/icon.svg")

    @property
    def tables(self) -> Any:
        return self.app.state.tables

    def call(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(30)

    def table(self, table_id: str) -> Any:
        return self.call(self.tables.get(table_id))

    def browser(self, **headers: str) -> httpx.Client:
        """A client with cookies of its own."""
        return httpx.Client(base_url=self.url, headers=headers, timeout=20)

    def stop(self) -> None:
        self.loop.call_soon_threadsafe(self.tables.hang_up)
        self.server.should_exit = True
        self.thread.join(20)


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(
        self, database: Path, bot_pause: float = 0.0, port: int | None = None, pool: bool = False
    ) -> None:
        self.database, self.bot_pause, self.pool = database, bot_pause, pool
        self.port = port or free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        kind = "processes" if self.pool else "threads"
        program = self.database.with_name("serve_for_test.py")
        program.write_text(PROGRAM)
        arguments = [str(self.database), str(self.port), str(self.bot_pause), kind]
        self.process = subprocess.Popen([sys.executable, str(program), *arguments], env=os.environ.copy())
        wait_for(self.url + "/static/icon.svg")

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(20)

    def stop(self) -> None:
        if self.process.poll() is not None:
            return
        self.process.send_signal(signal.SIGTERM)
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()


class Stream:
    """Reads server-sent events one by one: (id, event, data)."""

    def __init__(self, client: httpx.Client, path: str, **headers: str) -> None:
        self.context = client.stream("GET", path, headers=headers, timeout=20)
        self.response = self.context.__enter__()
        self.lines = self.response.iter_lines()

    def __iter__(self) -> Iterator[tuple[str, str, str]]:
        identity, event, data = "", "message", []
        for line in self.lines:
            if line.startswith("id:"):
                identity = line[3:].strip()
            elif line.startswith("event:"):
                event = line[6:].strip()
            elif line.startswith("data:"):
                data.append(line[5:].removeprefix(" "))
            elif not line and data:
                yield identity, event, "\n".join(data)
                event, data = "message", []

    def take(self, count: int) -> list[tuple[str, str, str]]:
        """The next events."""
        found: list[tuple[str, str, str]] = []
        for one in self:
            found.append(one)
            if len(found) == count:
                break
        return found

    def close(self) -> None:
        self.context.__exit__(None, None, None)


class Player:
    """Sits at a table through the API."""

    def __init__(self, client: httpx.Client, table_id: str, seat: int, token: str) -> None:
        self.client, self.id, self.seat = client, table_id, seat
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def get(self, what: str = "", **query: Any) -> httpx.Response:
        params = {"seat": self.seat, **query}
        return self.client.get(f"/api/tables/{self.id}{what}", params=params, headers=self.headers)

    def view(self) -> dict[str, Any]:
        reply = self.get()
        assert reply.status_code == 200, reply.text
        data: dict[str, Any] = reply.json()
        return data

    def post(self, what: str, **body: Any) -> httpx.Response:
        return self.client.post(
            f"/api/tables/{self.id}{what}", json={"seat": self.seat, **body}, headers=self.headers
        )

    def act(self, version: int, action: int | str) -> httpx.Response:
        return self.post("/actions", version=version, action=action)

    def wait_turn(self, seconds: float = 120.0) -> dict[str, Any]:
        """The table when this seat is to act or the game is over."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            view = self.view()
            if view["view"] and (view["to_act"] == self.seat or view["view"]["over"]):
                return view
            time.sleep(0.01)
        raise TimeoutError("the seat was not to act in time")


def create(client: httpx.Client, kinds: str = "mrrr", **more: Any) -> tuple[dict[str, Any], list[Player]]:
    """A table of Citadels; ``m`` me, ``o`` open, ``r`` random bot."""
    seats = {
        "m": {"kind": "me", "name": "Ada"},
        "o": {"kind": "open"},
        "r": {"kind": "bot", "bot": "random"},
        "g": {"kind": "bot", "bot": "greedy"},
    }
    body = {
        "game": "citadels",
        "seats": [seats[kind] for kind in kinds],
        "options": {"city_target": 4},  # a short game
        **more,
    }
    reply = client.post("/api/tables", json=body)
    assert reply.status_code == 201, reply.text
    made = reply.json()
    players = [Player(client, made["id"], int(seat), token) for seat, token in made["tokens"].items()]
    return made, players


def join(client: httpx.Client, made: dict[str, Any], names: str = "BCDEFG") -> list[Player]:
    """Take every open seat of a table."""
    players = []
    for name, invitation in zip(names, made["invitations"].values(), strict=False):
        reply = client.post(f"/api/invitations/{invitation}", json={"name": name})
        assert reply.status_code == 200, reply.text
        joined = reply.json()
        players.append(Player(client, joined["id"], joined["seat"], joined["token"]))
    return players


def play_out(player: Player, choose: Any = lambda legal: legal[len(legal) // 2]) -> dict[str, Any]:
    """Play a seat to the end of the game."""
    while True:
        view = player.wait_turn()
        if view["view"]["over"]:
            return view
        reply = player.act(view["version"], choose(view["view"]["legal"])["number"])
        assert reply.status_code == 200, reply.text
