from rathaus.core.bits cimport count
from rathaus.games.citadels.building cimport is_complete
from rathaus.games.citadels.cards cimport has
from rathaus.games.citadels.names cimport *
from rathaus.games.citadels.state cimport Citadels
