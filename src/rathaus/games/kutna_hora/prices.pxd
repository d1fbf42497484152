from rathaus.games.kutna_hora.costs cimport building_price, cell_timber, column_price, hire_price, income, plot_price, tax_due
from rathaus.games.kutna_hora.hall cimport place_of
from rathaus.games.kutna_hora.market cimport cell_of, price
from rathaus.games.kutna_hora.names cimport *
from rathaus.games.kutna_hora.scoring cimport final_points, score_track
from rathaus.games.kutna_hora.state cimport KutnaHora
