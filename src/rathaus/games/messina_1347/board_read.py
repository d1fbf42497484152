"""What the board shows, read from a view: pieces, prices, words and where a click can go. No geometry."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from rathaus.core.board import Look
from rathaus.core.ink import group, num, rect, safe
from rathaus.core.reading import BoardReading
from rathaus.core.textfit import BOLD, width
from rathaus.core.view import View
from rathaus.games.messina_1347 import fields
from rathaus.games.messina_1347.board_ink import PEN, colour, line, sign
from rathaus.games.messina_1347.board_parts import FIRST_DOCK, Parts
from rathaus.games.messina_1347.fields import CABINS, CLASSES, HEXES, LIEUTENANTS, TALLIES

SUPPLY, ESTATE, GIVEN_UP, ON_SITE = 0, 1, 2, 3  # where a lieutenant is
PRICE_SIGNS = {
    "coins": "coin",
    "points": "points",
    "lieutenant": "give_up",
    **{f"{name}_upgraded": f"{name}_gold" for name in CLASSES},
}
Point = tuple[float, float]


class Reading(BoardReading):
    """A view and a look, asked in the words of the game.

    Attributes:
        parts: the component files.
        costs: what the legal actions cost.
        pieces: what lies on top of everything, each with an id of its own, so that it glides.
    """

    spoken = 12

    def __init__(self, view: View, look: Look) -> None:
        super().__init__(view, look, PEN)
        self.parts = Parts(view.ruleset.game.components.files, self.seats)
        self.costs = view.ruleset.game.prices(view) if self.targets else {}
        self.pieces: list[str] = []

    # --- words ------------------------------------------------------------------------------------------------

    def doubt(self, record: dict[str, Any], file: str) -> str:
        """A note if printed values are not verified, else «»."""
        word = str(record.get("confidence", self.parts.files[file].get("confidence", "verified")))
        return "" if word == "verified" else f"«{self.t(f'board.confidence.{word}')}»"

    def words(self, action: int) -> str:
        """An action in words, with its price."""
        words = super().words(action)
        cost = {name: n for name, n in self.costs.get(action, {}).items() if n}
        return f"{words} ({self.texts.price(cost)})" if cost else words

    # --- plain facts --------------------------------------------------------------------------------------------

    @property
    def round(self) -> int:
        """The round."""
        return self.one("round")

    @property
    def solo(self) -> bool:
        """Whether an opponent without a seat plays."""
        return self.seats == 1

    @cached_property
    def priority(self) -> bool:
        """Whether the priority register tile lies on the round table."""
        return bool(self.view.ruleset.options["priority_register"])

    @cached_property
    def ahead(self) -> tuple[list[dict[str, Any]], dict[str, Any] | None]:
        """What the wheel will show for the next round: positions that bring plague, and the one for citizens."""
        return self.parts.after(self.one("wheel"), self.round + 1)

    def coming(self, site: int) -> tuple[int, list[int]]:
        """Plague cubes and classes of citizens that the next turns of the wheel put on a hex."""
        face = self.parts.faces[site]
        plagues, people = self.ahead
        cubes = sum(record["pose"] == face["pose"] for record in plagues)
        if people is None:
            return cubes, []
        return cubes, [i for i, name in enumerate(CLASSES) if people[name] == face["colour"]]

    def owner(self, site: int) -> int:
        """Whose repopulation tile lies on a hex, -1 for none."""
        sets = self.view.public["repopulated"]
        return next((seat for seat in range(self.seats) if sets[seat] >> site & 1), -1)

    def place(self, site: int) -> int:
        """The place of a site in the layout, -1 if it is not in Messina."""
        return self.one("place_of", site) - 1

    def men(self, seat: int) -> tuple[int, ...]:
        """Where the lieutenants of a seat are."""
        return self.row("lieutenant", seat, LIEUTENANTS)

    def used(self, seat: int, slot: int) -> bool:
        """Whether a lieutenant is used this round."""
        return bool(self.one("up", seat) >> slot & 1)

    def home(self, seat: int) -> list[int]:
        """The lieutenants of a seat that are on its estate."""
        return [slot for slot, at in enumerate(self.men(seat)) if at == ESTATE]

    def on_site(self, site: int) -> list[tuple[int, int]]:
        """Seats and slots of the lieutenants on a site, standing ones first."""
        found = [
            (s, i) for s in range(self.seats) for i, at in enumerate(self.men(s)) if at == ON_SITE + site
        ]
        return sorted(found, key=lambda man: (not self.used(*man), man))

    def score(self, seat: int) -> int:
        """The place of a seat on the score track."""
        return sum(self.row("points", seat, len(TALLIES)))

    def cabin(self, seat: int, cabin: int) -> tuple[int, int, int]:
        """Patient, space (1 or 2) and improvement (-1 for none) of a cabin. The patient as in :func:`citizen`."""
        at = seat * CABINS + cabin
        return self.one("patient", at) - 1, self.one("stage", at), self.one("improvement", at) - 1

    def worker(self, workshop: int) -> int:
        """The citizen in a workshop: twice the class, plus one if upgraded; -1 for none."""
        if not self.one("workers") >> workshop & 1:
            return -1
        cls = CLASSES.index(self.parts.workshop(workshop)["cls"])
        return 2 * cls + (self.one("masters") >> workshop & 1)

    def settled(self, seat: int, square: int) -> int:
        """The citizen on a square: twice the class, plus one if upgraded; -1 for none."""
        if not self.one("squares", seat) >> square & 1:
            return -1
        return 2 * (square // 6) + (self.one("golden", seat) >> square & 1)

    def rewards(self, seat: int) -> list[tuple[str, int]]:
        """Rewards of registers that wait for their use, and how many."""
        packed = self.one("rewards", seat)
        waiting = [
            (name, packed >> 4 * i & 15) for i, name in enumerate(fields.EFFECTS[1 : fields.REWARDS + 1])
        ]
        return [(name, n) for name, n in waiting if n]

    @property
    def site(self) -> int:
        """The site where the turn takes place, -1 if none does."""
        for frame in reversed(self.view.frames):
            name = fields.BOXES[frame[0]].name
            if name in ("step_four", "act", "step_three", "fight", "ship", "ship_plague"):
                return frame[2]
            if name == "go":
                at = self.men(frame[1])[frame[2]]
                return at - ON_SITE if at >= ON_SITE else -1
        return -1

    @cached_property
    def fire_each(self) -> int:
        """Fire for a plague cube in this round."""
        return int(self.parts.round(self.round)["fire_per_cube"])

    # --- pieces and clicks ----------------------------------------------------------------------------------------

    def cost_of(self, id: str) -> dict[str, int]:
        """What the actions of an element cost, {} where it is nothing or differs."""
        found = [self.costs.get(action, {}) for action in self.targets.get(id, ())]
        same = found and all(one == found[0] for one in found)
        return {name: n for name, n in found[0].items() if n} if same else {}

    def put(
        self, inner: str, id: str, at: Point, hint: str = "", scale: float = 1, kind: str = "piece"
    ) -> None:
        """A piece that nobody clicks, on top of everything."""
        title = f"<title>{safe(hint)}</title>" if hint else ""
        self.pieces.append(group(title + inner, None, f' class="{kind}"{self.fresh(id)}{moved(at, scale)}'))

    def spot(
        self,
        inner: str,
        id: str,
        at: Point,
        size: Point,
        hint: str = "",
        badge: Point | None = None,
        kind: str = "",
        scale: float = 1,
        shape: str = "",
    ) -> str:
        """A piece with an id. If it stands for legal actions it glows, can be clicked and shows its price.

        Args:
            inner: what it looks like.
            id: its id, the target of verbs.
            at: its corner.
            size: width and height.
            hint: its tooltip.
            badge: the middle of its price.
            kind: further classes.
            scale: how much it is enlarged.
            shape: a path that glows instead of a rectangle.
        """
        actions = self.targets.get(id, [])
        words = f"spot {kind}".strip() + (" target" if actions else "")
        extra = f' class="{words}"{self.fresh(id)}{moved(at, scale)}'
        title = f"<title>{safe(hint)}</title>" if hint else ""
        if actions:
            extra += self.click(actions)
            edge = f' class="glow" stroke="{colour("gold")}" stroke-width="3" fill-opacity=".16"'
            if shape:
                inner += f'<path d="{shape}" fill="{colour("bright")}"{edge}/>'
            else:
                inner += rect(-1, -1, size[0] + 2, size[1] + 2, colour("bright"), 7, edge)
            cost = self.cost_of(id)
            if cost and badge is not None:
                inner += price_tag(cost, badge[0], badge[1])
        return group(title + inner, None, extra)


def moved(at: Point, scale: float = 1) -> str:
    """The attribute that puts a piece into its place."""
    larger = f" scale({scale:.3f})" if scale != 1 else ""
    return f' transform="translate({num(at[0])} {num(at[1])}){larger}"'


def tipped(inner: str, hint: str, extra: str = "") -> str:
    """A drawing with a tooltip."""
    return f"<g{extra}><title>{safe(hint)}</title>{inner}</g>"


def price_sign(name: str) -> str:
    """The sign of what is paid."""
    return PRICE_SIGNS.get(name, name)


def price_tag(cost: dict[str, int], x: float, y: float, size: float = 17) -> str:
    """A price on a bright label, centred on a point."""
    alone = len(cost) == 1

    def said(n: int) -> bool:
        return alone or n != 1

    wide = sum(size + (width(str(n), size * 0.72, BOLD) + 2 if said(n) else 1) for n in cost.values()) + 6
    edge = f' stroke="{colour("ink")}" stroke-width="1.2"'
    parts = [rect(x - wide / 2, y - size / 2 - 2, wide, size + 4, colour("bright"), size / 2 + 2, edge)]
    left = x - wide / 2 + 3
    for name, n in cost.items():
        if said(n):
            room = width(str(n), size * 0.72, BOLD) + 2
            parts.append(
                line(left + 1, y + size * 0.27, str(n), size * 0.72, room, fill=colour("ink"), bold=True)
            )
            left += room
        parts.append(sign(price_sign(name), left, y - size / 2, size, colour("ink")))
        left += size + (0 if said(n) else 1)
    return f'<g class="price">{"".join(parts)}</g>'


def citizen(who: int) -> str:
    """The sign of a citizen: twice the class, plus one if upgraded."""
    return CLASSES[who // 2] + ("_gold" if who & 1 else "")


def is_city(site: int) -> bool:
    """Whether a site is a city hex."""
    return site < HEXES


def is_harbor(site: int) -> bool:
    """Whether a site is a harbor hex."""
    return HEXES <= site < FIRST_DOCK
