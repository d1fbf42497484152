from rathaus.core.bits cimport count
from rathaus.core.state cimport State
from rathaus.games.citadels.building cimport city_value, colour_count, find_lot, may_repeat
from rathaus.games.citadels.cards cimport has
from rathaus.games.citadels.characters cimport income
from rathaus.games.citadels.dark_city cimport may_give
from rathaus.games.citadels.names cimport *
from rathaus.games.citadels.state cimport Citadels
from rathaus.games.citadels.warlord cimport destroy_cost, wall_surcharge
from rathaus.games.citadels.worth cimport Worth

cdef class CitadelsPolicy(Worth):
    cdef int choose(self, State state)
    cdef void prepare(self, Citadels s)
    cdef void weigh_thefts(self, Citadels s) noexcept
    cdef void weigh_murders(self, Citadels s, bint witch) noexcept
    cdef int score(self, Citadels s, int verb, int arg)
    cdef int selection(self, Citadels s, int verb, int rank) noexcept
    cdef int turn(self, Citadels s, int verb, int arg)
    cdef int purse(self, Citadels s) noexcept
    cdef int more_gold(self, Citadels s) noexcept
    cdef int more_cards_now(self, Citadels s) noexcept
    cdef int build_now(self, Citadels s, int kind) noexcept
    cdef int magic(self, Citadels s, int verb, int other) noexcept
    cdef int attack(self, Citadels s, int verb, int victim, int kind) noexcept
    cdef int exchange(self, Citadels s, int victim, int kind) noexcept
    cdef int price(self, Citadels s, int victim, int taken, int given) noexcept
    cdef int loss(self, Citadels s, int kind) noexcept
    cdef int city(self, Citadels s, int verb, int arg) noexcept
    cdef bint spare(self, Citadels s, int kind) noexcept
    cdef int sell(self, Citadels s, int kind) noexcept
    cdef int exhibit(self, Citadels s, int kind) noexcept
    cdef int armory(self, Citadels s, int victim, int kind) noexcept
    cdef int redraw(self, Citadels s, int verb, int kind) noexcept
    cdef int tribute(self, Citadels s, int verb, int kind) noexcept
