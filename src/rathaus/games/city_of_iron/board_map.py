"""The turn-order track with its prices, the towns that can be attacked and the lands that can be settled."""

from __future__ import annotations

from rathaus.core.bits import bits
from rathaus.core.ink import rect
from rathaus.games.city_of_iron.board_ink import coin, colour, line, seat_colour, sign
from rathaus.games.city_of_iron.board_places import land_tile, town_card
from rathaus.games.city_of_iron.board_read import Reading, plain
from rathaus.games.city_of_iron.board_tips import land_hint, town_hint
from rathaus.games.city_of_iron.fields import LANDS, TOWNS

CUBE = 24.0


def order(r: Reading, w: float) -> tuple[str, float]:
    """The pool and the track with the cubes of all seats; and how high they are."""
    costs = r.parts.bids
    pool = float(r.seats)
    if r.tall:
        step = w / len(costs)
        at, left, top, high = 30.0, 0.0, 58.0, 112.0
    else:
        step = (w - 22) / (len(costs) + pool)
        left, top, at, high = pool * step + 22, 16.0, step, 66.0
    inner = line(0, 10, r.t("board.pool"), 11.5, max(pool * step, w / 2), fill=colour("faint"))
    words = r.t("board.order")
    inner += line(w, top - 6, words, 11.5, w if r.tall else w - left, "end", colour("faint"))
    for i in range(r.seats):
        inner += rect(i * at + 2, 16, at - 4, 34 if r.tall else 46, colour("shade"), 6)
        inner += line(i * at + at / 2, 39, str(i + 1), 12, 20, "middle", colour("faint"))
    taken = {r.one("space", seat): seat for seat in range(r.seats)}
    for space, cost in enumerate(costs):
        inner += space_piece(r, space, cost, (left + space * step, top), step, taken)
    for seat in range(r.seats):
        inner += cube(r, seat, (left, top), step, at)
    return inner, high


def space_piece(
    r: Reading, space: int, cost: int, at: tuple[float, float], step: float, taken: dict[int, int]
) -> str:
    """A space of the track with its price."""
    w = step - 3
    fill = colour("white") if cost == 0 else colour("coin")
    inner = rect(0, 0, w, 46, fill, 6, f' class="edge" stroke="{colour("line")}" stroke-width="1.2"')
    inner += coin(w / 2, 10, cost, 14) if cost else line(w / 2, 14, "0", 12, w, "middle", colour("faint"))
    hint = r.t("board.space", n=space + 1, cost=cost)
    if space + 1 in taken:
        hint = r.hint(hint, r.name(taken[space + 1]))
    badge = (w / 2, 10.0)
    return r.spot(inner, f"space-{space + 1}", (at[0] + 1.5, at[1]), (w, 46), hint, badge, "space", "", 6)


def cube(r: Reading, seat: int, corner: tuple[float, float], step: float, at: float) -> str:
    """A seat's cube, in the pool or on its space."""
    space = r.one("space", seat)
    place = list(r.view.public["line"]).index(seat)
    size = min(CUBE, step - 5)
    if space:
        x, y = corner[0] + (space - 0.5) * step - size / 2, corner[1] + 19
    else:
        x, y = (place + 0.5) * at - size / 2, 21.0
    turn = not r.view.over and r.view.to_act == seat
    ring = (
        rect(-2, -2, size + 4, size + 4, "none", 6, f' stroke="{colour("gold")}" stroke-width="2"')
        if turn
        else ""
    )
    inner = ring + sign("cube", 0, 0, size, seat_colour(seat))
    return plain(
        inner, (x, y), r.name(seat), f' class="cube" pointer-events="none"{r.fresh(f"order-{seat}")}'
    )


# --- towns and lands -------------------------------------------------------------------------------------------------


def towns(r: Reading, w: float) -> tuple[str, float]:
    """The tops of the town stacks and the open 0-star towns; and how high they are."""
    shown = [(r.one("top", i) - 1, i + 1) for i in range(3)] + [(town, 0) for town in r.open_towns]
    per = min(len(shown), int(r.size["towns"]))
    gap = 7.0
    wide, h = (w - gap * (per - 1)) / per, 92.0
    parts = []
    for i, (town, stars) in enumerate(shown):
        row, column = divmod(i, per)
        at = (column * (wide + gap), 5 + row * (h + 24))
        left = r.covered(stars)
        words = r.t("board.town_stack", stars=stars, n=left)
        if town < 0:
            edge = f' stroke="{colour("line")}" stroke-dasharray="4 4"'
            empty = rect(0, 0, wide, h, colour("shade"), 8, edge)
            empty += line(wide / 2, h / 2 + 5, r.t("board.no_town"), 12, wide - 10, "middle", colour("faint"))
            parts.append(plain(empty, at, words))
        else:
            for k in range(min(left, 2), 0, -1):
                back = f' stroke="{colour("faint")}"'
                parts.append(rect(at[0] + 2.5 * k, at[1] - 2.5 * k, wide - 3, h, colour("shade"), 8, back))
            inner = town_card(r, town, wide, h)
            name = r.t(f"town.{TOWNS[town]}")
            hint = town_hint(r, town, words)
            parts.append(r.spot(inner, f"town-{TOWNS[town]}", at, (wide, h), hint, None, "town", name, 8))
        if stars or i == 3:
            more = r.t("board.below", n=left)
            parts.append(line(at[0] + wide / 2, at[1] + h + 13, more, 11, wide, "middle", colour("faint")))
    rows = -(-len(shown) // per)
    return "".join(parts), rows * (h + 24) - 4


def lands(r: Reading, w: float) -> tuple[str, float]:
    """The lands of the display; and how high they are."""
    shown = sorted(bits(r.one("display")), key=lambda land: (r.parts.land(land)["distance"], land))
    per = int(r.size["lands"])
    gap = 7.0
    wide, h = (w - gap * (per - 1)) / per, 64.0
    parts = []
    for i, land in enumerate(shown):
        row, column = divmod(i, per)
        at = (column * (wide + gap), row * (h + gap))
        inner = land_tile(r, land, wide, h)
        name = r.t(f"land.{LANDS[land]}")
        parts.append(
            r.spot(inner, f"land-{LANDS[land]}", at, (wide, h), land_hint(r, land), None, "land", name, 9)
        )
    if not shown:
        parts.append(line(0, 14, r.t("board.no_land"), 12.5, w, fill=colour("faint")))
    rows = max(1, -(-len(shown) // per))
    return "".join(parts), rows * (h + gap) - gap
