# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5.1, R5.7b: what hexes, squares, workshops and improvements do: tokens and points at once, then effect by effect."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.state import Messina, MessinaBox

if not cython.compiled:
    from rathaus.games.messina_1347.costs import activatable, can_effect, overseers_of
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.pieces import gain, gain_lieutenant, score, step_register

CHAIN = cython.declare(cython.int, 4)


@cython.cfunc
def give_tokens(s: Messina, seat: cython.int, program: cython.int, source: cython.int) -> cython.void:
    """R5.1: the plain tokens and points of a program."""
    i: cython.int
    for i in range(4):
        gain(s, seat, i, s.rules.gain[program * 4 + i])
    score(s, seat, s.rules.gain_points[program], source)


@cython.cfunc
def run_program(s: Messina, seat: cython.int, program: cython.int, source: cython.int) -> cython.void:
    """R5.1, R5.7b: tokens and points now; the other effects come one after the other, each with what it causes."""
    i: cython.int
    for i in range(CHAIN - 1, -1, -1):
        if s.rules.chain[program * CHAIN + i] > 0:
            s.push(AT_EFFECT, seat, s.rules.chain[program * CHAIN + i])
    give_tokens(s, seat, program, source)


@cython.cclass
class Effect(MessinaBox):
    """R5.1-R5.6: one effect; what needs a choice is asked if there is one.

    Frame: a = effect; b, c, d = the frame of Activate, where citizens go on acting.
    """

    @cython.cfunc
    def run(self, s: Messina) -> cython.void:
        effect: cython.int = s.a
        seat: cython.int = s.seat
        if effect == EFFECT_CONTINUE:
            if activatable(s, seat, s.b, s.c, s.d) != 0:
                s.push(AT_ACTIVATE, seat, s.b, s.c, s.d)
        elif not can_effect(s, seat, effect):
            pass
        elif effect <= EFFECT_MAJOR_FIRE:
            gain(s, seat, effect - 1, 1)
        elif effect == EFFECT_LIEUTENANT:
            gain_lieutenant(s, seat)
        elif effect == EFFECT_ADVANCE_CITY:
            step_register(s, seat, REGISTER_CITY)
        elif effect == EFFECT_ADVANCE_CHURCH:
            step_register(s, seat, REGISTER_CHURCH)
        elif effect == EFFECT_ACTIVATE_ANY_CITIZEN:
            s.push(AT_ACTIVATE, seat, ANYWHERE, 0, 0)
        else:
            ask(s, seat, effect)


@cython.cfunc
def ask(s: Messina, seat: cython.int, effect: cython.int) -> cython.void:
    """R5.2-R5.6, R5.8, R5.9: the question that belongs to an effect."""
    if effect == EFFECT_SCROLL:
        s.push(AT_SCROLL, seat)
    elif effect == EFFECT_BUILD:
        s.push(AT_BUILD, seat)
    elif effect == EFFECT_UPGRADE_CITIZEN:
        s.push(AT_UPGRADE, seat)
    elif effect == EFFECT_UPGRADE_OVERSEER:
        s.push(AT_PROMOTE, seat, 0)
    elif effect == EFFECT_UPGRADE_AND_ADVANCE_OVERSEER:
        s.push(AT_PROMOTE, seat, 1)
    elif effect == EFFECT_ADVANCE_CITY_OR_CHURCH:
        s.push(AT_CLIMB, seat)
    elif effect == EFFECT_PERFORM_ANY_HEX_ACTION:
        s.push(AT_ANY_HEX, seat)
    else:
        arrow: cython.int = 1 if effect == EFFECT_ADVANCE_ANY_OVERSEER_ARROW else 0
        s.push(AT_OVERSEER, seat, overseers_of(effect), arrow)
