from rathaus.core.bits cimport lowest
from rathaus.games.kutna_hora.names cimport *

cdef unsigned long long around(unsigned long long cells) noexcept
cdef unsigned long long beside_or_below(unsigned long long cells) noexcept
cdef int nth(unsigned long long members, int n) noexcept
