from rathaus.core.rng cimport below
from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.state cimport CityOfIron, CityOfIronBox

cdef int in_deck(CityOfIron s, int kind) noexcept
cdef int deck_size(CityOfIron s) noexcept
cdef int draw_building(CityOfIron s)
cdef void turn_up_scoring(CityOfIron s)
cdef bint reshuffle(CityOfIron s)
cdef void slide_and_fill(CityOfIron s)
cdef int take_from_row(CityOfIron s, int place)
cdef int leftmost(CityOfIron s) noexcept
cdef bint discard_leftmost(CityOfIron s)
cdef int due_by_clock(CityOfIron s) noexcept
cdef void rest_of_round(CityOfIron s)
cdef void ask_snyle(CityOfIron s)
