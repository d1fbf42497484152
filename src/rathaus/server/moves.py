"""What people do at a table: act, take back, play again, let bots hurry. Plain forms, with or without scripts."""

from __future__ import annotations

from fastapi import APIRouter, Form, Request
from fastapi.responses import RedirectResponse, Response

from rathaus.server.deps import TablesDep, token_for
from rathaus.server.security import host_token
from rathaus.table.errors import UnknownAction

router = APIRouter(include_in_schema=False)


def done(request: Request, table_id: str, seat: int) -> Response:
    """Nothing for a script, which gets the news by the stream; the page again for a plain form."""
    if request.headers.get("hx-request"):
        return Response(status_code=204)
    return RedirectResponse(f"/t/{table_id}?seat={seat}", 303)


@router.post("/t/{table_id}/act")
async def act(
    request: Request,
    table_id: str,
    tables: TablesDep,
    seat: int = Form(-1),
    version: int = Form(-1),
    action: str = Form(""),
) -> Response:
    """Play one of the actions of the list."""
    table = await tables.get(table_id)
    if not action.isdecimal() or len(action) > 9:
        raise UnknownAction(why=action[:40])
    await tables.act(table_id, seat, token_for(request, table, seat), version, int(action))
    return done(request, table_id, seat)


@router.post("/t/{table_id}/undo")
async def undo(
    request: Request, table_id: str, tables: TablesDep, seat: int = Form(-1), version: int = Form(-1)
) -> Response:
    """Take back the latest own move."""
    table = await tables.get(table_id)
    await tables.take_back(table_id, seat, token_for(request, table, seat), version)
    return done(request, table_id, seat)


@router.post("/t/{table_id}/fast")
async def fast(
    request: Request, table_id: str, tables: TablesDep, seat: int = Form(-1), on: bool = Form(False)
) -> Response:
    """Let the bots hurry, or not."""
    table = await tables.get(table_id)
    token = token_for(request, table, seat) or host_token(request, table)
    await tables.set_fast(table_id, seat, token, on)
    return done(request, table_id, seat)


@router.post("/t/{table_id}/again")
async def again(request: Request, table_id: str, tables: TablesDep, seat: int = Form(-1)) -> Response:
    """The same people and bots once more."""
    following = await tables.play_again(table_id)
    return RedirectResponse(f"/t/{following}", 303)
