from rathaus.core.bits cimport lowest
from rathaus.games.city_of_iron.cards cimport copies, kinds, one, size
from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.state cimport CityOfIron, CityOfIronBox

cdef int first_cell(int seat, int deck) noexcept
cdef void append(CityOfIron s, int seat, int card)
cdef void turn_over(CityOfIron s, int seat, int deck)
cdef void draw_card(CityOfIron s, int seat, int deck)
cdef void take_in_hand(CityOfIron s, int seat, int card)
cdef void play_from_hand(CityOfIron s, int seat, int card)
cdef void lay(CityOfIron s, int seat, int card)
cdef void lay_rest(CityOfIron s, int seat, int deck)
cdef int owns(CityOfIron s, int seat) noexcept
cdef bint in_hand(CityOfIron s, int seat, int card) noexcept
