# cython: language_level=3, infer_types=True
"""R1, R2: the printed numbers of a game of Messina 1347 and its options, as small numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from rathaus.core.components import components
from rathaus.core.options import Value
from rathaus.core.ruleset import Ruleset
from rathaus.games.messina_1347 import fields, layouts
from rathaus.games.messina_1347.fields import CLASSES, EFFECTS, REGISTERS, SPACE_NAMES, SQUARES

if TYPE_CHECKING:
    from rathaus.core.game import Game

WIDE_ONE = cython.declare(cython.ulonglong, 1)
KINDS = ("either_inner", "area", "both_areas", "three_any")
GAINS = EFFECTS[1:5]
CHAIN = 4  # most effects of a program that are not plain gains
FIRST_B = 1  # boards: 0 is side a, then the advanced ones


@cython.cclass
class MessinaRules(Ruleset):
    """Every number of the component files in arrays, for one number of players and one set of options."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value]) -> None:
        super().__init__(game, seats, options)
        if not cython.compiled:
            self.allocate()
            self.allocate_more()
        data = components("messina_1347")
        files = data.files
        self.read_city(data.digest)
        self.read_hexes(files["city_hexes"], files["wheel"])
        self.read_harbors(files["harbors"], files["scrolls"])
        self.read_estate(files["estate"])
        self.read_advanced(files["advanced"], files["scrolls"])
        self.read_registers(files["registers"])
        self.read_rounds(files["rounds"], files["wheel"])
        self.read_workshops(files["workshops"])
        self.read_quarantine(files["quarantine"])
        self.read_wagons(files["wagons"])
        self.read_ships(files["ships"])
        self.read_setup(files["setup"])
        self.read_scoring(files["scoring"])
        self.read_solo(files["solo"])
        self.read_options()

    if not cython.compiled:

        def allocate(self) -> None:
            """The arrays of the interpreted engine: city, programs, registers, rounds."""
            self.near, self.first_expansion = [0] * 14336, [0] * 4
            self.hex_class, self.hex_here, self.hex_points, self.hex_coins = ([0] * 20 for _ in range(4))
            self.hex_wood, self.hex_lieutenant = [0] * 20, [0] * 20
            self.need, self.need_golden = [0] * 60, [0] * 60
            self.pose_hexes, self.colour_hexes = [0] * 4, [0] * 4
            self.gain, self.chain = [0] * 800, [0] * 800
            self.gain_points, self.choose, self.price, self.once = ([0] * 200 for _ in range(4))
            self.space_points, self.space_reward = [0] * 48, [0] * 144
            self.last_space, self.single_bar, self.double_bar = [0] * 3, [0] * 3, [0] * 3
            self.order_by, self.ships_in, self.adds_hex, self.wheel_turns = ([0] * 16 for _ in range(4))
            self.citizens_come, self.fire_each, self.points_each, self.era = ([0] * 16 for _ in range(4))
            self.wheel_pose, self.wheel_colour = [0] * 32, [0] * 96
            self.space_kind, self.space_area, self.route_space = [0] * 24, [0] * 48, [0] * 48

        def allocate_more(self) -> None:
            """The arrays of the interpreted engine: buildings, ships, scrolls, scoring, solo."""
            self.late = self.masters_only = self.inner = self.ships_here = 0
            self.workshop_class, self.workshop_coins, self.workshop_wood = ([0] * 40 for _ in range(3))
            self.of_class = [0] * 3
            self.improvement_coins, self.improvement_wood = [0] * 16, [0] * 16
            self.wagon_number, self.wagon_coins, self.wagon_wood, self.wagon_points = (
                [0] * 16 for _ in range(4)
            )
            self.ship_goods, self.ship_pile, self.ship_coins, self.ship_points = ([0] * 16 for _ in range(4))
            self.scroll_kind, self.scroll_most = [0] * 16, [0] * 16
            self.scroll_value, self.scroll_double, self.scroll_stop = [0] * 80, [0] * 80, [0] * 240
            self.start_points, self.start_coins, self.start_tokens = [0] * 4, [0] * 4, [0] * 4
            self.rat_points, self.popularity_bonus, self.majority = [0] * 16, [0] * 4, [0] * 4
            self.solo_hex, self.solo_action, self.rival_lieutenants = ([0] * 16 for _ in range(3))
            self.rival_first, self.solo_points = [0] * 16, [0] * 8

    def read_city(self, digest: str) -> None:
        """R2.1, R8.5: distances and expansion spaces of the layout."""
        for i, near in enumerate(layouts.reach(self.seats, digest)):
            self.near[i] = near
        for corner, first in enumerate(layouts.first_expansions(self.seats)):
            self.first_expansion[corner] = first
        self.start_places = layouts.start_size(self.seats)

    def read_hexes(self, data: dict[str, Any], wheel: dict[str, Any]) -> None:
        """R1.1, R4.5.2: the faces of the city hexes for this number of players."""
        names = [record["id"] for record in data["hex"]]
        for number, record in enumerate(data["hex"]):
            self.hex_class[number] = "ABC".index(record["cls"])
        for record in data["face"]:
            if self.seats not in record["players"]:
                continue
            number = names.index(record["hex"])
            self.hex_here[number], self.hex_points[number] = 1, record["vp"]
            cost = record["cost"]
            self.hex_coins[number], self.hex_wood[number] = cost["coins"], cost["wood"]
            self.hex_lieutenant[number] = cost["lieutenant"]
            for i, cls in enumerate(CLASSES):
                self.need[number * 3 + i] = cost[cls]
                self.need_golden[number * 3 + i] = cost[f"{cls}_upgraded"]
            self.pose_hexes[wheel["poses"].index(record["pose"])] |= WIDE_ONE << number
            self.colour_hexes[wheel["colours"].index(record["colour"])] |= WIDE_ONE << number
            self.read_program(number, record["action"], record["choose"])

    def read_harbors(self, data: dict[str, Any], scrolls: dict[str, Any]) -> None:
        """R1.1, R4.7.4: the actions of the harbor hexes; a dock's is the milestone of the ships."""
        self.ship_spaces = int(data["ship_slots"])
        milestone = scrolls["ship_milestone"]
        self.ships_every = int(milestone["every"])
        reward = ["upgrade_overseer"] if self.options["ship_milestone"] == "upgrade" else milestone["reward"]
        for record in data["harbor"]:
            corner = fields.CORNERS.index(record["corner"].lower())
            self.read_program(fields.HEXES + corner, record["action"], record["choose"])
            self.read_program(fields.HEXES + fields.HARBORS + corner, reward, False)

    def read_program(self, number: int, actions: list[str], choose: bool) -> None:
        """R5.1, R5.7, R5.7a: effect codes as plain gains, points at once, and a chain of the others in their order.

        Where one of several is chosen the chain holds them all.
        """
        self.choose[number] = choose
        length = 0
        for word in actions:
            code = word
            if code.startswith("once:"):
                self.once[number], code = 1, code.removeprefix("once:")
            if code.startswith("pay"):
                coins, code = code.removeprefix("pay").split("coin>")
                self.price[number] = int(coins)
            if code.startswith("vp"):
                self.gain_points[number] += int(code.removeprefix("vp"))
            elif code in GAINS and not choose:
                self.gain[number * 4 + GAINS.index(code)] += 1
            else:
                self.chain[number * CHAIN + length] = EFFECTS.index(code)
                length += 1

    def read_estate(self, data: dict[str, Any]) -> None:
        """R5.9.1-R5.9.4: squares of side a, the spaces of the paths and the routes over them."""
        for square, record in enumerate(data["square"]):
            self.read_program(fields.SQUARE_PROGRAMS + square, record["action"], False)
            if record["inner"]:
                self.inner |= 1 << square
        areas = [record["id"] for record in data["area"]]
        spaces = [record["id"] for record in data["space"]]
        for space, record in enumerate(data["space"]):
            self.space_kind[space] = KINDS.index(record["kind"])
            for i, area in enumerate(record["areas"]):
                self.space_area[space * 2 + i] = areas.index(area)
        for record in data["route"]:
            cls = CLASSES.index(record["overseer"])
            route = areas.index(record["area"]) - 2 * cls
            for step, space in enumerate(record["spaces"]):
                self.route_space[(cls * 2 + route) * 8 + step + 1] = spaces.index(space)

    def read_advanced(self, data: dict[str, Any], scrolls: dict[str, Any]) -> None:
        """R10.4, R15.2, R15.3, R15.5: the squares of the advanced boards and the tracks of all scroll boards."""
        for number, record in enumerate(data["board"]):
            for name, action in record["squares"].items():
                square = fields.SQUARE_NAMES.index(name.lower())
                program = fields.SQUARE_PROGRAMS + (number + FIRST_B) * SQUARES + square
                self.read_program(program, action, False)
        for column, record in enumerate(scrolls["column"]):
            self.read_column(column, record["id"], record)
        filled = [0] * (len(fields.SCROLL_BOARDS) + FIRST_B)
        for record in data["column"]:
            board = fields.SCROLL_BOARDS.index(record["board"]) + FIRST_B
            self.read_column(board * 3 + filled[board], record["kind"], record)
            filled[board] += 1

    def read_column(self, at: int, kind: str, record: dict[str, Any]) -> None:
        """R10.4, R15.5: one scroll track."""
        self.scroll_kind[at] = fields.SCROLLS.index(kind)
        self.scroll_most[at] = record["max_items"]
        for row in range(5):
            self.scroll_value[at * 5 + row] = record["value"][row]
            self.scroll_double[at * 5 + row] = record.get("value_double", [0] * 5)[row]
            stops = record.get("value_stops", [[0] * 3] * 5)[row]
            for i in range(3):
                self.scroll_stop[(at * 5 + row) * 3 + i] = stops[i]

    def read_registers(self, data: dict[str, Any]) -> None:
        """R6.1, R6.5, R15.6: points, rewards and bars of the three registers."""
        for record in data["space"]:
            register, n = REGISTERS.index(record["register"]), record["n"]
            self.space_points[register * 16 + n] = record["vp"]
            self.last_space[register] = max(self.last_space[register], n)
            for i, reward in enumerate(record["reward"]):
                self.space_reward[(register * 16 + n) * 3 + i] = EFFECTS.index(reward)
        for record in data["bar"]:
            register = REGISTERS.index(record["id"])
            self.single_bar[register], self.double_bar[register] = record["single"], record["double"]

    def read_rounds(self, data: dict[str, Any], wheel: dict[str, Any]) -> None:
        """R1.6, R8, R13.1: what happens in which round; the positions of the wheel."""
        self.rounds = len(data["round"])
        for record in data["round"]:
            n = record["n"]
            order = (
                data["priority"]["order_by"][n - 1]
                if self.options["priority_register"]
                else record["order_by"]
            )
            self.order_by[n] = fields.CRITERIA.index(order)
            self.ships_in[n] = record["ships"][self.seats - 1]
            self.adds_hex[n], self.wheel_turns[n] = record["add_hex"], record["plague_turns"]
            self.citizens_come[n] = record["citizens"]
            self.fire_each[n], self.points_each[n] = record["fire_per_cube"], record["vp_per_cube"]
            self.era[n] = record["workshops"] == "II"
        self.positions = len(wheel["position"])
        for n, record in enumerate(wheel["position"]):
            self.wheel_pose[n] = wheel["poses"].index(record["pose"])
            for i, cls in enumerate(CLASSES):
                self.wheel_colour[n * 3 + i] = wheel["colours"].index(record[cls])

    def read_workshops(self, data: dict[str, Any]) -> None:
        """R1.2, R5.8.4-R5.8.7: cost, class, era and rewards of the workshops."""
        for n, record in enumerate(data["workshop"]):
            cls = CLASSES.index(record["cls"])
            self.workshop_class[n] = cls
            self.of_class[cls] |= WIDE_ONE << n
            self.workshop_coins[n], self.workshop_wood[n] = record["cost"]["coins"], record["cost"]["wood"]
            if record["era"] == "II":
                self.late |= WIDE_ONE << n
            if record["upgraded_only"]:
                self.masters_only |= WIDE_ONE << n
            self.read_program(fields.WORKSHOP_PROGRAMS + n, record["reward"], False)
            self.read_program(fields.EXTRA_PROGRAMS + n, record["upgraded_extra"], False)

    def read_quarantine(self, data: dict[str, Any]) -> None:
        """R1.2, R2.5: the quarantine improvements."""
        self.improvement_height = int(data["stack_size"])
        for n, record in enumerate(data["improvement"]):
            self.improvement_coins[n], self.improvement_wood[n] = (
                record["cost"]["coins"],
                record["cost"]["wood"],
            )
            self.read_program(fields.CABIN_PROGRAMS + n, record["produce"], False)

    def read_wagons(self, data: dict[str, Any]) -> None:
        """R1.2, R2.7: the wagons."""
        for n, record in enumerate(data["wagon"]):
            self.wagon_number[n], self.wagon_points[n] = record["number"], record["vp"]
            self.wagon_coins[n], self.wagon_wood[n] = record["cost"]["coins"], record["cost"]["wood"]

    def read_ships(self, data: dict[str, Any]) -> None:
        """R1.1, R2.4: the ships of this number of players."""
        goods = sorted({record["goods"] for record in data["ship"]})
        for n, record in enumerate(data["ship"]):
            self.ship_goods[n], self.ship_pile[n] = goods.index(record["goods"]), record["pile"]
            self.ship_coins[n], self.ship_points[n] = record["coins"], record["vp"]
            if self.seats in record["players"]:
                self.ships_here |= 1 << n

    def read_setup(self, data: dict[str, Any]) -> None:
        """R2.3, R2.7, R2.9a, R2.10: what the game begins with."""
        start = data["start"]
        self.lieutenants_start = int(start["lieutenants"])
        self.lieutenants_most = int(start["max_lieutenants"])
        self.tiles = int(start["repopulation_tiles"])
        for i, name in enumerate(fields.TOKENS):
            self.start_tokens[i] = start[name]
        for record in data["players"]:
            if record["n"] == self.seats:
                self.plague_start = int(record["plague_cubes"])
                self.wagon_stacks = int(record["wagon_stacks"])
        for record in data["seat"]:
            self.start_points[record["n"] - 1] = record["points"] + start["points"]
            self.start_coins[record["n"] - 1] = record["coins"]

    def read_scoring(self, data: dict[str, Any]) -> None:
        """R10, R14.7, R14.8, R15.4: the numbers of the final scoring."""
        end = data["end"]
        self.rat_step, self.leftovers = int(end["rat_step_back"]), int(end["leftover_divisor"])
        self.visit_points = int(end["repopulated_visit_points"])
        self.worker_points = int(end["upgraded_worker_points"])
        self.rat_most = int(data["rat_penalty"]["maximum"])
        for rats, points in enumerate(data["rat_penalty"]["points"]):
            self.rat_points[rats] = points
        for place, points in enumerate(data["popularity_bonus"][f"p{self.seats}"]):
            self.popularity_bonus[place] = points
        if self.seats > 1:
            for place, points in enumerate(data["repopulation_majority"][f"p{self.seats}"]):
                self.majority[place] = points
        self.solo_bonus = int(data["solo"]["popularity"])
        for tiles, points in enumerate(data["solo"]["repopulation"]):
            self.solo_points[tiles] = points

    def read_solo(self, data: dict[str, Any]) -> None:
        """R14.1, R14.2, R14.4, R14.5: the opponent of the solo game."""
        for n, record in enumerate(data["tile"]):
            self.solo_hex[n] = fields.HEX_NAMES.index(fields.label(record["hex"]))
            self.solo_action[n] = fields.SOLO_ACTIONS.index(record["action"])
        opponent = data["opponent"]
        for n, lieutenants in enumerate(opponent["lieutenants"], 1):
            self.rival_lieutenants[n] = lieutenants
            self.rival_first[n] = n in opponent["first_in_rounds"]

    def read_options(self) -> None:
        """R12: the options as numbers."""
        o = self.options
        self.house_boards = o["boards"] == "house"
        self.seated = o["turn_order"] == "seats"
        self.milestone_upgrades = o["ship_milestone"] == "upgrade"
        self.one_stack = o["cycle_mode"] == "one_stack"
        self.empty_docks, self.estate_to_dock = o["empty_dock_allowed"], o["estate_to_dock"]
        self.workers_repopulate = o["repopulate_from_workshops"]
        self.until_empty = o["plague_shortage"] == "place_until_empty"
        self.first_on_top = o["register_start_stack"] == "first_player_on_top"
        self.rescue_one = not o["rescue_all"]
        self.solo_table = o["solo_repopulation"] != "off"
        self.solo_printed = o["solo_repopulation"] != "replace"

    # --- what boards and tests ask ------------------------------------------------------------------------

    def hex_value(self, number: int) -> int:
        """R10.3: points printed on a hex."""
        return self.hex_points[number]

    def hex_cost(self, number: int) -> dict[str, int]:
        """R4.5.2, R4.5.3: the price of repopulating a hex; upgraded citizens are named `nun_upgraded`."""
        cost = {"coins": self.hex_coins[number], "wood": self.hex_wood[number]}
        for i in range(3):
            cost[CLASSES[i]] = self.need[number * 3 + i]
            cost[f"{CLASSES[i]}_upgraded"] = self.need_golden[number * 3 + i]
        cost["lieutenant"] = self.hex_lieutenant[number]
        return {name: n for name, n in cost.items() if n}

    def effects(self, program: int) -> list[str]:
        """R5.1: the effect codes of a program: gains, points, then the chain."""
        found: list[str] = []
        for i in range(4):
            found += [GAINS[i]] * self.gain[program * 4 + i]
        if self.gain_points[program]:
            found.append(f"vp{self.gain_points[program]}")
        for i in range(CHAIN):
            if self.chain[program * CHAIN + i]:
                found.append(EFFECTS[self.chain[program * CHAIN + i]])
        return found

    def is_choice(self, program: int) -> bool:
        """R5.1: whether one effect of a program is chosen."""
        return bool(self.choose[program])

    def register_points(self, register: int, space: int) -> int:
        """R10.2: points for a marker on a space."""
        return self.space_points[register * 16 + space]

    def path_space(self, cls: int, route: int, move: int) -> str:
        """R5.9.1: the space an overseer stands on after so many moves on a route (0 or 1)."""
        space: int = self.route_space[(cls * 2 + route) * 8 + move]
        return str(SPACE_NAMES[space])

    def fire_cost(self, number: int) -> int:
        """R4.3.1: fire tokens for a plague cube in a round."""
        return self.fire_each[number]

    def scroll_track(self, board: int, column: int) -> str:
        """R10.4, R15.5: what a column of a scroll board counts."""
        return fields.SCROLLS[self.scroll_kind[board * 3 + column]]

    def scroll_points(self, board: int, column: int, row: int) -> int:
        """R10.4: the value of a row of a scroll track."""
        return self.scroll_value[(board * 3 + column) * 5 + row]
