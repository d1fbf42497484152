from rathaus.games.kutna_hora.barbara cimport use_pelican
from rathaus.games.kutna_hora.costs cimport buildable, can_mine, can_plot, takeable
from rathaus.games.kutna_hora.mine cimport start_mine
from rathaus.games.kutna_hora.names cimport *
from rathaus.games.kutna_hora.state cimport KutnaHora, KutnaHoraBox
from rathaus.games.kutna_hora.tracks cimport gain_reputation

cdef bint can_act(KutnaHora s, int seat, int action) noexcept
cdef int doable(KutnaHora s, int seat, int wanted) noexcept
cdef void start_action(KutnaHora s, int seat, int action)
