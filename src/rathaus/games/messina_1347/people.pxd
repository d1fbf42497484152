from rathaus.core.bits cimport count
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.pieces cimport class_squares
from rathaus.games.messina_1347.state cimport Messina
from rathaus.games.messina_1347.ways cimport unused_count

cdef int citizens_of(Messina s, int seat, int cls, bint golden) noexcept
cdef bint has_citizens(Messina s, int seat, int hex) noexcept
cdef unsigned long long taken(Messina s) noexcept
cdef bint can_repopulate(Messina s, int seat, int site) noexcept
cdef unsigned long long jobs(Messina s, int seat, int cls) noexcept
cdef bint can_employ(Messina s, int seat) noexcept
