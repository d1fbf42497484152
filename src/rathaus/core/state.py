# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""The state of a game: one block of 16-bit cells that holds everything that decides the future.

The block begins with the word of the chance generator, the depth of the decision stack and its frames; the
fields of the game follow, each a typed window on the block (``s.gold[seat]``). Copying, comparing, digesting
and serialising are therefore one loop over the block, written here for every game.

A **frame** is a pending box of the flow: box, seat and four arguments, all of them public. While a box runs,
its frame stands in the registers ``s.seat, s.a, s.b, s.c, s.d``.
"""

from __future__ import annotations

import struct
import sys
from array import array
from typing import TYPE_CHECKING, Any

import cython

from rathaus.core.box import Box
from rathaus.core.errors import ActionError, IllegalAction, RecordError
from rathaus.core.ruleset import Ruleset

if cython.compiled:
    from cython.cimports.libc.stdlib import free, malloc
    from cython.cimports.libc.string import memcpy, memset

if TYPE_CHECKING:
    from rathaus.core.layout import Cells
    from rathaus.core.view import View

DEPTH = cython.declare(cython.int, 4)
STACK = cython.declare(cython.int, 8)
FRAME = cython.declare(cython.int, 6)
FRAMES = cython.declare(cython.int, 32)
ACTIONS = cython.declare(cython.int, 8192)  # more than any game has
OFFERS = cython.declare(cython.int, 1536)  # most legal actions in any decision
MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
FACTOR = cython.declare(cython.ulonglong, 0x9E3779B97F4A7C15)
MAGIC = b"RTH1"

if sys.byteorder != "little":  # pragma: no cover
    raise ImportError("rathaus stores states as little-endian words; this machine is big-endian")


if cython.compiled:
    # blocks of states that are gone, kept for the next ones: a search makes and drops many of one size
    SPARE = cython.declare(cython.p_short[64])
    spare = cython.declare(cython.int, 0)
    spare_size = cython.declare(cython.int, 0)

    @cython.cfunc
    def take_block(size: cython.int) -> cython.p_short:
        """Memory for a state of so many cells and its offers, contents undefined."""
        global spare
        if spare > 0 and size == spare_size:
            spare -= 1
            return SPARE[spare]
        block: cython.p_short = cython.cast(cython.p_short, malloc(2 * (size + OFFERS)))
        if block == cython.NULL:
            raise MemoryError
        return block

    @cython.cfunc
    @cython.exceptval(check=False)
    def give_back(block: cython.p_short, size: cython.int) -> cython.void:
        """Keep the memory of a state that is gone, or free it."""
        global spare, spare_size
        if block == cython.NULL:
            return
        if size != spare_size:
            while spare > 0:
                spare -= 1
                free(SPARE[spare])
            spare_size = size
        if spare < 64:
            SPARE[spare] = block
            spare += 1
        else:
            free(block)


@cython.cclass
class State:
    """A position of a game. Games derive their own class from it, generated from their field list."""

    if not cython.compiled:
        ruleset: Ruleset
        cells: Cells
        words: Cells
        offers: list[int]

    if cython.compiled:

        def __dealloc__(self):  # type: ignore[no-untyped-def]
            give_back(self.cells, self.size)

    else:

        def __init__(self) -> None:
            self.size = self.n_offers = self.seat = self.box = 0
            self.a = self.b = self.c = self.d = 0
            self.filled = False
            self.events: list[tuple[int, ...]] | None = None
            self.draws: list[tuple[int, int]] | None = None

    @cython.cfunc
    def reserve(self, size: cython.int) -> cython.void:
        """Take memory for ``size`` cells and for the buffer of offered actions. Contents are undefined."""
        self.size = size
        if cython.compiled:
            self.cells = take_block(size)
            self.words = cython.cast(cython.p_ulonglong, self.cells)
            self.offers = self.cells + size
        else:
            memory = array("h", bytes(2 * size))
            self.cells = memoryview(memory)
            self.words = self.cells.cast("B").cast("Q")
            self.offers = [0] * OFFERS

    @cython.cfunc
    def bind(self) -> cython.void:
        """Set each field's window on the block (generated for each game)."""
        raise NotImplementedError

    @cython.cfunc
    def adopt(self, ruleset: Ruleset) -> cython.void:
        """Play under these rules (generated for each game, to keep a typed reference too)."""
        raise NotImplementedError

    @cython.cfunc
    def fresh(self) -> State:
        """A new state of the same class with undefined contents (generated for each game)."""
        raise NotImplementedError

    @cython.cfunc
    @cython.exceptval(check=False)
    def take(self, other: State) -> cython.void:
        """Become a copy of another state of the same game."""
        if cython.compiled:
            memcpy(self.cells, other.cells, 2 * other.size)
        else:
            self.cells[:] = other.cells
        self.seat = other.seat
        self.box = other.box
        self.a = other.a
        self.b = other.b
        self.c = other.c
        self.d = other.d
        self.filled = False

    @cython.cfunc
    def blank(self, ruleset: Ruleset, word: cython.ulonglong) -> cython.void:
        """Empty the block: all cells 0, no frame, the generator at ``word``."""
        self.adopt(ruleset)
        if cython.compiled:
            memset(self.cells, 0, 2 * self.size)
        else:
            self.cells[:] = memoryview(array("h", bytes(2 * self.size)))
        self.words[0] = word
        self.filled = False

    # --- the decision stack -------------------------------------------------------------------------------

    @cython.cfunc
    def push(
        self,
        box: cython.int,
        seat: cython.int,
        a: cython.int = 0,
        b: cython.int = 0,
        c: cython.int = 0,
        d: cython.int = 0,
    ) -> cython.void:
        """Put a box on the stack; it comes before everything that is on the stack already."""
        depth: cython.int = self.cells[DEPTH]
        if depth >= FRAMES:
            raise OverflowError("decision stack overflow")
        i: cython.int = STACK + FRAME * depth
        self.cells[i] = box
        self.cells[i + 1] = seat
        self.cells[i + 2] = a
        self.cells[i + 3] = b
        self.cells[i + 4] = c
        self.cells[i + 5] = d
        self.cells[DEPTH] = depth + 1

    @cython.cfunc
    @cython.exceptval(check=False)
    def load(self) -> cython.void:
        """Bring the top frame into the registers."""
        i: cython.int = STACK + FRAME * (self.cells[DEPTH] - 1)
        self.box = self.cells[i]
        self.seat = self.cells[i + 1]
        self.a = self.cells[i + 2]
        self.b = self.cells[i + 3]
        self.c = self.cells[i + 4]
        self.d = self.cells[i + 5]

    @cython.cfunc
    @cython.exceptval(check=False)
    def drop(self) -> cython.void:
        """Take the top frame off the stack and clear its cells."""
        depth: cython.int = self.cells[DEPTH] - 1
        i: cython.int = STACK + FRAME * depth
        k: cython.int
        for k in range(FRAME):
            self.cells[i + k] = 0
        self.cells[DEPTH] = depth

    @cython.cfunc
    @cython.exceptval(check=False)
    def offer(self, action: cython.int) -> cython.void:
        """List an action as legal."""
        self.offers[self.n_offers] = action
        self.n_offers += 1

    @cython.cfunc
    def fill(self) -> cython.void:
        """List the legal actions of the pending decision in ``offers``."""
        self.n_offers = 0
        if self.cells[DEPTH] > 0:
            self.ruleset.box_at(self.box).open(self)
        self.filled = True

    @cython.cfunc
    def step(self, action: cython.int) -> cython.void:
        """Apply an action that is known to be legal, then run on to the next decision."""
        verb: cython.int = self.ruleset.verb_of[action]
        self.filled = False
        self.drop()
        self.ruleset.box_at(self.box).take(self, verb, action - self.ruleset.base_of[verb])
        self.settle()

    @cython.cfunc
    def settle(self) -> cython.void:
        """Run automatic boxes until somebody must decide or the stack is empty."""
        while self.cells[DEPTH] > 0:
            self.load()
            box: Box = self.ruleset.box_at(self.box)
            if box.asks:
                return
            self.drop()
            box.go(self)

    @cython.cfunc
    def tell(
        self,
        seats: cython.int,
        kind: cython.int,
        a: cython.int = 0,
        b: cython.int = 0,
        c: cython.int = 0,
        d: cython.int = 0,
    ) -> cython.void:
        """Append an event for whoever listens; ``seats`` is the set of seats (bits) that may see it."""
        if self.events is not None:
            self.events.append((kind, seats, a, b, c, d))

    # --- the protocol ---------------------------------------------------------------------------------------

    @cython.ccall
    def clone(self) -> State:
        """An independent copy. Nobody listens to the copy: its ``events`` and ``draws`` are None."""
        other: State = self.fresh()
        other.adopt(self.ruleset)
        other.take(self)
        return other

    @cython.ccall
    def seat_to_act(self) -> cython.int:
        """The seat that must decide, -1 when the game is over."""
        return -1 if self.cells[DEPTH] == 0 else self.seat

    @cython.ccall
    def is_over(self) -> cython.bint:
        """Whether the game has ended."""
        return self.cells[DEPTH] == 0

    def legal_actions(self) -> list[int]:
        """The legal action numbers of the seat to act, sorted; empty only when the game is over."""
        i: cython.int
        if not self.filled:
            self.fill()
        actions: list[int] = []
        ascending: cython.bint = True
        for i in range(self.n_offers):
            actions.append(self.offers[i])
            if i > 0 and self.offers[i] < self.offers[i - 1]:
                ascending = False
        if not ascending:
            actions.sort()
        return actions

    @cython.cfunc
    def offered(self, action: cython.int) -> cython.bint:
        """Whether an action is legal now."""
        i: cython.int
        if not self.filled:
            self.fill()
        for i in range(self.n_offers):
            if self.offers[i] == action:
                return True
        return False

    def is_legal(self, action: int) -> bool:
        """Whether the number is among the legal actions."""
        return bool(0 <= action < self.ruleset.game.n_actions and self.offered(action))

    def apply(self, action: int) -> None:
        """Play an action and run on to the next decision.

        Raises:
            IllegalAction: it is not legal now; the state is unchanged.
            ActionError: the number names no action of this game.
        """
        if not 0 <= action < ACTIONS or not self.offered(action):
            if not 0 <= action < self.ruleset.game.n_actions:
                raise ActionError(f"{self.ruleset.game.name} has no action number {action}")
            rule, reason = self.why_not(action) or ("R0", "not_now")
            raise IllegalAction(rule, reason, self.ruleset.game.verbs.text(action))
        self.step(action)

    def why_not(self, action: int) -> tuple[str, str] | None:
        """The rule number and message key that forbid an action; None when it is legal."""
        if self.is_legal(action):
            return None
        if self.is_over():
            return (self.ruleset.game.end_rule, "game_over")
        verb = self.ruleset.game.verbs.verb_at(action)
        box: Box = self.ruleset.box_at(self.box)
        reason: tuple[str, str] | None = box.why_not(self, verb.index, action - verb.base)
        return reason or (verb.rule, "not_now")

    def shown_actions(self) -> list[int]:
        """Actions that are not legal now but worth showing greyed, with :meth:`why_not` as the reason."""
        if self.is_over():
            return []
        box: Box = self.ruleset.box_at(self.box)
        return sorted(action for action in set(box.shown(self)) if not self.is_legal(action))

    def scores(self) -> list[int]:
        """Points a seat, final only when the game is over."""
        return [sum(sheet.values()) for sheet in self.score_sheets()]

    def score_sheets(self) -> list[dict[str, int]]:
        """Points by source, a dictionary a seat; the sources are ``game.sources``, in their order."""
        sheets: list[dict[str, int]] = self.ruleset.game.score_sheets(self)
        return sheets

    def ranking(self) -> list[int]:
        """Rank a seat: 1 is a winner, ties share a rank."""
        keys = self.ruleset.game.rank_keys(self)
        return [1 + sum(other > key for other in keys) for key in keys]

    def view(self, seat: int) -> View:
        """What a seat may see; -1 is a spectator."""
        view: View = self.ruleset.game.view(self, seat)
        return view

    def determinize(self, seat: int, seed: int) -> State:
        """A state that the seat cannot tell from this one, drawn from what its view leaves open."""
        return self.view(seat).determinize(seed)

    def frames(self) -> list[tuple[int, ...]]:
        """The decision stack from the bottom up: (box, seat, a, b, c, d)."""
        i: cython.int
        k: cython.int
        return [
            tuple([self.cells[STACK + FRAME * i + k] for k in range(FRAME)]) for i in range(self.cells[DEPTH])
        ]

    def field(self, name: str) -> tuple[int, ...]:
        """The values of one field of the block."""
        spec = self.ruleset.game.layout[name]
        i: cython.int
        start: cython.int = spec.offset
        stop: cython.int
        if spec.wide:
            start = start // 4
            stop = start + spec.length
            return tuple([self.words[i] for i in range(start, stop)])
        stop = start + spec.length
        return tuple([self.cells[i] for i in range(start, stop)])

    def set_field(self, name: str, values: Any, at: int = 0) -> None:
        """Overwrite a field from index ``at`` on: for set-ups in tests and for determinization, never in rules."""
        spec = self.ruleset.game.layout[name]
        self.filled = False
        if at < 0 or at + len(values) > spec.length:
            raise IndexError(f"{name} has {spec.length} cells")
        i: cython.int = spec.offset // 4 + at if spec.wide else spec.offset + at
        for value in values:
            if spec.wide:
                self.words[i] = value
            else:
                self.cells[i] = value
            i += 1

    def set_frames(self, frames: Any) -> None:
        """Replace the decision stack and bring its top into the registers."""
        self.filled = False
        while self.cells[DEPTH] > 0:
            self.drop()
        for box, seat, a, b, c, d in frames:
            self.push(box, seat, a, b, c, d)
        if self.cells[DEPTH] > 0:
            self.load()

    def start(self, ruleset: Ruleset, seed: int) -> None:
        """Empty the block, seed the chance generator and adopt the rules; the set-up follows."""
        self.blank(ruleset, seed & MASK)

    def reseed(self, seed: int) -> None:
        """Set the word of the chance generator, for states that are imagined."""
        self.words[0] = seed & MASK

    def run(self) -> None:
        """Run automatic boxes up to the next decision: ends a set-up."""
        self.settle()

    def to_bytes(self) -> bytes:
        """The exact state with the options of its game, versioned; :meth:`Game.from_bytes` reads it."""
        head = self.ruleset.header()
        return (
            MAGIC + struct.pack("<I", len(head)) + head + struct.pack("<Q", self.digest()) + self.cell_bytes()
        )

    def cell_bytes(self) -> bytes:
        """The raw block, two bytes a cell."""
        if cython.compiled:
            return cython.cast(cython.p_char, self.cells)[: 2 * self.size]  # type: ignore[no-any-return]
        return bytes(self.cells)

    def set_cell_bytes(self, data: bytes) -> None:
        """Read back what :meth:`cell_bytes` gave.

        Raises:
            RecordError: the length is not that of this game's block.
        """
        if len(data) != 2 * self.size:
            raise RecordError(
                f"a state of {self.ruleset.game.name} has {2 * self.size} bytes, not {len(data)}"
            )
        values = array("h", data)
        self.filled = False
        i: cython.int
        for i in range(self.size):
            self.cells[i] = values[i]
        if not 0 <= self.cells[DEPTH] <= FRAMES:
            raise RecordError("damaged state: impossible depth of the decision stack")
        boxes = len(self.ruleset.game.boxes)
        for i in range(self.cells[DEPTH]):
            at: cython.int = STACK + FRAME * i
            if not (0 <= self.cells[at] < boxes and 0 <= self.cells[at + 1] < self.ruleset.seats):
                raise RecordError("damaged state: impossible frame on the decision stack")
        if self.cells[DEPTH] > 0:
            self.load()

    def digest(self) -> int:
        """64 bits over the whole block."""
        i: cython.int
        h: cython.ulonglong = 0x243F6A8885A308D3
        for i in range(self.size // 4):
            h = ((h ^ self.words[i]) * FACTOR) & MASK
            h = h ^ (h >> 29)
        return h

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.ruleset.key == other.ruleset.key and self.cell_bytes() == other.cell_bytes()

    def __hash__(self) -> int:
        return self.digest() >> 1

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        from rathaus.core.registry import state_from_bytes

        return state_from_bytes, (self.to_bytes(),)
