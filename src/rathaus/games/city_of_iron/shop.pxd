from rathaus.core.bits cimport lowest
from rathaus.games.city_of_iron.baskets cimport basket_money, basket_science, offered_cards
from rathaus.games.city_of_iron.cards cimport kinds, one
from rathaus.games.city_of_iron.decks cimport take_in_hand
from rathaus.games.city_of_iron.holdings cimport pay
from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.state cimport CityOfIron, CityOfIronBox
