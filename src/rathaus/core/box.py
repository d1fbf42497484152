# cython: language_level=3, infer_types=True
"""A box of a rulebook's flow: stateless, it either runs by itself or asks a seat to decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:
    from rathaus.core.state import State


@dataclass(frozen=True)
class BoxSpec:
    """The declaration of a box: its name, the rule it stands for and whether it asks a seat to decide."""

    name: str
    rule: str
    asks: bool = False


@cython.cclass
class Box:
    """One box. A game's generated box class gives ``run``, ``legal`` and ``apply`` typed to its own state.

    ``run`` is the whole of an automatic box. A deciding box has ``legal`` (offers every legal action) and
    ``apply`` (does one). The frame of the box is off the stack when ``run`` or ``apply`` begin.
    """

    def __init__(self, index: int, spec: BoxSpec) -> None:
        self.index = index
        self.name = spec.name
        self.rule = spec.rule
        self.asks = spec.asks

    @cython.cfunc
    def go(self, state: State) -> cython.void:
        raise NotImplementedError

    @cython.cfunc
    def open(self, state: State) -> cython.void:
        raise NotImplementedError

    @cython.cfunc
    def take(self, state: State, verb: cython.int, arg: cython.int) -> cython.void:
        raise NotImplementedError

    def why_not(self, s: State, verb: int, arg: int) -> tuple[str, str] | None:
        """Rule number and message key that forbid an action of this box; None where the box has no better
        answer than «not now». Only asked for actions that ``legal`` does not offer."""
        return None

    def shown(self, s: State) -> list[int]:
        """Actions a player expects to see here even when they are not legal."""
        return []
