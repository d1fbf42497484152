# cython: language_level=3, infer_types=True
"""R1, R2: the printed numbers of a game of City of Iron and its options, as small numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from rathaus.core.components import components
from rathaus.core.options import Value
from rathaus.core.ruleset import Ruleset
from rathaus.games.city_of_iron.fields import (
    BUILDINGS,
    CITIES,
    COPIES,
    DECKS,
    EFFECTS,
    EXPERTS,
    GOODS,
    LANDS,
    LETTERS,
    NATIONS,
    TERRAINS,
    TOKENS,
    TOWNS,
)

if TYPE_CHECKING:
    from rathaus.core.game import Game

ONE = cython.declare(cython.ulonglong, 1)
THREE = cython.declare(cython.ulonglong, 3)
KINDS = len(EXPERTS)


@cython.cclass
class CityOfIronRules(Ruleset):
    """Every number of the component files in arrays, for one number of players and one set of options."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value]) -> None:
        super().__init__(game, seats, options)
        if not cython.compiled:
            self.allocate_cards()
            self.allocate_table()
        data = components("city_of_iron").files
        self.family = bool(options["family_game"])
        self.powers = bool(options["nation_powers"])
        self.read_setup(data["setup"], data["tracks"])
        self.read_goods(data["goods"], data["buildings"])
        self.read_lands(data["lands"])
        self.read_tokens(data["city_tokens"])
        self.read_buildings(data["buildings"], data["setup"])
        self.read_towns(data["towns"])
        self.read_experts(data["experts"])
        self.read_nations(data["nations"], data["experts"], data["setup"])
        self.read_ends(data["end_bonuses"], data["scoring_cards"])
        self.read_options()

    if not cython.compiled:

        def allocate_cards(self) -> None:
            """The arrays of the interpreted engine: experts and nations."""
            self.deck_of, self.cost_money, self.cost_science, self.hammer = ([0] * 32 for _ in range(4))
            self.distance, self.ship, self.airship, self.attack = ([0] * 32 for _ in range(4))
            self.need_hammer, self.need_cards, self.need_land, self.free = ([0] * 32 for _ in range(4))
            self.effect, self.amount, self.only_deck, self.less_money = ([0] * 32 for _ in range(4))
            self.less_science, self.need_money = [0] * 32, [0] * 128
            self.deck_cards, self.starters, self.supply_of, self.all_cards = (
                [0] * 2,
                [0] * 8,
                [0] * 4,
                [0] * 4,
            )
            self.deals, self.start_land = [0] * 4, [0] * 4

        def allocate_table(self) -> None:
            """The arrays of the interpreted engine: buildings, towns, lands, tokens, goods, tracks."""
            self.money, self.science, self.terrain, self.letter_of = ([0] * 32 for _ in range(4))
            self.copies, self.marker, self.citizen, self.military = ([0] * 32 for _ in range(4))
            self.round_science, self.discount, self.income = ([0] * 32 for _ in range(3))
            self.goods, self.town_goods = [0] * 320, [0] * 320
            self.stars, self.defence, self.conquered, self.town_distance = ([0] * 32 for _ in range(4))
            self.town_income, self.town_citizen, self.town_military = ([0] * 32 for _ in range(3))
            self.town_science, self.virtual, self.counts_as, self.city_of = ([0] * 32 for _ in range(4))
            self.stack, self.land_distance, self.land_ship, self.land_airship = ([0] * 16 for _ in range(4))
            self.arc_districts = self.arc_moves = self.bids_twice = self.settle_lands = 0
            self.land_terrains, self.land_slots, self.start_of = ([0] * 16 for _ in range(3))
            self.city_slots, self.city_citizen, self.city_military = ([0] * 8 for _ in range(3))
            self.district_slots, self.arc_slots = [0] * 8, [0] * 8
            self.district_citizen, self.district_military = [0] * 8, [0] * 8
            self.first_vp, self.second_vp, self.leader_money = ([0] * 16 for _ in range(3))
            self.threshold, self.threshold_vp = [0] * 16, [0] * 16
            self.bid_cost, self.fixed, self.card_science = [0] * 16, [0] * 16, [0] * 4

    def read_setup(self, data: dict[str, Any], tracks: dict[str, Any]) -> None:
        """R1.2, R2.9, R2.10, R2.12, R4.1.3, R5.4.1, R5.5.1, R6.1, R9.3: counts of the set-up and prices."""
        self.start_money, self.start_science = data["start_money"], data["start_science"]
        self.start_income = data["start_income"]
        self.start_citizen, self.start_military = data["start_hand_citizen"], data["start_hand_military"]
        self.actions_each, self.row_discards = (
            int(data["actions_per_round"]),
            int(data["row_discards_per_round"]),
        )
        self.tax, self.science_price = int(data["tax_money"]), int(data["science_price"])
        self.move_price, self.start_token = int(data["move_price"]), TOKENS.index(data["start_city_token"])
        self.open_towns = data["open_zero_star_towns"]
        for record in data["by_players"]:
            if record["players"] == self.seats:
                self.row_size = record["row_size"]
                self.mark = record["remove_cards_with_mark_at_least"]
                self.land_marks = record["remove_lands_with_mark"]
                self.lost_goods = record["town_goods_removed"]
        for number, record in enumerate(data["fixed_clock_rounds"]):
            self.fixed[record] = number + 1
        for space, cost in enumerate(tracks["bid_track"]["costs"]):
            self.bid_cost[space] = cost
        self.spaces = len(tracks["bid_track"]["costs"])

    def read_goods(self, data: dict[str, Any], buildings: dict[str, Any]) -> None:
        """R1.5, R6.2, R6.3: what the goods tracks give."""
        self.marker_vp = buildings["plus3_vp"]
        for record in data["good"]:
            g = GOODS.index(record["id"])
            self.first_vp[g], self.second_vp[g] = record["first_vp"], record["second_vp"]
            self.leader_money[g] = record["leader_money"]
            self.threshold[g], self.threshold_vp[g] = record["bonus_threshold"], record["bonus_vp"]

    def terrain_bits(self, names: list[str]) -> int:
        """R1.6: terrains as bits; «any» is all of them."""
        return sum(1 << TERRAINS.index(name) for name in (TERRAINS if "any" in names else names))

    def read_lands(self, data: dict[str, Any]) -> None:
        """R1.10, R2.6: the lands, and which can be settled."""
        for record in data["land"]:
            land = LANDS.index(record["id"])
            self.land_distance[land] = record["distance"]
            self.land_ship[land], self.land_airship[land] = (
                record["requires"] == "ship",
                record["requires"] == "airship",
            )
            self.land_terrains[land] = self.terrain_bits(record["terrains"])
            if record["kind"] == "settle" and record["remove_mark"] not in self.land_marks:
                self.settle_lands |= 1 << land
            if record["nation"]:
                self.start_land[NATIONS.index(record["nation"])] = land

    def read_tokens(self, data: dict[str, Any]) -> None:
        """R1.11: both sides of the city tokens."""
        for record in data["token"]:
            t = TOKENS.index(record["id"])
            self.city_slots[t], self.district_slots[t] = record["city_slots"], record["district_slots"]
            self.arc_slots[t] = record["arc_district_slots"]
            self.city_citizen[t], self.city_military[t] = (
                record["city_draw_citizen"],
                record["city_draw_military"],
            )
            self.district_citizen[t] = record["district_draw_citizen"]
            self.district_military[t] = record["district_draw_military"]

    def read_buildings(self, data: dict[str, Any], setup: dict[str, Any]) -> None:
        """R1.7, R2.7, R9.2, R11.9: the buildings, and how many of each are in the game."""
        for record in data["building"]:
            b = BUILDINGS.index(record["id"])
            self.money[b], self.science[b] = record["money"], record["science"]
            self.terrain[b] = self.terrain_bits([record["terrain"]])
            self.letter_of[b] = LETTERS.index(record["deck"])
            self.copies[b] = record["copies"] + sum(
                record[f"copies_mark_{mark}"] for mark in (2, 3) if mark < self.mark
            )
            if self.family and record["id"] in setup["family_game_removed"]:
                self.copies[b] = 0
            self.marker[b] = GOODS.index(record["plus3_good"]) if record["plus3_good"] else -1
            self.citizen[b], self.military[b] = record["draw_citizen"], record["draw_military"]
            self.round_science[b], self.discount[b] = record["round_science"], record["build_discount"]
            self.income[b] = record["income"]
            for name, n in record["goods"].items():
                self.goods[b * len(GOODS) + GOODS.index(name)] = n

    def read_towns(self, data: dict[str, Any]) -> None:
        """R1.9, R2.11, R9.1, R9.2: the towns, and which are in the game."""
        for record in data["town"]:
            t = TOWNS.index(record["id"])
            effects = record["effects"]
            self.stars[t], self.town_distance[t] = record["stars"], record["distance"]
            self.defence[t], self.conquered[t] = record["defence"], record["conquered_defence"]
            self.town_income[t] = record["income"]
            self.town_citizen[t] = effects.get("draw_citizen", 0)
            self.town_military[t] = effects.get("draw_military", 0)
            self.town_science[t], self.virtual[t] = (
                effects.get("round_science", 0),
                effects.get("virtual_good", 0),
            )
            self.counts_as[t] = effects.get("counts_as_towns", 1)
            self.city_of[t] = -1
            if "slots" in effects:
                city = self.city_of[t] = CITIES.index(record["id"])
                self.land_terrains[city] = self.terrain_bits(effects["terrains"])
                self.land_slots[city] = effects["slots"]
            for name, n in record["goods"].items():
                self.town_goods[t * len(GOODS) + GOODS.index(name)] = n
            if self.town_plays(record):
                self.stack[record["stars"]] |= 1 << t

    def town_plays(self, record: dict[str, Any]) -> bool:
        """R2.11, R9.1, R9.2: whether a town is in the game."""
        if self.family or (record["stars"] == 0 and not self.options["town_expansion"]):
            return False
        return not set(record["goods"]) & set(self.lost_goods)

    def read_experts(self, data: dict[str, Any]) -> None:
        """R1.8: the expert cards."""
        for record in data["card"] + data["special"]:
            k = EXPERTS.index(record["id"])
            skills, needs, does = record["skills"], record["activation"], record["effect_args"]
            self.deck_of[k] = DECKS.index(record["deck"])
            self.deck_cards[self.deck_of[k]] |= THREE << (COPIES * k)
            self.cost_money[k], self.cost_science[k] = record["money"], record["science"]
            self.hammer[k], self.distance[k] = skills.get("hammer", 0), skills.get("distance", 0)
            self.ship[k], self.airship[k] = skills.get("ship", 0), skills.get("airship", 0)
            self.attack[k], self.free[k] = record["attack"], record["free_action"]
            self.need_hammer[k], self.need_cards[k] = needs.get("hammer", 0), needs.get("cards", 0)
            self.need_land[k] = "distance" in needs
            self.effect[k], self.amount[k] = EFFECTS.index(record["effect"]), does.get("n", 0)
            self.only_deck[k] = DECKS.index(does["deck"]) if "deck" in does else -1
            self.less_money[k], self.less_science[k] = does.get("money", 0), does.get("science", 0)
            for nation in range(len(NATIONS)):
                self.need_money[nation * KINDS + k] = needs.get("money", 0)

    def read_nations(self, data: dict[str, Any], experts: dict[str, Any], setup: dict[str, Any]) -> None:
        """R2.1, R2.3-R2.5, R8, R9.2: starting decks, supply and powers of each nation."""
        scholar = EXPERTS.index("scholar")
        for record in data["nation"]:
            nation = NATIONS.index(record["id"])
            powers = record["powers"] if self.powers else []
            specials = [r for r in experts["special"] if self.powers and r["id"] in record["specials"]]
            start = {deck: list(setup[f"start_{deck}_deck"]) for deck in DECKS}
            supply = [r["id"] for r in experts["card"] for _ in range(r["count"])]
            self.deals[nation] = record["id"] in str(self.options["nations"]).split("+")
            for special in specials:
                self.place_special(special, start, supply)
            if "cresaria_free_scholar" in powers:  # R8.2.2
                self.need_money[nation * KINDS + scholar] = 0
            self.arc_districts |= ("arc_district_bonus" in powers) << nation
            self.arc_moves |= ("arc_move_building" in powers) << nation
            self.bids_twice |= ("toads_second_bid" in powers) << nation
            self.take_cards(nation, start, supply)

    def place_special(self, special: dict[str, Any], start: dict[str, list[str]], supply: list[str]) -> None:
        """R8.2.1, R8.3.1, R8.3.2, R8.4.1: where a nation's special card comes."""
        place = special["placement"]
        if place == "supply":
            supply.append(special["id"])
        elif place == "start_military_replaces_captain":
            start["military"] = [special["id"] if name == "captain" else name for name in start["military"]]
            supply.append(special["id"])
            if not self.options["captain_to_supply"]:
                supply.remove("captain")
        elif place == "start_citizen_added":
            supply.append(special["id"])
            replaced = self.options["fixer_replaces_start_deck"]
            start["citizen"] = [] if replaced else start["citizen"]
            start["citizen"] = [*start["citizen"], special["id"]]

    def take_cards(self, nation: int, start: dict[str, list[str]], cards: list[str]) -> None:
        """R2.3, R2.4: the starting decks of a nation; all its other cards are the supply."""
        if self.family:  # R9.2
            start["military"] = []
        for deck, names in enumerate(DECKS):
            for name in start[names]:
                self.starters[nation * 2 + deck] += ONE << (COPIES * EXPERTS.index(name))
        for name in cards:
            kind = EXPERTS.index(name)
            if not (self.family and self.deck_of[kind]):
                self.all_cards[nation] += ONE << (COPIES * kind)
        self.supply_of[nation] = (
            self.all_cards[nation] - self.starters[nation * 2] - self.starters[nation * 2 + 1]
        )

    def read_ends(self, data: dict[str, Any], cards: dict[str, Any]) -> None:
        """R2.8, R6.4, R7.4: the final bonuses, and science for a scoring card."""
        bonus = {record["id"]: int(record["vp"]) for record in data["bonus"]}
        self.money_vp, self.land_vp = bonus["most_money"], bonus["farthest_land"]
        self.good_vp, self.experts_vp = bonus["most_of_each_good"], bonus["most_expert_cards"]
        self.towns_vp = bonus["most_towns"]
        self.stored_per, self.stored_vp = int(data["penalty"][0]["per"]), int(data["penalty"][0]["vp"])
        for record in cards["scoring_card"]:
            self.card_science[LETTERS.index(record["bottom_of"])] = record["science_each"]

    def read_options(self) -> None:
        """R7.1, R7.3, R9.3, R9.4: the options as numbers."""
        o = self.options
        self.clock_fixed = o["clock"] == "fixed_3_5_7"
        self.refills_at_once = bool(o["continuous_refill"])
        self.buys_last = bool(o["last_round_buy"])
        self.tie_blocks = bool(o["first_place_tie_blocks_second"])
        self.cranes_stack = bool(o["cranes_stack"])
        self.delay = int(o["score_delay"])
        self.chooses_nation = o["nation_deal"] == "choose"

    # --- what boards, tests and views ask ---------------------------------------------------------------------

    def cards_of(self, nation: int) -> int:
        """R2.4: all expert cards of a nation in this game, two bits a kind."""
        return int(self.all_cards[nation])

    def supply_at_start(self, nation: int) -> int:
        """R2.4: the cards a nation has to buy."""
        return int(self.supply_of[nation])

    def starting_cards(self, nation: int, deck: int) -> int:
        """R2.3: the cards of a nation's starting deck."""
        return int(self.starters[nation * 2 + deck])

    def is_of_deck(self, card: int, deck: int) -> bool:
        """R1.8: whether an expert card is a citizen (0) or a military card (1)."""
        return bool(self.deck_of[card] == deck)

    def price_of_card(self, card: int) -> tuple[int, int]:
        """R1.8: the money and science that an expert card costs."""
        return int(self.cost_money[card]), int(self.cost_science[card])

    def worth_of_card(self, what: int, card: int) -> int:
        """R1.8: what a card pays: 0 attack and distance, 1 distance with ship or airship, 2 distance, 3 hammers."""
        distance, attack = int(self.distance[card]), int(self.attack[card])
        if what == 0:
            return 3 * attack + 2 * distance
        if what == 1:
            return distance + 16 * int(self.ship[card]) + 16 * int(self.airship[card])
        return distance if what == 2 else int(self.hammer[card])

    def copies_of(self, building: int) -> int:
        """R2.7: how many cards of a building are in the game."""
        return int(self.copies[building])

    def town_in_game(self, town: int) -> bool:
        """R2.11: whether a town is in the game."""
        return bool(self.stack[self.stars[town]] >> town & 1)

    def bid_price(self, space: int) -> int:
        """R4.1.3: the price of a space of the turn-order track, -1 if it has none."""
        return int(self.bid_cost[space]) if space < self.spaces else -1

    def settling_lands(self) -> int:
        """R2.6: the lands (bits) of the display at the start."""
        return int(self.settle_lands)
