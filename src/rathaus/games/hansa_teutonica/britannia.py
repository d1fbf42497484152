# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R17: permissions for Wales and Scotland, and the pieces' regions."""

from __future__ import annotations

import cython

from rathaus.games.hansa_teutonica.state import Hansa

if not cython.compiled:
    from rathaus.games.hansa_teutonica.names import (
        DID_LONDON,
        DID_SCOTLAND,
        DID_WALES,
        ENGLAND,
        SCOTLAND,
        WALES,
    )


@cython.cfunc
@cython.exceptval(check=False)
def grants(s: Hansa, seat: cython.int, city: cython.int) -> cython.bint:
    """R17.3: a permission belongs to who holds the rightmost filled printed office of its city."""
    if s.rules.permit_by_control:
        return s.holder[city] == seat + 1
    if s.founded[city] == 0:
        return False
    return (s.office[s.rules.office_first[city] + s.founded[city] - 1] - 1) >> 1 == seat


@cython.cfunc
@cython.exceptval(check=False)
def permission(s: Hansa, seat: cython.int, region: cython.int) -> cython.int:
    """R17.3: the permission a seat would use for a region, as a bit of what the turn has used up; 0 if none.

    The city of the region comes before London, whose permission can serve for either region.
    """
    city: cython.int
    bit: cython.int
    found: cython.int = 0
    for city in range(s.rules.n_cities):
        if s.rules.permits_of[city] >> region & 1 and grants(s, seat, city):
            if s.rules.regions_of[city] >> ENGLAND & 1:
                bit = DID_LONDON
            else:
                bit = DID_WALES if region == WALES else DID_SCOTLAND
            if s.did[0] & bit == 0 and (found == 0 or found == DID_LONDON):
                found = bit
    return found


@cython.cfunc
@cython.exceptval(check=False)
def open_posts(s: Hansa, seat: cython.int, w: cython.int) -> cython.ulonglong:
    """R15.6, R17.3: the posts of a word where a seat may place and displace now."""
    posts: cython.ulonglong = s.rules.all_posts[w]
    if s.rules.pawn_rules:
        posts &= s.rules.province_posts[2 * s.pawn[0] + w]
    elif s.rules.britannia:
        if permission(s, seat, WALES) == 0:
            posts &= ~s.rules.region_posts[2 * WALES + w]
        if permission(s, seat, SCOTLAND) == 0:
            posts &= ~s.rules.region_posts[2 * SCOTLAND + w]
    return posts


@cython.cfunc
@cython.exceptval(check=False)
def use_permission(s: Hansa, seat: cython.int, route: cython.int) -> cython.void:
    """R17.3: placing or displacing on a route of Wales or Scotland uses up a permission of this turn."""
    region: cython.int = s.rules.route_region[route]
    if region != ENGLAND:
        s.did[0] |= permission(s, seat, region)
