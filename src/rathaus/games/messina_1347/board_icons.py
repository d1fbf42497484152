"""Printed effects, prices and small rows of signs."""

from __future__ import annotations

from rathaus.core.ink import circle, num
from rathaus.core.textfit import BOLD, width
from rathaus.games.messina_1347.board_ink import colour, line, sign
from rathaus.games.messina_1347.board_parts import Code
from rathaus.games.messina_1347.board_read import citizen, price_sign
from rathaus.games.messina_1347.fields import CLASSES

EFFECT_SIGNS = {
    "advance_city": ("city", ""),
    "advance_church": ("church", ""),
    "advance_city_or_church": ("city_church", ""),
    "upgrade_overseer": ("upgrade_overseer", "ghost"),
    "upgrade_and_advance_overseer": ("promote_step", "ghost"),
    "advance_any_overseer": ("step", "ghost"),
    "advance_any_overseer_arrow": ("stride", "ghost"),
    "activate_any_citizen": ("activate", ""),
    "perform_any_hex_action": ("any_hex", ""),
    **{f"advance_{name}_overseer": ("step", name) for name in CLASSES},
}


def effect(word: str, x: float, y: float, size: float, n: int = 1) -> str:
    """The sign of an effect with this corner; points with their number."""
    if word == "points":
        shape = sign("shield", x, y, size)
        return shape + line(
            x + size / 2, y + size * 0.66, str(n), size * 0.56, size, "middle", colour("white"), bold=True
        )
    name, tint = EFFECT_SIGNS.get(word, (word, ""))
    return sign(name, x, y, size, colour(tint) if tint else "")


def signs_of(code: Code) -> list[tuple[str, int]]:
    """A sign for each printed effect: points once with their number, all others as often as printed."""
    return [one for one in code.effects if one[0] != "none"]


def row_width(code: Code, size: float, choose: bool = False) -> float:
    """How wide :func:`effects` draws a code."""
    n = len(signs_of(code))
    wide = n * size + max(0, n - 1) * (size * 0.4 if choose else 1.5)
    return wide + (size + 6 if code.coins else 0)


def effects(code: Code, x: float, y: float, size: float, choose: bool = False) -> str:
    """The signs of a code in a row around a point; a slash between those of which one is chosen."""
    left = x - row_width(code, size, choose) / 2
    top = y - size / 2
    parts = []
    if code.coins:
        parts.append(sign("coin", left, top, size))
        if code.coins > 1:
            parts.append(
                line(
                    left + size / 2,
                    y + size * 0.25,
                    str(code.coins),
                    size * 0.6,
                    size,
                    "middle",
                    colour("ink"),
                )
            )
        left += size
        parts.append(f'<path d="M{num(left + 1)} {num(y - 3)}l4 3-4 3z" fill="{colour("ink")}"/>')
        left += 6
    for i, (word, n) in enumerate(signs_of(code)):
        if i and choose:
            bar = f"M{num(left + size * 0.32)} {num(top)}L{num(left + size * 0.08)} {num(top + size)}"
            parts.append(f'<path d="{bar}" stroke="{colour("ink")}" stroke-width="1.6"/>')
            left += size * 0.4
        elif i:
            left += 1.5
        parts.append(effect(word, left, top, size, n))
        left += size
    return "".join(parts)


def price_row(cost: dict[str, int], x: float, y: float, size: float, room: float) -> str:
    """Everything that is paid, each piece by its own sign, around a point; closer together where there is no room."""
    names = [price_sign(name) for name, n in cost.items() for _ in range(n)]
    step = min(size + 0.5, (room - size) / max(1, len(names) - 1))
    left = x - (step * (len(names) - 1) + size) / 2
    tint = colour("ink")
    return "".join(sign(name, left + i * step, y - size / 2, size, tint) for i, name in enumerate(names))


def crowd(names: list[str], x: float, y: float, size: float, room: float) -> str:
    """Signs in a row around a point, closer together where there is no room."""
    step = min(size + 1, (room - size) / max(1, len(names) - 1))
    left = x - (step * (len(names) - 1) + size) / 2
    return "".join(sign(name, left + i * step, y - size / 2, size) for i, name in enumerate(names))


def count(
    name: str, n: object, x: float, y: float, size: float = 16, tint: str = "", strong: bool = True
) -> str:
    """A sign and how many of it, from a left edge, around a height."""
    words = str(n)
    ink = colour("ink" if strong else "faint")
    room = width(words, size * 0.85, BOLD) + 2
    return sign(name, x, y - size / 2, size, tint) + line(
        x + size + 2, y + size * 0.3, words, size * 0.85, room, fill=ink, bold=True
    )


def person(who: int, x: float, y: float, size: float) -> str:
    """A citizen around a point; an empty place for -1."""
    if who < 0:
        edge = f' stroke="{colour("faint")}" stroke-width="1.2" stroke-dasharray="3 2.500"'
        return circle(x, y, size / 2 - 1, colour("white"), edge + ' fill-opacity=".6"')
    return sign(citizen(who), x - size / 2, y - size / 2, size)
