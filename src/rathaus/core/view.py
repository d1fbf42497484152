"""Views: what a seat may see, built by naming it; and states imagined from a view alone."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rathaus.core.ruleset import Ruleset
    from rathaus.core.state import State


@dataclass(frozen=True, eq=True)
class View:
    """What one seat (-1: a spectator) may see of a state. It holds no reference to the state.

    Attributes:
        ruleset: seats, options and component tables, known to all.
        seat: whose view it is.
        frames: the decision stack from the bottom up, (box, seat, a, b, c, d); frames hold public numbers only.
        public: every field of the block declared ``public``, by name.
        own: the seat's share of every field declared ``owner``, by name; empty for a spectator.
        facts: what the game lets this seat know beyond whole fields (sizes of hands, cards remembered, …).
        legal: legal action numbers, if this seat is to act.
        sheets: points by source and seat once the game is over, else empty.
        ranking: rank a seat once the game is over, else empty.
    """

    ruleset: Ruleset
    seat: int
    frames: tuple[tuple[int, ...], ...]
    public: dict[str, tuple[int, ...]]
    own: dict[str, tuple[int, ...]]
    facts: dict[str, Any]
    legal: tuple[int, ...]
    sheets: tuple[dict[str, int], ...] = ()
    ranking: tuple[int, ...] = ()
    cache: dict[str, Any] = field(default_factory=dict, compare=False, repr=False)

    def __reduce__(self) -> tuple[Any, ...]:
        shown = (self.ruleset, self.seat, self.frames, self.public, self.own, self.facts)
        return View, (*shown, self.legal, self.sheets, self.ranking)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.frames

    @property
    def to_act(self) -> int:
        """The seat that must decide, -1 when the game is over."""
        return self.frames[-1][1] if self.frames else -1

    @property
    def asking(self) -> str:
        """The name of the box that asks, «» when the game is over."""
        return str(self.ruleset.game.boxes[self.frames[-1][0]].name) if self.frames else ""

    def determinize(self, seed: int) -> State:
        """A state that agrees with everything in this view; what the view leaves open is drawn from ``seed``."""
        state: State = self.ruleset.game.imagine(self, seed)
        return state

    def to_dict(self) -> dict[str, Any]:
        """The view as plain data for JSON: the same whitelist, with names for numbers where there are any."""
        game = self.ruleset.game
        return {
            "game": game.name,
            "seats": self.ruleset.seats,
            "options": dict(self.ruleset.options),
            "seat": self.seat,
            "to_act": self.to_act,
            "asking": self.asking,
            "over": self.over,
            "public": {name: list(values) for name, values in self.public.items()},
            "own": {name: list(values) for name, values in self.own.items()},
            "facts": self.facts,
            "legal": [{"number": a, "text": game.verbs.text(a)} for a in self.legal],
            "sheets": [dict(sheet) for sheet in self.sheets],
            "ranking": list(self.ranking),
        }


def look(state: State, seat: int, facts: dict[str, Any]) -> View:
    """The view of a seat: public fields, its own shares, the game's facts, and its legal actions."""
    game = state.ruleset.game
    layout = game.layout
    block = memoryview(state.cell_bytes())
    cells, words = block.cast("h").tolist(), block.cast("Q").tolist()
    public, own = {}, {}
    for spec in layout:
        values, start = (words, spec.offset // 4) if spec.wide else (cells, spec.offset)
        if spec.see == "public":
            public[spec.name] = tuple(values[start : start + spec.length])
        elif spec.see == "owner" and seat >= 0:
            share = layout.share(spec)
            own[spec.name] = tuple(values[start + share * seat : start + share * (seat + 1)])
    over = state.is_over()
    return View(
        ruleset=state.ruleset,
        seat=seat,
        frames=tuple(state.frames()),
        public=public,
        own=own,
        facts=facts,
        legal=tuple(state.legal_actions()) if seat >= 0 and state.seat_to_act() == seat else (),
        sheets=tuple(state.score_sheets()) if over else (),
        ranking=tuple(state.ranking()) if over else (),
    )


def begin_imagining(view: View, seed: int) -> State:
    """A state with everything that the view shows; hidden fields are 0, chance is seeded anew.

    The game's ``fill_hidden`` fills what is hidden. The first such state is kept for the next ones.
    """
    template: State | None = view.cache.get("template")
    if template is None:
        template = view.cache["template"] = _template(view)
    state = template.clone()
    state.reseed(seed)
    return state


def _template(view: View) -> State:
    game = view.ruleset.game
    layout = game.layout
    state: State = game.blank_state()
    state.start(view.ruleset, 0)
    for name, values in view.public.items():
        state.set_field(name, values)
    for name, values in view.own.items():
        state.set_field(name, values, layout.share(layout[name]) * view.seat)
    state.set_frames(view.frames)
    return state
