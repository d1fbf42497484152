# cython: language_level=3, infer_types=True
"""A policy: a quick rule of thumb for one game that picks among the offered actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

import cython

if TYPE_CHECKING:
    from rathaus.core.state import State


@cython.cclass
class Policy:
    """Picks an action for the seat to act; may read only what that seat may see, and never changes the state.

    ``s.fill()`` has been called: the legal actions stand in ``s.offers[: s.n_offers]``.
    """

    @cython.cfunc
    def choose(self, s: State) -> cython.int:
        raise NotImplementedError


@cython.ccall
def pick(policy: Policy, s: State) -> cython.int:
    """Fill in the legal actions and let the policy choose."""
    s.fill()
    return policy.choose(s)
