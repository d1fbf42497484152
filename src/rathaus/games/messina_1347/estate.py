# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R4.2, R4.6, R5.4, R5.8.6, R15.3: citizens on the estate: squares, lightning squares, workshops, upgrades."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.refusals import upgrade_refusal
from rathaus.games.messina_1347.state import Messina, MessinaBox

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.people import jobs
    from rathaus.games.messina_1347.pieces import class_squares, square_program
    from rathaus.games.messina_1347.programs import run_program

WIDE_ONE = cython.declare(cython.ulonglong, 1)


@cython.cfunc
@cython.exceptval(check=False)
def occupy(s: Messina, seat: cython.int, square: cython.int, golden: cython.bint) -> cython.void:
    """R4.2.2: a citizen on a square."""
    s.squares[seat] |= WIDE_ONE << square
    if golden:
        s.golden[seat] |= WIDE_ONE << square


@cython.cfunc
def strike(s: Messina, seat: cython.int, square: cython.int) -> cython.void:
    """R15.3: a lightning square gives its reward when a citizen is put there, once per game."""
    program: cython.int = square_program(s, seat, square)
    if s.rules.once[program] and not (s.struck[seat] >> (square // 6)) & 1:
        s.struck[seat] |= 1 << (square // 6)
        s.tell(ALL_SEATS, TOLD_LIGHTNING, seat, square)
        run_program(s, seat, program, FROM_ACTIONS)


@cython.cfunc
@cython.exceptval(check=False)
def clear_square(s: Messina, seat: cython.int, square: cython.int) -> cython.bint:
    """A citizen leaves a square; whether it was upgraded."""
    golden: cython.bint = (s.golden[seat] >> square) & 1 != 0
    s.squares[seat] &= ~(WIDE_ONE << square)
    s.golden[seat] &= ~(WIDE_ONE << square)
    return golden


@cython.cfunc
def put_to_work(s: Messina, seat: cython.int, workshop: cython.int, golden: cython.bint) -> cython.void:
    """R4.6.1, R5.8.4: a citizen in an empty workshop of its class."""
    s.workers[0] |= WIDE_ONE << workshop
    if golden:
        s.masters[0] |= WIDE_ONE << workshop
    use_late(s, seat, workshop)


@cython.cfunc
@cython.exceptval(check=False)
def fitting(s: Messina, workshop: cython.int) -> cython.bint:
    """R5.8.7: whether the citizen in a workshop triggers it: some ask for an upgraded one."""
    if (s.rules.masters_only >> workshop) & 1:
        return (s.masters[0] >> workshop) & 1 != 0
    return (s.workers[0] >> workshop) & 1 != 0


@cython.cfunc
def use_late(s: Messina, seat: cython.int, workshop: cython.int) -> cython.void:
    """R5.8.6: an era II workshop gives its reward once, as soon as a fitting citizen is in it."""
    if not (s.rules.late >> workshop) & 1 or (s.spent[0] >> workshop) & 1 or not fitting(s, workshop):
        return
    s.spent[0] |= WIDE_ONE << workshop
    s.tell(ALL_SEATS, TOLD_WORKSHOP_USED, seat, workshop)
    if (s.masters[0] >> workshop) & 1:
        run_program(s, seat, EXTRA_PROGRAMS + workshop, FROM_WORKSHOPS)
    run_program(s, seat, WORKSHOP_PROGRAMS + workshop, FROM_WORKSHOPS)


@cython.cfunc
@cython.exceptval(check=False)
def offer_employ(s: Messina, seat: cython.int) -> cython.void:
    """R4.6.1: from a square to an empty workshop of the same class; never back, never between squares."""
    cls: cython.int
    if (s.workshops[seat] & ~s.workers[0]) == 0:
        return
    for cls in range(3):
        places: cython.ulonglong = jobs(s, seat, cls)
        if places == 0:
            continue
        squares: cython.ulonglong = s.squares[seat] & class_squares(cls)
        while squares:
            offer_jobs(s, DO_EMPLOY + lowest(squares) * WORKSHOPS, places)
            squares &= squares - 1


@cython.cfunc
@cython.exceptval(check=False)
def offer_jobs(s: Messina, verb: cython.int, places: cython.ulonglong) -> cython.void:
    """Offer a verb for each member of a set."""
    while places:
        s.offer(verb + lowest(places))
        places &= places - 1


@cython.cfunc
def employ(s: Messina, seat: cython.int, arg: cython.int) -> cython.void:
    """R4.6.1: a citizen goes to work, for good."""
    square: cython.int = arg // WORKSHOPS
    workshop: cython.int = arg % WORKSHOPS
    golden: cython.bint = clear_square(s, seat, square)
    s.tell(ALL_SEATS, TOLD_EMPLOYED, seat, square, workshop)
    put_to_work(s, seat, workshop, golden)


@cython.cclass
class Upgrade(MessinaBox):
    """R5.4, R11.3: any one own citizen, on a square, in a cabin or in a workshop, turns to gold."""

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        cabin: cython.int
        offer_jobs(s, DO_UPGRADE, s.squares[s.seat] & ~s.golden[s.seat])
        for cabin in range(CABINS):
            if s.patient[s.seat * CABINS + cabin] & 1:
                s.offer(DO_UPGRADE_PATIENT + cabin)
        offer_jobs(s, DO_UPGRADE_WORKER, s.workshops[s.seat] & s.workers[0] & ~s.masters[0])
        s.offer(DO_DONE)

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_UPGRADE:
            s.golden[s.seat] |= WIDE_ONE << arg
            s.tell(ALL_SEATS, TOLD_UPGRADED, s.seat, arg)
        elif verb == VERB_UPGRADE_PATIENT:
            s.patient[s.seat * CABINS + arg] += 1
            s.tell(ALL_SEATS, TOLD_UPGRADED_PATIENT, s.seat, arg)
        elif verb == VERB_UPGRADE_WORKER:
            s.masters[0] |= WIDE_ONE << arg
            s.tell(ALL_SEATS, TOLD_UPGRADED_WORKER, s.seat, arg)
            use_late(s, s.seat, arg)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return upgrade_refusal(s, verb, arg)
