from rathaus.games.citadels.building cimport city_value, find_lot, is_complete, leave_city
from rathaus.games.citadels.cards cimport gain_card, has, put_under
from rathaus.games.citadels.names cimport *
from rathaus.games.citadels.state cimport Citadels, CitadelsBox

cdef int destroy_cost(Citadels s, int victim, int lot) noexcept
cdef bint is_closed(Citadels s, int victim) noexcept
cdef bint is_protected(Citadels s, int seat, int victim) noexcept
cdef bint may_destroy(Citadels s, int seat, int victim, int lot) noexcept
cdef void destroy(Citadels s, int seat, int victim, int kind)
cdef int wall_surcharge(Citadels s, int victim, int kind) noexcept
