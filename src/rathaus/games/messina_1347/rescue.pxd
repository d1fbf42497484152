from rathaus.games.messina_1347.estate cimport employ, occupy, offer_employ, offer_jobs, strike
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.people cimport can_employ
from rathaus.games.messina_1347.pieces cimport class_squares
from rathaus.games.messina_1347.state cimport Messina, MessinaBox

cdef void begin_rescue(Messina s, int seat, int hex)
cdef void take_one(Messina s, int seat, int hex, int cls, int sick)
cdef unsigned long long empty_squares(Messina s, int seat, int waiting) noexcept
cdef int empty_cabins(Messina s, int seat) noexcept
cdef void admit(Messina s, int seat, int waiting, int sick)
cdef void discard(Messina s, int seat, int waiting)
