# cython: language_level=3, infer_types=True
"""Why an action is not possible now: the forbidding rule and the key of the reason.

Only asked for actions that are not offered, so each answer may assume that something forbids it.
"""

from __future__ import annotations

import cython

from rathaus.games.kutna_hora.state import KutnaHora

if not cython.compiled:
    from rathaus.core.bits import count
    from rathaus.games.kutna_hora.costs import free_squares, has_house, open_cells, row_for
    from rathaus.games.kutna_hora.grid import around
    from rathaus.games.kutna_hora.market import saturated
    from rathaus.games.kutna_hora.names import *

Reason = tuple[str, str]


def has(members: int, member: int) -> bool:
    """Whether a set has a member."""
    return bool(members >> member & 1)


def guild_refusal(s: KutnaHora, verb: int, arg: int) -> Reason | None:
    """R2.13, R2.14: why a set cannot be chosen, or a guild not be placed."""
    if verb == VERB_GUILDS:
        return ("R2.13", "set_taken" if arg < s.seats else "no_such_set")
    if verb == VERB_PLACE:
        return ("R2.14", "guild_placed" if has(s.guild_set[s.seat], arg) else "not_your_guild")
    return None


def play_refusal(s: KutnaHora, verb: int, arg: int) -> Reason | None:
    """R3.4-R3.7: why a card cannot be played or passed."""
    if verb != VERB_PLAY and verb != VERB_PASS:
        return None
    card: cython.int = arg if verb == VERB_PASS else arg // ACTIONS_PLAYED
    action: cython.int = arg % ACTIONS_PLAYED
    if not has(s.hand[s.seat], card):
        return ("R3.5", "card_played")
    if not has(s.rules.card_actions[card], action):
        return ("R3.7", "not_on_card")
    return action_refusal(s, action)


def act_refusal(s: KutnaHora, verb: int, arg: int) -> Reason | None:
    """R5.7.1: why the jester cannot do an action."""
    return action_refusal(s, arg) if verb == VERB_ACT else None


def action_refusal(s: KutnaHora, action: int) -> Reason:
    """R1.5, R1.6: why an action would have no effect."""
    seat: cython.int = s.seat
    if action == ACTION_MINE:
        if s.stack[0] == 0 and s.discard[0] == 0:
            return ("R5.1.5", "no_tiles_left")
        return ("R5.1.1", "no_miner" if s.waiting[seat] == 0 else "not_enough_coins")
    if action == ACTION_PLOT:
        if count(s.claimed[seat]) >= s.rules.plot_markers:
            return ("R5.3.1", "no_plot_marker")
        return ("R5.3.6", "no_free_square") if free_squares(s) == 0 else ("R1.6", "not_enough_coins")
    if action == ACTION_RIGHTS:
        if count(s.stored[seat]) >= s.rules.storage:
            return ("R5.2.1", "storage_full")
        return ("R5.2.2", "no_building_to_take")
    if action == ACTION_BUILDING:
        if s.stored[seat] == 0:
            return ("R5.4.1", "no_stored_building")
        return ("R5.4.1", "no_plot" if s.claimed[seat] == 0 else "no_building_possible")
    return ("R5.6.1", "no_pelican")


def hire_refusal(s: KutnaHora, verb: int, arg: int) -> Reason | None:
    """R5.1.1: why so many miners cannot be hired."""
    if verb != VERB_HIRE:
        return None
    n: cython.int = arg + 1
    if n > s.rules.pool_size:
        return ("R5.1.1", "pool_full")
    return ("R5.1.1", "no_miner") if n > s.waiting[s.seat] else ("R1.6", "not_enough_coins")


def prospect_refusal(s: KutnaHora, verb: int, arg: int) -> Reason | None:
    """R5.1.5: why a tile cannot be kept."""
    if verb != VERB_KEEP:
        return None
    if not has(s.drawn[0], arg):
        return ("R5.1.5", "not_drawn")
    return ("R5.1.2", "no_open_cell") if open_cells(s) == 0 else ("R5.1.3", "not_enough_coins")


def mine_refusal(s: KutnaHora, verb: int, arg: int) -> Reason | None:
    """R5.1.2, R5.1.3: why a cell cannot be mined."""
    cell: cython.int = arg
    if verb != VERB_MINE:
        return None
    if not has(s.rules.mine, cell):
        return ("R2.1", "no_such_cell")
    if has(s.rocks[0], cell):
        return ("R5.1.2", "rock")
    if has(s.mines[0], cell):
        return ("R5.1.2", "mined_already")
    return ("R5.1.3", "not_enough_coins") if has(open_cells(s), cell) else ("R5.1.2", "no_access")


def rights_refusal(s: KutnaHora, verb: int, arg: int) -> Reason | None:
    """R5.2, R7.4: why a building cannot be taken from the town hall."""
    building: cython.int = arg
    stack: cython.int
    if verb != VERB_RIGHTS:
        return None
    on_top = False
    for stack in range(12):
        on_top = on_top or s.top[stack] == building + 1
    if not on_top:
        return ("R5.2.2", "not_on_top")
    guild: cython.int = s.rules.guild[building]
    if guild >= 0 and s.a == MODE_PUBLIC:
        return ("R7.4", "public_only")
    if guild >= 0 and not has(s.guild_set[s.seat], guild):
        return ("R5.2.2", "not_your_guild")
    return ("R4.1", "not_enough_coins")


def plot_refusal(s: KutnaHora, verb: int, arg: int) -> Reason | None:
    """R5.3: why a square cannot be claimed."""
    square: cython.int = arg
    if verb != VERB_PLOT:
        return None
    if not has(s.rules.town, square):
        return ("R2.1", "no_such_square")
    if has(s.built[0], square):
        return ("R5.3.6", "built_on")
    if not has(free_squares(s), square):
        return ("R5.3.6", "claimed_already")
    if s.around[square] == 0 and (free_squares(s) & around(s.built[0])) != 0:
        return ("R5.3.3", "not_beside_building")
    return ("R1.6", "not_enough_coins")


def build_refusal(s: KutnaHora, verb: int, arg: int) -> Reason | None:
    """R5.4: why a tile cannot be built."""
    building: cython.int = arg
    if verb != VERB_BUILD:
        return None
    if not has(s.stored[s.seat], building):
        return ("R5.4.1", "not_stored")
    guild: cython.int = s.rules.guild[building]
    if guild >= 0 and saturated(s, guild):
        return ("R6.5", "saturated")
    if guild >= 0 and not has_house(s, s.seat, row_for(s, s.seat, building)):
        return ("R7.5", "no_house_in_row")
    return ("R5.4.2", "not_enough_coins")


def site_refusal(s: KutnaHora, verb: int, arg: int) -> Reason | None:
    """R5.4.1: why a tile cannot be built on a square."""
    return ("R5.4.1", "not_your_plot") if verb == VERB_SITE else None


def remove_refusal(s: KutnaHora, verb: int, arg: int) -> Reason | None:
    """R7.2: why no house can be removed from a row."""
    return ("R7.5", "no_house_in_row") if verb == VERB_REMOVE else None


def council_refusal(s: KutnaHora, verb: int, arg: int) -> Reason | None:
    """R5.5.2, R5.6.2: why a patrician cannot move into the council."""
    if verb != VERB_COUNCIL:
        return None
    return ("R5.5.2", "no_patrician_in_pool") if s.a == MODE_PAID else ("R1.5", "no_patrician_in_bank")


def score_refusal(s: KutnaHora, verb: int, arg: int) -> Reason | None:
    """R5.6.2: why a square cannot be scored."""
    return ("R5.6.2", "not_your_building") if verb == VERB_SCORE else None


def slider_refusal(s: KutnaHora, verb: int, arg: int) -> Reason | None:
    """R8.1: why an indicator cannot be moved back."""
    return ("R8.1", "not_furthest_right") if verb == VERB_SLIDE else None
