"""The pen of every drawn board: shapes and escaped text as SVG, with the palette, fonts and sizes of one game.

A game makes its pen once and lends its methods to the board's modules (``board_ink.py``)::

    PEN = Pen("rathaus.games.messina")
    colour, line, sign = PEN.colour, PEN.line, PEN.sign

What lies in ``board.toml`` beside the game's modules is laid over ``ink.toml`` of this package, table by table: a game
names only the colours it adds or changes. Tables read here and in ``core.furniture``: ``colours``, ``seats.colours``,
``text``, ``fonts``, ``signs``, and ``wide`` and ``tall`` with ``width``, ``pad`` and ``gap``. The others are its own.

All functions return text; nothing is escaped twice, so put only the words of a reader through :func:`safe`.
How text is measured, cut and wrapped stands in ``core.textfit``; head, buttons and frame in ``core.furniture``.
"""

from __future__ import annotations

import re
import tomllib
from functools import cached_property
from html import escape
from importlib.resources import files
from typing import Any

from rathaus.core.textfit import BOLD, SANS, SERIF, cut, width

FORBIDDEN = re.compile("[\x00-\x09\x0b-\x1f\x7f\ud800-\udfff\ufffe\uffff]")


def num(value: float) -> str:
    """A coordinate, as short as it can be written."""
    return f"{value:.1f}".removesuffix(".0")


def minus(value: int) -> str:
    """A number with a true minus sign."""
    return str(value).replace("-", "−")


def safe(text: object) -> str:
    """Text for element contents and attribute values; characters that XML forbids are left out."""
    return escape(FORBIDDEN.sub("", str(text)))


def rect(x: float, y: float, w: float, h: float, fill: str, rx: float = 0, extra: str = "") -> str:
    """A rectangle; ``rx`` rounds its corners."""
    corner = f' rx="{num(rx)}"' if rx else ""
    return (
        f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{corner} fill="{fill}"{extra}/>'
    )


def circle(x: float, y: float, r: float, fill: str, extra: str = "") -> str:
    """A circle around a point."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{extra}/>'


def group(inner: str, at: tuple[float, float] | None = None, extra: str = "") -> str:
    """A group, moved to a place. ``extra`` is further attributes, with a space before each."""
    moved = f' transform="translate({num(at[0])} {num(at[1])})"' if at is not None else ""
    return f"<g{moved}{extra}>{inner}</g>"


def use(id: str, x: float, y: float, w: float, h: float, extra: str = "") -> str:
    """A ``<symbol>`` of the board, in a rectangle with this corner."""
    return f'<use href="#{id}" x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{extra}/>'


class Pen:
    """Palette, fonts and sizes of one game's board, and what is drawn with them.

    Args:
        package: the game's package, with a ``board.toml``.
        prefix: what the ids of the game's symbols begin with; two boards may stand on one page.
    """

    def __init__(self, package: str, prefix: str = "") -> None:
        self.package = package
        self.prefix = prefix or package.rpartition(".")[2]

    @cached_property
    def data(self) -> dict[str, Any]:
        """The tables of ``board.toml`` over those of ``ink.toml``."""
        found = self.read("ink.toml", "rathaus.core")
        for name, table in self.read("board.toml").items():
            found[name] = {**found.get(name, {}), **table} if isinstance(table, dict) else table
        return found

    def read(self, name: str, package: str = "") -> dict[str, Any]:
        """Another TOML file of the game, read anew at each call."""
        return tomllib.loads((files(package or self.package) / name).read_text(encoding="utf-8"))

    def size(self, layout: str) -> dict[str, Any]:
        """The sizes of a layout: ``tall``, or ``wide`` for every other word."""
        return dict(self.data["tall" if layout == "tall" else "wide"])

    def colour(self, name: str) -> str:
        """A colour of the palette."""
        return str(self.data["colours"][name])

    def seat_colour(self, seat: int) -> str:
        """A player's colour."""
        return str(self.data["seats"]["colours"][seat])

    def serif(self, language: str) -> str:
        """The fonts of headings in a language."""
        fonts = self.data["fonts"]
        return str(fonts.get(language, fonts["en"]))

    def line(
        self,
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

        A line that is a little too long is set smaller and condensed; a much longer one is cut. How far is said by
        ``smaller`` and ``narrower`` in the table ``text``. Where not even one character fits, nothing is written.
        """
        length = ""
        stretch = SERIF if serif else BOLD if bold else SANS
        if width(text, size, stretch) > room:
            limits = self.data["text"]
            size = max(size * limits["smaller"], size * room / width(text, size, stretch))
            text = cut(text, size * limits["narrower"], room, stretch)
            if width(text, size, stretch) > room + 0.1:
                if room < size / 2:
                    return ""
                length = f' textLength="{num(room)}" lengthAdjust="spacingAndGlyphs"'
        words = f' text-anchor="{anchor}"' if anchor != "start" else ""
        if fill:
            words += f' fill="{fill}"'
        if serif:
            words += ' class="serif"'
        if bold:
            words += ' font-weight="700"'
        place = f'x="{num(x)}" y="{num(y)}" font-size="{num(size)}"'
        return f"<text {place}{words}{length}{extra}>{safe(text)}</text>"

    def sign(self, name: str, x: float, y: float, size: float, tint: str = "") -> str:
        """A sign of the table ``signs`` in a square with this corner; ``tint`` is its ``currentColor``."""
        return use(f"{self.prefix}-{name}", x, y, size, size, f' color="{tint}"' if tint else "")

    def symbols(self, inner: str) -> str:
        """The signs that a drawing uses, for its ``<defs>``. A sign is drawn in a square of 24."""
        return "".join(
            f'<symbol id="{self.prefix}-{name}" viewBox="0 0 24 24">{shape}</symbol>'
            for name, shape in self.data.get("signs", {}).items()
            if f'"#{self.prefix}-{name}"' in inner
        )

    def coin(self, x: float, y: float, n: object, size: float = 16, bright: bool = False) -> str:
        """A price: a coin with its number, centred on a point; ``bright`` on what can be clicked."""
        fill, edge = ("bright", "ink") if bright else ("coin", "gold")
        words = str(n)
        half = max(size / 2, width(words, size * 0.72, BOLD) / 2 + size * 0.16)
        stroke = f' stroke="{self.colour(edge)}" stroke-width="1.2"'
        shape = rect(x - half, y - size / 2, 2 * half, size, self.colour(fill), size / 2, stroke)
        room, ink = 2 * half + 2, self.colour("ink")
        return shape + self.line(x, y + size * 0.26, words, size * 0.72, room, "middle", ink, bold=True)
