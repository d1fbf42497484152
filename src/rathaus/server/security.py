"""Who sends a request: seat tokens in cookies or headers, and the check of its origin."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlsplit

from fastapi import Request, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from rathaus.table.errors import NotYourSeat, TableError
from rathaus.table.table import Table

KEPT = 180 * 24 * 3600
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}


class ForeignOrigin(TableError):
    """A changing request that another site sent."""

    key = "error.foreign_origin"


def check_origin(request: Request) -> None:
    """Refuse changing requests that come from another site's page.

    Raises:
        ForeignOrigin: by its Origin header, or by Sec-Fetch-Site where there is none.
    """
    if request.method in SAFE:
        return
    origin = request.headers.get("origin")
    if origin is not None:
        if urlsplit(origin).netloc != request.headers.get("host", ""):
            raise ForeignOrigin
    elif request.headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
        raise ForeignOrigin


class SecurityHeaders:
    """Adds :data:`HEADERS` to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_more(message: Message) -> None:
            if message["type"] == "http.response.start":
                known = {name.lower() for name, _ in message["headers"]}
                extra = [(k.encode(), v.encode()) for k, v in HEADERS.items() if k.encode() not in known]
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        await self.app(scope, receive, send_more)


def set_cookie(response: Response, request: Request, name: str, value: str, **more: Any) -> None:
    """A cookie for half a year, not sent along by other sites' forms."""
    response.set_cookie(
        name,
        value,
        max_age=KEPT,
        httponly=more.get("httponly", True),
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def seat_cookie(table_id: str, seat: int) -> str:
    """The name of the cookie with the token of a seat."""
    return f"seat_{table_id}_{seat}"


def host_cookie(table_id: str) -> str:
    """The name of the cookie of whoever set up a table."""
    return f"host_{table_id}"


def tables_of(request: Request) -> list[str]:
    """The tables for which the browser has cookies."""
    parts = (name.split("_") for name in request.cookies)
    return sorted({p[1] for p in parts if len(p) >= 2 and p[0] in ("seat", "host")})


def tokens_of(request: Request, table: Table) -> dict[int, str]:
    """Seat to token of every seat of the table that the sender holds, by cookie or bearer token."""
    found = {}
    bearer = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    for seat in range(len(table.seats)):
        named = [request.cookies.get(seat_cookie(t, seat)) for t in (table.row.id, table.row.previous) if t]
        for token in [bearer, *named]:
            if token and table.holds(seat, token):
                found[seat] = token
    return found


def host_token(request: Request, table: Table) -> str | None:
    """The token that shows the sender to be the table's host, if it is."""
    bearer = request.headers.get("authorization", "").removeprefix("Bearer ").strip()
    named = [request.cookies.get(host_cookie(t)) for t in (table.row.id, table.row.previous) if t]
    return next((token for token in [bearer, *named] if table.is_host(token)), None)


def seat_for(request: Request, table: Table, wanted: int | None) -> int:
    """The seat that the sender looks from: the wanted one (-1: a spectator), else the first of its own, else -1.

    Raises:
        NotYourSeat: the wanted seat is not the sender's.
    """
    own = tokens_of(request, table)
    if wanted is None:
        return min(own, default=-1)
    if wanted != -1 and wanted not in own:
        raise NotYourSeat(seat=wanted + 1)
    return wanted
