from rathaus.games.hansa_teutonica.names cimport *
from rathaus.games.hansa_teutonica.state cimport Hansa, HansaBox

cdef int unused_markers(Hansa s, int seat) noexcept
cdef bint may_buy(Hansa s, int seat, int tile) noexcept
cdef void buy(Hansa s, int seat, int tile)
