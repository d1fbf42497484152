from rathaus.games.hansa_teutonica.pieces cimport board_source, hand_piece, source_count, stock_size
from rathaus.games.hansa_teutonica.names cimport *
from rathaus.games.hansa_teutonica.state cimport Hansa
