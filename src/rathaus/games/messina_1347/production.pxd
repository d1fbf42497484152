from rathaus.core.bits cimport count, lowest
from rathaus.games.messina_1347.estate cimport employ, fitting, occupy, offer_employ, offer_jobs, put_to_work, strike
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.people cimport can_employ, jobs
from rathaus.games.messina_1347.pieces cimport class_squares, score
from rathaus.games.messina_1347.programs cimport run_program
from rathaus.games.messina_1347.state cimport Messina, MessinaBox

cdef bint produce(Messina s, int seat, int i, int program)
cdef int cabin_program(Messina s, int seat, int cabin) noexcept
cdef int early_program(Messina s, int seat, int workshop) noexcept
cdef int leaving(Messina s, int seat) noexcept
cdef int class_in(Messina s, int seat, int cabin) noexcept
cdef bint has_place(Messina s, int seat, int cabins) noexcept
cdef void send_away(Messina s, int seat, int cabins)
