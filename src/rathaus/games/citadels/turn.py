# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R4.4-R4.8: a turn: one action, and in any order what the character and the city allow."""

from __future__ import annotations

import cython

from rathaus.games.citadels.refusals import turn_refusal, turn_shown
from rathaus.games.citadels.state import Citadels, CitadelsBox

if not cython.compiled:
    from rathaus.core.bits import lowest
    from rathaus.games.citadels.building import build, buildable, find_lot, may_repeat
    from rathaus.games.citadels.cards import has, offer_kinds
    from rathaus.games.citadels.characters import income, may_murder, may_rob, swap_hands
    from rathaus.games.citadels.dark_city import (
        abbot_donor,
        gild,
        may_exchange,
        may_gild,
        queen_earns,
        wizard_look,
    )
    from rathaus.games.citadels.districts import armory, armory_may_hit, laboratory, museum, smithy
    from rathaus.games.citadels.gather import after_action, character_bonus, draw_action, take_gold
    from rathaus.games.citadels.gold import gain, hand_over
    from rathaus.games.citadels.names import *
    from rathaus.games.citadels.warlord import destroy, may_destroy

TURN_START = cython.declare(cython.int, 1)
ANY_TIME = cython.declare(cython.int, 2)
QUEEN_GOLD = cython.declare(cython.int, 3)  # R11.10


@cython.cclass
class BeginTurn(CitadelsBox):
    """R4.3: a turn starts. Frame: a = rank played, b = mode (a whole turn, an action only, the Witch's)."""

    @cython.cfunc
    def run(self, s: Citadels) -> cython.void:
        character: cython.int = s.rules.character_at[s.a]
        s.did[0] = s.spent[0] = s.built[0] = s.gilded[0] = 0
        s.slots[0] = s.rules.build_limit[character]
        if s.b == MODE_WITCH:  # R11.1.3: everything but the action
            s.tell(ALL_SEATS, TOLD_RESUMED, s.seat, character)
            after_action(s, s.seat, s.a, s.b)
        else:
            s.push(AT_TURN, s.seat, s.a, s.b)
        if s.rules.bonus_timing == TURN_START and s.b != MODE_GATHER_ONLY:
            character_bonus(s, s.seat, character)


@cython.cclass
class Turn(CitadelsBox):
    """R4.4, R20.5: the choice of what to do next.

    R8.12: the action is compulsory, everything else is a choice (R4.8), also where it would have no target (R8.15).
    R8.14: each other decision is a box of its own on top of this one, so nothing comes in between.
    Frame: a = rank played, b = mode.
    """

    @cython.cfunc
    def legal(self, s: Citadels) -> cython.void:
        character: cython.int = s.rules.character_at[s.a]
        acted: cython.bint = s.did[0] & DID_ACTION != 0
        if not acted:
            s.offer(DO_GOLD)
            if s.deck_size[0] > 0:  # R8.7
                s.offer(DO_DRAW)
        if s.b == MODE_GATHER_ONLY:
            return
        if character == WITCH_CHARACTER:  # R11.1.1: an action, then the name of a character, nothing else
            if acted:
                offer_characters(s, DO_BEWITCH, WITCH_CHARACTER)
            return
        if s.did[0] & DID_INCOME == 0 and income(s, s.seat, s.a) > 0:
            s.offer(DO_INCOME)
        if self.has_bonus(s, character):
            s.offer(DO_BONUS)
        self.powers(s, character)
        if acted and s.slots[0] > 0:
            offer_kinds(s, DO_BUILD, buildable(s, s.seat, may_repeat(s, s.seat, character)))
        purples(s)
        if acted or not s.rules.warlord_ends_turn:
            self.attacks(s, character)
        if acted:
            s.offer(DO_END)

    @cython.cfunc
    def has_bonus(self, s: Citadels, character: cython.int) -> cython.bint:
        """Powers without a target: R5.6, R5.7 where the moment is free; R11.5 Abbot, R11.10 Queen."""
        if s.did[0] & DID_BONUS:
            return False
        if character == MERCHANT_CHARACTER or character == ARCHITECT_CHARACTER:
            return s.rules.bonus_timing == ANY_TIME
        if character == ABBOT_CHARACTER:
            return abbot_donor(s, s.seat) >= 0
        return character == QUEEN_CHARACTER and queen_earns(s, s.seat)

    @cython.cfunc
    def powers(self, s: Citadels, character: cython.int) -> cython.void:
        """R4.4 (4): the power of the character, once."""
        seat: cython.int
        kind: cython.int
        if character == ARTIST_CHARACTER:
            for kind in range(KINDS):
                if may_gild(s, s.seat, kind):
                    s.offer(DO_GILD + kind)
        if s.did[0] & DID_POWER:
            return
        if character == ASSASSIN_CHARACTER:
            offer_characters(s, DO_MURDER, character)
        elif character == THIEF_CHARACTER:
            offer_characters(s, DO_ROB, character)
        elif character == MAGICIAN_CHARACTER:
            for seat in range(s.seats):
                if seat != s.seat:
                    s.offer(DO_SWAP + seat)
            if s.hand_size[s.seat] > 0:
                s.offer(DO_REDRAW)
        elif character == WIZARD_CHARACTER:
            for seat in range(s.seats):
                if seat != s.seat and s.hand_size[seat] > 0:
                    s.offer(DO_LOOK + seat)

    @cython.cfunc
    def attacks(self, s: Citadels, character: cython.int) -> cython.void:
        """R5.8, R11.8: what the Warlord may destroy or the Diplomat exchange."""
        if s.did[0] & DID_DESTROYED:
            return
        if character != WARLORD_CHARACTER and character != DIPLOMAT_CHARACTER:
            return
        seat: cython.int
        for seat in range(s.seats):
            kinds: cython.ulonglong = s.city[seat]
            while kinds:
                kind: cython.int = lowest(kinds)
                kinds &= kinds - 1
                if character == WARLORD_CHARACTER:
                    if may_destroy(s, s.seat, seat, find_lot(s, seat, kind)):
                        s.offer(DO_DESTROY + seat * KINDS + kind)
                elif may_exchange(s, s.seat, seat, find_lot(s, seat, kind)):
                    s.offer(DO_EXCHANGE + seat * KINDS + kind)

    @cython.cfunc
    def apply(self, s: Citadels, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_GOLD:
            take_gold(s)
        elif verb == VERB_DRAW:
            draw_action(s)
        elif verb == VERB_END:
            end(s)
        elif verb == VERB_BEWITCH:
            s.bewitched[0] = s.rules.rank_of[arg]
            s.witch[0] = s.seat + 1
            s.tell(ALL_SEATS, TOLD_BEWITCH, s.seat, arg)
        elif verb == VERB_DESTROY or verb == VERB_EXCHANGE:
            attack(s, verb, arg)
        else:
            s.push(AT_TURN, s.seat, s.a, s.b)
            if verb < VERB_GILD:
                use_character(s, verb, arg)
            else:
                use_city(s, verb, arg)

    def why_not(self, s: Citadels, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return turn_refusal(s, verb, arg)

    def shown(self, s: Citadels) -> list[int]:  # type: ignore[override]
        return turn_shown(s)


@cython.cfunc
def offer_characters(s: Citadels, base: cython.int, caller: cython.int) -> cython.void:
    """Offer a verb for each character that Assassin, Witch or Thief may name."""
    character: cython.int
    for character in range(18):
        rank: cython.int = s.rules.rank_of[character]
        if s.rules.character_at[rank] == character and rank != s.a:
            if may_rob(s, rank) if caller == THIEF_CHARACTER else may_murder(s, rank):
                s.offer(base + character)


@cython.cfunc
def purples(s: Citadels) -> cython.void:
    """R4.4 (5), R8.16: purple districts with a power for the own turn, each once a turn."""
    seat: cython.int
    if has(s, s.seat, LABORATORY) and s.did[0] & DID_LABORATORY == 0:
        offer_kinds(s, DO_LABORATORY, s.held[s.seat])
    if has(s, s.seat, SMITHY) and s.did[0] & DID_SMITHY == 0:
        if s.gold[s.seat] >= s.rules.smithy_pay and s.deck_size[0] > 0:
            s.offer(DO_SMITHY)
    if has(s, s.seat, MUSEUM) and s.did[0] & DID_MUSEUM == 0:
        offer_kinds(s, DO_MUSEUM, s.held[s.seat])
    if has(s, s.seat, ARMORY):
        for seat in range(s.seats):
            if armory_may_hit(s, s.seat, seat):
                offer_kinds(s, DO_ARMORY + seat * KINDS, s.city[seat])


@cython.cfunc
def use_character(s: Citadels, verb: cython.int, arg: cython.int) -> cython.void:
    """R4.4 (3), (4): income and powers. The turn is on the stack again already."""
    seat: cython.int = s.seat
    if verb == VERB_INCOME:
        s.did[0] |= DID_INCOME
        s.tell(ALL_SEATS, TOLD_INCOME, seat, gain(s, seat, income(s, seat, s.a)))
        return
    if verb == VERB_BONUS:
        use_bonus(s, seat)
        return
    s.did[0] |= DID_POWER
    if verb == VERB_MURDER:
        s.murdered[0] = s.rules.rank_of[arg]
        s.tell(ALL_SEATS, TOLD_MURDER, seat, arg)
    elif verb == VERB_ROB:
        s.robbed[0] = s.rules.rank_of[arg]
        s.thief[0] = seat + 1
        s.tell(ALL_SEATS, TOLD_ROB, seat, arg)
    elif verb == VERB_SWAP:
        swap_hands(s, seat, arg)
    elif verb == VERB_REDRAW:
        s.push(AT_REDRAW, seat, s.a, s.b)
    elif verb == VERB_LOOK:
        wizard_look(s, seat, arg, s.a, s.b)


@cython.cfunc
def use_bonus(s: Citadels, seat: cython.int) -> cython.void:
    """A power without a target."""
    character: cython.int = s.rules.character_at[s.a]
    s.did[0] |= DID_BONUS
    if character == ABBOT_CHARACTER:  # R11.5
        donor: cython.int = abbot_donor(s, seat)
        s.tell(ALL_SEATS, TOLD_PAID_SEAT, donor, seat, hand_over(s, donor, seat, 1))
    elif character == QUEEN_CHARACTER:  # R11.10
        s.tell(ALL_SEATS, TOLD_BONUS_GOLD, seat, gain(s, seat, QUEEN_GOLD))
    else:
        character_bonus(s, seat, character)


@cython.cfunc
def use_city(s: Citadels, verb: cython.int, arg: cython.int) -> cython.void:
    """R4.4 (2), (5): building and purple districts. The turn is on the stack again already."""
    seat: cython.int = s.seat
    if verb == VERB_BUILD:
        s.slots[0] -= 1
        build(s, seat, arg)
    elif verb == VERB_GILD:
        gild(s, seat, arg)
    elif verb == VERB_LABORATORY:
        s.did[0] |= DID_LABORATORY
        laboratory(s, seat, arg)
    elif verb == VERB_SMITHY:
        s.did[0] |= DID_SMITHY
        smithy(s, seat)
    elif verb == VERB_MUSEUM:
        s.did[0] |= DID_MUSEUM
        museum(s, seat, arg)
    elif verb == VERB_ARMORY:
        armory(s, seat, arg // KINDS, arg % KINDS)


@cython.cfunc
def attack(s: Citadels, verb: cython.int, arg: cython.int) -> cython.void:
    """R5.8, R5.8.7, R11.8: destroying or exchanging; it is the last thing of the turn unless agreed otherwise."""
    s.did[0] |= DID_DESTROYED
    if s.rules.warlord_ends_turn:
        end(s)
    else:
        s.push(AT_TURN, s.seat, s.a, s.b)
    if verb == VERB_DESTROY:
        destroy(s, s.seat, arg // KINDS, arg % KINDS)
    else:
        s.push(AT_GIVE, s.seat, s.a, s.b, arg // KINDS, arg % KINDS)


@cython.cfunc
def end(s: Citadels) -> cython.void:
    """R4.7: the turn ends once what its end brings is done (R8.9). R8.10: income not taken is forfeited."""
    s.push(AT_END_TURN, s.seat, s.a, s.b)


@cython.cclass
class EndTurn(CitadelsBox):
    """R8.9: Park (R12.11), then Poor House (R12.8), then the Alchemist's refund (R11.6), then the tax (R11.2).

    Frame: a, b = rank and mode of the turn, c = 1 once the Park has been offered.
    """

    @cython.cfunc
    def run(self, s: Citadels) -> cython.void:
        seat: cython.int = s.seat
        if s.c == 0 and has(s, seat, PARK) and s.hand_size[seat] == 0 and s.deck_size[0] > 0:
            s.push(AT_END_TURN, seat, s.a, s.b, 1)
            s.push(AT_PARK, seat)
            return
        if s.gold[seat] == 0 and has(s, seat, POOR_HOUSE):
            s.tell(ALL_SEATS, TOLD_POOR_HOUSE, seat, gain(s, seat, 1))
        if s.rules.character_at[s.a] == ALCHEMIST_CHARACTER and s.spent[0] > 0:
            s.tell(ALL_SEATS, TOLD_REFUND, seat, gain(s, seat, s.spent[0]))
        if s.built[0] == 0:
            return
        if s.a == 1:
            s.early[0] = seat + 1
        collector: cython.int = s.collector[0] - 1
        if collector >= 0 and collector != seat and s.gold[seat] > 0:
            hand_over(s, seat, collector, 1)
            s.tell(ALL_SEATS, TOLD_TAX, seat, collector, 1)
