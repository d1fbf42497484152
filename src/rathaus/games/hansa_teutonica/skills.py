# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R3.2, R4.4: the five skills of the desk."""

from __future__ import annotations

import cython

from rathaus.games.hansa_teutonica.state import Hansa, HansaBox

if not cython.compiled:
    from rathaus.games.hansa_teutonica.names import (
        ALL_SEATS,
        DID_CLOSED,
        DO_DEVELOP,
        N_SKILLS,
        SKILL_ACTIONES,
        TOLD_DEVELOPED,
        TOLD_MORE_ACTIONS,
        VERB_DEVELOP,
    )

STEPS = cython.declare(cython.int, 8)


@cython.cfunc
@cython.exceptval(check=False)
def skill(s: Hansa, seat: cython.int, which: cython.int) -> cython.int:
    """R3.2: the value of a skill: that of its rightmost uncovered step."""
    return s.rules.skill_value[which * STEPS + s.steps[N_SKILLS * seat + which]]


@cython.cfunc
@cython.exceptval(check=False)
def is_full(s: Hansa, seat: cython.int, which: cython.int) -> cython.bint:
    """R3.2: whether a skill cannot be raised any more."""
    return s.steps[N_SKILLS * seat + which] >= s.rules.skill_top[which]


@cython.cfunc
@cython.exceptval(check=False)
def can_develop(s: Hansa, seat: cython.int) -> cython.bint:
    """R8.4: whether some skill is not full."""
    which: cython.int
    for which in range(N_SKILLS):
        if not is_full(s, seat, which):
            return True
    return False


@cython.cfunc
def develop(s: Hansa, seat: cython.int, which: cython.int) -> cython.void:
    """R3.2, R4.4: the leftmost covering piece goes to the supply; more Actiones count at once.

    R13.6: also after markers gave actions. R13.7: the piece can be placed in the same turn.
    """
    before: cython.int = skill(s, seat, which)
    s.steps[N_SKILLS * seat + which] += 1
    s.supply[2 * seat + s.rules.skill_kind[which]] += 1
    after: cython.int = skill(s, seat, which)
    s.tell(ALL_SEATS, TOLD_DEVELOPED, seat, which, after)
    if which == SKILL_ACTIONES and after > before and s.did[0] & DID_CLOSED == 0:
        s.actions[0] += after - before
        s.tell(ALL_SEATS, TOLD_MORE_ACTIONS, seat, after - before)


@cython.cclass
class Skill(HansaBox):
    """R8.4: the marker «develop skill» raises a skill of the player's choice."""

    @cython.cfunc
    def legal(self, s: Hansa) -> cython.void:
        which: cython.int
        for which in range(N_SKILLS):
            if not is_full(s, s.seat, which):
                s.offer(DO_DEVELOP + which)

    @cython.cfunc
    def apply(self, s: Hansa, verb: cython.int, arg: cython.int) -> cython.void:
        develop(s, s.seat, arg)

    def why_not(self, s: Hansa, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return ("R3.2", "skill_is_full") if verb == VERB_DEVELOP else None

    def shown(self, s: Hansa) -> list[int]:  # type: ignore[override]
        return [DO_DEVELOP + which for which in range(N_SKILLS)]
