from rathaus.core.rng cimport below
from rathaus.games.citadels.building cimport find_lot, is_complete, leave_city
from rathaus.games.citadels.cards cimport draw_cards, gain_card, lose_card, put_under
from rathaus.games.citadels.gold cimport gain
from rathaus.games.citadels.names cimport *
from rathaus.games.citadels.state cimport Citadels, CitadelsBox

cdef void laboratory(Citadels s, int seat, int kind)
cdef void smithy(Citadels s, int seat)
cdef void museum(Citadels s, int seat, int kind)
cdef bint armory_may_hit(Citadels s, int seat, int victim) noexcept
cdef void armory(Citadels s, int seat, int victim, int kind)
