from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.pieces cimport score_track
from rathaus.games.messina_1347.state cimport Messina

cdef int bare_cabins(Messina s, int seat) noexcept
cdef int buyable_improvements(Messina s, int seat) noexcept
cdef unsigned long long buyable_workshops(Messina s, int seat) noexcept
cdef int top_wagon(Messina s, int stack) noexcept
cdef int buyable_wagons(Messina s, int seat) noexcept
cdef bint can_build(Messina s, int seat, int a) noexcept
cdef bint cyclable(Messina s, int stack) noexcept
cdef int piles(Messina s) noexcept
cdef int cycle_prices(Messina s, int seat) noexcept
