from rathaus.games.city_of_iron.costs cimport fits_city, free_slot, kind_from, money_price, offer_builds, science_price
from rathaus.games.city_of_iron.holdings cimport count_building, cranes, pay
from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.row cimport take_from_row
from rathaus.games.city_of_iron.state cimport CityOfIron, CityOfIronBox

cdef void begin_build(CityOfIron s, int seat, int origin, int money_off, int science_off)
cdef void build_in(CityOfIron s, int seat, int origin, int money, int science, int city)
cdef void put_up(CityOfIron s, int seat, int origin, int money, int science, int city)
cdef void take_down(CityOfIron s, int seat, int city, int kind)
cdef void demolish(CityOfIron s, int seat, int city, int kind)
cdef void store(CityOfIron s, int seat, int place)
