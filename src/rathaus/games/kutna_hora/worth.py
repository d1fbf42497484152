# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""What things are worth to a seat, in hundredths of a point: estimates for the rule of thumb (policy.py)."""

from __future__ import annotations

import cython

from rathaus.games.kutna_hora.state import KutnaHora

if not cython.compiled:
    from rathaus.core.bits import count, lowest
    from rathaus.games.kutna_hora.costs import row_for
    from rathaus.games.kutna_hora.grid import around
    from rathaus.games.kutna_hora.market import price
    from rathaus.games.kutna_hora.names import DOTS, GUILD_BUILDINGS, PITCH, RESOURCE_ORE
    from rathaus.games.kutna_hora.rounds import patrician_points
    from rathaus.games.kutna_hora.scoring import row_points

WIDE_ONE = cython.declare(cython.ulonglong, 1)
CRESTS = cython.declare(cython.int, 6)
POINT = cython.declare(cython.int, 100)
TECHNOLOGY = cython.declare(cython.int, 250)  # a free mine and better draws
FREE_PUBLIC = cython.declare(cython.int, 220)
TOKEN = cython.declare(cython.int, 60)
PLACES = cython.declare(cython.int, 3)
MOST_STARS = cython.declare(cython.int, 127)
IN_ROUND = cython.declare(cython.int, 5)  # R3.3: cards of a player a round
LATE = cython.declare(cython.int, 3)


@cython.cfunc
@cython.exceptval(check=False)
def cards_left(s: KutnaHora, seat: cython.int) -> cython.int:
    """Cards that a seat will still play in the game: one stays in hand each round (R3.3)."""
    return (s.rules.rounds - s.round[0]) * IN_ROUND + max(0, count(s.hand[seat]) - 1)


@cython.cfunc
@cython.exceptval(check=False)
def coin_worth(s: KutnaHora, seat: cython.int) -> cython.int:
    """A coin buys more the earlier it comes; at the end it is only a tie-break."""
    left: cython.int = cards_left(s, seat)
    return 16 if left > IN_ROUND else left * 3


@cython.cfunc
@cython.exceptval(check=False)
def production_worth(s: KutnaHora, seat: cython.int, resource: cython.int) -> cython.int:
    """R5.5.1, R10.3: one more of a resource: about an income a round, and a tenth of a point for each coin at the
    end."""
    incomes: cython.int = max(0, s.rules.rounds - s.round[0]) + (1 if count(s.hand[seat]) > LATE else 0)
    return price(s, resource) * (incomes * 9 + 10)


@cython.cfunc
@cython.exceptval(check=False)
def reputation_worth(s: KutnaHora, seat: cython.int, n: cython.int) -> cython.int:
    """R7.6, R10.4, R5.3.5, R5.7.1: n steps of reputation: end points, pushes beyond the ends, and cheap plots."""
    place: cython.int = s.reputation[seat] + n
    worth: cython.int = 0
    if place > s.rules.fame_high:
        worth = (place - s.rules.fame_high) * s.rules.overflow * POINT
        place = s.rules.fame_high
    elif place < s.rules.fame_low:
        worth = (s.rules.fame_low - place) * s.rules.underflow * POINT
        place = s.rules.fame_low
    low: cython.int = s.rules.fame_low
    worth += (s.rules.fame_points[place - low] - s.rules.fame_points[s.reputation[seat] - low]) * POINT
    return worth + (place - s.reputation[seat]) * cards_left(s, seat) * 2


@cython.cfunc
@cython.exceptval(check=False)
def pelican_worth(s: KutnaHora, seat: cython.int) -> cython.int:
    """R10.5, R5.6, R9.3: a point if it stays, more if there is time to use it."""
    return POINT + (60 if cards_left(s, seat) > IN_ROUND else 0)


@cython.cfunc
@cython.exceptval(check=False)
def fit(s: KutnaHora, seat: cython.int, building: cython.int, square: cython.int) -> cython.int:
    """R10.1: points that a building on a square brings its seat: its own crests, and those of own neighbours."""
    i: cython.int
    points: cython.int = 0
    guild: cython.bint = building < GUILD_BUILDINGS
    near: cython.ulonglong = around(WIDE_ONE << square) & s.built[0]
    if guild:
        for i in range(building * DOTS, building * DOTS + DOTS):
            if s.rules.dots[i] >= 0:
                points += s.rules.edge[square * CRESTS + s.rules.dots[i]]
    while near:
        at: cython.int = lowest(near)
        near &= near - 1
        other: cython.int = s.site[at] - 1
        both: cython.int = count(s.rules.crests[building] & s.rules.crests[other])
        if guild:
            points += both
        if (s.own_sites[seat] >> at) & 1:
            points += both
    return points * POINT


@cython.cfunc
@cython.exceptval(check=False)
def best_fit(s: KutnaHora, seat: cython.int, building: cython.int) -> cython.int:
    """The best of the own plots for a building."""
    best: cython.int = 0
    own: cython.ulonglong = s.claimed[seat]
    while own:
        best = max(best, fit(s, seat, building, lowest(own)))
        own &= own - 1
    return best


@cython.cfunc
@cython.exceptval(check=False)
def house_worth(s: KutnaHora, seat: cython.int, row: cython.int) -> cython.int:
    """R7.4: what the next house of a row uncovers."""
    off: cython.int = s.houses_off[seat * 3 + row]
    if off >= s.rules.houses_in_row:
        return 0
    place: cython.int = row * 4 + off
    worth: cython.int = s.rules.house_points[place] * POINT + s.rules.house_birds[place] * pelican_worth(
        s, seat
    )
    worth += reputation_worth(s, seat, s.rules.house_fame[place])
    return worth + (FREE_PUBLIC if s.rules.house_public[place] else 0)


@cython.cfunc
@cython.exceptval(check=False)
def building_worth(s: KutnaHora, seat: cython.int, building: cython.int) -> cython.int:
    """R7.1, R7.2: what a building does for its builder, whatever stands beside it."""
    worth: cython.int
    if building < GUILD_BUILDINGS:
        guild: cython.int = s.rules.guild[building]
        worth = s.rules.made[building] * production_worth(s, seat, guild) + house_worth(
            s, seat, row_for(s, seat, building)
        )
        return worth + (TECHNOLOGY if s.rules.technology[building] else 0)
    worth = s.rules.worth[building] * POINT + s.rules.birds[building] * pelican_worth(s, seat)
    return worth + reputation_worth(s, seat, s.rules.fame[building]) + TOKEN


@cython.cfunc
@cython.exceptval(check=False)
def tile_worth(s: KutnaHora, seat: cython.int, tile: cython.int, row: cython.int) -> cython.int:
    """R5.1.7, R10.2: a mine tile in a row: points, production, and the row's value with its stars."""
    other: cython.int
    place: cython.int = 0
    stars: cython.int = s.rules.stars[tile]
    worth: cython.int = s.rules.dig_points[tile] * POINT
    worth += s.rules.dig_ore[tile] * production_worth(s, seat, RESOURCE_ORE)
    mine: cython.int = s.own_stars[seat * PITCH + row] + stars
    if mine > 0:
        for other in range(s.seats):
            if other != seat and s.own_stars[other * PITCH + row] > mine:
                place += 1
        if place < PLACES:
            total: cython.int = min(MOST_STARS, s.row_stars[row] + stars)
            worth += s.rules.row_points[total * PLACES + place] * POINT
    return worth - row_points(s, seat, row) * POINT + stars * 15


@cython.cfunc
@cython.exceptval(check=False)
def council_worth(s: KutnaHora, seat: cython.int, colour: cython.int) -> cython.int:
    """R9: what one more token in the council brings a seat more than the best other, in the scorings to come."""
    other: cython.int
    number: cython.int
    scorings: cython.int = 0
    best: cython.int = 0
    for number in range(s.round[0], s.rules.rounds + 1):
        scorings += s.rules.patricians_score[number]
    for other in range(s.seats):
        if other != seat:
            best = max(best, patrician_points(s, other, colour))
    return scorings * POINT * (2 * patrician_points(s, seat, colour) - best) // 2
