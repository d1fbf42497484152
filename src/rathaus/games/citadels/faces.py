"""The drawn faces of Citadels: district vignettes, character portraits and table tokens.

Every picture is one hand-composed SVG file in the folder ``faces`` beside this module, with
vector shapes only and no ids, so that it may be inlined any number of times in one page.
The frame, the name, the cost and the colour band of a card are drawn by the board, not here.

Two ways to use a face:

* :func:`district`, :func:`character` and :func:`token` return the inner markup, to be put into
  a nested ``<svg viewBox="0 0 W H">`` whose box is :data:`DISTRICT_BOX`, :data:`CHARACTER_BOX`
  or the answer of :func:`box`;
* :func:`symbols` returns ``<symbol>`` elements to be written once in a page and repeated with
  ``<use href="#face-ID" width=… height=…/>``.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

__all__ = [
    "CHARACTER_BOX",
    "DISTRICT_BOX",
    "TOKEN_BOX",
    "box",
    "character",
    "characters",
    "district",
    "districts",
    "symbols",
    "token",
    "tokens",
]

DISTRICT_BOX = (120, 80)
"""Width and height of a district vignette (its viewBox starts at 0,0)."""

CHARACTER_BOX = (100, 100)
"""Width and height of a character portrait; what matters lies inside the inscribed circle."""

TOKEN_BOX = (100, 100)
"""Width and height of a token; ``card_back`` (100, 140) and ``empty_lot`` (120, 80) differ."""

_DISTRICTS, _CHARACTERS, _TOKENS = "districts", "characters", "tokens"
_EDITION_SUFFIX = re.compile(r"_(?:19|20)\d\d$")
_FACE = re.compile(
    r'\s*<svg xmlns="http://www\.w3\.org/2000/svg" viewBox="0 0 (\d+) (\d+)">\s*(.*?)\s*</svg>\s*',
    re.DOTALL,
)


def _folder(kind: str) -> Traversable:
    return files("rathaus.games.citadels") / "faces" / kind


@cache
def _names(kind: str) -> tuple[str, ...]:
    """The sorted ids that have a picture of this kind."""
    stems = (entry.name for entry in _folder(kind).iterdir())
    return tuple(sorted(name.removesuffix(".svg") for name in stems if name.endswith(".svg")))


@cache
def _load(kind: str, name: str) -> tuple[int, int, str]:
    """Width, height and inner markup of one known picture."""
    match = _FACE.fullmatch((_folder(kind) / f"{name}.svg").read_text(encoding="utf-8"))
    if match is None:
        raise ValueError(f"The Citadels picture {kind}/{name}.svg is not one plain <svg> element.")
    return int(match[1]), int(match[2]), match[3]


def _known(kind: str, name: str) -> str | None:
    """The picture's own name for an id, or None; an edition suffix (``_2017``) is ignored."""
    if name in _names(kind):
        return name
    plain = _EDITION_SUFFIX.sub("", name)
    return plain if kind == _DISTRICTS and plain in _names(kind) else None


def _inner(kind: str, label: str, name: str) -> str:
    known = _known(kind, name)
    if known is None:
        raise KeyError(f"Citadels has no drawn {label} called {name!r}.")
    return _load(kind, known)[2]


def _find(name: str) -> tuple[int, int, str]:
    for kind in (_DISTRICTS, _CHARACTERS, _TOKENS):
        known = _known(kind, name)
        if known is not None:
            return _load(kind, known)
    raise KeyError(f"Citadels has no drawn district, character or token called {name!r}.")


def districts() -> tuple[str, ...]:
    """The ids of all drawn districts, sorted."""
    return _names(_DISTRICTS)


def characters() -> tuple[str, ...]:
    """The ids of all drawn characters, sorted."""
    return _names(_CHARACTERS)


def tokens() -> tuple[str, ...]:
    """The names of all drawn tokens, sorted."""
    return _names(_TOKENS)


def district(id: str) -> str:
    """The inner SVG markup of a district's vignette, in :data:`DISTRICT_BOX` units.

    An edition suffix is ignored: ``map_room_2017`` shows ``map_room``.
    Raises KeyError, with a sentence, for an id without a picture.
    """
    return _inner(_DISTRICTS, "district", id)


def character(id: str) -> str:
    """The inner SVG markup of a character's portrait, in :data:`CHARACTER_BOX` units.

    Raises KeyError, with a sentence, for an id without a picture.
    """
    return _inner(_CHARACTERS, "character", id)


def token(name: str) -> str:
    """The inner SVG markup of a token; its box is ``box(name)``.

    Raises KeyError, with a sentence, for a name without a picture.
    """
    return _inner(_TOKENS, "token", name)


def box(id: str) -> tuple[int, int]:
    """Width and height of the viewBox of any face: district, character or token.

    Raises KeyError, with a sentence, for an id without a picture.
    """
    width, height, _ = _find(id)
    return width, height


def symbols(*ids: str) -> str:
    """One ``<symbol id="face-ID" viewBox=…>`` per distinct id, in the order asked.

    The ids may name districts, characters and tokens alike (the three share no name).
    Write the answer once per page, inside a hidden ``<svg>``.
    Raises KeyError, with a sentence, for an id without a picture.
    """
    parts = []
    for id in dict.fromkeys(ids):
        width, height, inner = _find(id)
        parts.append(f'<symbol id="face-{id}" viewBox="0 0 {width} {height}">{inner}</symbol>')
    return "\n".join(parts)


Face = Callable[[str], str]
"""The type of :func:`district`, :func:`character` and :func:`token`."""
