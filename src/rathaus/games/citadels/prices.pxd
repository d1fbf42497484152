from rathaus.games.citadels.building cimport build_cost, find_lot
from rathaus.games.citadels.dark_city cimport exchange_price
from rathaus.games.citadels.names cimport *
from rathaus.games.citadels.state cimport Citadels
from rathaus.games.citadels.warlord cimport destroy_cost
