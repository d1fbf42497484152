from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.state cimport CityOfIron

cdef void pay(CityOfIron s, int seat, int money, int science)
cdef void change_good(CityOfIron s, int seat, int good, int n)
cdef void change_income(CityOfIron s, int seat, int n)
cdef void count_building(CityOfIron s, int seat, int kind, int sign)
cdef void count_town(CityOfIron s, int seat, int town, int sign)
cdef void find_terrains(CityOfIron s, int seat) noexcept
cdef int cranes(CityOfIron s, int seat) noexcept
cdef int buildings_of(CityOfIron s, int seat) noexcept
cdef int stored_of(CityOfIron s, int seat) noexcept
cdef int quantity(CityOfIron s, int seat, int good) noexcept
