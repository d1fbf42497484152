# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R7: production, and the citizens that leave quarantine."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.refusals import release_refusal
from rathaus.games.messina_1347.state import Messina, MessinaBox

if not cython.compiled:
    from rathaus.core.bits import count, lowest
    from rathaus.games.messina_1347.estate import (
        employ,
        fitting,
        occupy,
        offer_employ,
        offer_jobs,
        put_to_work,
        strike,
    )
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.people import can_employ, jobs
    from rathaus.games.messina_1347.pieces import class_squares, score
    from rathaus.games.messina_1347.programs import run_program

CHAIN = cython.declare(cython.int, 4)
SECOND_STAGE = cython.declare(cython.int, 2)


@cython.cclass
class Production(MessinaBox):
    """R3.4, R7.1, R7.3: everybody in turn order produces; then quarantine is left, or after the last round the end.

    Frame: a = players done.
    """

    @cython.cfunc
    def run(self, s: Messina) -> cython.void:
        if s.a < s.seats:
            seat: cython.int = s.order[s.a]
            s.push(AT_PRODUCTION, 0, s.a + 1)
            s.push(AT_PRODUCE, seat, 0)
            s.push(AT_HIRING, seat)
        elif s.round[0] >= s.rules.rounds:
            s.push(AT_FINAL, 0)
        else:
            s.push(AT_LEAVE, 0, 0)


@cython.cclass
class Hiring(MessinaBox):
    """R4.6.1, R7.1: before the own production, as long as a citizen can still be sent to a workshop."""

    @cython.cfunc
    def run(self, s: Messina) -> cython.void:
        if can_employ(s, s.seat):
            s.push(AT_EMPLOY, s.seat)


@cython.cclass
class Employ(MessinaBox):
    """R4.6.1, R7.1: before the own production citizens may still be sent to workshops."""

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        offer_employ(s, s.seat)
        s.offer(DO_DONE)

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_EMPLOY:
            s.push(AT_HIRING, s.seat)
            employ(s, s.seat, arg)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return release_refusal(s, verb, arg)


@cython.cclass
class Produce(MessinaBox):
    """R7.1, R11.5: improved cabins with a citizen, then era I workshops with a fitting one, then upgraded workers.

    The order makes no difference. Frame: a = cabins and workshops done.
    """

    @cython.cfunc
    def run(self, s: Messina) -> cython.void:
        i: cython.int
        seat: cython.int = s.seat
        for i in range(s.a, CABINS + WORKSHOPS):
            program: cython.int = (
                cabin_program(s, seat, i) if i < CABINS else early_program(s, seat, i - CABINS)
            )
            if program >= 0 and produce(s, seat, i, program):
                return
        masters: cython.int = count(s.masters[0] & s.workshops[seat])
        score(s, seat, masters * s.rules.worker_points, FROM_UPGRADED_WORKERS)


@cython.cfunc
def produce(s: Messina, seat: cython.int, i: cython.int, program: cython.int) -> cython.bint:
    """R7.1: one cabin or workshop produces; true if its effects have to be resolved before the next one."""
    asks: cython.bint = s.rules.chain[program * CHAIN] > 0
    extra: cython.int = -1
    if i >= CABINS and (s.masters[0] >> (i - CABINS)) & 1:
        extra = EXTRA_PROGRAMS + i - CABINS
        asks = asks or s.rules.chain[extra * CHAIN] > 0
    if asks:
        s.push(AT_PRODUCE, seat, i + 1)
    if i < CABINS:
        s.tell(ALL_SEATS, TOLD_CABIN_PRODUCES, seat, i)
        run_program(s, seat, program, FROM_IMPROVEMENTS)
        return asks
    s.tell(ALL_SEATS, TOLD_WORKSHOP_PRODUCES, seat, i - CABINS)
    if extra >= 0:
        run_program(s, seat, extra, FROM_WORKSHOPS)
    run_program(s, seat, program, FROM_WORKSHOPS)
    return asks


@cython.cfunc
@cython.exceptval(check=False)
def cabin_program(s: Messina, seat: cython.int, cabin: cython.int) -> cython.int:
    """R7.1: what a cabin produces; nothing without an improvement or without a citizen."""
    at: cython.int = seat * CABINS + cabin
    if s.improvement[at] == 0 or s.patient[at] == 0:
        return -1
    return CABIN_PROGRAMS + s.improvement[at] - 1


@cython.cfunc
@cython.exceptval(check=False)
def early_program(s: Messina, seat: cython.int, workshop: cython.int) -> cython.int:
    """R7.1: what an era I workshop of a seat produces; nothing without a fitting citizen."""
    if not (s.workshops[seat] >> workshop) & 1 or (s.rules.late >> workshop) & 1 or not fitting(s, workshop):
        return -1
    return WORKSHOP_PROGRAMS + workshop


@cython.cfunc
@cython.exceptval(check=False)
def leaving(s: Messina, seat: cython.int) -> cython.int:
    """R7.2: cabins (bits) whose citizen has been there for two productions."""
    cabin: cython.int
    found: cython.int = 0
    for cabin in range(CABINS):
        if s.patient[seat * CABINS + cabin] > 0 and s.stage[seat * CABINS + cabin] == SECOND_STAGE:
            found |= 1 << cabin
    return found


@cython.cfunc
@cython.exceptval(check=False)
def class_in(s: Messina, seat: cython.int, cabin: cython.int) -> cython.int:
    """The class of the citizen in a cabin."""
    return (s.patient[seat * CABINS + cabin] - 1) >> 1


@cython.cfunc
@cython.exceptval(check=False)
def has_place(s: Messina, seat: cython.int, cabins: cython.int) -> cython.bint:
    """R7.2: whether one of the citizens that leave finds a square or a workshop."""
    cabin: cython.int
    for cabin in range(CABINS):
        if (cabins >> cabin) & 1:
            cls: cython.int = class_in(s, seat, cabin)
            if class_squares(cls) & ~s.squares[seat] or jobs(s, seat, cls):
                return True
    return False


@cython.cclass
class Leave(MessinaBox):
    """R7.2: in turn order citizens on space II leave, those on I move to II; then the next round.

    Frame: a = players done.
    """

    @cython.cfunc
    def run(self, s: Messina) -> cython.void:
        cabin: cython.int
        if s.a == s.seats:
            s.push(AT_PREPARE, 0)
            return
        seat: cython.int = s.order[s.a]
        out: cython.int = leaving(s, seat)
        if out and (has_place(s, seat, out) or can_employ(s, seat)):
            s.push(AT_LEAVE, 0, s.a)
            s.push(AT_RELEASE, seat)
            return
        send_away(s, seat, out)
        for cabin in range(CABINS):
            if s.patient[seat * CABINS + cabin] > 0:
                s.stage[seat * CABINS + cabin] = SECOND_STAGE
                s.tell(ALL_SEATS, TOLD_SECOND_SPACE, seat, cabin)
        s.push(AT_LEAVE, 0, s.a + 1)


@cython.cfunc
def send_away(s: Messina, seat: cython.int, cabins: cython.int) -> cython.void:
    """R7.2: citizens for whom there is no place return to the supply."""
    while cabins:
        at: cython.int = seat * CABINS + lowest(cabins)
        s.tell(ALL_SEATS, TOLD_DISCARDED, seat, (s.patient[at] - 1) >> 1)
        s.patient[at] = 0
        s.stage[at] = 0
        cabins &= cabins - 1


@cython.cclass
class Release(MessinaBox):
    """R7.2: where a citizen goes that leaves quarantine; room may be made (R4.6.1); without a place it is discarded."""

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        cabins: cython.int = leaving(s, s.seat)
        left: cython.int = cabins
        offer_employ(s, s.seat)
        while left:
            cabin: cython.int = lowest(left)
            left &= left - 1
            free: cython.ulonglong = class_squares(class_in(s, s.seat, cabin)) & ~s.squares[s.seat]
            offer_jobs(s, DO_RELEASE + cabin * SQUARES, free)
        left = cabins
        while left:
            offer_jobs(
                s,
                DO_APPRENTICE + lowest(left) * WORKSHOPS,
                jobs(s, s.seat, class_in(s, s.seat, lowest(left))),
            )
            left &= left - 1
        if not has_place(s, s.seat, cabins):
            s.offer(DO_DONE)

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_EMPLOY:
            employ(s, s.seat, arg)
        elif verb == VERB_DONE:
            send_away(s, s.seat, leaving(s, s.seat))
        else:
            wide: cython.int = SQUARES if verb == VERB_RELEASE else WORKSHOPS
            at: cython.int = s.seat * CABINS + arg // wide
            golden: cython.bint = s.patient[at] & 1 == 0
            s.patient[at] = 0
            s.stage[at] = 0
            if verb == VERB_RELEASE:
                s.tell(ALL_SEATS, TOLD_RELEASED, s.seat, arg // wide, arg % wide)
                occupy(s, s.seat, arg % wide, golden)
                strike(s, s.seat, arg % wide)
            else:
                s.tell(ALL_SEATS, TOLD_APPRENTICED, s.seat, arg // wide, arg % wide)
                put_to_work(s, s.seat, arg % wide, golden)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return release_refusal(s, verb, arg)
