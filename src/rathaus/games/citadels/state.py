# cython: language_level=3, infer_types=True
"""The state of Citadels: a typed window on the block for each field, and the game's box class.

Written by `python -m rathaus.core.layout citadels` from fields.py. Do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from rathaus.core.box import Box
from rathaus.core.ruleset import Ruleset
from rathaus.core.state import State
from rathaus.games.citadels.tables import CitadelsRules

if TYPE_CHECKING:
    from rathaus.core.layout import Cells


@cython.cclass
class Citadels(State):
    """A position of Citadels. Fields, each with its length and who may see it:"""

    if not cython.compiled:
        rules: CitadelsRules
        seats: int
        held: Cells  # 8 owner: kinds of districts in a hand, as a bit set
        city: Cells  # 8 public: kinds of districts in a city, as a bit set
        known: Cells  # 64 owner: viewer x owner: kinds the viewer knows to be in a hand
        hand: Cells  # 336 owner: copies of each kind in a hand
        hand_size: Cells  # 8 public: cards in a hand
        gold: Cells  # 8 public: gold of a seat
        lot: Cells  # 128 public: districts of a city in building order: kind, +256 with Artist gold
        city_size: Cells  # 8 public: districts in a city
        deck: Cells  # 96 hidden: ring of the deck: kind, +64 x the seats (bits) that know the card
        deck_head: Cells  # 1 hidden: place of the top card in the ring
        deck_size: Cells  # 1 public: cards in the deck
        batch: Cells  # 96 hidden: cards drawn or put aside by the seat that is choosing
        batch_size: Cells  # 1 public: how many those are
        museum: Cells  # 42 hidden: copies of each kind under the Museum
        museum_size: Cells  # 1 public: cards under the Museum
        pick: Cells  # 16 owner: ranks of the characters chosen this round
        passed: Cells  # 16 owner: ranks (bits) of the characters received at each choice
        aside: Cells  # 8 owner: ranks (bits) that a seat put face down itself (2 players)
        pool: Cells  # 1 hidden: ranks (bits) that are being passed on
        face_down: Cells  # 1 hidden: ranks (bits) laid face down at random before the choice
        leftover: Cells  # 1 hidden: ranks (bits) face down after the choice
        face_up: Cells  # 1 public: ranks (bits) laid face up
        chooser: Cells  # 1 public: seat that chose first this round
        picks_made: Cells  # 1 public: steps of the choice that are done
        revealed: Cells  # 10 public: seat + 1 that has shown the character of a rank this round
        shown_rank: Cells  # 8 public: highest rank a seat has shown in this round
        called: Cells  # 1 public: rank that is called, 0 during the choice
        murdered: Cells  # 1 public: rank that the Assassin named
        robbed: Cells  # 1 public: rank that the Thief named
        thief: Cells  # 1 public: seat + 1 that gets what is stolen
        bewitched: Cells  # 1 public: rank that the Witch named
        witch: Cells  # 1 public: seat + 1 of the Witch whose turn is suspended
        bishop: Cells  # 1 public: seat + 1 whose city the Bishop protects
        collector: Cells  # 1 public: seat + 1 that collects the tax
        early: Cells  # 1 public: seat + 1 of rank 1 if it has built this round
        crown: Cells  # 1 public: seat that holds the Crown
        round: Cells  # 1 public: number of the round, from 1
        ending: Cells  # 1 public: 1 once the end is triggered
        first: Cells  # 1 public: seat + 1 that completed its city first
        target: Cells  # 1 public: districts that complete a city
        tower: Cells  # 1 public: 1 while a Bell Tower announcement holds
        clock: Cells  # 1 public: counts districts built, for the order of cities of a size
        reached: Cells  # 8 public: clock when a city first had one district less than the usual target
        haunted_round: Cells  # 1 public: round in which the Haunted City was built
        did: Cells  # 1 public: what the turn has used up, as bits
        slots: Cells  # 1 public: districts that may still be built this turn
        spent: Cells  # 1 public: gold paid for building this turn
        built: Cells  # 1 public: districts built this turn
        gilded: Cells  # 1 public: districts the Artist has put gold on this turn

    if cython.compiled:

        def __cinit__(self):  # type: ignore[no-untyped-def]
            self.reserve(1340)
            self.bind()

    else:

        def __init__(self) -> None:
            super().__init__()
            self.reserve(1340)
            self.bind()

    @cython.cfunc
    def bind(self) -> cython.void:
        if cython.compiled:
            self.held = self.words + 50
            self.city = self.words + 58
            self.known = self.words + 66
            self.hand = self.cells + 520
            self.hand_size = self.cells + 856
            self.gold = self.cells + 864
            self.lot = self.cells + 872
            self.city_size = self.cells + 1000
            self.deck = self.cells + 1008
            self.deck_head = self.cells + 1104
            self.deck_size = self.cells + 1105
            self.batch = self.cells + 1106
            self.batch_size = self.cells + 1202
            self.museum = self.cells + 1203
            self.museum_size = self.cells + 1245
            self.pick = self.cells + 1246
            self.passed = self.cells + 1262
            self.aside = self.cells + 1278
            self.pool = self.cells + 1286
            self.face_down = self.cells + 1287
            self.leftover = self.cells + 1288
            self.face_up = self.cells + 1289
            self.chooser = self.cells + 1290
            self.picks_made = self.cells + 1291
            self.revealed = self.cells + 1292
            self.shown_rank = self.cells + 1302
            self.called = self.cells + 1310
            self.murdered = self.cells + 1311
            self.robbed = self.cells + 1312
            self.thief = self.cells + 1313
            self.bewitched = self.cells + 1314
            self.witch = self.cells + 1315
            self.bishop = self.cells + 1316
            self.collector = self.cells + 1317
            self.early = self.cells + 1318
            self.crown = self.cells + 1319
            self.round = self.cells + 1320
            self.ending = self.cells + 1321
            self.first = self.cells + 1322
            self.target = self.cells + 1323
            self.tower = self.cells + 1324
            self.clock = self.cells + 1325
            self.reached = self.cells + 1326
            self.haunted_round = self.cells + 1334
            self.did = self.cells + 1335
            self.slots = self.cells + 1336
            self.spent = self.cells + 1337
            self.built = self.cells + 1338
            self.gilded = self.cells + 1339
        else:
            self.held = self.words[50:58]
            self.city = self.words[58:66]
            self.known = self.words[66:130]
            self.hand = self.cells[520:856]
            self.hand_size = self.cells[856:864]
            self.gold = self.cells[864:872]
            self.lot = self.cells[872:1000]
            self.city_size = self.cells[1000:1008]
            self.deck = self.cells[1008:1104]
            self.deck_head = self.cells[1104:1105]
            self.deck_size = self.cells[1105:1106]
            self.batch = self.cells[1106:1202]
            self.batch_size = self.cells[1202:1203]
            self.museum = self.cells[1203:1245]
            self.museum_size = self.cells[1245:1246]
            self.pick = self.cells[1246:1262]
            self.passed = self.cells[1262:1278]
            self.aside = self.cells[1278:1286]
            self.pool = self.cells[1286:1287]
            self.face_down = self.cells[1287:1288]
            self.leftover = self.cells[1288:1289]
            self.face_up = self.cells[1289:1290]
            self.chooser = self.cells[1290:1291]
            self.picks_made = self.cells[1291:1292]
            self.revealed = self.cells[1292:1302]
            self.shown_rank = self.cells[1302:1310]
            self.called = self.cells[1310:1311]
            self.murdered = self.cells[1311:1312]
            self.robbed = self.cells[1312:1313]
            self.thief = self.cells[1313:1314]
            self.bewitched = self.cells[1314:1315]
            self.witch = self.cells[1315:1316]
            self.bishop = self.cells[1316:1317]
            self.collector = self.cells[1317:1318]
            self.early = self.cells[1318:1319]
            self.crown = self.cells[1319:1320]
            self.round = self.cells[1320:1321]
            self.ending = self.cells[1321:1322]
            self.first = self.cells[1322:1323]
            self.target = self.cells[1323:1324]
            self.tower = self.cells[1324:1325]
            self.clock = self.cells[1325:1326]
            self.reached = self.cells[1326:1334]
            self.haunted_round = self.cells[1334:1335]
            self.did = self.cells[1335:1336]
            self.slots = self.cells[1336:1337]
            self.spent = self.cells[1337:1338]
            self.built = self.cells[1338:1339]
            self.gilded = self.cells[1339:1340]

    @cython.cfunc
    def adopt(self, ruleset: Ruleset) -> cython.void:
        self.ruleset = ruleset
        self.rules = ruleset  # type: ignore[assignment]
        self.seats = ruleset.seats

    @cython.cfunc
    def fresh(self) -> State:
        if cython.compiled:
            return Citadels.__new__(Citadels)
        return Citadels()


@cython.cclass
class CitadelsBox(Box):
    """A box of Citadels, typed to its state."""

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
    def run(self, s: Citadels) -> cython.void:
        """Run an automatic box."""
        raise NotImplementedError(self.name)

    @cython.cfunc
    def legal(self, s: Citadels) -> cython.void:
        """Offer every legal action, in ascending order."""
        raise NotImplementedError(self.name)

    @cython.cfunc
    def apply(self, s: Citadels, verb: cython.int, arg: cython.int) -> cython.void:
        """Do one of the offered actions."""
        raise NotImplementedError(self.name)


def blank() -> Any:
    """A state with undefined contents, to be filled by set-up, reading or determinization."""
    return Citadels()
