"""What the drawn boards of all games share: how a reader wants to see, and where a view's actions can be clicked."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rathaus.core.messages import Messages
    from rathaus.core.view import View


@dataclass(frozen=True)
class Look:
    """How a board is drawn for one reader.

    Attributes:
        messages: the reader's language.
        names: the players' names, a seat each.
        layout: ``wide`` for a screen, ``tall`` for a phone.
        interactive: whether targets of legal actions are marked and carry ``data-actions``.
    """

    messages: Messages
    names: tuple[str, ...]
    layout: str = "wide"
    interactive: bool = True


def targets(view: View) -> dict[str, list[int]]:
    """Element id to the legal actions that a click on it can mean."""
    verbs = view.ruleset.game.verbs
    found: dict[str, list[int]] = {}
    for action in view.legal:
        target = verbs.target(action)
        if target:
            found.setdefault(target, []).append(action)
    return found
