from rathaus.core.bits cimport count, lowest
from rathaus.games.messina_1347.costs cimport can_chain, can_program
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.paths cimport movable
from rathaus.games.messina_1347.pieces cimport at_end, step_register
from rathaus.games.messina_1347.programs cimport give_tokens, run_program
from rathaus.games.messina_1347.state cimport Messina, MessinaBox

cdef void offer_chain(Messina s, int program, int places) noexcept
cdef int without(Messina s, int program, int places, int effect) noexcept
