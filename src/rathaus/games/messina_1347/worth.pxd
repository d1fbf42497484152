from rathaus.core.bits cimport count, lowest
from rathaus.games.messina_1347.costs cimport area_set, citizens_of, jobs, stops
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.pieces cimport at_end, class_squares, lieutenants_of, square_program
from rathaus.games.messina_1347.scoring cimport improvements_of, scroll_items, space_of
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
cdef int upgrade_worth(Messina s, int seat) noexcept
cdef int master_worth(Messina s, int seat, int workshop) noexcept
cdef int job_worth(Messina s, int seat, int workshop, bint golden) noexcept
cdef int program_worth(Messina s, int seat, int program) noexcept
cdef int effect_worth(Messina s, int seat, int effect) noexcept
cdef int overseer_worth(Messina s, int seat, int who, int arrow) noexcept
cdef unsigned long long squares_of(Messina s, int space, int i) noexcept
cdef int space_worth(Messina s, int seat, int cls, int space) noexcept
cdef int best_squares(Messina s, int seat, unsigned long long squares, int n) noexcept
cdef int square_worth(Messina s, int seat, int square) noexcept
cdef int cost_worth(Messina s, int seat, int coins, int wood) noexcept
cdef int plain_worth(Messina s, int seat, int program) noexcept
cdef int workshop_worth(Messina s, int seat, int tile) noexcept
cdef int improvement_worth(Messina s, int seat, int tile) noexcept
cdef int repopulations_hoped(Messina s, int seat) noexcept
cdef int wagon_worth(Messina s, int seat, int wagon) noexcept
cdef int best_building(Messina s, int seat) noexcept
