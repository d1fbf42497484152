# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R3.4-R3.8, R5.7: action cards, and the jester who does any action."""

from __future__ import annotations

import cython

from rathaus.games.kutna_hora.refusals import act_refusal, play_refusal
from rathaus.games.kutna_hora.state import KutnaHora, KutnaHoraBox

if not cython.compiled:
    from rathaus.games.kutna_hora.barbara import use_pelican
    from rathaus.games.kutna_hora.costs import buildable, can_mine, can_plot, takeable
    from rathaus.games.kutna_hora.mine import start_mine
    from rathaus.games.kutna_hora.names import *
    from rathaus.games.kutna_hora.tracks import gain_reputation

JOKER_BIT = cython.declare(cython.int, 1 << 6)
SIMPLE = cython.declare(cython.int, 0b111111)  # the six actions other than the joker
LOSS = cython.declare(cython.int, 1)  # R5.7.1


@cython.cfunc
@cython.exceptval(check=False)
def can_act(s: KutnaHora, seat: cython.int, action: cython.int) -> cython.bint:
    """R1.5, R1.6: whether one of the six simple actions can have an effect now."""
    if action == ACTION_MINE:
        return can_mine(s, seat, MODE_PAID)
    if action == ACTION_PLOT:
        return can_plot(s, seat, MODE_PAID)
    if action == ACTION_RIGHTS:
        return takeable(s, seat, MODE_PAID) != 0
    if action == ACTION_BUILDING:
        return buildable(s, seat, MODE_PAID) != 0
    if action == ACTION_ST_BARBARA:
        return s.pelicans[seat] > 0  # R5.6.1
    return True


@cython.cfunc
@cython.exceptval(check=False)
def doable(s: KutnaHora, seat: cython.int, wanted: cython.int) -> cython.int:
    """Which of the wanted actions (bits) can have an effect. R5.7.3: the joker where one of the six can."""
    action: cython.int
    found: cython.int = 0
    for action in range(ACTION_JOKER):
        if (wanted >> action) & 1 and can_act(s, seat, action):
            found |= 1 << action
    if wanted & JOKER_BIT:  # income always can
        found |= JOKER_BIT
    return found


@cython.cfunc
def start_action(s: KutnaHora, seat: cython.int, action: cython.int) -> cython.void:
    """R3.4: an action begins."""
    if action == ACTION_MINE:
        start_mine(s, seat, MODE_PAID)
    elif action == ACTION_PLOT:
        s.push(AT_PLOT, seat, MODE_PAID)
    elif action == ACTION_RIGHTS:
        s.push(AT_RIGHTS, seat, MODE_PAID)
    elif action == ACTION_BUILDING:
        s.push(AT_BUILD, seat, MODE_PAID)
    elif action == ACTION_INCOME:
        s.push(AT_INCOME, seat)
    elif action == ACTION_ST_BARBARA:
        use_pelican(s, seat)
    else:
        s.push(AT_JOKER, seat)
        if s.reputation[seat] < s.rules.free_joker_from:  # R5.7.1, R5.7.2
            gain_reputation(s, seat, -LOSS)


@cython.cclass
class Play(KutnaHoraBox):
    """R3.3-R3.6: a card for one of its two actions, or for nothing. Frame: a = cards left to play after this one."""

    @cython.cfunc
    def legal(self, s: KutnaHora) -> cython.void:
        card: cython.int
        action: cython.int
        hand: cython.int = s.hand[s.seat]
        wanted: cython.int = 0
        for card in range(CARDS):
            if (hand >> card) & 1:
                wanted |= s.rules.card_actions[card]
        wanted = doable(s, s.seat, wanted)
        for card in range(CARDS):
            if (hand >> card) & 1 and s.rules.card_actions[card] & wanted:
                for action in range(ACTIONS_PLAYED):
                    if (s.rules.card_actions[card] & wanted) >> action & 1:
                        s.offer(DO_PLAY + card * ACTIONS_PLAYED + action)
        for card in range(CARDS):
            if (hand >> card) & 1:
                s.offer(DO_PASS + card)

    @cython.cfunc
    def apply(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.void:
        card: cython.int = arg if verb == VERB_PASS else arg // ACTIONS_PLAYED
        s.hand[s.seat] &= ~(1 << card)  # R3.5
        if s.a > 0:
            s.push(AT_PLAY, s.seat, s.a - 1)
        if verb == VERB_PASS:
            s.tell(ALL_SEATS, TOLD_PASSED, s.seat, card)
        else:
            s.tell(ALL_SEATS, TOLD_PLAYED, s.seat, card, arg % ACTIONS_PLAYED)
            start_action(s, s.seat, arg % ACTIONS_PLAYED)

    def why_not(self, s: KutnaHora, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return play_refusal(s, verb, arg)

    def shown(self, s: KutnaHora) -> list[int]:  # type: ignore[override]
        card: cython.int
        action: cython.int
        found = []
        for card in range(CARDS):
            for action in range(ACTIONS_PLAYED):
                if s.hand[s.seat] >> card & 1 and s.rules.card_actions[card] >> action & 1:
                    found.append(DO_PLAY + card * ACTIONS_PLAYED + action)
        return found


@cython.cclass
class Joker(KutnaHoraBox):
    """R5.7.1: any of the six other actions, or none."""

    @cython.cfunc
    def legal(self, s: KutnaHora) -> cython.void:
        action: cython.int
        able: cython.int = doable(s, s.seat, SIMPLE)
        for action in range(ACTION_JOKER):
            if (able >> action) & 1:
                s.offer(DO_ACT + action)
        s.offer(DO_DECLINE)  # R1.7

    @cython.cfunc
    def apply(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_ACT:
            start_action(s, s.seat, arg)
        else:
            s.tell(ALL_SEATS, TOLD_DECLINED, s.seat)

    def why_not(self, s: KutnaHora, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return act_refusal(s, verb, arg)

    def shown(self, s: KutnaHora) -> list[int]:  # type: ignore[override]
        return [DO_ACT + action for action in range(ACTION_JOKER)]
