from rathaus.core.bits cimport lowest
from rathaus.core.rng cimport below, shuffle
from rathaus.games.city_of_iron.cards cimport kinds, one, size
from rathaus.games.city_of_iron.decks cimport append, draw_card
from rathaus.games.city_of_iron.holdings cimport find_terrains
from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.row cimport slide_and_fill
from rathaus.games.city_of_iron.state cimport CityOfIron, CityOfIronBox
from rathaus.games.city_of_iron.towns cimport open_towns, turn_up_town

cpdef void set_up(CityOfIron s)
cdef bint nation_free(CityOfIron s, int nation) noexcept
cdef void take_nation(CityOfIron s, int seat, int nation)
cdef void deal_nations(CityOfIron s)
cdef void give_start(CityOfIron s, int seat)
cdef void ask_order(CityOfIron s, int seat)
cdef void stack(CityOfIron s, int seat, int card)
