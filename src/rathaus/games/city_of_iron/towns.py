# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R2.11, R5.7.1-R5.7.7, R9.1: town stacks, attacks, conquest, loss. What is turned up next is drawn then."""

from __future__ import annotations

import cython

from rathaus.games.city_of_iron.refusals import siege_refusal
from rathaus.games.city_of_iron.state import CityOfIron, CityOfIronBox

if not cython.compiled:
    from rathaus.core.bits import count, lowest
    from rathaus.core.rng import below
    from rathaus.games.city_of_iron.cards import kinds, one
    from rathaus.games.city_of_iron.decks import play_from_hand
    from rathaus.games.city_of_iron.holdings import count_town
    from rathaus.games.city_of_iron.names import *
    from rathaus.games.city_of_iron.row import discard_leftmost, slide_and_fill
    from rathaus.games.city_of_iron.sieges import can_take, defence, owner_of, useful

ONE = cython.declare(cython.ulonglong, 1)
NONE = cython.declare(cython.int, -1)


@cython.cfunc
def uncover(s: CityOfIron, stars: cython.int) -> cython.int:
    """The next town of a stack, -1 if it is exhausted."""
    left: cython.ulonglong = s.covered[0] & s.rules.stack[stars]
    if left == 0:
        return NONE
    skip: cython.int = below(s, count(left))
    while skip > 0:
        left &= left - 1
        skip -= 1
    town: cython.int = lowest(left)
    s.covered[0] &= ~(ONE << town)
    s.tell(ALL_SEATS, TOLD_TOWN_REVEALED, town)
    return town


@cython.cfunc
def turn_up_town(s: CityOfIron, stack: cython.int) -> cython.void:
    """R2.11, R5.7.5: the top town of a stack; only it can be attacked."""
    s.top[stack] = uncover(s, stack + 1) + 1


@cython.cfunc
def open_towns(s: CityOfIron) -> cython.void:
    """R9.1: as many 0-star towns as should lie open."""
    place: cython.int
    for place in range(s.rules.open_towns):
        if s.open_town[place] == 0:
            s.open_town[place] = uncover(s, 0) + 1


@cython.cfunc
def attack(s: CityOfIron, seat: cython.int, town: cython.int) -> cython.void:
    """R5.7.2: cards are chosen until attack and distance suffice."""
    s.tell(ALL_SEATS, TOLD_ATTACKED, seat, town)
    s.push(AT_CLEAR, seat, 0)
    s.push(AT_CONQUER, seat, town)
    s.push(AT_SIEGE, seat, town, defence(s, town), s.rules.town_distance[town])


@cython.cclass
class Siege(CityOfIronBox):
    """R5.7.2, R5.7.7, R11.6: a card for its attack or for its distance; the attack always stays possible.

    Frame: a = town, b = attack missing, c = distance missing.
    """

    @cython.cfunc
    def legal(self, s: CityOfIron) -> cython.void:
        cards: cython.ulonglong = s.hand[s.seat]
        found: cython.ulonglong = kinds(cards)
        left: cython.ulonglong = found
        kind: cython.int
        while left:
            kind = lowest(left) >> 1
            left &= left - 1
            way: cython.int = s.rules.distance[kind]
            if way > 0 and can_take(s, cards - one(kind), s.b, s.c - way):
                s.offer(DO_SKILLS + kind)
        left = found
        while left:
            kind = lowest(left) >> 1
            left &= left - 1
            force: cython.int = s.rules.attack[kind]
            if force > 0 and can_take(s, cards - one(kind), s.b - force, s.c):
                s.offer(DO_FIGHT + kind)
        if s.b <= 0 and s.c <= 0:
            s.offer(DO_ENOUGH)

    @cython.cfunc
    def apply(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_ENOUGH:
            return
        play_from_hand(s, s.seat, arg)
        force: cython.int = s.b
        way: cython.int = s.c
        if verb == VERB_FIGHT:
            s.tell(ALL_SEATS, TOLD_USED_ATTACK, s.seat, arg)
            force = max(0, force - s.rules.attack[arg])
        else:
            s.tell(ALL_SEATS, TOLD_USED_SKILLS, s.seat, arg)
            way = max(0, way - s.rules.distance[arg])
        if force > 0 or way > 0 or useful(s, s.hand[s.seat]):
            s.push(AT_SIEGE, s.seat, s.a, force, way)

    def why_not(self, s: CityOfIron, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return siege_refusal(s, verb, arg)


@cython.cclass
class Conquer(CityOfIronBox):
    """R5.7.4-R5.7.6, R9.1: the town changes hands with all it gives. Frame: a = town."""

    @cython.cfunc
    def run(self, s: CityOfIron) -> cython.void:
        loser: cython.int = owner_of(s, s.a)
        s.tell(ALL_SEATS, TOLD_CONQUERED, s.seat, s.a)
        if loser >= 0:
            s.tell(ALL_SEATS, TOLD_LOST_TOWN, loser, s.a)
            count_town(s, loser, s.a, -1)
            count_town(s, s.seat, s.a, 1)
            return
        count_town(s, s.seat, s.a, 1)
        if discard_leftmost(s) and s.rules.refills_at_once:  # R9.4
            slide_and_fill(s)
        next_town(s, s.a)


@cython.cfunc
def next_town(s: CityOfIron, town: cython.int) -> cython.void:
    """R5.7.5, R9.1: the next town of the stack is revealed."""
    place: cython.int
    for place in range(STACKS):
        if s.top[place] == town + 1:
            turn_up_town(s, place)
            return
    for place in range(OPEN):
        if s.open_town[place] == town + 1:
            s.open_town[place] = 0
    open_towns(s)
