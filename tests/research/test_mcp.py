"""The MCP server, through the protocol's own client."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

mcp = pytest.importorskip("mcp")

from mcp import Client, StdioServerParameters, stdio_client

from rathaus.core.registry import games
from rathaus.research.mcp_server import make_server

Call = Callable[..., Awaitable[Any]]


def with_client(work: Callable[[Call], Awaitable[None]], server: Any = None) -> None:
    """Run some work with a client's calls; a refusal is its text."""

    async def run() -> None:
        async with Client(server or make_server()) as client:

            async def call(tool: str, **arguments: Any) -> Any:
                reply = await client.call_tool(tool, arguments)
                if reply.is_error:
                    return reply.content[0].text
                found: Any = reply.structured_content
                return found["result"] if set(found) == {"result"} else found

            await work(call)

    asyncio.run(run())


@pytest.mark.parametrize("game", sorted(games()))
def test_a_game_is_played(game: str) -> None:
    async def play(call: Call) -> None:
        started = await call("start", game=game, seed=3)
        table, news = started["table"], started
        for step in range(60):
            if news["over"]:
                break
            legal = await call("legal_actions", table=table)
            assert len(legal) == news["legal_actions"] > 0
            assert all(one["words"] and one["rule"].startswith("R") for one in legal)
            chosen = legal[step % len(legal)]
            given = (chosen["number"], chosen["text"], chosen["action"])[step % 3]
            news = await call("act", table=table, action=given)
            assert isinstance(news, dict), news
        seen = await call("view", table=table)
        assert seen["view"]["game"] == game and seen["view"]["seat"] == 0 and seen["text"]

    with_client(play)


def test_a_whole_game_tells_its_result() -> None:
    async def play(call: Call) -> None:
        news = await call("start", game="citadels", seats=3, opponents="greedy", seat=2, seed=5)
        table = news["table"]
        assert news["you"] == 2
        while not news["over"]:
            legal = await call("legal_actions", table=table)
            news = await call("act", table=table, action=legal[0]["number"])
        assert sorted(news["ranking"])[0] == 1 and len(news["scores"]) == 3
        assert "game is over" in await call("act", table=table, action=0)

    with_client(play)


def test_what_others_hold_is_not_told() -> None:
    async def play(call: Call) -> None:
        news = await call("start", game="citadels", seats=4, seed=8)
        seen = await call("view", table=news["table"])
        assert not any("draws the" in line and not line.startswith("Seat 0") for line in news["happened"])
        assert len(seen["view"]["own"]["hand"]) * 8 == games()["citadels"].layout["hand"].length

    with_client(play)


def test_games_and_rules_are_looked_up() -> None:
    async def look(call: Call) -> None:
        listed = await call("list_games")
        assert {one["game"] for one in listed} == set(games())
        found = await call("rules", game="citadels", number="R5.8")
        assert found[0]["rule"] == "R5.8" and "Warlord" in found[0]["says"]
        found = await call("rules", game="citadels", words="graveyard")
        assert found and all("graveyard" in rule["says"].lower() for rule in found)

    with_client(look)


def test_refusals_are_sentences() -> None:
    async def ask(call: Call) -> None:
        assert "there is no game" in await call("start", game="chess")
        assert "no bot" in await call("start", game="citadels", opponents="nobody")
        assert "not by programs" in await call("start", game="citadels", opponents="/bin/sh")
        assert "players, not 40" in await call("start", game="citadels", seats=40)
        assert "start a game first" in await call("view", table="none")
        table = (await call("start", game="citadels", seed=1))["table"]
        refused = await call("act", table=table, action="end")
        assert "not allowed now" in refused and "(R" in refused
        assert "is no action" in await call("act", table=table, action="fly")

    with_client(ask)


def test_the_command_speaks_over_standard_input() -> None:
    async def look(call: Call) -> None:
        assert len(await call("list_games")) == len(games())

    command = StdioServerParameters(command=sys.executable, args=["-m", "rathaus.research.mcp_server"])
    with_client(look, stdio_client(command))
