from rathaus.games.messina_1347.estate cimport employ, offer_employ
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.people cimport can_employ
from rathaus.games.messina_1347.pieces cimport score, spend, step_register, take_rats
from rathaus.games.messina_1347.state cimport Messina, MessinaBox
from rathaus.games.messina_1347.ways cimport within

cdef int fuels(Messina s, int seat) noexcept
cdef void burn(Messina s, int seat, int fuel)
cdef void reward_cube(Messina s, int seat)
cdef int plagued_beside(Messina s, int hex) noexcept
