"""What a board shows, read from a view: prices, what is open, words and where a click can go. No geometry."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from rathaus.core.bits import bits
from rathaus.core.board import Look
from rathaus.core.ink import group, rect, safe
from rathaus.core.reading import BoardReading
from rathaus.core.view import View
from rathaus.games.kutna_hora import fields
from rathaus.games.kutna_hora.board_ink import PEN, coin, colour
from rathaus.games.kutna_hora.fields import ACTIONS, BUILDINGS, COLOURS, GUILDS, PITCH, RESOURCES

MINING = 3


def name_of(cell: int) -> str:
    """A cell as the texts of actions write it: row and column from 1."""
    return f"{cell // PITCH + 1}{cell % PITCH + 1}"


def beside(cell: int) -> dict[str, int]:
    """The cells beside one, by direction."""
    row, column = divmod(cell, PITCH)
    near = {"N": (row - 1, column), "S": (row + 1, column), "W": (row, column - 1), "E": (row, column + 1)}
    return {way: r * PITCH + c for way, (r, c) in near.items() if 0 <= r < PITCH and 0 <= c < PITCH}


class Reading(BoardReading):
    """A view and a look, asked in the words of the game."""

    def __init__(self, view: View, look: Look) -> None:
        super().__init__(view, look, PEN)
        costs = view.ruleset.game.prices(view) if self.targets else {}
        self.costs = {action: amounts["coins"] for action, amounts in costs.items() if "coins" in amounts}
        self.parts = Parts(view.ruleset.game.components.files, self.seats)

    # --- words ------------------------------------------------------------------------------------------------

    def doubt(self, record: dict[str, Any], file: str) -> str:
        """A note if printed values are not verified, else «»."""
        word = str(record.get("confidence", self.parts.files[file].get("confidence", "verified")))
        return "" if word == "verified" else f"«{self.t(f'board.confidence.{word}')}»"

    # --- plain facts ------------------------------------------------------------------------------------------

    @cached_property
    def prices(self) -> dict[str, int]:
        """Coins for one of each resource, now."""
        return {resource: self.cell(resource)[0] for resource in RESOURCES}

    def cell(self, resource: str, cards: int = 0, columns: int = 0) -> tuple[int, str]:
        """Price and mark («», «X», «!») of a market, so many cards and columns on; not beyond the last."""
        record = self.parts.market(resource)
        decks = self.parts.files["markets"]["decks"]
        deck = record["deck"]
        last = decks[f"{deck}_last"]
        card = min(last, self.one(deck) + cards)
        column = min(decks["columns"] - 1, self.column(resource) + columns)
        price = int(record["price"][card][column])
        if not record["has_own_slider"]:
            return price, ""
        if record["marks"]:
            return price, str(record["marks"][card][column]).replace(".", "")
        if record["demand_at_high"] and price == record["high"]:
            return price, "!"
        return price, "X" if record["saturated_at_low"] and price == record["low"] else ""

    def column(self, resource: str) -> int:
        """The column in which a market is read."""
        return self.one("slider", RESOURCES.index(self.parts.market(resource)["slider"]))

    def column_price(self, column: int) -> int:
        """Coins for a tile in a column of the town hall."""
        record = self.parts.hall_column(column)
        each = 1 if record["cost_kind"] == "coins" else self.prices["permits"]
        return int(record["amount"]) * each

    @cached_property
    def open_cells(self) -> dict[int, int]:
        """Open cells of the mine: timber that each costs."""
        mines, side = self.one("mines"), self.parts.mine_side
        found = {}
        for cell in self.parts.mine_cells:
            if (mines | self.one("rocks")) >> cell & 1:
                continue
            if list(divmod(cell, PITCH)) in side["entrances"]:
                found[cell] = int(self.parts.files["mine_board"]["entrance"]["cost_timber"])
            elif any(mines >> near & 1 for way, near in beside(cell).items() if way != "S"):
                found[cell] = self.one("dig_cost", cell)
        return found

    @cached_property
    def open_squares(self) -> dict[int, int]:
        """Squares that can be claimed: coins for the reader, for a spectator without any reputation."""
        taken = self.one("built")
        for claimed in self.view.public["claimed"]:
            taken |= claimed
        free = [square for square in self.parts.squares if not taken >> square & 1]
        near = [square for square in free if self.one("around", square)]
        plots, track = self.parts.files["town_board"]["plots"], self.parts.files["tracks"]["reputation"]
        cheap = self.me >= 0 and self.one("reputation", self.me) >= track["cheap_plot_from"]
        prices = {square: self.one("around", square) or int(plots["free_cost"]) for square in near or free}
        return {square: int(plots["cheap_cost"]) if cheap else price for square, price in prices.items()}

    def span(self, action: str) -> tuple[int, int] | None:
        """The lowest and the highest price of what an action could do for the reader now; None if it has none."""
        timber, me = self.prices["timber"], self.me
        found: list[int] = []
        if action == "mine":
            hire = 0 if self.one("pool", me) else self.prices["permits"]
            found = [hire + n * timber for n in self.open_cells.values()]
        elif action == "plot":
            found = list(self.open_squares.values())
        elif action == "rights":
            found = [self.column_price(c) for _, c, b in self.tops() if self.mine_to_take(b)]
        elif action == "building":
            found = [self.parts.building(b)["timber_cost"] * timber for b in bits(self.one("stored", me))]
        return (min(found), max(found)) if found else None

    def tops(self) -> list[tuple[int, int, int]]:
        """Row, column and building of each stack of the town hall."""
        found = []
        for row in range(3):
            for column in range(self.one("hall_length", row)):
                stack = self.one("hall", row * 5 + column) - 1
                found.append((row, column, self.one("top", stack) - 1))
        return found

    def mine_to_take(self, building: int) -> bool:
        """Whether the reader's guilds allow a building."""
        guild = self.parts.building(building).get("guild")
        return guild is None or bool(self.one("guild_set", self.me) >> GUILDS.index(guild) & 1)

    def mode(self) -> int:
        """The first number of the frame that asks."""
        return self.view.frames[-1][2] if self.view.frames else 0

    # --- clicks -----------------------------------------------------------------------------------------------

    def cost(self, id: str) -> int | None:
        """What the actions of an element cost; None if it has none or costs nothing."""
        found = [self.costs[action] for action in self.targets.get(id, ()) if self.costs.get(action)]
        return min(found) if found else None

    def fresh(self, id: str) -> str:
        """An id attribute."""
        if id in self.written:
            raise ValueError(f"id {id} is drawn twice")
        self.written.add(id)
        return f' id="{id}"'

    def words(self, action: int) -> str:
        """An action in words, with its price."""
        words = super().words(action)
        price = self.costs.get(action)
        return f"{words} ({self.t('price.coins', n=price)})" if price else words

    def spot(
        self,
        inner: str,
        id: str,
        at: tuple[float, float],
        size: tuple[float, float],
        hint: str = "",
        badge: tuple[float, float] | None = None,
        kind: str = "",
    ) -> str:
        """A piece with an id that glows, can be clicked and shows its price, if it stands for legal actions."""
        actions = self.targets.get(id, [])
        words = f"piece {kind}".strip() + (" target" if actions else "")
        extra = f' class="{words}"{self.fresh(id)}'
        title = f"<title>{safe(hint)}</title>" if hint else ""
        if actions:
            extra += self.click(actions)
            glow = f' class="glow" stroke="{colour("gold")}" stroke-width="3" fill-opacity=".25" stroke-opacity=".95"'
            inner += rect(1, 1, size[0] - 2, size[1] - 2, colour("bright"), 6, glow)
            cost = self.cost(id)
            if cost is not None and badge is not None:
                inner += f'<g class="price">{coin(badge[0], badge[1], cost, 19, True)}</g>'
        return group(title + inner, at, extra)


class Parts:
    """The component files, asked by number."""

    def __init__(self, files: dict[str, dict[str, Any]], seats: int) -> None:
        self.files = files
        self.seats = seats
        self.side = "2p" if seats == 2 else "3-4p"
        self.town_side = next(r for r in files["town_board"]["side"] if r["id"] == self.side)
        self.mine_side = next(r for r in files["mine_board"]["side"] if r["id"] == self.side)

    def market(self, resource: str) -> dict[str, Any]:
        """The market of a resource."""
        return next(r for r in self.files["markets"]["market"] if r["resource"] == resource)

    def hall_column(self, column: int) -> dict[str, Any]:
        """A column of the town hall, from 0."""
        return next(r for r in self.files["setup"]["town_hall_column"] if r["column"] == column + 1)

    @cached_property
    def squares(self) -> list[int]:
        """The squares of the town."""
        side = self.town_side
        cells = [(x, y) for y in range(side["height"]) for x in range(side["width"])]
        return [y * PITCH + x for x, y in cells if [x, y] not in side["missing"]]

    @cached_property
    def mine_cells(self) -> list[int]:
        """The cells of the mine."""
        side = self.mine_side
        return [r * PITCH + c for r in range(side["rows"]) for c in range(side["columns"])]

    @cached_property
    def edges(self) -> list[tuple[int, str, str]]:
        """Marks at the edge of the town: square, side and crest."""
        marks = [m for m in self.files["town_board"]["edge_mark"] if m["side"] == self.side]
        return [(m["y"] * PITCH + m["x"], str(m["edge"]), str(m["crest"])) for m in marks]

    @cached_property
    def buildings(self) -> dict[str, dict[str, Any]]:
        """Records of buildings by id."""
        tables = self.files["buildings"]
        return {r["id"].lower(): r for r in (*tables["guild_building"], *tables["public_building"])}

    def building(self, number: int) -> dict[str, Any]:
        """A building."""
        return self.buildings[BUILDINGS[number]]

    def band(self, number: int) -> str:
        """The colour of a building's band."""
        record = self.building(number)
        if "guild" in record:
            return str(PEN.data["guilds"][record["guild"]])
        return str(PEN.data["patricians"][record["patrician"]])

    def tile(self, number: int) -> dict[str, Any]:
        """A mine tile, after them the technology tiles in their order."""
        plain = self.files["mine_tiles"]["mine_tile"]
        if number < len(plain):
            return dict(plain[number])
        technology = sorted(self.files["mine_tiles"]["mining_technology_tile"], key=lambda r: int(r["order"]))
        return dict(technology[number - len(plain)])

    def card(self, number: int, pairs: str) -> list[str]:
        """The two actions of an action card, in the order of all actions."""
        table = "card" if pairs == "reconstructed" else "alternative_card"
        return sorted(self.files["action_cards"][table][number]["actions"], key=ACTIONS.index)

    def row_points(self, stars: int) -> list[int]:
        """What a mine row of so many stars gives the first three."""
        for record in self.files["mine_board"]["row_value"]:
            if record["suns_min"] <= stars <= record["suns_max"]:
                return list(record["points"])
        return [0, 0, 0]

    def house(self, row: int, place: int) -> dict[str, Any]:
        """The place under a house of a player board."""
        wanted = (fields.ROWS[row], place + 1)
        return next(r for r in self.files["player_board"]["house"] if (r["row"], r["column"]) == wanted)

    def sets(self, card: int) -> list[list[str]]:
        """The guild sets of a set-up card."""
        return [
            list(names) for names in self.files["guilds"]["guild_setup_card"][card][f"sets_{self.seats}p"]
        ]

    @cached_property
    def patricians(self) -> dict[str, dict[str, Any]]:
        """Patrician rules by colour."""
        return {r["color"]: r for r in self.files["patricians"]["patrician"] if r["color"] in COLOURS}
