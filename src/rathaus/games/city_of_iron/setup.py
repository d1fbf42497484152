# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R2: the set-up."""

from __future__ import annotations

import cython

from rathaus.games.city_of_iron.refusals import nation_refusal, stack_refusal
from rathaus.games.city_of_iron.state import CityOfIron, CityOfIronBox

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.core.rng import below, shuffle
    from rathaus.games.city_of_iron.cards import kinds, one, size
    from rathaus.games.city_of_iron.decks import append, draw_card
    from rathaus.games.city_of_iron.holdings import find_terrains
    from rathaus.games.city_of_iron.names import *
    from rathaus.games.city_of_iron.row import slide_and_fill
    from rathaus.games.city_of_iron.towns import open_towns, turn_up_town

DECKS = cython.declare(cython.int, 2)


@cython.ccall
def set_up(s: CityOfIron) -> cython.void:
    """R2.1, R2.6-R2.9, R2.11, R2.13: the table; cubes into the pool at random; nations by lot or by choice."""
    seat: cython.int
    for seat in range(s.seats):
        s.line[seat] = seat
    shuffle(s, s.line, s.seats)
    lay_table(s)
    s.push(AT_SET_UP, s.line[0])
    if s.rules.chooses_nation:
        s.push(AT_CHOOSE_NATION, s.line[0], 0)
    else:
        deal_nations(s)


@cython.cfunc
def lay_table(s: CityOfIron) -> cython.void:
    """R2.6-R2.9, R2.11, R9.1: lands, building deck and row, town stacks."""
    kind: cython.int
    s.display[0] = s.rules.settle_lands
    for kind in range(BUILDINGS):
        s.left[kind] = s.rules.copies[kind]
    for kind in range(STACKS + 1):
        s.covered[0] |= s.rules.stack[kind]
    for kind in range(STACKS):
        turn_up_town(s, kind)
    open_towns(s)
    slide_and_fill(s)


@cython.cfunc
@cython.exceptval(check=False)
def nation_free(s: CityOfIron, nation: cython.int) -> cython.bint:
    """Whether a nation may be dealt and nobody has it."""
    seat: cython.int
    if not s.rules.deals[nation]:
        return False
    for seat in range(s.seats):
        if s.nation[seat] == nation + 1:
            return False
    return True


@cython.cfunc
def take_nation(s: CityOfIron, seat: cython.int, nation: cython.int) -> cython.void:
    """R2.1: a seat plays a nation."""
    s.nation[seat] = nation + 1
    s.tell(ALL_SEATS, TOLD_NATION, seat, nation)


@cython.cfunc
def deal_nations(s: CityOfIron) -> cython.void:
    """R2.1: a nation at random for each seat."""
    seat: cython.int
    nation: cython.int
    for seat in range(s.seats):
        n: cython.int = 0
        for nation in range(NATIONS):
            n += nation_free(s, nation)
        skip: cython.int = below(s, n)
        for nation in range(NATIONS):
            if nation_free(s, nation):
                if skip == 0:
                    take_nation(s, seat, nation)
                    break
                skip -= 1


@cython.cclass
class ChooseNation(CityOfIronBox):
    """R2.1, option `nation_deal`: a nation for each player in the order of the pool. Frame: a = players done."""

    @cython.cfunc
    def legal(self, s: CityOfIron) -> cython.void:
        nation: cython.int
        for nation in range(NATIONS):
            if nation_free(s, nation):
                s.offer(DO_NATION + nation)

    @cython.cfunc
    def apply(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
        take_nation(s, s.seat, arg)
        if s.a + 1 < s.seats:
            s.push(AT_CHOOSE_NATION, s.line[s.a + 1], s.a + 1)

    def why_not(self, s: CityOfIron, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return nation_refusal(s, verb, arg)


@cython.cclass
class SetUp(CityOfIronBox):
    """R2.1-R2.5: what belongs to the nations; then the players lay their starting decks (R2.3) and draw (R2.10)."""

    @cython.cfunc
    def run(self, s: CityOfIron) -> cython.void:
        seat: cython.int
        place: cython.int
        for seat in range(s.seats):
            give_start(s, seat)
        s.push(AT_BEGIN_ROUND, s.line[0], 1)
        for place in range(s.seats - 1, -1, -1):
            seat = s.line[place]
            s.push(AT_FIRST_DRAW, seat)
            ask_order(s, seat)


@cython.cfunc
def give_start(s: CityOfIron, seat: cython.int) -> cython.void:
    """R2.1, R2.2, R2.4, R2.5, R2.10, R2.12, R11.3: land and city, tokens, cards, money, science, income."""
    deck: cython.int
    token: cython.int
    nation: cython.int = s.nation[seat] - 1
    land: cython.int = s.rules.start_land[nation]
    token = s.rules.start_token
    s.tokens[seat] = ((1 << TOKENS) - 1) & ~(1 << token)
    s.holder[land] = seat + 1
    s.city_token[land] = token + 1
    s.slots[land] = s.rules.city_slots[token]
    s.citizen_draws[seat] = s.rules.city_citizen[token]
    s.military_draws[seat] = s.rules.city_military[token]
    find_terrains(s, seat)
    s.supply[seat] = s.rules.supply_of[nation]
    for deck in range(DECKS):
        cards: cython.ulonglong = s.rules.starters[nation * 2 + deck]
        s.hand[seat] += cards
        s.hand_size[seat * 2 + deck] = size(cards)
    s.money[seat] = s.rules.start_money
    s.science[seat] = s.rules.start_science
    s.income[seat] = s.rules.start_income


@cython.cfunc
def ask_order(s: CityOfIron, seat: cython.int) -> cython.void:
    """R2.3, R4.3: the order of the starting decks is asked for where there is a choice."""
    deck: cython.int
    for deck in range(DECKS - 1, -1, -1):
        cards: cython.ulonglong = s.rules.starters[(s.nation[seat] - 1) * 2 + deck]
        s.turned[seat] |= cards
        if size(cards) > 1:
            s.push(AT_STACK, seat, deck)
        elif size(cards) == 1:
            stack(s, seat, lowest(cards) >> 1)


@cython.cfunc
def stack(s: CityOfIron, seat: cython.int, card: cython.int) -> cython.void:
    """R2.3: a starting card comes under those that lie on the draw pile already."""
    deck: cython.int = s.rules.deck_of[card]
    s.hand[seat] -= one(card)
    s.hand_size[seat * 2 + deck] -= 1
    append(s, seat, card)
    s.pile_size[seat * 2 + deck] += 1
    s.tell(1 << seat, TOLD_STACKED, seat, card)


@cython.cclass
class Stack(CityOfIronBox):
    """R2.3, R2.5, R8.4.1: the next card of a starting deck from the top. Frame: a = deck."""

    @cython.cfunc
    def legal(self, s: CityOfIron) -> cython.void:
        left: cython.ulonglong = kinds(s.hand[s.seat] & s.rules.deck_cards[s.a])
        while left:
            s.offer(DO_STACK + (lowest(left) >> 1))
            left &= left - 1

    @cython.cfunc
    def apply(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
        stack(s, s.seat, arg)
        left: cython.ulonglong = s.hand[s.seat] & s.rules.deck_cards[s.a]
        if size(left) > 1:
            s.push(AT_STACK, s.seat, s.a)
        else:
            stack(s, s.seat, lowest(left) >> 1)

    def why_not(self, s: CityOfIron, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return stack_refusal(s, verb, arg)


@cython.cclass
class FirstDraw(CityOfIronBox):
    """R2.10: the first citizen card of the game."""

    @cython.cfunc
    def run(self, s: CityOfIron) -> cython.void:
        s.tell(ALL_SEATS, TOLD_DECKS_LAID, s.seat)
        for _ in range(s.rules.start_citizen):
            draw_card(s, s.seat, CITIZEN)
        for _ in range(s.rules.start_military):
            draw_card(s, s.seat, MILITARY)
