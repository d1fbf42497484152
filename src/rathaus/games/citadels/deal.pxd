from rathaus.core.bits cimport count
from rathaus.core.rng cimport below
from rathaus.games.citadels.names cimport *
from rathaus.games.citadels.state cimport Citadels

cdef class Deal:
    cdef short cards[128]
    cdef short order[128]
    cdef short deck[96]
    cdef short missing[8]
    cdef short place[16]
    cdef short owner[16]
    cdef short allowed[16]
    cdef short ranks[16]
    cdef int ways[1024]
    cdef list known_hands
    cdef list known_batch
    cdef list known_museum
    cdef int n_cards
    cdef int split
    cdef int batch
    cdef int museum
    cdef int deck_size
    cdef int bins
    cdef bint choosing
    cdef void draw_characters(self, Citadels s)
    cdef void put_pick(self, Citadels s, int seat, int rank)
    cdef void shuffle(self, Citadels s, int first, int stop)
    cdef void lay_known(self, Citadels s)
    cdef void draw_cards(self, Citadels s)
