# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R3.2, R4.1, R4.8: turns: which lieutenant is used, where it goes, or that it comes home."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.refusals import go_refusal
from rathaus.games.messina_1347.state import Messina, MessinaBox

if not cython.compiled:
    from rathaus.games.messina_1347.act import arrive
    from rathaus.games.messina_1347.estate import employ, offer_employ, offer_jobs
    from rathaus.games.messina_1347.free import lose_rewards
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.pieces import gain, score, spend
    from rathaus.games.messina_1347.ways import slot_at, targets, unused, walk_price

WIDE_ONE = cython.declare(cython.ulonglong, 1)
MOVING = cython.declare(cython.int, 1)


@cython.cclass
class Turns(MessinaBox):
    """R3.2, R14.2: players take turns in order, those without an unused lieutenant are passed over.

    Frame: a = place in the order of whose turn is next. In the solo game the opponent has a place of its own.
    """

    @cython.cfunc
    def run(self, s: Messina) -> cython.void:
        i: cython.int
        places: cython.int = 2 if s.seats == 1 else s.seats
        for i in range(places):
            place: cython.int = (s.a + i) % places
            if s.seats == 1 and place != s.rules.rival_first[s.round[0]]:
                if s.rival_left[0] > 0:
                    s.push(AT_TURNS, 0, (place + 1) % places)
                    s.push(AT_RIVAL, 0)
                    return
                continue
            seat: cython.int = 0 if s.seats == 1 else s.order[place]
            if unused(s, seat) != 0:
                s.push(AT_TURNS, 0, (place + 1) % places)
                s.push(AT_END_TURN, seat)
                s.push(AT_USE, seat)
                s.phase[0] = MOVING
                return
        s.tell(ALL_SEATS, TOLD_PRODUCTION, s.round[0])
        s.push(AT_PRODUCTION, 0, 0, 0)


@cython.cfunc
@cython.exceptval(check=False)
def usable(s: Messina, seat: cython.int) -> cython.ulonglong:
    """R4.1.2: where the next lieutenant can be taken from: from Messina as long as one lies there."""
    places: cython.ulonglong = unused(s, seat)
    return places & ~WIDE_ONE if places > 1 else places


@cython.cclass
class Use(MessinaBox):
    """R4.1.2: which unused lieutenant."""

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        places: cython.ulonglong = usable(s, s.seat)
        stuck: cython.bint = places == 1 and targets(s, s.seat, slot_at(s, s.seat, 0)) == 0
        if not stuck:
            offer_jobs(s, DO_USE, places)
        else:
            s.offer(DO_PASS)
        offer_employ(s, s.seat)

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_EMPLOY:
            s.push(AT_USE, s.seat)
            employ(s, s.seat, arg)
        elif verb == VERB_USE:
            s.push(AT_GO, s.seat, slot_at(s, s.seat, arg))
        else:
            s.up[s.seat] |= 1 << slot_at(s, s.seat, 0)
            s.tell(ALL_SEATS, TOLD_PASSED, s.seat)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return go_refusal(s, verb, arg)


@cython.cclass
class Go(MessinaBox):
    """R4.1, R4.1.5, R4.8: where the lieutenant goes and stands up, or home. Frame: a = which of the five."""

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        offer_jobs(s, DO_GO, targets(s, s.seat, s.a))
        if s.lieutenant[s.seat * LIEUTENANTS + s.a] >= ON_SITE:
            s.offer(DO_RECALL)

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        slot: cython.int = s.seat * LIEUTENANTS + s.a
        at: cython.int = s.lieutenant[slot]
        if verb == VERB_RECALL:
            s.lieutenant[slot] = ON_ESTATE
            s.up[s.seat] |= 1 << s.a
            s.tell(ALL_SEATS, TOLD_RECALLED, s.seat, at - ON_SITE)
            gain(s, s.seat, 0, 1)
            return
        coins: cython.int = walk_price(s, s.seat, s.a, arg)
        s.lieutenant[slot] = ON_SITE + arg
        s.up[s.seat] |= 1 << s.a
        s.tell(ALL_SEATS, TOLD_MOVED, s.seat, at - ON_SITE + 1 if at >= ON_SITE else 0, arg, coins)
        spend(s, s.seat, 0, coins)
        if arg < FIRST_DOCK:
            s.standing[0] |= WIDE_ONE << arg
        visit(s, arg)
        arrive(s, s.seat, arg)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return go_refusal(s, verb, arg)

    def shown(self, s: Messina) -> list[int]:  # type: ignore[override]
        """Sites of Messina that cannot be reached now."""
        site: cython.int
        found = []
        for site in range(SITES):
            if s.place_of[site] > 0:
                found.append(DO_GO + site)
        return found


@cython.cfunc
def visit(s: Messina, site: cython.int) -> cython.void:
    """R4.1.6, R14.9: whoever has repopulated the hex gets points for every visit."""
    owner: cython.int
    if site >= HEXES:
        return
    for owner in range(s.seats):
        if (s.repopulated[owner] >> site) & 1:
            score(s, owner, s.rules.visit_points, FROM_VISITS)


@cython.cclass
class EndTurn(MessinaBox):
    """R4.4.2: rewards that were not used are lost."""

    @cython.cfunc
    def run(self, s: Messina) -> cython.void:
        s.phase[0] = 0
        lose_rewards(s, s.seat)
