# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R4.4 (1): the action of a turn, two gold or cards, and what some characters get right after it."""

from __future__ import annotations

import cython

from rathaus.games.citadels.state import Citadels, CitadelsBox

if not cython.compiled:
    from rathaus.games.citadels.cards import (
        batch_add,
        batch_kinds,
        batch_remove,
        batch_under,
        draw_cards,
        draw_top,
        gain_card,
        has,
        offer_kinds,
        put_under,
    )
    from rathaus.games.citadels.gold import gain
    from rathaus.games.citadels.names import (
        ALL_SEATS,
        ARCHITECT_CHARACTER,
        AT_KEEP,
        AT_NAVIGATOR,
        AT_TURN,
        AT_UNDER,
        DID_ACTION,
        DID_BONUS,
        DO_FOUR_CARDS,
        DO_FOUR_GOLD,
        DO_KEEP,
        DO_UNDER,
        LIBRARY,
        MERCHANT_CHARACTER,
        MODE_GATHER_ONLY,
        NAVIGATOR_CHARACTER,
        OBSERVATORY,
        TOLD_BONUS_CARDS,
        TOLD_BONUS_GOLD,
        TOLD_DREW,
        TOLD_DREW_CARD,
        TOLD_KEPT,
        TOLD_KEPT_CARD,
        TOLD_RETURNED,
        TOLD_TOOK_GOLD,
        VERB_FOUR_GOLD,
    )

ACTION_GOLD = cython.declare(cython.int, 2)
ACTION_CARDS = cython.declare(cython.int, 2)
OBSERVATORY_CARDS = cython.declare(cython.int, 3)  # R6.5
LIBRARY_KEEPS = cython.declare(cython.int, 2)  # R6.5
MERCHANT_GOLD = cython.declare(cython.int, 1)  # R5.6
ARCHITECT_CARDS = cython.declare(cython.int, 2)  # R5.7
NAVIGATOR_TAKES = cython.declare(cython.int, 4)  # R11.7
AFTER_ACTION = cython.declare(cython.int, 0)


@cython.cfunc
def take_gold(s: Citadels) -> cython.void:
    """R4.4 (1): two gold from the bank. The frame of the turn is in the registers."""
    s.tell(ALL_SEATS, TOLD_TOOK_GOLD, s.seat, gain(s, s.seat, ACTION_GOLD))
    after_action(s, s.seat, s.a, s.b)


@cython.cfunc
def draw_action(s: Citadels) -> cython.void:
    """R4.4 (1), R6.5, R8.7: draw cards and keep one of them, with the Library several.

    Where there is nothing to choose the cards are kept at once.
    """
    seat: cython.int = s.seat
    wanted: cython.int = OBSERVATORY_CARDS if has(s, seat, OBSERVATORY) else ACTION_CARDS
    while s.batch_size[0] < wanted and s.deck_size[0] > 0:
        kind: cython.int = draw_top(s)
        batch_add(s, kind)
        s.tell(1 << seat, TOLD_DREW_CARD, seat, kind)
    s.tell(ALL_SEATS, TOLD_DREW, seat, s.batch_size[0])
    keeps: cython.int = 1
    if has(s, seat, LIBRARY):
        keeps = wanted if s.rules.keep_all else LIBRARY_KEEPS
    if s.batch_size[0] > keeps:
        s.push(AT_KEEP, seat, s.a, s.b, keeps)
        return
    s.tell(ALL_SEATS, TOLD_KEPT, seat, s.batch_size[0])
    while s.batch_size[0] > 0:
        gain_card(s, seat, batch_remove(s, s.batch[0]))
    after_action(s, seat, s.a, s.b)


@cython.cclass
class Keep(CitadelsBox):
    """R4.4 (1): keep a drawn card. Frame: a, b = rank and mode of the turn, c = cards still to keep."""

    @cython.cfunc
    def legal(self, s: Citadels) -> cython.void:
        offer_kinds(s, DO_KEEP, batch_kinds(s))

    @cython.cfunc
    def apply(self, s: Citadels, verb: cython.int, arg: cython.int) -> cython.void:
        seat: cython.int = s.seat
        gain_card(s, seat, batch_remove(s, arg))
        s.tell(1 << seat, TOLD_KEPT_CARD, seat, arg)
        s.tell(ALL_SEATS & ~(1 << seat), TOLD_KEPT, seat, 1)
        if s.c > 1:
            s.push(AT_KEEP, seat, s.a, s.b, s.c - 1)
        elif s.rules.order_chosen and s.batch_size[0] > 1:
            s.push(AT_UNDER, seat, s.a, s.b)
        else:
            s.tell(ALL_SEATS, TOLD_RETURNED, seat, s.batch_size[0])
            batch_under(s, seat)
            after_action(s, seat, s.a, s.b)

    def why_not(self, s: Citadels, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return ("R4.4", "keep_first")


@cython.cclass
class Under(CitadelsBox):
    """R8.7, option `undercard_order`: the player puts the other cards under the deck one by one."""

    @cython.cfunc
    def legal(self, s: Citadels) -> cython.void:
        offer_kinds(s, DO_UNDER, batch_kinds(s))

    @cython.cfunc
    def apply(self, s: Citadels, verb: cython.int, arg: cython.int) -> cython.void:
        seat: cython.int = s.seat
        put_under(s, batch_remove(s, arg), 1 << seat)
        s.tell(ALL_SEATS, TOLD_RETURNED, seat, 1)
        if s.batch_size[0] > 1:
            s.push(AT_UNDER, seat, s.a, s.b)
            return
        s.tell(ALL_SEATS, TOLD_RETURNED, seat, 1)
        batch_under(s, seat)
        after_action(s, seat, s.a, s.b)


@cython.cfunc
def after_action(s: Citadels, seat: cython.int, rank: cython.int, mode: cython.int) -> cython.void:
    """The turn goes on, unless an action was all there is (R11.1.2, R12.12); bonuses that follow the action
    (R5.6, R5.7, R11.7) come first."""
    if mode == MODE_GATHER_ONLY:
        return
    character: cython.int = s.rules.character_at[rank]
    s.did[0] |= DID_ACTION
    s.push(AT_TURN, seat, rank, mode)
    if character == NAVIGATOR_CHARACTER:
        s.push(AT_NAVIGATOR, seat)
    elif s.rules.bonus_timing == AFTER_ACTION:
        character_bonus(s, seat, character)


@cython.cfunc
def character_bonus(s: Citadels, seat: cython.int, character: cython.int) -> cython.void:
    """R5.6: the Merchant's gold. R5.7: the Architect's cards, both kept."""
    if character == MERCHANT_CHARACTER:
        s.did[0] |= DID_BONUS
        s.tell(ALL_SEATS, TOLD_BONUS_GOLD, seat, gain(s, seat, MERCHANT_GOLD))
    elif character == ARCHITECT_CHARACTER:
        s.did[0] |= DID_BONUS
        s.tell(ALL_SEATS, TOLD_BONUS_CARDS, seat, draw_cards(s, seat, ARCHITECT_CARDS))


@cython.cclass
class Navigator(CitadelsBox):
    """R11.7: after the action four gold or four cards."""

    @cython.cfunc
    def legal(self, s: Citadels) -> cython.void:
        s.offer(DO_FOUR_GOLD)
        if s.deck_size[0] > 0:
            s.offer(DO_FOUR_CARDS)

    @cython.cfunc
    def apply(self, s: Citadels, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_FOUR_GOLD:
            s.tell(ALL_SEATS, TOLD_BONUS_GOLD, s.seat, gain(s, s.seat, NAVIGATOR_TAKES))
        else:
            s.tell(ALL_SEATS, TOLD_BONUS_CARDS, s.seat, draw_cards(s, s.seat, NAVIGATOR_TAKES))

    def why_not(self, s: Citadels, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return ("R8.7", "deck_empty") if verb != VERB_FOUR_GOLD and s.deck_size[0] == 0 else None
