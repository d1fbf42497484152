# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R4.3: step 3, fire against the plague; the rats of what is left."""

from __future__ import annotations

import cython

from rathaus.games.messina_1347.refusals import fight_refusal
from rathaus.games.messina_1347.state import Messina, MessinaBox

if not cython.compiled:
    from rathaus.games.messina_1347.estate import employ, offer_employ
    from rathaus.games.messina_1347.names import *
    from rathaus.games.messina_1347.people import can_employ
    from rathaus.games.messina_1347.pieces import score, spend, step_register, take_rats
    from rathaus.games.messina_1347.ways import within

FIGHTING = cython.declare(cython.int, 3)
FUELS = cython.declare(cython.int, 3)


@cython.cfunc
@cython.exceptval(check=False)
def fuels(s: Messina, seat: cython.int) -> cython.int:
    """R4.3.1, R4.3.2: how a cube can be paid (bits): fire; fire and major fire mixed; major fire alone."""
    each: cython.int = s.rules.fire_each[s.round[0]]
    found: cython.int = 0
    if s.fire[seat] >= each:
        found |= 1 << FUEL_FIRE
    if each > 1 and s.fire[seat] >= 1 and s.major_fire[seat] >= each - 1:
        found |= 1 << FUEL_MIXED
    if s.major_fire[seat] >= each:
        found |= 1 << FUEL_MAJOR_FIRE
    return found


@cython.cfunc
def burn(s: Messina, seat: cython.int, fuel: cython.int) -> cython.void:
    """R4.3.1, R4.3.4: fire is spent on a cube, which goes back to the supply."""
    each: cython.int = s.rules.fire_each[s.round[0]]
    if fuel == FUEL_FIRE:
        spend(s, seat, 2, each)
    elif fuel == FUEL_MIXED:
        spend(s, seat, 2, 1)
        spend(s, seat, 3, each - 1)
    else:
        spend(s, seat, 3, each)
    reward_cube(s, seat)


@cython.cfunc
def reward_cube(s: Messina, seat: cython.int) -> cython.void:
    """R4.3.1, R4.3.4, R4.3.6: the cube is back in the supply: points in the late rounds, a space on popularity."""
    s.plague_supply[0] += 1
    score(s, seat, s.rules.points_each[s.round[0]], FROM_PLAGUE)
    step_register(s, seat, REGISTER_POPULARITY)


@cython.cclass
class StepThree(MessinaBox):
    """R4.3.1, R4.3.5: as long as fire can be spent it is asked; then a rat for every cube left.

    Frame: a = hex, b = 1 when no more fire is spent.
    """

    @cython.cfunc
    def run(self, s: Messina) -> cython.void:
        s.phase[0] = FIGHTING
        if s.plague[s.a] == 0:
            return
        if s.b == 0 and (fuels(s, s.seat) != 0 or can_employ(s, s.seat)):
            s.push(AT_FIGHT, s.seat, s.a)
        else:
            take_rats(s, s.seat, s.plague[s.a])


@cython.cclass
class Fight(MessinaBox):
    """R4.3.1, R4.3.2: one plague cube of the hex is burnt, or enough is done. Frame: a = hex."""

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        fuel: cython.int
        found: cython.int = fuels(s, s.seat)
        for fuel in range(FUELS):
            if (found >> fuel) & 1:
                s.offer(DO_FIGHT + fuel)
        offer_employ(s, s.seat)
        s.offer(DO_DONE)

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        s.push(AT_STEP_THREE, s.seat, s.a, 1 if verb == VERB_DONE else 0)
        if verb == VERB_EMPLOY:
            employ(s, s.seat, arg)
        elif verb == VERB_FIGHT:
            s.plague[s.a] -= 1
            s.tell(ALL_SEATS, TOLD_BURNED, s.seat, s.a, arg)
            burn(s, s.seat, arg)
            if arg == FUEL_MAJOR_FIRE and plagued_beside(s, s.a) != 0:
                s.push(AT_SPREAD, s.seat, s.a)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return fight_refusal(s, verb, arg)


@cython.cfunc
@cython.exceptval(check=False)
def plagued_beside(s: Messina, hex: cython.int) -> cython.int:
    """R4.3.3: city hexes (bits) with plague that share an edge with a hex; ships and harbors never do."""
    other: cython.int
    found: cython.int = 0
    near: cython.ulonglong = within(s, s.place_of[hex] - 1, 1)
    for other in range(HEXES):
        if other != hex and s.plague[other] > 0 and (near >> (s.place_of[other] - 1)) & 1:
            found |= 1 << other
    return found


@cython.cclass
class Spread(MessinaBox):
    """R4.3.2, R11.4: major fire may remove one more cube from an adjacent hex, which rescues nobody. Frame: a = hex."""

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        hex: cython.int
        found: cython.int = plagued_beside(s, s.a)
        for hex in range(HEXES):
            if (found >> hex) & 1:
                s.offer(DO_SPREAD + hex)
        s.offer(DO_DONE)

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_SPREAD:
            s.plague[arg] -= 1
            s.tell(ALL_SEATS, TOLD_BURNED_BESIDE, s.seat, arg)
            reward_cube(s, s.seat)

    def why_not(self, s: Messina, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return fight_refusal(s, verb, arg)
