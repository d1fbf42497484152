from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.pieces cimport lieutenants_of, score_track, square_program
from rathaus.games.messina_1347.scoring cimport final_points
from rathaus.games.messina_1347.state cimport Messina
from rathaus.games.messina_1347.ways cimport slot_at, walk_price
