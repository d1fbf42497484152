from rathaus.core.bits cimport count
from rathaus.games.kutna_hora.hall cimport town_removes
from rathaus.games.kutna_hora.market cimport advance_ore, advance_population, move_indicator, price, town_acts
from rathaus.games.kutna_hora.names cimport *
from rathaus.games.kutna_hora.state cimport KutnaHora, KutnaHoraBox
from rathaus.games.kutna_hora.tracks cimport gain_coins, gain_pelicans, pay, score

cdef bint text_of(KutnaHora s, int card)
cdef void reward_reputation(KutnaHora s, int least, int points)
cdef void pay_for_rows(KutnaHora s, int each)
cdef int furthest(KutnaHora s) noexcept
cdef bint indicator_back(KutnaHora s, int card)
cdef void most_houses(KutnaHora s, int points)
cdef void fewest_pelicans(KutnaHora s, int n)
cdef void town_builds(KutnaHora s)
