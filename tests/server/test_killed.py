"""A server killed between any two moves loses no answered move, and bots go on by themselves."""

from __future__ import annotations

import random
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest
from live import Player, Process, create, join

from rathaus.core.records import Record


def test_killed_between_moves(tmp_path: Path, serve: Callable[..., Process]) -> None:
    """Three people play a whole game; the server is killed after some answers, right after the answer."""
    server = serve(tmp_path / "tables.sqlite3")
    chance = random.Random(4)
    answered: list[str] = []
    kills = 0
    with httpx.Client(base_url=server.url, timeout=20) as client:
        made, (host,) = create(client, "moo", seed="4")
        players = {p.seat: p for p in (host, *join(client, made))}
        while True:
            view = host.view()
            assert view["moves"] == len(answered)
            if view["view"]["over"]:
                break
            mover = players[view["to_act"]]
            action = chance.choice(mover.view()["view"]["legal"])
            assert mover.act(view["version"], action["number"]).status_code == 200
            answered.append(action["text"])
            if len(answered) in (1, 2, 3, 11, 30, 71) and kills < 6:
                server.kill()
                server.start()
                kills += 1
        record = Record.from_text(host.get("/record").text)
    assert kills >= 5
    assert [move.action for move in record.moves] == answered
    record.replay()


def test_killed_at_any_moment(tmp_path: Path, serve: Callable[..., Process]) -> None:
    """Requests are in flight when the server dies: what was answered is there, at most one more is."""
    server = serve(tmp_path / "tables.sqlite3")
    with httpx.Client(base_url=server.url, timeout=20) as client:
        made, (host,) = create(client, "moo", seed="6")
        players = {p.seat: p for p in (host, *join(client, made))}
        answered = 0
        for wait in (0.03, 0.07, 0.11):
            killer = threading.Timer(wait, server.kill)
            killer.start()
            try:
                while True:
                    view = host.view()
                    legal = players[view["to_act"]].view()["view"]["legal"]
                    reply = players[view["to_act"]].act(view["version"], legal[0]["number"])
                    answered += reply.status_code == 200
            except httpx.TransportError:
                pass
            killer.join()
            server.start()
            moves = host.view()["moves"]
            assert answered <= moves <= answered + 1
            answered = moves


@pytest.mark.slow
def test_bots_go_on_after_a_restart(tmp_path: Path, serve: Callable[..., Process]) -> None:
    """A table of bots is killed in the middle; the next server plays it to its end without being asked."""
    database = tmp_path / "tables.sqlite3"
    server = serve(database, bot_pause=0.02, pool=True)
    with httpx.Client(base_url=server.url, timeout=20) as client:
        made, _ = create(client, "rrr", seed="2")
        spectator = Player(client, made["id"], -1, "")
        while spectator.view()["moves"] < 5:
            time.sleep(0.02)
        server.kill()
    time.sleep(0.3)
    before = moves_in(database)
    server.bot_pause = 0.0
    server.start()
    end = time.monotonic() + 60
    while time.monotonic() < end and not finished(database):
        time.sleep(0.1)
    server.stop()
    assert finished(database)
    assert before >= 5
    assert moves_in(database) > before


def moves_in(database: Path) -> int:
    with sqlite3.connect(database) as connection:
        return int(connection.execute("select count(*) from moves").fetchone()[0])


def finished(database: Path) -> bool:
    with sqlite3.connect(database) as connection:
        return connection.execute("select finished from tables").fetchone()[0] is not None
