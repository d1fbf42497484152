"""How wide text runs, and how it is cut and broken to fit its room; Latin and Chinese, without a font at hand.

Widths are estimates, rather too wide than too narrow, since a reader's fonts are unknown.
"""

from __future__ import annotations

from functools import lru_cache

NARROW = frozenset("iljtfrI.,:;'|!()[]-·’ ")
BROAD = frozenset("mwMW@%—→")
CJK = 0x2E80  # from here on glyphs are square
SERIF, SANS, BOLD = 1.06, 1.05, 1.17  # how wide the styles run; an unknown sans is taken for a broad one
CLOSING, OPENING = "，。：；！？、」”）", "「“（"  # what no line begins with, and what none ends with


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


@lru_cache(maxsize=8192)
def ems(text: str) -> float:
    """The estimated width of a line, in ems."""
    return sum(em(char) for char in text)


def width(text: str, size: float, stretch: float = 1.0) -> float:
    """The estimated width of a line. ``stretch`` is ``SERIF``, ``SANS`` or ``BOLD``; 1 is as narrow as it gets."""
    return ems(text) * size * stretch


def cut(text: str, size: float, room: float, stretch: float = 1.0) -> str:
    """The text, shortened by «…» where it would be wider than the room."""
    if width(text, size, stretch) <= room:
        return text
    while text and width(text + "…", size, stretch) > room:
        text = text[:-1]
    return text.rstrip() + "…"


def pieces(text: str) -> list[str]:
    """What a line can be broken into: words, and single Chinese characters with the punctuation around them."""
    found: list[str] = []
    for char in text:
        if ord(char) >= CJK:
            if found and (char in CLOSING or found[-1][-1] in OPENING):
                found[-1] += char
            else:
                found.append(char)
        elif found and (char == " " or not (found[-1].endswith(" ") or ord(found[-1][-1]) >= CJK)):
            found[-1] += char
        else:
            found.append(char)
    return found


@lru_cache(maxsize=4096)
def _wrapped(text: str, size: float, room: float, most: int) -> tuple[str, ...]:
    lines = [""]
    for piece in pieces(text):
        if lines[-1] and width((lines[-1] + piece).rstrip(), size) > room:
            lines.append("")
        lines[-1] += piece
    lines = [one.strip() for one in lines]
    if len(lines) > most:
        lines = [*lines[: most - 1], cut(" ".join(lines[most - 1 :]), size, room)]
    return tuple(lines)


def wrap(text: str, size: float, room: float, most: int) -> list[str]:
    """The text in lines no wider than the room, ``most`` at the most; the last one is cut where it must be."""
    return list(_wrapped(text, size, room, most))


def fitted(text: str, sizes: tuple[float, ...], room: float, most: int) -> tuple[float, list[str]]:
    """The greatest of the sizes at which the text needs no more than ``most`` lines, and those lines."""
    for size in sizes:
        lines = wrap(text, size, room, 99)
        if len(lines) <= most:
            return size, lines
    return sizes[-1], wrap(text, sizes[-1], room, most)
