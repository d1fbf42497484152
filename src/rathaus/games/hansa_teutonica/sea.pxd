from rathaus.core.bits cimport lowest
from rathaus.games.hansa_teutonica.cities cimport found_extra
from rathaus.games.hansa_teutonica.displace cimport label_of, place_extra
from rathaus.games.hansa_teutonica.move cimport begin_lift
from rathaus.games.hansa_teutonica.pieces cimport (
    accepts, board_source, lift_piece, offer_posts, piece_of, set_piece, source_count
)
from rathaus.games.hansa_teutonica.promos cimport pay_tributes
from rathaus.games.hansa_teutonica.skills cimport develop, is_full
from rathaus.games.hansa_teutonica.names cimport *
from rathaus.games.hansa_teutonica.state cimport Hansa, HansaBox

cdef void permanent(Hansa s, int seat, int route, int traders, int merchants)

cdef class Permanent(HansaBox):
    cdef void offer_green(self, Hansa s, int kind)

cdef class Scatter(HansaBox):
    cdef unsigned long long open_to(self, Hansa s, int kind, int w)
    cdef void offer_kind(self, Hansa s, int kind)
    cdef void offer_fetch(self, Hansa s, int w)
