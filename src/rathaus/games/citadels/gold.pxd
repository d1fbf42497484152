from rathaus.games.citadels.names cimport *
from rathaus.games.citadels.state cimport Citadels

cdef int gain(Citadels s, int seat, int n) noexcept
cdef int hand_over(Citadels s, int giver, int receiver, int n) noexcept
