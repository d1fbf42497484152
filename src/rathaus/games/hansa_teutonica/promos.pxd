from rathaus.games.hansa_teutonica.pieces cimport stock_size
from rathaus.games.hansa_teutonica.names cimport *
from rathaus.games.hansa_teutonica.state cimport Hansa, HansaBox

cdef void take_from_stock(Hansa s, int seat, int kind)
cdef void offer_stock(Hansa s, int seat)
cdef void echo_income(Hansa s, int seat)
cdef void pay_tributes(Hansa s, int city)
cdef bint exchangeable(Hansa s, int seat, int other, int kind) noexcept
cdef bint can_exchange(Hansa s, int seat) noexcept
