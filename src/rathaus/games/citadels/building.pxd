from rathaus.core.bits cimport count
from rathaus.games.citadels.cards cimport batch_add, batch_under_shuffled, has, lose_card
from rathaus.games.citadels.names cimport *
from rathaus.games.citadels.state cimport Citadels, CitadelsBox

cdef int build_cost(Citadels s, int seat, int kind) noexcept
cdef unsigned long long buildable(Citadels s, int seat, bint any_name) noexcept
cdef bint may_repeat(Citadels s, int seat, int character) noexcept
cdef void build(Citadels s, int seat, int kind)
cdef bint is_complete(Citadels s, int seat) noexcept
cdef int find_lot(Citadels s, int seat, int kind) noexcept
cdef int city_value(Citadels s, int lot) noexcept
cdef void leave_city(Citadels s, int seat, int lot)
cdef void recount(Citadels s, int seat) noexcept
cdef void empty_museum(Citadels s, int seat)
cdef void silence_tower(Citadels s) noexcept
cdef int colour_count(Citadels s, int seat, int colour) noexcept
