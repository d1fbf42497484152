from rathaus.core.bits cimport count, lowest
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.pieces cimport score_track
from rathaus.games.messina_1347.state cimport Messina

cdef int rat_penalty(Messina s, int seat) noexcept
cdef int popularity(Messina s, int seat) noexcept
cdef int space_of(Messina s, int seat, int register) noexcept
cdef int register_points(Messina s, int seat, int register) noexcept
cdef int popularity_key(Messina s, int seat) noexcept
cdef int popularity_bonus(Messina s, int seat) noexcept
cdef int printed_points(Messina s, int seat) noexcept
cdef int best_hex(Messina s, int seat) noexcept
cdef int repopulation_points(Messina s, int seat) noexcept
cdef int solo_table(Messina s, int seat) noexcept
cdef int majority(Messina s, int seat) noexcept
cdef int improvements_of(Messina s, int seat) noexcept
cdef int goods_of(Messina s, int seat) noexcept
cdef int scroll_items(Messina s, int seat, int kind) noexcept
cdef int overseer_points(Messina s, int seat, int at) noexcept
cdef int scroll_points(Messina s, int seat, int column) noexcept
cdef int leftover_points(Messina s, int seat) noexcept
cpdef int final_points(Messina s, int seat)
