# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5.1-R5.3, R5.9.5, R6.5: the effects that ask: scrolls, registers, upgraded overseers, the action of any hex."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.refusals import effect_refusal
from rathaus.games.messina_1347.state import Messina, MessinaBox

if not cython.compiled:
    from rathaus.core.bits import count, lowest
    from rathaus.games.messina_1347.costs import can_chain, can_program
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.paths import movable
    from rathaus.games.messina_1347.pieces import at_end, step_register
    from rathaus.games.messina_1347.programs import give_tokens, run_program

TOP_ROW = cython.declare(cython.int, 4)
CHAIN = cython.declare(cython.int, 4)
ONE = cython.declare(cython.int, 1)


@cython.cfunc
@cython.exceptval(check=False)
def offer_chain(s: Messina, program: cython.int, places: cython.int) -> cython.void:
    """R5.1: offer the effects at some places (bits) of a program's chain, each kind once."""
    i: cython.int
    effect: cython.int
    kinds: cython.int = 0
    for i in range(CHAIN):
        if (places >> i) & 1:
            kinds |= ONE << s.rules.chain[program * CHAIN + i]
    for effect in range(1, EFFECT_POINTS):
        if (kinds >> effect) & 1:
            s.offer(DO_ACT + effect - 1)


@cython.cfunc
@cython.exceptval(check=False)
def without(s: Messina, program: cython.int, places: cython.int, effect: cython.int) -> cython.int:
    """R5.1: the places that are left when an effect is chosen: none where only one may be."""
    i: cython.int
    if s.rules.choose[program]:
        return 0
    for i in range(CHAIN):
        if (places >> i) & 1 and s.rules.chain[program * CHAIN + i] == effect:
            return places & ~(1 << i)
    return places


@cython.cclass
class HexAction(MessinaBox):
    """R5.1: the effects of a hex whose action is performed from afar, in any order, each optional.

    Frame: a = site, b = places of the chain that are left.
    """

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        offer_chain(s, s.a, s.b & can_chain(s, s.seat, s.a))
        s.offer(DO_DONE)

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_ACT:
            left: cython.int = without(s, s.a, s.b, arg + 1)
            if left:
                s.push(AT_HEX_ACTION, s.seat, s.a, left)
            s.push(AT_EFFECT, s.seat, arg + 1)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return effect_refusal(s, verb, arg)


@cython.cclass
class AnyHex(MessinaBox):
    """R6.5: the action of any hex in Messina, city or harbor hex, blocked or not; no dock; nobody moves."""

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        site: cython.int
        for site in range(FIRST_DOCK):
            if s.place_of[site] > 0 and can_program(s, s.seat, site):
                s.offer(DO_PERFORM + site)
        s.offer(DO_DONE)

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        if verb != VERB_PERFORM:
            return
        s.tell(ALL_SEATS, TOLD_PERFORMED, s.seat, arg)
        places: cython.int = can_chain(s, s.seat, arg)
        if count(places) > 1:
            s.push(AT_HEX_ACTION, s.seat, arg, places)
            give_tokens(s, s.seat, arg, FROM_ACTIONS)
        elif s.rules.choose[arg]:
            s.push(AT_EFFECT, s.seat, s.rules.chain[arg * CHAIN + lowest(places)])
        else:
            run_program(s, s.seat, arg, FROM_ACTIONS)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return effect_refusal(s, verb, arg)


@cython.cclass
class Climb(MessinaBox):
    """R5.2: one space on the city or the church register, free."""

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        register: cython.int
        for register in range(REGISTER_CITY, REGISTER_CHURCH + 1):
            if not at_end(s, s.seat, register):
                s.offer(DO_CLIMB + register - REGISTER_CITY)
        s.offer(DO_DONE)

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_CLIMB:
            step_register(s, s.seat, REGISTER_CITY + arg)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return effect_refusal(s, verb, arg)


@cython.cclass
class Scroll(MessinaBox):
    """R5.3: one own scroll cube moves one row up."""

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        column: cython.int
        for column in range(3):
            if s.scroll[s.seat * 3 + column] < TOP_ROW:
                s.offer(DO_SCROLL + column)
        s.offer(DO_DONE)

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_SCROLL:
            s.scroll[s.seat * 3 + arg] += 1
            s.tell(ALL_SEATS, TOLD_SCROLL, s.seat, arg, s.scroll[s.seat * 3 + arg])

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return effect_refusal(s, verb, arg)


@cython.cclass
class Promote(MessinaBox):
    """R5.9.5, R6.5: a basic overseer turns to its upgraded side. Frame: a = 1 if the same one then advances."""

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        cls: cython.int
        candidates: cython.int = 7 & ~s.promoted[s.seat]
        if s.a:
            candidates |= movable(s, s.seat)
        for cls in range(3):
            if (candidates >> cls) & 1:
                s.offer(DO_PROMOTE + cls)
        s.offer(DO_DONE)

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        if verb != VERB_PROMOTE:
            return
        if not (s.promoted[s.seat] >> arg) & 1:
            s.promoted[s.seat] |= 1 << arg
            s.tell(ALL_SEATS, TOLD_PROMOTED, s.seat, arg)
        if s.a and (movable(s, s.seat) >> arg) & 1:
            s.push(AT_OVERSEER, s.seat, 1 << arg, 0)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return effect_refusal(s, verb, arg)
