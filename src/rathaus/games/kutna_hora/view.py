"""R2.16: nothing on the table is hidden; what is face down is drawn when it is turned up. Prices as facts."""

from __future__ import annotations

from functools import cache
from typing import Any

from rathaus.core.components import components
from rathaus.games.kutna_hora import fields
from rathaus.games.kutna_hora.prices import final_so_far, incomes, market_prices, price_of


def facts(s: Any, seat: int) -> dict[str, Any]:
    """What a player reads off the table: prices, incomes, the cost of each action, and how much is reconstructed."""
    mine = seat >= 0 and s.seat_to_act() == seat
    costs = {action: price_of(s, action) for action in s.legal_actions()} if mine else {}
    return {
        "prices": dict(zip(fields.RESOURCES, market_prices(s), strict=True)),
        "income": incomes(s),
        "score": [final_so_far(s, each) for each in range(s.ruleset.seats)],
        "costs": {action: cost for action, cost in costs.items() if cost is not None},
        "reconstructed": reconstructed(components("kutna_hora").digest),
    }


@cache
def reconstructed(digest: str) -> float:
    """The share of components whose printed values are not known, 0 to 1."""
    return round(components("kutna_hora").reconstructed_share(), 3)


def owned(s: Any) -> dict[str, int]:
    """Where every building, mine tile, miner and patrician is: counts that never change."""
    counts: dict[str, int] = {}
    for number, name in enumerate(fields.BUILDINGS):
        counts[f"building {name}"] = places_of_building(s, number)
    for tile in range(fields.MINE_TILES + fields.TECHNOLOGY_TILES):
        counts[f"tile {tile + 1}"] = places_of_tile(s, tile)
    for seat in range(s.ruleset.seats):
        mines = s.field("own_mines")[seat].bit_count()
        counts[f"miners of {seat}"] = s.field("pool")[seat] + s.field("waiting")[seat] + mines
    for colour, name in enumerate(fields.COLOURS):
        counts[f"{name} patricians"] = sum(
            s.field(place)[colour] for place in ("bank", "patricians", "council")
        )
    return counts


def places_of_building(s: Any, number: int) -> int:
    """In how many places a building is: stacks, storage, town, out of the game."""
    sets = (*s.field("unseen"), *s.field("gone"), *s.field("stored"))
    cells = (*s.field("top"), *s.field("site"))
    found: int = sum(members >> number & 1 for members in sets) + sum(cell == number + 1 for cell in cells)
    return found


def places_of_tile(s: Any, tile: int) -> int:
    """In how many places a mine or technology tile is."""
    sets = (s.field(name)[0] for name in ("stack", "discard", "drawn", "lost"))
    found: int = sum(members >> tile & 1 for members in sets) + sum(
        cell == tile + 1 for cell in s.field("dug")
    )
    if tile - fields.MINE_TILES >= s.field("technology")[0]:  # R2.7: the technology stack
        found += 1
    return found
