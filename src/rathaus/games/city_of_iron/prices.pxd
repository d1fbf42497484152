from rathaus.games.city_of_iron.costs cimport bid_price, kind_from, money_need, money_price, science_price
from rathaus.games.city_of_iron.holdings cimport cranes, quantity, stored_of
from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.scoring cimport farthest, score_track, total, towns_of
from rathaus.games.city_of_iron.sieges cimport can_take, defence
from rathaus.games.city_of_iron.skills cimport any_land, covers, hammers
from rathaus.games.city_of_iron.state cimport CityOfIron
