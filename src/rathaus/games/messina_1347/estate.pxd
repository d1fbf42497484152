from rathaus.core.bits cimport lowest
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.people cimport jobs
from rathaus.games.messina_1347.pieces cimport class_squares, square_program
from rathaus.games.messina_1347.programs cimport run_program
from rathaus.games.messina_1347.state cimport Messina, MessinaBox

cdef void occupy(Messina s, int seat, int square, bint golden) noexcept
cdef void strike(Messina s, int seat, int square)
cdef bint clear_square(Messina s, int seat, int square) noexcept
cdef void put_to_work(Messina s, int seat, int workshop, bint golden)
cdef bint fitting(Messina s, int workshop) noexcept
cdef void use_late(Messina s, int seat, int workshop)
cdef void offer_employ(Messina s, int seat) noexcept
cdef void offer_jobs(Messina s, int verb, unsigned long long places) noexcept
cdef void employ(Messina s, int seat, int arg)
