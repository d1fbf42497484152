from rathaus.core.bits cimport count, lowest
from rathaus.games.kutna_hora.costs cimport row_for
from rathaus.games.kutna_hora.grid cimport around
from rathaus.games.kutna_hora.market cimport price
from rathaus.games.kutna_hora.names cimport *
from rathaus.games.kutna_hora.rounds cimport patrician_points
from rathaus.games.kutna_hora.scoring cimport row_points
from rathaus.games.kutna_hora.state cimport KutnaHora

cdef int cards_left(KutnaHora s, int seat) noexcept
cdef int coin_worth(KutnaHora s, int seat) noexcept
cdef int production_worth(KutnaHora s, int seat, int resource) noexcept
cdef int reputation_worth(KutnaHora s, int seat, int n) noexcept
cdef int pelican_worth(KutnaHora s, int seat) noexcept
cdef int fit(KutnaHora s, int seat, int building, int square) noexcept
cdef int best_fit(KutnaHora s, int seat, int building) noexcept
cdef int house_worth(KutnaHora s, int seat, int row) noexcept
cdef int building_worth(KutnaHora s, int seat, int building) noexcept
cdef int tile_worth(KutnaHora s, int seat, int tile, int row) noexcept
cdef int council_worth(KutnaHora s, int seat, int colour) noexcept
