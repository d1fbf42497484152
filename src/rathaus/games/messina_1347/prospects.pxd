from rathaus.core.bits cimport count, lowest
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.paths cimport area_set, stops
from rathaus.games.messina_1347.people cimport citizens_of
from rathaus.games.messina_1347.pieces cimport class_squares, square_program
from rathaus.games.messina_1347.scoring cimport improvements_of
from rathaus.games.messina_1347.state cimport Messina
from rathaus.games.messina_1347.worth cimport best_scroll, item_worth, reward_worth, rounds_left, step_worth, token_worth

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
