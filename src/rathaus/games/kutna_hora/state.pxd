# Written by `python -m rathaus.core.layout kutna_hora` from fields.py. Do not edit.
from rathaus.core.box cimport Box
from rathaus.core.ruleset cimport Ruleset
from rathaus.core.state cimport State
from rathaus.games.kutna_hora.tables cimport KutnaHoraRules

cdef class KutnaHora(State):
    cdef readonly KutnaHoraRules rules
    cdef readonly int seats
    cdef unsigned long long* stack
    cdef unsigned long long* discard
    cdef unsigned long long* drawn
    cdef unsigned long long* lost
    cdef unsigned long long* mines
    cdef unsigned long long* rocks
    cdef unsigned long long* own_mines
    cdef unsigned long long* unseen
    cdef unsigned long long* gone
    cdef unsigned long long* stored
    cdef unsigned long long* built
    cdef unsigned long long* public_sites
    cdef unsigned long long* own_sites
    cdef unsigned long long* claimed
    cdef short* coins
    cdef short* points
    cdef short* reputation
    cdef short* production
    cdef short* guild_set
    cdef short* guild_at
    cdef short* row_of
    cdef short* houses_off
    cdef short* pool
    cdef short* waiting
    cdef short* pelicans
    cdef short* used_pelicans
    cdef short* hand
    cdef short* guild_card
    cdef short* sets_taken
    cdef short* mine_card
    cdef short* rock_at
    cdef short* dug
    cdef short* dig_cost
    cdef short* row_stars
    cdef short* own_stars
    cdef short* site
    cdef short* around
    cdef short* hall
    cdef short* hall_length
    cdef short* top
    cdef short* stack_size
    cdef short* population
    cdef short* ore
    cdef short* slider
    cdef short* bank
    cdef short* patricians
    cdef short* council
    cdef short* barbara
    cdef short* technology
    cdef short* mixed
    cdef short* tax
    cdef short* round
    cdef short* turn
    cdef short* first
    cdef short* event
    cdef short* events_seen

cdef class KutnaHoraBox(Box):
    cdef void run(self, KutnaHora s)
    cdef void legal(self, KutnaHora s)
    cdef void apply(self, KutnaHora s, int verb, int arg)
