# cython: language_level=3, infer_types=True
"""What the offered actions cost, for people who are about to choose (R4.6, R5.8, R6.4, R6.6, R11.8, R11.9)."""

from __future__ import annotations

import cython

from rathaus.games.citadels.state import Citadels

if not cython.compiled:
    from rathaus.games.citadels.building import build_cost, find_lot
    from rathaus.games.citadels.dark_city import exchange_price
    from rathaus.games.citadels.names import *
    from rathaus.games.citadels.warlord import destroy_cost


def prices(s: Citadels, actions: list[int]) -> dict[int, int]:
    """Gold that each of the actions costs the seat to act; actions that cost nothing are left out."""
    found = {action: price(s, action) for action in actions}
    return {action: gold for action, gold in found.items() if gold > 0}


def price(s: Citadels, action: int) -> int:
    """Gold that an offered action costs."""
    if DO_BUILD <= action < DO_BUILD + KINDS:
        return build_cost(s, s.seat, action - DO_BUILD)
    if DO_DESTROY <= action < DO_DESTROY + SEATS * KINDS:
        victim, kind = divmod(action - DO_DESTROY, KINDS)
        return destroy_cost(s, victim, find_lot(s, victim, kind))
    if DO_GIVE <= action < DO_GIVE + KINDS:
        return exchange_price(s, s.c, find_lot(s, s.c, s.d), find_lot(s, s.seat, action - DO_GIVE))
    if action == DO_SMITHY:
        return int(s.rules.smithy_pay)
    if action == DO_SALVAGE:
        return 1
    if action == DO_PAY_GOLD or DO_GILD <= action < DO_GILD + KINDS:
        return 1
    return 0
