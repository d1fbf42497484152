from rathaus.games.hansa_teutonica.skills cimport is_full, skill
from rathaus.games.hansa_teutonica.names cimport *
from rathaus.games.hansa_teutonica.state cimport Hansa

cdef int skill_points(Hansa s, int seat) noexcept
cdef int collected(Hansa s, int seat) noexcept
cdef int prestige_points(Hansa s, int seat) noexcept
cdef int city_points(Hansa s, int seat) noexcept
cdef int network_points(Hansa s, int seat) noexcept
cdef int mission_points(Hansa s, int seat) noexcept
cdef int standing(Hansa s, int seat, int region) noexcept
cdef int region_points(Hansa s, int seat) noexcept
cdef int total_points(Hansa s, int seat) noexcept
