from rathaus.games.messina_1347.costs cimport can_effect
from rathaus.games.messina_1347.estate cimport employ, offer_employ
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.pieces cimport at_end, drop_reward, gain, lieutenants_of, spend, step_register, waiting_rewards
from rathaus.games.messina_1347.state cimport Messina

cdef void offer_free(Messina s, int seat) noexcept
cdef bint is_free(int verb) noexcept
cdef void do_free(Messina s, int seat, int verb, int arg)
cdef void collect_rewards(Messina s, int seat)
cdef void lose_rewards(Messina s, int seat)
