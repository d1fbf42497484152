from rathaus.core.bits cimport lowest
from rathaus.games.city_of_iron.building cimport take_down
from rathaus.games.city_of_iron.costs cimport can_move_to, free_slot, may_move, movable
from rathaus.games.city_of_iron.holdings cimport pay
from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.state cimport CityOfIron, CityOfIronBox

cdef void offer_moves(CityOfIron s) noexcept
