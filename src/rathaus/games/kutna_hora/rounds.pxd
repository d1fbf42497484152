from rathaus.core.bits cimport count
from rathaus.core.rng cimport below
from rathaus.games.kutna_hora.costs cimport tax_due
from rathaus.games.kutna_hora.grid cimport nth
from rathaus.games.kutna_hora.hall cimport append_stack
from rathaus.games.kutna_hora.names cimport *
from rathaus.games.kutna_hora.neighbours cimport beside_public
from rathaus.games.kutna_hora.scoring cimport house_columns, mines_everywhere
from rathaus.games.kutna_hora.state cimport KutnaHora, KutnaHoraBox
from rathaus.games.kutna_hora.tracks cimport gain_reputation, pay, raise_tax, score

cdef void begin_round(KutnaHora s)
cdef void end_round(KutnaHora s)
cdef void reveal_event(KutnaHora s)
cdef void refuse_tax(KutnaHora s, int seat)
cdef int patrician_points(KutnaHora s, int seat, int colour) noexcept
cdef void red_enters(KutnaHora s)
