# Written by `python -m rathaus.core.layout hansa_teutonica` from fields.py. Do not edit.
from rathaus.core.box cimport Box
from rathaus.core.ruleset cimport Ruleset
from rathaus.core.state cimport State
from rathaus.games.hansa_teutonica.tables cimport HansaRules

cdef class Hansa(State):
    cdef readonly HansaRules rules
    cdef readonly int seats
    cdef unsigned long long* free
    cdef unsigned long long* own
    cdef unsigned long long* discs
    cdef unsigned long long* full
    cdef unsigned long long* presence
    cdef short* piece
    cdef short* supply
    cdef short* stock
    cdef short* hand
    cdef short* hand_from
    cdef short* steps
    cdef short* office
    cdef short* founded
    cdef short* extra_city
    cdef short* extra_piece
    cdef short* extras
    cdef short* offices
    cdef short* holder
    cdef short* network
    cdef short* completed
    cdef short* space
    cdef short* track
    cdef short* gained
    cdef short* linked
    cdef short* links
    cdef short* unused
    cdef short* used
    cdef short* unseen
    cdef short* pile
    cdef short* plate
    cdef short* shown
    cdef short* on_route
    cdef short* laid_route
    cdef short* laid_by
    cdef short* tile
    cdef short* mission
    cdef short* pawn
    cdef short* first
    cdef short* turns
    cdef short* actions
    cdef short* did
    cdef short* unreplaced
    cdef short* ending

cdef class HansaBox(Box):
    cdef void run(self, Hansa s)
    cdef void legal(self, Hansa s)
    cdef void apply(self, Hansa s, int verb, int arg)
