from rathaus.core.bits cimport lowest
from rathaus.games.messina_1347.estate cimport clear_square, offer_jobs
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.pieces cimport class_squares, spend, take_rats
from rathaus.games.messina_1347.state cimport Messina, MessinaBox
from rathaus.games.messina_1347.ways cimport slot_at, unused

cdef void repopulate(Messina s, int seat, int hex)
cdef unsigned long long givable(Messina s, int need, int cls, unsigned long long all, unsigned long long golden) noexcept
