from rathaus.core.rng cimport below
from rathaus.games.hansa_teutonica.cities cimport has_room, update_control
from rathaus.games.hansa_teutonica.move cimport begin_lift, liftable
from rathaus.games.hansa_teutonica.promos cimport can_exchange
from rathaus.games.hansa_teutonica.skills cimport can_develop
from rathaus.games.hansa_teutonica.names cimport *
from rathaus.games.hansa_teutonica.state cimport Hansa, HansaBox

cdef bint usable(Hansa s, int seat, int kind) noexcept
cdef void use_marker(Hansa s, int seat, int kind)
cdef int extra_at(Hansa s, int city, int place) noexcept
cdef int owner_at(Hansa s, int city, int place) noexcept
cdef bint may_swap(Hansa s, int seat, int city, int place) noexcept
cdef bint can_swap(Hansa s, int seat) noexcept
cdef int draw_marker(Hansa s)
cdef void reveal(Hansa s, int seat)
cdef bint may_carry(Hansa s, int route, int level) noexcept
cdef int carry_level(Hansa s) noexcept
