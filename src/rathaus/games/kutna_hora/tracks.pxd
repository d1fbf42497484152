from rathaus.games.kutna_hora.names cimport *
from rathaus.games.kutna_hora.state cimport KutnaHora

cdef void score(KutnaHora s, int seat, int n, int source)
cdef void gain_reputation(KutnaHora s, int seat, int n)
cdef void pay(KutnaHora s, int seat, int n)
cdef void gain_coins(KutnaHora s, int seat, int n)
cdef void gain_pelicans(KutnaHora s, int seat, int n)
cdef void raise_tax(KutnaHora s, int n)
