from rathaus.core.bits cimport count, lowest
from rathaus.games.hansa_teutonica.displace cimport label_of
from rathaus.games.hansa_teutonica.pieces cimport hand_piece, lift_piece, offer_posts, region_free, set_piece
from rathaus.games.hansa_teutonica.names cimport *
from rathaus.games.hansa_teutonica.state cimport Hansa, HansaBox

cdef unsigned long long liftable(Hansa s, int seat, int mode, int w) noexcept
cdef unsigned long long places_for(Hansa s, int i, int mode, int w) noexcept
cdef bint fits(Hansa s, int i, int mode, unsigned long long low, unsigned long long high)
cdef void offer_puts(Hansa s, int i, int mode)
cdef void lift(Hansa s, int post)
cdef void begin_lift(Hansa s, int seat, int mode, int n)
cdef void move(Hansa s, int seat, int post, int n)
