from rathaus.core.bits cimport lowest
from rathaus.games.city_of_iron.costs cimport can_draw, money_need
from rathaus.games.city_of_iron.cards cimport kinds
from rathaus.games.city_of_iron.decks cimport draw_card, play_from_hand
from rathaus.games.city_of_iron.holdings cimport pay
from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.settling cimport begin_district, begin_settling
from rathaus.games.city_of_iron.skills cimport ask_skills, helpers, way_left
from rathaus.games.city_of_iron.state cimport CityOfIron, CityOfIronBox

cdef void play(CityOfIron s, int seat, int card)
cdef void ask_draw(CityOfIron s, int seat, int n, int deck)
