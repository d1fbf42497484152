"""Persistence: tables, seats and moves in SQLite or PostgreSQL. Every write is one committed transaction."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, cast

import platformdirs
from sqlalchemy import (
    JSON,
    BigInteger,
    CursorResult,
    Engine,
    ForeignKey,
    String,
    Text,
    Update,
    create_engine,
    event,
    select,
    update,
)
from sqlalchemy.engine import make_url
from sqlalchemy.orm import DeclarativeBase, Mapped, Session, mapped_column

from rathaus.table.errors import StaleVersion, UnknownInvitation, UnknownTable

WAITING = -2  # in `to_act` of a table whose seats are not all taken


class Base(DeclarativeBase):
    """Base of the stored rows."""


class TableRow(Base):
    """A table: what was agreed, its version (counts every change) and who is to act (-1 over, -2 waiting)."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(32), primary_key=True)
    created: Mapped[int] = mapped_column(BigInteger)
    game: Mapped[str] = mapped_column(String(64))
    seats: Mapped[int]
    options: Mapped[dict[str, Any]] = mapped_column(JSON)
    seed: Mapped[str] = mapped_column(String(32))
    salt: Mapped[str] = mapped_column(String(64))
    seed_given: Mapped[bool]
    rules: Mapped[str] = mapped_column(String(64))
    components: Mapped[str] = mapped_column(String(64))
    program: Mapped[str] = mapped_column(String(64))
    fast: Mapped[bool]
    host_hash: Mapped[str] = mapped_column(String(64))
    previous: Mapped[str | None] = mapped_column(String(32))
    following: Mapped[str | None] = mapped_column(String(32))
    version: Mapped[int]
    to_act: Mapped[int] = mapped_column(index=True)
    finished: Mapped[int | None] = mapped_column(BigInteger)


class SeatRow(Base):
    """A seat: a bot's, a person's (with the hash of a token) or one still open (with an invitation)."""

    __tablename__ = "seats"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str] = mapped_column(String(8))  # human, bot, open
    name: Mapped[str] = mapped_column(String(64))
    bot: Mapped[str] = mapped_column(String(128))
    token_hash: Mapped[str | None] = mapped_column(String(64))
    invitation: Mapped[str | None] = mapped_column(String(64), unique=True)


class MoveRow(Base):
    """A move. ``undone`` is the version at which it was taken back; ``final`` tells that it cannot be."""

    __tablename__ = "moves"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    action: Mapped[str] = mapped_column(Text)
    chance: Mapped[list[list[int]]] = mapped_column(JSON)
    ms: Mapped[int] = mapped_column(BigInteger)
    final: Mapped[bool]
    undone: Mapped[int | None]


def now_ms() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def default_url() -> str:
    """The SQLite database in the user's data directory."""
    folder = Path(platformdirs.user_data_dir("rathaus"))
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.sqlite3'}"


def _careful_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def make_engine(url: str | None) -> Engine:
    """A database engine; a plain path stands for an SQLite file."""
    if url is not None and "://" not in url:
        url = f"sqlite:///{url}"
    parsed = make_url(url or default_url())
    engine = create_engine(parsed)
    if parsed.get_backend_name() == "sqlite":
        event.listen(engine, "connect", _careful_sqlite)
    return engine


def migrate(engine: Engine) -> None:
    """Bring the database to the newest layout."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _change_one(session: Session, query: Update) -> None:
    """Change exactly one row.

    Raises:
        StaleVersion: the row is not as it was when it was read.
    """
    if cast("CursorResult[Any]", session.execute(query)).rowcount != 1:
        raise StaleVersion


class Store:
    """The database. All methods block; the service calls them from threads."""

    def __init__(self, url: str | None = None) -> None:
        self.engine = make_engine(url)
        migrate(self.engine)

    def close(self) -> None:
        """Give back all connections."""
        self.engine.dispose()

    def session(self) -> Session:
        """A session whose rows stay readable after the commit."""
        return Session(self.engine, expire_on_commit=False)

    def create(self, table: TableRow, seats: Sequence[SeatRow]) -> None:
        """Write down a new table; the table that it follows points at it from now on."""
        with self.session() as session, session.begin():
            session.add(table)
            session.flush()
            session.add_all(seats)
            if table.previous is not None:
                query = update(TableRow).where(TableRow.id == table.previous, TableRow.following.is_(None))
                _change_one(session, query.values(following=table.id, version=TableRow.version + 1))

    def load(self, table_id: str) -> tuple[TableRow, list[SeatRow], list[MoveRow]]:
        """A table with its seats and all its moves in order, those taken back too.

        Raises:
            UnknownTable: there is none of this id.
        """
        with self.session() as session:
            table = session.get(TableRow, table_id)
            if table is None:
                raise UnknownTable(id=table_id)
            seats = session.scalars(
                select(SeatRow).where(SeatRow.table_id == table_id).order_by(SeatRow.seat)
            )
            moves = session.scalars(
                select(MoveRow).where(MoveRow.table_id == table_id).order_by(MoveRow.number)
            )
            return table, list(seats), list(moves)

    def _advance(self, session: Session, table_id: str, version: int, **values: Any) -> None:
        query = update(TableRow).where(TableRow.id == table_id, TableRow.version == version)
        _change_one(session, query.values(version=version + 1, **values))

    def append(self, version: int, move: MoveRow, to_act: int) -> None:
        """Add a move to a table that still has this version.

        Raises:
            StaleVersion: somebody else changed the table; nothing is written.
        """
        finished = {"finished": now_ms()} if to_act == -1 else {}
        with self.session() as session, session.begin():
            self._advance(session, move.table_id, version, to_act=to_act, **finished)
            session.add(move)

    def take_back(self, table_id: str, version: int, number: int, to_act: int) -> None:
        """Mark a move as taken back.

        Raises:
            StaleVersion: somebody else changed the table; nothing is written.
        """
        with self.session() as session, session.begin():
            self._advance(session, table_id, version, to_act=to_act)
            query = update(MoveRow).where(MoveRow.table_id == table_id, MoveRow.number == number)
            session.execute(query.values(undone=version + 1))

    def claim(self, version: int, seat: SeatRow, name: str, token_hash: str, to_act: int) -> None:
        """Give an open seat to a person.

        Raises:
            StaleVersion: somebody else changed the table; nothing is written.
        """
        with self.session() as session, session.begin():
            self._advance(session, seat.table_id, version, to_act=to_act)
            query = update(SeatRow).where(SeatRow.table_id == seat.table_id, SeatRow.seat == seat.seat)
            session.execute(query.values(kind="human", name=name, token_hash=token_hash, invitation=None))

    def set_fast(self, table_id: str, version: int, fast: bool) -> None:
        """Let the bots of a table pause between their moves, or not."""
        with self.session() as session, session.begin():
            self._advance(session, table_id, version, fast=fast)

    def invited(self, invitation: str) -> tuple[str, int]:
        """Table and seat of an invitation.

        Raises:
            UnknownInvitation: it was never given out, or the seat is taken.
        """
        with self.session() as session:
            row = session.scalar(select(SeatRow).where(SeatRow.invitation == invitation))
            if row is None:
                raise UnknownInvitation
            return row.table_id, row.seat

    def bots_to_act(self) -> list[str]:
        """The tables where a bot is to act."""
        query = select(TableRow.id).join(
            SeatRow, (SeatRow.table_id == TableRow.id) & (SeatRow.seat == TableRow.to_act)
        )
        with self.session() as session:
            return list(session.scalars(query.where(SeatRow.kind == "bot")))

    def tables(self, ids: Sequence[str]) -> list[TableRow]:
        """The rows of some tables, newest first; unknown ids are left out."""
        with self.session() as session:
            return list(
                session.scalars(
                    select(TableRow).where(TableRow.id.in_(ids)).order_by(TableRow.created.desc())
                )
            )
