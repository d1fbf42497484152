from rathaus.core.bits cimport count, lowest
from rathaus.core.rng cimport below
from rathaus.games.messina_1347.estate cimport offer_jobs
from rathaus.games.messina_1347.free cimport do_free, is_free, offer_free
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.pieces cimport nth, score, spend
from rathaus.games.messina_1347.stacks cimport bare_cabins, buyable_improvements, buyable_wagons, buyable_workshops, can_build, cyclable, cycle_prices, piles
from rathaus.games.messina_1347.state cimport Messina, MessinaBox

cdef void turn_up(Messina s, int stack)
cdef void cycle_stack(Messina s, int stack)
cdef void cycle(Messina s, int seat, int pile, int token)
cdef int stack_of(Messina s, int first, int tile) noexcept
cdef void take_wagon(Messina s, int wagon)
cdef void offer_cycles(Messina s) noexcept
cdef void improve(Messina s, int seat, int tile)
cdef void fit(Messina s, int seat, int tile, int cabin)
cdef void buy_workshop(Messina s, int seat, int tile)
cdef void buy_wagon(Messina s, int seat, int wagon)
