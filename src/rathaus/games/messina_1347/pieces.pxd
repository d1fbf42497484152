from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.state cimport Messina

cdef int tokens(Messina s, int seat, int kind) noexcept
cdef void gain(Messina s, int seat, int kind, int n)
cdef void spend(Messina s, int seat, int kind, int n)
cdef void put_on_top(Messina s, int seat, int track) noexcept
cdef void score(Messina s, int seat, int n, int source)
cpdef int score_track(Messina s, int seat)
cdef void take_rats(Messina s, int seat, int n)
cdef int waiting_rewards(Messina s, int seat, int effect) noexcept
cdef void add_reward(Messina s, int seat, int effect)
cdef void drop_reward(Messina s, int seat, int effect) noexcept
cdef bint at_end(Messina s, int seat, int register) noexcept
cdef void step_register(Messina s, int seat, int register)
cdef int lieutenants_of(Messina s, int seat) noexcept
cdef void gain_lieutenant(Messina s, int seat)
cdef int square_program(Messina s, int seat, int square) noexcept
cdef unsigned long long class_squares(int cls) noexcept
cdef int nth(unsigned long long members, int n) noexcept
