from rathaus.core.bits cimport count, lowest
from rathaus.games.hansa_teutonica.britannia cimport use_permission
from rathaus.games.hansa_teutonica.pieces cimport (
    accepts, board_source, charge, lift_piece, offer_posts, piece_of, region_free, set_piece, source_count, take_source
)
from rathaus.games.hansa_teutonica.names cimport *
from rathaus.games.hansa_teutonica.state cimport Hansa, HansaBox

cdef bint goes_anywhere(Hansa s, int seat) noexcept
cdef unsigned long long homes(Hansa s, int origin, int kind, int d, int w) noexcept
cdef int nearest(Hansa s, int seat, int origin, int kind) noexcept
cdef unsigned long long targets(Hansa s, int origin, int kind, int d, int w) noexcept
cdef unsigned long long room_for(Hansa s, int seat, int origin, int kind, int w) noexcept
cdef bint may_displace(Hansa s, int post) noexcept
cdef void place(Hansa s, int seat, int kind, int post)
cdef int blocks(Hansa s, int route) noexcept
cdef void displace(Hansa s, int seat, int kind, int post)
cdef int label_of(Hansa s, int post) noexcept
cdef int place_extra(Hansa s, int seat, int arg)

cdef class Relocate(HansaBox):
    cdef int reserved(self, Hansa s)
    cdef void offer_extras(self, Hansa s)
    cdef void offer_extra(self, Hansa s, int kind)
    cdef void offer_fetch(self, Hansa s, int w)
