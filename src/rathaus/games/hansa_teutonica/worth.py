# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""What a trade route is worth to a seat and what it costs, in tenths of points: the eyes of the rule of thumb."""

from __future__ import annotations

import cython

from rathaus.games.hansa_teutonica.state import Hansa

if not cython.compiled:
    from rathaus.core.bits import count
    from rathaus.games.hansa_teutonica.names import *
    from rathaus.games.hansa_teutonica.pieces import merchants_on, stock_size, supply_size
    from rathaus.games.hansa_teutonica.skills import is_full, skill
    from rathaus.games.hansa_teutonica.trade import may_extend, may_settle

ONE = cython.declare(cython.ulonglong, 1)
STEPS = cython.declare(cython.int, 8)
LATE = cython.declare(cython.int, 14)  # points on a track after which skills no longer pay
CONTROL = cython.declare(cython.int, 9)
MARKER = cython.declare(cython.int, 20)
RECYCLED = cython.declare(cython.int, 25)


@cython.cfunc
@cython.exceptval(check=False)
def progress(s: Hansa) -> cython.int:
    """How far the game has come: the nearest of the three ends, 0 to 20."""
    seat: cython.int
    most: cython.int = 20 * s.completed[0] // s.rules.completed_limit
    for seat in range(s.seats):
        most = max(most, s.track[seat])
    return max(most, 20 - 2 * s.pile[0])


@cython.cfunc
@cython.exceptval(check=False)
def skill_worth(s: Hansa, seat: cython.int, which: cython.int) -> cython.int:
    """The next step of a skill: actions first, keys when there is a network, nothing but full ones late."""
    if is_full(s, seat, which):
        return 0
    step: cython.int = s.steps[N_SKILLS * seat + which]
    now: cython.int = s.rules.skill_value[which * STEPS + step]
    then: cython.int = s.rules.skill_value[which * STEPS + step + 1]
    worth: cython.int = 10 * s.rules.skill_points[which] if step + 1 == s.rules.skill_top[which] else 0
    if which == SKILL_CLAVIS_URBIUM:
        return 15 + 10 * (then - now) * s.network[seat]
    if progress(s) >= LATE:
        return worth + 5
    if which == SKILL_ACTIONES:
        return worth + (130 if then > now else 75)
    if which == SKILL_PRIVILEGIUM:
        return worth + 55
    if which == SKILL_BURSA:
        return worth + 35 - 8 * step
    return worth + 20


@cython.cfunc
@cython.exceptval(check=False)
def city_worth(s: Hansa, seat: cython.int, city: cython.int) -> cython.int:
    """One more office in a city: the network, control of the city and of the traffic through it, East-West."""
    other: cython.int
    most: cython.int = 0
    worth: cython.int = 12 + 10 * skill(s, seat, SKILL_CLAVIS_URBIUM)
    for other in range(s.seats):
        if other != seat:
            most = max(most, s.offices[CITIES * other + city])
    mine: cython.int = s.offices[CITIES * seat + city] + 1
    if s.holder[city] != seat + 1 and mine >= most:
        worth += 30 + (10 if s.rules.skills_of[city] else 0)
    if s.presence[seat] >> city & 1 == 0 and s.rules.neighbours[city] & s.presence[seat]:
        worth += 15
    if s.linked[seat] == 0 and (city == s.rules.east or city == s.rules.west):
        worth += 10
    return worth


@cython.cfunc
@cython.exceptval(check=False)
def office_worth(s: Hansa, seat: cython.int, city: cython.int) -> cython.int:
    """The next printed office of a city, 0 if the Privilegium does not reach."""
    if s.founded[city] >= s.rules.office_count[city]:
        return 0
    at: cython.int = s.rules.office_first[city] + s.founded[city]
    if skill(s, seat, SKILL_PRIVILEGIUM) < s.rules.office_level[at]:
        return 0
    return city_worth(s, seat, city) + 10 * s.rules.office_coin[at]


@cython.cfunc
@cython.exceptval(check=False)
def space_worth(s: Hansa, seat: cython.int) -> cython.int:
    """The best prestige space that a seat could take with a merchant."""
    i: cython.int
    best: cython.int = 0
    for i in range(SPACES):
        if may_settle(s, seat, i):
            best = max(best, 10 * s.rules.prestige_points[i])
    return best


@cython.cfunc
@cython.exceptval(check=False)
def wants_merchant(s: Hansa, seat: cython.int, route: cython.int) -> cython.bint:
    """Whether a merchant on a route would serve a round office or a prestige space."""
    end: cython.int
    if merchants_on(s, seat, route) > 0:
        return False
    if route == s.rules.prestige_route and space_worth(s, seat) > 0:
        return True
    for end in range(2):
        city: cython.int = s.rules.route_a[route] if end == 0 else s.rules.route_b[route]
        if office_worth(s, seat, city) > 0:
            if s.rules.office_shape[s.rules.office_first[city] + s.founded[city]] == MERCHANT:
                return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def route_worth(s: Hansa, seat: cython.int, route: cython.int) -> cython.int:
    """What establishing a route brings a seat, less what it gives to others."""
    end: cython.int
    i: cython.int
    worth: cython.int = 0
    best: cython.int = 0
    for end in range(2):
        city: cython.int = s.rules.route_a[route] if end == 0 else s.rules.route_b[route]
        if s.holder[city] == seat + 1:
            worth += CONTROL
        elif s.holder[city] > 0:
            worth -= CONTROL
        best = max(best, office_worth(s, seat, city))
        if may_extend(s, seat, city, 0):
            best = max(best, city_worth(s, seat, city) - 10)
        for i in range(N_SKILLS):
            if s.rules.skills_of[city] >> i & 1:
                best = max(best, skill_worth(s, seat, i))
    if route == s.rules.prestige_route:
        if merchants_on(s, seat, route) + s.supply[2 * seat + 1] > 0:
            best = max(best, space_worth(s, seat))
    if s.on_route[route] > 0:
        worth += MARKER
    if at_hand(s, seat) < 3:  # the pieces of the route come back
        worth += RECYCLED
    return worth + best


@cython.cfunc
@cython.exceptval(check=False)
def at_hand(s: Hansa, seat: cython.int) -> cython.int:
    """Pieces in supply and stock."""
    return supply_size(s, seat) + stock_size(s, seat)


@cython.cfunc
@cython.exceptval(check=False)
def route_cost(s: Hansa, seat: cython.int, route: cython.int) -> cython.int:
    """Actions and pieces that a seat still needs to establish a route, ten for each action."""
    w: cython.int = s.rules.route_word[route]
    mask: cython.ulonglong = s.rules.route_mask[route]
    theirs: cython.ulonglong = mask & ~s.free[w] & ~s.own[2 * seat + w]
    gaps: cython.int = count(mask & s.free[w])
    blocked: cython.int = count(theirs)
    discs: cython.int = count(theirs & s.discs[w])
    pieces: cython.int = gaps + 2 * blocked + discs
    cost: cython.int = 10 + 10 * gaps + 17 * blocked + 6 * discs
    if pieces > supply_size(s, seat):
        cost += 10
    if pieces > at_hand(s, seat):  # only by moving pieces, which displace nobody
        cost += 5 * gaps + 200 * blocked
    return cost


@cython.cfunc
@cython.exceptval(check=False)
def route_rate(s: Hansa, seat: cython.int, route: cython.int) -> cython.int:
    """Worth for cost."""
    worth: cython.int = route_worth(s, seat, route)
    cost: cython.int = route_cost(s, seat, route)
    return 100 * worth // cost if worth > 0 else worth - cost


@cython.cfunc
@cython.exceptval(check=False)
def best_route(s: Hansa, seat: cython.int, routes: cython.ulonglong) -> cython.int:
    """The route of a set with the best rate."""
    route: cython.int
    best: cython.int = -1
    most: cython.int = -100000
    for route in range(s.rules.n_routes):
        if routes >> route & 1:
            rate: cython.int = route_rate(s, seat, route)
            if rate > most:
                most = rate
                best = route
    return best
