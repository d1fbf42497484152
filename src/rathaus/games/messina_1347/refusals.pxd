from rathaus.core.bits cimport count
from rathaus.games.messina_1347.costs cimport bare_cabins, can_effect, cycle_prices, has_citizens, movable, piles, stops, taken, top_wagon, unused, unused_count
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.pieces cimport at_end, lieutenants_of, square_program, waiting_rewards
from rathaus.games.messina_1347.state cimport Messina
