# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R4.5: a hex is repopulated: coins and wood, a wagon, citizens, perhaps a lieutenant, then the tile."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.refusals import repopulate_refusal
from rathaus.games.messina_1347.state import Messina, MessinaBox

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.games.messina_1347.estate import clear_square, offer_jobs
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.pieces import class_squares, spend, take_rats
    from rathaus.games.messina_1347.ways import slot_at, unused

WIDE_ONE = cython.declare(cython.ulonglong, 1)
CLASSES = cython.declare(cython.int, 3)


@cython.cfunc
def repopulate(s: Messina, seat: cython.int, hex: cython.int) -> cython.void:
    """R4.5.2, R4.5.3: coins and wood, then a wagon, then citizens and a lieutenant, then the tile."""
    cls: cython.int
    _i: cython.int
    spend(s, seat, 0, s.rules.hex_coins[hex])
    spend(s, seat, 1, s.rules.hex_wood[hex])
    wagon: cython.int = lowest(s.wagons[seat] & ~s.tired[seat])
    s.tired[seat] |= 1 << wagon
    s.tell(ALL_SEATS, TOLD_WAGON_USED, seat, wagon)
    s.push(AT_LAY_TILE, seat, hex)
    for _i in range(s.rules.hex_lieutenant[hex]):
        s.push(AT_GIVE_UP, seat)
    need: cython.int = 0
    for cls in range(CLASSES):
        need |= s.rules.need[hex * 3 + cls] << (4 * cls)
        need |= s.rules.need_golden[hex * 3 + cls] << (4 * cls + 2)
    if need > 0:
        s.push(AT_CITIZENS_BACK, seat, need)


@cython.cfunc
@cython.exceptval(check=False)
def givable(
    s: Messina, need: cython.int, cls: cython.int, all: cython.ulonglong, golden: cython.ulonglong
) -> cython.ulonglong:
    """R4.5.2: of citizens of a class those that fit: an upgraded one for anything, a basic one for a basic one."""
    if (need >> (4 * cls)) & 3:
        return all
    return golden if (need >> (4 * cls + 2)) & 3 else 0


@cython.cclass
class CitizensBack(MessinaBox):
    """R4.5.2, R11.3: which citizens return to the supply, from squares or workshops.

    Frame: a = citizens still to give, for each class two bits of basic and two bits of upgraded ones.
    """

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        cls: cython.int
        for cls in range(CLASSES):
            here: cython.ulonglong = class_squares(cls)
            offer_jobs(s, DO_GIVE, givable(s, s.a, cls, s.squares[s.seat] & here, s.golden[s.seat] & here))
        if not s.rules.workers_repopulate:
            return
        found: cython.ulonglong = 0
        for cls in range(CLASSES):
            kin: cython.ulonglong = s.workshops[s.seat] & s.rules.of_class[cls]
            found |= givable(s, s.a, cls, s.workers[0] & kin, s.masters[0] & kin)
        offer_jobs(s, DO_GIVE_WORKER, found)

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        golden: cython.bint = False
        cls: cython.int = 0
        if verb == VERB_GIVE:
            cls = arg // 6
            golden = clear_square(s, s.seat, arg)
            s.tell(ALL_SEATS, TOLD_CITIZEN_BACK, s.seat, arg)
        else:
            cls = s.rules.workshop_class[arg]
            golden = (s.masters[0] >> arg) & 1 != 0
            s.workers[0] &= ~(WIDE_ONE << arg)
            s.masters[0] &= ~(WIDE_ONE << arg)
            s.tell(ALL_SEATS, TOLD_WORKER_BACK, s.seat, arg)
        upgraded: cython.bint = golden and (s.a >> (4 * cls + 2)) & 3 != 0
        left: cython.int = s.a - (1 << (4 * cls + 2 if upgraded else 4 * cls))
        if left > 0:
            s.push(AT_CITIZENS_BACK, s.seat, left)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return repopulate_refusal(s, verb, arg)


@cython.cclass
class GiveUp(MessinaBox):
    """R4.5.3: which unused lieutenant leaves the game; it keeps counting for the price of advances."""

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        offer_jobs(s, DO_GIVE_UP, unused(s, s.seat))

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        s.lieutenant[s.seat * LIEUTENANTS + slot_at(s, s.seat, arg)] = GIVEN_UP
        s.tell(ALL_SEATS, TOLD_GAVE_UP, s.seat, arg)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return repopulate_refusal(s, verb, arg)


@cython.cclass
class LayTile(MessinaBox):
    """R4.5.4, R4.5.5, R11.8: the tile lies on the hex; one rat if there is plague; no points for this visit.

    Frame: a = hex.
    """

    @cython.cfunc
    def run(self, s: Messina) -> cython.void:
        s.repopulated[s.seat] |= WIDE_ONE << s.a
        s.tell(ALL_SEATS, TOLD_REPOPULATED, s.seat, s.a)
        if s.plague[s.a] > 0:
            take_rats(s, s.seat, 1)
