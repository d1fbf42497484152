"""The fields of a game's block, declared once, and the boilerplate written from the declaration.

``python -m rathaus.core.layout [GAME …]`` writes, for each game, ``state.py`` and ``state.pxd`` (the state class
with a typed window per field and the game's box class) and ``names.py`` and ``names.pxd`` (constants of verbs,
boxes, events and components). The written files are committed; a test holds them against the declaration.
"""

from __future__ import annotations

import importlib
import keyword
import re
import sys
import textwrap
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias

if TYPE_CHECKING:
    from rathaus.core.game import Declaration

Cells: TypeAlias = "memoryview[int]"
"""A window on the block: a C pointer when compiled, a memoryview when interpreted."""

FIRST = 200  # cells before the first field: rathaus.core.state ends its frames at STACK + FRAME * FRAMES

See = Literal["public", "owner", "hidden"]
Holds = Literal["number", "bits", "seat", "seat+1", "seats"]


@dataclass(frozen=True)
class Field:
    """A named run of cells.

    Attributes:
        name: attribute of the state.
        length: number of values.
        see: who may see it: ``public`` everybody; ``owner`` each seat its own share of the field, which is
            divided evenly among the seats the game can have; ``hidden`` nobody.
        doc: what it holds, in a few words.
        wide: 64-bit values (bit sets) instead of 16-bit cells.
        offset: first cell, set by the layout.
        holds: what a value means to a reader that turns the table to its own seat: a ``number``, ``bits`` (a bit
            set), a ``seat``, ``seat+1`` (0 for nobody) or ``seats`` (a bit set of seats). Wide values are bits.
        by_seat: the field, or a seat's share of an ``owner`` field, has an equal part for each seat in order.
        top: the greatest number that a value can be, or how many bits it can have; 0 where nothing bounds it.
    """

    name: str
    length: int
    see: See
    doc: str
    wide: bool = False
    offset: int = 0
    holds: Holds = "number"
    by_seat: bool = False
    top: int = 0


@dataclass(frozen=True)
class Fact:
    """How a fact of a view is written as numbers; what is not declared stands in the view only.

    Attributes:
        name: its key among the facts of a view; where that is missing, all numbers are 0.
        length: how many numbers.
        form: ``list`` (the values in order) or ``counts`` (how often each number from 0 on occurs among the values).
        top: the greatest value or count, 0 where nothing bounds it.
    """

    name: str
    length: int
    form: Literal["list", "counts"] = "list"
    top: int = 0


# words with which Cython begins a declaration; it copes with all others of C
C_WORDS = frozenset(
    "cdef cpdef cimport ctypedef char const double enum extern float inline int long public readonly short "
    "signed struct union unsigned void volatile".split()
)


@cache
def taken() -> frozenset[str]:
    """Names that a field cannot have: members of the state class, read from its source because a compiled class
    does not show all of them, and words of the languages."""
    members: list[str] = []
    for ending, pattern in ((".pxd", r"^    cp?def .*?(\w+)(?:\(.*)?$"), (".py", r"^    def (\w+)\(")):
        source = Path(__file__).with_name("state" + ending).read_text(encoding="utf-8")
        members += re.findall(pattern, source, re.MULTILINE)
    return frozenset([*members, "rules", "seats", *C_WORDS, *keyword.kwlist])


class Layout:
    """The fields of a game in the order of the block; wide fields come first."""

    def __init__(self, seats: int, fields: tuple[Field, ...]) -> None:
        self.seats = seats
        at = FIRST
        placed: dict[str, Field] = {}
        for field in sorted(fields, key=lambda field: not field.wide):
            if not field.name.isidentifier() or field.name in taken():
                raise ValueError(
                    f"{field.name!r} cannot be the name of a field: the state or the language has it"
                )
            if field.name in placed:
                raise ValueError(f"field {field.name} is declared twice")
            if field.see == "owner" and field.length % seats:
                raise ValueError(f"{field.name} cannot be divided among {seats} seats")
            if field.by_seat and self.part(field, seats) % seats:
                raise ValueError(f"{field.name} has no equal part for each of {seats} seats")
            placed[field.name] = replace(field, offset=at)
            at += field.length * (4 if field.wide else 1)
        self.fields = placed
        self.size = (at + 3) // 4 * 4

    def __getitem__(self, name: str) -> Field:
        return self.fields[name]

    def __iter__(self) -> Iterator[Field]:
        return iter(self.fields.values())

    @staticmethod
    def part(field: Field, seats: int) -> int:
        """How many values of a field one seat may see."""
        return field.length // seats if field.see == "owner" else field.length

    def share(self, field: Field) -> int:
        """How many values of an ``owner`` field belong to each seat."""
        return field.length // self.seats


HEAD = "Written by `python -m rathaus.core.layout {game}` from fields.py. Do not edit."


def state_pxd(d: Declaration) -> str:
    """The Cython header of a game's state module."""
    pointers = "\n".join(
        f"    cdef {'unsigned long long' if f.wide else 'short'}* {f.name}" for f in d.layout
    )
    return f"""# {HEAD.format(game=d.name)}
from rathaus.core.box cimport Box
from rathaus.core.ruleset cimport Ruleset
from rathaus.core.state cimport State
from rathaus.games.{d.name}.tables cimport {d.class_name}Rules

cdef class {d.class_name}(State):
    cdef readonly {d.class_name}Rules rules
    cdef readonly int seats
{pointers}

cdef class {d.class_name}Box(Box):
    cdef void run(self, {d.class_name} s)
    cdef void legal(self, {d.class_name} s)
    cdef void apply(self, {d.class_name} s, int verb, int arg)
"""


def state_py(d: Declaration) -> str:
    """A game's state module."""
    notes = "\n".join(f"        {f.name}: Cells  # {f.length} {f.see}: {f.doc}" for f in d.layout)
    compiled, interpreted = [], []
    for f in d.layout:
        if f.wide:
            at, window = f.offset // 4, "words"
        else:
            at, window = f.offset, "cells"
        compiled.append(f"            self.{f.name} = self.{window} + {at}")
        interpreted.append(f"            self.{f.name} = self.{window}[{at}:{at + f.length}]")
    cls = d.class_name
    head = f"The state of {d.title}: a typed window on the block for each field, and the game's box class."
    bound = "\n".join(compiled)
    sliced = "\n".join(interpreted)
    return f'''# cython: language_level=3, infer_types=True
"""{textwrap.fill(head, 117)}

{HEAD.format(game=d.name)}
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from rathaus.core.box import Box
from rathaus.core.ruleset import Ruleset
from rathaus.core.state import State
from rathaus.games.{d.name}.tables import {cls}Rules

if TYPE_CHECKING:
    from rathaus.core.layout import Cells


@cython.cclass
class {cls}(State):
    """A position of {d.title}. Fields, each with its length and who may see it:"""

    if not cython.compiled:
        rules: {cls}Rules
        seats: int
{notes}

    if cython.compiled:

        def __cinit__(self):  # type: ignore[no-untyped-def]
            self.reserve({d.layout.size})
            self.bind()

    else:

        def __init__(self) -> None:
            super().__init__()
            self.reserve({d.layout.size})
            self.bind()

    @cython.cfunc
    def bind(self) -> cython.void:
        if cython.compiled:
{bound}
        else:
{sliced}

    @cython.cfunc
    def adopt(self, ruleset: Ruleset) -> cython.void:
        self.ruleset = ruleset
        self.rules = ruleset  # type: ignore[assignment]
        self.seats = ruleset.seats

    @cython.cfunc
    def fresh(self) -> State:
        if cython.compiled:
            return {cls}.__new__({cls})
        return {cls}()


@cython.cclass
class {cls}Box(Box):
    """A box of {d.title}, typed to its state."""

    @cython.cfunc
    def go(self, state: State) -> cython.void:
        self.run(state)  # type: ignore[arg-type]

    @cython.cfunc
    def open(self, state: State) -> cython.void:
        self.legal(state)  # type: ignore[arg-type]

    @cython.cfunc
    def take(self, state: State, verb: cython.int, arg: cython.int) -> cython.void:
        self.apply(state, verb, arg)  # type: ignore[arg-type]

    @cython.cfunc
    def run(self, s: {cls}) -> cython.void:
        """Run an automatic box."""
        raise NotImplementedError(self.name)

    @cython.cfunc
    def legal(self, s: {cls}) -> cython.void:
        """Offer every legal action, in ascending order."""
        raise NotImplementedError(self.name)

    @cython.cfunc
    def apply(self, s: {cls}, verb: cython.int, arg: cython.int) -> cython.void:
        """Do one of the offered actions."""
        raise NotImplementedError(self.name)


def blank() -> Any:
    """A state with undefined contents, to be filled by set-up, reading or determinization."""
    return {cls}()
'''


def names_pxd(d: Declaration) -> str:
    """The constants as a C enumeration."""
    lines = "\n".join(f"    {name} = {value}" for name, value in d.names().items())
    return f"# {HEAD.format(game=d.name)}\ncdef enum:\n{lines}\n"


def names_py(d: Declaration) -> str:
    """The constants as Python numbers."""
    lines = "\n".join(f"{name} = {value}" for name, value in d.names().items())
    title = f"Numbers of boxes, verbs, events and components of {d.title}."
    return f'"""{title}\n\n{HEAD.format(game=d.name)}\n"""\n\n{lines}\n'


def written(d: Declaration) -> dict[str, str]:
    """File name to contents of everything that is written for a game."""
    return {
        "names.pxd": names_pxd(d),
        "names.py": names_py(d),
        "state.pxd": state_pxd(d),
        "state.py": state_py(d),
    }


def main(arguments: list[str]) -> None:
    """Write the files of the named games, or of all."""
    root = Path(__file__).parent.parent / "games"
    games = arguments or sorted(path.parent.name for path in root.glob("*/fields.py"))
    for game in games:
        declaration = importlib.import_module(f"rathaus.games.{game}.fields").DECLARATION
        for name, text in written(declaration).items():
            (root / game / name).write_text(text, encoding="utf-8")
            print(f"{game}/{name}")


if __name__ == "__main__":
    main(sys.argv[1:])
