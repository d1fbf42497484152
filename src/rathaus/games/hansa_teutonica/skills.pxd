from rathaus.games.hansa_teutonica.names cimport *
from rathaus.games.hansa_teutonica.state cimport Hansa, HansaBox

cdef int skill(Hansa s, int seat, int which) noexcept
cdef bint is_full(Hansa s, int seat, int which) noexcept
cdef bint can_develop(Hansa s, int seat) noexcept
cdef void develop(Hansa s, int seat, int which)
