from rathaus.core.bits cimport lowest
from rathaus.games.kutna_hora.costs cimport any_house, buildable, building_price, has_house, offer_cells, row_for, takeable
from rathaus.games.kutna_hora.grid cimport around
from rathaus.games.kutna_hora.market cimport advance_ore, advance_population, move_indicator, town_acts
from rathaus.games.kutna_hora.names cimport *
from rathaus.games.kutna_hora.state cimport KutnaHora, KutnaHoraBox
from rathaus.games.kutna_hora.tracks cimport gain_pelicans, gain_reputation, pay, raise_tax, score

cdef void put_up(KutnaHora s, int seat, int building, int square)
cdef void guild_building(KutnaHora s, int seat, int building)
cdef void public_building(KutnaHora s, int seat, int building)
cdef void turn_barbara(KutnaHora s)
cdef void remove_house(KutnaHora s, int seat, int row)
