"""A view and a look, as the drawn boards of all games ask them: words, plain facts, ids and clicks. No geometry.

A game derives its ``Reading`` from :class:`BoardReading` and adds what its board asks in the words of its rulebook.
Everything a board shows comes through it, hence from the view alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any

from rathaus.core.board import Look, targets
from rathaus.core.ink import Pen, safe
from rathaus.core.view import View


class BoardReading:
    """One view for one reader. Keeps account of the ids that are written.

    Attributes:
        me: the reader's seat, -1 for a spectator.
        seats: how many seats there are.
        rules: the ruleset of the game.
        tall: whether the board is drawn for a phone.
        size: the table ``wide`` or ``tall`` of ``board.toml``.
        targets: element id to the legal actions that a click on it can mean; empty on a board that is only looked at.
        texts: the reader's language.
    """

    spoken = 99
    """How many actions of one element are read out to whoever cannot see it; « …» stands for the rest."""

    def __init__(self, view: View, look: Look, pen: Pen) -> None:
        self.view = view
        self.look = look
        self.pen = pen
        self.me = view.seat
        self.seats = view.ruleset.seats
        self.rules: Any = view.ruleset
        self.tall = look.layout == "tall"
        self.size = pen.size(look.layout)
        self.targets = targets(view) if look.interactive else {}
        self.texts = look.messages
        self.written: set[str] = set()

    # --- words ---------------------------------------------------------------------------------------------------

    def t(self, key: str, **arguments: str | int) -> str:
        """A text in the reader's language."""
        return self.texts.text(key, **arguments)

    def name(self, seat: int) -> str:
        """A player's name."""
        names = self.look.names
        return names[seat] if seat < len(names) else self.t("seat", n=seat + 1)

    def listed(self, words: Iterable[str]) -> str:
        """Words as a list."""
        return self.t("list.and").join(words)

    def hint(self, *lines: str) -> str:
        """A tooltip of some lines; empty ones are left out."""
        return "\n".join(one for one in lines if one)

    def winners(self) -> str:
        """The names of whoever is first, as a list."""
        return self.listed(self.name(seat) for seat, rank in enumerate(self.view.ranking) if rank == 1)

    # --- plain facts -----------------------------------------------------------------------------------------------

    def one(self, field: str, at: int = 0) -> int:
        """One value of a public field."""
        return self.view.public[field][at]

    def row(self, field: str, at: int, length: int) -> tuple[int, ...]:
        """A seat's share of a public field that has so many values a seat."""
        return self.view.public[field][at * length : (at + 1) * length]

    @property
    def frame(self) -> tuple[int, ...]:
        """The frame that asks: box, seat and four numbers; zeros when the game is over."""
        return self.view.frames[-1] if self.view.frames else (0,) * 6

    @property
    def mine(self) -> bool:
        """Whether the reader must decide."""
        return self.me >= 0 and self.view.to_act == self.me

    @cached_property
    def others(self) -> list[int]:
        """The seats that are not the reader's, clockwise from his left; all seats for a spectator."""
        seats = [(self.me + 1 + i) % self.seats for i in range(self.seats)]
        return [seat for seat in seats if seat != self.me]

    @cached_property
    def verbs(self) -> set[str]:
        """The names of the verbs of all legal actions."""
        table = self.rules.game.verbs
        return {table.verb_at(action).name for action in self.view.legal}

    # --- ids and clicks ----------------------------------------------------------------------------------------------

    def fresh(self, id: str) -> str:
        """An attribute with the id, «» where the id is written already: an id may stand once in a page."""
        if id in self.written:
            return ""
        self.written.add(id)
        return f' id="{safe(id)}"'

    def lit(self, *ids: str) -> bool:
        """Whether one of the ids stands for a legal action."""
        return any(id in self.targets for id in ids)

    def actions(self, *ids: str) -> list[int]:
        """The legal actions of elements, ascending."""
        return sorted({action for id in ids for action in self.targets.get(id, ())})

    def words(self, action: int) -> str:
        """An action in words. A game adds here what it costs."""
        return self.texts.action(self.rules, action, self.look.names)

    def click(self, actions: list[int], place: str = "", focus: bool = True) -> str:
        """The attributes of an element that stands for actions: numbers for the mouse, words for the keyboard.

        Args:
            actions: ascending.
            place: where the element lies, for whoever cannot see it.
            focus: False where an element inside this one takes the focus.
        """
        numbers = f' data-actions="{" ".join(str(action) for action in actions)}"'
        if not focus:
            return numbers
        label = " / ".join(self.words(action) for action in actions[: self.spoken])
        if len(actions) > self.spoken:
            label += " …"
        if place:
            label = f"{place}: {label}"
        return f'{numbers} tabindex="0" role="button" aria-label="{safe(label)}"'
