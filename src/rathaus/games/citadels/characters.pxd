from rathaus.games.citadels.building cimport colour_count
from rathaus.games.citadels.cards cimport batch_add, batch_under, draw_cards, has, lose_card, offer_kinds
from rathaus.games.citadels.names cimport *
from rathaus.games.citadels.state cimport Citadels, CitadelsBox

cdef bint may_murder(Citadels s, int rank) noexcept
cdef bint may_rob(Citadels s, int rank) noexcept
cdef int income(Citadels s, int seat, int rank) noexcept
cdef void swap_hands(Citadels s, int seat, int other)
