from rathaus.games.hansa_teutonica.britannia cimport permission
from rathaus.games.hansa_teutonica.cities cimport has_room
from rathaus.games.hansa_teutonica.pieces cimport merchants_on, stock_size, supply_size
from rathaus.games.hansa_teutonica.skills cimport is_full, skill
from rathaus.games.hansa_teutonica.names cimport *
from rathaus.games.hansa_teutonica.state cimport Hansa
