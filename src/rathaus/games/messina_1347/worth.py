# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""What tokens, registers, rats, scrolls and citizens are worth to a seat, in hundredths of a point (policy.py)."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.state import Messina

if not cython.compiled:
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.people import citizens_of, jobs
    from rathaus.games.messina_1347.pieces import at_end, lieutenants_of
    from rathaus.games.messina_1347.scoring import scroll_items, space_of

TOP_ROW = cython.declare(cython.int, 4)
POINT = cython.declare(cython.int, 100)
TOKEN_AT_END = cython.declare(cython.int, 33)  # R10.5


@cython.cfunc
@cython.exceptval(check=False)
def rounds_left(s: Messina) -> cython.int:
    """Rounds after this one."""
    return s.rules.rounds - s.round[0]


@cython.cfunc
@cython.exceptval(check=False)
def token_worth(s: Messina, seat: cython.int, kind: cython.int) -> cython.int:
    """R10.5: a third of a point at the end; more while there is something to buy or to burn, less if there are many."""
    left: cython.int = rounds_left(s)
    if kind == 0:
        if s.coins[seat] > 7:
            return 40
        return 45 if left == 0 else 123
    if kind == 1:
        return TOKEN_AT_END if left == 0 or s.wood[seat] > 4 else 80
    have: cython.int = s.fire[seat] + s.major_fire[seat]
    if left == 0:
        return 45 if have < 4 else TOKEN_AT_END
    each: cython.int = 167 if have < 3 else 60
    return each if kind == 2 else each + 25


@cython.cfunc
@cython.exceptval(check=False)
def potential(s: Messina, register: cython.int, space: cython.int) -> cython.int:
    """R10.2: what a space is worth: its points, and early in the game what may come of it."""
    left: cython.int = rounds_left(s)
    now: cython.int = s.rules.space_points[register * 16 + space] * POINT
    hope: cython.int = space * 102
    if register != REGISTER_POPULARITY:
        hope = space * space * 13
    return (hope * left + now * (s.rules.rounds - left)) // s.rules.rounds


@cython.cfunc
@cython.exceptval(check=False)
def reward_worth(s: Messina, seat: cython.int, effect: cython.int) -> cython.int:
    """R6.5: what the reward of a register is worth, whatever it is used for."""
    left: cython.int = rounds_left(s)
    if effect <= EFFECT_MAJOR_FIRE:
        return token_worth(s, seat, effect - 1)
    if effect == EFFECT_LIEUTENANT:
        return 250 + left * 505 if lieutenants_of(s, seat) < s.rules.lieutenants_most else 0
    if effect == EFFECT_UPGRADE_OVERSEER:
        return 88 * left if s.promoted[seat] != 7 else 0
    if effect == EFFECT_UPGRADE_AND_ADVANCE_OVERSEER:
        return 150 + 60 * left
    if effect == EFFECT_SCROLL:
        return best_scroll(s, seat)
    if effect == EFFECT_ADVANCE_CITY_OR_CHURCH:
        return 170
    return 242


@cython.cfunc
@cython.exceptval(check=False)
def step_worth(s: Messina, seat: cython.int, register: cython.int) -> cython.int:
    """R5.2, R6.5: one space on a register, with its rewards."""
    i: cython.int
    if at_end(s, seat, register):
        return 0
    space: cython.int = s.register[seat * 3 + register] + 1
    worth: cython.int = potential(s, register, space) - potential(s, register, space - 1)
    for i in range(3):
        effect: cython.int = s.rules.space_reward[(register * 16 + space) * 3 + i]
        if effect > 0:
            worth += reward_worth(s, seat, effect)
    if register == REGISTER_POPULARITY:
        worth += 60  # R10.2: the bonus for the first places
    return worth + later_rewards(s, register, space)


@cython.cfunc
@cython.exceptval(check=False)
def later_rewards(s: Messina, register: cython.int, space: cython.int) -> cython.int:
    """R6.5: a share of the reward of one of the next two spaces."""
    left: cython.int = rounds_left(s)
    i: cython.int
    for i in range(space + 1, min(space + 3, s.rules.last_space[register] + 1)):
        effect: cython.int = s.rules.space_reward[(register * 16 + i) * 3]
        if effect == EFFECT_LIEUTENANT:
            return left * 113
        if effect > EFFECT_MAJOR_FIRE:
            return left * 16
    return 0


@cython.cfunc
@cython.exceptval(check=False)
def rat_worth(s: Messina, seat: cython.int) -> cython.int:
    """R10.1: what one more rat costs: its points and a space on popularity."""
    rats: cython.int = min(9, s.rats[seat])
    space: cython.int = space_of(s, seat, REGISTER_POPULARITY)
    lost: cython.int = s.rules.rat_points[rats + 1] - s.rules.rat_points[rats]
    if space > 1:
        lost += s.rules.space_points[space] - s.rules.space_points[space - 1]
    return 170 + lost * POINT


@cython.cfunc
@cython.exceptval(check=False)
def items_hoped(s: Messina, seat: cython.int, kind: cython.int) -> cython.int:
    """R10.4, R15.5: how much of what a track counts there may be at the end, in hundredths."""
    left: cython.int = rounds_left(s)
    now: cython.int = scroll_items(s, seat, kind) * 100
    if kind == SCROLL_BUILDINGS:
        return now + left * 46
    if kind == SCROLL_IMPROVEMENTS or kind == SCROLL_WORKSHOPS:
        return now + left * 35
    if kind == SCROLL_SHIPS:
        return now + left * 45
    if kind == SCROLL_GOODS:
        return now + left * 25
    if kind == SCROLL_REPOPULATION:
        return now + left * 55
    return min(now, 300) + left * 20


@cython.cfunc
@cython.exceptval(check=False)
def scroll_worth(s: Messina, seat: cython.int, column: cython.int) -> cython.int:
    """R5.3: one more row for a scroll cube; a little more low down, where the way up is still long."""
    track: cython.int = s.scroll_board[seat] * 3 + column
    row: cython.int = s.scroll[seat * 3 + column]
    if row >= TOP_ROW:
        return 0
    kind: cython.int = s.rules.scroll_kind[track]
    at: cython.int = track * 5 + row
    if kind == SCROLL_OVERSEERS:
        return overseer_track(s, seat, at)
    if kind >= SCROLL_REGISTER_POPULARITY:
        register: cython.int = kind - SCROLL_REGISTER_POPULARITY
        far: cython.bint = s.register[seat * 3 + register] + rounds_left(s) >= s.rules.single_bar[register]
        return (s.rules.scroll_value[at + 1] - s.rules.scroll_value[at]) * POINT if far else 10
    items: cython.int = items_hoped(s, seat, kind)
    if s.rules.scroll_most[track] > 0:
        items = min(items, s.rules.scroll_most[track] * 100)
    each: cython.int = s.rules.scroll_value[at + 1] - s.rules.scroll_value[at]
    return items * each // 2 if kind == SCROLL_COINS else items * each


@cython.cfunc
@cython.exceptval(check=False)
def overseer_track(s: Messina, seat: cython.int, at: cython.int) -> cython.int:
    """R15.5: the next row of the track of overseers, if two of them come as far as they have time for."""
    cls: cython.int
    first: cython.int = 0
    second: cython.int = 0
    for cls in range(3):
        stop: cython.int = min(6, s.moves[seat * 3 + cls] + rounds_left(s)) - 4
        if stop >= 0:
            more: cython.int = s.rules.scroll_stop[(at + 1) * 3 + stop] - s.rules.scroll_stop[at * 3 + stop]
            if more > first:
                second = first
                first = more
            elif more > second:
                second = more
    return (first + second) * POINT


@cython.cfunc
@cython.exceptval(check=False)
def best_scroll(s: Messina, seat: cython.int) -> cython.int:
    """R5.3: the best cube to move."""
    column: cython.int
    best: cython.int = 0
    for column in range(3):
        best = max(best, scroll_worth(s, seat, column))
    return best


@cython.cfunc
@cython.exceptval(check=False)
def item_worth(s: Messina, seat: cython.int, kind: cython.int) -> cython.int:
    """R10.4: one more item for the tracks that count its kind, at the row now and what may be added to it."""
    column: cython.int
    worth: cython.int = 0
    for column in range(3):
        track: cython.int = s.scroll_board[seat] * 3 + column
        counted: cython.int = s.rules.scroll_kind[track]
        building: cython.bint = kind == SCROLL_WORKSHOPS or kind == SCROLL_IMPROVEMENTS
        alike: cython.bint = counted == kind or (counted == SCROLL_BUILDINGS and building)
        alike = alike or (counted == SCROLL_GOODS and kind == SCROLL_SHIPS)
        most: cython.int = s.rules.scroll_most[track]
        if alike and (most == 0 or scroll_items(s, seat, counted) < most):
            row: cython.int = s.scroll[seat * 3 + column]
            worth += s.rules.scroll_value[track * 5 + row] * POINT + rounds_left(s) * 32
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def citizen_worth(s: Messina, seat: cython.int, cls: cython.int) -> cython.int:
    """R4.5.2, R5.9: one more citizen on the estate: to repopulate, to act, to work; less the more there are."""
    left: cython.int = rounds_left(s)
    have: cython.int = citizens_of(s, seat, cls, False)
    worth: cython.int = max(43, 404 - 66 * have)
    if left == 0:
        worth = worth * 26 // 100
    elif left == 1:
        worth = worth * 67 // 100
    if jobs(s, seat, cls):
        worth += 60
    return worth
