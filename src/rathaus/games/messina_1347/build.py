# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5.8: quarantine improvements, workshops and wagons from the tops of their stacks; cycling the stacks."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.refusals import build_refusal
from rathaus.games.messina_1347.state import Messina, MessinaBox

if not cython.compiled:
    from rathaus.core.bits import count, lowest
    from rathaus.core.rng import below
    from rathaus.games.messina_1347.estate import offer_jobs
    from rathaus.games.messina_1347.free import do_free, is_free, offer_free
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.pieces import nth, score, spend
    from rathaus.games.messina_1347.stacks import (
        bare_cabins,
        buyable_improvements,
        buyable_wagons,
        buyable_workshops,
        can_build,
        cyclable,
        cycle_prices,
        piles,
    )

WIDE_ONE = cython.declare(cython.ulonglong, 1)
PRICES = cython.declare(cython.int, 5)
KINDS = cython.declare(
    cython.int, 2
)  # the piles «workshops» and «improvements» come before the single stacks
WORKSHOP_STACKS = cython.declare(cython.int, 3)


@cython.cfunc
def turn_up(s: Messina, stack: cython.int) -> cython.void:
    """R2.5, R2.6, R3.3, R5.8.1: the next tile of a stack: one nobody has seen, then those put to the bottom."""
    i: cython.int
    tile: cython.int = -1
    if s.below[stack] > 0:
        s.below[stack] -= 1
        if stack < WORKSHOP_STACKS:
            late: cython.ulonglong = s.rules.late if s.rules.era[s.round[0]] else ~s.rules.late
            unseen: cython.ulonglong = s.unseen_workshops[0] & s.rules.of_class[stack] & late
            tile = nth(unseen, below(s, count(unseen)))
            s.unseen_workshops[0] &= ~(WIDE_ONE << tile)
        else:
            tile = nth(s.unseen_improvements[0], below(s, count(s.unseen_improvements[0])))
            s.unseen_improvements[0] &= ~(1 << tile)
    elif s.bottom[stack * STACK_DEPTH] > 0:
        tile = s.bottom[stack * STACK_DEPTH] - 1
        for i in range(STACK_DEPTH - 1):
            s.bottom[stack * STACK_DEPTH + i] = s.bottom[stack * STACK_DEPTH + i + 1]
        s.bottom[stack * STACK_DEPTH + STACK_DEPTH - 1] = 0
    s.top[stack] = tile + 1
    if tile >= 0:
        s.tell(ALL_SEATS, TOLD_WORKSHOP_UP if stack < WORKSHOP_STACKS else TOLD_IMPROVEMENT_UP, tile)


@cython.cfunc
def cycle_stack(s: Messina, stack: cython.int) -> cython.void:
    """R5.8.2: the top tile goes to the bottom, the next is turned up."""
    i: cython.int = 0
    if not cyclable(s, stack):
        return
    while s.bottom[stack * STACK_DEPTH + i] > 0:
        i += 1
    s.bottom[stack * STACK_DEPTH + i] = s.top[stack]
    turn_up(s, stack)


@cython.cfunc
def cycle(s: Messina, seat: cython.int, pile: cython.int, token: cython.int) -> cython.void:
    """R5.8.2: a point or a token is given up; all stacks of a kind, or (option `cycle_mode`) one stack, turn."""
    stack: cython.int
    if token == 0:
        score(s, seat, -1, FROM_CYCLING)
    else:
        spend(s, seat, token - 1, 1)
    s.tell(ALL_SEATS, TOLD_CYCLED, seat, pile)
    if pile >= KINDS:
        cycle_stack(s, pile - KINDS)
        return
    for stack in range(WORKSHOP_STACKS * pile, WORKSHOP_STACKS * (pile + 1)):
        cycle_stack(s, stack)


@cython.cfunc
@cython.exceptval(check=False)
def stack_of(s: Messina, first: cython.int, tile: cython.int) -> cython.int:
    """The stack, from a first one on, with a tile on top."""
    while s.top[first] != tile + 1:
        first += 1
    return first


@cython.cfunc
def take_wagon(s: Messina, wagon: cython.int) -> cython.void:
    """R2.7: a wagon leaves its stack."""
    i: cython.int
    for i in range(10):
        if s.wagon_stack[i] == wagon + 1:
            s.wagon_stack[i] = 0


@cython.cclass
class Build(MessinaBox):
    """R5.8.1, R5.8.2: one building, after cycling at most once.

    Frame: a = 0 at the start, 1 after cycling, 2 or 3 when only a workshop or only an improvement may be built.
    """

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        offer_free(s, s.seat)
        if s.a != 2:
            offer_jobs(s, DO_IMPROVE, buyable_improvements(s, s.seat))
        if s.a != 3:
            offer_jobs(s, DO_WORKSHOP, buyable_workshops(s, s.seat))
        if s.a < 2:
            offer_jobs(s, DO_WAGON, buyable_wagons(s, s.seat))
        if s.a == 0:
            offer_cycles(s)
        if s.a == 0 or not can_build(s, s.seat, s.a):
            s.offer(DO_DONE)

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        if is_free(verb):
            s.push(AT_BUILD, s.seat, s.a)
            do_free(s, s.seat, verb, arg)
        elif verb == VERB_CYCLE:
            cycle(s, s.seat, arg // PRICES, arg % PRICES)
            mode: cython.int = 1
            if s.rules.one_stack:
                mode = 2 if arg // PRICES < KINDS + WORKSHOP_STACKS else 3
            s.push(AT_BUILD, s.seat, mode)
        elif verb == VERB_IMPROVE:
            improve(s, s.seat, arg)
        elif verb == VERB_WORKSHOP:
            buy_workshop(s, s.seat, arg)
        elif verb == VERB_WAGON:
            buy_wagon(s, s.seat, arg)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return build_refusal(s, verb, arg)


@cython.cfunc
@cython.exceptval(check=False)
def offer_cycles(s: Messina) -> cython.void:
    """R5.8.2: every pile for every token."""
    pile: cython.int
    token: cython.int
    found: cython.int = piles(s)
    prices: cython.int = cycle_prices(s, s.seat)
    for pile in range(KINDS + STACKS):
        if (found >> pile) & 1:
            for token in range(PRICES):
                if (prices >> token) & 1:
                    s.offer(DO_CYCLE + pile * PRICES + token)


@cython.cfunc
def improve(s: Messina, seat: cython.int, tile: cython.int) -> cython.void:
    """R5.8.3: an improvement is paid; the cabin is asked for where there is a choice."""
    spend(s, seat, 0, s.rules.improvement_coins[tile])
    spend(s, seat, 1, s.rules.improvement_wood[tile])
    cabins: cython.int = bare_cabins(s, seat)
    s.push(AT_FIT, seat, tile)
    if count(cabins) == 1:
        s.drop()
        fit(s, seat, tile, lowest(cabins))
    turn_up(s, stack_of(s, WORKSHOP_STACKS, tile))


@cython.cfunc
def fit(s: Messina, seat: cython.int, tile: cython.int, cabin: cython.int) -> cython.void:
    """R5.8.3: the improvement covers a cabin, occupied or not."""
    s.improvement[seat * CABINS + cabin] = tile + 1
    s.tell(ALL_SEATS, TOLD_IMPROVED, seat, tile, cabin)


@cython.cfunc
def buy_workshop(s: Messina, seat: cython.int, tile: cython.int) -> cython.void:
    """R5.8.4: a workshop beside the board."""
    spend(s, seat, 0, s.rules.workshop_coins[tile])
    spend(s, seat, 1, s.rules.workshop_wood[tile])
    s.workshops[seat] |= WIDE_ONE << tile
    s.tell(ALL_SEATS, TOLD_BUILT, seat, tile)
    turn_up(s, s.rules.workshop_class[tile])


@cython.cfunc
def buy_wagon(s: Messina, seat: cython.int, wagon: cython.int) -> cython.void:
    """R5.8.5: a wagon, ready at once, with its points."""
    spend(s, seat, 0, s.rules.wagon_coins[wagon])
    spend(s, seat, 1, s.rules.wagon_wood[wagon])
    take_wagon(s, wagon)
    s.wagons[seat] |= 1 << wagon
    s.tell(ALL_SEATS, TOLD_BOUGHT_WAGON, seat, wagon)
    score(s, seat, s.rules.wagon_points[wagon], FROM_WAGONS)


@cython.cclass
class Fit(MessinaBox):
    """R5.8.3: which cabin without an improvement it covers. Frame: a = improvement."""

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        offer_jobs(s, DO_FIT, bare_cabins(s, s.seat))

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        fit(s, s.seat, s.a, arg)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return build_refusal(s, verb, arg)
