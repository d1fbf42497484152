# cython: language_level=3, infer_types=True
"""The state of Messina 1347: a typed window on the block for each field, and the game's box class.

Written by `python -m rathaus.core.layout messina_1347` from fields.py. Do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from rathaus.core.box import Box
from rathaus.core.ruleset import Ruleset
from rathaus.core.state import State
from rathaus.games.messina_1347.tables import MessinaRules

if TYPE_CHECKING:
    from rathaus.core.layout import Cells


@cython.cclass
class Messina(State):
    """A position of Messina 1347. Fields, each with its length and who may see it:"""

    if not cython.compiled:
        rules: MessinaRules
        seats: int
        squares: Cells  # 4 public: estate squares (bits) with a citizen
        golden: Cells  # 4 public: estate squares (bits) with an upgraded citizen
        workshops: Cells  # 4 public: workshops (bits) of a seat
        workers: Cells  # 1 public: workshops (bits) with a citizen
        masters: Cells  # 1 public: workshops (bits) with an upgraded citizen
        spent: Cells  # 1 public: era II workshops (bits) whose reward is taken
        unseen_workshops: Cells  # 1 public: workshops (bits) face down in their stacks
        lost_workshops: Cells  # 1 public: workshops (bits) out of the game
        rewards: Cells  # 4 public: rewards of registers not used yet: four bits a kind
        standing: Cells  # 1 public: sites (bits) with a standing lieutenant
        rival: Cells  # 1 public: sites (bits) where the opponent of the solo game stands
        pile: Cells  # 1 public: city hexes (bits) in the neighbourhood pile
        repopulated: Cells  # 4 public: city hexes (bits) with a repopulation tile of a seat
        place_of: Cells  # 28 public: place + 1 of a site in the layout, 0 if it is not in Messina
        grown: Cells  # 1 public: expansion spaces (bits) that are filled
        plague: Cells  # 20 public: plague cubes on a hex
        citizens: Cells  # 60 public: citizens on a hex by class
        plague_supply: Cells  # 1 public: plague cubes in the supply
        lieutenant: Cells  # 20 public: 0 supply, 1 estate, 2 given up, 3 + site
        up: Cells  # 4 public: lieutenants (bits) that stand: used this round
        patient: Cells  # 16 public: 0 empty, else 1 + 2 * class, + 1 if upgraded
        stage: Cells  # 16 public: 1 or 2: the space of the cabin the citizen is on
        improvement: Cells  # 16 public: improvement + 1 of a cabin
        unseen_improvements: Cells  # 1 public: improvements (bits) face down in the stacks
        lost_improvements: Cells  # 1 public: improvements (bits) out of the game
        top: Cells  # 6 public: tile + 1 on top: workshops by class, then the improvement stacks
        below: Cells  # 6 public: unseen tiles below the top
        bottom: Cells  # 36 public: tiles + 1 put to the bottom, the next to come first
        wagons: Cells  # 4 public: wagons (bits) of a seat
        tired: Cells  # 4 public: wagons (bits) of a seat used this round
        wagon_stack: Cells  # 10 public: wagon + 1 in two stacks, from the top; 0 = taken
        lost_wagons: Cells  # 1 public: wagons (bits) out of the game
        ships: Cells  # 4 public: ships (bits) of a seat
        docked: Cells  # 4 public: ships (bits) at each dock
        infested: Cells  # 1 public: ships (bits) with a plague cube
        ship_pile: Cells  # 1 public: ships (bits) still to come
        lost_ships: Cells  # 1 public: ships (bits) out of the game
        dock_pile: Cells  # 1 public: docking tiles (bits) not drawn since the last shuffle
        register: Cells  # 12 public: space of a seat on popularity, city and church
        upper: Cells  # 16 public: how far up a disc lies: the three registers, then the score track
        points: Cells  # 40 public: points on the score track by seat and source
        coins: Cells  # 4 public: coins of a seat
        wood: Cells  # 4 public: wood of a seat
        fire: Cells  # 4 public: fire tokens of a seat
        major_fire: Cells  # 4 public: major fire tokens of a seat
        rats: Cells  # 4 public: rats of a seat
        moves: Cells  # 12 public: moves of each overseer, 0 to 6
        route: Cells  # 12 public: 0 no route yet, else 1 or 2
        promoted: Cells  # 4 public: overseers (bits) on their upgraded side
        struck: Cells  # 4 public: classes (bits) whose lightning square is marked
        scroll: Cells  # 12 public: row of each scroll cube, 0 to 4
        estate_board: Cells  # 4 public: 0 side a, else 1 + advanced board
        scroll_board: Cells  # 4 public: 0 side a, else 1 + advanced scroll board
        order: Cells  # 4 public: seats in turn order
        round: Cells  # 1 public: number of the round, from 1
        phase: Cells  # 1 public: step of the turn that is played, 1 to 4; 0 between turns
        wheel: Cells  # 1 public: position of the population wheel
        solo_pile: Cells  # 1 public: solo tiles (bits) not turned up this round
        rival_left: Cells  # 1 public: lieutenants the opponent has still to place this round
        rival_popularity: Cells  # 1 public: space of the opponent on popularity

    if cython.compiled:

        def __cinit__(self):  # type: ignore[no-untyped-def]
            self.reserve(728)
            self.bind()

    else:

        def __init__(self) -> None:
            super().__init__()
            self.reserve(728)
            self.bind()

    @cython.cfunc
    def bind(self) -> cython.void:
        if cython.compiled:
            self.squares = self.words + 50
            self.golden = self.words + 54
            self.workshops = self.words + 58
            self.workers = self.words + 62
            self.masters = self.words + 63
            self.spent = self.words + 64
            self.unseen_workshops = self.words + 65
            self.lost_workshops = self.words + 66
            self.rewards = self.words + 67
            self.standing = self.words + 71
            self.rival = self.words + 72
            self.pile = self.words + 73
            self.repopulated = self.words + 74
            self.place_of = self.cells + 312
            self.grown = self.cells + 340
            self.plague = self.cells + 341
            self.citizens = self.cells + 361
            self.plague_supply = self.cells + 421
            self.lieutenant = self.cells + 422
            self.up = self.cells + 442
            self.patient = self.cells + 446
            self.stage = self.cells + 462
            self.improvement = self.cells + 478
            self.unseen_improvements = self.cells + 494
            self.lost_improvements = self.cells + 495
            self.top = self.cells + 496
            self.below = self.cells + 502
            self.bottom = self.cells + 508
            self.wagons = self.cells + 544
            self.tired = self.cells + 548
            self.wagon_stack = self.cells + 552
            self.lost_wagons = self.cells + 562
            self.ships = self.cells + 563
            self.docked = self.cells + 567
            self.infested = self.cells + 571
            self.ship_pile = self.cells + 572
            self.lost_ships = self.cells + 573
            self.dock_pile = self.cells + 574
            self.register = self.cells + 575
            self.upper = self.cells + 587
            self.points = self.cells + 603
            self.coins = self.cells + 643
            self.wood = self.cells + 647
            self.fire = self.cells + 651
            self.major_fire = self.cells + 655
            self.rats = self.cells + 659
            self.moves = self.cells + 663
            self.route = self.cells + 675
            self.promoted = self.cells + 687
            self.struck = self.cells + 691
            self.scroll = self.cells + 695
            self.estate_board = self.cells + 707
            self.scroll_board = self.cells + 711
            self.order = self.cells + 715
            self.round = self.cells + 719
            self.phase = self.cells + 720
            self.wheel = self.cells + 721
            self.solo_pile = self.cells + 722
            self.rival_left = self.cells + 723
            self.rival_popularity = self.cells + 724
        else:
            self.squares = self.words[50:54]
            self.golden = self.words[54:58]
            self.workshops = self.words[58:62]
            self.workers = self.words[62:63]
            self.masters = self.words[63:64]
            self.spent = self.words[64:65]
            self.unseen_workshops = self.words[65:66]
            self.lost_workshops = self.words[66:67]
            self.rewards = self.words[67:71]
            self.standing = self.words[71:72]
            self.rival = self.words[72:73]
            self.pile = self.words[73:74]
            self.repopulated = self.words[74:78]
            self.place_of = self.cells[312:340]
            self.grown = self.cells[340:341]
            self.plague = self.cells[341:361]
            self.citizens = self.cells[361:421]
            self.plague_supply = self.cells[421:422]
            self.lieutenant = self.cells[422:442]
            self.up = self.cells[442:446]
            self.patient = self.cells[446:462]
            self.stage = self.cells[462:478]
            self.improvement = self.cells[478:494]
            self.unseen_improvements = self.cells[494:495]
            self.lost_improvements = self.cells[495:496]
            self.top = self.cells[496:502]
            self.below = self.cells[502:508]
            self.bottom = self.cells[508:544]
            self.wagons = self.cells[544:548]
            self.tired = self.cells[548:552]
            self.wagon_stack = self.cells[552:562]
            self.lost_wagons = self.cells[562:563]
            self.ships = self.cells[563:567]
            self.docked = self.cells[567:571]
            self.infested = self.cells[571:572]
            self.ship_pile = self.cells[572:573]
            self.lost_ships = self.cells[573:574]
            self.dock_pile = self.cells[574:575]
            self.register = self.cells[575:587]
            self.upper = self.cells[587:603]
            self.points = self.cells[603:643]
            self.coins = self.cells[643:647]
            self.wood = self.cells[647:651]
            self.fire = self.cells[651:655]
            self.major_fire = self.cells[655:659]
            self.rats = self.cells[659:663]
            self.moves = self.cells[663:675]
            self.route = self.cells[675:687]
            self.promoted = self.cells[687:691]
            self.struck = self.cells[691:695]
            self.scroll = self.cells[695:707]
            self.estate_board = self.cells[707:711]
            self.scroll_board = self.cells[711:715]
            self.order = self.cells[715:719]
            self.round = self.cells[719:720]
            self.phase = self.cells[720:721]
            self.wheel = self.cells[721:722]
            self.solo_pile = self.cells[722:723]
            self.rival_left = self.cells[723:724]
            self.rival_popularity = self.cells[724:725]

    @cython.cfunc
    def adopt(self, ruleset: Ruleset) -> cython.void:
        self.ruleset = ruleset
        self.rules = ruleset  # type: ignore[assignment]
        self.seats = ruleset.seats

    @cython.cfunc
    def fresh(self) -> State:
        if cython.compiled:
            return Messina.__new__(Messina)
        return Messina()


@cython.cclass
class MessinaBox(Box):
    """A box of Messina 1347, typed to its state."""

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
    def run(self, s: Messina) -> cython.void:
        """Run an automatic box."""
        raise NotImplementedError(self.name)

    @cython.cfunc
    def legal(self, s: Messina) -> cython.void:
        """Offer every legal action, in ascending order."""
        raise NotImplementedError(self.name)

    @cython.cfunc
    def apply(self, s: Messina, verb: cython.int, arg: cython.int) -> cython.void:
        """Do one of the offered actions."""
        raise NotImplementedError(self.name)


def blank() -> Any:
    """A state with undefined contents, to be filled by set-up, reading or determinization."""
    return Messina()
