from rathaus.games.hansa_teutonica.names cimport *
from rathaus.games.hansa_teutonica.state cimport Hansa, HansaBox

cdef unsigned long long open_routes(Hansa s) noexcept
cdef bint may_walk(Hansa s, int province) noexcept
cdef void offer_pawn(Hansa s)
cdef void walk(Hansa s, int seat, int province)
cdef void ride(Hansa s, int seat, int province)
