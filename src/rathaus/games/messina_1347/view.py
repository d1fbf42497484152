"""R3.3: nothing on the table is hidden; what lies face down is drawn when it is turned up. Prices as facts."""

from __future__ import annotations

from functools import cache
from typing import Any

from rathaus.core.components import components
from rathaus.games.messina_1347 import fields
from rathaus.games.messina_1347.prices import advance_price, final_so_far, price_of

BOXES = {box.name: index for index, box in enumerate(fields.BOXES)}


def facts(s: Any, seat: int) -> dict[str, Any]:
    """What a player reads off the table: prices, scores so far, and how much is reconstructed."""
    mine = seat >= 0 and s.seat_to_act() == seat
    costs = {action: price_of(s, action) for action in s.legal_actions()} if mine else {}
    return {
        "advance": [advance_price(s, each) for each in range(s.ruleset.seats)],
        "score": [final_so_far(s, each) for each in range(s.ruleset.seats)],
        "costs": {str(action): cost for action, cost in costs.items() if cost is not None},
        "reconstructed": reconstructed(components("messina_1347").digest),
    }


@cache
def reconstructed(digest: str) -> float:
    """The share of components whose printed values are not known, 0 to 1."""
    return round(components("messina_1347").reconstructed_share(), 3)


def owned(s: Any) -> dict[str, int]:
    """Where every cube, lieutenant, hex, ship, building and wagon is: counts that never change."""
    counts = {"plague cubes": cubes(s)}
    for seat in range(s.ruleset.seats):
        own = s.field("lieutenant")[seat * fields.LIEUTENANTS : (seat + 1) * fields.LIEUTENANTS]
        counts[f"lieutenants of {seat}"] = sum(0 <= at < 3 + fields.SITES for at in own)
    for number, name in enumerate(fields.HEX_NAMES):
        counts[f"hex {name}"] = (s.field("pile")[0] >> number & 1) + (s.field("place_of")[number] > 0)
    for number, name in enumerate(fields.SHIPS):
        sets = (*s.field("ships"), *s.field("docked"), *s.field("ship_pile"), *s.field("lost_ships"))
        counts[f"ship {name}"] = sum(members >> number & 1 for members in sets)
    for number, name in enumerate(fields.WAGONS):
        sets = (*s.field("wagons"), *s.field("lost_wagons"))
        counts[f"wagon {name}"] = sum(members >> number & 1 for members in sets)
        counts[f"wagon {name}"] += sum(cell == number + 1 for cell in s.field("wagon_stack"))
    counts |= {f"workshop {name}": workshop_places(s, n) for n, name in enumerate(fields.WORKSHOPS)}
    counts |= {f"improvement {name}": improvement_places(s, n) for n, name in enumerate(fields.IMPROVEMENTS)}
    return counts | citizens(s)


def cubes(s: Any) -> int:
    """R1.4, R2.3: plague cubes in the supply, on hexes and on ships."""
    infested: int = s.field("infested")[0].bit_count()
    return int(s.field("plague_supply")[0] + sum(s.field("plague")) + infested)


def workshop_places(s: Any, number: int) -> int:
    """In how many places a workshop is."""
    sets = (*s.field("workshops"), *s.field("unseen_workshops"), *s.field("lost_workshops"))
    cells = (*s.field("top")[:3], *s.field("bottom")[: 3 * fields.DEPTH])
    found: int = sum(members >> number & 1 for members in sets) + sum(cell == number + 1 for cell in cells)
    return found


def improvement_places(s: Any, number: int) -> int:
    """In how many places an improvement is; one that waits for its cabin is in the question."""
    sets = (*s.field("unseen_improvements"), *s.field("lost_improvements"))
    cells = (*s.field("top")[3:], *s.field("bottom")[3 * fields.DEPTH :], *s.field("improvement"))
    waiting = sum(frame[0] == BOXES["fit"] and frame[2] == number for frame in s.frames())
    found: int = sum(members >> number & 1 for members in sets) + sum(cell == number + 1 for cell in cells)
    return int(found + waiting)


def citizens(s: Any) -> dict[str, int]:
    """R1.3: citizens are without limit, but none is upgraded where there is none, and none works without a workshop."""
    everybody = 0
    for workshops in s.field("workshops"):
        everybody |= workshops
    workers, masters = s.field("workers")[0], s.field("masters")[0]
    pairs = zip(s.field("squares"), s.field("golden"), strict=True)
    patients = zip(s.field("patient"), s.field("stage"), strict=True)
    return {
        "upgraded citizens on empty squares": sum(
            (golden & ~squares).bit_count() for squares, golden in pairs
        ),
        "citizens without a workshop": (workers & ~everybody).bit_count() + (masters & ~workers).bit_count(),
        "cabins without their space": sum((patient > 0) != (stage > 0) for patient, stage in patients),
    }
