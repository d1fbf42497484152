from rathaus.core.bits cimport count, lowest
from rathaus.core.policy cimport Policy
from rathaus.games.citadels.building cimport build_cost, colour_count, may_repeat
from rathaus.games.citadels.cards cimport has
from rathaus.games.citadels.names cimport *
from rathaus.games.citadels.state cimport Citadels

cdef class Worth(Policy):
    cdef public int pace, gold_kept, gold_spare, card_held, colour, purple, finish, repeat, wait, own_colour
    cdef public int action_gold, idle_gold, tempo, no_cards, one_card, two_cards, more_cards
    cdef public int income, crown, kill, stop, loot, swap, protect, shield, two_more, extra_build, raid, safe, floor
    cdef public int turn_lost, threat, raid_gold, raid_points
    cdef int row[16]
    cdef int tally[16]
    cdef int missing(self, Citadels s, int seat) noexcept
    cdef int nearest(self, Citadels s) noexcept
    cdef int standing(self, Citadels s, int seat) noexcept
    cdef int rival(self, Citadels s, int me) noexcept
    cdef unsigned long long fitting(self, Citadels s, int seat) noexcept
    cdef int grade(self, int kind) noexcept
    cdef int card(self, Citadels s, int seat, int kind) noexcept
    cdef int wanted(self, Citadels s, int seat, int kind) noexcept
    cdef int building(self, Citadels s, int seat, int kind, int slots) noexcept
    cdef int best_building(self, Citadels s, int seat, int gold) noexcept
    cdef int prices(self, Citadels s, int seat) noexcept
    cdef int character(self, Citadels s, int me, int seat, int rank) noexcept
    cdef int dark(self, Citadels s, int me, int seat, int character) noexcept
    cdef int cards(self, Citadels s, int me, int seat) noexcept
    cdef int more_builds(self, Citadels s, int me, int seat) noexcept
    cdef int most_gold(self, Citadels s, int seat) noexcept
    cdef int most_cards(self, Citadels s, int seat) noexcept
    cdef int possible(self, Citadels s, int me, int seat) noexcept
    cdef int guess(self, Citadels s, int me, int seat) noexcept
    cdef int destruction(self, Citadels s, int me, int victim, int kind) noexcept
