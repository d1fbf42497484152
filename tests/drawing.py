"""Drawn boards in the tests: their elements, what every one of them must hold to, and where its texts lie."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any
from xml.etree import ElementTree

from rathaus.core import textfit
from rathaus.core.board import Look, targets
from rathaus.core.messages import messages
from rathaus.core.view import View

SVG = "{http://www.w3.org/2000/svg}"
LAYOUTS = ("wide", "tall")
WIDTHS = {"wide": "1180", "tall": "390"}
NAMES = (
    "Wolfgang Amadeus Mozart",
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWW",
    "諸葛亮諸葛亮諸葛亮",
    "Chloé",
    "x",
    "Ана Кузнецова",
    "小明",
    "Bo Jensen",
)
HOSTILE = (
    '"><script>alert(1)</script>',
    "'&amp;\x00\x08<b>",
    "' onload='x {n}",
    "\ud800]]><!--",
    "{n}&#x3c;\n",
    "</svg>",
    "\u202eabc",
    "url(javascript:alert(1))",
)
TAGS = frozenset("svg style defs symbol clipPath g use rect circle ellipse path text tspan title".split())

Element = ElementTree.Element


def look(game: str, seats: int, language: str = "en", layout: str = "wide", **more: Any) -> Look:
    return Look(messages(language, game), NAMES[:seats], layout, **more)


def svg_of(view: View, reader: Look) -> str:
    return view.ruleset.game.draw(view, reader)


def drawn(view: View, reader: Look) -> Element:
    return ElementTree.fromstring(svg_of(view, reader))


def check_ids(root: Element) -> dict[str, Element]:
    """Id to element: each id stands once, and what is used is there."""
    found: dict[str, Element] = {}
    for element in root.iter():
        id = element.get("id")
        if id is not None:
            assert id not in found, f"id {id} twice"
            found[id] = element
    for element in root.iter(f"{SVG}use"):
        assert element.get("href", "").removeprefix("#") in found
    return found


def check_actions(view: View, root: Element, found: dict[str, Element]) -> None:
    """Every legal action can be clicked, where its target is, with the keyboard too."""
    marked = [element for element in root.iter() if element.get("data-actions")]
    offered = {int(word) for element in marked for word in element.get("data-actions", "").split()}
    assert offered == set(view.legal)
    for target, actions in targets(view).items():
        numbers = found[target].get("data-actions", "").split()
        assert {str(action) for action in actions} <= set(numbers), target
    for element in marked:
        focus = [one for one in element.iter() if one.get("role") == "button"]
        assert len(focus) == 1
        assert focus[0].get("tabindex") == "0"
        assert focus[0].get("aria-label")
        assert "target" in focus[0].get("class", "").split()


@cache
def keys(game: str) -> re.Pattern[str]:
    """What looks like a key of the game's texts."""
    known = messages("en", game).keys()
    families = sorted({key.partition(".")[0] for key in known if "." in key})
    return re.compile(rf"\b({'|'.join(families)})\.[a-z_]+")


def check_words(game: str, root: Element) -> None:
    """No key without a text, no argument left open."""
    for element in root.iter():
        for words in (element.text or "", element.get("aria-label", "")):
            if element.tag != f"{SVG}style":
                assert not keys(game).search(words), words
                assert "{" not in words, words


def check(view: View, reader: Look) -> Element:
    """Draw a view, and check all that holds for every drawing."""
    root = drawn(view, reader)
    check_actions(view, root, check_ids(root))
    check_words(view.ruleset.game.name, root)
    return root


def texts(root: Element) -> str:
    """All words of a drawing."""
    return "\n".join(element.text or "" for element in root.iter() if element.tag != f"{SVG}style")


def text_box(element: Element) -> tuple[float, float]:
    """The estimated horizontal extent of a text, from its own anchor."""
    size = float(element.get("font-size", "0"))
    serif, bold = "serif" in element.get("class", ""), element.get("font-weight") == "700"
    stretch = textfit.SERIF if serif else textfit.BOLD if bold else textfit.SANS
    wide = float(element.get("textLength", textfit.width(element.text or "", size, stretch)))
    x = float(element.get("x", "0"))
    left = x - {"middle": wide / 2, "end": wide}.get(element.get("text-anchor", "start"), 0)
    return left, left + wide


def texts_in(
    element: Element, dx: float = 0, dy: float = 0, scale: float = 1
) -> Iterator[tuple[float, float, float, str]]:
    """Left, right, baseline and words of every text in a piece, in its own units."""
    for child in element:
        if child.tag == f"{SVG}defs":
            continue
        x, y, size = dx, dy, scale
        place = re.fullmatch(r"translate\((\S+) (\S+)\)(?: scale\((\S+)\))?", child.get("transform", ""))
        if place:
            x, y = dx + float(place[1]) * scale, dy + float(place[2]) * scale
            size = scale * float(place[3] or 1)
        if child.tag == f"{SVG}text":
            left, right = text_box(child)
            yield left * size + x, right * size + x, float(child.get("y", "0")) * size + y, child.text or ""
        yield from texts_in(child, x, y, size)
