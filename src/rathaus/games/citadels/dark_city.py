# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R11: Wizard, Abbot, Diplomat, Artist and Queen of The Dark City. (Witch, Emperor and Tax Collector are called in
calling.py; Navigator: gather.py; Alchemist and tax: turn.py.)"""

from __future__ import annotations

import cython

from rathaus.games.citadels.state import Citadels, CitadelsBox

if not cython.compiled:
    from rathaus.games.citadels.building import (
        build,
        build_cost,
        city_value,
        find_lot,
        recount,
        silence_tower,
    )
    from rathaus.games.citadels.calling import neighbours
    from rathaus.games.citadels.cards import (
        batch_add,
        batch_remove,
        gain_card,
        has,
        lose_card,
        offer_kinds,
    )
    from rathaus.games.citadels.gold import hand_over
    from rathaus.games.citadels.names import (
        ALL_SEATS,
        AT_WIZARD,
        AT_WIZARD_BUILD,
        BELL_TOWER,
        CITY,
        DID_ACTION,
        DO_BUILD,
        DO_DECLINE,
        DO_GIVE,
        DO_TAKE,
        EMPEROR_CHARACTER,
        GILT,
        KEEP,
        KINDS,
        SEATS,
        TOLD_EXCHANGED,
        TOLD_GILDED,
        TOLD_LOOKED,
        TOLD_PAID_SEAT,
        TOLD_SAW_CARD,
        TOLD_TOOK_CARD,
        TOLD_TOOK_THIS_CARD,
        VERB_BUILD,
        VERB_TAKE,
    )
    from rathaus.games.citadels.warlord import is_closed, is_protected, wall_surcharge

ARTIST_MOST = cython.declare(cython.int, 2)  # R11.9
ONE = cython.declare(cython.ulonglong, 1)


@cython.cfunc
@cython.exceptval(check=False)
def abbot_donor(s: Citadels, seat: cython.int) -> cython.int:
    """R11.5: the other player who alone has the most gold of all, -1 if there is none."""
    best: cython.int = -1
    alone: cython.bint = False
    other: cython.int
    for other in range(s.seats):
        if best < 0 or s.gold[other] > s.gold[best]:
            best = other
            alone = True
        elif s.gold[other] == s.gold[best]:
            alone = False
    return best if alone and best != seat and s.gold[best] > 0 else -1


@cython.cfunc
@cython.exceptval(check=False)
def queen_earns(s: Citadels, seat: cython.int) -> cython.bint:
    """R11.10: whether the Queen sits next to the player who has shown rank 4, or to whom the Emperor gave the
    Crown where that is agreed."""
    king: cython.int = s.revealed[4] - 1
    if king < 0:
        return False
    if s.rules.queen_by_receiver and s.rules.character_at[4] == EMPEROR_CHARACTER:
        if s.murdered[0] == 4:  # shown in the Hospital: he passes the Crown at the end of the round
            return False
        king = s.crown[0]
    return neighbours(s, seat, king)


@cython.cfunc
def wizard_look(
    s: Citadels, seat: cython.int, victim: cython.int, rank: cython.int, mode: cython.int
) -> cython.void:
    """R11.3: the Wizard looks at a hand of which he must take a card."""
    s.known[seat * SEATS + victim] = s.held[victim]
    s.tell(ALL_SEATS, TOLD_LOOKED, seat, victim)
    if s.events is not None:
        kind: cython.int
        for kind in range(KINDS):
            for _ in range(s.hand[victim * KINDS + kind]):
                s.tell(1 << seat, TOLD_SAW_CARD, victim, kind)
    s.push(AT_WIZARD, seat, rank, mode, victim)


@cython.cclass
class Wizard(CitadelsBox):
    """R11.3: take one of the cards seen. Frame: a, b = rank and mode, c = whose hand."""

    @cython.cfunc
    def legal(self, s: Citadels) -> cython.void:
        offer_kinds(s, DO_TAKE, s.held[s.c])

    @cython.cfunc
    def apply(self, s: Citadels, verb: cython.int, arg: cython.int) -> cython.void:
        victim: cython.int = s.c
        lose_card(s, victim, arg, False)
        s.known[s.seat * SEATS + victim] = s.held[victim]
        s.tell(ALL_SEATS, TOLD_TOOK_CARD, s.seat, victim)
        s.tell(1 << s.seat | 1 << victim, TOLD_TOOK_THIS_CARD, s.seat, victim, arg)
        batch_add(s, arg)
        s.push(AT_WIZARD_BUILD, s.seat, s.a, s.b, victim)

    def why_not(self, s: Citadels, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return ("R11.3", "not_in_that_hand") if verb == VERB_TAKE else None


@cython.cclass
class WizardBuild(CitadelsBox):
    """R11.3: pay for the card taken and build it at once, outside the build limit, or put it into the hand.

    Frame: a, b = rank and mode, c = whose card it was. Building needs the action first, unless agreed otherwise.
    """

    @cython.cfunc
    def legal(self, s: Citadels) -> cython.void:
        kind: cython.int = s.batch[0]
        if self.allowed(s) and s.gold[s.seat] >= build_cost(s, s.seat, kind):
            s.offer(DO_BUILD + kind)
        s.offer(DO_DECLINE)

    @cython.cfunc
    def allowed(self, s: Citadels) -> cython.bint:
        return s.did[0] & DID_ACTION != 0 or s.rules.wizard_builds_first

    @cython.cfunc
    def apply(self, s: Citadels, verb: cython.int, arg: cython.int) -> cython.void:
        seat: cython.int = s.seat
        victim: cython.int = s.c
        kind: cython.int = batch_remove(s, s.batch[0])
        gain_card(s, seat, kind)
        if verb == VERB_BUILD:
            build(s, seat, kind)
        else:
            s.known[victim * SEATS + seat] |= ONE << kind

    def why_not(self, s: Citadels, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        if verb != VERB_BUILD or arg != s.batch[0]:
            return None
        return ("R4.6", "not_enough_gold") if self.allowed(s) else ("R11.3", "action_first")

    def shown(self, s: Citadels) -> list[int]:  # type: ignore[override]
        return [DO_BUILD + s.batch[0]]


@cython.cfunc
@cython.exceptval(check=False)
def may_exchange(s: Citadels, seat: cython.int, victim: cython.int, lot: cython.int) -> cython.bint:
    """R11.8: whether the Diplomat has something to give for this district of another city."""
    i: cython.int
    if victim == seat or s.lot[lot] % GILT == KEEP or is_closed(s, victim) or is_protected(s, seat, victim):
        return False
    for i in range(seat * CITY, seat * CITY + s.city_size[seat]):
        if may_give(s, seat, victim, lot, i):
            return True
    return False


@cython.cfunc
@cython.exceptval(check=False)
def exchange_price(s: Citadels, victim: cython.int, taken: cython.int, given: cython.int) -> cython.int:
    """R11.8: what the Diplomat pays that player, never less than nothing."""
    price: cython.int = (
        city_value(s, taken) + wall_surcharge(s, victim, s.lot[taken] % GILT) - city_value(s, given)
    )
    return max(0, price)


@cython.cfunc
@cython.exceptval(check=False)
def may_give(
    s: Citadels, seat: cython.int, victim: cython.int, taken: cython.int, given: cython.int
) -> cython.bint:
    """R11.8: affordable, and no name twice in either city afterwards."""
    got: cython.int = s.lot[taken] % GILT
    lost: cython.int = s.lot[given] % GILT
    if got != lost and (has(s, seat, got) or has(s, victim, lost)):
        return False
    return s.gold[seat] >= exchange_price(s, victim, taken, given)


@cython.cclass
class Give(CitadelsBox):
    """R11.8: the district that the Diplomat gives. Frame: c = the other seat, d = the district he takes."""

    @cython.cfunc
    def legal(self, s: Citadels) -> cython.void:
        taken: cython.int = find_lot(s, s.c, s.d)
        kind: cython.int
        for kind in range(KINDS):
            if has(s, s.seat, kind) and may_give(s, s.seat, s.c, taken, find_lot(s, s.seat, kind)):
                s.offer(DO_GIVE + kind)

    @cython.cfunc
    def apply(self, s: Citadels, verb: cython.int, arg: cython.int) -> cython.void:
        seat: cython.int = s.seat
        victim: cython.int = s.c
        taken: cython.int = find_lot(s, victim, s.d)
        given: cython.int = find_lot(s, seat, arg)
        price: cython.int = exchange_price(s, victim, taken, given)
        if price > 0:
            s.tell(ALL_SEATS, TOLD_PAID_SEAT, seat, victim, hand_over(s, seat, victim, price))
        cell: cython.int = s.lot[taken]
        s.lot[taken] = s.lot[given]
        s.lot[given] = cell
        recount(s, seat)
        recount(s, victim)
        if s.d == BELL_TOWER or arg == BELL_TOWER:
            silence_tower(s)
        s.tell(ALL_SEATS, TOLD_EXCHANGED, seat, victim, s.d, arg)

    def why_not(self, s: Citadels, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return ("R11.8", "no_exchange")


@cython.cfunc
@cython.exceptval(check=False)
def may_gild(s: Citadels, seat: cython.int, kind: cython.int) -> cython.bint:
    """R11.9: an own district without gold, while the Artist has gold and has not yet gilded two."""
    if s.gilded[0] >= ARTIST_MOST or s.gold[seat] < 1 or not has(s, seat, kind):
        return False
    return s.lot[find_lot(s, seat, kind)] < GILT


@cython.cfunc
def gild(s: Citadels, seat: cython.int, kind: cython.int) -> cython.void:
    """R11.9: one own gold lies on the district for good."""
    s.gold[seat] -= 1
    s.lot[find_lot(s, seat, kind)] += GILT
    s.gilded[0] += 1
    s.tell(ALL_SEATS, TOLD_GILDED, seat, kind)
