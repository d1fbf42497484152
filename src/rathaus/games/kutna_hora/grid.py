# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""Both boards are sets of cells of an 8 x 8 grid, numbered row by row: neighbours are shifts of a 64-bit set."""

from __future__ import annotations

import cython

if not cython.compiled:
    from rathaus.core.bits import lowest

NOT_LEFT = cython.declare(cython.ulonglong, 0xFEFEFEFEFEFEFEFE)
NOT_RIGHT = cython.declare(cython.ulonglong, 0x7F7F7F7F7F7F7F7F)
EVERYWHERE = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)


@cython.cfunc
@cython.exceptval(check=False)
def around(cells: cython.ulonglong) -> cython.ulonglong:
    """The cells orthogonally beside any of these."""
    sides: cython.ulonglong = ((cells & NOT_LEFT) >> 1) | ((cells & NOT_RIGHT) << 1)
    return sides | (cells >> 8) | ((cells << 8) & EVERYWHERE)


@cython.cfunc
@cython.exceptval(check=False)
def beside_or_below(cells: cython.ulonglong) -> cython.ulonglong:
    """R5.1.2: the cells directly left, right of or below any of these."""
    return ((cells & NOT_LEFT) >> 1) | ((cells & NOT_RIGHT) << 1) | ((cells << 8) & EVERYWHERE)


@cython.cfunc
@cython.exceptval(check=False)
def nth(members: cython.ulonglong, n: cython.int) -> cython.int:
    """The member of a set with n smaller ones."""
    while n > 0:
        members &= members - 1
        n -= 1
    return lowest(members)
