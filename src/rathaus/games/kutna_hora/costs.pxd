from rathaus.core.bits cimport count, lowest
from rathaus.games.kutna_hora.grid cimport around, beside_or_below
from rathaus.games.kutna_hora.hall cimport tops
from rathaus.games.kutna_hora.market cimport price, saturated
from rathaus.games.kutna_hora.names cimport *
from rathaus.games.kutna_hora.state cimport KutnaHora

cdef unsigned long long open_cells(KutnaHora s) noexcept
cdef int cell_timber(KutnaHora s, int cell) noexcept
cdef unsigned long long diggable(KutnaHora s, int seat, int mode) noexcept
cdef int hire_price(KutnaHora s, int n) noexcept
cdef bint can_mine(KutnaHora s, int seat, int mode) noexcept
cdef unsigned long long technology_cells(KutnaHora s) noexcept
cdef void offer_cells(KutnaHora s, int verb, unsigned long long cells) noexcept
cdef int column_price(KutnaHora s, int column, int permit) noexcept
cdef unsigned long long takeable(KutnaHora s, int seat, int mode) noexcept
cdef unsigned long long free_squares(KutnaHora s) noexcept
cdef int plot_price(KutnaHora s, int seat, int square) noexcept
cdef unsigned long long plots(KutnaHora s, int seat, int mode) noexcept
cdef bint can_plot(KutnaHora s, int seat, int mode) noexcept
cdef int building_price(KutnaHora s, int building, int mode) noexcept
cdef int row_for(KutnaHora s, int seat, int building) noexcept
cdef bint has_house(KutnaHora s, int seat, int row) noexcept
cdef bint any_house(KutnaHora s, int seat) noexcept
cdef unsigned long long buildable(KutnaHora s, int seat, int mode) noexcept
cdef int tax_due(KutnaHora s, int seat) noexcept
cdef bint may_pay_council(KutnaHora s, int seat) noexcept
cdef int income(KutnaHora s, int seat) noexcept
