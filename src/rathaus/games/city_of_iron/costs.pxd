from rathaus.games.city_of_iron.holdings cimport cranes
from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.state cimport CityOfIron

cdef bint space_free(CityOfIron s, int space) noexcept
cdef int bid_price(CityOfIron s, int seat, int space) noexcept
cdef int money_price(CityOfIron s, int seat, int kind, int off, int crane) noexcept
cdef int science_price(CityOfIron s, int seat, int kind, int off) noexcept
cdef bint can_build(CityOfIron s, int seat, int kind, int money_off, int science_off, int crane, int money) noexcept
cdef bint any_build(CityOfIron s, int seat, int money, int money_off, int science_off) noexcept
cdef void offer_builds(CityOfIron s, int seat, int money_off, int science_off) noexcept
cdef int kind_from(CityOfIron s, int origin) noexcept
cdef bint fits_city(CityOfIron s, int seat, int kind, int city) noexcept
cdef int free_slot(CityOfIron s, int city) noexcept
cdef int money_need(CityOfIron s, int seat, int card) noexcept
cdef bint can_draw(CityOfIron s, int seat, int deck) noexcept
cdef bint may_move(CityOfIron s, int seat) noexcept
cdef bint can_move_to(CityOfIron s, int seat, int origin, int kind, int city) noexcept
cdef unsigned long long movable(CityOfIron s, int seat, int origin) noexcept
