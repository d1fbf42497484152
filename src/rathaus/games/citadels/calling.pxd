from rathaus.games.citadels.cards cimport gain_card, has, lose_card, offer_kinds
from rathaus.games.citadels.gold cimport gain, hand_over
from rathaus.games.citadels.selection cimport holder_of
from rathaus.games.citadels.names cimport *
from rathaus.games.citadels.state cimport Citadels, CitadelsBox

cdef void pass_crown(Citadels s, int seat)
cdef void pay_queen(Citadels s, int king)
cdef bint neighbours(Citadels s, int seat, int other) noexcept
