from rathaus.core.bits cimport count, lowest
from rathaus.core.rng cimport below
from rathaus.games.kutna_hora.costs cimport can_mine, cell_timber, diggable, hire_price, offer_cells, open_cells, technology_cells
from rathaus.games.kutna_hora.grid cimport beside_or_below, nth
from rathaus.games.kutna_hora.market cimport advance_ore, advance_population, price, town_acts
from rathaus.games.kutna_hora.names cimport *
from rathaus.games.kutna_hora.state cimport KutnaHora, KutnaHoraBox
from rathaus.games.kutna_hora.tracks cimport pay, score

cdef void start_mine(KutnaHora s, int seat, int mode)
cdef void draw_tiles(KutnaHora s, int seat)
cdef void reshuffle(KutnaHora s)
cdef void set_miner(KutnaHora s, int seat, bint waiting_first) noexcept
cdef void open_mine(KutnaHora s, int seat, int tile, int cell)
