from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.state cimport Messina

cdef unsigned long long within(Messina s, int place, int steps) noexcept
cpdef int distance(Messina s, int one, int other)
cdef bint open_site(Messina s, int site) noexcept
cdef unsigned long long targets(Messina s, int seat, int slot) noexcept
cdef int walk_price(Messina s, int seat, int slot, int site) noexcept
cdef unsigned long long unused(Messina s, int seat) noexcept
cdef int slot_at(Messina s, int seat, int place) noexcept
cdef int unused_count(Messina s, int seat) noexcept
