from rathaus.core.bits cimport count, lowest
from rathaus.core.policy cimport Policy
from rathaus.core.state cimport State
from rathaus.games.kutna_hora.costs cimport buildable, building_price, can_mine, cell_timber, column_price, diggable, has_house, hire_price, income, plot_price, plots, row_for, takeable
from rathaus.games.kutna_hora.grid cimport around
from rathaus.games.kutna_hora.hall cimport place_of
from rathaus.games.kutna_hora.market cimport price
from rathaus.games.kutna_hora.names cimport *
from rathaus.games.kutna_hora.neighbours cimport beside_public, crest_points
from rathaus.games.kutna_hora.state cimport KutnaHora
from rathaus.games.kutna_hora.worth cimport best_fit, building_worth, cards_left, coin_worth, council_worth, fit, house_worth, production_worth, reputation_worth, tile_worth

cdef class KutnaHoraPolicy(Policy):
    cdef int value[8]
    cdef int score(self, KutnaHora s, int verb, int arg) noexcept
    cdef void weigh(self, KutnaHora s) noexcept
    cdef int play(self, KutnaHora s, int verb, int arg) noexcept
    cdef int mine_value(self, KutnaHora s) noexcept
    cdef int rights_value(self, KutnaHora s) noexcept
    cdef int plot_value(self, KutnaHora s) noexcept
    cdef int build_value(self, KutnaHora s) noexcept
    cdef int income_value(self, KutnaHora s) noexcept
    cdef int barbara_value(self, KutnaHora s) noexcept
    cdef int best_tile(self, KutnaHora s, int tile) noexcept
    cdef int cell(self, KutnaHora s, int tile, int cell) noexcept
    cdef int right(self, KutnaHora s, int building) noexcept
    cdef int square(self, KutnaHora s, int square) noexcept
    cdef int stored_build(self, KutnaHora s, int building) noexcept
    cdef int other(self, KutnaHora s, int verb, int arg) noexcept
    cdef int give_up(self, KutnaHora s) noexcept
