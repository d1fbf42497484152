from rathaus.core.rng cimport below, shuffle
from rathaus.games.citadels.cards cimport draw_cards
from rathaus.games.citadels.names cimport *
from rathaus.games.citadels.state cimport Citadels
