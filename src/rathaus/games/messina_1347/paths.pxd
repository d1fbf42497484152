from rathaus.core.bits cimport count
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.pieces cimport class_squares
from rathaus.games.messina_1347.state cimport Messina

cdef int stops(Messina s, int seat, int cls, int arrow) noexcept
cdef unsigned long long used_set(int used) noexcept
cdef unsigned long long area_set(int area) noexcept
cdef unsigned long long reached(Messina s, int space, int who, unsigned long long used) noexcept
cdef int movable(Messina s, int seat) noexcept
