# cython: language_level=3, infer_types=True
"""The state of City of Iron: a typed window on the block for each field, and the game's box class.

Written by `python -m rathaus.core.layout city_of_iron` from fields.py. Do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from rathaus.core.box import Box
from rathaus.core.ruleset import Ruleset
from rathaus.core.state import State
from rathaus.games.city_of_iron.tables import CityOfIronRules

if TYPE_CHECKING:
    from rathaus.core.layout import Cells


@cython.cclass
class CityOfIron(State):
    """A position of City of Iron. Fields, each with its length and who may see it:"""

    if not cython.compiled:
        rules: CityOfIronRules
        seats: int
        hand: Cells  # 4 owner: expert cards in the hand of a seat
        supply: Cells  # 4 public: expert cards a seat has not bought yet
        discards: Cells  # 4 public: expert cards on both discard piles of a seat
        turned: Cells  # 4 public: cards of the draw piles of a seat when they were last laid
        used: Cells  # 1 public: expert cards played in this turn, not or only now discarded
        unlaid: Cells  # 4 owner: played cards whose place on the discard pile is still open
        basket: Cells  # 4 owner: supply cards a seat has chosen and not yet shown
        towns: Cells  # 4 public: towns of a seat, as a bit set
        covered: Cells  # 1 public: towns face down in the stacks, as a bit set
        queue: Cells  # 136 owner: draw pile from the top, then discard pile from the oldest; citizens, then military
        pile_size: Cells  # 8 public: cards in the citizen and the military draw pile of a seat
        queue_size: Cells  # 8 public: cards in draw and discard pile together, of both kinds
        hand_size: Cells  # 8 public: citizen and military cards in hand
        nation: Cells  # 4 public: nation + 1
        money: Cells  # 4 public: money of a seat
        science: Cells  # 4 public: science of a seat
        income: Cells  # 4 public: income of a seat, both cubes together
        points: Cells  # 16 public: points scored so far by seat and source
        goods: Cells  # 40 public: cubes on the goods tracks by seat and good
        tokens: Cells  # 4 public: unused city tokens of a seat (bits)
        terrains: Cells  # 4 public: terrains (bits) of all cities of a seat
        citizen_draws: Cells  # 4 public: citizen cards drawn at the end of each round
        military_draws: Cells  # 4 public: military cards drawn at the end of each round
        round_science: Cells  # 4 public: science taken at the end of each round
        built: Cells  # 116 public: built buildings by seat and kind
        stored: Cells  # 116 public: stored buildings by seat and kind
        holder: Cells  # 14 public: seat + 1 that has a city on the land or town, 0 nobody
        slots: Cells  # 14 public: building slots of each city, districts included
        lot: Cells  # 168 public: building + 1 on each slot of each city
        city_token: Cells  # 14 public: token + 1 that is the city
        districts: Cells  # 14 public: tokens (bits) that are districts of the city
        display: Cells  # 1 public: lands (bits) that can be settled
        row: Cells  # 12 public: building + 1 at each place of the row, 0 empty
        left: Cells  # 29 public: buildings left in the deck, by kind
        discarded: Cells  # 29 public: buildings on the discard pile, by kind
        letter: Cells  # 1 public: deck that is drawn from: 0 A, 1 B, 2 C, 3 the shuffled discards
        shown: Cells  # 1 public: scoring cards that have turned up (bits)
        new_cards: Cells  # 1 public: scoring cards that turned up in this round (bits)
        due: Cells  # 1 public: scoring cards that are scored at the end of this round (bits)
        ending: Cells  # 1 public: 1 once the game ends with this round
        top: Cells  # 3 public: town + 1 on top of the stacks of 1, 2 and 3 stars
        open_town: Cells  # 3 public: 0-star towns + 1 that lie open
        line: Cells  # 4 public: seats in the order of their cubes, left to right
        space: Cells  # 4 public: space of a seat's cube on the turn-order track + 1, 0 in the pool
        actions: Cells  # 4 public: action tokens a seat has turned this round
        named: Cells  # 1 public: good + 1 that the owner of Snyle has named for this round
        round: Cells  # 1 public: number of the round, from 1; 0 during set-up

    if cython.compiled:

        def __cinit__(self):  # type: ignore[no-untyped-def]
            self.reserve(1124)
            self.bind()

    else:

        def __init__(self) -> None:
            super().__init__()
            self.reserve(1124)
            self.bind()

    @cython.cfunc
    def bind(self) -> cython.void:
        if cython.compiled:
            self.hand = self.words + 50
            self.supply = self.words + 54
            self.discards = self.words + 58
            self.turned = self.words + 62
            self.used = self.words + 66
            self.unlaid = self.words + 67
            self.basket = self.words + 71
            self.towns = self.words + 75
            self.covered = self.words + 79
            self.queue = self.cells + 320
            self.pile_size = self.cells + 456
            self.queue_size = self.cells + 464
            self.hand_size = self.cells + 472
            self.nation = self.cells + 480
            self.money = self.cells + 484
            self.science = self.cells + 488
            self.income = self.cells + 492
            self.points = self.cells + 496
            self.goods = self.cells + 512
            self.tokens = self.cells + 552
            self.terrains = self.cells + 556
            self.citizen_draws = self.cells + 560
            self.military_draws = self.cells + 564
            self.round_science = self.cells + 568
            self.built = self.cells + 572
            self.stored = self.cells + 688
            self.holder = self.cells + 804
            self.slots = self.cells + 818
            self.lot = self.cells + 832
            self.city_token = self.cells + 1000
            self.districts = self.cells + 1014
            self.display = self.cells + 1028
            self.row = self.cells + 1029
            self.left = self.cells + 1041
            self.discarded = self.cells + 1070
            self.letter = self.cells + 1099
            self.shown = self.cells + 1100
            self.new_cards = self.cells + 1101
            self.due = self.cells + 1102
            self.ending = self.cells + 1103
            self.top = self.cells + 1104
            self.open_town = self.cells + 1107
            self.line = self.cells + 1110
            self.space = self.cells + 1114
            self.actions = self.cells + 1118
            self.named = self.cells + 1122
            self.round = self.cells + 1123
        else:
            self.hand = self.words[50:54]
            self.supply = self.words[54:58]
            self.discards = self.words[58:62]
            self.turned = self.words[62:66]
            self.used = self.words[66:67]
            self.unlaid = self.words[67:71]
            self.basket = self.words[71:75]
            self.towns = self.words[75:79]
            self.covered = self.words[79:80]
            self.queue = self.cells[320:456]
            self.pile_size = self.cells[456:464]
            self.queue_size = self.cells[464:472]
            self.hand_size = self.cells[472:480]
            self.nation = self.cells[480:484]
            self.money = self.cells[484:488]
            self.science = self.cells[488:492]
            self.income = self.cells[492:496]
            self.points = self.cells[496:512]
            self.goods = self.cells[512:552]
            self.tokens = self.cells[552:556]
            self.terrains = self.cells[556:560]
            self.citizen_draws = self.cells[560:564]
            self.military_draws = self.cells[564:568]
            self.round_science = self.cells[568:572]
            self.built = self.cells[572:688]
            self.stored = self.cells[688:804]
            self.holder = self.cells[804:818]
            self.slots = self.cells[818:832]
            self.lot = self.cells[832:1000]
            self.city_token = self.cells[1000:1014]
            self.districts = self.cells[1014:1028]
            self.display = self.cells[1028:1029]
            self.row = self.cells[1029:1041]
            self.left = self.cells[1041:1070]
            self.discarded = self.cells[1070:1099]
            self.letter = self.cells[1099:1100]
            self.shown = self.cells[1100:1101]
            self.new_cards = self.cells[1101:1102]
            self.due = self.cells[1102:1103]
            self.ending = self.cells[1103:1104]
            self.top = self.cells[1104:1107]
            self.open_town = self.cells[1107:1110]
            self.line = self.cells[1110:1114]
            self.space = self.cells[1114:1118]
            self.actions = self.cells[1118:1122]
            self.named = self.cells[1122:1123]
            self.round = self.cells[1123:1124]

    @cython.cfunc
    def adopt(self, ruleset: Ruleset) -> cython.void:
        self.ruleset = ruleset
        self.rules = ruleset  # type: ignore[assignment]
        self.seats = ruleset.seats

    @cython.cfunc
    def fresh(self) -> State:
        if cython.compiled:
            return CityOfIron.__new__(CityOfIron)
        return CityOfIron()


@cython.cclass
class CityOfIronBox(Box):
    """A box of City of Iron, typed to its state."""

    @cython.cfunc
    def go(self, state: State) -> cython.void:
        self.run(state)  # type: ignore[arg-type]

    @cython.cfunc
    def open(self, state: State) -> cython.void:
        self.legal(state)  # type: ignore[arg-type]

    @cython.cfunc
    def take(self, state: State, verb: cython.int, arg: cython.int) -> cython.void:
        self.apply(state, verb, arg)  # type: ignore[arg-type]

    @cython.cfunc
    def run(self, s: CityOfIron) -> cython.void:
        """Run an automatic box."""
        raise NotImplementedError(self.name)

    @cython.cfunc
    def legal(self, s: CityOfIron) -> cython.void:
        """Offer every legal action, in ascending order."""
        raise NotImplementedError(self.name)

    @cython.cfunc
    def apply(self, s: CityOfIron, verb: cython.int, arg: cython.int) -> cython.void:
        """Do one of the offered actions."""
        raise NotImplementedError(self.name)


def blank() -> Any:
    """A state with undefined contents, to be filled by set-up, reading or determinization."""
    return CityOfIron()
