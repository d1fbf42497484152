from rathaus.core.bits cimport count
from rathaus.games.hansa_teutonica.pieces cimport merchants_on, stock_size, supply_size
from rathaus.games.hansa_teutonica.skills cimport is_full, skill
from rathaus.games.hansa_teutonica.trade cimport may_extend, may_settle
from rathaus.games.hansa_teutonica.names cimport *
from rathaus.games.hansa_teutonica.state cimport Hansa

cdef int progress(Hansa s) noexcept
cdef int skill_worth(Hansa s, int seat, int which) noexcept
cdef int city_worth(Hansa s, int seat, int city) noexcept
cdef int office_worth(Hansa s, int seat, int city) noexcept
cdef int space_worth(Hansa s, int seat) noexcept
cdef bint wants_merchant(Hansa s, int seat, int route) noexcept
cdef int route_worth(Hansa s, int seat, int route) noexcept
cdef int at_hand(Hansa s, int seat) noexcept
cdef int route_cost(Hansa s, int seat, int route) noexcept
cdef int route_rate(Hansa s, int seat, int route) noexcept
cdef int best_route(Hansa s, int seat, unsigned long long routes) noexcept
