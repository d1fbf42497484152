"""What can be built: the tops of the stacks of workshops and improvements, and the wagons."""

from __future__ import annotations

from rathaus.core.ink import rect
from rathaus.games.messina_1347 import fields
from rathaus.games.messina_1347.board_ink import colour, line, sign
from rathaus.games.messina_1347.board_read import Point, Reading
from rathaus.games.messina_1347.board_tiles import (
    IMPROVEMENT,
    WAGON,
    WORKSHOP,
    improvement_face,
    improvement_hint,
    wagon_spot,
    workshop_spot,
)
from rathaus.games.messina_1347.fields import DEPTH, PILES

TITLE = 20.0
GAP = 10.0


def offers(r: Reading, x: float, y: float, w: float) -> tuple[str, float]:
    """Workshops, improvements and wagons to build; and how high they are."""
    k = (
        min(1.0, (w - 3 * GAP) / (3 * WORKSHOP[0] + WAGON[0] + 30))
        if not r.tall
        else (w - 2 * GAP) / (3 * WORKSHOP[0])
    )
    parts = [heading(r, "board.workshops", "workshops", 0, 0, 3 * WORKSHOP[0] * k + 2 * GAP)]
    apart = 24 if r.view.ruleset.options["cycle_mode"] == "one_stack" else 14
    high = TITLE + WORKSHOP[1] * k + apart
    for stack in range(3):
        left = stack * (WORKSHOP[0] * k + GAP)
        parts.append(pile(r, stack, left, TITLE, (x, y), k))
    parts.append(heading(r, "board.improvements", "improvements", 0, high, 3 * WORKSHOP[0] * k + 2 * GAP))
    for stack in range(3, 6):
        left = (stack - 3) * (WORKSHOP[0] * k + GAP)
        parts.append(pile(r, stack, left, high + TITLE, (x, y), k))
    end = high + TITLE + IMPROVEMENT[1] * k + apart
    if r.tall:
        parts.append(wagons(r, x, y, 0, end, 1))
        return "".join(parts), end + TITLE + WAGON[1] + 4
    left = 3 * (WORKSHOP[0] * k + GAP) + 14
    parts.append(wagons(r, x, y, left, 0, k))
    return "".join(parts), end - 2


def heading(r: Reading, key: str, pile_name: str, x: float, y: float, w: float) -> str:
    """The title of a row of stacks, which stands for cycling them all."""
    inner = line(0, 13, r.t(key), 12.5, w - 30, fill=colour("ink"), bold=True)
    if r.view.ruleset.options["cycle_mode"] == "one_stack":
        return f'<g transform="translate({x:.1f} {y:.1f})">{inner}</g>'
    inner += sign("turn", w - 20, -1, 17)
    return r.spot(inner, f"pile-{pile_name}", (x, y), (w, 18), r.t("board.cycle_hint"), None, "pile")


def pile(r: Reading, stack: int, x: float, y: float, origin: Point, k: float) -> str:
    """A stack: what lies below its top, and how many; the top itself is a piece."""
    size = WORKSHOP if stack < 3 else IMPROVEMENT
    w, h = size[0] * k, size[1] * k
    tile = r.one("top", stack) - 1
    left = r.one("below", stack) + sum(one > 0 for one in r.row("bottom", stack, DEPTH))
    edge = f' stroke="{colour("line")}"'
    inner = "".join(
        rect(x + 2.5 * i, y + 2.5 * i, w, h, colour("shade"), 6, edge) for i in range(min(left, 3), 0, -1)
    )
    if tile < 0:
        inner += rect(x, y, w, h, colour("shade"), 6, edge + ' stroke-dasharray="5 4"')
    inner += line(x + w, y + h + 12.5, f"+{left}" if left else "", 10, 24, "end", colour("faint"), bold=True)
    if r.view.ruleset.options["cycle_mode"] == "one_stack":
        turn = rect(0, 0, 18, 15, colour("panel"), 4) + sign("turn", 2, 0, 14)
        inner += r.spot(
            turn, f"pile-{PILES[2 + stack]}", (x, y + h + 3), (18, 15), r.t("board.cycle_hint"), None, "pile"
        )
    if tile >= 0:
        at = (origin[0] + x, origin[1] + y)
        more = r.t("board.stack_left", n=left)
        if stack < 3:
            workshop_spot(r, tile, at, k, more)
        else:
            top_improvement(r, tile, at, k, more)
    return inner


def top_improvement(r: Reading, tile: int, at: Point, k: float, more: str) -> None:
    """The improvement on top of a stack."""
    id = f"improvement-{fields.IMPROVEMENTS[tile]}"
    hint = improvement_hint(r, tile, more)
    badge = (IMPROVEMENT[0] / 2 + 10, IMPROVEMENT[1])
    r.pieces.append(r.spot(improvement_face(r, tile), id, at, IMPROVEMENT, hint, badge, "tile", k))


def wagons(r: Reading, x: float, y: float, left: float, top: float, k: float) -> str:
    """The stacks of wagons, the next ones peeping out below the top."""
    stacks = range(r.parts.files["setup"]["players"][r.seats - 1]["wagon_stacks"])
    parts = [
        line(left, top + 13, r.t("board.wagons"), 12.5, WAGON[0] * k + 30, fill=colour("ink"), bold=True)
    ]
    for stack in stacks:
        cells = [one - 1 for one in r.row("wagon_stack", stack, 5) if one]
        at = (
            left + (stack * (WAGON[0] + 14) if r.tall else 0),
            top + TITLE + (0 if r.tall else stack * (WAGON[1] + 17) * k),
        )
        for i in range(min(3, max(0, len(cells) - 1)), 0, -1):
            edge = f' stroke="{colour("line")}"'
            parts.append(
                rect(at[0] + 2.5 * i, at[1] + 2.5 * i, WAGON[0] * k, WAGON[1] * k, colour("shade"), 6, edge)
            )
        if not cells:
            edge = f' stroke="{colour("line")}" stroke-dasharray="5 4"'
            parts.append(rect(at[0], at[1], WAGON[0] * k, WAGON[1] * k, colour("shade"), 6, edge))
            continue
        below = (
            [r.t("board.wagon_below", list=r.listed(points(r, wagon) for wagon in cells[1:]))]
            if cells[1:]
            else []
        )
        wagon_spot(r, cells[0], (x + at[0], y + at[1]), k, False, *below)
        words = f"+{len(cells) - 1}"
        where = (at[0] + WAGON[0] * k + 11, at[1] + WAGON[1] * k - 4)
        parts.append(line(*where, words if cells[1:] else "", 10, 22, fill=colour("faint"), bold=True))
    return "".join(parts)


def points(r: Reading, wagon: int) -> str:
    """The points of a wagon, in words."""
    return r.t("board.points", n=r.parts.wagon(wagon)["vp"])
