# cython: language_level=3, infer_types=True
"""The board, the component tables and the agreed options of a game of Hansa Teutonica, as small numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from rathaus.core.components import components
from rathaus.core.options import Value, members, seat_chosen
from rathaus.core.ruleset import Ruleset
from rathaus.games.hansa_teutonica import boards, editions, fields

if TYPE_CHECKING:
    from rathaus.core.game import Game

ONE = cython.declare(cython.ulonglong, 1)
FAR = 16  # more than any distance
STEPS = 8  # values of a skill


@cython.cclass
class HansaRules(Ruleset):
    """R1-R3: board, desk, markers, modules and switches."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value]) -> None:
        super().__init__(game, seats, options)
        if not cython.compiled:
            self.allocate()
        self.board = boards.board(boards.board_of(str(options["map"]), seats))
        self.read_cities()
        self.read_routes()
        self.read_distances()
        self.read_desk()
        self.read_scoring()
        self.read_markers()
        self.read_modules()
        self.read_provinces()
        self.read_switches()

    if not cython.compiled:

        def allocate(self) -> None:
            """The arrays of the interpreted engine."""
            self.city_label, self.office_first, self.office_count = ([0] * 32 for _ in range(3))
            self.skills_of, self.green, self.regions_of, self.permits_of = ([0] * 32 for _ in range(4))
            self.neighbours, self.province_posts, self.marker_points = ([0] * 32 for _ in range(3))
            self.city_at, self.route_at, self.post_route = ([0] * 128 for _ in range(3))
            self.office_shape, self.office_level, self.office_coin = ([0] * 72 for _ in range(3))
            self.route_label, self.route_a, self.route_b, self.route_word = ([0] * 40 for _ in range(4))
            self.route_mask, self.route_first, self.route_size = ([0] * 40 for _ in range(3))
            self.route_region, self.permanent, self.taberna = ([0] * 40 for _ in range(3))
            self.ship, self.all_posts = [0] * 2, [0] * 2
            self.region_posts, self.region_routes = [0] * 6, [0] * 3
            self.near = [0] * (40 * FAR * 2)
            self.skill_value = [0] * (5 * STEPS)
            self.skill_top, self.skill_kind, self.skill_points = ([0] * 5 for _ in range(3))
            self.prestige_level, self.prestige_points = [0] * 4, [0] * 4
            self.link_points, self.region_points = [0] * 3, [0] * 3
            self.supply_at, self.stock_at = [0] * 10, [0] * 10
            self.set_count, self.set_start, self.promo_count = ([0] * 10 for _ in range(3))
            self.mission_city = [0] * 27
            self.province_routes, self.walk_to = [0] * 16, [0] * 16

    def read_cities(self) -> None:
        """R2.2, R2.5, R2.7, R2.10, R16.5, R17.2: offices, coins, skills, East and West, green cities, regions."""
        c: cython.int
        i: cython.int
        at: cython.int = 0
        label: cython.int
        board: Any = self.board
        self.n_cities = len(board.cities)
        for i in range(128):
            self.city_at[i] = -1
        for c in range(self.n_cities):
            city = board.cities[c]
            label = fields.CITY_IDS.index(city.id)
            self.city_label[c] = label
            self.city_at[label] = c
            self.office_first[c] = at
            self.office_count[c] = len(city.offices)
            for office in city.offices:
                self.office_shape[at] = office.shape
                self.office_level[at] = office.level
                self.office_coin[at] = office.coin
                at += 1
            self.skills_of[c] = sum(1 << fields.SKILLS.index(skill) for skill in city.skills)
            self.green[c] = city.green
            self.regions_of[c] = city.regions
            self.permits_of[c] = city.permits
        self.east, self.west = board.east_west
        self.completed_limit = board.completed_limit
        self.prestige_route = board.prestige_route

    def read_routes(self) -> None:
        """R2.3, R2.8, R16.2, R16.3, R17.2: posts, ships, permanent markers and regions of the routes."""
        r: cython.int
        p: cython.int
        a: cython.int
        b: cython.int
        label: cython.int
        region: cython.int
        bit: cython.ulonglong
        board: Any = self.board
        self.n_routes = len(board.routes)
        self.n_posts = board.posts
        for p in range(128):
            self.route_at[p] = -1
        for r in range(self.n_routes):
            route = board.routes[r]
            label = fields.ROUTE_IDS.index(route.id)
            self.route_label[r] = label
            self.route_at[label] = r
            a, b = route.ends
            self.route_a[r] = a
            self.route_b[r] = b
            self.neighbours[a] |= ONE << b
            self.neighbours[b] |= ONE << a
            region = route.region
            self.route_first[r] = route.first
            self.route_size[r] = len(route.ships)
            self.route_word[r] = route.first >> 6
            self.route_region[r] = region
            self.taberna[r] = route.taberna
            self.region_routes[region] |= ONE << r
            self.permanent[r] = fields.PERMANENTS.index(route.permanent or "none")
            for p in route.posts:
                bit = ONE << (p & 63)
                self.post_route[p] = r
                self.route_mask[r] |= bit
                self.all_posts[p >> 6] |= bit
                self.region_posts[2 * region + (p >> 6)] |= bit
                if route.ships[p - route.first]:
                    self.ship[p >> 6] |= bit

    def read_distances(self) -> None:
        """R2.4: the posts at each distance from each route."""
        r: cython.int
        other: cython.int
        d: cython.int
        w: cython.int
        board: Any = self.board
        self.farthest = 0
        for r in range(self.n_routes):
            far = board.distances(r)
            for other in range(self.n_routes):
                d = far[other]
                w = self.route_word[other]
                self.near[(r * FAR + d) * 2 + w] |= self.route_mask[other]
                if d > self.farthest:
                    self.farthest = d

    def read_desk(self) -> None:
        """R3.1: values, covering pieces and full bonus of the skills."""
        i: cython.int
        k: cython.int
        value: cython.int
        for record in components("hansa_teutonica")["desk"]["skill"]:
            k = fields.SKILLS.index(record["id"])
            for i in range(len(record["values"])):
                value = record["values"][i]
                self.skill_value[k * STEPS + i] = value
            self.skill_top[k] = len(record["values"]) - 1
            self.skill_kind[k] = fields.PIECES.index(record["covering_piece"])
            self.skill_points[k] = record["full_bonus"]
        data = components("hansa_teutonica")["setup"]
        for record in data["seat"]:
            i = record["order"] - 1
            self.supply_at[2 * i] = record["supply_traders"]
            self.supply_at[2 * i + 1] = record["supply_merchants"]
            self.stock_at[2 * i] = record["stock_traders"]
            self.stock_at[2 * i + 1] = record["stock_merchants"]

    def read_scoring(self) -> None:
        """R9.1, R10, R7.4, R17.10: triggers and points."""
        i: cython.int
        last: cython.int
        board: Any = self.board
        data = components("hansa_teutonica")["scoring"]
        self.points_limit = data["end_of_game"]["prestige_trigger"]
        self.city_points = data["final"]["controlled_city"]
        for i in range(4):
            self.prestige_level[i] = board.prestige_levels[i]
            self.prestige_points[i] = board.prestige_points[i]
        table = data["final"]["bonus_marker_table"]
        last = len(table) - 1
        for i in range(32):
            self.marker_points[i] = table[min(i, last)]
        for i in range(3):
            self.link_points[i] = data["in_game"]["east_west"][i]
            self.region_points[i] = data["region"]["points"][i]

    def read_markers(self) -> None:
        """R1.2, R14.1, R20.1: how many of each marker, how many of them start on a Taberna, how many promos."""
        k: cython.int
        for record in editions.marker_set(str(self.options["marker_set"]))["markers"]:
            k = fields.MARKERS.index(record["id"])
            self.set_count[k] = record["count"]
            self.set_start[k] = record["start"]
        promos = members(self.options["promo_markers"])
        for record in components("hansa_teutonica")["promo_markers"]["marker"]:
            k = fields.MARKERS.index(record["id"])
            self.promo_count[k] = record["count"] if record["id"] in promos else 0

    def read_modules(self) -> None:
        """R18.1: the cities of the mission cards that lie on this board."""
        i: cython.int
        k: cython.int
        board: Any = self.board
        self.missions = self.options["mission_cards"]
        self.favours = self.options["emperors_favour"]
        if self.missions:
            records = components("hansa_teutonica")["mission_cards"]["card"]
            for i in range(len(records)):
                for k in range(3):
                    self.mission_city[3 * i + k] = board.city(records[i]["cities"][k])

    def read_provinces(self) -> None:
        """R15.2, R15.4, R15.6, R15.7: routes and posts that border each province; where one or two steps lead."""
        p: cython.int
        q: cython.int
        r: cython.int
        board: Any = self.board
        self.pawn_rules = self.seats == 2
        if not self.pawn_rules:
            return
        data = components("hansa_teutonica")["two_player"]
        borders = [record["provinces"] for record in data["route_border"]]
        borders += [record["provinces"] for record in data["soldier"]]
        one = [0] * 16
        for pair in borders:
            if len(pair) == 2:
                p, q = fields.PROVINCES.index(pair[0]), fields.PROVINCES.index(pair[1])
                one[p] |= 1 << q
                one[q] |= 1 << p
        for p in range(16):
            two = one[p]
            for q in range(16):
                if one[p] >> q & 1:
                    two |= one[q]
            self.walk_to[p] = two & ~(1 << p)
        for record in data["route_border"]:
            r = board.route(record["route"])
            for name in record["provinces"]:
                p = fields.PROVINCES.index(name)
                self.province_routes[p] |= ONE << r
                self.province_posts[2 * p + self.route_word[r]] |= self.route_mask[r]

    def read_switches(self) -> None:
        """The options as numbers."""
        o = self.options
        self.first_player = seat_chosen(o["first_player"])
        self.tiebreak = editions.TIEBREAKS.index(str(o["tiebreak"]))
        self.swap_own_only = o["swap_own_only"]
        self.income_exact = o["income"] == "exactly"
        self.one_by_one = o["move_3"] == "one_by_one"
        self.reuse_same_route = o["reuse_2_same_route"]
        self.green_swaps_all = o["green_swaps"] == "all"
        self.permit_by_control = o["permission"] == "control"
        self.britannia = o["map"] == "britannia"
        self.turn_limit = int(str(o["round_limit"])) * self.seats

    def link_award(self, place: int) -> int:
        """R7.4: points of the first, second and third East-West connection."""
        return self.link_points[place]

    def permanent_at(self, route: int) -> int:
        """The number of the kind of permanent marker that a route has, that of «none» included."""
        return self.permanent[route]

    def value_of(self, skill: int, step: int) -> int:
        """R3.2: the value of a skill after a number of steps."""
        return self.skill_value[skill * STEPS + step]

    def city_of(self, label: int) -> int:
        """The number on this board of a city of all boards, -1 if it is not on it."""
        return self.city_at[label]

    def route_of(self, label: int) -> int:
        """The number on this board of a route of all boards, -1 if it is not on it."""
        return self.route_at[label]

    def route_of_post(self, post: int) -> int:
        """The route of a post, -1 if this board has no such post."""
        return self.post_route[post] if post < self.n_posts else -1

    def mission_cities(self, card: int) -> list[int]:
        """R18.1: the three cities of a mission card."""
        k: cython.int
        at: cython.int = 3 * card
        return [self.mission_city[at + k] for k in range(3)]

    def covered(self, skill: int, step: int) -> int:
        """R3.1: how many pieces still cover a skill after a number of steps."""
        return self.skill_top[skill] - step

    def cover_kind(self, skill: int) -> int:
        """R3.1: what covers a skill: 0 traders, 1 merchants."""
        return self.skill_kind[skill]
