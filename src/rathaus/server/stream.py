"""Live updates: the parts of a table's page, or its view as JSON, as server-sent events."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable

from fastapi import Request
from fastapi.responses import StreamingResponse

from rathaus.core.errors import RathausError
from rathaus.table.service import Tables
from rathaus.table.table import Sight, Table

HEARTBEAT = 15.0
BREATH = 0.15
HEADERS = {"cache-control": "no-store", "x-accel-buffering": "no"}


def message(event: str, data: str, version: int | None = None) -> str:
    """One server-sent event."""
    head = f"id: {version}\n" if version is not None else ""
    return head + f"event: {event}\n" + "".join(f"data: {line}\n" for line in data.split("\n")) + "\n"


def seen_version(request: Request, version: int) -> int:
    """The version that the reader has: by Last-Event-ID when it connects again, else as the page says."""
    last = request.headers.get("last-event-id", "")
    return int(last) if last.isdecimal() and len(last) < 10 else version


async def follow(
    tables: Tables, table_id: str, seen: int, tell: Callable[[Table], list[str]]
) -> AsyncIterator[str]:
    """What ``tell`` says of a table whenever its version is another than the one seen; heartbeats between.

    Versions that follow one another faster than every :data:`BREATH` seconds, as those of bots without a pause, are
    told as one: a page that is drawn anew for each of them would lag behind.
    """
    yield "retry: 1000\n\n"
    told = -BREATH
    while not tables.stopping:
        await asyncio.sleep(max(0.0, told + BREATH - time.monotonic()))
        try:
            table = await tables.get(table_id)
        except RathausError:
            return
        if table.row.version != seen:
            seen, told = table.row.version, time.monotonic()
            for text in tell(table):
                yield text
        if not await table.wait_beyond(seen, HEARTBEAT):
            yield ": still here\n\n"


def response(events: AsyncIterator[str]) -> StreamingResponse:
    """The HTTP response of a stream."""
    return StreamingResponse(events, media_type="text/event-stream", headers=HEADERS)


def json_teller(
    sight_of: Callable[[Table], Sight], as_json: Callable[[Sight], object]
) -> Callable[[Table], list[str]]:
    """Tells the view of a seat as JSON."""

    def tell(table: Table) -> list[str]:
        sight = sight_of(table)
        return [message("table", json.dumps(as_json(sight), ensure_ascii=False), sight.version)]

    return tell
