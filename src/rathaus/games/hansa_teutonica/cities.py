# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R6.3, R7: offices, control, the East-West link and networks, each brought up to date for one city at a time."""

from __future__ import annotations

import cython

from rathaus.games.hansa_teutonica.state import Hansa

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.games.hansa_teutonica.names import (
        ALL_SEATS,
        BY_MARKER,
        CITIES,
        END_CITIES,
        GAIN_COINS,
        GAIN_EAST_WEST,
        GAINS,
        TOLD_COIN,
        TOLD_COMPLETED,
        TOLD_EAST_WEST,
        TOLD_EXTRA_OFFICE,
        TOLD_OFFICE,
    )

ONE = cython.declare(cython.ulonglong, 1)
LINKS = cython.declare(cython.int, 3)  # places that score for East-West


@cython.cfunc
@cython.exceptval(check=False)
def gain(s: Hansa, seat: cython.int, source: cython.int, n: cython.int) -> cython.void:
    """Prestige points on the track."""
    s.track[seat] += n
    s.gained[GAINS * seat + source] += n


@cython.cfunc
@cython.exceptval(check=False)
def seat_of(piece: cython.int) -> cython.int:
    """The owner of a piece."""
    return ((piece % BY_MARKER) - 1) >> 1


@cython.cfunc
@cython.exceptval(check=False)
def value_at(s: Hansa, city: cython.int, place: cython.int) -> cython.int:
    """The owner of the office that is ``place``-th in value in a city (0 the highest), -1 behind the last.

    R7.1, R16.5: pieces put right of all others (newest first), printed offices from right to left, then the
    offices founded by marker from the one nearest the printed ones outwards.
    """
    i: cython.int
    for i in range(s.extras[0] - 1, -1, -1):
        if s.extra_city[i] == city + 1 and s.extra_piece[i] < BY_MARKER:
            if place == 0:
                return seat_of(s.extra_piece[i])
            place -= 1
    i = s.founded[city] - 1 - place
    if i >= 0:
        return seat_of(s.office[s.rules.office_first[city] + i])
    place -= s.founded[city]
    for i in range(s.extras[0]):
        if s.extra_city[i] == city + 1 and s.extra_piece[i] >= BY_MARKER:
            if place == 0:
                return seat_of(s.extra_piece[i])
            place -= 1
    return -1


@cython.cfunc
@cython.exceptval(check=False)
def update_control(s: Hansa, city: cython.int) -> cython.void:
    """R7.1: most offices control a city, extra ones included; among the tied the highest office."""
    seat: cython.int
    most: cython.int = 0
    tied: cython.int = 0
    for seat in range(s.seats):
        n: cython.int = s.offices[CITIES * seat + city]
        if n > most:
            most = n
            tied = 0
        if n == most and n > 0:
            tied |= 1 << seat
    if tied == 0:
        s.holder[city] = 0
        return
    place: cython.int = 0
    seat = value_at(s, city, 0)
    while tied >> seat & 1 == 0:
        place += 1
        seat = value_at(s, city, place)
    s.holder[city] = seat + 1


@cython.cfunc
@cython.exceptval(check=False)
def connected(s: Hansa, seat: cython.int, city: cython.int) -> cython.ulonglong:
    """R7.5: the cities with a seat's offices that hang together with a city, itself included."""
    presence: cython.ulonglong = s.presence[seat]
    reached: cython.ulonglong = ONE << city
    fresh: cython.ulonglong = reached
    while fresh:
        at: cython.int = lowest(fresh)
        fresh &= fresh - 1
        more: cython.ulonglong = s.rules.neighbours[at] & presence & ~reached
        reached |= more
        fresh |= more
    return reached


@cython.cfunc
@cython.exceptval(check=False)
def update_network(s: Hansa, seat: cython.int, city: cython.int) -> cython.void:
    """R7.5: the new office can only have enlarged the network it belongs to; offices never go away."""
    cities: cython.ulonglong = connected(s, seat, city)
    size: cython.int = 0
    while cities:
        size += s.offices[CITIES * seat + lowest(cities)]
        cities &= cities - 1
    if size > s.network[seat]:
        s.network[seat] = size


@cython.cfunc
def check_link(s: Hansa, seat: cython.int) -> cython.void:
    """R7.4: the first, second and third to join East and West by cities with own offices score, each once."""
    ends: cython.ulonglong = (ONE << s.rules.east) | (ONE << s.rules.west)
    if s.linked[seat] > 0 or s.presence[seat] & ends != ends:
        return
    if connected(s, seat, s.rules.east) >> s.rules.west & 1 == 0:
        return
    place: cython.int = s.links[0]
    s.links[0] += 1
    s.linked[seat] = place + 1
    points: cython.int = s.rules.link_points[place] if place < LINKS else 0
    gain(s, seat, GAIN_EAST_WEST, points)
    s.tell(ALL_SEATS, TOLD_EAST_WEST, seat, points)


@cython.cfunc
def settle_office(s: Hansa, seat: cython.int, city: cython.int) -> cython.void:
    """R6.3a, R7.3: what a new office of any sort changes."""
    s.offices[CITIES * seat + city] += 1
    s.presence[seat] |= ONE << city
    update_control(s, city)
    update_network(s, seat, city)
    check_link(s, seat)


@cython.cfunc
def complete(s: Hansa, city: cython.int) -> cython.void:
    """R7.2, R9.1 (c): another city is completed."""
    s.completed[0] += 1
    s.tell(ALL_SEATS, TOLD_COMPLETED, s.rules.city_label[city], s.completed[0])


@cython.cfunc
def found_office(s: Hansa, seat: cython.int, city: cython.int, piece: cython.int) -> cython.void:
    """R6.3a: fill the leftmost empty printed office, score its coin, count the completed city."""
    at: cython.int = s.rules.office_first[city] + s.founded[city]
    s.office[at] = piece
    s.founded[city] += 1
    s.tell(ALL_SEATS, TOLD_OFFICE, seat, (piece - 1) & 1, s.rules.city_label[city])
    coin: cython.int = s.rules.office_coin[at]
    if coin > 0:
        gain(s, seat, GAIN_COINS, coin)
        s.tell(ALL_SEATS, TOLD_COIN, seat, s.rules.city_label[city], coin)
    if s.founded[city] == s.rules.office_count[city]:
        complete(s, city)
    settle_office(s, seat, city)


@cython.cfunc
def found_extra(
    s: Hansa, seat: cython.int, city: cython.int, piece: cython.int, marker: cython.bint
) -> cython.void:
    """R6.3a, R16.5: an additional office, left of all by marker, right of all by the permanent marker.

    R13.8: there may be several. R21.5: of either shape. R16.5: the first one completes a green city.
    """
    n: cython.int = s.extras[0]
    s.extra_city[n] = city + 1
    s.extra_piece[n] = piece + BY_MARKER if marker else piece
    s.extras[0] = n + 1
    s.tell(ALL_SEATS, TOLD_EXTRA_OFFICE, seat, (piece - 1) & 1, s.rules.city_label[city])
    if s.rules.green[city] and city_size(s, city) == 0:
        complete(s, city)
    settle_office(s, seat, city)


@cython.cfunc
@cython.exceptval(check=False)
def city_size(s: Hansa, city: cython.int) -> cython.int:
    """Offices of all seats in a city."""
    seat: cython.int
    n: cython.int = 0
    for seat in range(s.seats):
        n += s.offices[CITIES * seat + city]
    return n


@cython.cfunc
@cython.exceptval(check=False)
def has_room(s: Hansa, city: cython.int) -> cython.bint:
    """R8.6, R16.9: whether a city has an empty printed office; a green city counts while it has no office."""
    if s.rules.green[city]:
        return city_size(s, city) == 0
    return s.founded[city] < s.rules.office_count[city]


@cython.cfunc
@cython.exceptval(check=False)
def ending(s: Hansa) -> cython.int:
    """R9.1, R10.H: the reasons that end the game now, as bits; only points on the track count."""
    seat: cython.int
    reasons: cython.int = 0
    for seat in range(s.seats):
        if s.track[seat] >= s.rules.points_limit:
            reasons |= 1
    if s.unreplaced[0]:
        reasons |= 2
    if s.completed[0] >= s.rules.completed_limit:
        reasons |= 1 << END_CITIES
    return reasons
