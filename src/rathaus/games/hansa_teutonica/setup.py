# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R3.3, R12.4: setting up the board, the desks, the markers and the modules."""

from __future__ import annotations

import cython

from rathaus.games.hansa_teutonica.state import Hansa

if not cython.compiled:
    from rathaus.core.rng import below
    from rathaus.games.hansa_teutonica.markers import draw_marker
    from rathaus.games.hansa_teutonica.names import (
        ALL_SEATS,
        AT_BEGIN_TURN,
        AT_SET_PAWN,
        N_MARKERS,
        N_MISSIONS,
        N_TILES,
        TOLD_MARKER_LEFT_OUT,
        TOLD_MISSION,
        TOLD_START,
        TOLD_START_MARKER,
        TOLD_TILE_SHOWN,
    )


@cython.ccall
def set_up(s: Hansa) -> cython.void:
    """R3.4, R15.1: the first seat by chance or agreement; supplies and stocks by seat in turn order."""
    i: cython.int
    k: cython.int
    s.free[0] = s.rules.all_posts[0]
    s.free[1] = s.rules.all_posts[1]
    s.first[0] = s.rules.first_player if s.rules.first_player >= 0 else below(s, s.seats)
    s.tell(ALL_SEATS, TOLD_START, s.first[0])
    for i in range(s.seats):
        seat: cython.int = (s.first[0] + i) % s.seats
        for k in range(2):
            s.supply[2 * seat + k] = s.rules.supply_at[2 * i + k]
            s.stock[2 * seat + k] = s.rules.stock_at[2 * i + k]
    set_markers(s)
    if s.rules.missions:
        deal_missions(s)
    if s.rules.favours:
        show_tiles(s)
    s.push(AT_BEGIN_TURN, s.first[0])
    if s.rules.pawn_rules:
        s.push(AT_SET_PAWN, 1 - s.first[0])


@cython.cfunc
def set_markers(s: Hansa) -> cython.void:
    """R2.8, R3.3, R20.1: start markers on the Tabernae at random; the others are the supply, promos among them.

    For each promo a marker of the supply, drawn at random and shown, stays out of the game.
    """
    route: cython.int
    kind: cython.int
    promos: cython.int = 0
    for kind in range(N_MARKERS):
        s.unseen[kind] = s.rules.set_start[kind]
    for route in range(s.rules.n_routes):
        if s.rules.taberna[route]:
            kind = draw_marker(s)
            s.on_route[route] = kind + 1
            s.tell(ALL_SEATS, TOLD_START_MARKER, kind, s.rules.route_label[route])
    for kind in range(N_MARKERS):
        s.unseen[kind] = s.rules.set_count[kind] - s.rules.set_start[kind]
        promos += s.rules.promo_count[kind]
    for _ in range(promos):
        s.tell(ALL_SEATS, TOLD_MARKER_LEFT_OUT, draw_marker(s))
    for kind in range(N_MARKERS):
        s.unseen[kind] += s.rules.promo_count[kind]
        s.pile[0] += s.unseen[kind]


@cython.cfunc
def deal_missions(s: Hansa) -> cython.void:
    """R18.1: one of the nine cards to each player, secretly."""
    seat: cython.int
    dealt: cython.int = 0
    for seat in range(s.seats):
        card: cython.int = below(s, N_MISSIONS)
        while dealt >> card & 1:
            card = below(s, N_MISSIONS)
        dealt |= 1 << card
        s.mission[seat] = card + 1
        s.tell(1 << seat, TOLD_MISSION, seat, card)


@cython.cfunc
def show_tiles(s: Hansa) -> cython.void:
    """R19.1: as many of the six tiles as players, at random, face up."""
    n: cython.int = 0
    while n < s.seats:
        tile: cython.int = below(s, N_TILES)
        if s.tile[tile] == 0:
            s.tile[tile] = 1
            n += 1
            s.tell(ALL_SEATS, TOLD_TILE_SHOWN, tile)
