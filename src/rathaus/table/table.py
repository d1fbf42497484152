"""One table in memory, rebuilt from its stored rows by replay; and what one seat may see of it."""

from __future__ import annotations

import asyncio
import hmac
from dataclasses import dataclass, field

from rathaus.core.errors import RathausError
from rathaus.core.events import visible
from rathaus.core.game import Game
from rathaus.core.messages import LANGUAGES, Messages
from rathaus.core.records import Move, Record
from rathaus.core.registry import get
from rathaus.core.state import State
from rathaus.core.view import View
from rathaus.table.errors import CannotReplay
from rathaus.table.plan import bot_name, commitment, hash_of
from rathaus.table.store import WAITING, MoveRow, SeatRow, TableRow

Told = tuple[int, ...]


@dataclass(frozen=True)
class Step:
    """An action played on a copy of a position: what came of it."""

    action: str
    after: State
    chance: list[list[int]]
    events: list[Told]


def step(state: State, action: int) -> Step:
    """Play an action on a copy.

    Raises:
        IllegalAction, ActionError: it cannot be played.
    """
    after = state.clone()
    after.events, after.draws = [], []
    after.apply(action)
    events, draws = after.events, after.draws
    after.events, after.draws = None, None
    return Step(state.ruleset.game.verbs.text(action), after, [list(draw) for draw in draws], events)


@dataclass(frozen=True)
class Entry:
    """A line of the log: an event of the game, or moves taken back by a seat (``event`` is None).

    ``move`` is the number of the move it came from, 0 for the set-up.
    """

    move: int
    event: Told | None
    seat: int = -1
    count: int = 0


@dataclass(frozen=True)
class Sitter:
    """Who sits where, as everybody may know it."""

    seat: int
    kind: str
    name: str
    bot: str

    def called(self, messages: Messages) -> str:
        """The name in the reader's language."""
        if self.kind == "bot":
            return messages.text(f"bot.{self.name}")
        return self.name or messages.text("seat", n=self.seat + 1)

    def called_plainly(self) -> str:
        """The name in English; empty for an open seat."""
        return bot_name(self.name, "en") if self.kind == "bot" else self.name


@dataclass(frozen=True)
class Greyed:
    """An action that is not possible now, and the rule and message key that say why."""

    action: int
    rule: str
    reason: str


@dataclass(frozen=True)
class Sight:
    """Everything that one seat (-1: a spectator) may know of a table. Pages, streams and the API are made from
    it alone; it holds no state."""

    id: str
    version: int
    game: Game
    seat: int
    view: View
    sitters: tuple[Sitter, ...]
    entries: tuple[Entry, ...]
    fresh_from: int
    greyed: tuple[Greyed, ...]
    can_take_back: bool
    waiting: bool
    commitment: str
    seed_given: bool
    opening: tuple[str, str] | None
    fast: bool
    following: str | None
    created: int
    moves: int
    invitations: dict[int, str] = field(default_factory=dict)

    @property
    def to_act(self) -> int:
        """The seat that must decide; -1 when the game is over or has not begun."""
        return -1 if self.waiting else self.view.to_act

    @property
    def my_turn(self) -> bool:
        """Whether this seat must decide."""
        return self.seat >= 0 and self.to_act == self.seat

    def names(self, messages: Messages) -> tuple[str, ...]:
        """The players' names in the reader's language."""
        return tuple(sitter.called(messages) for sitter in self.sitters)


class Table:
    """A table as it stands. Changed only by the service, after the database has committed."""

    def __init__(self, row: TableRow, seats: list[SeatRow], moves: list[MoveRow]) -> None:
        self.row, self.seats, self.moves = row, seats, moves
        self.lock = asyncio.Lock()
        self._changed = asyncio.Event()
        self.gone = False
        try:
            self.game = get(row.game)
            self.ruleset = self.game.ruleset(row.seats, **row.options)
            self.replay()
        except CannotReplay:
            raise
        except RathausError as error:
            raise CannotReplay(why=str(error)) from None

    # --- position and log -----------------------------------------------------------------------------------

    def replay(self) -> None:
        """Make position and log anew from the moves that stand.

        Raises:
            CannotReplay: a move is illegal or chance falls otherwise under these rules.
        """
        state = self.game.start(self.ruleset, int(self.row.seed), listen=True)
        self.log = [Entry(0, event) for event in state.events or ()]
        self.state, state.events, state.draws = state, None, None
        for move in self.moves:
            if move.undone is not None:
                self._note_undone(move)
                continue
            done = step(self.state, self.game.verbs.parse(move.action))
            if done.chance != [list(draw) for draw in move.chance] or self.state.seat_to_act() != move.seat:
                raise CannotReplay(why=f"move {move.number} falls otherwise")
            self.advance(done, move.number)

    def _note_undone(self, move: MoveRow) -> None:
        last = self.log[-1] if self.log else None
        if last is not None and last.event is None and last.seat == move.seat:
            self.log[-1] = Entry(last.move, None, move.seat, last.count + 1)
        else:
            self.log.append(Entry(move.number, None, move.seat, 1))

    def advance(self, done: Step, number: int) -> None:
        """Take over what a move led to."""
        self.state = done.after
        self.log += [Entry(number, event) for event in done.events]

    def kept(self) -> list[MoveRow]:
        """The moves that stand."""
        return [move for move in self.moves if move.undone is None]

    def record(self) -> Record:
        """The game's record."""
        record = Record.begin(self.ruleset, int(self.row.seed), [self._record_name(s) for s in self.seats])
        record.rules, record.components, record.program = (
            self.row.rules,
            self.row.components,
            self.row.program,
        )
        for move in self.kept():
            chance = tuple((n, value) for n, value in move.chance)
            record.moves.append(Move(move.seat, move.action, chance, move.ms))
        if self.state.is_over():
            record.finish(self.state)
        return record

    @staticmethod
    def _record_name(seat: SeatRow) -> str:
        return f"{bot_name(seat.name, 'en')} ({seat.bot})" if seat.kind == "bot" else seat.name

    # --- seats ------------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> bool:
        """Whether a seat is still open."""
        return any(seat.kind == "open" for seat in self.seats)

    def to_act(self) -> int:
        """The seat to act as it is stored: -1 over, WAITING while a seat is open."""
        return WAITING if self.waiting else self.state.seat_to_act()

    def bot_to_act(self) -> SeatRow | None:
        """The bot that must decide, None if a person must or nobody."""
        seat = self.to_act()
        return self.seats[seat] if seat >= 0 and self.seats[seat].kind == "bot" else None

    def holds(self, seat: int, token: str | None) -> bool:
        """Whether a token is that of a seat."""
        if not token or not 0 <= seat < len(self.seats):
            return False
        known = self.seats[seat].token_hash
        return known is not None and hmac.compare_digest(known, hash_of(token))

    def seat_of(self, token: str | None) -> int:
        """The seat of a token, -1 if it is none's."""
        return next((seat.seat for seat in self.seats if self.holds(seat.seat, token)), -1)

    def is_host(self, token: str | None) -> bool:
        """Whether a token is that of whoever set up the table."""
        return bool(token) and hmac.compare_digest(self.row.host_hash, hash_of(token or ""))

    def taken_names(self) -> list[str]:
        """All names at the table, bots' names in every language."""
        names = [seat.name for seat in self.seats if seat.kind == "human"]
        names += [bot_name(s.name, lang) for s in self.seats if s.kind == "bot" for lang in LANGUAGES]
        return names

    # --- who sees what ----------------------------------------------------------------------------------------

    def last_to_take_back(self, seat: int) -> MoveRow | None:
        """The move that a seat may take back now, None if there is none."""
        kept = self.kept()
        if not kept or self.state.is_over() or kept[-1].seat != seat or kept[-1].final:
            return None
        return kept[-1]

    def sight(self, seat: int, inviting: bool = False) -> Sight:
        """What a seat (-1: a spectator) may know; open seats' invitations only with ``inviting``."""
        view = self.state.view(seat)
        over = view.over
        own = [move.number for move in self.kept() if move.seat == seat]
        since = own[-1] if own else 0 if seat >= 0 else (self.moves[-1].number if self.moves else 0)
        open_seats = {s.seat: s.invitation for s in self.seats if s.kind == "open" and s.invitation}
        return Sight(
            id=self.row.id,
            version=self.row.version,
            game=self.game,
            seat=seat,
            view=view,
            sitters=tuple(Sitter(s.seat, s.kind, s.name, s.bot) for s in self.seats),
            entries=()
            if self.waiting
            else tuple(e for e in self.log if e.event is None or visible(e.event, seat)),
            fresh_from=since,
            greyed=() if self.waiting else greyed(view),
            can_take_back=seat >= 0 and self.last_to_take_back(seat) is not None,
            waiting=self.waiting,
            commitment=commitment(self.row.seed, self.row.salt),
            seed_given=self.row.seed_given,
            opening=(self.row.seed, self.row.salt) if over else None,
            fast=self.row.fast,
            following=self.row.following,
            created=self.row.created,
            moves=len(self.kept()),
            invitations=open_seats if inviting else {},
        )

    # --- change -------------------------------------------------------------------------------------------------

    def wake(self) -> None:
        """Tell everybody who waits that something changed."""
        self._changed.set()
        self._changed = asyncio.Event()

    async def wait_beyond(self, version: int, seconds: float) -> bool:
        """Wait for a later version than this, some seconds at most. Returns whether it came."""
        if self.row.version > version or self.gone:
            return True
        try:
            await asyncio.wait_for(self._changed.wait(), seconds)
        except TimeoutError:
            return False
        return True


def greyed(view: View) -> tuple[Greyed, ...]:
    """Actions shown greyed to the seat to act, judged in a state imagined from its view alone."""
    if not view.legal:
        return ()
    world = view.determinize(1)
    found = []
    for action in world.shown_actions():
        why = world.why_not(action)
        if why is not None:
            found.append(Greyed(action, *why))
    return tuple(found)
