from rathaus.core.rng cimport below
from rathaus.games.citadels.names cimport *
from rathaus.games.citadels.state cimport Citadels, CitadelsBox

cdef int holder_of(Citadels s, int rank) noexcept
cdef void next_step(Citadels s, int step)
