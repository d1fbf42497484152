# cython: language_level=3, infer_types=True, boundscheck=False, wraparound=False
"""R2: deck, hands, gold and the Crown."""

from __future__ import annotations

import cython

from rathaus.games.citadels.state import Citadels

if not cython.compiled:
    from rathaus.core.rng import below, shuffle
    from rathaus.games.citadels.cards import draw_cards
    from rathaus.games.citadels.names import ALL_SEATS, AT_ROUND, KINDS, TOLD_START


@cython.ccall
def set_up(s: Citadels) -> cython.void:
    """R2.1, R2.2, R20.3: shuffle, deal, give gold, and let chance or the agreement place the Crown.

    R2.4: what is dealt stays; nobody exchanges cards before the first round.
    """
    kind: cython.int
    seat: cython.int
    n: cython.int = 0
    for kind in range(KINDS):
        for _ in range(s.rules.copies[kind]):
            s.deck[n] = kind
            n += 1
    shuffle(s, s.deck, n)
    s.deck_size[0] = n
    s.target[0] = s.rules.city_target
    s.crown[0] = s.rules.first_crown if s.rules.first_crown >= 0 else below(s, s.seats)
    s.tell(ALL_SEATS, TOLD_START, s.crown[0])
    for seat in range(s.seats):
        s.gold[seat] = s.rules.starting_gold
        draw_cards(s, seat, s.rules.starting_hand)
    s.push(AT_ROUND, 0)
