"""What belongs to a seat: its head, lieutenants at home, cabins, scrolls, workshops, ships and wagons."""

from __future__ import annotations

from typing import Any

from rathaus.core.bits import bits
from rathaus.core.ink import minus, rect
from rathaus.games.messina_1347 import fields
from rathaus.games.messina_1347.board_dock import SHIP, ship_spot
from rathaus.games.messina_1347.board_icons import count, effect, person
from rathaus.games.messina_1347.board_ink import colour, line, seat_colour, sign
from rathaus.games.messina_1347.board_men import at_home, home_hint
from rathaus.games.messina_1347.board_read import Point, Reading, moved, tipped
from rathaus.games.messina_1347.board_tiles import (
    FITTED,
    WAGON,
    WORKSHOP,
    improvement_face,
    improvement_hint,
    wagon_spot,
    who_words,
    workshop_spot,
)
from rathaus.games.messina_1347.fields import CABINS

HEAD = 32.0
TITLE = 19.0
CABIN = (121.0, 42.0)
SCROLL_SIGNS = {
    "buildings": "workshop",
    "ships": "ship",
    "repopulation": "tile",
    "goods": "silk",
    "workshops": "workshop",
    "lumber": "wood",
    "improvements": "cabin",
    "coins": "coin",
    "overseers": "overseer",
    "register_popularity": "popularity",
    "register_city": "city",
    "register_church": "church",
}
HALVES = ("0", "½", "1", "1½", "2", "2½", "3")


def head(r: Reading, seat: int, w: float) -> str:
    """Name and points; edged in gold while the seat is to decide."""
    inner = rect(0, 0, w, HEAD, seat_colour(seat), 7)
    if r.view.to_act == seat:
        inner += rect(-2, -2, w + 4, HEAD + 4, "none", 9, f' stroke="{colour("gold")}" stroke-width="3"')
    inner += line(11, 21.5, r.name(seat), 15.5, w - 120, fill=colour("white"), serif=True, bold=True)
    track, total = r.score(seat), r.view.facts["score"][seat]
    score = rect(w - 104, 2, 102, 28, "#000", 6, ' fill-opacity=".12"') + sign("shield", w - 100, 5, 21)
    score += line(w - 76, 22, minus(track), 16, 32, fill=colour("white"), bold=True)
    score += line(w - 8, 21, f"({minus(total)})", 12, 34, "end", colour("white"))
    return inner + tipped(score, r.t("board.track_score", n=track, total=total), r.fresh(f"score-{seat}"))


def goods(r: Reading, seat: int, w: float) -> tuple[str, float]:
    """Tokens, rats and repopulation tiles in a line, and rewards that wait."""
    step = min(62.0, w / 6)
    parts = []
    for i, name in enumerate(("coins", "wood", "fire", "major_fire")):
        n = r.one(name, seat)
        shown = count("coin" if name == "coins" else name, n, i * step, 12, 20, strong=n > 0)
        parts.append(tipped(shown, r.t(f"price.{name}", n=n)))
    rats = r.one("rats", seat)
    parts.append(
        tipped(count("rat_right", rats, 4 * step, 12, 20, strong=rats > 0), r.t("board.rats", n=rats))
    )
    done = r.one("repopulated", seat).bit_count()
    left = int(r.parts.files["setup"]["start"]["repopulation_tiles"]) - done
    shown = count("tile", left, 5 * step, 12, 19, seat_colour(seat))
    parts.append(tipped(shown, r.t("board.tiles_hint", n=left, done=done)))
    waiting = r.rewards(seat)
    if not waiting:
        return "".join(parts), 25
    wide = 6 * step + 14
    below = wide + 22 * len(waiting) > w
    x, y = (0.0, 26.0) if below else (wide, 0.0)
    inner, words = "", []
    for i, (name, n) in enumerate(waiting):
        inner += effect(name, x + 5 + i * 30, y + 4, 18)
        inner += line(
            x + 23 + i * 30, y + 20, f"×{n}" if n > 1 else "", 9.5, 14, fill=colour("ink"), bold=True
        )
        words.append(r.t(f"effect.{name}"))
    edge = f' stroke="{colour("gold")}" stroke-dasharray="4 3"'
    ground = rect(x, y, 30 * len(waiting) + 4, 25, colour("coin"), 6, edge)
    parts.append(tipped(ground + inner, r.t("board.rewards_wait", list=r.listed(words))))
    return "".join(parts), 52 if below else 25


def home(r: Reading, seat: int, at: Point, w: float, origin: Point, own: bool) -> str:
    """Where a seat's lieutenants wait; for the reader what brings one home, and what sends one out."""
    edge = f' stroke="{seat_colour(seat)}" stroke-width="1.400"'
    inner = rect(0, 0, w, 36, colour("white"), 7, edge)
    step = min(30.0, (w - 16) / 5)
    inner += at_home(
        r, seat, 8 + step / 2, 18, step, (origin[0] + at[0], origin[1] + at[1]), min(0.95, step / 27)
    )
    hint = r.hint(r.t("board.lieutenants"), home_hint(r, seat))
    if w > 190:
        inner += line(w - 8, 22, r.t("board.lieutenants"), 11, w - 5 * step - 24, "end", colour("faint"))
    if not own:
        return tipped(inner, hint, moved(at))
    waits = rect(2, 2, 5 * step + 10, 32, "#fff", 6, ' fill-opacity=".01"')
    under = r.spot(waits, "lieutenant-estate", at, (5 * step + 14, 36), "", None, "under")
    return r.spot(inner, "estate", at, (w, 36), hint, None, "home") + (
        under if r.lit("lieutenant-estate") else ""
    )


def cabins(r: Reading, seat: int, at: Point, w: float, origin: Point, own: bool) -> tuple[str, float]:
    """The four cabins: improvement, and the citizen on space I or II; two side by side where there is room."""
    wide = w >= 2 * 112
    across = 2 if wide else 1
    k = min(1.0, (w - 6 * (across - 1)) / across / CABIN[0])
    parts = []
    for cabin in range(CABINS):
        row, column = divmod(cabin, across)
        x, y = at[0] + column * (CABIN[0] * k + 6), at[1] + row * (CABIN[1] * k + 5)
        parts.append(cabin_spot(r, seat, cabin, (x, y), k, own))
        improvement = r.cabin(seat, cabin)[2]
        if improvement >= 0:
            where = (origin[0] + x + 3 * k, origin[1] + y + 3 * k)
            inner = improvement_face(r, improvement, True)
            r.put(inner, f"improvement-{fields.IMPROVEMENTS[improvement]}", where, "", k, "piece quiet")
    return "".join(parts), CABINS / across * (CABIN[1] * k + 5) - 5


def cabin_spot(r: Reading, seat: int, cabin: int, at: Point, k: float, own: bool) -> str:
    """A cabin."""
    patient, stage, improvement = r.cabin(seat, cabin)
    w, h = CABIN
    inner = rect(0, 0, w, h, colour("white"), 7, f' stroke="{colour("wall")}" stroke-width="1.200"')
    if improvement < 0:
        inner += rect(3, 3, *FITTED, colour("shade"), 6, f' stroke="{colour("line")}" stroke-dasharray="4 3"')
        inner += f'<g opacity=".5">{sign("cabin", 24, 10, 22)}</g>'
    for i in (1, 2):
        x = 80.0 + (i - 1) * 26
        inner += person(patient if stage == i else -1, x, h / 2 + 4, 24 if stage == i else 22)
        inner += line(x, 10, "I" * i, 9, 14, "middle", colour("faint"), bold=True)
    words = [r.t("board.cabin", n=cabin + 1)]
    if patient >= 0:
        words.append(r.t("board.patient", who=who_words(r, patient), n=stage))
    words.append(improvement_hint(r, improvement) if improvement >= 0 else r.t("board.unimproved"))
    if not own:
        return tipped(inner, r.hint(*words), moved(at, k))
    return r.spot(inner, f"cabin-{cabin + 1}", at, CABIN, r.hint(*words), None, "cabin", k)


# --- scrolls --------------------------------------------------------------------------------------------------------


def value_words(column: dict[str, Any], row: int) -> str:
    """The value of a row of a scroll track, as printed."""
    if column["kind"] == "overseers":
        return "/".join(str(n) for n in column["value_stops"][row]) if row else "0"
    if column["kind"].startswith("register"):
        return f"{column['value'][row]}/{column['value_double'][row]}" if row else "0"
    n = int(column["value"][row])
    return HALVES[n] if column["kind"] == "coins" else str(n)


def scrolls(r: Reading, seat: int, at: Point, w: float, h: float, origin: Point, own: bool) -> str:
    """The scroll board in full: three tracks, each with its cube."""
    board = r.one("scroll_board", seat)
    parts = []
    gap = 6
    wide = (w - 2 * gap) / 3
    cell = (h - 26) / 5
    for i, column in enumerate(r.parts.columns(board)):
        x = at[0] + i * (wide + gap)
        inner = rect(0, 0, wide, h, colour("coin"), 7, f' stroke="{colour("wall")}" stroke-width="1.200"')
        for row in range(5):
            y = (4 - row) * cell + 2
            inner += rect(3, y + 1, wide - 6, cell - 2, colour("panel" if row else "shade"), 4)
            inner += line(
                wide - 8,
                y + cell / 2 + 5,
                value_words(column, row),
                13.5,
                wide - 36,
                "end",
                colour("ink"),
                bold=True,
            )
        inner += sign(SCROLL_SIGNS[column["kind"]], wide / 2 - 11, h - 24, 21, seat_colour(seat))
        row = r.one("scroll", seat * 3 + i)
        cube = sign("cube", 0, 0, 21, seat_colour(seat))
        where = (origin[0] + x + 5, origin[1] + at[1] + (4 - row) * cell + 2 + cell / 2 - 10.5)
        r.put(cube, f"cube-{seat}-{i + 1}", where, "", 1, "piece quiet")
        hint = scroll_hint(r, column, row, board)
        if own:
            parts.append(r.spot(inner, f"scroll-{i + 1}", (x, at[1]), (wide, h), hint, None, "scroll"))
        else:
            parts.append(tipped(inner, hint, moved((x, at[1]))))
    return "".join(parts)


def scroll_hint(r: Reading, column: dict[str, Any], row: int, board: int) -> str:
    """A scroll track in words."""
    return r.hint(
        r.t(f"board.scroll.{column['kind']}", n=value_words(column, row)),
        r.t("board.scroll_most", n=column["max_items"]) if column["max_items"] else "",
        r.doubt(column, "advanced") if board else "",
    )


def scrolls_small(r: Reading, seat: int, at: Point, w: float) -> str:
    """The scroll tracks in a line: what counts, and its value now."""
    step = w / 3
    parts = []
    board = r.one("scroll_board", seat)
    for i, column in enumerate(r.parts.columns(board)):
        row = r.one("scroll", seat * 3 + i)
        inner = rect(0, 0, step - 4, 24, colour("coin"), 6, f' stroke="{colour("line")}"')
        inner += sign(SCROLL_SIGNS[column["kind"]], 3, 3, 18, seat_colour(seat))
        inner += line(
            step - 10, 17, value_words(column, row), 12.5, step - 34, "end", colour("ink"), bold=True
        )
        where = (at[0] + i * step, at[1])
        parts.append(tipped(inner, scroll_hint(r, column, row, board), moved(where)))
    return "".join(parts)


# --- workshops, ships and wagons ----------------------------------------------------------------------------------


def workshops(
    r: Reading, seat: int, at: Point, w: float, k: float, origin: Point, least: int
) -> tuple[str, float]:
    """The workshops of a seat in rows, at least so many places; and how high they are."""
    own = list(bits(r.one("workshops", seat)))
    size = (WORKSHOP[0] * k, WORKSHOP[1] * k)
    across = max(1, int((w + 6) / (size[0] + 6)))
    parts = []
    for i in range(max(least, len(own))):
        row, column = divmod(i, across)
        x, y = at[0] + column * (size[0] + 6), at[1] + row * (size[1] + 6)
        if i < len(own):
            workshop_spot(r, own[i], (origin[0] + x, origin[1] + y), k, r.t("board.owner", name=r.name(seat)))
            continue
        edge = f' stroke="{colour("line")}" stroke-dasharray="5 4"'
        parts.append(rect(x, y, *size, colour("shade"), 6, edge + ' fill-opacity=".5"'))
        parts.append(
            f'<g opacity=".35">{sign("workshop", x + size[0] / 2 - 11 * k, y + size[1] / 2 - 11 * k, 22 * k)}</g>'
        )
    rows = -(-max(least, len(own)) // across)
    return "".join(parts), max(0, rows * (size[1] + 6) - 6)


def fleet(r: Reading, seat: int, at: Point, w: float, k: float, origin: Point) -> float:
    """The ships of a seat, then its wagons, in rows; and how high they are. Between two ships stands the milestone."""
    x, y = 0.0, 0.0
    for i, ship in enumerate(bits(r.one("ships", seat))):
        if x + SHIP[0] * k > w:
            x, y = 0.0, y + SHIP[1] * k + 6
        r.pieces.append(ship_spot(r, ship, (origin[0] + at[0] + x, origin[1] + at[1] + y), k))
        x += (SHIP[0] + (4 if i % 2 == 0 else 12)) * k
    if x:
        x, y = 0.0, y + SHIP[1] * k + 7
    tired = r.one("tired", seat)
    for wagon in bits(r.one("wagons", seat)):
        if x + WAGON[0] * k > w:
            x, y = 0.0, y + WAGON[1] * k + 6
        used = bool(tired >> wagon & 1)
        more = r.t("board.wagon_tired") if used else r.t("board.wagon_ready")
        wagon_spot(r, wagon, (origin[0] + at[0] + x, origin[1] + at[1] + y), k, used, more)
        x += (WAGON[0] + 6) * k
    return y + (WAGON[1] * k if x else 0)


def title(r: Reading, key: str, x: float, y: float, w: float) -> str:
    """A small heading."""
    return line(x, y + 13, r.t(key), 12, w, fill=colour("ink"), bold=True)
