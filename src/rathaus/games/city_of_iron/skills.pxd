from rathaus.core.bits cimport lowest
from rathaus.games.city_of_iron.cards cimport copies, kinds, one, size
from rathaus.games.city_of_iron.costs cimport any_build, can_draw, money_need
from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.state cimport CityOfIron

cdef int hammers(CityOfIron s, unsigned long long cards) noexcept
cdef bint helps(CityOfIron s, int card, int paid) noexcept
cdef unsigned long long helpers(CityOfIron s, int seat, int paid) noexcept
cdef void ask_skills(CityOfIron s, int seat, int card, int hammer, int way)
cdef int way_left(CityOfIron s, int way, int card) noexcept
cdef int way_to(CityOfIron s, int land) noexcept
cdef bint covers(CityOfIron s, int way, unsigned long long cards) noexcept
cdef bint can_reach(CityOfIron s, int land, unsigned long long cards) noexcept
cdef bint any_land(CityOfIron s, int seat, unsigned long long cards) noexcept
cdef int district_slots(CityOfIron s, int seat, int token) noexcept
cdef int usable_tokens(CityOfIron s, int seat, bint district) noexcept
cdef bint can_play(CityOfIron s, int seat, int card) noexcept
