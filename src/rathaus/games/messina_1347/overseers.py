# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5.9: overseers advance on their forked paths and let citizens on the estate act."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.refusals import overseer_refusal
from rathaus.games.messina_1347.state import Messina, MessinaBox

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.games.messina_1347.costs import activatable
    from rathaus.games.messina_1347.free import do_free, is_free, offer_free
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.paths import stops
    from rathaus.games.messina_1347.pieces import spend, square_program
    from rathaus.games.messina_1347.programs import run_program

WIDE_ONE = cython.declare(cython.ulonglong, 1)


@cython.cfunc
def move_to(s: Messina, seat: cython.int, cls: cython.int, space: cython.int) -> cython.void:
    """R5.9.1: the overseer stands on a space; the second move settles its route for good."""
    move: cython.int
    route: cython.int
    for move in range(s.moves[seat * 3 + cls] + 1, 7):
        for route in range(2):
            if s.rules.route_space[(cls * 2 + route) * 8 + move] == space:
                s.moves[seat * 3 + cls] = move
                if move > 1:
                    s.route[seat * 3 + cls] = route + 1
                s.tell(ALL_SEATS, TOLD_OVERSEER, seat, cls, space)
                return


@cython.cclass
class Overseer(MessinaBox):
    """R5.6, R5.9.1: which overseer advances, and to which space. Frame: a = overseers (bits), b = 1: may skip one."""

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        cls: cython.int
        for cls in range(3):
            if (s.a >> cls) & 1:
                spaces: cython.ulonglong = stops(s, s.seat, cls, s.b)
                while spaces:
                    s.offer(DO_ADVANCE + cls * SPACES + lowest(spaces))
                    spaces &= spaces - 1
        s.offer(DO_DONE)

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        if verb != VERB_ADVANCE:
            return
        cls: cython.int = arg // SPACES
        space: cython.int = arg % SPACES
        move_to(s, s.seat, cls, space)
        who: cython.int = cls * 2 + ((s.promoted[s.seat] >> cls) & 1)
        s.push(AT_EFFECT, s.seat, EFFECT_CONTINUE, space, who, 0)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return overseer_refusal(s, verb, arg)


@cython.cclass
class Activate(MessinaBox):
    """R5.9.2-R5.9.4: citizens within reach act, in any order, none twice.

    Frame: a = space, b = twice the class + 1 if upgraded, c = squares used, five bits each.
    """

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        offer_free(s, s.seat)
        squares: cython.ulonglong = activatable(s, s.seat, s.a, s.b, s.c)
        while squares:
            s.offer(DO_ACTIVATE + lowest(squares))
            squares &= squares - 1
        s.offer(DO_DONE)

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        if is_free(verb):
            s.push(AT_EFFECT, s.seat, EFFECT_CONTINUE, s.a, s.b, s.c)
            do_free(s, s.seat, verb, arg)
        elif verb == VERB_ACTIVATE:
            s.push(AT_EFFECT, s.seat, EFFECT_CONTINUE, s.a, s.b, (s.c << 5) | (arg + 1))
            program: cython.int = square_program(s, s.seat, arg)
            s.tell(ALL_SEATS, TOLD_ACTIVATED, s.seat, arg)
            spend(s, s.seat, 0, s.rules.price[program])
            run_program(s, s.seat, program, FROM_ACTIONS)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return overseer_refusal(s, verb, arg)
