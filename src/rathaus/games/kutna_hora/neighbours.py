# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R9.3, R10.1: what stands beside a building is worth points."""

from __future__ import annotations

import cython

from rathaus.games.kutna_hora.state import KutnaHora

if not cython.compiled:
    from rathaus.core.bits import count, lowest
    from rathaus.games.kutna_hora.grid import around
    from rathaus.games.kutna_hora.names import DOTS

CRESTS = cython.declare(cython.int, 6)
WIDE_ONE = cython.declare(cython.ulonglong, 1)
NOT_LEFT = cython.declare(cython.ulonglong, 0xFEFEFEFEFEFEFEFE)
NOT_RIGHT = cython.declare(cython.ulonglong, 0x7F7F7F7F7F7F7F7F)


@cython.cfunc
@cython.exceptval(check=False)
def beside_public(s: KutnaHora, seat: cython.int) -> cython.int:
    """R9.3: pairs of an own building and a public building beside it."""
    own: cython.ulonglong = s.own_sites[seat]
    public: cython.ulonglong = s.public_sites[0]
    pairs: cython.int = count(((own & NOT_LEFT) >> 1) & public) + count(((own & NOT_RIGHT) << 1) & public)
    return pairs + count((own >> 8) & public) + count((own << 8) & public)


@cython.cfunc
@cython.exceptval(check=False)
def crest_points(s: KutnaHora, square: cython.int) -> cython.int:
    """R10.1: each crest of the building scores 1 for every building beside it and every mark at the edge of its
    square with the same crest, whoever owns the neighbour."""
    i: cython.int
    points: cython.int = 0
    building: cython.int = s.site[square] - 1
    near: cython.ulonglong = around(WIDE_ONE << square) & s.built[0]
    for i in range(building * DOTS, building * DOTS + DOTS):
        if s.rules.dots[i] >= 0:
            points += s.rules.edge[square * CRESTS + s.rules.dots[i]]
    while near:
        neighbour: cython.int = s.site[lowest(near)] - 1
        near &= near - 1
        for i in range(building * DOTS, building * DOTS + DOTS):
            if s.rules.dots[i] >= 0 and (s.rules.crests[neighbour] >> s.rules.dots[i]) & 1:
                points += 1
    return points


@cython.cfunc
@cython.exceptval(check=False)
def building_points(s: KutnaHora, seat: cython.int) -> cython.int:
    """R10.1: the crests of all own buildings."""
    points: cython.int = 0
    own: cython.ulonglong = s.own_sites[seat]
    while own:
        points += crest_points(s, lowest(own))
        own &= own - 1
    return points
