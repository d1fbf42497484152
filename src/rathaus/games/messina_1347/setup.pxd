from rathaus.core.bits cimport count
from rathaus.core.rng cimport below, shuffle
from rathaus.games.messina_1347.build cimport turn_up
from rathaus.games.messina_1347.city cimport dock_ships, draw_dock, spread_plague
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.pieces cimport gain, nth, score
from rathaus.games.messina_1347.rounds cimport lay_down, tell_order
from rathaus.games.messina_1347.state cimport Messina

cpdef void set_up(Messina s)
cdef void lay_city(Messina s)
cdef void lay_stacks(Messina s)
cdef void lay_wagons(Messina s)
cdef void choose_order(Messina s)
cdef void deal_boards(Messina s)
cdef void give_start(Messina s)
