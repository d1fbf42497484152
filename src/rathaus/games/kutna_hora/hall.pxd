from rathaus.core.bits cimport count
from rathaus.core.rng cimport below
from rathaus.games.kutna_hora.grid cimport nth
from rathaus.games.kutna_hora.names cimport *
from rathaus.games.kutna_hora.state cimport KutnaHora

cdef void turn_up(KutnaHora s, int stack)
cdef int place_of(KutnaHora s, int stack) noexcept
cdef void take_top(KutnaHora s, int place)
cdef bint town_removes(KutnaHora s, int stack)
cdef void append_stack(KutnaHora s, int row, int stack) noexcept
cdef unsigned long long tops(KutnaHora s, int stacks) noexcept
