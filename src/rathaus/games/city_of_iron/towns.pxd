from rathaus.core.bits cimport count, lowest
from rathaus.core.rng cimport below
from rathaus.games.city_of_iron.cards cimport kinds, one
from rathaus.games.city_of_iron.decks cimport play_from_hand
from rathaus.games.city_of_iron.holdings cimport count_town
from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.row cimport discard_leftmost, slide_and_fill
from rathaus.games.city_of_iron.sieges cimport can_take, defence, owner_of, useful
from rathaus.games.city_of_iron.state cimport CityOfIron, CityOfIronBox

cdef int uncover(CityOfIron s, int stars)
cdef void turn_up_town(CityOfIron s, int stack)
cdef void open_towns(CityOfIron s)
cdef void attack(CityOfIron s, int seat, int town)
cdef void next_town(CityOfIron s, int town)
