"""A table's life without HTTP: seats, moves, taking back, bots, replay."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect, text

from rathaus.core.view import View
from rathaus.table.bots import BotPool, levels
from rathaus.table.errors import (
    BadName,
    CannotReplay,
    GameIsOver,
    IllegalMove,
    NoTakingBack,
    NotOver,
    NotYourSeat,
    StaleVersion,
    TableError,
    UnknownInvitation,
    UnknownTable,
)
from rathaus.table.plan import Created, Plan, SeatPlan, clean_name, commitment
from rathaus.table.service import Tables
from rathaus.table.store import Base, Store, make_engine, migrate

ME, OPEN, BOT = SeatPlan("me", name="Ada"), SeatPlan("open"), SeatPlan("bot", bot="random")


def run(tmp_path: Path, work: Callable[[Tables], Awaitable[None]], **settings: Any) -> None:
    """Do something with the tables of a database; may be called again on the same one."""

    async def session() -> None:
        tables = Tables(
            Store(str(tmp_path / "tables.sqlite3")), settings.pop("bots", BotPool(processes=False)), 0.0
        )
        await tables.start()
        try:
            await work(tables)
        finally:
            await tables.stop()

    asyncio.run(session())


async def seated(tables: Tables, seed: int = 1) -> tuple[Created, dict[int, str]]:
    """A table of three people; seat to token."""
    created = await tables.create(Plan("citadels", (ME, OPEN, OPEN), {"city_target": 4}, seed))
    tokens = dict(created.tokens)
    for name, invitation in zip(("Bo", "Cy"), created.invitations.values(), strict=True):
        _, seat, token = await tables.claim(invitation, name)
        tokens[seat] = token
    return created, tokens


async def play(tables: Tables, table_id: str, tokens: dict[int, str], wish: str = "") -> str:
    """Play the first legal action that begins with a word, else any."""
    table = await tables.get(table_id)
    seat = table.state.seat_to_act()
    texts = [table.game.verbs.text(action) for action in table.state.legal_actions()]
    action = next((text for text in texts if wish and text.startswith(wish)), None)
    action = action or random.Random(len(table.moves)).choice(texts)
    await tables.act(table_id, seat, tokens[seat], table.row.version, action)
    return action


def test_the_migrations_make_what_the_models_say(tmp_path: Path) -> None:
    engine = make_engine(str(tmp_path / "tables.sqlite3"))
    migrate(engine)
    migrate(engine)
    made = inspect(engine)
    for name, table in Base.metadata.tables.items():
        columns = {column["name"]: column for column in made.get_columns(name)}
        assert set(columns) == {column.name for column in table.columns}
        for column in table.columns:
            assert columns[column.name]["nullable"] == column.nullable, column
    with engine.connect() as connection:
        assert connection.execute(text("pragma journal_mode")).scalar() == "wal"
        assert connection.execute(text("pragma synchronous")).scalar() == 2
    engine.dispose()


def test_versions_and_stored_moves(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        created, tokens = await seated(tables)
        table = await tables.get(created.id)
        begin = table.row.version
        played = [await play(tables, created.id, tokens) for _ in range(4)]
        assert table.row.version == begin + 4
        row, _, moves = tables.store.load(created.id)
        assert row.version == begin + 4
        assert [move.action for move in moves] == played
        assert row.to_act == table.state.seat_to_act()

    run(tmp_path, work)


def test_a_restart_gives_the_same_table(tmp_path: Path) -> None:
    seen: dict[str, Any] = {}

    async def before(tables: Tables) -> None:
        created, tokens = await seated(tables, 3)
        for _ in range(12):
            await play(tables, created.id, tokens)
        seen.update(id=created.id, tokens=tokens, sight=(await tables.get(created.id)).sight(0))

    async def after(tables: Tables) -> None:
        table = await tables.get(seen["id"])
        sight = table.sight(0)
        assert sight.view == seen["sight"].view
        assert sight.entries == seen["sight"].entries
        assert sight.version == seen["sight"].version
        await play(tables, seen["id"], seen["tokens"])

    run(tmp_path, before)
    run(tmp_path, after)


def test_taking_back_in_a_turn(tmp_path: Path) -> None:
    """Taking gold reveals nothing and can be taken back; the mark stays, and replay leaves the move out."""

    async def work(tables: Tables) -> None:
        created, tokens = await seated(tables, 1)
        table = await tables.get(created.id)
        while not (await play(tables, created.id, tokens, "gold")).startswith("gold"):
            pass
        mover = table.kept()[-1].seat
        assert table.sight(mover).can_take_back
        other = (mover + 1) % 3
        with pytest.raises(NoTakingBack):
            await tables.take_back(created.id, other, tokens[other], table.row.version)
        with pytest.raises(StaleVersion):
            await tables.take_back(created.id, mover, tokens[mover], table.row.version - 1)
        count = len(table.kept())
        await tables.take_back(created.id, mover, tokens[mover], table.row.version)
        assert table.state.seat_to_act() == mover
        assert len(table.kept()) == count - 1
        assert table.log[-1].event is None
        await play(tables, created.id, tokens, "gold")
        _, _, moves = tables.store.load(created.id)
        assert [move.undone is not None for move in moves[-2:]] == [True, False]
        seat_view = table.sight(mover).view
        tables._forget(created.id)
        again = await tables.get(created.id)
        assert again.sight(mover).view == seat_view
        assert again.log == table.log
        assert [move.action for move in again.record().moves] == [m.action for m in moves if m.undone is None]

    run(tmp_path, work)


def test_what_revealed_something_stays(tmp_path: Path) -> None:
    """Drawing cards and choosing a character (the next player sees the rest) cannot be taken back."""

    async def work(tables: Tables) -> None:
        created, tokens = await seated(tables, 2)
        table = await tables.get(created.id)
        played = ""
        for _ in range(30):
            played = await play(tables, created.id, tokens, "draw")
            mover = table.kept()[-1].seat
            if played.split()[0] in ("pick", "draw"):
                assert not table.sight(mover).can_take_back, played
                with pytest.raises(NoTakingBack):
                    await tables.take_back(created.id, mover, tokens[mover], table.row.version)
            if played == "draw":
                break
        assert played == "draw"

    run(tmp_path, work)


def test_nobody_takes_back_after_another_moved(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        created, tokens = await seated(tables, 5)
        table = await tables.get(created.id)
        while not table.state.is_over():
            await play(tables, created.id, tokens, "build")
            kept = table.kept()
            for seat in range(3):
                if seat != kept[-1].seat:
                    assert not table.sight(seat).can_take_back
        assert not any(table.sight(seat).can_take_back for seat in range(3))
        with pytest.raises(GameIsOver):
            await tables.take_back(created.id, 0, tokens[0], table.row.version)
        with pytest.raises(GameIsOver):
            await tables.act(created.id, 0, tokens[0], table.row.version, 0)

    run(tmp_path, work)


def test_refusals_change_nothing(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        created, tokens = await seated(tables)
        table = await tables.get(created.id)
        seat, version, digest = table.state.seat_to_act(), table.row.version, table.state.digest()
        other = (seat + 1) % 3
        with pytest.raises(NotYourSeat):
            await tables.act(created.id, seat, tokens[other], version, table.state.legal_actions()[0])
        with pytest.raises(NotYourSeat):
            await tables.act(created.id, seat, None, version, table.state.legal_actions()[0])
        with pytest.raises(IllegalMove) as caught:
            await tables.act(created.id, seat, tokens[seat], version, "gold")
        assert caught.value.rule.startswith("R")
        for action in (-5, 10**9, "", "  ", "gold gold", "pick character:nobody"):
            with pytest.raises(TableError):
                await tables.act(created.id, seat, tokens[seat], version, action)
        with pytest.raises(NotOver):
            await tables.record(created.id)
        with pytest.raises(UnknownTable):
            await tables.get("nowhere")
        with pytest.raises(UnknownInvitation):
            await tables.claim(next(iter(created.invitations.values())), "Eve")
        assert (table.row.version, table.state.digest()) == (version, digest)
        assert tables.store.load(created.id)[2] == []

    run(tmp_path, work)


def test_two_servers_on_one_database(tmp_path: Path) -> None:
    """A server whose memory is behind refuses, writes nothing, and reads the table anew."""

    async def work(tables: Tables) -> None:
        created, tokens = await seated(tables)
        twin = Tables(Store(str(tmp_path / "tables.sqlite3")), BotPool(processes=False), 0.0)
        mine, theirs = await tables.get(created.id), await twin.get(created.id)
        await play(twin, created.id, tokens)
        seat = mine.state.seat_to_act()
        with pytest.raises(StaleVersion):
            await tables.act(created.id, seat, tokens[seat], mine.row.version, mine.state.legal_actions()[-1])
        assert (await tables.get(created.id)).state == theirs.state
        await twin.stop()

    run(tmp_path, work)


def test_changed_rules_are_told(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        created, tokens = await seated(tables)
        await play(tables, created.id, tokens)
        tables._forget(created.id)
        with tables.store.engine.begin() as connection:
            connection.execute(text("update moves set chance = '[[3, 1]]'"))
        with pytest.raises(CannotReplay):
            await tables.get(created.id)

    run(tmp_path, work)


def test_the_seed_is_committed_to_and_opened_at_the_end(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        created = await tables.create(Plan("citadels", (BOT, BOT, BOT), {"city_target": 4}))
        table = await tables.get(created.id)
        shown = table.sight(-1).commitment
        assert table.sight(-1).opening is None or table.state.is_over()
        while not table.state.is_over():
            await table.wait_beyond(table.row.version, 20)
        opening = table.sight(-1).opening
        assert opening is not None
        assert commitment(*opening) == shown
        record = await tables.record(created.id)
        assert str(record.seed) == opening[0]
        record.replay()

    run(tmp_path, work)


class Faulty(BotPool):
    """A pool whose bots fail, or answer with nonsense."""

    def __init__(self) -> None:
        super().__init__(processes=False)
        self.calls = 0

    async def _ask(self, spec: str, seed: int, view: View) -> int:
        self.calls += 1
        if self.calls % 2:
            raise RuntimeError("out of ideas")
        return -3


def test_faulty_bots_are_logged_and_replaced(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def work(tables: Tables) -> None:
        created = await tables.create(Plan("citadels", (BOT, BOT, BOT), seed=3))
        table = await tables.get(created.id)
        for _ in range(6):
            await table.wait_beyond(table.row.version, 20)

    with caplog.at_level(logging.ERROR):
        run(tmp_path, work, bots=Faulty())
    assert "out of ideas" in caplog.text
    assert "illegal action -3" in caplog.text


def test_bots_play_the_same_in_processes_and_threads(tmp_path: Path) -> None:
    from rathaus.core.registry import get

    view = get("citadels").new(4, 9).view(get("citadels").new(4, 9).seat_to_act())

    async def ask(processes: bool) -> list[int]:
        pool = BotPool(1, processes=processes)
        chosen = [await pool.choose("random", seed, view) for seed in range(8)]
        pool.close()
        return chosen

    assert asyncio.run(ask(True)) == asyncio.run(ask(False))


def test_a_pool_survives_the_death_of_its_workers() -> None:
    from rathaus.core.registry import get

    state = get("citadels").new(4, 9)
    view = state.view(state.seat_to_act())

    async def ask() -> None:
        pool = BotPool(1)
        await pool.choose("random", 1, view)
        for process in pool._pool._processes.values():  # type: ignore[union-attr]
            process.kill()
        assert await pool.choose("random", 1, view) in view.legal
        pool.close()

    asyncio.run(ask())


def test_play_again_keeps_people_and_tokens(tmp_path: Path) -> None:
    async def work(tables: Tables) -> None:
        created, tokens = await seated(tables, 8)
        table = await tables.get(created.id)
        with pytest.raises(NotOver):
            await tables.play_again(created.id)
        while not table.state.is_over():
            await play(tables, created.id, tokens, "build")
        following = await tables.play_again(created.id)
        assert await tables.play_again(created.id) == following
        again = await tables.get(following)
        assert all(again.holds(seat, token) for seat, token in tokens.items())
        assert not again.waiting
        assert again.row.seed != table.row.seed
        await play(tables, following, tokens)

    run(tmp_path, work)


def test_names() -> None:
    assert clean_name("  Ada   Lovelace\n") == "Ada Lovelace"
    assert clean_name("伊莎貝拉") == "伊莎貝拉"
    for bad in ("", " ", "\u0000", "x" * 25):
        with pytest.raises(BadName):
            clean_name(bad)


def test_levels_are_only_bots_that_exist() -> None:
    from rathaus.core.registry import get

    assert "random" in levels(get("citadels"))
