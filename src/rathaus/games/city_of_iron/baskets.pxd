from rathaus.core.bits cimport lowest
from rathaus.games.city_of_iron.cards cimport copies, kinds
from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.state cimport CityOfIron

cdef int basket_money(CityOfIron s, int seat) noexcept
cdef int basket_science(CityOfIron s, int seat) noexcept
cdef unsigned long long offered_cards(CityOfIron s, int seat) noexcept
