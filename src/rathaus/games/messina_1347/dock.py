# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R4.7: a dock turn: a ship, the plague on it, its goods and the milestone."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.refusals import ship_refusal
from rathaus.games.messina_1347.state import Messina, MessinaBox

if not cython.compiled:
    from rathaus.core.bits import count
    from rathaus.games.messina_1347.estate import offer_jobs
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.pieces import gain, score, take_rats
    from rathaus.games.messina_1347.plague import burn, fuels

FUELS = cython.declare(cython.int, 3)
BEGUN = cython.declare(cython.int, 1)
ALL = cython.declare(cython.int, 15)
FIGHTING = cython.declare(cython.int, 3)


@cython.cclass
class Ship(MessinaBox):
    """R4.7.2: one ship at the dock. Frame: a = dock."""

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        offer_jobs(s, DO_SHIP, s.docked[s.a - FIRST_DOCK])

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        s.phase[0] = FIGHTING
        if not (s.infested[0] >> arg) & 1:
            take_ship(s, s.seat, s.a, arg)
        elif fuels(s, s.seat) == 0:
            suffer(s, s.seat, arg)
            take_ship(s, s.seat, s.a, arg)
        else:
            s.push(AT_SHIP_PLAGUE, s.seat, s.a, arg)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return ship_refusal(s, verb, arg)


@cython.cfunc
def suffer(s: Messina, seat: cython.int, ship: cython.int) -> cython.void:
    """R4.7.2: a rat for the cube on the ship, which returns to the supply."""
    s.infested[0] &= ~(1 << ship)
    s.plague_supply[0] += 1
    take_rats(s, seat, 1)


@cython.cfunc
def take_ship(s: Messina, seat: cython.int, dock: cython.int, ship: cython.int) -> cython.void:
    """R4.7.3, R4.7.4, R4.7.6: the ship comes to the estate; every second one may bring an overseer on; then step 4."""
    s.docked[dock - FIRST_DOCK] &= ~(1 << ship)
    s.ships[seat] |= 1 << ship
    s.tell(ALL_SEATS, TOLD_TOOK_SHIP, seat, ship)
    milestone: cython.bint = count(s.ships[seat]) % s.rules.ships_every == 0
    s.push(AT_STEP_FOUR, seat, dock, ALL if milestone else 0, BEGUN)
    gain(s, seat, 0, s.rules.ship_coins[ship])
    score(s, seat, s.rules.ship_points[ship], FROM_SHIPS)


@cython.cclass
class ShipPlague(MessinaBox):
    """R4.7.2, R4.3.3: fire for the cube on the ship, or a rat; major fire removes nothing else.

    Frame: a = dock, b = ship.
    """

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        fuel: cython.int
        found: cython.int = fuels(s, s.seat)
        for fuel in range(FUELS):
            if (found >> fuel) & 1:
                s.offer(DO_FIGHT + fuel)
        s.offer(DO_RAT)

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_FIGHT:
            s.infested[0] &= ~(1 << s.b)
            s.tell(ALL_SEATS, TOLD_SHIP_BURNED, s.seat, s.b, arg)
            burn(s, s.seat, arg)
        else:
            suffer(s, s.seat, s.b)
        take_ship(s, s.seat, s.a, s.b)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return ship_refusal(s, verb, arg)
