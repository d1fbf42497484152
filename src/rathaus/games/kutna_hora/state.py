# cython: language_level=3, infer_types=True
"""The state of Kutná Hora: The City of Silver: a typed window on the block for each field, and the game's box class.

Written by `python -m rathaus.core.layout kutna_hora` from fields.py. Do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import cython

from rathaus.core.box import Box
from rathaus.core.ruleset import Ruleset
from rathaus.core.state import State
from rathaus.games.kutna_hora.tables import KutnaHoraRules

if TYPE_CHECKING:
    from rathaus.core.layout import Cells


@cython.cclass
class KutnaHora(State):
    """A position of Kutná Hora: The City of Silver. Fields, each with its length and who may see it:"""

    if not cython.compiled:
        rules: KutnaHoraRules
        seats: int
        stack: Cells  # 1 public: mine tiles face down in the stack, as a bit set
        discard: Cells  # 1 public: mine tiles on the discard pile, as a bit set
        drawn: Cells  # 1 public: mine tiles that a player is choosing from, as a bit set
        lost: Cells  # 1 public: technology tiles that were removed from the game
        mines: Cells  # 1 public: mine cells with a mine, as a bit set
        rocks: Cells  # 1 public: mine cells with a rock, as a bit set
        own_mines: Cells  # 4 public: mine cells with a miner of a seat
        unseen: Cells  # 1 public: buildings below the tops of the town hall stacks, as a bit set
        gone: Cells  # 1 public: buildings the town has removed, as a bit set
        stored: Cells  # 4 public: unbuilt buildings of a seat, as a bit set
        built: Cells  # 1 public: town squares with a building, as a bit set
        public_sites: Cells  # 1 public: town squares with a public building
        own_sites: Cells  # 4 public: town squares with a building of a seat
        claimed: Cells  # 4 public: town squares with a plot marker of a seat
        coins: Cells  # 4 public: coins of a seat
        points: Cells  # 40 public: points on the score track by seat and source
        reputation: Cells  # 4 public: place on the reputation track
        production: Cells  # 16 public: production of rows A, B, C and of the mining track
        guild_set: Cells  # 4 public: guilds (bits) of a seat
        guild_at: Cells  # 12 public: guild + 1 in each row of a seat's board
        row_of: Cells  # 24 public: row + 1 of each guild on a seat's board
        houses_off: Cells  # 12 public: houses removed from each row of a seat's board
        pool: Cells  # 4 public: miners ready in the pool
        waiting: Cells  # 4 public: miners waiting to be hired
        pelicans: Cells  # 4 public: unused pelican tokens
        used_pelicans: Cells  # 4 public: used pelican tokens
        hand: Cells  # 4 public: action cards (bits) not played this round
        guild_card: Cells  # 1 public: guild set-up card in use
        sets_taken: Cells  # 1 public: guild sets (bits) that are chosen
        mine_card: Cells  # 1 public: mine set-up card in use
        rock_at: Cells  # 4 public: cell + 1 of each rock tile
        dug: Cells  # 64 public: mine or technology tile + 1 on each mine cell
        dig_cost: Cells  # 64 public: highest cost printed on the mines left, right and above of each cell
        row_stars: Cells  # 8 public: stars in each mine row, rocks and board included
        own_stars: Cells  # 32 public: stars on a seat's own mines in each mine row
        site: Cells  # 64 public: building + 1 on each town square
        around: Cells  # 64 public: highest plot cost printed on the buildings beside each square
        hall: Cells  # 15 public: stack + 1 at each place of the three town hall rows, five places a row
        hall_length: Cells  # 3 public: stacks in each town hall row
        top: Cells  # 12 public: building + 1 on top of each stack
        stack_size: Cells  # 12 public: tiles in each stack
        population: Cells  # 1 public: card on top of the population deck
        ore: Cells  # 1 public: card on top of the ore deck
        slider: Cells  # 5 public: column of the indicators for food, timber, beer, silver and permits
        bank: Cells  # 4 public: patricians of each colour in the bank
        patricians: Cells  # 4 public: patricians of each colour in the pool
        council: Cells  # 4 public: patricians of each colour in the town council
        barbara: Cells  # 1 public: St. Barbara tiles that are turned over
        technology: Cells  # 1 public: mining technology tiles that are taken
        mixed: Cells  # 1 public: 1 once the discarded mine tiles were shuffled into a new stack
        tax: Cells  # 1 public: tax counter
        round: Cells  # 1 public: number of the round, from 1
        turn: Cells  # 1 public: number of the turn in the round, from 1; 0 during set-up
        first: Cells  # 1 public: seat with the starting player marker
        event: Cells  # 1 public: event card of the round + 1, 0 if there is none
        events_seen: Cells  # 1 public: event cards (bits) that were turned up

    if cython.compiled:

        def __cinit__(self):  # type: ignore[no-untyped-def]
            self.reserve(816)
            self.bind()

    else:

        def __init__(self) -> None:
            super().__init__()
            self.reserve(816)
            self.bind()

    @cython.cfunc
    def bind(self) -> cython.void:
        if cython.compiled:
            self.stack = self.words + 50
            self.discard = self.words + 51
            self.drawn = self.words + 52
            self.lost = self.words + 53
            self.mines = self.words + 54
            self.rocks = self.words + 55
            self.own_mines = self.words + 56
            self.unseen = self.words + 60
            self.gone = self.words + 61
            self.stored = self.words + 62
            self.built = self.words + 66
            self.public_sites = self.words + 67
            self.own_sites = self.words + 68
            self.claimed = self.words + 72
            self.coins = self.cells + 304
            self.points = self.cells + 308
            self.reputation = self.cells + 348
            self.production = self.cells + 352
            self.guild_set = self.cells + 368
            self.guild_at = self.cells + 372
            self.row_of = self.cells + 384
            self.houses_off = self.cells + 408
            self.pool = self.cells + 420
            self.waiting = self.cells + 424
            self.pelicans = self.cells + 428
            self.used_pelicans = self.cells + 432
            self.hand = self.cells + 436
            self.guild_card = self.cells + 440
            self.sets_taken = self.cells + 441
            self.mine_card = self.cells + 442
            self.rock_at = self.cells + 443
            self.dug = self.cells + 447
            self.dig_cost = self.cells + 511
            self.row_stars = self.cells + 575
            self.own_stars = self.cells + 583
            self.site = self.cells + 615
            self.around = self.cells + 679
            self.hall = self.cells + 743
            self.hall_length = self.cells + 758
            self.top = self.cells + 761
            self.stack_size = self.cells + 773
            self.population = self.cells + 785
            self.ore = self.cells + 786
            self.slider = self.cells + 787
            self.bank = self.cells + 792
            self.patricians = self.cells + 796
            self.council = self.cells + 800
            self.barbara = self.cells + 804
            self.technology = self.cells + 805
            self.mixed = self.cells + 806
            self.tax = self.cells + 807
            self.round = self.cells + 808
            self.turn = self.cells + 809
            self.first = self.cells + 810
            self.event = self.cells + 811
            self.events_seen = self.cells + 812
        else:
            self.stack = self.words[50:51]
            self.discard = self.words[51:52]
            self.drawn = self.words[52:53]
            self.lost = self.words[53:54]
            self.mines = self.words[54:55]
            self.rocks = self.words[55:56]
            self.own_mines = self.words[56:60]
            self.unseen = self.words[60:61]
            self.gone = self.words[61:62]
            self.stored = self.words[62:66]
            self.built = self.words[66:67]
            self.public_sites = self.words[67:68]
            self.own_sites = self.words[68:72]
            self.claimed = self.words[72:76]
            self.coins = self.cells[304:308]
            self.points = self.cells[308:348]
            self.reputation = self.cells[348:352]
            self.production = self.cells[352:368]
            self.guild_set = self.cells[368:372]
            self.guild_at = self.cells[372:384]
            self.row_of = self.cells[384:408]
            self.houses_off = self.cells[408:420]
            self.pool = self.cells[420:424]
            self.waiting = self.cells[424:428]
            self.pelicans = self.cells[428:432]
            self.used_pelicans = self.cells[432:436]
            self.hand = self.cells[436:440]
            self.guild_card = self.cells[440:441]
            self.sets_taken = self.cells[441:442]
            self.mine_card = self.cells[442:443]
            self.rock_at = self.cells[443:447]
            self.dug = self.cells[447:511]
            self.dig_cost = self.cells[511:575]
            self.row_stars = self.cells[575:583]
            self.own_stars = self.cells[583:615]
            self.site = self.cells[615:679]
            self.around = self.cells[679:743]
            self.hall = self.cells[743:758]
            self.hall_length = self.cells[758:761]
            self.top = self.cells[761:773]
            self.stack_size = self.cells[773:785]
            self.population = self.cells[785:786]
            self.ore = self.cells[786:787]
            self.slider = self.cells[787:792]
            self.bank = self.cells[792:796]
            self.patricians = self.cells[796:800]
            self.council = self.cells[800:804]
            self.barbara = self.cells[804:805]
            self.technology = self.cells[805:806]
            self.mixed = self.cells[806:807]
            self.tax = self.cells[807:808]
            self.round = self.cells[808:809]
            self.turn = self.cells[809:810]
            self.first = self.cells[810:811]
            self.event = self.cells[811:812]
            self.events_seen = self.cells[812:813]

    @cython.cfunc
    def adopt(self, ruleset: Ruleset) -> cython.void:
        self.ruleset = ruleset
        self.rules = ruleset  # type: ignore[assignment]
        self.seats = ruleset.seats

    @cython.cfunc
    def fresh(self) -> State:
        if cython.compiled:
            return KutnaHora.__new__(KutnaHora)
        return KutnaHora()


@cython.cclass
class KutnaHoraBox(Box):
    """A box of Kutná Hora: The City of Silver, typed to its state."""

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
    def run(self, s: KutnaHora) -> cython.void:
        """Run an automatic box."""
        raise NotImplementedError(self.name)

    @cython.cfunc
    def legal(self, s: KutnaHora) -> cython.void:
        """Offer every legal action, in ascending order."""
        raise NotImplementedError(self.name)

    @cython.cfunc
    def apply(self, s: KutnaHora, verb: cython.int, arg: cython.int) -> cython.void:
        """Do one of the offered actions."""
        raise NotImplementedError(self.name)


def blank() -> Any:
    """A state with undefined contents, to be filled by set-up, reading or determinization."""
    return KutnaHora()
