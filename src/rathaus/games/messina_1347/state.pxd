# Written by `python -m rathaus.core.layout messina_1347` from fields.py. Do not edit.
from rathaus.core.box cimport Box
from rathaus.core.ruleset cimport Ruleset
from rathaus.core.state cimport State
from rathaus.games.messina_1347.tables cimport MessinaRules

cdef class Messina(State):
    cdef readonly MessinaRules rules
    cdef readonly int seats
    cdef unsigned long long* squares
    cdef unsigned long long* golden
    cdef unsigned long long* workshops
    cdef unsigned long long* workers
    cdef unsigned long long* masters
    cdef unsigned long long* spent
    cdef unsigned long long* unseen_workshops
    cdef unsigned long long* lost_workshops
    cdef unsigned long long* rewards
    cdef unsigned long long* standing
    cdef unsigned long long* rival
    cdef unsigned long long* pile
    cdef unsigned long long* repopulated
    cdef short* place_of
    cdef short* grown
    cdef short* plague
    cdef short* citizens
    cdef short* plague_supply
    cdef short* lieutenant
    cdef short* up
    cdef short* patient
    cdef short* stage
    cdef short* improvement
    cdef short* unseen_improvements
    cdef short* lost_improvements
    cdef short* top
    cdef short* below
    cdef short* bottom
    cdef short* wagons
    cdef short* tired
    cdef short* wagon_stack
    cdef short* lost_wagons
    cdef short* ships
    cdef short* docked
    cdef short* infested
    cdef short* ship_pile
    cdef short* lost_ships
    cdef short* dock_pile
    cdef short* register
    cdef short* upper
    cdef short* points
    cdef short* coins
    cdef short* wood
    cdef short* fire
    cdef short* major_fire
    cdef short* rats
    cdef short* moves
    cdef short* route
    cdef short* promoted
    cdef short* struck
    cdef short* scroll
    cdef short* estate_board
    cdef short* scroll_board
    cdef short* order
    cdef short* round
    cdef short* phase
    cdef short* wheel
    cdef short* solo_pile
    cdef short* rival_left
    cdef short* rival_popularity

cdef class MessinaBox(Box):
    cdef void run(self, Messina s)
    cdef void legal(self, Messina s)
    cdef void apply(self, Messina s, int verb, int arg)
