from rathaus.games.kutna_hora.costs cimport any_house, buildable, can_mine, can_plot, offer_cells, takeable
from rathaus.games.kutna_hora.mine cimport start_mine
from rathaus.games.kutna_hora.names cimport *
from rathaus.games.kutna_hora.neighbours cimport beside_public, crest_points
from rathaus.games.kutna_hora.state cimport KutnaHora, KutnaHoraBox
from rathaus.games.kutna_hora.tracks cimport gain_reputation, score

cdef void use_pelican(KutnaHora s, int seat)
cdef void middle_effect(KutnaHora s, int seat, int tile)
