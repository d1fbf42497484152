from rathaus.core.bits cimport count, lowest
from rathaus.games.hansa_teutonica.names cimport *
from rathaus.games.hansa_teutonica.state cimport Hansa, HansaBox

cdef void set_piece(Hansa s, int post, int piece) noexcept
cdef int lift_piece(Hansa s, int post) noexcept
cdef int piece_of(int seat, int kind) noexcept
cdef void offer_posts(Hansa s, int base, int w, unsigned long long posts) noexcept
cdef unsigned long long accepts(Hansa s, int w, int kind) noexcept
cdef unsigned long long region_free(Hansa s, int w, int kind, int region) noexcept
cdef int supply_size(Hansa s, int seat) noexcept
cdef int stock_size(Hansa s, int seat) noexcept
cdef bint on_board(Hansa s, int seat) noexcept
cdef int merchants_on(Hansa s, int seat, int route) noexcept
cdef void pay_piece(Hansa s, int seat, int kind)
cdef void charge(Hansa s, int seat, int n)
cdef int source_count(Hansa s, int seat, int kind) noexcept
cdef void take_source(Hansa s, int seat, int kind) noexcept
cdef bint board_source(Hansa s, int seat) noexcept
cdef int hand_piece(Hansa s) noexcept
