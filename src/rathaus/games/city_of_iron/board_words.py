"""What a land or town is called: its number says little, so its terrains or goods stand beside it."""

from __future__ import annotations

from typing import Any

from rathaus.core.messages import Messages
from rathaus.core.verbs import Domain
from rathaus.games.city_of_iron.fields import LANDS


def called(rules: Any, domain: Domain, label: str, texts: Messages) -> str | None:
    """A land to settle with its terrains, a starred town with its goods; None for whatever has a name of its own."""
    if domain.name not in ("land", "city", "town"):
        return None
    files = rules.game.components.files
    if domain.name == "town":
        record = next(one for one in files["towns"]["town"] if one["id"] == label)
        words = [f"{texts.text(f'good.{good}')} {n}" for good, n in record["goods"].items()]
    elif label in LANDS:
        record = next(one for one in files["lands"]["land"] if one["id"] == label)
        names = record["terrains"] if record["kind"] == "settle" else ()
        words = [texts.text(f"board.terrain.{name}") for name in names]
    else:
        return None
    name = texts.text(domain.key(label))
    return texts.text("board.named", name=name, list=texts.text("list.and").join(words)) if words else name
