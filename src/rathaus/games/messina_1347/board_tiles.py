"""The faces of workshops, quarantine improvements and wagons."""

from __future__ import annotations

from rathaus.core.ink import num, rect
from rathaus.games.messina_1347 import fields
from rathaus.games.messina_1347.board_icons import effects, person, row_width
from rathaus.games.messina_1347.board_ink import colour, line, sign
from rathaus.games.messina_1347.board_parts import Code
from rathaus.games.messina_1347.board_read import Point, Reading
from rathaus.games.messina_1347.board_words import effect_words, price_words, workshop_words
from rathaus.games.messina_1347.fields import CLASSES

WORKSHOP = (112.0, 54.0)
IMPROVEMENT = (112.0, 36.0)
FITTED = (62.0, 36.0)
WAGON = (84.0, 40.0)
STRIP = 22.0  # with the price, at the left


def face(w: float, h: float, fill: str, band: str) -> str:
    """The ground of a tile with the strip for its price."""
    edge = f' stroke="{colour("wall")}" stroke-width="1.300"'
    inner = rect(0, 0, w, h, fill, 6, edge)
    return (
        inner
        + f'<path d="M.7 6q0-5.300 5.300-5.300H{num(STRIP)}V{num(h - 0.7)}H6q-5.300 0-5.300-5.300z" fill="{band}"/>'
    )


def price_strip(cost: dict[str, int], h: float) -> str:
    """A price from the top down."""
    names = [("coin" if name == "coins" else name) for name, n in cost.items() for _ in range(n)]
    step = min(17.0, (h - 18) / max(1, len(names) - 1))
    top = h / 2 - (step * (len(names) - 1)) / 2
    return "".join(sign(name, STRIP / 2 - 8, top + i * step - 8, 16) for i, name in enumerate(names))


def workshop_face(r: Reading, number: int) -> str:
    """A workshop: price, for whom, what it gives, and what more to an upgraded citizen."""
    record = r.parts.workshop(number)
    w, h = WORKSHOP
    cls = record["cls"]
    late = record["era"] == "II"
    spent = bool(r.one("spent") >> number & 1)
    inner = face(w, h, colour("shade" if spent else f"{cls}_pale"), colour(cls))
    inner += price_strip({"coins": record["cost"]["coins"], "wood": record["cost"]["wood"]}, h)
    worker = r.worker(number)
    if worker >= 0:
        inner += person(worker, 38, h / 2, 25)
    else:
        want = 2 * CLASSES.index(cls) + int(record["upgraded_only"])
        inner += f'<g opacity=".45">{person(want, 38, h / 2, 23)}</g>' + person(-1, 38, h / 2, 29)
    inner += sign("bolt" if late else "endless", w - 15, 2, 13)
    reward, extra = Code(record["reward"]), Code(record["upgraded_extra"])
    middle = (54 + w) / 2 - (4 if not record["upgraded_extra"] else 2)
    if not record["upgraded_extra"]:
        inner += effects(reward, middle, h / 2 + 1, 18 if len(reward.effects) < 3 else 15.5)
    else:
        inner += effects(reward, middle - 4, 15, 16)
        gold = sign(f"{cls}_gold", middle - row_width(extra, 14) / 2 - 17, h - 21, 13)
        inner += gold + effects(extra, middle + 2, h - 14.5, 14)
    return inner + (sign("cross", w - 17, h - 17, 12) if spent else "")


def workshop_hint(r: Reading, number: int, *more: str) -> str:
    """A workshop in words."""
    record = r.parts.workshop(number)
    worker = r.worker(number)
    return r.hint(
        r.t(f"workshop.{fields.WORKSHOPS[number]}"),
        r.t(f"class.{record['cls']}"),
        workshop_words(r.texts, record),
        r.t("board.late" if record["era"] == "II" else "board.early"),
        r.t("board.costs", price=price_words(r.texts, record["cost"])),
        r.t("board.worker", who=who_words(r, worker)) if worker >= 0 else "",
        r.t("board.spent") if r.one("spent") >> number & 1 else "",
        *more,
        r.doubt(record, "workshops"),
    )


def who_words(r: Reading, who: int) -> str:
    """A citizen in words."""
    return r.t(f"price.{CLASSES[who // 2]}" + ("_upgraded" if who & 1 else ""), n=1)


def workshop_spot(r: Reading, number: int, at: Point, scale: float = 1, *more: str) -> None:
    """A workshop as a piece, wherever it lies."""
    id = f"workshop-{fields.WORKSHOPS[number]}"
    hint = workshop_hint(r, number, *more)
    badge = (WORKSHOP[0] / 2 + 10, WORKSHOP[1] - 1)
    r.pieces.append(r.spot(workshop_face(r, number), id, at, WORKSHOP, hint, badge, "tile", scale))


def improvement_hint(r: Reading, number: int, *more: str) -> str:
    """An improvement in words."""
    record = r.parts.improvement(number)
    return r.hint(
        r.t(f"improvement.{fields.IMPROVEMENTS[number]}"),
        r.t("board.produces", what=effect_words(r.texts, Code(record["produce"]))),
        r.t("board.costs", price=price_words(r.texts, record["cost"])),
        *more,
        r.doubt(record, "quarantine"),
    )


def improvement_face(r: Reading, number: int, fitted: bool = False) -> str:
    """An improvement: its price, if it is not built yet, and what it produces."""
    record = r.parts.improvement(number)
    w, h = FITTED if fitted else IMPROVEMENT
    code = Code(record["produce"])
    if fitted:
        edge = f' stroke="{colour("wall")}" stroke-width="1.300"'
        inner = rect(0, 0, w, h, colour("foam"), 6, edge)
        return inner + effects(code, w / 2, h / 2, 18 if len(code.effects) < 3 else 16)
    inner = face(w, h, colour("foam"), colour("teal"))
    inner += price_strip({"coins": record["cost"]["coins"], "wood": record["cost"]["wood"]}, h + 6)
    return inner + sign("cabin", 26, h / 2 - 10, 20) + effects(code, 80, h / 2, 18)


def wagon_face(r: Reading, number: int, tired: bool = False) -> str:
    """A wagon: its price and points; grey when it is used this round."""
    record = r.parts.wagon(number)
    w, h = WAGON
    inner = face(w, h, colour("shade" if tired else "panel"), colour("wall"))
    inner += price_strip({"coins": record["cost"]["coins"], "wood": record["cost"]["wood"]}, h)
    inner += sign("wagon", 26, h / 2 - 14, 28)
    if record["vp"]:
        inner += sign("shield", w - 25, h / 2 - 10, 19)
        inner += line(w - 15.5, h / 2 + 3, str(record["vp"]), 11, 18, "middle", colour("white"), bold=True)
    return f'<g opacity=".5">{inner}</g>' + sign("cross", 32, h / 2 - 8, 16) if tired else inner


def wagon_hint(r: Reading, number: int, *more: str) -> str:
    """A wagon in words."""
    record = r.parts.wagon(number)
    return r.hint(
        r.t(f"wagon.{fields.WAGONS[number]}"),
        r.t("board.points", n=record["vp"]),
        r.t("board.costs", price=price_words(r.texts, record["cost"])),
        *more,
        r.doubt(record, "wagons"),
    )


def wagon_spot(r: Reading, number: int, at: Point, scale: float, tired: bool, *more: str) -> None:
    """A wagon as a piece, wherever it is."""
    id = f"wagon-{fields.WAGONS[number]}"
    hint = wagon_hint(r, number, *more)
    badge = (WAGON[0] / 2 + 8, WAGON[1])
    r.pieces.append(r.spot(wagon_face(r, number, tired), id, at, WAGON, hint, badge, "tile", scale))
