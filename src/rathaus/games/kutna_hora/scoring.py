# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R10: the final scoring by source, as the table stands; who wins."""

from __future__ import annotations

import cython

from rathaus.games.kutna_hora.fields import TALLIES as TALLY_NAMES
from rathaus.games.kutna_hora.state import KutnaHora

if not cython.compiled:
    from rathaus.core.bits import count
    from rathaus.games.kutna_hora.costs import income
    from rathaus.games.kutna_hora.names import PITCH, TALLIES
    from rathaus.games.kutna_hora.neighbours import building_points

FINAL = ("buildings", "mine_rows", "income", "reputation", "leftovers")
SOURCES = (*TALLY_NAMES, *FINAL)
MOST_STARS = cython.declare(cython.int, 127)
INCOME_EACH = cython.declare(cython.int, 10)  # R10.3
PLACES = cython.declare(cython.int, 3)


@cython.cfunc
@cython.exceptval(check=False)
def mines_in_row(s: KutnaHora, seat: cython.int, row: cython.int) -> cython.int:
    """Own mines in a mine row."""
    return count((s.own_mines[seat] >> (row * PITCH)) & 255)


@cython.cfunc
@cython.exceptval(check=False)
def mines_everywhere(s: KutnaHora, seat: cython.int) -> cython.int:
    """R9.3: the number of own mines that every mine row has at least."""
    row: cython.int
    least: cython.int = PITCH
    for row in range(s.rules.mine_rows):
        least = min(least, mines_in_row(s, seat, row))
    return least


@cython.cfunc
@cython.exceptval(check=False)
def house_columns(s: KutnaHora, seat: cython.int) -> cython.int:
    """R9.3: columns of the own board from which all three houses are gone; houses leave from the left."""
    return min(s.houses_off[seat * 3], min(s.houses_off[seat * 3 + 1], s.houses_off[seat * 3 + 2]))


@cython.cfunc
@cython.exceptval(check=False)
def rank_value(s: KutnaHora, seat: cython.int, row: cython.int) -> cython.int:
    """R10.2: by what seats are ranked in a mine row: stars on own mines, or (option `row_rank`) own mines."""
    return mines_in_row(s, seat, row) if s.rules.rank_by_miners else s.own_stars[seat * PITCH + row]


@cython.cfunc
@cython.exceptval(check=False)
def row_points(s: KutnaHora, seat: cython.int, row: cython.int) -> cython.int:
    """R10.2: the row's value for the place of a seat, by all stars in the row. Ties share a place and use up the
    next ones; who has nothing to be ranked by gets nothing."""
    other: cython.int
    place: cython.int = 0
    value: cython.int = rank_value(s, seat, row)
    if value <= 0:
        return 0
    for other in range(s.seats):
        if rank_value(s, other, row) > value:
            place += 1
    return s.rules.row_points[min(MOST_STARS, s.row_stars[row]) * PLACES + place] if place < PLACES else 0


@cython.cfunc
@cython.exceptval(check=False)
def mine_row_points(s: KutnaHora, seat: cython.int) -> cython.int:
    """R10.2: all mine rows together."""
    row: cython.int
    points: cython.int = 0
    for row in range(s.rules.mine_rows):
        points += row_points(s, seat, row)
    return points


@cython.cfunc
@cython.exceptval(check=False)
def leftover_points(s: KutnaHora, seat: cython.int) -> cython.int:
    """R10.5: a point for each stored tile, each own plot marker in town and each unused pelican."""
    return count(s.stored[seat]) + count(s.claimed[seat]) + s.pelicans[seat]


@cython.cfunc
@cython.exceptval(check=False)
def final_points(s: KutnaHora, seat: cython.int) -> cython.int:
    """R10.1-R10.6: everything that is scored at the end; coins score nothing."""
    points: cython.int = building_points(s, seat) + mine_row_points(s, seat) + income(s, seat) // INCOME_EACH
    return points + s.rules.fame_points[s.reputation[seat] - s.rules.fame_low] + leftover_points(s, seat)


@cython.ccall
def score_track(s: KutnaHora, seat: cython.int) -> cython.int:
    """The place of a seat on the score track: what was scored during the game."""
    source: cython.int
    points: cython.int = 0
    for source in range(TALLIES):
        points += s.points[seat * TALLIES + source]
    return points


def score_sheet(s: KutnaHora, seat: int) -> dict[str, int]:
    """R10: the points of a seat by source, as if the game ended now."""
    source: cython.int
    n: cython.int = seat
    sheet = {}
    for source in range(TALLIES):
        sheet[TALLY_NAMES[source]] = s.points[n * TALLIES + source]
    sheet["buildings"] = building_points(s, n)  # R10.1
    sheet["mine_rows"] = mine_row_points(s, n)  # R10.2
    sheet["income"] = income(s, n) // INCOME_EACH  # R10.3
    sheet["reputation"] = s.rules.fame_points[s.reputation[n] - s.rules.fame_low]  # R10.4
    sheet["leftovers"] = leftover_points(s, n)  # R10.5
    return sheet


def rank_keys(s: KutnaHora) -> list[tuple[int, ...]]:
    """R10.7: the total, then coins; equal keys share the victory."""
    seat: cython.int
    keys: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        keys.append((score_track(s, seat) + final_points(s, seat), s.coins[seat]))
    return keys
