from rathaus.core.bits cimport count
from rathaus.games.messina_1347.build cimport turn_up
from rathaus.games.messina_1347.city cimport add_hex, dock_ships, draw_dock, spread_plague
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.pieces cimport score_track
from rathaus.games.messina_1347.state cimport Messina, MessinaBox

cdef void lay_down(Messina s) noexcept
cdef void flee(Messina s)
cdef int place_on(Messina s, int seat, int criterion) noexcept
cdef void order_turns(Messina s)
cdef void tell_order(Messina s)
cdef void change_era(Messina s)
