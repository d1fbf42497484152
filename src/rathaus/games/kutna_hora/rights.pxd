from rathaus.core.bits cimport lowest
from rathaus.games.kutna_hora.costs cimport column_price, takeable
from rathaus.games.kutna_hora.hall cimport place_of, take_top
from rathaus.games.kutna_hora.market cimport price
from rathaus.games.kutna_hora.names cimport *
from rathaus.games.kutna_hora.state cimport KutnaHora, KutnaHoraBox
from rathaus.games.kutna_hora.tracks cimport pay
