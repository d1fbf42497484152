from rathaus.core.bits cimport count, lowest
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.pieces cimport at_end, class_squares, lieutenants_of, score_track, square_program
from rathaus.games.messina_1347.state cimport Messina

cdef unsigned long long within(Messina s, int place, int steps) noexcept
cpdef int distance(Messina s, int one, int other)
cdef bint open_site(Messina s, int site) noexcept
cdef unsigned long long targets(Messina s, int seat, int slot) noexcept
cdef int walk_price(Messina s, int seat, int slot, int site) noexcept
cdef unsigned long long unused(Messina s, int seat) noexcept
cdef int slot_at(Messina s, int seat, int place) noexcept
cdef int bare_cabins(Messina s, int seat) noexcept
cdef int buyable_improvements(Messina s, int seat) noexcept
cdef unsigned long long buyable_workshops(Messina s, int seat) noexcept
cdef int top_wagon(Messina s, int stack) noexcept
cdef int buyable_wagons(Messina s, int seat) noexcept
cdef bint can_build(Messina s, int seat, int a) noexcept
cdef bint cyclable(Messina s, int stack) noexcept
cdef int piles(Messina s) noexcept
cdef int cycle_prices(Messina s, int seat) noexcept
cdef int stops(Messina s, int seat, int cls, int arrow) noexcept
cdef unsigned long long used_set(int used) noexcept
cdef unsigned long long area_set(int area) noexcept
cdef unsigned long long reached(Messina s, int space, int who, unsigned long long used) noexcept
cdef unsigned long long activatable(Messina s, int seat, int space, int who, int used) noexcept
cdef bint can_upgrade(Messina s, int seat) noexcept
cdef bint can_scroll(Messina s, int seat) noexcept
cdef int movable(Messina s, int seat) noexcept
cdef bint any_activatable(Messina s, int seat) noexcept
cdef bint can_effect(Messina s, int seat, int effect) noexcept
cdef int overseers_of(int effect) noexcept
cdef int can_chain(Messina s, int seat, int program) noexcept
cdef bint gives_tokens(Messina s, int program) noexcept
cdef bint can_program(Messina s, int seat, int program) noexcept
cdef int citizens_of(Messina s, int seat, int cls, bint golden) noexcept
cdef bint has_citizens(Messina s, int seat, int hex) noexcept
cdef unsigned long long taken(Messina s) noexcept
cdef bint can_repopulate(Messina s, int seat, int site) noexcept
cdef int unused_count(Messina s, int seat) noexcept
cdef unsigned long long jobs(Messina s, int seat, int cls) noexcept
cdef bint can_employ(Messina s, int seat) noexcept
