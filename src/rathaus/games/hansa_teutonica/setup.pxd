from rathaus.core.rng cimport below
from rathaus.games.hansa_teutonica.markers cimport draw_marker
from rathaus.games.hansa_teutonica.names cimport *
from rathaus.games.hansa_teutonica.state cimport Hansa

cdef void set_markers(Hansa s)
cdef void deal_missions(Hansa s)
cdef void show_tiles(Hansa s)
