# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5.1, R7.7: miners are hired, tiles drawn, and a mine is opened; mining technology."""

from __future__ import annotations

import cython

from rathaus.games.kutna_hora.refusals import hire_refusal, mine_refusal, prospect_refusal
from rathaus.games.kutna_hora.state import KutnaHora, KutnaHoraBox

if not cython.compiled:
    from rathaus.core.bits import count, lowest
    from rathaus.core.rng import below
    from rathaus.games.kutna_hora.costs import (
        can_mine,
        cell_timber,
        diggable,
        hire_price,
        offer_cells,
        open_cells,
        technology_cells,
    )
    from rathaus.games.kutna_hora.grid import beside_or_below, nth
    from rathaus.games.kutna_hora.market import advance_ore, advance_population, price, town_acts
    from rathaus.games.kutna_hora.names import *
    from rathaus.games.kutna_hora.tracks import pay, score

WIDE_ONE = cython.declare(cython.ulonglong, 1)
LEVELS = cython.declare(cython.int, 3)


@cython.cfunc
def start_mine(s: KutnaHora, seat: cython.int, mode: cython.int) -> cython.void:
    """R5.1.1, R11.3, R11.11: first hire, if and only if the pool is empty; a free Mine action never hires."""
    s.push(AT_DRAW, seat, mode)
    if mode == MODE_PAID and s.pool[seat] == 0:
        s.push(AT_HIRE, seat)


@cython.cclass
class Hire(KutnaHoraBox):
    """R5.1.1: one or two waiting miners move into the pool, for one permit in all."""

    @cython.cfunc
    def legal(self, s: KutnaHora) -> cython.void:
        n: cython.int
        for n in range(1, s.rules.pool_size + 1):
            if n <= s.waiting[s.seat] and hire_price(s, n) <= s.coins[s.seat]:
                s.offer(DO_HIRE + n - 1)
        s.offer(DO_DECLINE)  # R1.7

    @cython.cfunc
    def apply(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_DECLINE:
            s.drop()  # nothing is drawn either
            s.tell(ALL_SEATS, TOLD_DECLINED, s.seat)
            return
        pay(s, s.seat, hire_price(s, arg + 1))
        s.pool[s.seat] += arg + 1
        s.waiting[s.seat] -= arg + 1
        s.tell(ALL_SEATS, TOLD_HIRED, s.seat, arg + 1)

    def why_not(self, s: KutnaHora, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return hire_refusal(s, verb, arg)

    def shown(self, s: KutnaHora) -> list[int]:  # type: ignore[override]
        return [DO_HIRE, DO_HIRE + 1]


@cython.cclass
class Draw(KutnaHoraBox):
    """R5.1.5: as many tiles as the mining technology says. Frame: a = paid or free."""

    @cython.cfunc
    def run(self, s: KutnaHora) -> cython.void:
        if not can_mine(s, s.seat, s.a):  # the first of two free Mine actions used the last miner
            return
        draw_tiles(s, s.seat)
        s.push(AT_PROSPECT, s.seat, s.a)


@cython.cfunc
def draw_tiles(s: KutnaHora, seat: cython.int) -> cython.void:
    """R5.1.5, R2.7: draw tiles from the top of the stack; level I lies on II on III until it was shuffled anew."""
    level: cython.int
    for _ in range(s.rules.draws_at[s.technology[0]]):
        if s.stack[0] == 0:
            reshuffle(s)
        left: cython.ulonglong = s.stack[0]
        if left == 0:
            return
        if not s.mixed[0]:
            for level in range(LEVELS):
                if left & s.rules.level[level]:
                    left &= s.rules.level[level]
                    break
        n: cython.int = count(left)
        tile: cython.int = nth(left, below(s, n) if n > 1 else 0)
        s.stack[0] &= ~(WIDE_ONE << tile)
        s.drawn[0] |= WIDE_ONE << tile
        s.tell(ALL_SEATS, TOLD_DREW, seat, tile)


@cython.cfunc
def reshuffle(s: KutnaHora) -> cython.void:
    """R5.1.5: all discarded tiles, levels mixed, are the new stack."""
    if s.discard[0]:
        s.stack[0] = s.discard[0]
        s.discard[0] = 0
        s.mixed[0] = 1
        s.tell(ALL_SEATS, TOLD_RESHUFFLED, count(s.stack[0]))


@cython.cclass
class Prospect(KutnaHoraBox):
    """R5.1.5, R5.1.9: keep one of the drawn tiles, or discard them all. Frame: a = paid or free."""

    @cython.cfunc
    def legal(self, s: KutnaHora) -> cython.void:
        if diggable(s, s.seat, s.a):
            tiles: cython.ulonglong = s.drawn[0]
            while tiles:
                s.offer(DO_KEEP + lowest(tiles))
                tiles &= tiles - 1
        s.offer(DO_DECLINE)

    @cython.cfunc
    def apply(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.void:
        kept: cython.ulonglong = 0
        if verb == VERB_KEEP:
            kept = WIDE_ONE << arg
            s.push(AT_MINE, s.seat, s.a, arg)
        thrown: cython.ulonglong = s.drawn[0] & ~kept
        s.drawn[0] = kept
        s.discard[0] |= thrown
        if thrown:
            s.tell(ALL_SEATS, TOLD_DISCARDED, s.seat, count(thrown))

    def why_not(self, s: KutnaHora, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return prospect_refusal(s, verb, arg)

    def shown(self, s: KutnaHora) -> list[int]:  # type: ignore[override]
        return [DO_KEEP + tile for tile in range(MINE_TILES) if s.drawn[0] >> tile & 1]


@cython.cclass
class Mine(KutnaHoraBox):
    """R5.1.6: the cell for the tile. Frame: a = paid or free, b = tile."""

    @cython.cfunc
    def legal(self, s: KutnaHora) -> cython.void:
        offer_cells(s, DO_MINE, diggable(s, s.seat, s.a))

    @cython.cfunc
    def apply(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.void:
        if s.a == MODE_PAID:
            pay(s, s.seat, cell_timber(s, arg) * price(s, RESOURCE_TIMBER))
        set_miner(s, s.seat, s.a != MODE_PAID)
        open_mine(s, s.seat, s.b, arg)

    def why_not(self, s: KutnaHora, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return mine_refusal(s, verb, arg)

    def shown(self, s: KutnaHora) -> list[int]:  # type: ignore[override]
        return [DO_MINE + cell for cell in range(GRID) if open_cells(s) >> cell & 1]


@cython.cfunc
@cython.exceptval(check=False)
def set_miner(s: KutnaHora, seat: cython.int, waiting_first: cython.bint) -> cython.void:
    """R5.1.6, R5.6.2, R7.7: a miner leaves the pool; for a free mine a waiting one, if any waits."""
    if waiting_first and s.waiting[seat] > 0:
        s.waiting[seat] -= 1
    else:
        s.pool[seat] -= 1


@cython.cfunc
def open_mine(s: KutnaHora, seat: cython.int, tile: cython.int, cell: cython.int) -> cython.void:
    """R5.1.6-R5.1.8, R13.1: the tile lies on its cell with its owner's miner; production, decks and points follow."""
    bit: cython.ulonglong = WIDE_ONE << cell
    row: cython.int = cell // PITCH
    s.drawn[0] &= ~(WIDE_ONE << tile)
    s.mines[0] |= bit
    s.own_mines[seat] |= bit
    s.dug[cell] = tile + 1
    s.row_stars[row] += s.rules.stars[tile]
    s.own_stars[seat * PITCH + row] += s.rules.stars[tile]
    near: cython.ulonglong = beside_or_below(bit) & s.rules.mine
    while near:  # R5.1.3: a mine below does not count
        cell_near: cython.int = lowest(near)
        near &= near - 1
        s.dig_cost[cell_near] = max(s.dig_cost[cell_near], s.rules.next_cost[tile])
    s.tell(ALL_SEATS, TOLD_MINED, seat, tile, cell)
    made: cython.int = s.rules.dig_ore[tile]
    if made:
        s.production[seat * 4 + MINING] += made
        s.tell(ALL_SEATS, TOLD_MINING_PRODUCTION, seat, made)
    advance_ore(s, s.rules.dig_cards[tile])
    advance_population(s, s.rules.dig_people[tile])
    score(s, seat, s.rules.dig_points[tile], FROM_MINES)
    town_acts(s)


@cython.cclass
class Technology(KutnaHoraBox):
    """R7.7, R13.3: the top technology tile is taken, which raises the level for all, and played at once like a mine."""

    @cython.cfunc
    def run(self, s: KutnaHora) -> cython.void:
        if s.technology[0] >= TECHNOLOGY_TILES:
            return
        tile: cython.int = MINE_TILES + s.technology[0]
        s.technology[0] += 1
        if technology_cells(s) and s.pool[s.seat] + s.waiting[s.seat] > 0:
            s.drawn[0] |= WIDE_ONE << tile
            s.push(AT_TECHNOLOGY_CELL, s.seat, MODE_FREE, tile)
        else:
            s.lost[0] |= WIDE_ONE << tile
            s.tell(ALL_SEATS, TOLD_TECHNOLOGY_LOST, s.seat, tile)


@cython.cclass
class TechnologyCell(KutnaHoraBox):
    """R7.7: a cell for the technology tile, or it is removed from the game. Frame: b = tile."""

    @cython.cfunc
    def legal(self, s: KutnaHora) -> cython.void:
        offer_cells(s, DO_MINE, technology_cells(s))
        s.offer(DO_DECLINE)

    @cython.cfunc
    def apply(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_MINE:
            set_miner(s, s.seat, True)
            open_mine(s, s.seat, s.b, arg)
        else:
            s.drawn[0] &= ~(WIDE_ONE << s.b)
            s.lost[0] |= WIDE_ONE << s.b
            s.tell(ALL_SEATS, TOLD_TECHNOLOGY_LOST, s.seat, s.b)

    def why_not(self, s: KutnaHora, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return mine_refusal(s, verb, arg)
