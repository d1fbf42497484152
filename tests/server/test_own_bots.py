"""Programs at a table in the browser: offered by the host, never named by a guest."""

from __future__ import annotations

import os
import random
import shutil
from pathlib import Path

import pytest
from live import Live, Player, create

from rathaus.bots.external import declare

EXAMPLES = Path(__file__).parents[2] / "examples/bots"


@pytest.fixture
def named(monkeypatch: pytest.MonkeyPatch) -> str:
    """The example in JavaScript under a name of its own."""
    if shutil.which("node") is None:
        own = Path(__file__).parents[2] / ".venv-node/bin"
        monkeypatch.setenv("PATH", f"{own}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("RATHAUS_BOTS", "{}")
    declare([f"frugal=node {EXAMPLES / 'frugal.js'}"])
    return "frugal"


def test_a_bot_in_another_language_plays_a_whole_game(
    named: str, live: Live, caplog: pytest.LogCaptureFixture
) -> None:
    with live.browser() as client:
        assert f'value="bot:{named}"' in client.get("/new/citadels").text
        made = client.post(
            "/api/tables",
            json={
                "game": "citadels",
                "seats": [{"kind": "me", "name": "Ada"}] + [{"kind": "bot", "bot": named}] * 3,
                "options": {"edition": "ffg", "short_game": True},
                "fast": True,
            },
        ).json()
        player = Player(client, made["id"], 0, made["tokens"]["0"])
        chance = random.Random(1)
        while not (view := player.wait_turn())["view"]["over"]:
            player.act(view["version"], chance.choice(view["view"]["legal"])["number"])
        assert sorted(view["view"]["ranking"])[0] == 1
        assert named in client.get(f"/t/{made['id']}").text
    assert "failed" not in caplog.text and "illegal" not in caplog.text


@pytest.mark.parametrize("word", ["./bot.py", "/bin/sh", "examples/bots/frugal.js", "frugal"])
def test_guests_cannot_name_programs(word: str, live: Live) -> None:
    with live.browser() as client:
        seats = [{"kind": "me", "name": "Ada"}] + [{"kind": "bot", "bot": word}] * 3
        reply = client.post("/api/tables", json={"game": "citadels", "seats": seats})
        assert reply.status_code == 422, reply.text


def test_tables_without_them_are_as_before(live: Live) -> None:
    with live.browser() as client:
        _, (player,) = create(client)
        assert player.wait_turn()["view"]
