from rathaus.core.bits cimport lowest
from rathaus.games.city_of_iron.holdings cimport find_terrains
from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.skills cimport ask_skills, can_reach, district_slots, usable_tokens, way_to
from rathaus.games.city_of_iron.state cimport CityOfIron, CityOfIronBox

cdef void begin_settling(CityOfIron s, int seat, int land)
cdef void settle(CityOfIron s, int seat, int land, int token)
cdef void begin_district(CityOfIron s, int seat)
cdef void district_in(CityOfIron s, int seat, int city)
cdef void add_district(CityOfIron s, int seat, int city, int token)
