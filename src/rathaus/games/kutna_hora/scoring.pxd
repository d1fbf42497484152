from rathaus.core.bits cimport count
from rathaus.games.kutna_hora.costs cimport income
from rathaus.games.kutna_hora.names cimport *
from rathaus.games.kutna_hora.neighbours cimport building_points
from rathaus.games.kutna_hora.state cimport KutnaHora

cdef int mines_in_row(KutnaHora s, int seat, int row) noexcept
cdef int mines_everywhere(KutnaHora s, int seat) noexcept
cdef int house_columns(KutnaHora s, int seat) noexcept
cdef int rank_value(KutnaHora s, int seat, int row) noexcept
cdef int row_points(KutnaHora s, int seat, int row) noexcept
cdef int mine_row_points(KutnaHora s, int seat) noexcept
cdef int leftover_points(KutnaHora s, int seat) noexcept
cdef int final_points(KutnaHora s, int seat) noexcept
cpdef int score_track(KutnaHora s, int seat)
