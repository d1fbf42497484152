"""All tables of a server: setting up, joining, acting, taking back, and bots that go on by themselves."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from rathaus.core.errors import ActionError, IllegalAction, RathausError
from rathaus.core.events import visible
from rathaus.core.records import Record
from rathaus.core.rng import seed_of
from rathaus.table.bots import BotPool
from rathaus.table.errors import (
    GameIsOver,
    IllegalMove,
    NoTakingBack,
    NotOver,
    NotYourSeat,
    NotYourTurn,
    StaleVersion,
    StillWaiting,
    TableError,
    UnknownAction,
    UnknownInvitation,
)
from rathaus.table.plan import Created, Plan, clean_name, hash_of, make_again, make_rows, new_token
from rathaus.table.store import MoveRow, Store, TableRow, now_ms
from rathaus.table.table import Table, step
from rathaus.table.undo import is_final

log = logging.getLogger("rathaus.table")

IN_MEMORY = 256


class Tables:
    """The tables. One per process; several processes may share a database, whose versions keep them apart."""

    def __init__(self, store: Store, bots: BotPool | None = None, bot_pause: float = 0.6) -> None:
        self.store = store
        self.bots = bots or BotPool()
        self.bot_pause = bot_pause
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._drivers: dict[str, asyncio.Task[None]] = {}
        self.stopping = False

    async def start(self) -> None:
        """Let bots go on where a bot is to act."""
        for table_id in await asyncio.to_thread(self.store.bots_to_act):
            self._drive(table_id)

    def hang_up(self) -> None:
        """End all streams: the server is about to stop."""
        self.stopping = True
        for table in self._tables.values():
            table.wake()

    async def stop(self) -> None:
        """Stop the bots and close the database."""
        self.hang_up()
        drivers = list(self._drivers.values())
        for task in drivers:
            task.cancel()
        await asyncio.gather(*drivers, return_exceptions=True)
        self.bots.close()
        self.store.close()

    # --- tables in memory -------------------------------------------------------------------------------------

    async def get(self, table_id: str) -> Table:
        """A table.

        Raises:
            UnknownTable: there is none of this id.
            CannotReplay: its moves do not replay under these rules.
        """
        table = self._tables.get(table_id)
        if table is None:
            async with self._loading.setdefault(table_id, asyncio.Lock()):
                table = self._tables.get(table_id)
                if table is None:
                    rows = await asyncio.to_thread(self.store.load, table_id)
                    table = await asyncio.to_thread(Table, *rows)
                    self._tables[table_id] = table
            self._loading.pop(table_id, None)
        self._tables.move_to_end(table_id)
        self._evict()
        return table

    def _evict(self) -> None:
        for table_id in list(self._tables)[: max(0, len(self._tables) - IN_MEMORY)]:
            if table_id not in self._drivers and not self._tables[table_id].lock.locked():
                self._forget(table_id)

    def _forget(self, table_id: str) -> None:
        """Drop a table from memory; whoever waits for it fetches it anew."""
        table = self._tables.pop(table_id, None)
        if table is not None:
            table.gone = True
            table.wake()

    @asynccontextmanager
    async def _held(self, table_id: str) -> AsyncIterator[Table]:
        """A table that nobody else changes meanwhile."""
        while True:
            table = await self.get(table_id)
            async with table.lock:
                if not table.gone:
                    yield table
                    return

    async def _changed(self, table: Table) -> None:
        table.row.version += 1
        table.row.to_act = table.to_act()
        table.wake()
        if table.bot_to_act() is not None:
            self._drive(table.row.id)

    # --- setting up and joining -----------------------------------------------------------------------------

    async def create(self, plan: Plan) -> Created:
        """Set up a table.

        Raises:
            UnknownGame, BadPlan, BadName: the plan is not possible; nothing is set up.
        """
        row, seats, created = make_rows(plan)
        await asyncio.to_thread(self.store.create, row, seats)
        self._drive(row.id)
        return created

    async def play_again(self, table_id: str) -> str:
        """Set up the table that follows a finished one, or find it; returns its id.

        Raises:
            NotOver: the game goes on.
        """
        async with self._held(table_id) as table:
            if not table.state.is_over():
                raise NotOver
            if table.row.following is None:
                row, seats = make_again(table.row, table.seats)
                await self._write(table, self.store.create, row, seats)
                table.row.following = row.id
                await self._changed(table)
                self._drive(row.id)
            return str(table.row.following)

    async def invited(self, invitation: str) -> tuple[Table, int]:
        """Table and open seat of an invitation.

        Raises:
            UnknownInvitation: there is none, or the seat is taken.
        """
        table_id, seat = await asyncio.to_thread(self.store.invited, invitation)
        return await self.get(table_id), seat

    async def claim(self, invitation: str, name: str) -> tuple[str, int, str]:
        """Take an open seat; returns table, seat and the seat's token.

        Raises:
            UnknownInvitation, BadName, NameTaken: nothing is changed.
        """
        table_id, seat = await asyncio.to_thread(self.store.invited, invitation)
        async with self._held(table_id) as table:
            row = table.seats[seat]
            if row.invitation != invitation:
                raise UnknownInvitation
            name = clean_name(name, table.taken_names())
            token = new_token()
            others_open = sum(s.kind == "open" for s in table.seats) > 1
            to_act = table.row.to_act if others_open else table.state.seat_to_act()
            await self._write(table, self.store.claim, table.row.version, row, name, hash_of(token), to_act)
            row.kind, row.name, row.token_hash, row.invitation = "human", name, hash_of(token), None
            await self._changed(table)
            return table_id, seat, token

    # --- playing ------------------------------------------------------------------------------------------------

    @staticmethod
    def _may_change(table: Table, seat: int, token: str | None, version: int) -> None:
        if not table.holds(seat, token):
            raise NotYourSeat(seat=seat + 1)
        if version != table.row.version:
            raise StaleVersion
        if table.state.is_over():
            raise GameIsOver
        if table.waiting:
            raise StillWaiting

    async def act(self, table_id: str, seat: int, token: str | None, version: int, action: int | str) -> int:
        """Play an action (number or canonical text) for a seat; returns the new version.

        The move is committed before this returns. ``version`` is the one the player saw.

        Raises:
            UnknownTable, NotYourSeat, StaleVersion, GameIsOver, StillWaiting, NotYourTurn, UnknownAction,
            IllegalMove: nothing is changed.
        """
        async with self._held(table_id) as table:
            self._may_change(table, seat, token, version)
            if table.state.seat_to_act() != seat:
                raise NotYourTurn
            try:
                number = table.game.verbs.parse(action.strip() or "-") if isinstance(action, str) else action
                await self._play(table, number)
            except IllegalAction as error:
                raise IllegalMove(table.game.name, error.action, error.rule, error.reason) from None
            except ActionError as error:
                raise UnknownAction(why=str(error)) from None
            return table.row.version

    async def take_back(self, table_id: str, seat: int, token: str | None, version: int) -> int:
        """Take back the latest move of a seat; returns the new version.

        Raises:
            UnknownTable, NotYourSeat, StaleVersion, GameIsOver, StillWaiting, NoTakingBack: nothing is changed.
        """
        async with self._held(table_id) as table:
            self._may_change(table, seat, token, version)
            move = table.last_to_take_back(seat)
            if move is None:
                raise NoTakingBack
            await self._write(table, self.store.take_back, table_id, version, move.number, seat)
            move.undone = version + 1
            table.replay()
            await self._changed(table)
            return table.row.version

    async def set_fast(self, table_id: str, seat: int, token: str | None, fast: bool) -> None:
        """Choose whether the bots of a table pause between their moves.

        Raises:
            UnknownTable, NotYourSeat: nothing is changed.
        """
        async with self._held(table_id) as table:
            if not table.holds(seat, token) and not table.is_host(token):
                raise NotYourSeat(seat=seat + 1)
            if table.row.fast != fast:
                await self._write(table, self.store.set_fast, table_id, table.row.version, fast)
                table.row.fast = fast
                await self._changed(table)

    async def record(self, table_id: str) -> Record:
        """The record of a finished game.

        Raises:
            UnknownTable, NotOver: the record holds the seed and everybody's secrets.
        """
        table = await self.get(table_id)
        if not table.state.is_over():
            raise NotOver
        return table.record()

    async def rows(self, ids: list[str]) -> list[TableRow]:
        """The rows of some tables, for a list of one's own tables."""
        return await asyncio.to_thread(self.store.tables, ids) if ids else []

    async def _play(self, table: Table, action: int) -> bool:
        """Play a legal action and commit it; returns whether everybody can see something of it."""
        before = table.state
        done = step(before, action)
        last = table.moves[-1].number if table.moves else 0
        move = MoveRow(
            table_id=table.row.id,
            number=last + 1,
            seat=before.seat_to_act(),
            action=done.action,
            chance=done.chance,
            ms=now_ms() - table.row.created,
            final=await asyncio.to_thread(is_final, before, action, done.after, bool(done.chance))
            if table.seats[before.seat_to_act()].kind == "human"
            else True,
            undone=None,
        )
        await self._write(table, self.store.append, table.row.version, move, done.after.seat_to_act())
        table.moves.append(move)
        table.advance(done, move.number)
        await self._changed(table)
        return any(visible(event, -1) for event in done.events)

    async def _write(self, table: Table, write: object, *arguments: object) -> None:
        """Commit; if the database does not follow, forget what is in memory, for the database is right."""
        try:
            await asyncio.to_thread(write, *arguments)  # type: ignore[arg-type]
        except BaseException:
            self._forget(table.row.id)
            raise

    # --- bots -----------------------------------------------------------------------------------------------------

    def _drive(self, table_id: str) -> None:
        running = self._drivers.get(table_id)
        if running is None or running.done():
            task = asyncio.get_running_loop().create_task(self._play_bots(table_id))
            self._drivers[table_id] = task
            task.add_done_callback(lambda done: self._ended(table_id, done))

    def _ended(self, table_id: str, task: asyncio.Task[None]) -> None:
        if self._drivers.get(table_id) is task:
            del self._drivers[table_id]

    async def _play_bots(self, table_id: str) -> None:
        pause = self.bot_pause
        while True:
            try:
                table = await self.get(table_id)
                bot = table.bot_to_act()
                if bot is None:
                    return
                begin, version = time.monotonic(), table.row.version
                seed = seed_of(int(table.row.seed), bot.seat + 1, len(table.moves))
                action = await self.bots.choose(bot.bot, seed, table.state.view(bot.seat))
                if not table.row.fast:
                    await asyncio.sleep(max(0.0, pause - (time.monotonic() - begin)))
                async with table.lock:
                    if table.row.version == version and not table.gone:
                        seen = await self._play(table, action)
                        pause = self.bot_pause if seen else self.bot_pause / 4
            except StaleVersion:
                continue
            except TableError as error:
                log.error("bots stop at table %s: %s", table_id, error)
                return
            except RathausError as error:
                log.error("a bot at table %s cannot move: %s", table_id, error)
                return
