"""The JSON API beside the pages. OpenAPI describes it at /api/openapi.json."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Query, Request
from fastapi.responses import PlainTextResponse, Response
from pydantic import BaseModel, Field

from rathaus.core.game import Game
from rathaus.core.registry import games
from rathaus.server.deps import TablesDep, sight_for, token_for
from rathaus.server.failures import reason
from rathaus.server.language import language_of
from rathaus.server.stream import follow, json_teller, response, seen_version
from rathaus.table.bots import levels
from rathaus.table.plan import Plan, SeatPlan, read_seed
from rathaus.table.table import Sight

router = APIRouter(prefix="/api", tags=["tables"])

SeatQuery = Annotated[
    int | None,
    Query(description="the seat to look from; -1 a spectator; left out: the first seat of one's own"),
]


class Problem(BaseModel):
    """Why a request was refused. Nothing was changed."""

    error: str = Field(description="a stable word, such as stale or not_your_seat")
    message: str = Field(description="the reason in the reader's language")
    rule: str | None = Field(None, description="the rule that forbids an action")
    reason: str | None = Field(None, description="the word of the reason why the rule forbids it")


class OptionOut(BaseModel):
    """An option that can be agreed before a game."""

    name: str
    rule: str
    kind: str
    default: str | int | bool | None
    values: list[str]
    low: int
    high: int
    advanced: bool


class GameOut(BaseModel):
    """A game that can be played."""

    name: str
    title: str
    seats: list[int]
    bots: list[str]
    options: list[OptionOut]
    rules_version: str
    n_actions: int
    reconstructed: float = Field(
        description="share of the components whose printed values are not known, 0 to 1"
    )


class SeatIn(BaseModel):
    """Who shall sit on a seat."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    bot: str = ""


class TableIn(BaseModel):
    """A table to be set up."""

    game: str
    seats: list[SeatIn] = Field(min_length=1, max_length=32)
    options: dict[str, str | int | bool | None] = {}
    seed: str | None = Field(None, description="a whole number as text; left out: a secret one")
    fast: bool = False


class TableOut(BaseModel):
    """A table just set up. Tokens go into the header «Authorization: Bearer …»."""

    id: str
    tokens: dict[int, str]
    invitations: dict[int, str]
    host: str


class NameIn(BaseModel):
    """A name at a table."""

    name: str


class Joined(BaseModel):
    """A seat just taken."""

    id: str
    seat: int
    token: str


class ActIn(BaseModel):
    """An action: its number or its canonical text, and the version that the player saw."""

    seat: int
    version: int
    action: int | str


class BackIn(BaseModel):
    """Taking back: the seat, and the version that the player saw."""

    seat: int
    version: int


class Version(BaseModel):
    """The table's version after a change."""

    version: int


class ActionOut(BaseModel):
    """A legal or a greyed action."""

    number: int
    text: str = Field(description="canonical text")
    verb: str
    label: str = Field(description="in the reader's language")
    target: str = Field(description="id of the board's element that stands for it")
    price: dict[str, int] = Field(default_factory=dict, description="what it costs, by resource")
    why: str | None = Field(None, description="why it is not possible now")
    rule: str


class ActionsOut(BaseModel):
    """What a seat may do now, and what it may not."""

    version: int
    to_act: int
    legal: list[ActionOut]
    forbidden: list[ActionOut]


PROBLEMS: dict[int | str, dict[str, Any]] = {code: {"model": Problem} for code in (403, 404, 409, 422)}


def game_out(game: Game) -> GameOut:
    """A game as the API tells it."""
    return GameOut(
        name=game.name,
        title=game.title,
        seats=list(game.seats),
        bots=levels(game),
        options=[
            OptionOut(
                name=o.name,
                rule=o.rule,
                kind=o.kind,
                default=o.default,
                values=list(o.values),
                low=o.low,
                high=o.high,
                advanced=o.advanced,
            )
            for o in game.options
        ],
        rules_version=game.rules_version,
        n_actions=game.n_actions,
        reconstructed=game.components.reconstructed_share(),
    )


def table_view(sight: Sight) -> dict[str, Any]:
    """A table as a seat may see it."""
    read = sight.game.events.read
    return {
        "id": sight.id,
        "version": sight.version,
        "seat": sight.seat,
        "waiting": sight.waiting,
        "to_act": sight.to_act,
        "moves": sight.moves,
        "seats": [
            {"seat": s.seat, "kind": s.kind, "name": s.called_plainly(), "bot": s.bot} for s in sight.sitters
        ],
        "can_take_back": sight.can_take_back,
        "commitment": sight.commitment,
        "opening": None if sight.opening is None else dict(zip(("seed", "salt"), sight.opening, strict=True)),
        "following": sight.following,
        "view": None if sight.waiting else sight.view.to_dict(),
        "log": [
            {"move": e.move, "event": "undone", "arguments": {"seat": str(e.seat), "count": e.count}}
            if e.event is None
            else {"move": e.move, "event": read(e.event).name, "arguments": read(e.event).arguments}
            for e in sight.entries
        ],
    }


@router.get("/games")
async def list_games() -> list[GameOut]:
    """The games that can be played, with their options."""
    return [game_out(game) for game in games().values()]


@router.post("/tables", status_code=201, responses=PROBLEMS)
async def create_table(plan: TableIn, tables: TablesDep) -> TableOut:
    """Set up a table."""
    seats = tuple(SeatPlan(seat.kind, seat.name, seat.bot) for seat in plan.seats)
    created = await tables.create(
        Plan(plan.game, seats, dict(plan.options), read_seed(plan.seed or ""), plan.fast)
    )
    return TableOut(id=created.id, tokens=created.tokens, invitations=created.invitations, host=created.host)


@router.post("/invitations/{invitation}", responses=PROBLEMS)
async def join_table(invitation: str, who: NameIn, tables: TablesDep) -> Joined:
    """Take the open seat of an invitation."""
    table_id, seat, token = await tables.claim(invitation, who.name)
    return Joined(id=table_id, seat=seat, token=token)


@router.get("/tables/{table_id}", responses=PROBLEMS)
async def view_table(
    request: Request, table_id: str, tables: TablesDep, seat: SeatQuery = None
) -> dict[str, Any]:
    """The table as a seat may see it: who sits where, the view, the events so far."""
    return table_view(sight_for(request, await tables.get(table_id), seat))


@router.get("/tables/{table_id}/actions", responses=PROBLEMS)
async def list_actions(
    request: Request, table_id: str, tables: TablesDep, seat: SeatQuery = None
) -> ActionsOut:
    """What a seat may do now; and what it may not, with the reasons."""
    from rathaus.server.render import TableParts

    sight = sight_for(request, await tables.get(table_id), seat)
    parts = TableParts(sight, language_of(request), "wide")
    prices = sight.game.prices(sight.view)

    def out(action: int, rule: str | None = None, why: str | None = None) -> ActionOut:
        verbs = sight.game.verbs
        verb = verbs.verb_at(action)
        return ActionOut(
            number=action,
            text=verbs.text(action),
            verb=verb.name,
            label=parts.texts.action(sight.view.ruleset, action, parts.names),
            target=verbs.target(action),
            price=prices.get(action, {}),
            why=why,
            rule=rule or verb.rule,
        )

    legal = sight.view.legal if sight.my_turn else ()
    return ActionsOut(
        version=sight.version,
        to_act=sight.to_act,
        legal=[out(action) for action in legal],
        forbidden=[
            out(g.action, g.rule, reason(g.reason, sight.game.name, parts.language)) for g in sight.greyed
        ],
    )


@router.post("/tables/{table_id}/actions", responses=PROBLEMS)
async def act(request: Request, table_id: str, move: ActIn, tables: TablesDep) -> Version:
    """Play an action. The move is stored before the answer is given."""
    table = await tables.get(table_id)
    token = token_for(request, table, move.seat)
    return Version(version=await tables.act(table_id, move.seat, token, move.version, move.action))


@router.post("/tables/{table_id}/undo", responses=PROBLEMS)
async def take_back(request: Request, table_id: str, move: BackIn, tables: TablesDep) -> Version:
    """Take back a seat's latest move, if nobody has moved since and it revealed nothing."""
    table = await tables.get(table_id)
    token = token_for(request, table, move.seat)
    return Version(version=await tables.take_back(table_id, move.seat, token, move.version))


@router.get("/tables/{table_id}/record", responses=PROBLEMS, response_class=PlainTextResponse)
async def record(table_id: str, tables: TablesDep) -> PlainTextResponse:
    """The record of a finished game, as JSON Lines."""
    return PlainTextResponse((await tables.record(table_id)).to_text(), media_type="application/jsonl")


@router.get("/tables/{table_id}/events", responses=PROBLEMS)
async def events(
    request: Request, table_id: str, tables: TablesDep, seat: SeatQuery = None, version: int = 0
) -> Response:
    """Server-sent events: the table as a seat may see it, at every change from a version on."""
    sight_for(request, await tables.get(table_id), seat)
    tell = json_teller(lambda table: sight_for(request, table, seat), table_view)
    return response(follow(tables, table_id, seen_version(request, version), tell))
