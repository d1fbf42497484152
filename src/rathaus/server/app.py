"""The web application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response
from fastapi.staticfiles import StaticFiles
from starlette.exceptions import HTTPException

import rathaus
from rathaus.core.errors import RathausError
from rathaus.core.messages import messages
from rathaus.server import api, moves, pages
from rathaus.server.failures import explain, key_of, status_of
from rathaus.server.language import language_of
from rathaus.server.render import STATIC, environment, page
from rathaus.server.security import SecurityHeaders, check_origin
from rathaus.table.bots import BotPool
from rathaus.table.errors import IllegalMove
from rathaus.table.service import Tables
from rathaus.table.store import Store


def create_app(
    database_url: str | None = None,
    *,
    bot_pause: float = 0.6,
    bot_workers: int = 2,
    bot_processes: bool = True,
) -> FastAPI:
    """The application over a database.

    Args:
        database_url: an SQLAlchemy address or the path of an SQLite file; None: a file in the user's data
            directory. The database is opened and brought up to date when the application starts.
        bot_pause: seconds between two moves of bots that people can see.
        bot_workers: processes in which bots think.
        bot_processes: False lets them think in threads.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        bots = BotPool(bot_workers, processes=bot_processes)
        app.state.tables = Tables(Store(database_url), bots, bot_pause)
        await app.state.tables.start()
        yield
        await app.state.tables.stop()

    app = FastAPI(
        title="Rathaus",
        version=rathaus.__version__,
        summary="A table for board games: set up, look, act, follow.",
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        dependencies=[Depends(check_origin)],
    )
    app.add_middleware(SecurityHeaders)
    app.include_router(api.router)
    app.include_router(pages.router)
    app.include_router(moves.router)
    app.mount("/static", StaticFiles(directory=STATIC), name="static")
    app.add_exception_handler(RathausError, refuse)
    app.add_exception_handler(RequestValidationError, refuse_form)
    app.add_exception_handler(HTTPException, refuse_path)
    return app


async def refuse(request: Request, error: Exception) -> Response:
    """A refusal with its sentence."""
    assert isinstance(error, RathausError)
    more = {"rule": error.rule, "reason": error.reason} if isinstance(error, IllegalMove) else {}
    return answer(request, status_of(error), key_of(error), explain(error, language_of(request)), more)


async def refuse_form(request: Request, error: Exception) -> Response:
    """A request whose fields cannot be read."""
    assert isinstance(error, RequestValidationError)
    where = ", ".join(".".join(str(place) for place in problem["loc"]) for problem in error.errors())
    text = messages(language_of(request)).text("error.bad_request", where=where)
    return answer(request, 422, "bad_request", text, {})


async def refuse_path(request: Request, error: Exception) -> Response:
    """An address that leads nowhere, or a method that it does not know."""
    assert isinstance(error, HTTPException)
    key = {404: "error.not_found", 405: "error.method"}.get(error.status_code, "error.bad_request")
    text = messages(language_of(request)).text(key, where=request.url.path)
    return answer(request, error.status_code, key.removeprefix("error."), text, {})


def answer(request: Request, status: int, key: str, text: str, more: dict[str, str]) -> Response:
    """A refusal as JSON for the API, a notice for the table's script, a page for everybody else."""
    if request.url.path.startswith("/api"):
        return JSONResponse({"error": key, "message": text, **more}, status)
    if request.headers.get("hx-request"):
        html = environment().get_template("notice.html").render(text=text, key=key)
        return HTMLResponse(html, status)
    back = request.url.path.rpartition("/")[0] if request.method == "POST" else "/"
    return page(request, "error.html", status, text=text, back=back or "/")
