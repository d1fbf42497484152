# cython: language_level=3, infer_types=True
"""The state of Hansa Teutonica: a typed window on the block for each field, and the game's box class.

Written by `python -m rathaus.core.layout hansa_teutonica` from fields.py. Do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from rathaus.core.box import Box
from rathaus.core.ruleset import Ruleset
from rathaus.core.state import State
from rathaus.games.hansa_teutonica.tables import HansaRules

if TYPE_CHECKING:
    from rathaus.core.layout import Cells


@cython.cclass
class Hansa(State):
    """A position of Hansa Teutonica. Fields, each with its length and who may see it:"""

    if not cython.compiled:
        rules: HansaRules
        seats: int
        free: Cells  # 2 public: free posts, as a bit set
        own: Cells  # 10 public: posts with a seat's pieces, as bit sets
        discs: Cells  # 2 public: posts with merchants, as a bit set
        full: Cells  # 5 public: routes all of whose posts are a seat's, as a bit set
        presence: Cells  # 5 public: cities with an office of a seat, as a bit set
        piece: Cells  # 128 public: piece on a post: 0, or 1 + 2 x seat + kind
        supply: Cells  # 10 public: traders and merchants ready for use
        stock: Cells  # 10 public: traders and merchants not ready for use
        hand: Cells  # 6 public: pieces lifted and not yet put down
        hand_from: Cells  # 6 public: post + 1 that each of them came from
        steps: Cells  # 25 public: steps taken on each skill
        office: Cells  # 72 public: piece in each printed office of the board
        founded: Cells  # 32 public: printed offices filled in a city
        extra_city: Cells  # 64 public: city + 1 of each additional office, in order of founding
        extra_piece: Cells  # 64 public: piece of each additional office, +64 if by a bonus marker
        extras: Cells  # 1 public: number of additional offices
        offices: Cells  # 160 public: offices of a seat in a city
        holder: Cells  # 32 public: seat + 1 that controls a city
        network: Cells  # 5 public: offices in the largest network of a seat
        completed: Cells  # 1 public: completed cities
        space: Cells  # 4 public: seat + 1 of the merchant on each prestige space
        track: Cells  # 5 public: prestige points on the track
        gained: Cells  # 15 public: those points by source
        linked: Cells  # 5 public: place as which a seat linked East and West, 0 if it has not
        links: Cells  # 1 public: seats that have
        unused: Cells  # 50 public: unused bonus markers
        used: Cells  # 50 public: used bonus markers, face down
        unseen: Cells  # 10 public: bonus markers not yet revealed, known by subtraction
        pile: Cells  # 1 public: bonus markers in the face-down supply
        plate: Cells  # 1 public: bonus markers face down on the plate of the seat at turn
        shown: Cells  # 10 public: bonus markers revealed and not yet placed
        on_route: Cells  # 40 public: bonus marker + 1 on a route
        laid_route: Cells  # 4 public: route + 1 of tributes (0, 1) and blocks (2, 3)
        laid_by: Cells  # 4 public: seat + 1 whose trader lies on them
        tile: Cells  # 6 public: Emperor's Favour: 0 not in the game, 1 on display, 2 + owner
        mission: Cells  # 5 owner: mission card + 1
        pawn: Cells  # 1 public: province of the pawn (2 players)
        first: Cells  # 1 public: seat that began
        turns: Cells  # 1 public: turns begun
        actions: Cells  # 1 public: actions left in this turn
        did: Cells  # 1 public: what the turn has used up, as bits
        unreplaced: Cells  # 1 public: 1 once a marker could not be replaced
        ending: Cells  # 1 public: reasons of the end, as bits

    if cython.compiled:

        def __cinit__(self):  # type: ignore[no-untyped-def]
            self.reserve(1132)
            self.bind()

    else:

        def __init__(self) -> None:
            super().__init__()
            self.reserve(1132)
            self.bind()

    @cython.cfunc
    def bind(self) -> cython.void:
        if cython.compiled:
            self.free = self.words + 50
            self.own = self.words + 52
            self.discs = self.words + 62
            self.full = self.words + 64
            self.presence = self.words + 69
            self.piece = self.cells + 296
            self.supply = self.cells + 424
            self.stock = self.cells + 434
            self.hand = self.cells + 444
            self.hand_from = self.cells + 450
            self.steps = self.cells + 456
            self.office = self.cells + 481
            self.founded = self.cells + 553
            self.extra_city = self.cells + 585
            self.extra_piece = self.cells + 649
            self.extras = self.cells + 713
            self.offices = self.cells + 714
            self.holder = self.cells + 874
            self.network = self.cells + 906
            self.completed = self.cells + 911
            self.space = self.cells + 912
            self.track = self.cells + 916
            self.gained = self.cells + 921
            self.linked = self.cells + 936
            self.links = self.cells + 941
            self.unused = self.cells + 942
            self.used = self.cells + 992
            self.unseen = self.cells + 1042
            self.pile = self.cells + 1052
            self.plate = self.cells + 1053
            self.shown = self.cells + 1054
            self.on_route = self.cells + 1064
            self.laid_route = self.cells + 1104
            self.laid_by = self.cells + 1108
            self.tile = self.cells + 1112
            self.mission = self.cells + 1118
            self.pawn = self.cells + 1123
            self.first = self.cells + 1124
            self.turns = self.cells + 1125
            self.actions = self.cells + 1126
            self.did = self.cells + 1127
            self.unreplaced = self.cells + 1128
            self.ending = self.cells + 1129
        else:
            self.free = self.words[50:52]
            self.own = self.words[52:62]
            self.discs = self.words[62:64]
            self.full = self.words[64:69]
            self.presence = self.words[69:74]
            self.piece = self.cells[296:424]
            self.supply = self.cells[424:434]
            self.stock = self.cells[434:444]
            self.hand = self.cells[444:450]
            self.hand_from = self.cells[450:456]
            self.steps = self.cells[456:481]
            self.office = self.cells[481:553]
            self.founded = self.cells[553:585]
            self.extra_city = self.cells[585:649]
            self.extra_piece = self.cells[649:713]
            self.extras = self.cells[713:714]
            self.offices = self.cells[714:874]
            self.holder = self.cells[874:906]
            self.network = self.cells[906:911]
            self.completed = self.cells[911:912]
            self.space = self.cells[912:916]
            self.track = self.cells[916:921]
            self.gained = self.cells[921:936]
            self.linked = self.cells[936:941]
            self.links = self.cells[941:942]
            self.unused = self.cells[942:992]
            self.used = self.cells[992:1042]
            self.unseen = self.cells[1042:1052]
            self.pile = self.cells[1052:1053]
            self.plate = self.cells[1053:1054]
            self.shown = self.cells[1054:1064]
            self.on_route = self.cells[1064:1104]
            self.laid_route = self.cells[1104:1108]
            self.laid_by = self.cells[1108:1112]
            self.tile = self.cells[1112:1118]
            self.mission = self.cells[1118:1123]
            self.pawn = self.cells[1123:1124]
            self.first = self.cells[1124:1125]
            self.turns = self.cells[1125:1126]
            self.actions = self.cells[1126:1127]
            self.did = self.cells[1127:1128]
            self.unreplaced = self.cells[1128:1129]
            self.ending = self.cells[1129:1130]

    @cython.cfunc
    def adopt(self, ruleset: Ruleset) -> cython.void:
        self.ruleset = ruleset
        self.rules = ruleset  # type: ignore[assignment]
        self.seats = ruleset.seats

    @cython.cfunc
    def fresh(self) -> State:
        if cython.compiled:
            return Hansa.__new__(Hansa)
        return Hansa()


@cython.cclass
class HansaBox(Box):
    """A box of Hansa Teutonica, typed to its state."""

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
    def run(self, s: Hansa) -> cython.void:
        """Run an automatic box."""
        raise NotImplementedError(self.name)

    @cython.cfunc
    def legal(self, s: Hansa) -> cython.void:
        """Offer every legal action, in ascending order."""
        raise NotImplementedError(self.name)

    @cython.cfunc
    def apply(self, s: Hansa, verb: cython.int, arg: cython.int) -> cython.void:
        """Do one of the offered actions."""
        raise NotImplementedError(self.name)


def blank() -> Any:
    """A state with undefined contents, to be filled by set-up, reading or determinization."""
    return Hansa()
