from rathaus.games.messina_1347.costs cimport activatable, can_effect, overseers_of
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.pieces cimport gain, gain_lieutenant, score, step_register
from rathaus.games.messina_1347.state cimport Messina, MessinaBox

cdef void give_tokens(Messina s, int seat, int program, int source)
cdef void run_program(Messina s, int seat, int program, int source)
cdef void ask(Messina s, int seat, int effect)
