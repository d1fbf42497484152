from rathaus.games.messina_1347.act cimport arrive
from rathaus.games.messina_1347.estate cimport employ, offer_employ, offer_jobs
from rathaus.games.messina_1347.free cimport lose_rewards
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.pieces cimport gain, score, spend
from rathaus.games.messina_1347.state cimport Messina, MessinaBox
from rathaus.games.messina_1347.ways cimport slot_at, targets, unused, walk_price

cdef unsigned long long usable(Messina s, int seat) noexcept
cdef void visit(Messina s, int site)
