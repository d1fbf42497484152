"""Setting up a table: what was asked for, checked, and the rows and tokens that follow from it."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Literal

import rathaus
from rathaus.bots import BotError, make
from rathaus.core.errors import OptionError
from rathaus.core.game import Game
from rathaus.core.messages import LANGUAGES, messages
from rathaus.core.registry import get
from rathaus.core.ruleset import Ruleset
from rathaus.table.bots import levels
from rathaus.table.errors import (
    BadName,
    BadOptions,
    BadPlan,
    BadSeed,
    NameTaken,
    SeatCount,
    TwoMes,
    UnknownBot,
)
from rathaus.table.store import WAITING, SeatRow, TableRow, now_ms

BOT_NAMES = 8
LONGEST_NAME = 24
LARGEST_SEED = 2**63 - 1
ID_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


@dataclass(frozen=True)
class SeatPlan:
    """Who shall sit on a seat: the person who asks, whoever has the invitation, or a bot."""

    kind: Literal["me", "open", "bot"]
    name: str = ""
    bot: str = ""


@dataclass(frozen=True)
class Plan:
    """A table to be set up. Options that are not given have the edition's values; no seed: a secret one."""

    game: str
    seats: tuple[SeatPlan, ...]
    options: dict[str, Any] = field(default_factory=dict)
    seed: int | None = None
    fast: bool = False


@dataclass(frozen=True)
class Created:
    """A table just set up: tokens of the seats of the asker, invitations of the open ones, the host's token."""

    id: str
    tokens: dict[int, str]
    invitations: dict[int, str]
    host: str


def hash_of(token: str) -> str:
    """What the database keeps of a token."""
    return hashlib.sha256(token.encode()).hexdigest()


def new_token() -> str:
    """A token that cannot be guessed."""
    return secrets.token_urlsafe(24)


def new_id() -> str:
    """The id of a table, short enough to be read aloud; it opens no seat."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(10))


def commitment(seed: str, salt: str) -> str:
    """What is shown of the seed before the end: sha256 of «seed:salt»."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def bot_name(name: str, language: str) -> str:
    """How a bot is called in a language, from its stored number."""
    return messages(language).text(f"bot.{name}")


def clean_name(name: str, taken: Iterable[str] = ()) -> str:
    """A person's name for a table, without blanks around it and control characters.

    Raises:
        BadName: nothing is left, or it is too long.
        NameTaken: somebody at the table has it.
    """
    kept = "".join(c for c in name if unicodedata.category(c)[0] != "C")
    kept = " ".join(kept.split())
    if not kept or len(kept) > LONGEST_NAME:
        raise BadName(most=LONGEST_NAME)
    if kept.casefold() in {other.casefold() for other in taken}:
        raise NameTaken(name=kept)
    return kept


def read_seed(text: str) -> int | None:
    """A seed from a form, None if it was left empty.

    Raises:
        BadSeed: it is no whole number in range.
    """
    if not text.strip():
        return None
    try:
        seed = int(text.strip())
    except ValueError:
        raise BadSeed(most=LARGEST_SEED) from None
    if not 0 <= seed <= LARGEST_SEED:
        raise BadSeed(most=LARGEST_SEED)
    return seed


def check(plan: Plan) -> Ruleset:
    """The rules of a plan.

    Raises:
        UnknownGame, BadPlan: with the sentence that says what is not possible.
    """
    game = get(plan.game)
    if len(plan.seats) not in game.seats:
        raise SeatCount(low=game.seats[0], high=game.seats[-1], n=len(plan.seats))
    if sum(seat.kind == "me" for seat in plan.seats) > 1:
        raise TwoMes
    if plan.seed is not None and not 0 <= plan.seed <= LARGEST_SEED:
        raise BadSeed(most=LARGEST_SEED)
    for seat in plan.seats:
        if seat.kind == "bot":
            _check_bot(game, seat.bot)
        elif seat.kind not in ("me", "open"):
            raise BadPlan
    try:
        return game.ruleset(len(plan.seats), **plan.options)
    except (OptionError, TypeError) as error:
        raise BadOptions(why=str(error)) from None


def _check_bot(game: Game, spec: str) -> None:
    if spec.partition(":")[0] not in levels(game):
        raise UnknownBot(bot=spec)
    try:
        make(spec)
    except BotError:
        raise UnknownBot(bot=spec) from None


def _bot_numbers(human_names: Iterable[str]) -> list[int]:
    """The bots whose names no person at the table has, in any language."""
    taken = {name.casefold() for name in human_names}
    return [
        number
        for number in range(1, BOT_NAMES + 1)
        if not taken & {bot_name(str(number), language).casefold() for language in LANGUAGES}
    ] or list(range(1, BOT_NAMES + 1))


def make_rows(plan: Plan) -> tuple[TableRow, list[SeatRow], Created]:
    """The rows of a new table, and what the asker gets to know.

    Raises:
        UnknownGame, BadPlan, BadName: the plan is not possible.
    """
    ruleset = check(plan)
    game = ruleset.game
    table_id, salt, host = new_id(), secrets.token_hex(16), new_token()
    seed = plan.seed if plan.seed is not None else secrets.randbelow(LARGEST_SEED)
    created = Created(table_id, {}, {}, host)
    own = {i: clean_name(s.name) for i, s in enumerate(plan.seats) if s.kind == "me"}
    numbers = iter(_bot_numbers(own.values()) * 2)
    seats = []
    for i, seat in enumerate(plan.seats):
        row = SeatRow(
            table_id=table_id, seat=i, kind=seat.kind, name="", bot="", token_hash=None, invitation=None
        )
        if seat.kind == "bot":
            row.bot, row.name = seat.bot, str(next(numbers))
        elif seat.kind == "me":
            created.tokens[i] = new_token()
            row.kind, row.name, row.token_hash = "human", own[i], hash_of(created.tokens[i])
        else:
            created.invitations[i] = row.invitation = new_token()
        seats.append(row)
    table = TableRow(
        id=table_id,
        created=now_ms(),
        game=game.name,
        seats=ruleset.seats,
        options=dict(ruleset.options),
        seed=str(seed),
        salt=salt,
        seed_given=plan.seed is not None,
        rules=game.rules_version,
        components=game.components.digest,
        program=f"rathaus {rathaus.__version__}",
        fast=plan.fast,
        host_hash=hash_of(host),
        previous=None,
        following=None,
        version=1,
        to_act=WAITING if created.invitations else game.start(ruleset, seed).seat_to_act(),
        finished=None,
    )
    return table, seats, created


def make_again(old: TableRow, old_seats: list[SeatRow]) -> tuple[TableRow, list[SeatRow]]:
    """The rows of a table like an old one, with the same people (their tokens go on) and bots."""
    kinds: dict[str, Literal["me", "open", "bot"]] = {"human": "open", "open": "open", "bot": "bot"}
    plan = Plan(
        old.game,
        tuple(SeatPlan(kinds[s.kind], bot=s.bot) for s in old_seats),
        dict(old.options),
        fast=old.fast,
    )
    table, seats, _ = make_rows(plan)
    for new, seat in zip(seats, old_seats, strict=True):
        new.kind, new.name, new.bot = seat.kind, seat.name, seat.bot
        new.token_hash = seat.token_hash
        if seat.kind == "human":
            new.invitation = None
    table.previous, table.host_hash = old.id, old.host_hash
    if not any(seat.kind == "open" for seat in seats):
        ruleset = get(old.game).ruleset(old.seats, **old.options)
        table.to_act = ruleset.game.start(ruleset, int(table.seed)).seat_to_act()
    return table, seats
