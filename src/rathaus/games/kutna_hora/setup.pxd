from rathaus.core.rng cimport below, shuffle
from rathaus.games.kutna_hora.hall cimport append_stack, turn_up
from rathaus.games.kutna_hora.names cimport *
from rathaus.games.kutna_hora.rounds cimport begin_round
from rathaus.games.kutna_hora.state cimport KutnaHora, KutnaHoraBox

cpdef void set_up(KutnaHora s)
cdef void lay_mine(KutnaHora s)
cdef void lay_hall(KutnaHora s)
cdef void give_start(KutnaHora s)
cdef void take_set(KutnaHora s, int seat, int number)
cdef void put_guild(KutnaHora s, int seat, int guild, int row)
cdef void deal_guilds(KutnaHora s)
