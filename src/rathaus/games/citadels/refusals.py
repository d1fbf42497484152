# cython: language_level=3, infer_types=True
"""Why an action of a turn is not possible now: the forbidding rule and the key of the reason.

Only asked for actions that are not offered, so each answer may assume that something forbids it.
"""

from __future__ import annotations

import cython

from rathaus.games.citadels.state import Citadels

if not cython.compiled:
    from rathaus.games.citadels.building import build_cost, find_lot, may_repeat
    from rathaus.games.citadels.cards import has
    from rathaus.games.citadels.names import *
    from rathaus.games.citadels.warlord import destroy_cost, is_closed, is_protected

Reason = tuple[str, str]


def turn_refusal(s: Citadels, verb: int, arg: int) -> Reason | None:
    """The reason against an action of the box `turn`; None where «not now» says it all."""
    acted: bool = bool(s.did[0] & DID_ACTION)
    if verb == VERB_GOLD or verb == VERB_DRAW:
        return ("R4.4", "action_done") if acted else ("R8.7", "deck_empty")
    if s.b == MODE_GATHER_ONLY:
        return ("R12.12" if s.a == s.murdered[0] else "R11.1.2", "action_only")
    if s.rules.character_at[s.a] == WITCH_CHARACTER:
        return witch_refusal(s, verb, arg, acted)
    if verb == VERB_END:
        return ("R4.8", "action_first")
    if verb == VERB_BUILD:
        return build_refusal(s, arg, acted)
    if verb == VERB_INCOME:
        return income_refusal(s)
    if verb in (VERB_LABORATORY, VERB_SMITHY, VERB_MUSEUM, VERB_ARMORY):
        return purple_refusal(s, verb, arg)
    if verb in (VERB_DESTROY, VERB_EXCHANGE):
        return attack_refusal(s, verb, arg // KINDS, arg % KINDS, acted)
    return power_refusal(s, verb, arg)


def build_refusal(s: Citadels, kind: int, acted: bool) -> Reason:
    """R4.4 (2), R4.5, R4.6: why a district cannot be built."""
    if s.hand[s.seat * KINDS + kind] == 0:
        return ("R4.4", "not_in_hand")
    if not acted:
        return ("R4.4", "action_first")
    if s.slots[0] == 0:
        navigator = s.rules.character_at[s.a] == NAVIGATOR_CHARACTER
        return ("R11.7", "navigator_cannot_build") if navigator else ("R4.4", "no_builds_left")
    if has(s, s.seat, kind) and not may_repeat(s, s.seat, s.rules.character_at[s.a]):
        return ("R4.5", "already_in_city")
    assert s.gold[s.seat] < build_cost(s, s.seat, kind)
    return ("R4.6", "not_enough_gold")


def income_refusal(s: Citadels) -> Reason:
    """R4.4 (3): why there is no income."""
    if s.did[0] & DID_INCOME:
        return ("R4.4", "income_taken")
    if s.rules.income_colour[s.rules.character_at[s.a]] == COLOUR_NONE:
        return ("R5", "character_has_no_income")
    return ("R4.4", "no_district_of_colour")


def purple_refusal(s: Citadels, verb: int, arg: int) -> Reason:
    """R6.3, R6.4, R12.2, R12.3: why a purple district cannot be used."""
    kind, bit, rule = {
        VERB_LABORATORY: (LABORATORY, DID_LABORATORY, "R6.3"),
        VERB_SMITHY: (SMITHY, DID_SMITHY, "R6.4"),
        VERB_MUSEUM: (MUSEUM, DID_MUSEUM, "R12.3"),
        VERB_ARMORY: (ARMORY, 0, "R12.2"),
    }[verb]
    if not has(s, s.seat, kind):
        return (rule, "not_in_city")
    if s.did[0] & bit:
        return ("R8.16", "used_this_turn")
    if verb == VERB_SMITHY:
        return ("R6.4", "not_enough_gold") if s.gold[s.seat] < s.rules.smithy_pay else ("R8.7", "deck_empty")
    if verb == VERB_ARMORY:
        victim, target = arg // KINDS, arg % KINDS
        if victim >= s.seats or not has(s, victim, target):
            return ("R12.2", "not_in_that_city")
        return ("R12.2", "other_city_only" if victim == s.seat else "city_complete")
    return (rule, "not_in_hand")


def attack_refusal(s: Citadels, verb: int, victim: int, kind: int, acted: bool) -> Reason:
    """R5.8, R11.8: why a district cannot be destroyed or exchanged."""
    rule, character = ("R5.8", WARLORD_CHARACTER) if verb == VERB_DESTROY else ("R11.8", DIPLOMAT_CHARACTER)
    if s.rules.character_at[s.a] != character:
        return (rule, "other_character")
    if s.did[0] & DID_DESTROYED:
        return (rule, "power_used")
    if not acted and s.rules.warlord_ends_turn:
        return (rule, "action_first")
    if victim >= s.seats or not has(s, victim, kind):
        return (rule, "not_in_that_city")
    if kind == KEEP:
        return ("R6.2", "keep_is_safe")
    if is_protected(s, s.seat, victim):
        return ("R5.8.3", "bishop_protects")
    if verb == VERB_EXCHANGE:
        if victim == s.seat:
            return ("R11.8", "other_city_only")
        return ("R11.8", "city_complete" if is_closed(s, victim) else "no_exchange")
    if s.gold[s.seat] < destroy_cost(s, victim, find_lot(s, victim, kind)):
        return ("R5.8.5", "not_enough_gold")
    return ("R5.8.1", "city_complete")


def power_refusal(s: Citadels, verb: int, arg: int) -> Reason | None:
    """R4.4 (4): why the power of a character cannot be used like this."""
    owners: dict[int, tuple[tuple[int, ...], str]] = {
        VERB_MURDER: ((ASSASSIN_CHARACTER,), "R5.1"),
        VERB_ROB: ((THIEF_CHARACTER,), "R5.2"),
        VERB_SWAP: ((MAGICIAN_CHARACTER,), "R5.3"),
        VERB_REDRAW: ((MAGICIAN_CHARACTER,), "R5.3"),
        VERB_LOOK: ((WIZARD_CHARACTER,), "R11.3"),
        VERB_GILD: ((ARTIST_CHARACTER,), "R11.9"),
        VERB_BEWITCH: ((WITCH_CHARACTER,), "R11.1"),
        VERB_BONUS: (
            (MERCHANT_CHARACTER, ARCHITECT_CHARACTER, ABBOT_CHARACTER, QUEEN_CHARACTER),
            "R4.4",
        ),
    }
    if verb not in owners:
        return None
    characters, rule = owners[verb]
    character = s.rules.character_at[s.a]
    if character not in characters:
        return (rule, "other_character")
    if verb == VERB_BONUS:
        return bonus_refusal(s, character)
    if verb == VERB_GILD:
        return gild_refusal(s, arg)
    if s.did[0] & DID_POWER:
        return (rule, "power_used")
    if verb == VERB_ROB:
        return rob_refusal(s, arg)
    if verb == VERB_MURDER:
        return ("R5.1", "not_yourself" if in_this_game(s, arg) else "not_in_this_game")
    if verb in (VERB_SWAP, VERB_LOOK):
        return (rule, "not_yourself" if arg == s.seat else "no_cards_there")
    return (rule, "hand_empty")


def in_this_game(s: Citadels, character: int) -> bool:
    """R11.0: whether a character is the one of its rank in this game."""
    return bool(s.rules.character_at[s.rules.rank_of[character]] == character)


def witch_refusal(s: Citadels, verb: int, arg: int, acted: bool) -> Reason:
    """R11.1.1: the Witch takes an action, then names another character, and that is all."""
    if not acted:
        return ("R11.1.1", "action_first")
    if verb != VERB_BEWITCH:
        return ("R11.1.1", "witch_names_a_character")
    return ("R11.1.1", "not_yourself" if in_this_game(s, arg) else "not_in_this_game")


def rob_refusal(s: Citadels, character: int) -> Reason:
    """R5.2, R8.1, R11.1.7: whom the Thief may not name."""
    rank = s.rules.rank_of[character]
    if not in_this_game(s, character):
        return ("R5.2", "not_in_this_game")
    if rank == s.murdered[0]:
        return ("R8.1", "is_murdered")
    if rank == s.bewitched[0]:
        return ("R11.1.7", "is_bewitched")
    return ("R5.2", "not_yourself" if rank == 2 else "not_rank_one")


def bonus_refusal(s: Citadels, character: int) -> Reason:
    """R5.6, R5.7, R11.5, R11.10: why there is no bonus to take."""
    if s.did[0] & DID_BONUS:
        return ("R4.4", "power_used")
    if character == ABBOT_CHARACTER:
        return ("R11.5", "nobody_alone_is_richest")
    if character == QUEEN_CHARACTER:
        return ("R11.10", "not_next_to_king")
    return ("R5.6", "comes_by_itself")


def gild_refusal(s: Citadels, kind: int) -> Reason:
    """R11.9: why the Artist cannot put gold on a district."""
    if not has(s, s.seat, kind):
        return ("R11.9", "not_in_city")
    if s.gilded[0] >= 2:
        return ("R11.9", "power_used")
    return ("R11.9", "not_enough_gold" if s.gold[s.seat] < 1 else "has_gold_already")


def turn_shown(s: Citadels) -> list[int]:
    """What a player looks for in a turn: the action, income, every hand card, own purple powers, attacks, the end."""
    character = s.rules.character_at[s.a]
    shown = [DO_GOLD, DO_DRAW, DO_END]
    if s.rules.income_colour[character] != COLOUR_NONE:
        shown.append(DO_INCOME)
    kinds = [kind for kind in range(KINDS) if s.hand[s.seat * KINDS + kind] > 0]
    shown += [DO_BUILD + kind for kind in kinds]
    if has(s, s.seat, SMITHY):
        shown.append(DO_SMITHY)
    if character == ABBOT_CHARACTER or character == QUEEN_CHARACTER:
        shown.append(DO_BONUS)
    if character == THIEF_CHARACTER or character == ASSASSIN_CHARACTER:
        base = DO_ROB if character == THIEF_CHARACTER else DO_MURDER
        shown += [base + c for c in s.rules.characters()]
    if character in (WARLORD_CHARACTER, DIPLOMAT_CHARACTER):
        base = DO_DESTROY if character == WARLORD_CHARACTER else DO_EXCHANGE
        for seat in range(s.seats):
            shown += [base + seat * KINDS + kind for kind in range(KINDS) if has(s, seat, kind)]
    return shown
