from rathaus.core.state cimport State

cdef unsigned long long mix(unsigned long long z) noexcept
cpdef int below(State s, int n)
cdef void shuffle(State s, short* cells, int n)
