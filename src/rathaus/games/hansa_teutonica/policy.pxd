from rathaus.core.bits cimport count
from rathaus.core.policy cimport Policy
from rathaus.core.state cimport State
from rathaus.games.hansa_teutonica.markers cimport owner_at
from rathaus.games.hansa_teutonica.pawn cimport open_routes
from rathaus.games.hansa_teutonica.pieces cimport hand_piece, supply_size
from rathaus.games.hansa_teutonica.worth cimport (
    best_route, city_worth, office_worth, progress, route_cost, route_rate, route_worth, skill_worth, wants_merchant
)
from rathaus.games.hansa_teutonica.names cimport *
from rathaus.games.hansa_teutonica.state cimport Hansa

cdef class Greedy(Policy):
    cdef int target
    cdef int value(self, Hansa h, int verb, int arg)
    cdef int turn_value(self, Hansa h, int verb, int arg)
    cdef int needed(self, Hansa h)
    cdef int threat(self, Hansa h, int route)
    cdef int place_value(self, Hansa h, int kind, int post)
    cdef int displace_value(self, Hansa h, int kind, int post)
    cdef int start_move(self, Hansa h, int post)
    cdef int marker_value(self, Hansa h, int kind)
    cdef int tile_value(self, Hansa h, int tile)
    cdef int pawn_value(self, Hansa h, int verb, int province)
    cdef int settle_value(self, Hansa h, int verb, int arg)
    cdef int move_value(self, Hansa h, int verb, int arg)
    cdef int trade_value(self, Hansa h, int verb, int arg)
    cdef int other_value(self, Hansa h, int verb, int arg)
    cdef int swap_value(self, Hansa h, int city, int place)
