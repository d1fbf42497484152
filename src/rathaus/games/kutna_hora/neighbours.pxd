from rathaus.core.bits cimport count, lowest
from rathaus.games.kutna_hora.grid cimport around
from rathaus.games.kutna_hora.names cimport *
from rathaus.games.kutna_hora.state cimport KutnaHora

cdef int beside_public(KutnaHora s, int seat) noexcept
cdef int crest_points(KutnaHora s, int square) noexcept
cdef int building_points(KutnaHora s, int seat) noexcept
