"""Rounds, the population wheel with what it will place next, and the three registers with their discs."""

from __future__ import annotations

from typing import Any

from rathaus.core.ink import num, rect
from rathaus.games.messina_1347.board_chart import outline
from rathaus.games.messina_1347.board_icons import effect
from rathaus.games.messina_1347.board_ink import PEN, coin, colour, line, seat_colour, sign
from rathaus.games.messina_1347.board_read import Reading, tipped
from rathaus.games.messina_1347.fields import CLASSES, REGISTERS

ROMAN = ("", "I", "II", "III", "IV", "V", "VI")
CRITERIA = {
    "popularity": "popularity",
    "city": "city",
    "church": "church",
    "score": "points",
    "setup_order": "",
}
ROUND = 62
SPACE = 48
LABEL = 17


# --- rounds and wheel ---------------------------------------------------------------------------------------------


def rounds_and_wheel(r: Reading, x: float, y: float, w: float) -> tuple[str, float]:
    """The table of rounds, and beside it (on a phone below it) the wheel; and how high they are."""
    if r.tall:
        first, high = rounds(r, x, y, w)
        second, more = wheel(r, w)
        return first + f'<g transform="translate(0 {num(high + 8)})">{second}</g>', high + 8 + more
    left = w - 268
    first, high = rounds(r, x, y, left - 12)
    second, more = wheel(r, 268)
    return first + f'<g transform="translate({num(left)} 0)">{second}</g>', max(high, more)


def rounds(r: Reading, x: float, y: float, w: float) -> tuple[str, float]:
    """A cell a round: turn order, ships, fire for a cube; the white cube on the current one."""
    step = w / r.parts.rounds
    parts = []
    for number in range(1, r.parts.rounds + 1):
        parts.append(round_cell(r, number, (number - 1) * step, step - 3))
    at = (x + (r.round - 1) * step + step / 2 - 9, y + ROUND - 8)
    r.put(sign("cube", 0, 0, 18, colour("white")), "round", at, "", 1, "piece quiet")
    return "".join(parts), ROUND + 12


def round_cell(r: Reading, number: int, x: float, w: float) -> str:
    """A round: by what turn order was set, how many ships came, how often the wheel turned, the fire for a cube."""
    record = r.parts.round(number)
    now = number == r.round
    edge = f' stroke="{colour("gold" if now else "line")}" stroke-width="{2 if now else 1}"'
    fill = colour("coin" if now else "white" if number > r.round else "shade")
    inner = rect(x, 0, w, ROUND, fill, 6, edge)
    inner += line(x + 5, 15, ROMAN[number], 12.5, 20, fill=colour("teal"), serif=True, bold=True)
    criterion = "setup_order" if r.solo else r.parts.criterion(number, r.priority)
    if CRITERIA[criterion]:
        inner += sign(CRITERIA[criterion], x + w - 19, 3, 16)
    ships, turns = record["ships"][r.seats - 1], record["plague_turns"]
    small = [("ship", ships), ("turn", turns)]
    if record["add_hex"]:
        small.append(("any_hex", 1))
    step = min(15.0, (w - 4) / max(1, sum(n for _, n in small)))
    left = x + 2.5
    for name, n in small:
        for _ in range(n):
            inner += sign(name, left, 22, min(14.0, step + 2))
            left += step
    each = record["fire_per_cube"]
    inner += "".join(sign("fire", x + w / 2 - 8 * each + 15 * i, 38, 16) for i in range(each))
    words = [r.t("board.round", n=number, rounds=r.parts.rounds)]
    if number > 1 and not r.solo:
        words.append(r.t("board.order_by", what=r.t(f"criterion.{criterion}")))
    words.append(r.t("board.ships_come", n=ships))
    words.append(r.t("board.wheel_turns", n=turns))
    words.append(r.t("board.fire_hint", n=each))
    return tipped(inner, r.hint(*words))


def wheel(r: Reading, w: float) -> tuple[str, float]:
    """What the wheel shows now, and what it will show when the next round is prepared."""
    turned = r.parts.round(r.round)["plague_turns"] > 0
    now = r.parts.wheel(r.one("wheel")) if turned else None
    shown: list[tuple[str, dict[str, Any] | None, bool]] = [(r.t("board.wheel_now"), now, turned)]
    plagues, people = r.ahead
    for i, coming in enumerate(plagues):
        label = r.t("board.wheel_next" if i == len(plagues) - 1 else "board.wheel_first")
        shown.append((label, coming, people is coming))
    if not plagues and r.round < r.parts.rounds:
        shown.append((r.t("board.wheel_next"), None, False))
    parts = []
    for i, (label, record, folk) in enumerate(shown):
        top = i * 25.5
        parts.append(window(r, label, record, folk, top, w, bool(i)))
    return "".join(parts), len(shown) * 25.5 - 2


def window(
    r: Reading, label: str, record: dict[str, Any] | None, folk: bool, y: float, w: float, ahead: bool
) -> str:
    """A line: a rat for the plague, and for each class the colour of the hexes where it comes."""
    edge = f' stroke="{colour("wall" if ahead else "line")}"' + (' stroke-dasharray="5 3"' if ahead else "")
    inner = rect(0, y, w, 23, colour("white" if ahead else "shade"), 7, edge)
    inner += line(8, y + 15.5, label, 11.5, 80, fill=colour("ink"), bold=ahead)
    if record is None:
        rests = line(94, y + 15.5, r.t("board.wheel_rests"), 11.5, w - 100, fill=colour("faint"))
        return f"<g>{inner}{rests}</g>"
    inner += sign("plague_next" if ahead else "plague", 92, y + 4, 14) + sign(
        f"rat_{record['pose']}", 108, y + 2, 19
    )
    words = [r.t("board.wheel_plague", pose=r.t(f"pose.{record['pose']}"))]
    if folk:
        for i, name in enumerate(CLASSES):
            left = 138 + i * 42
            tint = PEN.data["hexes"][record[name]]
            shape = outline(17, 9, left + 27, y + 11.5)
            inner += sign(f"{name}_next" if ahead else name, left, y + 3.5, 16)
            inner += f'<path d="{shape}" fill="{tint}" stroke="{colour("wall")}" stroke-width="1.200"/>'
            where = r.t(f"colour.{record[name]}")
            words.append(r.t("board.wheel_citizen", who=r.t(f"class.{name}"), colour=where))
    doubt = r.doubt(record, "wheel")
    return tipped(inner, r.hint(label, *words, doubt))


# --- registers ------------------------------------------------------------------------------------------------------


def registers(r: Reading, x: float, y: float, w: float) -> tuple[str, float]:
    """Popularity, city and church, one below the other; and how high they are."""
    parts, top = [], 0.0
    for register in range(3):
        parts.append(track(r, register, x, y, top, w))
        top += LABEL + SPACE + 6
    return "".join(parts), top - 6


def track(r: Reading, register: int, x: float, y: float, top: float, w: float) -> str:
    """A register: its name, its spaces with rewards and points, the discs on them; what a space on it costs."""
    name = REGISTERS[register]
    cell = float(r.size["cell"])
    spaces = r.parts.spaces(register)
    inner = sign(name, 0, 0, 15) + line(
        19, 12, r.t(f"register.{name}"), 12.5, 150, fill=colour("ink"), bold=True
    )
    for record in spaces:
        inner += space(r, register, record, (record["n"] - 1) * cell, cell)
    wide = len(spaces) * cell
    if register:
        inner += advance_price(r, wide, w)
    else:
        inner += bonus(r, w)
    discs(r, register, x, y + top + LABEL, cell)
    badge = (wide + 30, LABEL + 20)
    return r.spot(
        inner,
        f"register-{name}",
        (0, top),
        (wide, LABEL + SPACE),
        "",
        badge if register else None,
        "register",
    )


def space(r: Reading, register: int, record: dict[str, Any], x: float, cell: float) -> str:
    """A space with its reward and its points; a line before it where an advanced scroll board counts from there."""
    name = REGISTERS[register]
    edge = f' stroke="{colour(name)}" stroke-width="1"'
    inner = rect(x + 1, LABEL, cell - 2, SPACE, colour(f"{name}_pale"), 5, edge)
    size = 15.0 if cell > 30 else 10.5
    left = x + (3 if cell > 30 else 1.5)
    for word in record["reward"]:
        inner += effect(word, left, LABEL + 3, size)
        left += size * (0.7 if len(record["reward"]) > 1 else 1)
    edge_room = 2.5 if cell > 30 else 1.3
    if record["vp"]:
        inner += sign("shield", x + cell - size - edge_room, LABEL + 3, size)
        middle = x + cell - size / 2 - edge_room
        inner += line(
            middle,
            LABEL + 3 + size * 0.66,
            str(record["vp"]),
            size * 0.56,
            size,
            "middle",
            colour("white"),
            bold=True,
        )
    if not record["reward"] and not record["vp"]:
        inner += line(x + cell / 2, LABEL + 13, str(record["n"]), 9, cell, "middle", colour("faint"))
    bars = r.parts.bars(register).get(record["n"], 0) if r.view.ruleset.options["boards"] != "basic" else 0
    for i in range(bars):
        inner += rect(x - 1.2 + 3 * i, LABEL - 2, 1.8, SPACE + 4, colour("gilt"))
    words = [r.t("board.space", register=r.t(f"register.{name}"), n=record["n"])]
    words += [r.t(f"effect.{word}") for word in record["reward"]]
    if record["vp"]:
        words.append(r.t("board.points_end", n=record["vp"]))
    return tipped(inner, r.hint(*words))


def advance_price(r: Reading, wide: float, w: float) -> str:
    """What each seat pays for a space: one coin for each lieutenant."""
    seat = max(0, r.me)
    n = r.view.facts["advance"][seat]
    if w - wide < 60:
        left = w - 60
        return tipped(coin(left + 14, 7, n, 14) + arrow(left + 32, 7), r.t("board.advance_hint", n=n))
    inner = coin(wide + 30, LABEL + 20, n, 22) + arrow(wide + 52, LABEL + 20)
    inner += line(wide + 54, LABEL + 43, r.t("board.advance"), 10.5, w - wide - 12, "middle", colour("faint"))
    return tipped(inner, r.t("board.advance_hint", n=n))


def arrow(x: float, y: float) -> str:
    """An arrow to the right."""
    return f'<path d="M{num(x)} {num(y - 3)}h12v-4l10 7-10 7v-4h-12z" fill="{colour("teal")}"/>'


def bonus(r: Reading, w: float) -> str:
    """What the first places on popularity score."""
    points = r.parts.files["scoring"]["popularity_bonus"][f"p{r.seats}"]
    words = " / ".join(str(n) for n in points)
    hint = r.t("board.bonus_solo" if r.solo else "board.bonus_hint", list=words)
    inner = sign("points", w - 17, 0, 15) + line(w - 21, 12, words, 11.5, 70, "end", colour("ink"), bold=True)
    return tipped(inner, hint)


def discs(r: Reading, register: int, x: float, y: float, cell: float) -> None:
    """The discs of the seats, those above on top; in the solo game that of the opponent too."""
    stacks: dict[int, list[int]] = {}
    for seat in sorted(range(r.seats), key=lambda one: r.one("upper", one * 4 + register)):
        stacks.setdefault(r.one("register", seat * 3 + register), []).append(seat)
    size = 25.0 if cell > 30 else 21.0
    if r.solo and not register:
        stacks.setdefault(r.one("rival_popularity"), []).append(-1)
    for at, seats in stacks.items():
        for i, seat in enumerate(seats):
            tint = seat_colour(seat) if seat >= 0 else colour("rival")
            where = (x + (at - 0.5) * cell - size / 2, y + SPACE - size - 0.5 - 6.5 * i)
            id = f"disc-{seat}-{REGISTERS[register]}" if seat >= 0 else "disc-rival"
            r.put(sign("disc", 0, 0, size, tint), id, where, "", 1, "piece quiet")
