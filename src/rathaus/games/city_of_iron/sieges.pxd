from rathaus.core.bits cimport lowest
from rathaus.games.city_of_iron.cards cimport copies, kinds, one
from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.state cimport CityOfIron

cdef int owner_of(CityOfIron s, int town) noexcept
cdef bint is_neutral(CityOfIron s, int town) noexcept
cdef unsigned long long targets(CityOfIron s, int seat) noexcept
cdef int defence(CityOfIron s, int town) noexcept
cdef bint some_fight(CityOfIron s, unsigned long long both, int attack, int spare) noexcept
cdef bint can_take(CityOfIron s, unsigned long long cards, int attack, int distance) noexcept
cdef void offer_attacks(CityOfIron s) noexcept
cdef bint useful(CityOfIron s, unsigned long long cards) noexcept
