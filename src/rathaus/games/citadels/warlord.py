# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5.8: the Warlord destroys a district; R6.2, R6.6, R6.10: Keep, Graveyard and Great Wall."""

from __future__ import annotations

import cython

from rathaus.games.citadels.state import Citadels, CitadelsBox

if not cython.compiled:
    from rathaus.games.citadels.building import city_value, find_lot, is_complete, leave_city
    from rathaus.games.citadels.cards import gain_card, has, put_under
    from rathaus.games.citadels.names import (
        ALL_SEATS,
        AT_GRAVEYARD,
        DO_DECLINE,
        DO_SALVAGE,
        GILT,
        GRAVEYARD,
        GREAT_WALL,
        KEEP,
        SEATS,
        TOLD_DESTROYED,
        TOLD_SALVAGED,
        VERB_SALVAGE,
    )

GRAVEYARD_PRICE = cython.declare(cython.int, 1)  # R6.6
ONE = cython.declare(cython.ulonglong, 1)


@cython.cfunc
@cython.exceptval(check=False)
def wall_surcharge(s: Citadels, victim: cython.int, kind: cython.int) -> cython.int:
    """R6.10: 1 gold more for a district of a city with the Great Wall, not for the Wall itself."""
    if not has(s, victim, GREAT_WALL) or (kind == GREAT_WALL and not s.rules.great_wall_self):
        return 0
    return 1


@cython.cfunc
@cython.exceptval(check=False)
def destroy_cost(s: Citadels, victim: cython.int, lot: cython.int) -> cython.int:
    """R5.8, R5.8.4, R5.8.5: one gold less than the district costs, one more behind the Great Wall."""
    return city_value(s, lot) - 1 + wall_surcharge(s, victim, s.lot[lot] % GILT)


@cython.cfunc
@cython.exceptval(check=False)
def is_protected(s: Citadels, seat: cython.int, victim: cython.int) -> cython.bint:
    """R5.5, R8.5: whether the living Bishop protects a city against a seat."""
    return s.bishop[0] == victim + 1 and (victim != seat or s.rules.bishop_blocks_own)


@cython.cfunc
@cython.exceptval(check=False)
def is_closed(s: Citadels, victim: cython.int) -> cython.bint:
    """R5.8.1, R11.8: whether a city is complete, so that Warlord and Diplomat may not touch it any more."""
    if s.rules.protected_size > 0:
        return s.city_size[victim] >= s.rules.protected_size
    return is_complete(s, victim)


@cython.cfunc
@cython.exceptval(check=False)
def may_destroy(s: Citadels, seat: cython.int, victim: cython.int, lot: cython.int) -> cython.bint:
    """R5.8.1-R5.8.5, R20.10: affordable, not a Keep, not the Bishop's, not in a completed city."""
    return (
        s.lot[lot] % GILT != KEEP
        and s.gold[seat] >= destroy_cost(s, victim, lot)
        and not is_closed(s, victim)
        and not is_protected(s, seat, victim)
    )


@cython.cfunc
def destroy(s: Citadels, seat: cython.int, victim: cython.int, kind: cython.int) -> cython.void:
    """R5.8, R5.8.6: pay the bank; the card goes under the deck unless a Graveyard's owner salvages it (R6.6)."""
    lot: cython.int = find_lot(s, victim, kind)
    cost: cython.int = destroy_cost(s, victim, lot)
    owner: cython.int = graveyard_owner(s)
    s.gold[seat] -= cost
    leave_city(s, victim, lot)
    s.tell(ALL_SEATS, TOLD_DESTROYED, seat, victim, kind, cost)
    if kind == GRAVEYARD and not s.rules.graveyard_saves_itself:  # R6.6.3
        owner = -1
    if owner >= 0 and owner != seat and s.gold[owner] >= GRAVEYARD_PRICE:
        s.push(AT_GRAVEYARD, owner, kind)
    else:
        put_under(s, kind, ALL_SEATS)


@cython.cfunc
@cython.exceptval(check=False)
def graveyard_owner(s: Citadels) -> cython.int:
    """The seat whose city has the Graveyard, -1 if none."""
    seat: cython.int
    for seat in range(s.seats):
        if has(s, seat, GRAVEYARD):
            return seat
    return -1


@cython.cclass
class Graveyard(CitadelsBox):
    """R6.6, R6.6.2: its owner may pay 1 gold for the destroyed card, before anything else.

    R6.6.4: also for one that his city has. R8.8: nobody else reacts to anything. Frame: a = district.
    """

    @cython.cfunc
    def legal(self, s: Citadels) -> cython.void:
        s.offer(DO_SALVAGE)
        s.offer(DO_DECLINE)

    @cython.cfunc
    def apply(self, s: Citadels, verb: cython.int, arg: cython.int) -> cython.void:
        if verb != VERB_SALVAGE:
            put_under(s, s.a, ALL_SEATS)
            return
        viewer: cython.int
        s.gold[s.seat] -= GRAVEYARD_PRICE
        gain_card(s, s.seat, s.a)
        for viewer in range(SEATS):
            s.known[viewer * SEATS + s.seat] |= ONE << s.a
        s.tell(ALL_SEATS, TOLD_SALVAGED, s.seat, s.a)
