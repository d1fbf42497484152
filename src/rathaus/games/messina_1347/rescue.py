# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R4.2: step 2, the citizens of the hex come to the estate, or into quarantine if there is plague."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.refusals import rescue_refusal
from rathaus.games.messina_1347.state import Messina, MessinaBox

if not cython.compiled:
    from rathaus.games.messina_1347.estate import employ, occupy, offer_employ, offer_jobs, strike
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.people import can_employ
    from rathaus.games.messina_1347.pieces import class_squares

CLASSES = cython.declare(cython.int, 3)
NIBBLE = cython.declare(cython.int, 15)
FIRST_STAGE = cython.declare(cython.int, 1)


@cython.cfunc
def begin_rescue(s: Messina, seat: cython.int, hex: cython.int) -> cython.void:
    """R4.2.1, R4.2.4: the citizens leave the hex; whether it has plague is seen now. Option `rescue_all`: only one."""
    cls: cython.int
    waiting: cython.int = 0
    kinds: cython.int = 0
    sick: cython.int = 1 if s.plague[hex] > 0 else 0
    for cls in range(CLASSES):
        n: cython.int = s.citizens[hex * 3 + cls]
        if n > 0:
            waiting |= n << (4 * cls)
            kinds += 1
    if kinds == 0:
        return
    if s.rules.rescue_one:
        if kinds > 1:
            s.push(AT_WHICH_CITIZEN, seat, hex, sick)
            return
        for cls in range(CLASSES):
            if s.citizens[hex * 3 + cls] > 0:
                take_one(s, seat, hex, cls, sick)
        return
    for cls in range(CLASSES):
        s.citizens[hex * 3 + cls] = 0
    admit(s, seat, waiting, sick)


@cython.cfunc
def take_one(s: Messina, seat: cython.int, hex: cython.int, cls: cython.int, sick: cython.int) -> cython.void:
    """R4.2.1, option `rescue_all`: one citizen of a class leaves the hex."""
    s.citizens[hex * 3 + cls] -= 1
    admit(s, seat, 1 << (4 * cls), sick)


@cython.cclass
class WhichCitizen(MessinaBox):
    """R4.2.1, option `rescue_all`: the class of the one citizen. Frame: a = hex, b = 1 with plague."""

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        cls: cython.int
        for cls in range(CLASSES):
            if s.citizens[s.a * 3 + cls] > 0:
                s.offer(DO_RESCUE + cls)

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        take_one(s, s.seat, s.a, arg, s.b)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return rescue_refusal(s, verb, arg)


@cython.cfunc
@cython.exceptval(check=False)
def empty_squares(s: Messina, seat: cython.int, waiting: cython.int) -> cython.ulonglong:
    """R4.2.2: empty squares of the classes that wait."""
    cls: cython.int
    found: cython.ulonglong = 0
    for cls in range(CLASSES):
        if (waiting >> (4 * cls)) & NIBBLE:
            found |= class_squares(cls)
    return found & ~s.squares[seat]


@cython.cfunc
@cython.exceptval(check=False)
def empty_cabins(s: Messina, seat: cython.int) -> cython.int:
    """R4.2.3: cabins (bits) without a citizen."""
    cabin: cython.int
    found: cython.int = 0
    for cabin in range(CABINS):
        if s.patient[seat * CABINS + cabin] == 0:
            found |= 1 << cabin
    return found


@cython.cfunc
def admit(s: Messina, seat: cython.int, waiting: cython.int, sick: cython.int) -> cython.void:
    """R4.2.2, R4.2.3: ask where the citizens go; those for whom no room can be made are discarded."""
    if waiting == 0:
        return
    room: cython.bint = empty_cabins(s, seat) != 0
    if not sick:
        room = empty_squares(s, seat, waiting) != 0 or can_employ(s, seat)
    if room:
        s.push(AT_RESCUE, seat, waiting, sick)
    else:
        discard(s, seat, waiting)


@cython.cfunc
def discard(s: Messina, seat: cython.int, waiting: cython.int) -> cython.void:
    """R4.2.2, R4.2.3: citizens without a place return to the supply."""
    cls: cython.int
    for cls in range(CLASSES):
        n: cython.int = (waiting >> (4 * cls)) & NIBBLE
        while n > 0:
            s.tell(ALL_SEATS, TOLD_DISCARDED, seat, cls)
            n -= 1


@cython.cclass
class Admit(MessinaBox):
    """R4.2.2, R5.7b: the next citizen, once all that the one before has caused is finished. Frame as `Rescue`."""

    @cython.cfunc
    def run(self, s: Messina) -> cython.void:
        admit(s, s.seat, s.a, s.b)


@cython.cclass
class Rescue(MessinaBox):
    """R4.2.2, R4.2.3: a place for a citizen; room may be made by sending others to work (R4.6.1).

    Frame: a = citizens that wait, four bits a class; b = 1 with plague.
    """

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        cls: cython.int
        if s.b:
            cabins: cython.int = empty_cabins(s, s.seat)
            for cls in range(CLASSES):
                if (s.a >> (4 * cls)) & NIBBLE:
                    offer_jobs(s, DO_QUARANTINE + cls * CABINS, cabins)
        else:
            squares: cython.ulonglong = empty_squares(s, s.seat, s.a)
            offer_jobs(s, DO_SETTLE, squares)
            if squares == 0:
                s.offer(DO_DISCARD)
        offer_employ(s, s.seat)

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_EMPLOY:
            s.push(AT_RESCUE, s.seat, s.a, s.b)
            employ(s, s.seat, arg)
        elif verb == VERB_QUARANTINE:
            cls: cython.int = arg // CABINS
            cabin: cython.int = s.seat * CABINS + arg % CABINS
            s.patient[cabin] = 1 + 2 * cls
            s.stage[cabin] = FIRST_STAGE
            s.tell(ALL_SEATS, TOLD_QUARANTINED, s.seat, cls, arg % CABINS)
            admit(s, s.seat, s.a - (1 << (4 * cls)), 1)
        elif verb == VERB_SETTLE:
            s.tell(ALL_SEATS, TOLD_SETTLED, s.seat, arg // 6, arg)
            occupy(s, s.seat, arg, False)
            s.push(AT_ADMIT, s.seat, s.a - (1 << (4 * (arg // 6))), 0)
            strike(s, s.seat, arg)  # R15.3: before the next citizen
        else:
            discard(s, s.seat, s.a)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return rescue_refusal(s, verb, arg)
