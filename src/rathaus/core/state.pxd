from rathaus.core.box cimport Box
from rathaus.core.ruleset cimport Ruleset

cdef class State:
    cdef short* cells
    cdef unsigned long long* words
    cdef short* offers
    cdef int size
    cdef int n_offers
    cdef bint filled
    cdef readonly int seat
    cdef readonly int box
    cdef readonly int a
    cdef readonly int b
    cdef readonly int c
    cdef readonly int d
    cdef readonly Ruleset ruleset
    cdef public list events
    cdef public list draws
    cdef void reserve(self, int size)
    cdef void bind(self)
    cdef void adopt(self, Ruleset ruleset)
    cdef State fresh(self)
    cdef void blank(self, Ruleset ruleset, unsigned long long word)
    cdef void take(self, State other) noexcept
    cdef void offer(self, int action) noexcept
    cdef void push(self, int box, int seat, int a=*, int b=*, int c=*, int d=*)
    cdef void load(self) noexcept
    cdef void drop(self) noexcept
    cdef void fill(self)
    cdef bint offered(self, int action)
    cdef void step(self, int action)
    cdef void settle(self)
    cdef void tell(self, int seats, int kind, int a=*, int b=*, int c=*, int d=*)
    cpdef State clone(self)
    cpdef int seat_to_act(self)
    cpdef bint is_over(self)
