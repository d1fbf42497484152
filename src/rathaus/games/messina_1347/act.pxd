from rathaus.games.messina_1347.costs cimport can_chain, gives_tokens
from rathaus.games.messina_1347.effects cimport offer_chain, without
from rathaus.games.messina_1347.free cimport collect_rewards, do_free, is_free, offer_free
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.people cimport can_repopulate
from rathaus.games.messina_1347.programs cimport give_tokens
from rathaus.games.messina_1347.repopulate cimport repopulate
from rathaus.games.messina_1347.rescue cimport begin_rescue
from rathaus.games.messina_1347.state cimport Messina, MessinaBox

cdef void arrive(Messina s, int seat, int site)
cdef void offer_act(Messina s)
cdef void offer_effects(Messina s, int program, int places, bint tokens) noexcept
cdef void perform(Messina s, int effect)
