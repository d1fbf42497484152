# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R10, R11: points by source, and who wins."""

from __future__ import annotations

import cython

from rathaus.games.hansa_teutonica.state import Hansa

if not cython.compiled:
    from rathaus.games.hansa_teutonica.names import (
        CITIES,
        GAIN_COINS,
        GAIN_CONTROL,
        GAIN_EAST_WEST,
        GAINS,
        N_MARKERS,
        N_SKILLS,
        SCOTLAND,
        SKILL_ACTIONES,
        SKILL_CLAVIS_URBIUM,
        SPACES,
        TILE_CITIES_FOUR,
        TILE_SKILLS_SEVEN,
        WALES,
    )
    from rathaus.games.hansa_teutonica.skills import is_full, skill

SOURCES = (
    "control",
    "coins",
    "east_west",
    "skills",
    "markers",
    "prestige",
    "cities",
    "network",
    "missions",
    "regions",
)
CITY_TILE = cython.declare(cython.int, 4)  # R19.3
SKILL_TILE = cython.declare(cython.int, 7)
PLACES = cython.declare(cython.int, 3)


@cython.cfunc
@cython.exceptval(check=False)
def skill_points(s: Hansa, seat: cython.int) -> cython.int:
    """R10.B, R19.3: for each full skill, keys excepted."""
    which: cython.int
    points: cython.int = 0
    tile: cython.bint = s.tile[TILE_SKILLS_SEVEN] == 2 + seat
    for which in range(N_SKILLS):
        if is_full(s, seat, which) and s.rules.skill_points[which] > 0:
            points += SKILL_TILE if tile else s.rules.skill_points[which]
    return points


@cython.cfunc
@cython.exceptval(check=False)
def collected(s: Hansa, seat: cython.int) -> cython.int:
    """R8.1, R10.C, R20.1: markers used, unused, or laid beside a route.

    R9.4: not those on the plate. R9.5: all seats together never have more than the supply had, and one.
    """
    kind: cython.int
    n: cython.int = 0
    for kind in range(N_MARKERS):
        n += s.unused[N_MARKERS * seat + kind] + s.used[N_MARKERS * seat + kind]
    for kind in range(4):
        if s.laid_by[kind] == seat + 1:
            n += 1
    return n


@cython.cfunc
@cython.exceptval(check=False)
def prestige_points(s: Hansa, seat: cython.int) -> cython.int:
    """R10.D: merchants on prestige spaces."""
    i: cython.int
    points: cython.int = 0
    for i in range(SPACES):
        if s.space[i] == seat + 1:
            points += s.rules.prestige_points[i]
    return points


@cython.cfunc
@cython.exceptval(check=False)
def city_points(s: Hansa, seat: cython.int) -> cython.int:
    """R10.E, R19.3: for each controlled city."""
    city: cython.int
    n: cython.int = 0
    for city in range(s.rules.n_cities):
        if s.holder[city] == seat + 1:
            n += 1
    return n * (CITY_TILE if s.tile[TILE_CITIES_FOUR] == 2 + seat else s.rules.city_points)


@cython.cfunc
@cython.exceptval(check=False)
def network_points(s: Hansa, seat: cython.int) -> cython.int:
    """R10.F: offices of the largest network times keys."""
    return s.network[seat] * skill(s, seat, SKILL_CLAVIS_URBIUM)


@cython.cfunc
@cython.exceptval(check=False)
def mission_points(s: Hansa, seat: cython.int) -> cython.int:
    """R18.1: 1 for each city of the card with an own office, 5 more if all three are controlled."""
    card: cython.int = s.mission[seat] - 1
    if card < 0:
        return 0
    i: cython.int
    points: cython.int = 0
    held: cython.int = 0
    for i in range(3):
        city: cython.int = s.rules.mission_city[3 * card + i]
        if s.offices[CITIES * seat + city] > 0:
            points += 1
        if s.holder[city] == seat + 1:
            held += 1
    return points + 5 if held == 3 else points


@cython.cfunc
@cython.exceptval(check=False)
def standing(s: Hansa, seat: cython.int, region: cython.int) -> cython.int:
    """R17.10: cities controlled in a region before offices there; 0 without an office."""
    city: cython.int
    held: cython.int = 0
    offices: cython.int = 0
    for city in range(s.rules.n_cities):
        if s.rules.regions_of[city] >> region & 1:
            offices += s.offices[CITIES * seat + city]
            if s.holder[city] == seat + 1:
                held += 1
    return 256 * held + offices


@cython.cfunc
@cython.exceptval(check=False)
def region_points(s: Hansa, seat: cython.int) -> cython.int:
    """R17.10: 7, 4, 2 in Wales and in Scotland; the tied share the points of their places, rounded down."""
    region: cython.int
    other: cython.int
    points: cython.int = 0
    if not s.rules.britannia:
        return 0
    for region in range(WALES, SCOTLAND + 1):
        mine: cython.int = standing(s, seat, region)
        above: cython.int = 0
        tied: cython.int = 0
        if mine == 0:
            continue
        for other in range(s.seats):
            theirs: cython.int = standing(s, other, region)
            if theirs > mine:
                above += 1
            elif theirs == mine:
                tied += 1
        shared: cython.int = 0
        for other in range(above, min(above + tied, PLACES)):
            shared += s.rules.region_points[other]
        points += shared // tied
    return points


@cython.cfunc
@cython.exceptval(check=False)
def total_points(s: Hansa, seat: cython.int) -> cython.int:
    """R10: all points of a seat as things stand."""
    points: cython.int = (
        s.track[seat] + skill_points(s, seat) + prestige_points(s, seat) + city_points(s, seat)
    )
    points += s.rules.marker_points[collected(s, seat)]
    return points + network_points(s, seat) + mission_points(s, seat) + region_points(s, seat)


def score_sheet(s: Hansa, seat: int) -> dict[str, int]:
    """R10.A-R10.G: the points of a seat by source, as things stand."""
    return {
        "control": s.gained[GAINS * seat + GAIN_CONTROL],
        "coins": s.gained[GAINS * seat + GAIN_COINS],
        "east_west": s.gained[GAINS * seat + GAIN_EAST_WEST],
        "skills": skill_points(s, seat),
        "markers": s.rules.marker_points[collected(s, seat)],
        "prestige": prestige_points(s, seat),
        "cities": city_points(s, seat),
        "network": network_points(s, seat),
        "missions": mission_points(s, seat),
        "regions": region_points(s, seat),
    }


def rank_keys(s: Hansa) -> list[tuple[int, ...]]:
    """R11.1: the total; Big Box: then fewer steps on Actiones, then more network points; equal keys share.

    R14.5: in 2009 they share at once.
    """
    keys: list[tuple[int, ...]] = []
    for seat in range(s.seats):
        if s.rules.tiebreak == 0:
            keys.append((total_points(s, seat),))
        else:
            steps: int = s.steps[N_SKILLS * seat + SKILL_ACTIONES]
            keys.append((total_points(s, seat), -steps, network_points(s, seat)))
    return keys
