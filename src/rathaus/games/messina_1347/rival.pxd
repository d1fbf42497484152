from rathaus.core.bits cimport count
from rathaus.core.rng cimport below
from rathaus.games.messina_1347.build cimport take_wagon, turn_up
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.pieces cimport nth
from rathaus.games.messina_1347.stacks cimport top_wagon
from rathaus.games.messina_1347.state cimport Messina, MessinaBox
from rathaus.games.messina_1347.turn cimport visit
from rathaus.games.messina_1347.ways cimport distance

cdef void come(Messina s, int hex, int tile)
cdef void rival_acts(Messina s, int hex, int action)
cdef void take_top(Messina s, int stack)
cdef void take_nearest_ship(Messina s, int hex)
