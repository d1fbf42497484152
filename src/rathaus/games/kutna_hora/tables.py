# cython: language_level=3, infer_types=True
"""R1, R2, R6: the printed numbers of a game of Kutná Hora and its options, as small numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from rathaus.core.components import components
from rathaus.core.options import Value, seat_chosen
from rathaus.core.ruleset import Ruleset
from rathaus.games.kutna_hora import fields
from rathaus.games.kutna_hora.fields import (
    BUILDINGS,
    COLOURS,
    CRESTS,
    DOTS,
    EFFECTS,
    GUILDS,
    RESOURCES,
    TEXTS,
)

if TYPE_CHECKING:
    from rathaus.core.game import Game

WIDE_ONE = cython.declare(cython.ulonglong, 1)
ROWS, COLUMNS, PITCH = fields.MARKET_ROWS, fields.MARKET_COLUMNS, fields.PITCH
SATURATED, DEMANDED = 1, 2
MOST_STARS = 128  # the table of row values goes up to this total


@cython.cclass
class KutnaHoraRules(Ruleset):
    """Every number of the component files in arrays, for one number of players and one set of options."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value]) -> None:
        super().__init__(game, seats, options)
        if not cython.compiled:
            self.allocate()
            self.allocate_more()
        data = components("kutna_hora").files
        self.read_markets(data["markets"])
        self.read_guild_buildings(data["buildings"])
        self.read_public_buildings(data["buildings"])
        self.read_town(data["town_board"])
        self.read_mine(data["mine_board"])
        self.read_rows(data["mine_board"])
        self.read_mine_tiles(data["mine_tiles"])
        self.read_board(data["player_board"], data["setup"])
        self.read_tracks(data["tracks"])
        self.read_rounds(data["setup"], data["tracks"])
        self.read_events(data["events"])
        self.read_patricians(data["patricians"])
        self.read_barbara(data["st_barbara"])
        self.read_cards(data["action_cards"], data["guilds"])
        self.read_options()

    if not cython.compiled:

        def allocate(self) -> None:
            """The arrays of the interpreted engine: markets, buildings, town and mine."""
            self.marked = self.town = self.mine = self.entrances = 0
            self.price, self.mark = [0] * 4608, [0] * 4608
            self.slider_of, self.on_ore = [0] * 6, [0] * 6
            self.guild, self.stack_of, self.timber, self.made, self.steps = ([0] * 40 for _ in range(5))
            self.people, self.ore_cards, self.taxes, self.flips, self.technology = (
                [0] * 40 for _ in range(5)
            )
            self.plot_cost, self.fame, self.birds, self.worth, self.tokens = ([0] * 40 for _ in range(5))
            self.removes, self.crests, self.dots = [0] * 40, [0] * 40, [0] * 160
            self.stack_height, self.public_row = [0] * 12, [0] * 3
            self.of_stack, self.level, self.edge = [0] * 12, [0] * 3, [0] * 384
            self.board_stars, self.rock_stars, self.rock_cells = [0] * 8, [0] * 4, [0] * 64
            self.next_cost, self.stars, self.dig_ore = ([0] * 40 for _ in range(3))
            self.dig_cards, self.dig_people, self.dig_points = ([0] * 40 for _ in range(3))
            self.draws_at, self.row_points = [0] * 8, [0] * 384

        def allocate_more(self) -> None:
            """The arrays of the interpreted engine: boards, tracks, rounds, events and cards."""
            self.house_birds, self.house_fame, self.house_points, self.house_public = (
                [0] * 12 for _ in range(4)
            )
            self.start_coins, self.column_coins, self.column_permits = [0] * 4, [0] * 6, [0] * 6
            self.fame_points, self.surcharge, self.refusal = [0] * 40, [0] * 8, [0] * 16
            self.patricians_score, self.event_deck, self.deck_of_event = ([0] * 16 for _ in range(3))
            self.event_tax, self.event_people, self.event_ore, self.event_text = ([0] * 16 for _ in range(4))
            self.event_threshold, self.event_amount, self.patrician_points = [0] * 16, [0] * 16, [0] * 4
            self.barbara_fame, self.barbara_effect, self.barbara_points = ([0] * 16 for _ in range(3))
            self.barbara_repeat, self.barbara_production, self.barbara_tax = ([0] * 16 for _ in range(3))
            self.card_actions, self.guild_sets = [0] * 8, [0] * 64

    def read_markets(self, data: dict[str, Any]) -> None:
        """R6.1, R6.2, R6.5, R6.6: prices, red X and high demand of each card and column."""
        decks = data["decks"]
        self.columns = decks["columns"]
        self.population_last, self.ore_last = decks["population_last"], decks["ore_last"]
        self.population_flip, self.ore_flip = decks["population_flip_after"], decks["ore_flip_after"]
        for record in data["market"]:
            resource = RESOURCES.index(record["resource"])
            self.slider_of[resource] = RESOURCES.index(record["slider"])
            self.on_ore[resource] = record["deck"] == "ore"
            for card, prices in enumerate(record["price"]):
                for column, price in enumerate(prices):
                    at = (resource * ROWS + card) * COLUMNS + column
                    self.price[at] = price
                    self.mark[at] = self.mark_of(record, card, column, price)

    def mark_of(self, record: dict[str, Any], card: int, column: int, price: int) -> int:
        """R6.5-R6.8, R13.4: what a market cell shows beside its price; the asterisk of a new price does nothing."""
        if not record["has_own_slider"]:
            return 0
        if record["marks"]:
            return ".X!".index(record["marks"][card][column])
        if record["demand_at_high"] and price == record["high"]:
            return DEMANDED
        return SATURATED if record["saturated_at_low"] and price == record["low"] else 0

    def read_guild_buildings(self, data: dict[str, Any]) -> None:
        """R1.1, R7.1: the 24 buildings of the guilds. The marked one is the last of its stack (R2.4)."""
        for record in data["guild_building"]:
            b = BUILDINGS.index(record["id"].lower())
            guild = GUILDS.index(record["guild"])
            self.guild[b] = self.stack_of[b] = guild
            self.made[b], self.steps[b] = record["production"], record["slider_steps"]
            self.ore_cards[b] = record["ore_cards"]
            self.flips[b] = record["flips_st_barbara"]
            self.technology[b] = record["mining_technology"]
            if record["marked"]:
                self.marked |= WIDE_ONE << b
            self.read_building(b, record)

    def read_public_buildings(self, data: dict[str, Any]) -> None:
        """R1.1, R7.2: the 12 public buildings."""
        for record in data["public_building"]:
            b = BUILDINGS.index(record["id"].lower())
            colour = COLOURS.index(record["patrician"])
            self.guild[b] = -1
            self.stack_of[b] = 6 + colour
            self.fame[b], self.birds[b], self.worth[b] = (
                record["reputation"],
                record["pelicans"],
                record["points"],
            )
            self.tokens[b], self.removes[b] = record["patrician_tokens"], record["remove_houses"]
            self.read_building(b, record)

    def read_building(self, b: int, record: dict[str, Any]) -> None:
        """What every building shows."""
        self.stack_height[self.stack_of[b]] += 1
        self.of_stack[self.stack_of[b]] |= WIDE_ONE << b
        self.timber[b], self.people[b] = record["timber_cost"], record["population_cards"]
        self.taxes[b], self.plot_cost[b] = record["tax"], record["plot_cost"]
        for i in range(DOTS):
            self.dots[b * DOTS + i] = -1
        for i, crest in enumerate(record["crests"]):
            self.dots[b * DOTS + i] = CRESTS.index(crest)
            self.crests[b] |= 1 << CRESTS.index(crest)

    def side(self) -> str:
        """R2.1: the side of both boards that is used."""
        return "2p" if self.seats == 2 else "3-4p"

    def read_town(self, data: dict[str, Any]) -> None:
        """R2.1, R5.3, R10.1: the squares of the town, the marks at its edge and the plot prices of the board."""
        self.free_plot, self.cheap_plot = int(data["plots"]["free_cost"]), int(data["plots"]["cheap_cost"])
        for record in data["side"]:
            if record["id"] == self.side():
                for y in range(record["height"]):
                    for x in range(record["width"]):
                        if [x, y] not in record["missing"]:
                            self.town |= WIDE_ONE << (y * PITCH + x)
        for record in data["edge_mark"]:
            if record["side"] == self.side():
                square = record["y"] * PITCH + record["x"]
                self.edge[square * len(CRESTS) + CRESTS.index(record["crest"])] += 1

    def read_mine(self, data: dict[str, Any]) -> None:
        """R2.1, R2.6, R5.1.2: the cells of the mine, its entrances, the rocks and where the set-up cards put them."""
        self.entrance_cost = int(data["entrance"]["cost_timber"])
        for record in data["side"]:
            if record["id"] == self.side():
                self.mine_rows = record["rows"]
                for row in range(record["rows"]):
                    self.board_stars[row] = record["board_stars_by_row"][row]
                    for column in range(record["columns"]):
                        self.mine |= WIDE_ONE << (row * PITCH + column)
                for row, column in record["entrances"]:
                    self.entrances |= WIDE_ONE << (row * PITCH + column)
        for i, record in enumerate(data["rock_tile"]):
            self.rock_stars[i] = record["suns"]
        key = "rocks_2p" if self.seats == 2 else "rocks_3_4p"
        self.mine_cards = len(data["mine_setup_card"])
        for card, record in enumerate(data["mine_setup_card"]):
            for i, (row, column) in enumerate(record[key]):
                self.rock_cells[card * 4 + i] = row * PITCH + column

    def read_rows(self, data: dict[str, Any]) -> None:
        """R10.2: the value of a mine row for the first three by its total of stars."""
        for record in data["row_value"]:
            for stars in range(record["suns_min"], min(record["suns_max"], MOST_STARS - 1) + 1):
                for place, points in enumerate(record["points"]):
                    self.row_points[stars * 3 + place] = points

    def read_mine_tiles(self, data: dict[str, Any]) -> None:
        """R1.1, R5.1.7, R7.7: mine tiles, then technology tiles, and how many are drawn."""
        technology = sorted(data["mining_technology_tile"], key=lambda record: int(record["order"]))
        for tile, record in enumerate(data["mine_tile"] + technology):
            self.next_cost[tile], self.stars[tile] = record["next_cost_timber"], record["suns"]
            self.dig_ore[tile], self.dig_cards[tile] = record["ore_production"], record["ore_cards"]
            self.dig_people[tile], self.dig_points[tile] = record["population_cards"], record["points"]
            if "level" in record:
                self.level[record["level"] - 1] |= WIDE_ONE << tile
        for taken, draws in enumerate(data["draw_count"]["by_technology_taken"]):
            self.draws_at[taken] = draws

    def read_board(self, data: dict[str, Any], setup: dict[str, Any]) -> None:
        """R1.2, R2.15, R4.1, R7.4: the player board, what a player starts with, the columns of the town hall."""
        self.houses_in_row = int(data["board"]["houses_per_row"])
        for record in data["house"]:
            at = fields.ROWS.index(record["row"]) * 4 + record["column"] - 1
            self.house_birds[at], self.house_fame[at] = record["pelicans"], record["reputation"]
            self.house_points[at], self.house_public[at] = record["points"], record["public_building"]
        limits, start = setup["limits"], setup["start"]
        self.plot_markers, self.storage = limits["plot_markers"], limits["stored_buildings"]
        self.pool_size = limits["miner_pool"]
        self.start_pool, self.start_waiting = start["miners_in_pool"], start["miners_waiting"]
        for place in range(4):
            self.start_coins[place] = start["coins_by_seat"][place]
        for record in setup["town_hall_row"]:
            self.public_row[record["row"] - 1] = 6 + COLOURS.index(record["public_stack"])
        for record in setup["town_hall_column"]:
            if record["cost_kind"] == "coins":
                self.column_coins[record["column"] - 1] = record["amount"]
            else:
                self.column_permits[record["column"] - 1] = record["amount"]

    def read_tracks(self, data: dict[str, Any]) -> None:
        """R7.6, R8.2, R10.4, R13.7: the reputation and tax tracks."""
        track, tax = data["reputation"], data["tax"]
        self.fame_low, self.fame_high = int(track["positions"][0]), int(track["positions"][-1])
        self.fame_start = track["start"]
        for place, points in enumerate(track["end_points"]):
            self.fame_points[place] = points
        self.cheap_from, self.free_joker_from = track["cheap_plot_from"], track["free_joker_from"]
        self.overflow, self.underflow = track["overflow_points_each"], track["underflow_points_each"]
        self.tax_start, self.tax_limit = tax["start_space"], tax["maximum"]
        for markers, due in enumerate(tax["plot_marker_tax_total_by_in_use"]):
            self.surcharge[markers] = due

    def read_rounds(self, data: dict[str, Any], tracks: dict[str, Any]) -> None:
        """R2.2, R2.11, R8.2, R8.3, R8.4: what happens in which round."""
        for record in data["player_count"]:
            if record["players"] == self.seats:
                self.rounds, self.red_after = int(record["rounds"]), int(record["red_after_round"])
                for number in record["patrician_rounds"]:
                    self.patricians_score[number] = 1
                if self.options["events"]:
                    for number, deck in zip(record["event_rounds"], record["event_decks"]):
                        self.event_deck[number] = 1 + "AB".index(deck)
        for record in tracks["round_track"]:
            if self.seats in record["players"]:
                for number, loss in enumerate(record["tax_refusal_reputation"], 1):
                    self.refusal[number] = loss

    def read_events(self, data: dict[str, Any]) -> None:
        """R8.1: the event cards."""
        for i, record in enumerate(data["event"]):
            self.deck_of_event[i] = 1 + "AB".index(record["deck"])
            self.event_tax[i], self.event_text[i] = record["tax"], TEXTS.index(record["effect"])
            self.event_people[i], self.event_ore[i] = record["population_cards"], record["ore_cards"]
            self.event_threshold[i], self.event_amount[i] = record["threshold"], record["amount"]

    def read_patricians(self, data: dict[str, Any]) -> None:
        """R1.1, R5.5.2, R9.3: patrician tokens."""
        self.tokens_each = data["council"]["tokens_per_color"]
        self.council_price = data["council"]["council_payment"]
        for record in data["patrician"]:
            self.patrician_points[COLOURS.index(record["color"])] = record["points"]
            if record["color"] == "yellow":
                self.yellow_twice = int(record["points_for_two_in_each_row"])

    def read_barbara(self, data: dict[str, Any]) -> None:
        """R5.6.2, R7.3: the St. Barbara tiles and the taxes printed on them."""
        for i, record in enumerate(sorted(data["tile"], key=lambda record: int(record["order"]))):
            self.barbara_fame[i], self.barbara_points[i] = record["reputation"], record["points"]
            self.barbara_effect[i] = EFFECTS.index(record["middle_effect"])
            self.barbara_repeat[i], self.barbara_production[i] = (
                record["repeat_reputation"],
                record["production"],
            )
            self.barbara_tax[i] = data["printed_tax"]["by_order"][i]

    def read_cards(self, data: dict[str, Any], guilds: dict[str, Any]) -> None:
        """R2.13, R3.7, R11.9: the two sides of the action cards and the sets of the guild set-up cards, as bits."""
        table = "card" if self.options["pairs"] == "reconstructed" else "alternative_card"
        for card, record in enumerate(data[table]):
            for action in record["actions"]:
                self.card_actions[card] |= 1 << fields.ACTIONS.index(action)
        self.guild_cards = len(guilds["guild_setup_card"])
        for card, record in enumerate(guilds["guild_setup_card"]):
            if record["first_game"]:
                self.first_guild_card = card
            for i, names in enumerate(record[f"sets_{self.seats}p"]):
                for name in names:
                    self.guild_sets[card * 4 + i] |= 1 << GUILDS.index(name)

    def read_options(self) -> None:
        """R12: the options as numbers."""
        o = self.options
        self.first_player = seat_chosen(o["first_player"])
        if not o["first_game"]:
            self.first_guild_card = -1
        self.deal_guilds = o["guild_deal"] == "random"
        self.hire_single = o["hire"] == "single"
        self.tech_anywhere = o["tech_cell"] == "any"
        self.rank_by_miners = o["row_rank"] == "miners"
        self.event_after_tax = o["event_order"] == "after_tax"
