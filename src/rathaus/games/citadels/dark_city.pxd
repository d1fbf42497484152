from rathaus.games.citadels.building cimport build, build_cost, city_value, find_lot, recount, silence_tower
from rathaus.games.citadels.calling cimport neighbours
from rathaus.games.citadels.cards cimport batch_add, batch_remove, gain_card, has, lose_card, offer_kinds
from rathaus.games.citadels.gold cimport hand_over
from rathaus.games.citadels.warlord cimport is_closed, is_protected, wall_surcharge
from rathaus.games.citadels.names cimport *
from rathaus.games.citadels.state cimport Citadels, CitadelsBox

cdef int abbot_donor(Citadels s, int seat) noexcept
cdef bint queen_earns(Citadels s, int seat) noexcept
cdef void wizard_look(Citadels s, int seat, int victim, int rank, int mode)
cdef bint may_exchange(Citadels s, int seat, int victim, int lot) noexcept
cdef bint may_give(Citadels s, int seat, int victim, int taken, int given) noexcept
cdef bint may_gild(Citadels s, int seat, int kind) noexcept
cdef void gild(Citadels s, int seat, int kind)
cdef int exchange_price(Citadels s, int victim, int taken, int given) noexcept
