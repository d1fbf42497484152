"""Both markets: prices by column, where the indicator stands, and where price and indicator move next."""

from __future__ import annotations

from rathaus.core.ink import num, rect
from rathaus.games.kutna_hora.board_ink import coin, colour, line, sign
from rathaus.games.kutna_hora.board_read import Reading
from rathaus.games.kutna_hora.board_tiles import plain
from rathaus.games.kutna_hora.fields import RESOURCES

LABEL = 92  # room for a resource's name and price
ROW = 17  # height of a line of prices
STANDS = (("population", ("food", "timber", "beer")), ("ore", ("silver", "permits", "ore")))


def markets(r: Reading, w: float) -> tuple[str, float]:
    """The population stand above the ore stand; and how high they are."""
    parts = []
    y = 0.0
    for deck, resources in STANDS:
        parts.append(stand_head(r, deck, y, w))
        y += 34
        for resource in resources:
            parts.append(market(r, resource, y, w))
            y += 2 * ROW + 13
        y += 4
    parts.append(legend(r, y, w))
    return "".join(parts), y + 28


def legend(r: Reading, y: float, w: float) -> str:
    """What the signs of the markets mean."""
    paint = f'fill="{colour("teal")}"'
    parts = [f'<path d="M2 {num(y)}v10l6.500-5z" {paint}/>']
    parts.append(f'<path d="M{num(w / 2)} {num(y + 2)}h10l-5 6z" {paint}/>')
    parts.append(sign("cross", 1, y + 16, 9))
    parts.append(line(w / 2 + 3, y + 25, "!", 12.5, 6, fill=colour("red"), bold=True))
    keys = ("board.when_built", "board.with_next", "board.saturated_short", "board.demand_short")
    for i, key in enumerate(keys):
        at = (14 + i % 2 * (w / 2), y + 9 + i // 2 * 16)
        parts.append(line(*at, r.t(key), 10.5, w / 2 - 20, fill=colour("faint")))
    return "".join(parts)


def stand_head(r: Reading, deck: str, y: float, w: float) -> str:
    """The name of a stand and the card that lies on top."""
    last = r.parts.files["markets"]["decks"][f"{deck}_last"]
    card = r.t("board.card_of", n=r.one(deck), last=last)
    inner = rect(0, 0, w, 20, colour("deep"), 4)
    inner += sign("people" if deck == "population" else "ore", 5, 2, 16)
    inner += line(
        26,
        14.5,
        r.t({"population": "board.population", "ore": "board.ore"}[deck]),
        12.5,
        w / 2 - 10,
        fill=colour("white"),
        bold=True,
    )
    inner += line(w - 8, 14.5, card, 11.5, w / 2 - 30, "end", colour("bright"))
    columns = r.parts.files["markets"]["decks"]["columns"]
    step = (w - LABEL) / columns
    for column in range(columns):
        x = LABEL + (column + 0.5) * step
        inner += line(x, 29, str(column), 9.5, step, "middle", colour("faint"))
    return plain(inner, (0, y), "", f' id="deck-{deck}"')


def market(r: Reading, resource: str, y: float, w: float) -> str:
    """One resource: the prices of the card on top and, fainter, of the next card."""
    record = r.parts.market(resource)
    price, mark = r.cell(resource)
    columns = r.parts.files["markets"]["decks"]["columns"]
    step = (w - LABEL) / columns
    name = r.t(f"resource.{resource}")
    inner = rect(-2, -3, w + 4, 2 * ROW + 8, colour("white"), 5, f' stroke="{colour("line")}"')
    inner += sign(resource, 3, 4, 26)
    inner += line(33, 12, name, 11.5, LABEL - 38, fill=colour("ink"), bold=True)
    inner += coin(48, 25, price, 19, True)
    now = r.column(resource)
    for column in range(columns):
        for card in (0, 1):
            inner += price_cell(r, resource, column, card, now, LABEL + column * step, step)
    inner += arrows(record["has_own_slider"], columns, now, step)
    right, below = r.cell(resource, 0, 1)[0], r.cell(resource, 1, 0)[0]
    if not record["has_own_slider"]:
        right = r.cell(resource, 1, 0)[0]
    told = {"X": "board.saturated", "!": "board.demand"}.get(mark)
    hint = r.hint(
        name,
        r.t("board.now_hint", n=price, right=right, below=below),
        r.t(told) if told else "",
        r.doubt(record, "markets"),
    )
    if resource == RESOURCES[-1]:
        return plain(inner, (0, y), hint, ' id="slider-ore"')
    return r.spot(inner, f"slider-{resource}", (0, y), (w, 2 * ROW + 3), hint, None, "market")


def price_cell(r: Reading, resource: str, column: int, card: int, now: int, x: float, step: float) -> str:
    """A price of the card on top (0) or the next one (1), with its mark."""
    price, mark = r.cell(resource, card, column - now)
    here = column == now
    fill = colour("bright") if here and not card else colour("coin") if here else "none"
    y = card * (ROW + 1)
    inner = ""
    if fill != "none":
        edge = f' stroke="{colour("gold")}" stroke-width="{1 if card else 2}"'
        inner += rect(x + 1, y, step - 2, ROW, fill, 4, edge)
    faint = ' opacity=".5"' if column < now else ""
    inner += line(
        x + step / 2 - (3 if mark else 0),
        y + 13,
        str(price),
        12.5 if here else 11,
        step,
        "middle",
        colour("ink") if not card else colour("faint"),
        bold=here,
        extra=faint,
    )
    if mark == "X":
        inner += sign("cross", x + step / 2 + 4, y + 4.5, 8)
    elif mark:
        inner += line(x + step / 2 + 6, y + 13, "!", 12.5, 6, fill=colour("red"), bold=True, extra=faint)
    return inner


def arrows(own: bool, columns: int, now: int, step: float) -> str:
    """To where the price moves next: right when a guild builds, down with the next card."""
    x = LABEL + now * step
    paint = f'fill="{colour("teal")}" stroke="{colour("white")}" stroke-width=".8"'
    out = f'<path d="M{num(x + step / 2 - 5)} {num(ROW - 2.5)}h10l-5 6z" {paint}/>'
    if own and now + 1 < columns:
        out += f'<path d="M{num(x + step - 3)} {num(ROW / 2 - 5)}v10l6.500-5z" {paint}/>'
    return out
