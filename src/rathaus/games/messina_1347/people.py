# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R4.5, R4.6: citizens that can repopulate a hex or go to work."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.state import Messina

if not cython.compiled:
    from rathaus.core.bits import count
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.pieces import class_squares
    from rathaus.games.messina_1347.ways import unused_count


@cython.cfunc
@cython.exceptval(check=False)
def citizens_of(s: Messina, seat: cython.int, cls: cython.int, golden: cython.bint) -> cython.int:
    """R4.5.2, R11.3: citizens of a class that can repopulate: on squares and (option) in workshops, not in cabins."""
    here: cython.ulonglong = s.golden[seat] if golden else s.squares[seat]
    n: cython.int = count(here & class_squares(cls))
    if s.rules.workers_repopulate:
        busy: cython.ulonglong = s.masters[0] if golden else s.workers[0]
        n += count(busy & s.workshops[seat] & s.rules.of_class[cls])
    return n


@cython.cfunc
@cython.exceptval(check=False)
def has_citizens(s: Messina, seat: cython.int, hex: cython.int) -> cython.bint:
    """R4.5.2: the citizens printed on a hex; a basic requirement accepts an upgraded citizen, not the reverse."""
    cls: cython.int
    for cls in range(3):
        golden: cython.int = s.rules.need_golden[hex * 3 + cls]
        if citizens_of(s, seat, cls, True) < golden:
            return False
        if citizens_of(s, seat, cls, False) < golden + s.rules.need[hex * 3 + cls]:
            return False
    return True


@cython.cfunc
@cython.exceptval(check=False)
def taken(s: Messina) -> cython.ulonglong:
    """R4.5.1: hexes with a repopulation tile."""
    return s.repopulated[0] | s.repopulated[1] | s.repopulated[2] | s.repopulated[3]


@cython.cfunc
@cython.exceptval(check=False)
def can_repopulate(s: Messina, seat: cython.int, site: cython.int) -> cython.bint:
    """R4.5.1-R4.5.3: a city hex, not repopulated yet, a tile left, and all that it costs."""
    if site >= HEXES or (taken(s) >> site) & 1 or count(s.repopulated[seat]) >= s.rules.tiles:
        return False
    if s.rules.hex_coins[site] > s.coins[seat] or s.rules.hex_wood[site] > s.wood[seat]:
        return False
    if (s.wagons[seat] & ~s.tired[seat]) == 0:
        return False
    if s.rules.hex_lieutenant[site] > unused_count(s, seat):
        return False
    return has_citizens(s, seat, site)


@cython.cfunc
@cython.exceptval(check=False)
def jobs(s: Messina, seat: cython.int, cls: cython.int) -> cython.ulonglong:
    """R4.6.1: empty workshops of a class."""
    return s.workshops[seat] & ~s.workers[0] & s.rules.of_class[cls]


@cython.cfunc
@cython.exceptval(check=False)
def can_employ(s: Messina, seat: cython.int) -> cython.bint:
    """R4.6.1: whether a citizen on a square has an empty workshop of its class."""
    cls: cython.int
    if s.workshops[seat] & ~s.workers[0]:
        for cls in range(3):
            if s.squares[seat] & class_squares(cls) and jobs(s, seat, cls):
                return True
    return False
