from rathaus.core.bits cimport lowest
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.paths cimport movable, reached, used_set
from rathaus.games.messina_1347.pieces cimport at_end, lieutenants_of, square_program
from rathaus.games.messina_1347.stacks cimport can_build, cycle_prices, piles
from rathaus.games.messina_1347.state cimport Messina

cdef unsigned long long activatable(Messina s, int seat, int space, int who, int used) noexcept
cdef bint can_upgrade(Messina s, int seat) noexcept
cdef bint can_scroll(Messina s, int seat) noexcept
cdef bint any_activatable(Messina s, int seat) noexcept
cdef bint can_effect(Messina s, int seat, int effect) noexcept
cdef int overseers_of(int effect) noexcept
cdef int can_chain(Messina s, int seat, int program) noexcept
cdef bint gives_tokens(Messina s, int program) noexcept
cdef bint can_program(Messina s, int seat, int program) noexcept
