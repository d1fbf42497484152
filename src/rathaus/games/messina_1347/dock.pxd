from rathaus.core.bits cimport count
from rathaus.games.messina_1347.estate cimport offer_jobs
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.pieces cimport gain, score, take_rats
from rathaus.games.messina_1347.plague cimport burn, fuels
from rathaus.games.messina_1347.state cimport Messina, MessinaBox

cdef void suffer(Messina s, int seat, int ship)
cdef void take_ship(Messina s, int seat, int dock, int ship)
