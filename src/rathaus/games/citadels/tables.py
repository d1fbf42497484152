# cython: language_level=3, infer_types=True
"""The component tables and agreed options of a game of Citadels, as small numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from rathaus.core.components import components
from rathaus.core.options import Value, members, seat_chosen
from rathaus.core.ruleset import Ruleset
from rathaus.games.citadels import editions, fields

if TYPE_CHECKING:
    from rathaus.core.game import Game

KEEP, ASIDE, RANDOM = 0, 1, 2  # kinds of steps of the selection
WIDE_ONE = cython.declare(cython.ulonglong, 1)


@cython.cclass
class CitadelsRules(Ruleset):
    """R18: every switch, the cards of the edition (R1, R20.2) and the steps of the selection (R3, R9, R20.4)."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value]) -> None:
        super().__init__(game, seats, options)
        values = editions.edition(str(options["edition"]))
        if not cython.compiled:
            self.allocate()
        self.read_districts(values)
        self.read_characters()
        self.read_selection()
        self.read_numbers(values)
        self.read_switches()

    if not cython.compiled:

        def allocate(self) -> None:
            """The arrays of the interpreted engine."""
            self.cost, self.points, self.colour, self.copies = ([0] * 64 for _ in range(4))
            self.rank_of, self.income_colour, self.build_limit = ([0] * 32 for _ in range(3))
            self.step_kind, self.step_place, self.affordable = ([0] * 32 for _ in range(3))
            self.of_colour = [0] * 6
            self.character_at = [0] * 10

    def read_districts(self, values: dict[str, Any]) -> None:
        """R1.2, R6.9, R6.11, R12.0, R20.2: cost, points, colour and copies of each district of the edition's deck."""
        chosen = set(members(self.options["districts"]))
        for name in values["deck"]:
            file, _, suffix = name.partition(":")
            for record in components("citadels")[file]["district"]:
                if own(record, "count", suffix):
                    self.read_district(record, own(record, "count", suffix), suffix)
        for record in components("citadels")["districts_dark_city"]["district"]:
            if record["id"] in chosen:
                self.read_district(record, record["count"], "")
        gold: cython.int
        kind: cython.int
        self.deck_size = 0
        for kind in range(fields.KINDS):
            self.deck_size += self.copies[kind]
        for gold in range(32):
            mask: cython.ulonglong = 0
            for kind in range(fields.KINDS):
                if self.copies[kind] > 0 and self.cost[kind] <= gold:
                    mask |= WIDE_ONE << kind
            self.affordable[gold] = mask

    def read_district(self, record: dict[str, Any], count: int, suffix: str) -> None:
        """One district of the deck, with its values in this edition. R7.3 (a): it scores what it costs, and what
        is printed on it beyond that."""
        kind: cython.int = fields.DISTRICTS.index(record["id"].removesuffix("_2017"))
        colour: cython.int = fields.COLOURS.index(record["colour"])
        self.cost[kind] = own(record, "cost", suffix)
        self.points[kind] = self.cost[kind] + record["points"] - record["cost"]
        self.colour[kind] = colour
        self.copies[kind] = count
        self.of_colour[colour] |= WIDE_ONE << kind

    def read_characters(self) -> None:
        """R1.1, R11.0: the character of each rank, its income colour and build limit."""
        records = {r["id"]: r for r in components("citadels")["characters_classic"]["character"]}
        rank: cython.int
        number: cython.int
        for rank in range(10):
            self.character_at[rank] = -1
        self.ranks_mask = self.last_rank = 0
        for number in range(len(fields.CHARACTERS)):
            record = records[fields.CHARACTERS[number]]
            self.rank_of[number] = record["rank"]
            self.income_colour[number] = fields.COLOURS.index(record["colour"])
            self.build_limit[number] = record["build_limit"]
        for id in editions.characters_of(self.seats, self.options):
            rank = records[id]["rank"]
            self.character_at[rank] = fields.CHARACTERS.index(id)
            self.ranks_mask |= 1 << rank
            self.last_rank = rank
        self.king_bit = 1 << 4

    def colour_name(self, kind: int) -> str:
        """The colour of a district."""
        return fields.COLOURS[self.colour[kind]]

    def cost_of(self, kind: int) -> int:
        """The printed cost of a district."""
        return self.cost[kind]

    def points_of(self, kind: int) -> int:
        """The printed points of a district."""
        return self.points[kind]

    def copies_of(self, kind: int) -> int:
        """How many cards of a district the deck of this game has."""
        return self.copies[kind]

    def character_of(self, rank: int) -> int:
        """The character of a rank, -1 if there is none."""
        return self.character_at[rank]

    def script_kind(self, step: int) -> int:
        """What is done at a step of the selection."""
        return self.step_kind[step]

    def script_place(self, step: int) -> int:
        """Who does it, counted from the first chooser to the left."""
        return self.step_place[step]

    def characters(self) -> list[int]:
        """The characters of this game, by rank."""
        return [self.character_at[rank] for rank in range(10) if self.character_at[rank] >= 0]

    def read_selection(self) -> None:
        """R3.2, R3.7, R9.1, R9.2, R13.6: cards laid out and the steps of the choice.

        R9.5: without a script each player chooses one.
        """
        row = editions.selection_row(self.seats, self.options)
        assert row is not None
        self.face_up = row["faceup"]
        self.last_takes_face_down = row["last_takes_facedown"]
        if "script" in row:
            steps = [read_step(text) for text in row["script"][1:] if not text.startswith("rest")]
        else:
            steps = [(KEEP, place) for place in range(self.seats)]
        self.steps = len(steps)
        i: cython.int
        for i in range(len(steps)):
            self.step_kind[i], self.step_place[i] = steps[i]

    def read_numbers(self, values: dict[str, Any]) -> None:
        """R2.1, R7.3 and the numbers printed on the Smithy."""
        self.starting_hand = values["starting_hand"]
        self.starting_gold = values["starting_gold"]
        self.first_bonus = values["first_completion_bonus"]
        self.other_bonus = values["other_completion_bonus"]
        self.colours_bonus = values["five_colour_bonus"]
        for record in components("citadels")["districts_purple_base"]["district"]:
            if record["id"] == "smithy":
                self.smithy_draw = record["draw"][values["id"]]

    def read_switches(self) -> None:
        """R18: the options as numbers."""
        o = self.options
        self.city_target = o["city_target"]
        self.first_crown = seat_chosen(o["first_crown"])
        self.face_down_drawn = editions.FACE_DOWN.index(o["facedown_drawn"])
        self.heir = o["murdered_king_gets_crown"]
        self.tiebreak = editions.TIEBREAKS.index(o["tiebreak"])
        self.warlord_ends_turn = o["warlord_timing"] == "end_of_turn"
        self.bonus_timing = editions.TURN_MOMENTS.index(o["bonus_timing"])
        self.armory_hits_completed = o["armory_hits_completed"]
        self.keep_first_bonus = o["keep_first_bonus"]
        self.haunted_ban = o["haunted_last_round_ban"]
        self.keep_all = o["observatory_library"] == "keep_all"
        self.laboratory_gold = o["laboratory_gold"]
        self.smithy_pay = o["smithy_pay"]
        self.gold_supply = o["gold_supply"] if o["gold_supply_enforced"] else 0
        self.bishop_blocks_own = o["bishop_blocks_own_warlord"]
        self.graveyard_saves_itself = o["graveyard_saves_itself"]
        self.great_wall_self = o["great_wall_self"]
        self.queen_by_receiver = o["queen_emperor"] == "crown_receiver"
        self.wizard_builds_first = o["wizard_build_before_action"]
        self.order_chosen = o["undercard_order"] == "chosen"
        announced = self.city_target - 1 if o["bell_tower"] == "target_minus_one" else 7
        self.tower_target = min(announced, self.city_target)
        self.protected_size = 0 if o["city_protection"] == "at_target" else 8


def own(record: dict[str, Any], key: str, suffix: str) -> int:
    """A value of a record in an edition: ``cost_classic2017`` where it stands, else ``cost``."""
    value: int = record.get(f"{key}_{suffix}", record[key]) if suffix else record[key]
    return value


def read_step(text: str) -> tuple[int, int]:
    """A step of a selection script: ``P2:keep``, ``P2:discard`` or ``R:facedown``; players count from the Crown."""
    who, _, what = text.partition(":")
    if who == "R":
        return RANDOM, 2
    return (KEEP if what == "keep" else ASIDE), int(who[1:]) - 1
