from rathaus.games.kutna_hora.costs cimport free_squares, offer_cells, plot_price, plots
from rathaus.games.kutna_hora.names cimport *
from rathaus.games.kutna_hora.state cimport KutnaHora, KutnaHoraBox
from rathaus.games.kutna_hora.tracks cimport pay
