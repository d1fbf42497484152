from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.people cimport citizens_of, jobs
from rathaus.games.messina_1347.pieces cimport at_end, lieutenants_of
from rathaus.games.messina_1347.scoring cimport scroll_items, space_of
from rathaus.games.messina_1347.state cimport Messina

cdef int rounds_left(Messina s) noexcept
cdef int token_worth(Messina s, int seat, int kind) noexcept
cdef int potential(Messina s, int register, int space) noexcept
cdef int reward_worth(Messina s, int seat, int effect) noexcept
cdef int step_worth(Messina s, int seat, int register) noexcept
cdef int later_rewards(Messina s, int register, int space) noexcept
cdef int rat_worth(Messina s, int seat) noexcept
cdef int items_hoped(Messina s, int seat, int kind) noexcept
cdef int scroll_worth(Messina s, int seat, int column) noexcept
cdef int overseer_track(Messina s, int seat, int at) noexcept
cdef int best_scroll(Messina s, int seat) noexcept
cdef int item_worth(Messina s, int seat, int kind) noexcept
cdef int citizen_worth(Messina s, int seat, int cls) noexcept
