from rathaus.core.bits cimport count
from rathaus.games.messina_1347.costs cimport can_effect
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.paths cimport movable, stops
from rathaus.games.messina_1347.people cimport has_citizens, taken
from rathaus.games.messina_1347.pieces cimport at_end, lieutenants_of, square_program, waiting_rewards
from rathaus.games.messina_1347.stacks cimport bare_cabins, cycle_prices, piles, top_wagon
from rathaus.games.messina_1347.state cimport Messina
from rathaus.games.messina_1347.ways cimport unused, unused_count
