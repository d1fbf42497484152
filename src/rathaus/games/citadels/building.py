# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R4.4 (2), R4.5, R4.6: districts enter a city and leave it; R7.1: a city is complete."""

from __future__ import annotations

import cython

from rathaus.games.citadels.state import Citadels, CitadelsBox

if not cython.compiled:
    from rathaus.core.bits import count
    from rathaus.games.citadels.cards import batch_add, batch_under_shuffled, has, lose_card
    from rathaus.games.citadels.names import (
        ALL_SEATS,
        AT_BELL_TOWER,
        AT_LIGHTHOUSE,
        BELL_TOWER,
        CITY,
        COLOUR_PURPLE,
        DO_ANNOUNCE,
        DO_DECLINE,
        FACTORY,
        GILT,
        HAUNTED_CITY,
        KINDS,
        LIGHTHOUSE,
        MUSEUM,
        QUARRY,
        TOLD_ANNOUNCED,
        TOLD_BUILT,
        TOLD_COMPLETE,
        VERB_ANNOUNCE,
        WIZARD_CHARACTER,
    )

ONE = cython.declare(cython.ulonglong, 1)
RICH = cython.declare(cython.int, 31)  # no district costs more gold than this


@cython.cfunc
@cython.exceptval(check=False)
def build_cost(s: Citadels, seat: cython.int, kind: cython.int) -> cython.int:
    """Gold that a seat pays to build a district; R12.10: with the Factory 1 less for its other purple ones."""
    cost: cython.int = s.rules.cost[kind]
    if s.rules.colour[kind] == COLOUR_PURPLE and has(s, seat, FACTORY) and kind != FACTORY and cost > 0:
        cost -= 1
    return cost


@cython.cfunc
@cython.exceptval(check=False)
def buildable(s: Citadels, seat: cython.int, any_name: cython.bint) -> cython.ulonglong:
    """The kinds in a hand that the seat can pay (R4.6) and does not have in its city yet (R4.5)."""
    gold: cython.int = min(s.gold[seat], RICH - 1)
    kinds: cython.ulonglong = s.rules.affordable[gold]
    if has(s, seat, FACTORY):
        kinds |= s.rules.affordable[gold + 1] & s.rules.of_colour[COLOUR_PURPLE]
    kinds &= s.held[seat]
    return kinds if any_name else kinds & ~s.city[seat]


@cython.cfunc
@cython.exceptval(check=False)
def may_repeat(s: Citadels, seat: cython.int, character: cython.int) -> cython.bint:
    """Whether a seat may build a name that its city has: R11.3 the Wizard, R12.7 the Quarry for one duplicate."""
    if character == WIZARD_CHARACTER:
        return True
    if not has(s, seat, QUARRY):
        return False
    return count(s.city[seat]) == s.city_size[seat]


@cython.cfunc
def build(s: Citadels, seat: cython.int, kind: cython.int) -> cython.void:
    """Pay for a hand card and put it into the city, which may be complete now (R7.1) or since long (R7.2)."""
    cost: cython.int = build_cost(s, seat, kind)
    lose_card(s, seat, kind, True)
    s.gold[seat] -= cost
    s.spent[0] += cost
    s.built[0] += 1
    s.lot[seat * CITY + s.city_size[seat]] = kind
    s.city_size[seat] += 1
    s.city[seat] |= ONE << kind
    s.clock[0] += 1
    if s.city_size[seat] == s.rules.tower_target and s.reached[seat] == 0:
        s.reached[seat] = s.clock[0]
    s.tell(ALL_SEATS, TOLD_BUILT, seat, kind, cost)
    complete(s, seat)
    if kind == HAUNTED_CITY:
        s.haunted_round[0] = s.round[0]
    elif kind == LIGHTHOUSE and s.deck_size[0] > 0:
        s.push(AT_LIGHTHOUSE, seat)
    elif kind == BELL_TOWER:
        s.push(AT_BELL_TOWER, seat)


@cython.cfunc
@cython.exceptval(check=False)
def is_complete(s: Citadels, seat: cython.int) -> cython.bint:
    """R7.1, R8.6, R20.6.1: whether a city has the districts that complete it at this moment."""
    return s.city_size[seat] >= s.target[0]


@cython.cfunc
def complete(s: Citadels, seat: cython.int) -> cython.void:
    """R7.1, R7.4: the first complete city triggers the end."""
    if s.first[0] == 0 and is_complete(s, seat):
        s.first[0] = seat + 1
        s.ending[0] = 1
        s.tell(ALL_SEATS, TOLD_COMPLETE, seat, s.city_size[seat])


@cython.cfunc
@cython.exceptval(check=False)
def find_lot(s: Citadels, seat: cython.int, kind: cython.int) -> cython.int:
    """Where a district lies in a city; of two of the same name the one without the Artist's gold, -1 if none."""
    i: cython.int
    gilt: cython.int = -1
    for i in range(seat * CITY, seat * CITY + s.city_size[seat]):
        if s.lot[i] == kind:
            return i
        if s.lot[i] == kind + GILT:
            gilt = i
    return gilt


@cython.cfunc
@cython.exceptval(check=False)
def city_value(s: Citadels, lot: cython.int) -> cython.int:
    """R5.8.5: the printed cost of a district in a city and the Artist's gold on it."""
    cell: cython.int = s.lot[lot]
    return s.rules.cost[cell % GILT] + (1 if cell >= GILT else 0)


@cython.cfunc
@cython.exceptval(check=False)
def recount(s: Citadels, seat: cython.int) -> cython.void:
    """The set of kinds of a city from its lots."""
    i: cython.int
    kinds: cython.ulonglong = 0
    for i in range(seat * CITY, seat * CITY + s.city_size[seat]):
        kinds |= ONE << (s.lot[i] % GILT)
    s.city[seat] = kinds


@cython.cfunc
def leave_city(s: Citadels, seat: cython.int, lot: cython.int) -> cython.void:
    """A district leaves a city: the Artist's gold goes to the bank (R11.9), cards of the Museum under the deck
    (R12.3), and the Bell Tower's announcement ends (R12.9.2). Where the card goes is the caller's business."""
    kind: cython.int = s.lot[lot] % GILT
    i: cython.int
    last: cython.int = seat * CITY + s.city_size[seat] - 1
    for i in range(lot, last):
        s.lot[i] = s.lot[i + 1]
    s.lot[last] = 0
    s.city_size[seat] -= 1
    recount(s, seat)
    if kind == MUSEUM:
        empty_museum(s, seat)
    elif kind == BELL_TOWER:
        silence_tower(s)


@cython.cfunc
def empty_museum(s: Citadels, seat: cython.int) -> cython.void:
    """R12.3, R8.7: the cards under the Museum go under the deck, in random order."""
    kind: cython.int
    for kind in range(KINDS):
        while s.museum[kind] > 0:
            s.museum[kind] -= 1
            batch_add(s, kind)
    s.museum_size[0] = 0
    batch_under_shuffled(s, seat)


@cython.cfunc
@cython.exceptval(check=False)
def silence_tower(s: Citadels) -> cython.void:
    """R12.9.2: the usual number of districts counts again; an end once triggered stays."""
    s.tower[0] = 0
    s.target[0] = s.rules.city_target


@cython.cfunc
@cython.exceptval(check=False)
def colour_count(s: Citadels, seat: cython.int, colour: cython.int) -> cython.int:
    """Districts of a colour in a city, copies included."""
    i: cython.int
    n: cython.int = 0
    for i in range(seat * CITY, seat * CITY + s.city_size[seat]):
        if s.rules.colour[s.lot[i] % GILT] == colour:
            n += 1
    return n


@cython.cclass
class BellTower(CitadelsBox):
    """R12.9: R12.9.1, R12.9.3: when built, its owner may announce that one district less completes a city."""

    @cython.cfunc
    def legal(self, s: Citadels) -> cython.void:
        s.offer(DO_ANNOUNCE)
        s.offer(DO_DECLINE)

    @cython.cfunc
    def apply(self, s: Citadels, verb: cython.int, arg: cython.int) -> cython.void:
        if verb != VERB_ANNOUNCE:
            return
        s.tower[0] = 1
        s.target[0] = s.rules.tower_target
        s.tell(ALL_SEATS, TOLD_ANNOUNCED, s.seat, s.target[0])
        earliest: cython.int = -1
        seat: cython.int
        for seat in range(s.seats):
            if is_complete(s, seat) and (earliest < 0 or s.reached[seat] < s.reached[earliest]):
                earliest = seat
        if earliest >= 0:
            complete(s, earliest)
