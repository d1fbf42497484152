from rathaus.core.bits cimport lowest
from rathaus.games.hansa_teutonica.cities cimport ending, found_extra, found_office, gain
from rathaus.games.hansa_teutonica.pieces cimport lift_piece, merchants_on, piece_of
from rathaus.games.hansa_teutonica.promos cimport pay_tributes
from rathaus.games.hansa_teutonica.sea cimport permanent
from rathaus.games.hansa_teutonica.skills cimport develop, is_full, skill
from rathaus.games.hansa_teutonica.names cimport *
from rathaus.games.hansa_teutonica.state cimport Hansa, HansaBox

cdef void establish(Hansa s, int seat, int route)
cdef void control_point(Hansa s, int city)
cdef void take_marker(Hansa s, int seat, int route, int kind)
cdef bint may_found(Hansa s, int seat, int city, int traders, int merchants) noexcept
cdef bint may_extend(Hansa s, int seat, int city, int taken) noexcept
cdef bint may_settle(Hansa s, int seat, int i) noexcept
cdef bint has_choice(Hansa s, int seat, int route, int taken)
cdef void offer_trade(Hansa s, int seat, int route, int taken)
cdef void finish(Hansa s, int seat, int route, int kept)
