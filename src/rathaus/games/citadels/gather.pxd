from rathaus.games.citadels.cards cimport batch_add, batch_kinds, batch_remove, batch_under, draw_cards, draw_top, gain_card, has, offer_kinds, put_under
from rathaus.games.citadels.gold cimport gain
from rathaus.games.citadels.names cimport *
from rathaus.games.citadels.state cimport Citadels, CitadelsBox

cdef void take_gold(Citadels s)
cdef void draw_action(Citadels s)
cdef void after_action(Citadels s, int seat, int rank, int mode)
cdef void character_bonus(Citadels s, int seat, int character)
