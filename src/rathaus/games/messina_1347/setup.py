# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R2: Messina is laid out, the stacks are made, everybody gets what the game begins with, round I is prepared."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.state import Messina

if not cython.compiled:
    from rathaus.core.bits import count
    from rathaus.core.rng import below, shuffle
    from rathaus.games.messina_1347.build import turn_up
    from rathaus.games.messina_1347.city import dock_ships, draw_dock, spread_plague
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.pieces import gain, nth, score
    from rathaus.games.messina_1347.rounds import lay_down, tell_order

WIDE_ONE = cython.declare(cython.ulonglong, 1)
CLASS_A = cython.declare(cython.int, 0)
CLASS_B = cython.declare(cython.int, 1)
WORKSHOP_STACKS = cython.declare(cython.int, 3)
NUMBERS = cython.declare(cython.int, 5)
BOARDS = cython.declare(cython.int, 4)


@cython.ccall
def set_up(s: Messina) -> cython.void:
    """R2.1-R2.11: everything on the table, the preparation of round I, then turns."""
    s.round[0] = 1
    s.plague_supply[0] = s.rules.plague_start
    lay_city(s)
    s.ship_pile[0] = s.rules.ships_here
    lay_stacks(s)
    lay_wagons(s)
    choose_order(s)
    s.tell(ALL_SEATS, TOLD_ROUND, s.round[0])
    tell_order(s)
    deal_boards(s)
    give_start(s)
    s.rival_popularity[0] = 1 if s.seats == 1 else 0
    lay_down(s)
    dock_ships(s, draw_dock(s))
    s.wheel[0] = below(s, s.rules.positions)
    spread_plague(s)
    s.push(AT_TURNS, 0, 0)


@cython.cfunc
def lay_city(s: Messina) -> cython.void:
    """R2.1, R2.2: the A hexes of this number of players and one B hex in random places; the others wait, B on top."""
    hex: cython.int
    late: cython.ulonglong = 0
    start: cython.ulonglong = 0
    for hex in range(HEXES):
        if s.rules.hex_class[hex] == CLASS_B:
            late |= WIDE_ONE << hex
        elif s.rules.hex_class[hex] == CLASS_A:
            if s.rules.hex_here[hex]:
                start |= WIDE_ONE << hex
        else:
            s.pile[0] |= WIDE_ONE << hex
    hex = nth(late, below(s, count(late)))
    start |= WIDE_ONE << hex
    s.pile[0] |= late & ~(WIDE_ONE << hex)
    for hex in range(s.rules.start_places):
        tile: cython.int = nth(start, below(s, count(start)))
        start &= ~(WIDE_ONE << tile)
        s.place_of[tile] = hex + 1
    for hex in range(HEXES, SITES):
        s.place_of[hex] = hex + 1


@cython.cfunc
def lay_stacks(s: Messina) -> cython.void:
    """R2.5, R2.6: stacks of early workshops and of improvements, the tops turned up; the late workshops wait."""
    stack: cython.int
    s.unseen_workshops[0] = (WIDE_ONE << WORKSHOPS) - 1
    s.unseen_improvements[0] = (1 << IMPROVEMENTS) - 1
    for stack in range(STACKS):
        if stack < WORKSHOP_STACKS:
            s.below[stack] = count(s.unseen_workshops[0] & ~s.rules.late & s.rules.of_class[stack])
        else:
            s.below[stack] = s.rules.improvement_height
    for stack in range(STACKS):
        turn_up(s, stack)


@cython.cfunc
def lay_wagons(s: Messina) -> cython.void:
    """R2.7: each pair at random over two stacks, number 1 on top; with one or two players one stack is left out."""
    number: cython.int
    wagon: cython.int
    for number in range(NUMBERS):
        pair: cython.int = 0
        for wagon in range(WAGONS):
            if s.rules.wagon_number[wagon] == number + 1:
                pair |= 1 << wagon
        first: cython.int = nth(pair, below(s, count(pair)))
        other: cython.int = nth(pair & ~(1 << first), 0)
        s.wagon_stack[number] = first + 1
        if s.rules.wagon_stacks > 1:
            s.wagon_stack[NUMBERS + number] = other + 1
        else:
            s.lost_wagons[0] |= 1 << other


@cython.cfunc
def choose_order(s: Messina) -> cython.void:
    """R2.9, R2.9a: a random order; discs on the registers in the opposite order, on the score track as seated."""
    place: cython.int
    track: cython.int
    for place in range(s.seats):
        s.order[place] = place
    if not s.rules.seated:
        shuffle(s, s.order, s.seats)
    for place in range(s.seats):
        height: cython.int = s.seats - 1 - place if s.rules.first_on_top else place
        for track in range(SCORE):
            s.upper[s.order[place] * 4 + track] = height
            s.register[s.order[place] * 3 + track] = 1
        s.upper[s.order[place] * 4 + SCORE] = place


@cython.cfunc
def deal_boards(s: Messina) -> cython.void:
    """R15.1: advanced estate boards and scroll boards are dealt at random, separately."""
    seat: cython.int
    if not s.rules.house_boards:
        return
    estates: cython.int = (1 << BOARDS) - 1
    scrolls: cython.int = (1 << BOARDS) - 1
    for seat in range(s.seats):
        s.estate_board[seat] = nth(estates, below(s, count(estates))) + 1
        s.scroll_board[seat] = nth(scrolls, below(s, count(scrolls))) + 1
        estates &= ~(1 << (s.estate_board[seat] - 1))
        scrolls &= ~(1 << (s.scroll_board[seat] - 1))
        s.tell(ALL_SEATS, TOLD_BOARDS, seat, s.estate_board[seat] - 1, s.scroll_board[seat] - 1)


@cython.cfunc
def give_start(s: Messina) -> cython.void:
    """R1.5, R2.9a, R2.10, R14.1: lieutenants on the estate; later players get a point or a coin or both."""
    place: cython.int
    i: cython.int
    for place in range(s.seats):
        seat: cython.int = s.order[place]
        for i in range(s.rules.lieutenants_start):
            s.lieutenant[seat * LIEUTENANTS + i] = ON_ESTATE
        for i in range(4):
            gain(s, seat, i, s.rules.start_tokens[i])
        gain(s, seat, 0, s.rules.start_coins[place])
        score(s, seat, s.rules.start_points[place], FROM_START)
