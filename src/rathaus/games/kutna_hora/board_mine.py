"""The mine in section: surface and entrances, strata with tunnels, rocks, open cells and what each row is worth."""

from __future__ import annotations

from rathaus.core.bits import bits
from rathaus.core.ink import num, rect
from rathaus.games.kutna_hora.board_ink import PEN, coin, colour, line, seat_colour, sign
from rathaus.games.kutna_hora.board_read import Reading, beside, name_of
from rathaus.games.kutna_hora.board_tiles import mine_tile, plain, tile_hint
from rathaus.games.kutna_hora.fields import PITCH

SKY = 44
STRIP = 22  # room for a row's value below it, on a phone


class Grid:
    """Where the cells of the mine lie."""

    def __init__(self, r: Reading, w: float) -> None:
        side = r.parts.mine_side
        self.rows, self.columns = int(side["rows"]), int(side["columns"])
        self.values = float(r.size["mine_values"])
        self.w = (w - self.values) / self.columns
        self.h = min(78.0, self.w * (1.32 if self.values else 1.22))
        self.strip = 0 if self.values else STRIP
        self.whole = w - self.values

    def at(self, cell: int) -> tuple[float, float]:
        """The corner of a cell."""
        return cell % PITCH * self.w, SKY + cell // PITCH * (self.h + self.strip)

    @property
    def high(self) -> float:
        """The height of everything."""
        return SKY + self.rows * (self.h + self.strip) + 6


def mine(r: Reading, w: float) -> tuple[str, float]:
    """The mine; and how high it is."""
    grid = Grid(r, w)
    parts = [section(grid), surface(r, grid)]
    for cell in r.parts.mine_cells:
        parts.append(earth(r, grid, cell))
    parts.append(tunnels(r, grid))
    for cell in bits(r.one("mines")):
        parts.append(dug(r, grid, cell))
    for cell in r.parts.mine_cells:
        parts.append(cover(r, grid, cell))
    parts += [row_value(r, grid, row, w) for row in range(grid.rows)]
    return "".join(parts), grid.high


def section(grid: Grid) -> str:
    """Sky and strata."""
    parts = [rect(0, 0, grid.whole, SKY, colour("sky"), 6)]
    shades = PEN.data["earth"]["rows"]
    for row in range(grid.rows):
        y = SKY + row * (grid.h + grid.strip)
        parts.append(rect(0, y, grid.whole, grid.h + grid.strip, shades[min(row, len(shades) - 1)]))
    parts.append(rect(0, SKY - 6, grid.whole, 8, colour("grass")))
    hills = f"M0 {SKY - 5}Q{num(grid.whole * 0.2)} 8 {num(grid.whole * 0.42)} {SKY - 5}"
    hills += f"Q{num(grid.whole * 0.7)} 4 {num(grid.whole)} {SKY - 5}z"
    parts.insert(1, f'<path d="{hills}" fill="{colour("grass")}" opacity=".45"/>')
    return "".join(parts)


def surface(r: Reading, grid: Grid) -> str:
    """Head frames over the entrances, and the stack of tiles."""
    parts = []
    for row, column in r.parts.mine_side["entrances"]:
        x, y = grid.at(row * PITCH + column)
        middle = x + grid.w / 2
        frame = f"M{num(middle - 15)} {y}L{num(middle - 4)} 8h8L{num(middle + 15)} {y}"
        wood = 'stroke="#5a3a1c"'
        path = f"{frame}M{num(middle - 11)} 28h22M{num(middle)} 8V{y}"
        parts.append(f'<path d="{path}" fill="none" {wood} stroke-width="3"/>')
        wheel = f'fill="{colour("lamp")}" {wood} stroke-width="2"'
        parts.append(f'<circle cx="{num(middle)}" cy="10" r="6" {wheel}/>')
    stack, discard = r.one("stack").bit_count(), r.one("discard").bit_count()
    draws = r.parts.files["mine_tiles"]["draw_count"]["by_technology_taken"][r.one("technology")]
    inner = rect(0, 0, 116, 22, colour("tunnel"), 5, f' stroke="{colour("gold")}"')
    inner += line(6, 15, r.t("board.mine_stack", n=stack), 11, 54, fill=colour("lamp"), bold=True)
    inner += line(110, 15, r.t("board.draws", n=draws), 11, 44, "end", colour("bright"))
    hint = r.t("board.mine_hint", n=stack, discard=discard, draws=draws)
    parts.append(plain(inner, (grid.whole / 2 - 58, 9), hint, ' id="mine-stack"'))
    return "".join(parts)


def earth(r: Reading, grid: Grid, cell: int) -> str:
    """A cell that is not dug: a rock, an entrance, open with its price, or earth."""
    if r.one("mines") >> cell & 1:
        return ""
    at = grid.at(cell)
    edge = f' stroke="{colour("ink")}" stroke-opacity=".35"'
    inner = rect(1.5, 1.5, grid.w - 3, grid.h - 3, colour("tunnel"), 6, f' fill-opacity=".12"{edge}')
    if r.one("rocks") >> cell & 1:
        return plain(inner + rock(r, grid, cell), at, r.t("board.rock"), ' class="rock"')
    inner += line(6, grid.h - 7, name_of(cell), 9.5, 20, fill=colour("lamp"), extra=' opacity=".7"')
    timber = r.open_cells.get(cell)
    if timber is None:
        return plain(inner, at)
    inner += rect(
        4,
        4,
        grid.w - 8,
        grid.h - 8,
        colour("tunnel"),
        8,
        f' fill-opacity=".38" stroke="{colour("lamp")}" stroke-dasharray="4 3"',
    )
    inner += sign("timber", grid.w / 2 - 15, 9, 15)
    inner += line(grid.w / 2 + 3, 21, str(timber), 13, 18, fill=colour("lamp"), bold=True)
    if not r.lit(f"mine-{name_of(cell)}"):
        inner += coin(grid.w / 2, grid.h / 2 + 9, timber * r.prices["timber"], 17)
    way = r.t("board.entrance") if list(divmod(cell, PITCH)) in r.parts.mine_side["entrances"] else ""
    return plain(inner, at, r.hint(r.t("board.cell", n=name_of(cell)), way))


def rock(r: Reading, grid: Grid, cell: int) -> str:
    """A rock with its stars."""
    w, h = grid.w, grid.h
    shape = (
        f"M{num(w * 0.1)} {num(h * 0.8)}L{num(w * 0.16)} {num(h * 0.36)}L{num(w * 0.42)} {num(h * 0.12)}"
        f"L{num(w * 0.76)} {num(h * 0.2)}L{num(w * 0.92)} {num(h * 0.6)}L{num(w * 0.8)} {num(h * 0.9)}z"
    )
    out = f'<path d="{shape}" fill="{colour("rock")}" stroke="{colour("ink")}" stroke-width="1.500"/>'
    number = next((i for i in range(4) if r.one("rock_at", i) == cell + 1), -1)
    stars = int(r.parts.files["mine_board"]["rock_tile"][number]["suns"]) if number >= 0 else 0
    left = w / 2 - stars * 7
    return out + "".join(sign("shine", left + 14 * i, h / 2 - 6, 14) for i in range(stars))


def tunnels(r: Reading, grid: Grid) -> str:
    """Dark galleries between mines side by side and shafts down to a mine."""
    mines = r.one("mines")
    parts = []
    for cell in bits(mines):
        x, y = grid.at(cell)
        for way, near in beside(cell).items():
            if way == "E" and mines >> near & 1 and near in r.parts.mine_cells:
                parts.append(rect(x + grid.w - 6, y + grid.h * 0.55, 12, grid.h * 0.3, colour("tunnel")))
            if way == "S" and mines >> near & 1:
                parts.append(
                    rect(x + grid.w * 0.36, y + grid.h - 6, grid.w * 0.28, 12 + grid.strip, colour("tunnel"))
                )
        if list(divmod(cell, PITCH)) in r.parts.mine_side["entrances"]:
            parts.append(rect(x + grid.w * 0.36, y - 6, grid.w * 0.28, 12, colour("tunnel")))
    return "".join(parts)


def dug(r: Reading, grid: Grid, cell: int) -> str:
    """A mine."""
    tile = r.one("dug", cell) - 1
    owner = next((seat for seat in range(r.seats) if r.one("own_mines", seat) >> cell & 1), -1)
    more = [r.t("board.cell", n=name_of(cell))]
    if owner >= 0:
        more.append(r.t("board.owner", name=r.name(owner)))
    inner = mine_tile(r, tile, grid.w, grid.h, owner)
    return plain(
        inner, grid.at(cell), tile_hint(r, tile, *more), f'{r.fresh(f"tile-{tile + 1:02}")} class="dug"'
    )


def cover(r: Reading, grid: Grid, cell: int) -> str:
    """What can be clicked on a cell."""
    id = f"mine-{name_of(cell)}"
    at = grid.at(cell)
    if not r.lit(id):
        return f'<g{r.fresh(id)} transform="translate({num(at[0])} {num(at[1])})"/>'
    hint = r.t("board.cell", n=name_of(cell))
    return r.spot("", id, at, (grid.w, grid.h), hint, (grid.w / 2, grid.h / 2 + 10), "cell")


def row_value(r: Reading, grid: Grid, row: int, w: float) -> str:
    """The stars of a row, what it gives the first three, and who has how many."""
    total = r.one("row_stars", row)
    first, second, third = r.parts.row_points(total)
    by_miners = r.view.ruleset.options["row_rank"] == "miners"
    own = []
    for seat in range(r.seats):
        mines = (r.one("own_mines", seat) >> (row * PITCH) & 255).bit_count()
        own.append(mines if by_miners else r.one("own_stars", seat * PITCH + row))
    told = [r.t("board.row_seat", name=r.name(seat), n=n) for seat, n in enumerate(own)]
    hint = r.hint(r.t("board.row_value", n=total, first=first, second=second, third=third), *told)
    wide, points = (
        grid.values - 8 if grid.values else grid.whole,
        f"{first} / {second} / {third}" if first < 10 else f"{first}/{second}/{third}",
    )
    if not grid.values:
        inner = strip_value(total, points, own, wide)
        return plain(inner, (0, SKY + row * (grid.h + STRIP) + grid.h), hint, f' id="row-{row + 1}"')
    inner = rect(0, 3, wide, grid.h - 6, colour("white"), 6, f' stroke="{colour("line")}"')
    inner += sign("shine", 6, 8, 18) + line(27, 22, str(total), 15, 26, fill=colour("ink"), bold=True)
    inner += line(wide - 7, 22, points, 13, wide - 58, "end", colour("red"), bold=True)
    step = (wide - 10) / r.seats
    for seat, n in enumerate(own):
        x, y = 6 + seat * step, grid.h - 32
        inner += sign("miner", x, y, 16, seat_colour(seat))
        inner += line(x + 17, y + 13, str(n), 12, step - 17, fill=colour("ink"), bold=bool(n))
    return plain(inner, (w - wide, SKY + row * grid.h), hint, f' id="row-{row + 1}"')


def strip_value(total: int, points: str, own: list[int], w: float) -> str:
    """The value of a row in one line."""
    inner = rect(0, 1, w, STRIP - 3, colour("lamp"), 4)
    inner += sign("shine", 6, 3, 14) + line(23, 15, str(total), 12, 20, fill=colour("ink"), bold=True)
    inner += line(48, 15, points, 12, 76, fill=colour("red"), bold=True)
    for seat, n in enumerate(own):
        x = w - (len(own) - seat) * 48
        inner += sign("miner", x, 3, 14, seat_colour(seat))
        inner += line(x + 17, 15, str(n), 12, 26, fill=colour("ink"), bold=bool(n))
    return inner


def drawn(r: Reading, w: float) -> tuple[str, float]:
    """The mine tiles that somebody chooses from; and how high they are."""
    tiles = list(bits(r.one("drawn")))
    if not tiles:
        return "", 0
    size, gap = (72.0, 80.0), 12
    left = (w - len(tiles) * (size[0] + gap) + gap) / 2
    parts = [line(w / 2, 12, r.t("board.drawn"), 13, w, "middle", colour("faint"))]
    for i, tile in enumerate(tiles):
        at = (left + i * (size[0] + gap), 20.0)
        parts.append(r.spot(mine_tile(r, tile, *size), f"tile-{tile + 1:02}", at, size, tile_hint(r, tile)))
    return "".join(parts), 20 + size[1]
