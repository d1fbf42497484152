from rathaus.core.bits cimport lowest
from rathaus.games.city_of_iron.decks cimport owns
from rathaus.games.city_of_iron.holdings cimport buildings_of, quantity, stored_of
from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.state cimport CityOfIron

cdef int largest(CityOfIron s, int good) noexcept
cdef int runner_up(CityOfIron s, int good) noexcept
cdef int markers(CityOfIron s, int seat, int good) noexcept
cdef int towns_of(CityOfIron s, int seat) noexcept
cdef int farthest(CityOfIron s, int seat) noexcept
cdef int measure(CityOfIron s, int seat, int what) noexcept
cdef bint has_most(CityOfIron s, int seat, int what) noexcept
cdef bint leads_good(CityOfIron s, int seat, int good) noexcept
cdef int goods_led(CityOfIron s, int seat) noexcept
cdef int store_points(CityOfIron s, int seat) noexcept
cdef int final_points(CityOfIron s, int seat, int source) noexcept
cpdef int score_track(CityOfIron s, int seat)
cpdef int total(CityOfIron s, int seat)
cdef void tell_finals(CityOfIron s)
