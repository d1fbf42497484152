"""The pages: home, setting up, joining, the table, its end."""

from __future__ import annotations

from fastapi import APIRouter, Form, Request
from fastapi.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response

from rathaus.core.messages import LANGUAGES, messages
from rathaus.core.registry import games, get
from rathaus.server.deps import TablesDep, parts_for, token_for
from rathaus.server.failures import explain, status_of
from rathaus.server.forms import offer, quick_plan, read_plan, values_of
from rathaus.server.language import COOKIE, language_of
from rathaus.server.render import page
from rathaus.server.security import host_cookie, seat_cookie, set_cookie, tables_of, tokens_of
from rathaus.server.stream import follow, message, response, seen_version
from rathaus.table.errors import NotYourSeat, TableError
from rathaus.table.plan import Created
from rathaus.table.table import Table

router = APIRouter(include_in_schema=False)
NAME_COOKIE = "name"


def local(path: str) -> str:
    """A path of this site, «/» for anything else."""
    return path if path.startswith("/") and not path.startswith(("//", "/\\")) else "/"


def go(path: str) -> RedirectResponse:
    """Look at another page."""
    return RedirectResponse(path, 303)


def own_name(request: Request) -> str:
    """The name that the browser used last, in printable form."""
    from urllib.parse import unquote

    return unquote(request.cookies.get(NAME_COOKIE, ""))


def remember_name(reply: Response, request: Request, name: str) -> None:
    """Keep the name for the next table."""
    from urllib.parse import quote

    set_cookie(reply, request, NAME_COOKIE, quote(name))


@router.get("/")
async def home(request: Request, tables: TablesDep) -> HTMLResponse:
    """The games, and the browser's own tables."""
    own = await tables.rows(tables_of(request))
    return page(request, "home.html", games=list(games().values()), own=own[:12], messages=messages)


@router.post("/language")
async def choose_language(request: Request, lang: str = Form(), next: str = Form("/")) -> Response:
    """Choose a language and go on reading."""
    reply = go(local(next))
    if lang in LANGUAGES:
        set_cookie(reply, request, COOKIE, lang)
    return reply


@router.get("/new/{name}")
async def set_up(request: Request, name: str) -> HTMLResponse:
    """The form of a new table."""
    game = get(name)
    shown = offer(game, {"name": own_name(request), **dict(request.query_params)})
    return page(request, "setup.html", game=game.name, offer=shown, problem=None)


@router.post("/new/{name}")
async def set_up_now(request: Request, name: str, tables: TablesDep) -> Response:
    """Set up the table that the form describes; with a refusal nothing of the form is lost."""
    game = get(name)
    values = values_of(game, await request.form())
    try:
        created = await tables.create(read_plan(game, values))
    except TableError as error:
        problem = explain(error, language_of(request))
        return page(
            request, "setup.html", status_of(error), game.name, offer=offer(game, values), problem=problem
        )
    reply = enter(request, created)
    if values.get("name"):
        remember_name(reply, request, str(values["name"])[:64])
    return reply


@router.get("/quick/{name}")
async def quick(
    request: Request,
    name: str,
    tables: TablesDep,
    seats: int | None = None,
    bots: str | None = None,
    fast: bool = False,
) -> Response:
    """A table of oneself and bots at once."""
    me = own_name(request) or messages(language_of(request)).text("setup.you")
    created = await tables.create(quick_plan(get(name), me, seats, bots, fast))
    return enter(request, created)


def enter(request: Request, created: Created) -> Response:
    """Go to a table just set up, with its tokens."""
    reply = go(f"/t/{created.id}")
    set_cookie(reply, request, host_cookie(created.id), created.host)
    for seat, token in created.tokens.items():
        set_cookie(reply, request, seat_cookie(created.id, seat), token)
    return reply


@router.get("/join/{invitation}")
async def join(request: Request, invitation: str, tables: TablesDep) -> HTMLResponse:
    """The form to take an open seat."""
    table, seat = await tables.invited(invitation)
    return join_page(request, table, seat, own_name(request), None, 200)


@router.post("/join/{invitation}")
async def join_now(request: Request, invitation: str, tables: TablesDep, name: str = Form("")) -> Response:
    """Take an open seat."""
    try:
        table_id, seat, token = await tables.claim(invitation, name)
    except TableError as error:
        table, open_seat = await tables.invited(invitation)
        problem = explain(error, language_of(request))
        return join_page(request, table, open_seat, name, problem, status_of(error))
    reply = go(f"/t/{table_id}?seat={seat}")
    set_cookie(reply, request, seat_cookie(table_id, seat), token)
    remember_name(reply, request, name)
    return reply


def join_page(
    request: Request, table: Table, seat: int, name: str, problem: str | None, status: int
) -> HTMLResponse:
    """The form to take an open seat, with the refusal if there was one."""
    sight = table.sight(-1)
    return page(
        request, "join.html", status, table.game.name, sight=sight, seat=seat, name=name, problem=problem
    )


@router.get("/t/{table_id}")
async def show(request: Request, table_id: str, tables: TablesDep, seat: int | None = None) -> HTMLResponse:
    """The table, from one's own seat or as a spectator."""
    table = await tables.get(table_id)
    parts = parts_for(request, table, seat)
    own = sorted(tokens_of(request, table))
    context = parts.context()
    for name in ("t", "texts", "language"):
        del context[name]
    reply = page(request, "table.html", game=table.game.name, own=own, **context)
    if table.row.previous is not None:
        for number, token in tokens_of(request, table).items():
            set_cookie(reply, request, seat_cookie(table_id, number), token)
    return reply


@router.get("/t/{table_id}/stream")
async def stream(
    request: Request, table_id: str, tables: TablesDep, seat: int | None = None, version: int = 0
) -> Response:
    """The parts of the table's page, each when it changes."""
    table = await tables.get(table_id)
    parts_for(request, table, seat)
    last: dict[str, str] = {}

    def tell(table: Table) -> list[str]:
        parts = parts_for(request, table, seat)
        told = []
        for name, html in parts.all().items():
            if last.get(name) != html:
                last[name] = html
                told.append(message(name, html, parts.sight.version))
        return told

    return response(follow(tables, table_id, seen_version(request, version), tell))


@router.get("/t/{table_id}/device")
async def device(request: Request, table_id: str, tables: TablesDep, seat: int) -> HTMLResponse:
    """The personal link that opens one's seat on another device."""
    table = await tables.get(table_id)
    token = token_for(request, table, seat)
    if token is None:
        raise NotYourSeat(seat=seat + 1)
    link = str(request.base_url).rstrip("/") + f"/t/{table_id}/seat/{seat}/{token}"
    return page(request, "device.html", game=table.game.name, link=link, table_id=table_id, seat=seat)


@router.get("/t/{table_id}/seat/{seat}/{token}")
async def open_seat(request: Request, table_id: str, seat: int, token: str, tables: TablesDep) -> Response:
    """Follow a personal link."""
    table = await tables.get(table_id)
    if not table.holds(seat, token):
        raise NotYourSeat(seat=seat + 1)
    reply = go(f"/t/{table_id}?seat={seat}")
    set_cookie(reply, request, seat_cookie(table_id, seat), token)
    return reply


@router.get("/t/{table_id}/record")
async def record(request: Request, table_id: str, tables: TablesDep) -> Response:
    """The record of a finished game."""
    text = (await tables.record(table_id)).to_text()
    name = f"{(await tables.get(table_id)).game.name}-{table_id}.jsonl"
    return PlainTextResponse(
        text,
        media_type="application/jsonl",
        headers={"content-disposition": f'attachment; filename="{name}"'},
    )
