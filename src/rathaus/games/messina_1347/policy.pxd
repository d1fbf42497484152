from rathaus.core.bits cimport count, lowest
from rathaus.core.policy cimport Policy
from rathaus.core.state cimport State
from rathaus.games.messina_1347.names cimport *
from rathaus.games.messina_1347.people cimport citizens_of, taken
from rathaus.games.messina_1347.pieces cimport class_squares, lieutenants_of, square_program
from rathaus.games.messina_1347.prospects cimport best_building, effect_worth, improvement_worth, job_worth, master_worth, overseer_worth, plain_worth, program_worth, space_worth, square_worth, wagon_worth, workshop_worth
from rathaus.games.messina_1347.state cimport Messina
from rathaus.games.messina_1347.ways cimport slot_at, targets, unused_count, walk_price
from rathaus.games.messina_1347.worth cimport citizen_worth, item_worth, rat_worth, reward_worth, rounds_left, scroll_worth, step_worth, token_worth

cdef class MessinaPolicy(Policy):
    cdef int score(self, Messina s, int verb, int arg) noexcept
    cdef int citizen(self, Messina s, int verb, int arg) noexcept
    cdef int fire(self, Messina s, int verb, int arg) noexcept
    cdef int building(self, Messina s, int verb, int arg) noexcept
    cdef int lieutenant(self, Messina s, int seat, int slot) noexcept
    cdef int way(self, Messina s, int seat, int slot, int site) noexcept
    cdef int site(self, Messina s, int seat, int site) noexcept
    cdef bint could_repopulate(self, Messina s, int seat, int hex) noexcept
    cdef int rescues(self, Messina s, int seat, int hex) noexcept
    cdef int cube(self, Messina s, int seat) noexcept
    cdef int fight(self, Messina s, int seat, int hex) noexcept
    cdef int beside(self, Messina s, int seat) noexcept
    cdef int dock(self, Messina s, int seat, int corner) noexcept
    cdef int repopulation(self, Messina s, int seat, int hex) noexcept
    cdef int act(self, Messina s, int seat, int effect) noexcept
    cdef int reward(self, Messina s, int seat, int effect) noexcept
    cdef int employment(self, Messina s, int seat, int arg) noexcept
    cdef int promotion(self, Messina s, int seat, int cls) noexcept
    cdef int cycling(self, Messina s, int seat, int token) noexcept
    cdef int square(self, Messina s, int seat, int square) noexcept
    cdef int cabin(self, Messina s, int seat, int cabin) noexcept
    cdef int keep(self, Messina s, int seat, int square) noexcept
    cdef int keep_worker(self, Messina s, int seat, int workshop) noexcept
