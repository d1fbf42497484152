# Written by `python -m rathaus.core.layout citadels` from fields.py. Do not edit.
from rathaus.core.box cimport Box
from rathaus.core.ruleset cimport Ruleset
from rathaus.core.state cimport State
from rathaus.games.citadels.tables cimport CitadelsRules

cdef class Citadels(State):
    cdef readonly CitadelsRules rules
    cdef readonly int seats
    cdef unsigned long long* held
    cdef unsigned long long* city
    cdef unsigned long long* known
    cdef short* hand
    cdef short* hand_size
    cdef short* gold
    cdef short* lot
    cdef short* city_size
    cdef short* deck
    cdef short* deck_head
    cdef short* deck_size
    cdef short* batch
    cdef short* batch_size
    cdef short* museum
    cdef short* museum_size
    cdef short* pick
    cdef short* passed
    cdef short* aside
    cdef short* pool
    cdef short* face_down
    cdef short* leftover
    cdef short* face_up
    cdef short* chooser
    cdef short* picks_made
    cdef short* revealed
    cdef short* shown_rank
    cdef short* called
    cdef short* murdered
    cdef short* robbed
    cdef short* thief
    cdef short* bewitched
    cdef short* witch
    cdef short* bishop
    cdef short* collector
    cdef short* early
    cdef short* crown
    cdef short* round
    cdef short* ending
    cdef short* first
    cdef short* target
    cdef short* tower
    cdef short* clock
    cdef short* reached
    cdef short* haunted_round
    cdef short* did
    cdef short* slots
    cdef short* spent
    cdef short* built
    cdef short* gilded

cdef class CitadelsBox(Box):
    cdef void run(self, Citadels s)
    cdef void legal(self, Citadels s)
    cdef void apply(self, Citadels s, int verb, int arg)
