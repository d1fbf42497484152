# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R4.4.2, R6.3, R6.4: what is free to do in step 4 before, during and after the action.

Each uses up coins, a reward or a citizen's square, so it can never go on for ever.
"""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.state import Messina

if not cython.compiled:
    from rathaus.games.messina_1347.costs import can_effect
    from rathaus.games.messina_1347.estate import employ, offer_employ
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.pieces import (
        at_end,
        drop_reward,
        gain,
        lieutenants_of,
        spend,
        step_register,
        waiting_rewards,
    )

STEP_FOUR = cython.declare(cython.int, 4)
FRAMES_IN_USE = cython.declare(cython.int, 4)
DEEPEST = cython.declare(
    cython.int, 22
)  # frames on the stack beyond which a reward has to wait for the next menu


@cython.cfunc
@cython.exceptval(check=False)
def offer_free(s: Messina, seat: cython.int) -> cython.void:
    """R4.4.2, R4.6.1: paid advances and rewards in step 4, citizens to workshops at any time."""
    register: cython.int
    effect: cython.int
    if s.phase[0] == STEP_FOUR:
        if s.coins[seat] >= lieutenants_of(s, seat):
            for register in range(REGISTER_CITY, REGISTER_CHURCH + 1):
                if not at_end(s, seat, register):
                    s.offer(DO_PAY + register - REGISTER_CITY)
        if s.rewards[seat] and s.cells[FRAMES_IN_USE] <= DEEPEST:
            for effect in range(1, REWARDS + 1):
                if waiting_rewards(s, seat, effect) > 0 and can_effect(s, seat, effect):
                    s.offer(DO_REWARD + effect - 1)
    offer_employ(s, seat)


@cython.cfunc
@cython.exceptval(check=False)
def is_free(verb: cython.int) -> cython.bint:
    """Whether a verb is one of the free actions."""
    return verb == VERB_PAY or verb == VERB_REWARD or verb == VERB_EMPLOY


@cython.cfunc
def do_free(s: Messina, seat: cython.int, verb: cython.int, arg: cython.int) -> cython.void:
    """R6.3, R6.4, R4.6.1: one free action; the box that offered it is on the stack again already."""
    if verb == VERB_PAY:
        spend(s, seat, 0, lieutenants_of(s, seat))
        step_register(s, seat, REGISTER_CITY + arg)
    elif verb == VERB_REWARD:
        drop_reward(s, seat, arg + 1)
        s.tell(ALL_SEATS, TOLD_REWARD_USED, seat, arg)
        s.push(AT_EFFECT, seat, arg + 1)
    else:
        employ(s, seat, arg)


@cython.cfunc
def collect_rewards(s: Messina, seat: cython.int) -> cython.void:
    """R6.4: coins, wood and fire among the rewards are taken without being asked, as soon as step 4 allows."""
    effect: cython.int
    for effect in range(1, EFFECT_MAJOR_FIRE + 1):
        n: cython.int = waiting_rewards(s, seat, effect)
        while n > 0:
            drop_reward(s, seat, effect)
            gain(s, seat, effect - 1, 1)
            n -= 1


@cython.cfunc
def lose_rewards(s: Messina, seat: cython.int) -> cython.void:
    """R4.4.2: rewards not used by the end of the turn are lost."""
    effect: cython.int
    if s.rewards[seat] == 0:
        return
    for effect in range(1, REWARDS + 1):
        while waiting_rewards(s, seat, effect) > 0:
            drop_reward(s, seat, effect)
            s.tell(ALL_SEATS, TOLD_REWARD_LOST, seat, effect - 1)
