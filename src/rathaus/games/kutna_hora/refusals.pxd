from rathaus.core.bits cimport count
from rathaus.games.kutna_hora.costs cimport free_squares, has_house, open_cells, row_for
from rathaus.games.kutna_hora.grid cimport around
from rathaus.games.kutna_hora.market cimport saturated
from rathaus.games.kutna_hora.names cimport *
from rathaus.games.kutna_hora.state cimport KutnaHora
