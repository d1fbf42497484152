from rathaus.core.bits cimport count, lowest
from rathaus.core.rng cimport below
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.pieces cimport nth, take_rats
from rathaus.games.messina_1347.state cimport Messina

cdef int draw_dock(Messina s)
cdef int draw_ship(Messina s)
cdef void dock_ships(Messina s, int corner)
cdef void add_hex(Messina s, int corner)
cdef unsigned long long in_city(Messina s, unsigned long long hexes) noexcept
cdef void turn_wheel(Messina s)
cdef void infect(Messina s, int hex)
cdef void bring_citizens(Messina s)
cdef void spread_plague(Messina s)
