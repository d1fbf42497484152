from rathaus.core.state cimport State

cdef class Policy:
    cdef int choose(self, State s)

cpdef int pick(Policy policy, State s)
