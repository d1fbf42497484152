from rathaus.games.kutna_hora.costs cimport income, may_pay_council
from rathaus.games.kutna_hora.names cimport *
from rathaus.games.kutna_hora.state cimport KutnaHora, KutnaHoraBox
from rathaus.games.kutna_hora.tracks cimport gain_coins, pay
