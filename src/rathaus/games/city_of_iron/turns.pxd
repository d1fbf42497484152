from rathaus.core.bits cimport lowest
from rathaus.games.city_of_iron.arc cimport offer_moves
from rathaus.games.city_of_iron.building cimport begin_build, store
from rathaus.games.city_of_iron.cards cimport kinds
from rathaus.games.city_of_iron.costs cimport can_draw, offer_builds
from rathaus.games.city_of_iron.decks cimport draw_card
from rathaus.games.city_of_iron.holdings cimport pay
from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.playing cimport play
from rathaus.games.city_of_iron.sieges cimport offer_attacks
from rathaus.games.city_of_iron.skills cimport can_play
from rathaus.games.city_of_iron.state cimport CityOfIron, CityOfIronBox
from rathaus.games.city_of_iron.towns cimport attack

cdef void offer_cards(CityOfIron s) noexcept
cdef void simple_action(CityOfIron s, int verb, int arg)
