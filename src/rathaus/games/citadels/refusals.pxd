from rathaus.games.citadels.building cimport build_cost, find_lot, may_repeat
from rathaus.games.citadels.cards cimport has
from rathaus.games.citadels.warlord cimport destroy_cost, is_closed, is_protected
from rathaus.games.citadels.names cimport *
from rathaus.games.citadels.state cimport Citadels, CitadelsBox
