"""A table with a single seat: it begins at once, is played, taken back, finished and played again."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.table.test_service import run

from rathaus.core.registry import games, get
from rathaus.table.plan import Plan, SeatPlan
from rathaus.table.service import Tables

ALONE = [name for name in sorted(games()) if 1 in get(name).seats]


@pytest.mark.parametrize("name", ALONE)
def test_a_table_for_one(tmp_path: Path, name: str) -> None:
    async def work(tables: Tables) -> None:
        created = await tables.create(Plan(name, (SeatPlan("me", name="Ada"),), {}, 5))
        token = created.tokens[0]
        table = await tables.get(created.id)
        assert not table.waiting and table.state.seat_to_act() == 0
        while not table.state.is_over():
            actions = table.state.legal_actions()
            action = table.game.verbs.text(actions[len(table.moves) % len(actions)])
            await tables.act(created.id, 0, token, table.row.version, action)
            table = await tables.get(created.id)
        assert table.state.ranking() == [1]

    run(tmp_path, work)


@pytest.mark.parametrize("name", ALONE)
def test_a_bot_plays_alone(tmp_path: Path, name: str) -> None:
    async def work(tables: Tables) -> None:
        created = await tables.create(Plan(name, (SeatPlan("bot", bot="random"),), {}, 5, fast=True))
        table = await tables.get(created.id)
        assert table.seats[0].kind == "bot"

    run(tmp_path, work)
