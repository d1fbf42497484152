# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R4.1, R5, R8.2: what a seat may do and what it costs, before it is done. Every price is in coins of this moment."""

from __future__ import annotations

import cython

from rathaus.games.kutna_hora.state import KutnaHora

if not cython.compiled:
    from rathaus.core.bits import count, lowest
    from rathaus.games.kutna_hora.grid import around, beside_or_below
    from rathaus.games.kutna_hora.hall import tops
    from rathaus.games.kutna_hora.market import price, saturated
    from rathaus.games.kutna_hora.names import (
        GUILD_BUILDINGS,
        HALL,
        MINING,
        MODE_PAID,
        MODE_PUBLIC,
        RESOURCE_ORE,
        RESOURCE_PERMITS,
        RESOURCE_TIMBER,
    )

WIDE_ONE = cython.declare(cython.ulonglong, 1)
ROWS = cython.declare(cython.int, 3)
PUBLIC_STACKS = cython.declare(cython.int, 0b111111000000)


@cython.cfunc
@cython.exceptval(check=False)
def open_cells(s: KutnaHora) -> cython.ulonglong:
    """R5.1.2, R11.4: empty cells without a rock that are an entrance, or left, right of or below a mine."""
    reached: cython.ulonglong = s.rules.entrances | beside_or_below(s.mines[0])
    return reached & s.rules.mine & ~s.mines[0] & ~s.rocks[0]


@cython.cfunc
@cython.exceptval(check=False)
def cell_timber(s: KutnaHora, cell: cython.int) -> cython.int:
    """R5.1.3: timber for a cell: that of an entrance, else the highest printed on the mines left, right and above."""
    if (s.rules.entrances >> cell) & 1:
        return s.rules.entrance_cost
    return s.dig_cost[cell]


@cython.cfunc
@cython.exceptval(check=False)
def diggable(s: KutnaHora, seat: cython.int, mode: cython.int) -> cython.ulonglong:
    """R5.1.6: the open cells that a seat can pay; with a free Mine action (R5.6.2) all of them."""
    cells: cython.ulonglong = open_cells(s)
    if mode != MODE_PAID:
        return cells
    each: cython.int = price(s, RESOURCE_TIMBER)
    coins: cython.int = s.coins[seat]
    found: cython.ulonglong = 0
    while cells:
        cell: cython.int = lowest(cells)
        cells &= cells - 1
        if cell_timber(s, cell) * each <= coins:
            found |= WIDE_ONE << cell
    return found


@cython.cfunc
@cython.exceptval(check=False)
def hire_price(s: KutnaHora, n: cython.int) -> cython.int:
    """R5.1.1: one permit for one or two miners; by the option `hire` one permit each."""
    permit: cython.int = price(s, RESOURCE_PERMITS)
    return permit * n if s.rules.hire_single else permit


@cython.cfunc
@cython.exceptval(check=False)
def can_mine(s: KutnaHora, seat: cython.int, mode: cython.int) -> cython.bint:
    """R5.1.1, R5.1.4, R1.5: a miner is ready or can be hired, and there is a tile to draw."""
    if s.stack[0] == 0 and s.discard[0] == 0:
        return False
    if mode != MODE_PAID:
        return s.pool[seat] + s.waiting[seat] > 0
    if s.pool[seat] > 0:
        return True
    return s.waiting[seat] > 0 and s.coins[seat] >= hire_price(s, 1)


@cython.cfunc
@cython.exceptval(check=False)
def technology_cells(s: KutnaHora) -> cython.ulonglong:
    """R7.7: where a mining technology tile may lie: as a new mine, or (option `tech_cell`) on any empty cell."""
    if s.rules.tech_anywhere:
        return s.rules.mine & ~s.mines[0] & ~s.rocks[0]
    return open_cells(s)


@cython.cfunc
@cython.exceptval(check=False)
def offer_cells(s: KutnaHora, verb: cython.int, cells: cython.ulonglong) -> cython.void:
    """Offer a verb for each member of a set."""
    while cells:
        s.offer(verb + lowest(cells))
        cells &= cells - 1


@cython.cfunc
@cython.exceptval(check=False)
def column_price(s: KutnaHora, column: cython.int, permit: cython.int) -> cython.int:
    """R4.1, R11.8: coins for a tile in a column (from 0), at the price of a permit before it is taken."""
    return s.rules.column_coins[column] + s.rules.column_permits[column] * permit


@cython.cfunc
@cython.exceptval(check=False)
def takeable(s: KutnaHora, seat: cython.int, mode: cython.int) -> cython.ulonglong:
    """R5.2.1-R5.2.4, R7.4, R11.1: the top tiles a seat may take now.

    Paid: public buildings and those of its own guilds that it can pay. Free (St. Barbara): the same for nothing.
    Public (a house): public buildings for nothing.
    """
    row: cython.int
    column: cython.int
    if count(s.stored[seat]) >= s.rules.storage:
        return 0
    stacks: cython.int = PUBLIC_STACKS
    if mode != MODE_PUBLIC:
        stacks |= s.guild_set[seat]
    if mode != MODE_PAID:
        return tops(s, stacks)
    found: cython.ulonglong = 0
    permit: cython.int = price(s, RESOURCE_PERMITS)
    for row in range(ROWS):
        for column in range(s.hall_length[row]):
            if column_price(s, column, permit) > s.coins[seat]:
                break
            stack: cython.int = s.hall[row * HALL + column] - 1
            if (stacks >> stack) & 1:
                found |= WIDE_ONE << (s.top[stack] - 1)
    return found


@cython.cfunc
@cython.exceptval(check=False)
def free_squares(s: KutnaHora) -> cython.ulonglong:
    """R5.3.6, R11.2: squares without a building and without a plot marker."""
    taken: cython.ulonglong = s.built[0] | s.claimed[0] | s.claimed[1] | s.claimed[2] | s.claimed[3]
    return s.rules.town & ~taken


@cython.cfunc
@cython.exceptval(check=False)
def plot_price(s: KutnaHora, seat: cython.int, square: cython.int) -> cython.int:
    """R5.3.2-R5.3.5: coins for a square: the highest plot cost beside it, or the board's where nothing is beside it;
    a seat of good reputation pays less."""
    if s.reputation[seat] >= s.rules.cheap_from:
        return s.rules.cheap_plot
    return s.around[square] if s.around[square] > 0 else s.rules.free_plot


@cython.cfunc
@cython.exceptval(check=False)
def plots(s: KutnaHora, seat: cython.int, mode: cython.int) -> cython.ulonglong:
    """R5.3: the squares a seat may claim now. A free Plot action (R5.6.2) takes any unclaimed square."""
    free: cython.ulonglong = free_squares(s)
    if count(s.claimed[seat]) >= s.rules.plot_markers:
        return 0
    if mode != MODE_PAID:
        return free
    coins: cython.int = s.coins[seat]
    near: cython.ulonglong = free & around(s.built[0])
    if near == 0:  # R5.3.2, R5.3.4: an empty town, or nothing left beside a building
        cost: cython.int = s.rules.free_plot
        if s.reputation[seat] >= s.rules.cheap_from:
            cost = s.rules.cheap_plot
        return free if cost <= coins else 0
    found: cython.ulonglong = 0
    while near:
        square: cython.int = lowest(near)
        near &= near - 1
        if plot_price(s, seat, square) <= coins:
            found |= WIDE_ONE << square
    return found


@cython.cfunc
@cython.exceptval(check=False)
def can_plot(s: KutnaHora, seat: cython.int, mode: cython.int) -> cython.bint:
    """R5.3.1: whether a seat may claim any square."""
    return plots(s, seat, mode) != 0


@cython.cfunc
@cython.exceptval(check=False)
def building_price(s: KutnaHora, building: cython.int, mode: cython.int) -> cython.int:
    """R5.4.2: coins for the timber of a building; none with a free Building action (R5.6.2)."""
    return s.rules.timber[building] * price(s, RESOURCE_TIMBER) if mode == MODE_PAID else 0


@cython.cfunc
@cython.exceptval(check=False)
def row_for(s: KutnaHora, seat: cython.int, building: cython.int) -> cython.int:
    """R2.14: the row of a seat's board that belongs to the guild of a building."""
    return s.row_of[seat * 6 + s.rules.guild[building]] - 1


@cython.cfunc
@cython.exceptval(check=False)
def has_house(s: KutnaHora, seat: cython.int, row: cython.int) -> cython.bint:
    """R1.5, R7.5: whether a row still has a house."""
    return s.houses_off[seat * 3 + row] < s.rules.houses_in_row


@cython.cfunc
@cython.exceptval(check=False)
def any_house(s: KutnaHora, seat: cython.int) -> cython.bint:
    """R1.5: whether a board still has a house."""
    return has_house(s, seat, 0) or has_house(s, seat, 1) or has_house(s, seat, 2)


@cython.cfunc
@cython.exceptval(check=False)
def buildable(s: KutnaHora, seat: cython.int, mode: cython.int) -> cython.ulonglong:
    """R5.4.1, R5.4.2, R7.5: the stored tiles a seat can build now: it has a plot, can pay, the resource shows no
    red X (R6.5, R11.11: not even with free timber) and the guild's row has a house."""
    found: cython.ulonglong = 0
    left: cython.ulonglong = s.stored[seat]
    if s.claimed[seat] == 0:
        return 0
    while left:
        building: cython.int = lowest(left)
        left &= left - 1
        if building_price(s, building, mode) > s.coins[seat]:
            continue
        if building < GUILD_BUILDINGS:
            if saturated(s, s.rules.guild[building]) or not has_house(s, seat, row_for(s, seat, building)):
                continue
        found |= WIDE_ONE << building
    return found


@cython.cfunc
@cython.exceptval(check=False)
def tax_due(s: KutnaHora, seat: cython.int) -> cython.int:
    """R8.2: the tax counter and the surcharge for plot markers in town."""
    return s.tax[0] + s.rules.surcharge[count(s.claimed[seat])]


@cython.cfunc
@cython.exceptval(check=False)
def may_pay_council(s: KutnaHora, seat: cython.int) -> cython.bint:
    """R5.5.2: whether a patrician is in the pool and the seat can pay for its way."""
    waiting: cython.int = s.patricians[0] + s.patricians[1] + s.patricians[2] + s.patricians[3]
    return waiting > 0 and s.coins[seat] >= s.rules.council_price


@cython.cfunc
@cython.exceptval(check=False)
def income(s: KutnaHora, seat: cython.int) -> cython.int:
    """R5.5.1, R5.1.8: production times price of the three guilds and of the mining track."""
    row: cython.int
    coins: cython.int = s.production[seat * 4 + MINING] * price(s, RESOURCE_ORE)
    for row in range(ROWS):
        made: cython.int = s.production[seat * 4 + row]
        if made > 0:
            coins += made * price(s, s.guild_at[seat * 3 + row] - 1)
    return coins
