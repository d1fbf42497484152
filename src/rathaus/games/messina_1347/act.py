# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R4.4: a lieutenant arrives; in step 4 it acts or repopulates, with free actions before, during and after."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.refusals import act_refusal
from rathaus.games.messina_1347.state import Messina, MessinaBox

if not cython.compiled:
    from rathaus.games.messina_1347.costs import can_chain, gives_tokens
    from rathaus.games.messina_1347.effects import offer_chain, without
    from rathaus.games.messina_1347.free import collect_rewards, do_free, is_free, offer_free
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.people import can_repopulate
    from rathaus.games.messina_1347.programs import give_tokens
    from rathaus.games.messina_1347.repopulate import repopulate
    from rathaus.games.messina_1347.rescue import begin_rescue

ALL = cython.declare(cython.int, 15)
UNTOUCHED = cython.declare(cython.int, 0)  # the action is not begun, the hex may be repopulated
BEGUN = cython.declare(cython.int, 1)
CLOSED = cython.declare(cython.int, 2)
RESCUING = cython.declare(cython.int, 2)
STEP_FOUR = cython.declare(cython.int, 4)


@cython.cfunc
def arrive(s: Messina, seat: cython.int, site: cython.int) -> cython.void:
    """R4.2-R4.4, R4.7: rescue and fight on a city hex, then step 4; at a dock a ship comes first."""
    if site >= FIRST_DOCK:
        if s.docked[site - FIRST_DOCK] != 0:
            s.push(AT_SHIP, seat, site)
        else:
            s.push(AT_STEP_FOUR, seat, site, 0, CLOSED)
        return
    s.push(AT_STEP_FOUR, seat, site, ALL, UNTOUCHED)
    if site < HEXES:
        s.phase[0] = RESCUING
        s.push(AT_STEP_THREE, seat, site, 0)
        begin_rescue(s, seat, site)


@cython.cclass
class StepFour(MessinaBox):
    """R4.4, R6.4: rewards in tokens are taken; if there is anything to choose it is asked. Frame as of Act."""

    @cython.cfunc
    def run(self, s: Messina) -> cython.void:
        s.phase[0] = STEP_FOUR
        collect_rewards(s, s.seat)
        s.n_offers = 0
        offer_act(s)
        found: cython.int = s.n_offers
        s.n_offers = 0
        if found > 0:
            s.push(AT_ACT, s.seat, s.a, s.b, s.c)


@cython.cfunc
def offer_act(s: Messina) -> cython.void:
    """R4.4.1, R4.4.2: the effects of the site, repopulation, free actions. Frame of Act or StepFour."""
    places: cython.int = s.b & can_chain(s, s.seat, s.a) if s.c != CLOSED else 0
    offer_effects(s, s.a, places, s.c == UNTOUCHED and not s.rules.choose[s.a])
    if s.c == UNTOUCHED and can_repopulate(s, s.seat, s.a):
        s.offer(DO_REPOPULATE)
    offer_free(s, s.seat)


@cython.cfunc
@cython.exceptval(check=False)
def offer_effects(s: Messina, program: cython.int, places: cython.int, tokens: cython.bint) -> cython.void:
    """R5.1: the effects that are left; tokens are offered by the name of the first and come with any other effect."""
    i: cython.int
    if tokens and gives_tokens(s, program):
        for i in range(4):
            if s.rules.gain[program * 4 + i] > 0:
                s.offer(DO_ACT + i)
                break
    offer_chain(s, program, places)
    if tokens and places == 0 and s.rules.gain_points[program] > 0:
        s.offer(DO_ACT + EFFECT_POINTS - 1)


@cython.cclass
class Act(MessinaBox):
    """R4.4: the action of the site effect by effect, or repopulation, and free actions.

    Frame: a = site, b = places of its chain that are left, c = 0 not begun, 1 begun, 2 closed.
    """

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        offer_act(s)
        s.offer(DO_DONE)

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        if is_free(verb):
            s.push(AT_STEP_FOUR, s.seat, s.a, s.b, s.c)
            do_free(s, s.seat, verb, arg)
        elif verb == VERB_REPOPULATE:
            s.push(AT_STEP_FOUR, s.seat, s.a, 0, CLOSED)
            repopulate(s, s.seat, s.a)
        elif verb == VERB_ACT:
            perform(s, arg + 1)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return act_refusal(s, verb, arg)

    def shown(self, s: Messina) -> list[int]:  # type: ignore[override]
        """R4.5: repopulation, and why it is not possible."""
        return [DO_REPOPULATE] if s.c == UNTOUCHED and s.a < HEXES else []


@cython.cfunc
def perform(s: Messina, effect: cython.int) -> cython.void:
    """R5.1: one effect of the site; its tokens come with the first."""
    site: cython.int = s.a
    chosen: cython.bint = s.rules.choose[site] != 0
    fresh: cython.bint = s.c == UNTOUCHED and not chosen
    plain: cython.bint = not chosen and (effect <= EFFECT_MAJOR_FIRE or effect == EFFECT_POINTS)
    left: cython.int = s.b if plain else without(s, site, s.b, effect)
    s.push(AT_STEP_FOUR, s.seat, site, left, BEGUN)
    if not plain:
        s.push(AT_EFFECT, s.seat, effect)
    if fresh:
        give_tokens(s, s.seat, site, FROM_ACTIONS)
