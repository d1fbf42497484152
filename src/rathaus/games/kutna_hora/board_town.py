"""The town with its crests, and the town hall with the prices of its columns."""

from __future__ import annotations

from rathaus.core.bits import bits
from rathaus.core.ink import num, rect
from rathaus.games.kutna_hora.board_ink import coin, colour, line, seat_colour, sign
from rathaus.games.kutna_hora.board_read import Reading, beside, name_of
from rathaus.games.kutna_hora.board_tiles import (
    building_card,
    building_hint,
    building_site,
    plain,
)
from rathaus.games.kutna_hora.fields import BUILDINGS, COLOURS, PITCH

EDGE = 20  # room for the marks at the edge
CARD = 104  # height of a building's front


def town(r: Reading, w: float) -> tuple[str, float]:
    """The squares, what stands and is claimed on them, and where crests meet; and how high it is."""
    side = r.parts.town_side
    size = (w - 2 * EDGE) / side["width"]
    high = side["height"] * size + 2 * EDGE
    parts = [
        rect(
            EDGE - 5,
            EDGE - 5,
            w - 2 * EDGE + 10,
            high - 2 * EDGE + 10,
            colour("grass"),
            7,
            f' stroke="{colour("ink")}" stroke-width="1.2"',
        )
    ]
    corner = {sq: (EDGE + sq % PITCH * size, EDGE + sq // PITCH * size) for sq in r.parts.squares}
    for square, at in corner.items():
        parts.append(ground(r, square, at, size))
    for square in bits(r.one("built")):
        parts.append(standing(r, square, corner[square], size))
    for seat in range(r.seats):
        for square in bits(r.one("claimed", seat)):
            parts.append(claim(r, square, seat, corner[square], size))
    for square, at in corner.items():
        parts.append(links(r, square, at, size))
    parts += [edge_mark(r, square, way, crest, corner[square], size) for square, way, crest in r.parts.edges]
    for square, at in corner.items():
        parts.append(cover(r, square, at, size))
    return "".join(parts), high


def ground(r: Reading, square: int, at: tuple[float, float], size: float) -> str:
    """An empty square with its number and, if it can be claimed, its price."""
    inner = rect(1.5, 1.5, size - 3, size - 3, colour("meadow"), 4)
    inner += line(5, 13, name_of(square), 9.5, 20, fill=colour("faint"))
    price = r.open_squares.get(square)
    if price is not None and not r.lit(f"plot-{square_id(square)}"):
        inner += f'<g opacity=".6">{coin(size / 2, size / 2 + 3, price, 15)}</g>'
    return plain(inner, at)


def square_id(square: int) -> str:
    """The square in ids."""
    return name_of(square)


def owner_of(r: Reading, square: int) -> int:
    """Who owns the building on a square, -1 if it is public."""
    for seat in range(r.seats):
        if r.one("own_sites", seat) >> square & 1:
            return seat
    return -1


def standing(r: Reading, square: int, at: tuple[float, float], size: float) -> str:
    """The building on a square. It has the id that it had in the town hall and in store, so that it glides."""
    number = r.one("site", square) - 1
    owner = owner_of(r, square)
    more = [r.t("board.square", n=name_of(square))]
    if owner >= 0:
        more.append(r.t("board.owner", name=r.name(owner)))
    inner = building_site(r, number, size, owner)
    extra = r.fresh(f"building-{BUILDINGS[number]}")
    return plain(inner, at, building_hint(r, number, *more), extra)


def claim(r: Reading, square: int, seat: int, at: tuple[float, float], size: float) -> str:
    """A plot marker."""
    inner = rect(4, 4, size - 8, size - 8, seat_colour(seat), 6, ' fill-opacity=".18"')
    inner += sign("flag", size / 2 - 13, size / 2 - 13, 26, seat_colour(seat))
    return plain(
        inner, at, r.t("board.claimed", name=r.name(seat)), f' id="claim-{name_of(square)}" class="claim"'
    )


def crests_at(r: Reading, square: int) -> set[str]:
    """The crests of the building on a square."""
    if square not in r.parts.squares or not r.one("site", square):
        return set()
    return set(r.parts.building(r.one("site", square) - 1)["crests"])


def ring(r: Reading, crest: str, x: float, y: float, hint: str) -> str:
    """A crest that meets its like: in a golden ring on the border."""
    inner = f'<circle r="8.500" fill="{colour("white")}" stroke="{colour("gold")}" stroke-width="2.500"/>'
    return plain(inner + sign(crest, -6, -6, 12), (x, y), hint, ' class="link"')


def links(r: Reading, square: int, at: tuple[float, float], size: float) -> str:
    """Crests that a building shares with its neighbours to the right and below."""
    here = crests_at(r, square)
    parts = []
    for way, near in beside(square).items():
        if way not in "ES":
            continue
        shared = sorted(here & crests_at(r, near))
        for i, crest in enumerate(shared):
            off = (i - (len(shared) - 1) / 2) * 18
            x, y = (
                (at[0] + size, at[1] + size / 2 + off)
                if way == "E"
                else (at[0] + size / 2 + off, at[1] + size)
            )
            parts.append(ring(r, crest, x, y, r.t("board.link", crest=r.t(f"board.crest.{crest}"))))
    return "".join(parts)


def edge_mark(r: Reading, square: int, way: str, crest: str, at: tuple[float, float], size: float) -> str:
    """A mark at the edge of the town; ringed in gold where the building beside it has its crest."""
    step = {"N": (0.5, 0, 0, -10), "S": (0.5, 1, 0, 10), "W": (0, 0.5, -10, 0), "E": (1, 0.5, 10, 0)}[way]
    x, y = at[0] + step[0] * size + step[2], at[1] + step[1] * size + step[3]
    hint = r.t("board.edge", crest=r.t(f"board.crest.{crest}"))
    if crest in crests_at(r, square):
        return ring(r, crest, x, y, hint)
    inner = f'<circle r="8.500" fill="{colour("shade")}" stroke="{colour("ink")}"/>'
    return plain(inner + sign(crest, -6, -6, 12), (x, y), hint, ' class="mark"')


def cover(r: Reading, square: int, at: tuple[float, float], size: float) -> str:
    """What can be clicked on a square, above whatever lies on it."""
    id = f"plot-{name_of(square)}"
    if not r.lit(id):
        return f'<g{r.fresh(id)} transform="translate({num(at[0])} {num(at[1])})"/>'
    hint = r.t("board.square", n=name_of(square))
    return r.spot("", id, at, (size, size), hint, (size / 2, size / 2), "plot")


# --- the town hall --------------------------------------------------------------------------------------------


def hall(r: Reading, w: float) -> tuple[str, float]:
    """Three rows of stacks under the prices of their columns; and how high they are."""
    gap = 7
    wide = (w - 3 * gap) / 4
    parts = [column_head(r, column, column * (wide + gap), wide) for column in range(4)]
    top = 40.0
    step = CARD + 14
    for row in range(3):
        for column in range(4):
            edge = f' stroke="{colour("line")}" stroke-dasharray="4 4"'
            parts.append(
                rect(column * (wide + gap), top + row * step + 7, wide, CARD, colour("shade"), 5, edge)
            )
    for row, column, number in r.tops():
        at = (column * (wide + gap), top + row * step + 7)
        parts.append(offered(r, row, column, number, at, wide))
    return "".join(parts), top + 3 * step


def column_head(r: Reading, column: int, x: float, w: float) -> str:
    """What a tile of a column costs now, and why."""
    record = r.parts.hall_column(column)
    inner = rect(0, 0, w, 36, colour("shade"), 5)
    inner += coin(w / 2, 11, r.column_price(column), 18)
    if record["cost_kind"] == "permits":
        inner += sign("permits", w / 2 - 17, 20.5, 14)
        words = f"× {record['amount']}"
        inner += line(w / 2, 32, words, 11, w / 2 - 2, fill=colour("faint"), bold=True)
    return plain(inner, (x, 0), r.t("board.price", n=r.column_price(column)), ' class="column"')


def offered(r: Reading, row: int, column: int, number: int, at: tuple[float, float], w: float) -> str:
    """The top of a stack."""
    stack = r.one("hall", row * 5 + column) - 1
    copies = r.one("stack_size", stack)
    id = f"building-{BUILDINGS[number]}"
    inner = building_card(r, number, w, CARD, copies)
    if copies > 1:
        inner += line(w - 5, CARD - 6.5, f"×{copies}", 11, 22, "end", colour("faint"), bold=True)
    price = r.t("board.price", n=r.column_price(column))
    hint = building_hint(r, number, r.t("board.stack", n=copies), price)
    return r.spot(inner, id, at, (w, CARD), hint, (w - 14, CARD + 1), "card")


# --- the council ----------------------------------------------------------------------------------------------


def council(r: Reading, w: float) -> tuple[str, float]:
    """Patricians by colour: in the bank, in the pool, in the council; and how high that is."""
    free = r.view.asking == "council" and r.mode() == 1
    heads = [r.t("board.in_bank"), r.t("board.in_pool"), r.t("board.in_council")]
    places = (w - 166, w - 100, w - 34)
    parts = [
        line(x, 10, head, 10.5, 62, "middle", colour("faint")) for x, head in zip(places, heads, strict=True)
    ]
    for i, name in enumerate(COLOURS):
        record = r.parts.patricians[name]
        rule = r.t(
            f"board.rule.{name}", n=record["points"], twice=record.get("points_for_two_in_each_row", 0)
        )
        inner = rect(0, 0, w, 30, colour("white"), 6, f' stroke="{colour("line")}"')
        inner += sign("noble", 4, 4, 22, patrician_colour(name))
        inner += line(30, 19, r.t(f"colour.{name}"), 12, w - 228, fill=colour("ink"), bold=True)
        for x, field in zip(places, ("bank", "patricians", "council"), strict=True):
            inner += tokens(r.one(field, i), x, name, field == "council")
        badge = (places[0 if free else 1] + 24, 15)
        parts.append(
            r.spot(inner, f"patrician-{name}", (0, 16 + i * 34.0), (w, 30), rule, badge, "patrician")
        )
    return "".join(parts), 16 + 4 * 34


def patrician_colour(name: str) -> str:
    """The colour of a patrician."""
    from rathaus.games.kutna_hora.board_ink import PEN

    return str(PEN.data["patricians"][name])


def tokens(n: int, x: float, name: str, strong: bool) -> str:
    """So many patricians around a place."""
    if not n:
        return f'<circle cx="{num(x)}" cy="15" r="2" fill="{colour("line")}"/>'
    step = 13
    left = x - (n * step + 4) / 2
    out = rect(left - 3, 4, n * step + 10, 22, colour("bright"), 8) if strong else ""
    return out + "".join(sign("noble", left + i * step, 6.5, 17, patrician_colour(name)) for i in range(n))
