"""R12: what a seat may know, and how the rest is imagined from it; counts of all pieces and markers."""

from __future__ import annotations

from typing import Any

from rathaus.core.rng import below
from rathaus.core.view import View
from rathaus.games.hansa_teutonica import fields
from rathaus.games.hansa_teutonica.fields import MARKERS, MISSIONS, SKILLS


def facts(s: Any) -> dict[str, Any]:
    """R12.3: the mission cards lie open once the game is scored."""
    if s.rules.missions and s.is_over():
        return {"missions": list(s.field("mission")[: s.seats])}
    return {}


def fill_hidden(s: Any, view: View) -> None:
    """R12.3, R18.1: the mission cards of the others, each of the remaining cards with equal chance.

    The order of the marker supply needs no imagining: a marker is drawn when it is revealed (R12.2).
    """
    if not s.rules.missions:
        return
    if "missions" in view.facts:
        s.set_field("mission", view.facts["missions"])
        return
    own = view.own.get("mission", ())
    left = [card for card in range(len(MISSIONS)) if card + 1 not in own]
    for seat in range(s.seats):
        if seat != view.seat:
            s.set_field("mission", [left.pop(below(s, len(left))) + 1], seat)


def cell_counts(s: Any, seat: int) -> list[int]:
    """R1.1, R3.5: traders and merchants of a seat in all places together."""
    numbers = [1 + 2 * seat, 2 + 2 * seat]
    cells = [*s.field("piece"), *s.field("hand"), *s.field("office")]
    cells += [cell % 64 for cell in s.field("extra_piece")[: s.field("extras")[0]]]
    counts = [cells.count(number) for number in numbers]
    for kind in range(2):
        counts[kind] += s.field("supply")[2 * seat + kind] + s.field("stock")[2 * seat + kind]
    counts[0] += s.field("laid_by").count(seat + 1) + 1  # R1.3: and one trader on the score track
    counts[1] += s.field("space").count(seat + 1)
    for which in range(len(SKILLS)):
        covered = s.rules.covered(which, s.field("steps")[len(SKILLS) * seat + which])
        counts[s.rules.cover_kind(which)] += covered
    return counts


def marker_counts(s: Any) -> list[int]:
    """R1.2, R20.1: how many of each marker there are in all places together."""
    counts = list(s.field("unseen"))
    for kind in range(len(MARKERS)):
        counts[kind] += s.field("shown")[kind] + s.field("on_route").count(kind + 1)
        for seat in range(s.seats):
            counts[kind] += s.field("unused")[len(MARKERS) * seat + kind]
            counts[kind] += s.field("used")[len(MARKERS) * seat + kind]
    for place, route in enumerate(s.field("laid_route")):
        if route:
            counts[MARKERS.index("tribute" if place < 2 else "block_route")] += 1
    for frame in s.frames():  # being laid beside a route
        if s.ruleset.game.boxes[frame[0]].name == "lay":
            counts[frame[2]] += 1
    return counts


def owned(s: Any) -> dict[str, int]:
    """R3.5: everything that must never change in number."""
    found = {}
    for seat in range(s.seats):
        for kind, n in zip(fields.PIECES, cell_counts(s, seat), strict=True):
            found[f"{kind} {seat}"] = n
    for marker, n in zip(MARKERS, marker_counts(s), strict=True):
        found[marker] = n
    return found
