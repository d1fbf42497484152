"""The pen of the drawn board: escaped text that fits its room, numbers, colours and sizes from ``board.toml``."""

from __future__ import annotations

import re
import tomllib
from functools import cache, lru_cache
from html import escape
from importlib.resources import files
from typing import Any

FORBIDDEN = re.compile("[\x00-\x09\x0b-\x1f\x7f\ud800-\udfff\ufffe\uffff]")
NARROW = frozenset("iljtfrI.,:;'|!()[]-·’ ")
BROAD = frozenset("mwMW@%—")
CJK = 0x2E80  # from here on glyphs are square
SERIF, SANS, BOLD = 1.06, 1.05, 1.17  # how wide the styles run; an unknown sans is taken for a broad one
SQUEEZE = 0.86  # a line is condensed to no less than this share of its natural width


@cache
def data() -> dict[str, Any]:
    """The tables of ``board.toml``."""
    return tomllib.loads((files("rathaus.games.kutna_hora") / "board.toml").read_text(encoding="utf-8"))


def colour(name: str) -> str:
    """A colour of the palette."""
    return str(data()["colours"][name])


def num(value: float) -> str:
    """A coordinate, as short as it can be written."""
    return f"{value:.1f}".removesuffix(".0")


def minus(value: int) -> str:
    """A number with a true minus sign."""
    return str(value).replace("-", "−")


def safe(text: object) -> str:
    """Text for element contents and attribute values; characters that XML forbids are left out."""
    return escape(FORBIDDEN.sub("", str(text)))


def em(char: str) -> float:
    """The estimated width of a character, in ems."""
    code = ord(char)
    if code >= CJK:
        return 1.0
    if char in NARROW:
        return 0.33
    if char in BROAD:
        return 0.88
    if char.isupper():
        return 0.68
    return 0.56


@lru_cache(maxsize=4096)
def ems(text: str) -> float:
    """The estimated width of a line, in ems."""
    return sum(em(char) for char in text)


def width(text: str, size: float, stretch: float = 1.0) -> float:
    """The estimated width of a line; rather too wide than too narrow."""
    return ems(text) * size * stretch


def cut(text: str, size: float, room: float, stretch: float = 1.0) -> str:
    """The text, shortened by «…» where it would be wider than the room."""
    if width(text, size, stretch) <= room:
        return text
    while text and width(text + "…", size, stretch) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def line(
    x: float,
    y: float,
    text: str,
    size: float,
    room: float,
    anchor: str = "start",
    fill: str = "",
    serif: bool = False,
    bold: bool = False,
    extra: str = "",
) -> str:
    """One line of text with its baseline at ``y`` that is never wider than ``room``.

    A line that is a little too long is set smaller and condensed; a much longer one is cut.
    """
    length = ""
    stretch = SERIF if serif else BOLD if bold else SANS
    if width(text, size, stretch) > room:
        size = max(size * 0.88, size * room / width(text, size, stretch))
        text = cut(text, size * SQUEEZE, room, stretch)
        if width(text, size, stretch) > room + 0.1:
            length = f' textLength="{num(room)}" lengthAdjust="spacingAndGlyphs"'
    words = f' text-anchor="{anchor}"' if anchor != "start" else ""
    if fill:
        words += f' fill="{fill}"'
    if serif:
        words += ' class="serif"'
    if bold:
        words += ' font-weight="700"'
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}"{words}{length}{extra}>{safe(text)}</text>'
    )


def pieces(text: str) -> list[str]:
    """What a line can be broken into: words, and single Chinese characters with the punctuation after them."""
    found: list[str] = []
    for char in text:
        if ord(char) >= CJK:
            if char in "，。：；！？、」”）" and found:
                found[-1] += char
            else:
                found.append(char)
        elif found and (char == " " or not (found[-1].endswith(" ") or ord(found[-1][-1]) >= CJK)):
            found[-1] += char
        else:
            found.append(char)
    return found


def wrap(text: str, size: float, room: float, most: int) -> list[str]:
    """The text in lines no wider than the room, ``most`` at the most; the last one is cut where it must be."""
    lines = [""]
    for piece in pieces(text):
        if lines[-1] and width((lines[-1] + piece).rstrip(), size) > room:
            lines.append("")
        lines[-1] += piece
    lines = [one.strip() for one in lines]
    if len(lines) > most:
        lines = [*lines[: most - 1], cut(" ".join(lines[most - 1 :]), size, room)]
    return lines


def fitted(text: str, sizes: tuple[float, ...], room: float, most: int) -> tuple[float, list[str]]:
    """The greatest of the sizes at which the text needs no more than ``most`` lines, and those lines."""
    for size in sizes:
        lines = wrap(text, size, room, 99)
        if len(lines) <= most:
            return size, lines
    return sizes[-1], wrap(text, sizes[-1], room, most)


def rect(x: float, y: float, w: float, h: float, fill: str, rx: float = 0, extra: str = "") -> str:
    """A rectangle."""
    corner = f' rx="{num(rx)}"' if rx else ""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{corner} fill="{fill}"{extra}/>'
    )


def sign(name: str, x: float, y: float, size: float, tint: str = "") -> str:
    """A sign of ``board.toml``, in a square with this corner; ``tint`` colours what the sign leaves open."""
    paint = f' color="{tint}"' if tint else ""
    return (
        f'<use href="#kh-{name}" x="{num(x)}" y="{num(y)}" width="{num(size)}" height="{num(size)}"{paint}/>'
    )


def coin(x: float, y: float, n: object, size: float = 16, bright: bool = False) -> str:
    """A price: a coin with its number, centred on a point."""
    fill, edge = (colour("bright"), colour("ink")) if bright else (colour("coin"), colour("gold"))
    words = str(n)
    half = max(size / 2, width(words, size * 0.72, BOLD) / 2 + size * 0.16)
    shape = rect(
        x - half, y - size / 2, 2 * half, size, fill, size / 2, f' stroke="{edge}" stroke-width="1.2"'
    )
    return shape + line(
        x, y + size * 0.26, words, size * 0.72, 2 * half + 2, "middle", colour("ink"), bold=True
    )


def group(inner: str, at: tuple[float, float] | None = None, extra: str = "") -> str:
    """A group, moved to a place."""
    moved = f' transform="translate({num(at[0])} {num(at[1])})"' if at is not None else ""
    return f"<g{moved}{extra}>{inner}</g>"
