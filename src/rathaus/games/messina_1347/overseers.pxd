from rathaus.core.bits cimport lowest
from rathaus.games.messina_1347.costs cimport activatable
from rathaus.games.messina_1347.free cimport do_free, is_free, offer_free
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.paths cimport stops
from rathaus.games.messina_1347.pieces cimport spend, square_program
from rathaus.games.messina_1347.programs cimport run_program
from rathaus.games.messina_1347.state cimport Messina, MessinaBox

cdef void move_to(Messina s, int seat, int cls, int space)
