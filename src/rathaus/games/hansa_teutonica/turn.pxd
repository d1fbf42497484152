from rathaus.core.bits cimport count, lowest
from rathaus.games.hansa_teutonica.britannia cimport open_posts
from rathaus.games.hansa_teutonica.displace cimport blocks, displace, may_displace, place
from rathaus.games.hansa_teutonica.favour cimport buy, may_buy
from rathaus.games.hansa_teutonica.markers cimport reveal, usable, use_marker
from rathaus.games.hansa_teutonica.move cimport move
from rathaus.games.hansa_teutonica.pawn cimport offer_pawn, open_routes, ride, walk
from rathaus.games.hansa_teutonica.pieces cimport accepts, offer_posts, stock_size, supply_size
from rathaus.games.hansa_teutonica.promos cimport echo_income
from rathaus.games.hansa_teutonica.skills cimport skill
from rathaus.games.hansa_teutonica.trade cimport establish
from rathaus.games.hansa_teutonica.names cimport *
from rathaus.games.hansa_teutonica.state cimport Hansa, HansaBox

cdef void income(Hansa s, int seat, int traders, int merchants)

cdef class Turn(HansaBox):
    cdef void offer_income(self, Hansa s)
    cdef void offer_pieces(self, Hansa s)
    cdef void offer_places(self, Hansa s, int kind, int w, unsigned long long posts, int total)
    cdef void offer_displacements(self, Hansa s, int kind, int w, unsigned long long posts)
    cdef void act(self, Hansa s, int verb, int arg)
    cdef void spend(self, Hansa s)
