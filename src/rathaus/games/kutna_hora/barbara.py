# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R5.6: a pelican token resolves the current St. Barbara tile."""

from __future__ import annotations

import cython

from rathaus.games.kutna_hora.refusals import score_refusal
from rathaus.games.kutna_hora.state import KutnaHora, KutnaHoraBox

if not cython.compiled:
    from rathaus.games.kutna_hora.costs import any_house, buildable, can_mine, can_plot, offer_cells, takeable
    from rathaus.games.kutna_hora.mine import start_mine
    from rathaus.games.kutna_hora.names import *
    from rathaus.games.kutna_hora.neighbours import beside_public, crest_points
    from rathaus.games.kutna_hora.tracks import gain_reputation, score

BY_BARBARA = cython.declare(cython.int, 1)


@cython.cfunc
def use_pelican(s: KutnaHora, seat: cython.int) -> cython.void:
    """R5.6.1, R5.6.3, R5.6.5: turn a pelican; reputation, middle effect and points of the current tile, no tax.

    The tile counts as turned from here on: a building of its own effect turns the next one.
    """
    tile: cython.int = s.barbara[0]
    s.pelicans[seat] -= 1
    s.used_pelicans[seat] += 1
    if tile >= BARBARA:  # R5.6.3
        s.tell(ALL_SEATS, TOLD_BARBARA_AFTER, seat)
        gain_reputation(s, seat, s.rules.barbara_repeat[BARBARA - 1])
        return
    s.barbara[0] += 1
    s.tell(ALL_SEATS, TOLD_BARBARA_USED, seat, tile)
    gain_reputation(s, seat, s.rules.barbara_fame[tile])
    if s.rules.barbara_points[tile]:
        s.push(AT_BARBARA_POINTS, seat, tile)
    middle_effect(s, seat, tile)


@cython.cfunc
def middle_effect(s: KutnaHora, seat: cython.int, tile: cython.int) -> cython.void:
    """R5.6.2, R5.6.4, R5.6.5: offer what the tile does, where the rules of the action it grants allow it now."""
    effect: cython.int = s.rules.barbara_effect[tile]
    if effect == EFFECT_RIGHTS_FREE:
        if takeable(s, seat, MODE_FREE):
            s.push(AT_RIGHTS, seat, MODE_FREE)
    elif effect == EFFECT_REMOVE_HOUSE_FOR_PRODUCTION:
        if any_house(s, seat):
            s.push(AT_REMOVE_HOUSE, seat, BY_BARBARA, s.rules.barbara_production[tile])
    elif effect == EFFECT_PLOT_FREE_ANYWHERE:
        if can_plot(s, seat, MODE_FREE):
            s.push(AT_PLOT, seat, MODE_FREE)
    elif effect == EFFECT_PATRICIAN_BANK_TO_COUNCIL:
        if s.bank[0] + s.bank[1] + s.bank[2] + s.bank[3] > 0:
            s.push(AT_COUNCIL, seat, MODE_FREE)
    elif effect == EFFECT_BUILDING_FREE_TIMBER:
        if buildable(s, seat, MODE_FREE):
            s.push(AT_BUILD, seat, MODE_FREE)
    elif effect == EFFECT_SCORE_ONE_BUILDING:
        if s.own_sites[seat]:
            s.push(AT_SCORE_BUILDING, seat)
    elif effect == EFFECT_REPUTATION_PER_ADJACENT_PUBLIC:
        if beside_public(s, seat):
            s.push(AT_MIDDLE_EFFECT, seat, tile)
    elif effect == EFFECT_MINE_TWICE_FREE_TIMBER:
        if can_mine(s, seat, MODE_FREE):
            s.push(AT_MIDDLE_EFFECT, seat, tile)
    elif effect == EFFECT_INCOME_TWICE:
        s.push(AT_MIDDLE_EFFECT, seat, tile)


@cython.cclass
class MiddleEffect(KutnaHoraBox):
    """R5.6.4: take the middle effect of a tile or ignore it. Frame: a = tile."""

    @cython.cfunc
    def legal(self, s: KutnaHora) -> cython.void:
        s.offer(DO_ACCEPT)
        s.offer(DO_DECLINE)

    @cython.cfunc
    def apply(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.void:
        effect: cython.int = s.rules.barbara_effect[s.a]
        if verb == VERB_DECLINE:
            s.tell(ALL_SEATS, TOLD_DECLINED, s.seat)
        elif effect == EFFECT_INCOME_TWICE:
            s.push(AT_INCOME, s.seat)
            s.push(AT_INCOME, s.seat)
        elif effect == EFFECT_MINE_TWICE_FREE_TIMBER:
            start_mine(s, s.seat, MODE_FREE)
            start_mine(s, s.seat, MODE_FREE)
        else:
            gain_reputation(s, s.seat, beside_public(s, s.seat))


@cython.cclass
class ScoreBuilding(KutnaHoraBox):
    """R5.6.2: the points of one own building, as in the final scoring (R10.1)."""

    @cython.cfunc
    def legal(self, s: KutnaHora) -> cython.void:
        offer_cells(s, DO_SCORE, s.own_sites[s.seat])
        s.offer(DO_DECLINE)

    @cython.cfunc
    def apply(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.void:
        if verb == VERB_SCORE:
            score(s, s.seat, crest_points(s, arg), FROM_ST_BARBARA)
        else:
            s.tell(ALL_SEATS, TOLD_DECLINED, s.seat)

    def why_not(self, s: KutnaHora, verb: int, arg: int) -> tuple[str, str] | None:  # type: ignore[override]
        return score_refusal(s, verb, arg)


@cython.cclass
class BarbaraPoints(KutnaHoraBox):
    """R5.6.5: the points of a tile come after its middle effect. Frame: a = tile."""

    @cython.cfunc
    def run(self, s: KutnaHora) -> cython.void:
        score(s, s.seat, s.rules.barbara_points[s.a], FROM_ST_BARBARA)
