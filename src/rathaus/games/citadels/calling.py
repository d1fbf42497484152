# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R4.1-R4.3, R4.9: ranks are called in order, their owners show themselves, and the round ends."""

from __future__ import annotations

import cython

from rathaus.games.citadels.state import Citadels, CitadelsBox

if not cython.compiled:
    from rathaus.games.citadels.cards import gain_card, has, lose_card, offer_kinds
    from rathaus.games.citadels.gold import gain, hand_over
    from rathaus.games.citadels.names import (
        ALL_SEATS,
        AT_BEGIN_TURN,
        AT_CALL,
        AT_EMPEROR,
        AT_HOSPITAL,
        AT_NEXT_ROUND,
        AT_ROUND,
        AT_TRIBUTE,
        BISHOP_CHARACTER,
        DO_CROWN,
        DO_DECLINE,
        DO_PAY_CARD,
        DO_PAY_GOLD,
        DO_REVEAL,
        EMPEROR_CHARACTER,
        HOSPITAL,
        KING_CHARACTER,
        MODE_FULL,
        MODE_GATHER_ONLY,
        MODE_WITCH,
        PICKS,
        QUEEN_CHARACTER,
        SEATS,
        TAX_COLLECTOR_CHARACTER,
        THRONE_ROOM,
        TOLD_BONUS_GOLD,
        TOLD_CALLED,
        TOLD_CROWN,
        TOLD_GAVE_CARD,
        TOLD_GAVE_THIS_CARD,
        TOLD_HEIR,
        TOLD_HOSPITAL,
        TOLD_OVER,
        TOLD_PAID_SEAT,
        TOLD_SHOWS,
        TOLD_SILENCE,
        TOLD_STOLEN,
        TOLD_TAX,
        TOLD_THRONE_ROOM,
        VERB_PAY_GOLD,
        VERB_REVEAL,
    )
    from rathaus.games.citadels.selection import holder_of

QUEEN_GOLD = cython.declare(cython.int, 3)  # R11.10
ONE = cython.declare(cython.ulonglong, 1)


@cython.cclass
class Call(CitadelsBox):
    """R4.1, R4.2, R20.5, R20.9: a rank of the game is called; nobody answers, or its owner shows the card.

    R8.2: a murdered Thief has no turn and so robs nobody. R11.1.6: if nobody shows the bewitched character, the
    Witch does not go on. Frame: a = rank.
    """

    @cython.cfunc
    def run(self, s: Citadels) -> cython.void:
        rank: cython.int = s.a
        while rank <= s.rules.last_rank and s.rules.character_at[rank] < 0:
            rank += 1
        if rank > s.rules.last_rank:
            return
        s.called[0] = rank
        s.push(AT_CALL, 0, rank + 1)
        s.tell(ALL_SEATS, TOLD_CALLED, s.rules.character_at[rank])
        seat: cython.int = holder_of(s, rank)
        if rank == s.murdered[0]:
            patient: cython.int = hospital_owner(s)
            if patient >= 0:
                s.push(AT_HOSPITAL, patient, rank)
                return
            seat = -1
        if seat < 0:
            s.tell(ALL_SEATS, TOLD_SILENCE, s.rules.character_at[rank])
        else:
            show(s, seat, rank)


@cython.cfunc
@cython.exceptval(check=False)
def hospital_owner(s: Citadels) -> cython.int:
    """R12.12: the owner of the Hospital, if a character of his is still unknown; else -1.

    He is asked whenever the murdered character is called, so that the question itself betrays nothing.
    """
    seat: cython.int
    i: cython.int
    for seat in range(s.seats):
        if has(s, seat, HOSPITAL):
            for i in range(PICKS):
                if s.pick[seat * PICKS + i] != 0 and s.revealed[s.pick[seat * PICKS + i]] == 0:
                    return seat
    return -1


@cython.cclass
class Hospital(CitadelsBox):
    """R12.12: if murdered, the owner may show himself and take an action only. Frame: a = rank."""

    @cython.cfunc
    def legal(self, s: Citadels) -> cython.void:
        if holder_of(s, s.a) == s.seat:
            s.offer(DO_REVEAL)
        s.offer(DO_DECLINE)

    @cython.cfunc
    def apply(self, s: Citadels, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_REVEAL:
            s.revealed[s.a] = s.seat + 1
            s.shown_rank[s.seat] = max(s.shown_rank[s.seat], s.a)
            s.tell(ALL_SEATS, TOLD_SHOWS, s.seat, s.rules.character_at[s.a])
            s.tell(ALL_SEATS, TOLD_HOSPITAL, s.seat)
            s.push(AT_BEGIN_TURN, s.seat, s.a, MODE_GATHER_ONLY)
        else:
            s.tell(ALL_SEATS, TOLD_SILENCE, s.rules.character_at[s.a])

    def why_not(self, s: Citadels, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return ("R12.12", "not_murdered") if verb == VERB_REVEAL else None


@cython.cfunc
def show(s: Citadels, seat: cython.int, rank: cython.int) -> cython.void:
    """R4.3: the owner shows the card: theft, then Crown, then tax, then the turn. R11.1.2: a bewitched owner
    takes an action only, and the Witch goes on in his place, R11.1.8: even if it is herself."""
    character: cython.int = s.rules.character_at[rank]
    s.revealed[rank] = seat + 1
    s.shown_rank[seat] = max(s.shown_rank[seat], rank)
    s.tell(ALL_SEATS, TOLD_SHOWS, seat, character)
    if rank == s.robbed[0]:
        steal(s, seat)
    actor: cython.int = seat
    if rank == s.bewitched[0]:
        actor = s.witch[0] - 1
        s.push(AT_BEGIN_TURN, actor, rank, MODE_WITCH)
        s.push(AT_BEGIN_TURN, seat, rank, MODE_GATHER_ONLY)
    else:
        s.push(AT_BEGIN_TURN, seat, rank, MODE_FULL)
    if character == KING_CHARACTER:
        pass_crown(s, seat)  # R5.4.1, R11.1.4: the King's owner, also when bewitched
    elif character == EMPEROR_CHARACTER:
        s.push(AT_EMPEROR, actor, 1)
    elif character == BISHOP_CHARACTER:
        s.bishop[0] = actor + 1  # R5.5, R11.1.5
    elif character == TAX_COLLECTOR_CHARACTER:
        s.collector[0] = actor + 1
        collect_early(s)


@cython.cfunc
def steal(s: Citadels, seat: cython.int) -> cython.void:
    """R5.2: the Thief takes all the gold that the owner holds, before anything else (R8.3: even none).

    R5.2.1, R8.18: he can spend it in his next turn only, and what its owner earns from now on is safe.
    """
    thief: cython.int = s.thief[0] - 1
    if thief != seat:  # R8.4: robbing oneself has no effect
        n: cython.int = hand_over(s, seat, thief, s.gold[seat])
        s.tell(ALL_SEATS, TOLD_STOLEN, thief, seat, n)


@cython.cfunc
def collect_early(s: Citadels) -> cython.void:
    """R11.2: whoever built before the Tax Collector was shown pays now."""
    payer: cython.int = s.early[0] - 1
    collector: cython.int = s.collector[0] - 1
    if payer >= 0 and payer != collector and s.gold[payer] > 0:
        hand_over(s, payer, collector, 1)
        s.tell(ALL_SEATS, TOLD_TAX, payer, collector, 1)


@cython.cfunc
def pass_crown(s: Citadels, seat: cython.int) -> cython.void:
    """R5.4, R12.13: the Crown passes to a seat; the Throne Room earns 1 gold if that is a different one."""
    if s.crown[0] == seat:
        return
    s.crown[0] = seat
    s.tell(ALL_SEATS, TOLD_CROWN, seat)
    owner: cython.int
    for owner in range(s.seats):
        if has(s, owner, THRONE_ROOM):
            s.tell(ALL_SEATS, TOLD_THRONE_ROOM, owner, gain(s, owner, 1))


@cython.cfunc
@cython.exceptval(check=False)
def neighbours(s: Citadels, seat: cython.int, other: cython.int) -> cython.bint:
    """Whether two seats sit next to each other (R2.3)."""
    apart: cython.int = (seat - other + s.seats) % s.seats
    return apart == 1 or apart == s.seats - 1


@cython.cclass
class Emperor(CitadelsBox):
    """R11.4: R11.4.1, R11.1.4, R11.4.3: the Crown goes to a player who neither holds it nor gives it.

    Frame: a = 1 if the receiver owes a gold or a card, 0 if the Emperor was murdered.
    """

    @cython.cfunc
    def legal(self, s: Citadels) -> cython.void:
        seat: cython.int
        for seat in range(s.seats):
            if seat != s.seat and seat != s.crown[0]:
                s.offer(DO_CROWN + seat)

    @cython.cfunc
    def apply(self, s: Citadels, verb: cython.int, arg: cython.int) -> cython.void:
        pass_crown(s, arg)
        if s.a == 0:
            if s.rules.queen_by_receiver:
                pay_queen(s, arg)
        elif s.gold[arg] > 0 or s.hand_size[arg] > 0:
            s.push(AT_TRIBUTE, arg, s.seat)

    def why_not(self, s: Citadels, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return ("R11.4.1", "crown_to_another")


@cython.cclass
class Tribute(CitadelsBox):
    """R11.4.2: the receiver gives the Emperor a gold or a card, as he likes. Frame: a = Emperor's seat."""

    @cython.cfunc
    def legal(self, s: Citadels) -> cython.void:
        if s.gold[s.seat] > 0:
            s.offer(DO_PAY_GOLD)
        offer_kinds(s, DO_PAY_CARD, s.held[s.seat])

    @cython.cfunc
    def apply(self, s: Citadels, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_PAY_GOLD:
            hand_over(s, s.seat, s.a, 1)
            s.tell(ALL_SEATS, TOLD_PAID_SEAT, s.seat, s.a, 1)
            return
        lose_card(s, s.seat, arg, False)
        gain_card(s, s.a, arg)
        s.known[s.seat * SEATS + s.a] |= ONE << arg
        s.tell(ALL_SEATS, TOLD_GAVE_CARD, s.seat, s.a)
        s.tell(1 << s.seat | 1 << s.a, TOLD_GAVE_THIS_CARD, s.seat, s.a, arg)


@cython.cclass
class EndRound(CitadelsBox):
    """R4.9: a murdered King shows himself and takes the Crown, a murdered Emperor passes it on."""

    @cython.cfunc
    def run(self, s: Citadels) -> cython.void:
        s.push(AT_NEXT_ROUND, 0)
        seat: cython.int = holder_of(s, 4)
        if s.murdered[0] != 4 or seat < 0:
            return
        character: cython.int = s.rules.character_at[4]
        if character == KING_CHARACTER and not s.rules.heir:
            return
        shown_before: cython.bint = s.revealed[4] != 0  # by the Hospital: the Queen has had her turn since
        s.revealed[4] = seat + 1
        s.shown_rank[seat] = max(s.shown_rank[seat], 4)
        s.tell(ALL_SEATS, TOLD_HEIR, seat, character)
        if character == KING_CHARACTER:
            pass_crown(s, seat)  # R5.4.3
        else:
            s.push(AT_EMPEROR, seat, 0)  # R11.4.3
            if s.rules.queen_by_receiver:
                return
        if not shown_before:
            pay_queen(s, seat)


@cython.cfunc
def pay_queen(s: Citadels, king: cython.int) -> cython.void:
    """R11.10: at the end of the round the Queen gets her gold next to the murdered King, who is known now."""
    queen: cython.int = s.revealed[9] - 1
    if s.rules.character_at[9] == QUEEN_CHARACTER and queen >= 0 and neighbours(s, queen, king):
        s.tell(ALL_SEATS, TOLD_BONUS_GOLD, queen, gain(s, queen, QUEEN_GOLD))


@cython.cclass
class NextRound(CitadelsBox):
    """R7.1, R20.6: the round in which a city was completed is the last one."""

    @cython.cfunc
    def run(self, s: Citadels) -> cython.void:
        if s.ending[0]:
            s.tell(ALL_SEATS, TOLD_OVER, s.round[0])
        else:
            s.push(AT_ROUND, 0)
