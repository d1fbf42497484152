"""What the routes share: the tables, and a table as its reader sees it."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Request

from rathaus.server.language import language_of
from rathaus.server.render import LAYOUTS, TableParts
from rathaus.server.security import host_token, seat_for, tokens_of
from rathaus.table.service import Tables
from rathaus.table.table import Sight, Table


def tables_dep(request: Request) -> Tables:
    """The tables of the running app."""
    tables: Tables = request.app.state.tables
    return tables


TablesDep = Annotated[Tables, Depends(tables_dep)]


def sight_for(request: Request, table: Table, wanted: int | None) -> Sight:
    """What the sender may see of a table.

    Raises:
        NotYourSeat: it wants to look from a seat that is not its own.
    """
    seat = seat_for(request, table, wanted)
    return table.sight(seat, inviting=seat >= 0 or host_token(request, table) is not None)


def layout_of(request: Request) -> str:
    """``wide`` or ``tall``: as the address says, else as the browser's script remembered."""
    wanted = request.query_params.get("layout") or request.cookies.get("layout", "")
    return wanted if wanted in LAYOUTS else "wide"


def parts_for(request: Request, table: Table, wanted: int | None) -> TableParts:
    """The parts of the table's page for the sender."""
    return TableParts(sight_for(request, table, wanted), language_of(request), layout_of(request))


def token_for(request: Request, table: Table, seat: int) -> str | None:
    """The sender's token of a seat, None if it has none."""
    return tokens_of(request, table).get(seat)
