from rathaus.games.kutna_hora.hall cimport town_removes
from rathaus.games.kutna_hora.names cimport *
from rathaus.games.kutna_hora.state cimport KutnaHora

cdef int cell_of(KutnaHora s, int resource) noexcept
cdef int price(KutnaHora s, int resource) noexcept
cdef bint saturated(KutnaHora s, int resource) noexcept
cdef bint demanded(KutnaHora s, int resource) noexcept
cdef void advance_population(KutnaHora s, int n)
cdef void advance_ore(KutnaHora s, int n)
cdef void move_indicator(KutnaHora s, int resource, int n)
cdef void town_acts(KutnaHora s)
