from rathaus.games.hansa_teutonica.names cimport *
from rathaus.games.hansa_teutonica.state cimport Hansa

cdef bint grants(Hansa s, int seat, int city) noexcept
cdef int permission(Hansa s, int seat, int region) noexcept
cdef unsigned long long open_posts(Hansa s, int seat, int w) noexcept
cdef void use_permission(Hansa s, int seat, int route) noexcept
