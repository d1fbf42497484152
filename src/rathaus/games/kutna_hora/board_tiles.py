"""Buildings and mine tiles as they lie on the drawn board, and what their signs say in words."""

from __future__ import annotations

from typing import Any

from rathaus.core.ink import group, num, rect, safe
from rathaus.games.kutna_hora.board_ink import PEN, coin, colour, line, seat_colour, sign
from rathaus.games.kutna_hora.board_read import Reading
from rathaus.games.kutna_hora.fields import BUILDINGS, MINE_TILES

Chip = tuple[str, str, str]
"""A sign, the number beside it, and its colour («» for the sign's own)."""


def building_chips(record: dict[str, Any]) -> list[Chip]:
    """What a building does, as signs."""
    chips: list[Chip] = []
    if record.get("production"):
        chips.append((record["resource"], f"+{record['production']}", ""))
    if "patrician" in record:
        chips.append(("noble", "", PEN.data["patricians"][record["patrician"]]))
    for key, name in (
        ("reputation", "fame"),
        ("pelicans", "pelican"),
        ("points", "points"),
        ("population_cards", "people"),
    ):
        if record.get(key):
            chips.append((name, f"+{record[key]}", ""))
    if record.get("tax"):
        chips.append(("tax", f"+{record['tax']}", ""))
    if record.get("flips_st_barbara"):
        chips.append(("church", "", ""))
    if record.get("mining_technology"):
        chips.append(("gear", "", ""))
    if record.get("remove_houses"):
        chips.append(("unhouse", str(record["remove_houses"]), ""))
    return chips


def effects(r: Reading, record: dict[str, Any]) -> str:
    """What a building or mine tile does, in words."""
    words = []
    if record.get("production"):
        words.append(
            r.t("board.makes", resource=r.t(f"resource.{record['resource']}"), n=record["production"])
        )
    if record.get("ore_production"):
        words.append(r.t("board.makes", resource=r.t("resource.ore"), n=record["ore_production"]))
    if "patrician" in record:
        words.append(r.t("board.patrician", colour=r.t(f"colour.{record['patrician']}")))
    if record.get("reputation"):
        words.append(r.t("board.fame", n=f"+{record['reputation']}"))
    if record.get("pelicans"):
        words.append(r.t("board.pelicans", n=record["pelicans"]))
    if record.get("points"):
        words.append(r.t("board.points", n=record["points"]))
    if record.get("population_cards"):
        words.append(r.t("board.people", n=record["population_cards"]))
    if record.get("tax"):
        words.append(r.t("board.taxes", n=record["tax"]))
    if record.get("flips_st_barbara"):
        words.append(r.t("board.flips"))
    if record.get("mining_technology"):
        words.append(r.t("board.technology"))
    if record.get("remove_houses"):
        words.append(r.t("board.removes", n=record["remove_houses"]))
    return r.listed(words)


def building_hint(r: Reading, number: int, *more: str) -> str:
    """A building in words."""
    record = r.parts.building(number)
    timber = int(record["timber_cost"])
    return r.hint(
        r.t(f"building.{BUILDINGS[number]}"),
        effects(r, record),
        r.t("board.costs", n=timber, coins=timber * r.prices["timber"]),
        r.t("board.plot_cost", n=record["plot_cost"]),
        r.t("board.crests", list=r.listed(r.t(f"board.crest.{crest}") for crest in record["crests"])),
        *more,
        r.doubt(record, "buildings"),
    )


def emblem(record: dict[str, Any], x: float, y: float, size: float) -> str:
    """The sign of a building: the resource of its guild, or a public building in its patrician's colour."""
    if "guild" in record:
        return sign(record["resource"], x, y, size)
    return sign("public", x, y, size, PEN.data["patricians"][record["patrician"]])


def chip_rows(chips: list[Chip], x: float, y: float, w: float, size: float) -> str:
    """Signs with numbers: up to three one below the other, more of them two side by side."""
    parts = []
    across = 1 if len(chips) <= 3 else 2
    for i, (name, words, tint) in enumerate(chips):
        row, column = divmod(i, across)
        left, top = x + column * w / 2, y + row * (size + 3)
        parts.append(sign(name, left, top, size, tint))
        if words:
            parts.append(
                line(
                    left + size + 1.5,
                    top + size * 0.8,
                    words,
                    size * 0.82,
                    w / 2 - size - 1,
                    fill=colour("ink"),
                    bold=True,
                )
            )
    return "".join(parts)


def building_card(r: Reading, number: int, w: float, h: float, copies: int = 1) -> str:
    """A building's front: crests, what it makes and does, timber with its price now, and the price of plots beside."""
    record = r.parts.building(number)
    edge = f' stroke="{colour("ink")}" stroke-width="1.2"'
    parts = []
    for i in range(min(copies, 4) - 1, 0, -1):
        parts.append(rect(2.5 * i, -2.5 * i, w, h, colour("shade"), 5, f' stroke="{colour("faint")}"'))
    parts.append(rect(0, 0, w, h, colour("white"), 5, edge))
    band = r.parts.band(number)
    parts.append(
        f'<path d="M.6 5.500q0-5 5-5h{num(w - 11.2)}q5 0 5 5V24H.6z" fill="{band}"/>'
        + rect(w - 25, 1.5, 23, 21, colour("white"), 4)
        + emblem(record, w - 23.5, 2, 20)
    )
    for i, crest in enumerate(record["crests"]):
        parts.append(f'<circle cx="{num(11 + i * 16)}" cy="12.500" r="7.800" fill="{colour("white")}"/>')
        parts.append(sign(crest, 4.5 + i * 16, 6, 13))
    parts.append(chip_rows(building_chips(record), 5, 27, w - 8, 14))
    timber = int(record["timber_cost"])
    parts.append(rect(0.6, h - 21, w - 1.2, 20.4, colour("shade"), 4))
    parts.append(sign("timber", 3, h - 18.5, 15))
    parts.append(line(19, h - 6.5, f"{timber}", 11.5, 10, fill=colour("ink"), bold=True))
    parts.append(coin(39.5, h - 11, timber * r.prices["timber"], 15))
    return "".join(parts)


def building_site(r: Reading, number: int, size: float, owner: int) -> str:
    """A building that stands in town: its crests, its sign, the price of plots beside it, the owner's house."""
    record = r.parts.building(number)
    s = size / 60
    public = "guild" not in record
    fill = colour("white") if public else "#fdf3dc"
    parts = [
        rect(1.5, 1.5, size - 3, size - 3, fill, 5, f' stroke="{r.parts.band(number)}" stroke-width="3"')
    ]
    parts.append(emblem(record, size / 2 - 15 * s, 22 * s, 30 * s))
    for i, crest in enumerate(record["crests"]):
        parts.append(sign(crest, (4 + i * 14) * s, 5 * s, 13 * s))
    parts.append(coin(size - 10.5 * s - 1, size - 9 * s, record["plot_cost"], 14 * s))
    if owner >= 0:
        parts.append(sign("house", 4 * s, size - 22 * s, 18 * s, seat_colour(owner)))
    return "".join(parts)


def tile_hint(r: Reading, tile: int, *more: str) -> str:
    """A mine or technology tile in words."""
    record = r.parts.tile(tile)
    key = "board.mine_tile" if tile < MINE_TILES else "board.technology_tile"
    return r.hint(
        r.t(key, n=tile + 1 if tile < MINE_TILES else tile - MINE_TILES + 1),
        effects(r, record),
        r.t("board.stars", n=record["suns"]),
        r.t("board.next_cost", n=record["next_cost_timber"]),
        *more,
        r.doubt(record, "mine_tiles"),
    )


def mine_tile(r: Reading, tile: int, w: float, h: float, owner: int = -1) -> str:
    """A mine tile: stars, the timber of its neighbours, what it gives, and the owner's miner."""
    record = r.parts.tile(tile)
    s = min(w / 56, h / 62)
    parts = [rect(1.5, 1.5, w - 3, h - 3, colour("tunnel"), 6)]
    parts.append(rect(4, 4, w - 8, h - 8, colour("lamp"), 9 * s, f' stroke="{colour("ink")}"'))
    for i in range(record["suns"]):
        parts.append(sign("shine", 6 + i * 11 * s, 6, 12 * s))
    parts.append(sign("timber", w - 27 * s, 6, 13 * s))
    parts.append(
        line(
            w - 7,
            6 + 11 * s,
            str(record["next_cost_timber"]),
            12 * s,
            12 * s,
            "end",
            colour("ink"),
            bold=True,
        )
    )
    gifts = [("ore", record["ore_production"]), ("people", record["population_cards"])]
    gifts += [("points", record["points"])]
    for i, (name, n) in enumerate([gift for gift in gifts if gift[1]]):
        y = (21.5 + i * 12.8) * s
        parts.append(sign(name, w / 2 - 9 * s, y, 12.5 * s))
        words = f"+{n}"
        parts.append(
            line(w / 2 + 5.5 * s, y + 10.3 * s, words, 11 * s, 17 * s, fill=colour("ink"), bold=True)
        )
    if tile >= MINE_TILES:
        parts.append(sign("gear", 7, 21 * s, 14 * s))
    if owner >= 0:
        parts.append(sign("miner", 5, h - 24 * s, 19 * s, seat_colour(owner)))
    return "".join(parts)


def plain(inner: str, at: tuple[float, float], hint: str = "", extra: str = "") -> str:
    """A piece that is no action's target, with a tooltip."""
    title = f"<title>{safe(hint)}</title>" if hint else ""
    return group(title + inner, at, extra)
