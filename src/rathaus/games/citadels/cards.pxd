from rathaus.core.bits cimport lowest
from rathaus.core.rng cimport shuffle
from rathaus.games.citadels.names cimport *
from rathaus.games.citadels.state cimport Citadels

cdef bint has(Citadels s, int seat, int kind) noexcept
cdef void gain_card(Citadels s, int seat, int kind) noexcept
cdef void lose_card(Citadels s, int seat, int kind, bint openly) noexcept
cdef int draw_top(Citadels s) noexcept
cdef void put_under(Citadels s, int kind, int seen_by) noexcept
cdef int draw_cards(Citadels s, int seat, int n)
cdef void batch_under(Citadels s, int seat)
cdef void batch_under_shuffled(Citadels s, int seat)
cdef void lay_under(Citadels s, int seen_by) noexcept
cdef void batch_add(Citadels s, int kind) noexcept
cdef int batch_remove(Citadels s, int kind) noexcept
cdef unsigned long long batch_kinds(Citadels s) noexcept
cdef void forget_hand(Citadels s, int owner, int except_a, int except_b) noexcept
cdef void offer_kinds(Citadels s, int base, unsigned long long kinds) noexcept
