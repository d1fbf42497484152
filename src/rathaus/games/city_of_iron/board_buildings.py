"""Buildings as they lie on the drawn board: a card of the row or of the store, and a site in a city."""

from __future__ import annotations

from rathaus.core.ink import circle, num, rect
from rathaus.core.textfit import fitted
from rathaus.games.city_of_iron.board_ink import PEN, coin, colour, line, sign
from rathaus.games.city_of_iron.board_parts import Record
from rathaus.games.city_of_iron.board_read import Reading
from rathaus.games.city_of_iron.fields import BUILDINGS

BAND = 27.0  # the name
FOOT = 26.0  # price and terrain


def letter_colour(record: Record) -> str:
    """The colour of a deck."""
    return str(PEN.data["letters"][record["deck"]])


def gifts(record: Record) -> list[tuple[str, str]]:
    """What a building gives, as signs and numbers."""
    found = [(good, f"+{n}") for good, n in record["goods"].items()]
    for key, name in (
        ("draw_citizen", "citizen"),
        ("draw_military", "military"),
        ("round_science", "science"),
    ):
        if record[key]:
            found.append((name, f"+{record[key]}"))
    if record["build_discount"]:
        found.append(("crane", f"−{record['build_discount']}"))
    return found


def building_card(r: Reading, number: int, w: float, h: float) -> str:
    """A building's card: name, what it gives, price and terrain."""
    record = r.parts.building(number)
    band = letter_colour(record)
    parts = [
        rect(0, 0, w, h, colour("white"), 7, f' class="edge" stroke="{colour("ink")}" stroke-width="1.2"')
    ]
    top = f"M.6 7q0-6.400 6.400-6.400h{num(w - 14)}q6.400 0 6.400 6.400v{num(BAND - 7)}H.6z"
    parts.append(f'<path d="{top}" fill="{band}"/>')
    parts.append(name_lines(r, number, w))
    parts.append(picture(record, w, BAND, h - BAND - FOOT))
    parts.append(foot(record, w, h))
    return "".join(parts)


def name_lines(r: Reading, number: int, w: float) -> str:
    """The name on the band, in one line or two."""
    words = r.t(f"building.{BUILDINGS[number]}")
    size, lines = fitted(words, (12.5, 12, 11.5), w - 16, 1)
    if len(lines) > 1 or not lines[0].startswith(words):
        size, lines = fitted(words, (11, 10.5, 10, 9.5), w - 14, 2)
    start = BAND / 2 + 4.5 - (len(lines) - 1) * 5.6
    return "".join(
        line(w / 2, start + i * 11.2, one, size, w - 6, "middle", colour("white"), serif=True, bold=True)
        for i, one in enumerate(lines)
    )


def picture(record: Record, w: float, y: float, h: float) -> str:
    """The signs of what a building gives, large, side by side."""
    shown = gifts(record)
    marker = record["plus3_good"]
    count = len(shown)
    size = 36.0 if count == 1 else 27.0
    step = 40.0 if w >= 88 else 36.0
    left = w / 2 - step * count / 2
    parts = [circle(w / 2, y + h / 2, h / 2 - 2, colour("panel"))]
    for i, (name, words) in enumerate(shown):
        x = left + (i + 0.5) * step
        top = y + h / 2 - size / 2 - 4
        parts.append(sign(name, x - size / 2, top, size))
        parts.append(bubble(x + size * 0.34, top + size - 1, words))
    if marker:
        parts.append(points_mark(w - 17, y + 14, "+3"))
    if record["round_science"] or record["draw_citizen"] or record["draw_military"]:
        parts.append(sign("again", 5, y + 4, 13))
    return "".join(parts)


def bubble(x: float, y: float, words: str) -> str:
    """A number on a sign."""
    shape = rect(x - 12, y - 8, 24, 16, colour("white"), 8, f' stroke="{colour("ink")}"')
    return shape + line(x, y + 4.5, words, 12.5, 22, "middle", colour("ink"), bold=True)


def points_mark(x: float, y: float, words: str) -> str:
    """A shield with points."""
    return sign("points", x - 13, y - 12, 26) + line(
        x, y + 3.5, words, 11, 20, "middle", colour("ink"), bold=True
    )


def foot(record: Record, w: float, h: float) -> str:
    """Price in money and science, and the terrain."""
    y = h - FOOT / 2 - 1
    parts = [rect(1, h - FOOT, w - 2, FOOT - 1, colour("shade"), 6)]
    parts.append(coin(15, y, record["money"], 19))
    if record["science"]:
        parts.append(sign("science", 29, y - 8.5, 17))
        parts.append(line(48.5, y + 5, str(record["science"]), 13.5, 12, fill=colour("ink"), bold=True))
    parts.append(sign(record["terrain"], w - 25, h - FOOT + 2, 21))
    return "".join(parts)


def site(r: Reading, number: int, size: float) -> str:
    """A building that stands in a city: its signs and the colour of its deck."""
    record = r.parts.building(number)
    shown = gifts(record)
    parts = [
        rect(
            1.5,
            1.5,
            size - 3,
            size - 3,
            colour("white"),
            6,
            f' stroke="{letter_colour(record)}" stroke-width="2.6"',
        )
    ]
    if len(shown) == 1:
        parts.append(sign(shown[0][0], 7, 4, size - 17))
        parts.append(small(size - 12, size - 10, shown[0][1]))
    else:
        half = size / 2 - 4
        for i, (name, words) in enumerate(shown[:2]):
            parts.append(sign(name, 4, 4 + i * (half + 1), half - 1))
            parts.append(
                line(
                    size / 2 + 1,
                    3 + half * 0.75 + i * (half + 1),
                    words,
                    12,
                    half,
                    fill=colour("ink"),
                    bold=True,
                )
            )
    if record["plus3_good"]:
        parts.append(points_mark(size - 12, 13, "+3"))
    return "".join(parts)


def small(x: float, y: float, words: str) -> str:
    """A number at the lower edge of a site."""
    shape = rect(
        x - 10, y - 7, 20, 14, colour("white"), 7, f' stroke="{colour("faint")}" stroke-width=".800"'
    )
    return shape + line(x, y + 4, words, 11, 18, "middle", colour("ink"), bold=True)


def free_site(size: float) -> str:
    """A free slot of a city."""
    edge = f' stroke="{colour("brass")}" stroke-width="1.4" stroke-dasharray="4 3"'
    return rect(1.5, 1.5, size - 3, size - 3, colour("panel"), 6, edge + ' fill-opacity=".6"')
