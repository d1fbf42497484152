from rathaus.games.city_of_iron.costs cimport bid_price, space_free
from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.state cimport CityOfIron, CityOfIronBox

cdef void offer_spaces(CityOfIron s) noexcept
