from rathaus.games.city_of_iron.baskets cimport basket_money, basket_science
from rathaus.games.city_of_iron.cards cimport copies, one, size
from rathaus.games.city_of_iron.costs cimport bid_price, can_draw, fits_city, free_slot, kind_from, may_move, money_need, money_price, science_price, space_free
from rathaus.games.city_of_iron.holdings cimport cranes
from rathaus.games.city_of_iron.names cimport *
from rathaus.games.city_of_iron.sieges cimport targets
from rathaus.games.city_of_iron.skills cimport hammers, helps, usable_tokens
from rathaus.games.city_of_iron.state cimport CityOfIron
