# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R1.7, R6: tokens, points, rats, discs on the registers and their rewards."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.state import Messina

if not cython.compiled:
    from rathaus.games.messina_1347.names import *

WIDE_ONE = cython.declare(cython.ulonglong, 1)
NIBBLE = cython.declare(cython.ulonglong, 15)
SIX = cython.declare(cython.ulonglong, 63)


@cython.cfunc
@cython.exceptval(check=False)
def tokens(s: Messina, seat: cython.int, kind: cython.int) -> cython.int:
    """R1.7: how many coins (0), wood (1), fire (2) or major fire (3) a seat has."""
    if kind == 0:
        return s.coins[seat]
    if kind == 1:
        return s.wood[seat]
    return s.fire[seat] if kind == 2 else s.major_fire[seat]


@cython.cfunc
def gain(s: Messina, seat: cython.int, kind: cython.int, n: cython.int) -> cython.void:
    """R1.4, R5.1: tokens from the supply, which never runs out."""
    if n == 0:
        return
    if kind == 0:
        s.coins[seat] += n
    elif kind == 1:
        s.wood[seat] += n
    elif kind == 2:
        s.fire[seat] += n
    else:
        s.major_fire[seat] += n
    s.tell(ALL_SEATS, TOLD_GAINED, seat, kind, n)


@cython.cfunc
def spend(s: Messina, seat: cython.int, kind: cython.int, n: cython.int) -> cython.void:
    """R1.7: tokens back to the supply."""
    if n == 0:
        return
    if kind == 0:
        s.coins[seat] -= n
    elif kind == 1:
        s.wood[seat] -= n
    elif kind == 2:
        s.fire[seat] -= n
    else:
        s.major_fire[seat] -= n
    s.tell(ALL_SEATS, TOLD_PAID, seat, kind, n)


@cython.cfunc
@cython.exceptval(check=False)
def put_on_top(s: Messina, seat: cython.int, track: cython.int) -> cython.void:
    """R6.2: a disc that enters a space lies on top of those already there."""
    other: cython.int
    own: cython.int = s.upper[seat * 4 + track]
    for other in range(s.seats):
        if s.upper[other * 4 + track] > own:
            s.upper[other * 4 + track] -= 1
    s.upper[seat * 4 + track] = s.seats - 1


@cython.cfunc
def score(s: Messina, seat: cython.int, n: cython.int, source: cython.int) -> cython.void:
    """R6.2, R10.6: points on the score track, by source."""
    if n == 0:
        return
    s.points[seat * TALLIES + source] += n
    put_on_top(s, seat, SCORE)
    s.tell(ALL_SEATS, TOLD_POINTS, seat, n, source)


@cython.ccall
def score_track(s: Messina, seat: cython.int) -> cython.int:
    """The place of a seat on the score track."""
    source: cython.int
    n: cython.int = 0
    for source in range(TALLIES):
        n += s.points[seat * TALLIES + source]
    return n


@cython.cfunc
def take_rats(s: Messina, seat: cython.int, n: cython.int) -> cython.void:
    """R4.3.5: rats from the supply."""
    if n > 0:
        s.rats[seat] += n
        s.tell(ALL_SEATS, TOLD_RATS, seat, n)


@cython.cfunc
@cython.exceptval(check=False)
def waiting_rewards(s: Messina, seat: cython.int, effect: cython.int) -> cython.int:
    """R6.4: how many rewards of a kind a seat has not used yet."""
    return (s.rewards[seat] >> (4 * (effect - 1))) & NIBBLE


@cython.cfunc
def add_reward(s: Messina, seat: cython.int, effect: cython.int) -> cython.void:
    """R6.4: a reward waits for step 4."""
    if waiting_rewards(s, seat, effect) < 15:
        s.rewards[seat] += WIDE_ONE << (4 * (effect - 1))
    s.tell(ALL_SEATS, TOLD_REWARD_GAINED, seat, effect - 1)


@cython.cfunc
@cython.exceptval(check=False)
def drop_reward(s: Messina, seat: cython.int, effect: cython.int) -> cython.void:
    """R6.4: a reward is used or lost."""
    s.rewards[seat] -= WIDE_ONE << (4 * (effect - 1))


@cython.cfunc
@cython.exceptval(check=False)
def at_end(s: Messina, seat: cython.int, register: cython.int) -> cython.bint:
    """R6.1: a marker on the last space ignores further advances."""
    return s.register[seat * 3 + register] >= s.rules.last_space[register]


@cython.cfunc
def step_register(s: Messina, seat: cython.int, register: cython.int) -> cython.void:
    """R4.3.4, R5.2, R6.1, R6.2: one space up; the disc on top; the rewards of the space wait for step 4 (R6.4)."""
    i: cython.int
    if at_end(s, seat, register):
        return
    s.register[seat * 3 + register] += 1
    space: cython.int = s.register[seat * 3 + register]
    put_on_top(s, seat, register)
    s.tell(ALL_SEATS, TOLD_REGISTER, seat, register, space)
    for i in range(3):
        reward: cython.int = s.rules.space_reward[(register * 16 + space) * 3 + i]
        if reward > 0:
            add_reward(s, seat, reward)


@cython.cfunc
@cython.exceptval(check=False)
def lieutenants_of(s: Messina, seat: cython.int) -> cython.int:
    """R6.3, R11.6: lieutenants that count for the price of an advance: those in play and those given up."""
    i: cython.int
    n: cython.int = 0
    for i in range(LIEUTENANTS):
        if s.lieutenant[seat * LIEUTENANTS + i] != IN_SUPPLY:
            n += 1
    return n


@cython.cfunc
def gain_lieutenant(s: Messina, seat: cython.int) -> cython.void:
    """R6.5: a lieutenant from the supply, unused, beside the board: it is placed like one from the estate."""
    i: cython.int
    for i in range(s.rules.lieutenants_most):
        if s.lieutenant[seat * LIEUTENANTS + i] == IN_SUPPLY:
            s.lieutenant[seat * LIEUTENANTS + i] = ON_ESTATE
            s.tell(ALL_SEATS, TOLD_LIEUTENANT, seat, lieutenants_of(s, seat))
            return


@cython.cfunc
@cython.exceptval(check=False)
def square_program(s: Messina, seat: cython.int, square: cython.int) -> cython.int:
    """R5.9.2, R15.1: the program of an estate square on the board side of a seat."""
    return SQUARE_PROGRAMS + s.estate_board[seat] * SQUARES + square


@cython.cfunc
@cython.exceptval(check=False)
def class_squares(cls: cython.int) -> cython.ulonglong:
    """R4.2.2: the six estate squares of a class."""
    return SIX << (6 * cls)


@cython.cfunc
@cython.exceptval(check=False)
def nth(members: cython.ulonglong, n: cython.int) -> cython.int:
    """The n-th member of a set, from 0."""
    place: cython.int = 0
    while True:
        if members & 1:
            if n == 0:
                return place
            n -= 1
        members >>= 1
        place += 1
