# Written by `python -m rathaus.core.layout city_of_iron` from fields.py. Do not edit.
from rathaus.core.box cimport Box
from rathaus.core.ruleset cimport Ruleset
from rathaus.core.state cimport State
from rathaus.games.city_of_iron.tables cimport CityOfIronRules

cdef class CityOfIron(State):
    cdef readonly CityOfIronRules rules
    cdef readonly int seats
    cdef unsigned long long* hand
    cdef unsigned long long* supply
    cdef unsigned long long* discards
    cdef unsigned long long* turned
    cdef unsigned long long* used
    cdef unsigned long long* unlaid
    cdef unsigned long long* basket
    cdef unsigned long long* towns
    cdef unsigned long long* covered
    cdef short* queue
    cdef short* pile_size
    cdef short* queue_size
    cdef short* hand_size
    cdef short* nation
    cdef short* money
    cdef short* science
    cdef short* income
    cdef short* points
    cdef short* goods
    cdef short* tokens
    cdef short* terrains
    cdef short* citizen_draws
    cdef short* military_draws
    cdef short* round_science
    cdef short* built
    cdef short* stored
    cdef short* holder
    cdef short* slots
    cdef short* lot
    cdef short* city_token
    cdef short* districts
    cdef short* display
    cdef short* row
    cdef short* left
    cdef short* discarded
    cdef short* letter
    cdef short* shown
    cdef short* new_cards
    cdef short* due
    cdef short* ending
    cdef short* top
    cdef short* open_town
    cdef short* line
    cdef short* space
    cdef short* actions
    cdef short* named
    cdef short* round

cdef class CityOfIronBox(Box):
    cdef void run(self, CityOfIron s)
    cdef void legal(self, CityOfIron s)
    cdef void apply(self, CityOfIron s, int verb, int arg)
