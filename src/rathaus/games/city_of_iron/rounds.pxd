from rathaus.games.city_of_iron.decks cimport draw_card
from rathaus.games.city_of_iron.holdings cimport quantity
from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.scoring cimport largest, markers, runner_up, tell_finals
from rathaus.games.city_of_iron.state cimport CityOfIron, CityOfIronBox

cdef void score(CityOfIron s, int seat, int n, int source, int good)
cdef void score_good(CityOfIron s, int good)
