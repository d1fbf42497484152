from rathaus.core.bits cimport lowest
from rathaus.games.hansa_teutonica.names cimport *
from rathaus.games.hansa_teutonica.state cimport Hansa

cdef void gain(Hansa s, int seat, int source, int n) noexcept
cdef int seat_of(int piece) noexcept
cdef int value_at(Hansa s, int city, int place) noexcept
cdef void update_control(Hansa s, int city) noexcept
cdef unsigned long long connected(Hansa s, int seat, int city) noexcept
cdef void update_network(Hansa s, int seat, int city) noexcept
cdef void check_link(Hansa s, int seat)
cdef void settle_office(Hansa s, int seat, int city)
cdef void complete(Hansa s, int city)
cdef void found_office(Hansa s, int seat, int city, int piece)
cdef void found_extra(Hansa s, int seat, int city, int piece, bint marker)
cdef int city_size(Hansa s, int city) noexcept
cdef bint has_room(Hansa s, int city) noexcept
cdef int ending(Hansa s) noexcept
