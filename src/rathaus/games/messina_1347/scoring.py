# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R10, R14.7, R14.8, R15.4-R15.7: the final scoring by source, as the table stands; who wins."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.fields import TALLIES as TALLY_NAMES
from rathaus.games.messina_1347.state import Messina

if not cython.compiled:
    from rathaus.core.bits import count, lowest
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.pieces import score_track

FINAL = (
    "rats",
    "popularity",
    "city",
    "church",
    "popularity_bonus",
    "repopulation",
    "majority",
    "solo_repopulation",
    "scroll_buildings",
    "scroll_ships",
    "scroll_repopulation",
    "scroll_advanced",
    "leftovers",
)
SOURCES = (*TALLY_NAMES, *FINAL)
RANKS = cython.declare(cython.int, 3)
RAT_TABLE = cython.declare(cython.int, 10)
MAJOR = cython.declare(cython.int, 2)  # R10.2: a major fire counts as two in a tie
FIRST_HEXAGON = cython.declare(cython.int, 4)


@cython.cfunc
@cython.exceptval(check=False)
def rat_penalty(s: Messina, seat: cython.int) -> cython.int:
    """R1.7, R10.1: points lost by rats; the score may become negative."""
    rats: cython.int = s.rats[seat]
    return s.rules.rat_points[rats] if rats <= RAT_TABLE else s.rules.rat_most


@cython.cfunc
@cython.exceptval(check=False)
def popularity(s: Messina, seat: cython.int) -> cython.int:
    """R10.1: the space on popularity after a step back for every rat, not below the start."""
    return max(1, s.register[seat * 3 + REGISTER_POPULARITY] - s.rats[seat] * s.rules.rat_step)


@cython.cfunc
@cython.exceptval(check=False)
def space_of(s: Messina, seat: cython.int, register: cython.int) -> cython.int:
    """R10.1, R10.2: the space that counts at the end."""
    if register == REGISTER_POPULARITY:
        return popularity(s, seat)
    return s.register[seat * 3 + register]


@cython.cfunc
@cython.exceptval(check=False)
def register_points(s: Messina, seat: cython.int, register: cython.int) -> cython.int:
    """R10.2: points shown on the space of a marker."""
    return s.rules.space_points[register * 16 + space_of(s, seat, register)]


@cython.cfunc
@cython.exceptval(check=False)
def popularity_key(s: Messina, seat: cython.int) -> cython.int:
    """R10.2: by what the places on popularity are given: the space, then fire tokens, then the upper disc."""
    fire: cython.int = min(500, s.fire[seat] + MAJOR * s.major_fire[seat])
    return (popularity(s, seat) * 512 + fire) * SEATS + s.upper[seat * 4 + REGISTER_POPULARITY]


@cython.cfunc
@cython.exceptval(check=False)
def popularity_bonus(s: Messina, seat: cython.int) -> cython.int:
    """R10.2, R14.7: points for the first places on popularity; alone, for keeping up with the opponent."""
    other: cython.int
    place: cython.int = 0
    if s.seats == 1:
        return s.rules.solo_bonus if popularity(s, 0) >= s.rival_popularity[0] else 0
    for other in range(s.seats):
        if popularity_key(s, other) > popularity_key(s, seat):
            place += 1
    return s.rules.popularity_bonus[place] if place < RANKS else 0


@cython.cfunc
@cython.exceptval(check=False)
def printed_points(s: Messina, seat: cython.int) -> cython.int:
    """R10.3: the points printed on the own repopulated hexes."""
    points: cython.int = 0
    hexes: cython.ulonglong = s.repopulated[seat]
    while hexes:
        points += s.rules.hex_points[lowest(hexes)]
        hexes &= hexes - 1
    return points


@cython.cfunc
@cython.exceptval(check=False)
def best_hex(s: Messina, seat: cython.int) -> cython.int:
    """R10.7: the most valuable own repopulated hex."""
    best: cython.int = 0
    hexes: cython.ulonglong = s.repopulated[seat]
    while hexes:
        best = max(best, s.rules.hex_points[lowest(hexes)])
        hexes &= hexes - 1
    return best


@cython.cfunc
@cython.exceptval(check=False)
def repopulation_points(s: Messina, seat: cython.int) -> cython.int:
    """R10.3, R14.8: printed points, in the solo game unless the option `solo_repopulation` replaces them."""
    return printed_points(s, seat) if s.seats > 1 or s.rules.solo_printed else 0


@cython.cfunc
@cython.exceptval(check=False)
def solo_table(s: Messina, seat: cython.int) -> cython.int:
    """R14.8: the table by the number of repopulated hexes, in the solo game."""
    if s.seats > 1 or not s.rules.solo_table:
        return 0
    return s.rules.solo_points[count(s.repopulated[seat])]


@cython.cfunc
@cython.exceptval(check=False)
def majority(s: Messina, seat: cython.int) -> cython.int:
    """R15.4: with advanced boards, points for most repopulated hexes; ties by their points, then shared."""
    other: cython.int
    place: cython.int
    before: cython.int = 0
    alike: cython.int = 0
    total: cython.int = 0
    if not s.rules.house_boards or s.seats == 1 or s.repopulated[seat] == 0:
        return 0
    own: cython.int = count(s.repopulated[seat]) * 1000 + printed_points(s, seat)
    for other in range(s.seats):
        key: cython.int = count(s.repopulated[other]) * 1000 + printed_points(s, other)
        if key > own:
            before += 1
        elif key == own:
            alike += 1
    for place in range(before, before + alike):
        if place < RANKS:
            total += s.rules.majority[place]
    return total // alike


@cython.cfunc
@cython.exceptval(check=False)
def improvements_of(s: Messina, seat: cython.int) -> cython.int:
    """R10.4: own quarantine improvements."""
    cabin: cython.int
    n: cython.int = 0
    for cabin in range(CABINS):
        if s.improvement[seat * CABINS + cabin] > 0:
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def goods_of(s: Messina, seat: cython.int) -> cython.int:
    """R15.5: most own ships with one kind of goods."""
    goods: cython.int
    ship: cython.int
    most: cython.int = 0
    for goods in range(3):
        n: cython.int = 0
        for ship in range(SHIPS):
            if (s.ships[seat] >> ship) & 1 and s.rules.ship_goods[ship] == goods:
                n += 1
        most = max(most, n)
    return most


@cython.cfunc
@cython.exceptval(check=False)
def scroll_items(s: Messina, seat: cython.int, kind: cython.int) -> cython.int:
    """R10.4, R15.5, R15.7: what a scroll track counts; wagons are no buildings; tokens also count for R10.5."""
    if kind == SCROLL_BUILDINGS:
        return count(s.workshops[seat]) + improvements_of(s, seat)
    if kind == SCROLL_SHIPS:
        return count(s.ships[seat])
    if kind == SCROLL_REPOPULATION:
        return count(s.repopulated[seat])
    if kind == SCROLL_GOODS:
        return goods_of(s, seat)
    if kind == SCROLL_WORKSHOPS:
        return count(s.workshops[seat])
    if kind == SCROLL_LUMBER:
        return s.wood[seat]
    return improvements_of(s, seat) if kind == SCROLL_IMPROVEMENTS else s.coins[seat]


@cython.cfunc
@cython.exceptval(check=False)
def overseer_points(s: Messina, seat: cython.int, at: cython.int) -> cython.int:
    """R15.5: the two own overseers that advanced farthest, each by its hexagonal space. ``at``: track and row."""
    cls: cython.int
    first: cython.int = 0
    second: cython.int = 0
    for cls in range(3):
        stop: cython.int = s.moves[seat * 3 + cls] - FIRST_HEXAGON
        if stop >= 0:
            worth: cython.int = s.rules.scroll_stop[at * 3 + stop]
            if worth > first:
                second = first
                first = worth
            elif worth > second:
                second = worth
    return first + second


@cython.cfunc
@cython.exceptval(check=False)
def scroll_points(s: Messina, seat: cython.int, column: cython.int) -> cython.int:
    """R10.4, R15.5, R15.6: one scroll track with its cube."""
    track: cython.int = s.scroll_board[seat] * 3 + column
    at: cython.int = track * 5 + s.scroll[seat * 3 + column]
    kind: cython.int = s.rules.scroll_kind[track]
    if kind == SCROLL_OVERSEERS:
        return overseer_points(s, seat, at)
    if kind >= SCROLL_REGISTER_POPULARITY:
        register: cython.int = kind - SCROLL_REGISTER_POPULARITY
        space: cython.int = space_of(s, seat, register)
        if space >= s.rules.double_bar[register]:
            return s.rules.scroll_double[at]
        return s.rules.scroll_value[at] if space >= s.rules.single_bar[register] else 0
    items: cython.int = scroll_items(s, seat, kind)
    if s.rules.scroll_most[track] > 0:
        items = min(items, s.rules.scroll_most[track])
    points: cython.int = items * s.rules.scroll_value[at]
    return points // 2 if kind == SCROLL_COINS else points  # coins are valued in half points


@cython.cfunc
@cython.exceptval(check=False)
def leftover_points(s: Messina, seat: cython.int) -> cython.int:
    """R10.5: a point for every three tokens left, of all kinds together."""
    return (s.coins[seat] + s.wood[seat] + s.fire[seat] + s.major_fire[seat]) // s.rules.leftovers


@cython.ccall
def final_points(s: Messina, seat: cython.int) -> cython.int:
    """R10.1-R10.5: everything that is scored at the end."""
    register: cython.int
    column: cython.int
    points: cython.int = popularity_bonus(s, seat) - rat_penalty(s, seat)
    for register in range(3):
        points += register_points(s, seat, register)
    for column in range(3):
        points += scroll_points(s, seat, column)
    points += repopulation_points(s, seat) + solo_table(s, seat) + majority(s, seat)
    return points + leftover_points(s, seat)


def score_sheet(s: Messina, seat: int) -> dict[str, int]:
    """R10.1-R10.6: the points of a seat by source, as if the game ended now."""
    i: cython.int
    n: cython.int = seat
    sheet = dict.fromkeys(SOURCES, 0)
    for i in range(TALLIES):
        sheet[TALLY_NAMES[i]] = s.points[n * TALLIES + i]
    sheet["rats"] = -rat_penalty(s, n)  # R10.1
    sheet["popularity"] = register_points(s, n, REGISTER_POPULARITY)  # R10.2
    sheet["city"] = register_points(s, n, REGISTER_CITY)
    sheet["church"] = register_points(s, n, REGISTER_CHURCH)
    sheet["popularity_bonus"] = popularity_bonus(s, n)
    sheet["repopulation"] = repopulation_points(s, n)  # R10.3
    sheet["majority"] = majority(s, n)  # R15.4
    sheet["solo_repopulation"] = solo_table(s, n)  # R14.8
    for i in range(3):  # R10.4
        kind: cython.int = s.rules.scroll_kind[s.scroll_board[n] * 3 + i]
        name = FINAL[8 + kind] if kind <= SCROLL_REPOPULATION else "scroll_advanced"
        sheet[name] += scroll_points(s, n, i)
    sheet["leftovers"] = leftover_points(s, n)  # R10.5
    return sheet


def rank_keys(s: Messina) -> list[tuple[int, ...]]:
    """R10.7: the total, then repopulated hexes, then the most valuable of them; equal keys share the victory."""
    seat: cython.int
    keys: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        total: cython.int = score_track(s, seat) + final_points(s, seat)
        keys.append((total, count(s.repopulated[seat]), best_hex(s, seat)))
    return keys
