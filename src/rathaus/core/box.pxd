from rathaus.core.state cimport State

cdef class Box:
    cdef readonly int index
    cdef readonly str name
    cdef readonly str rule
    cdef readonly bint asks
    cdef void go(self, State state)
    cdef void open(self, State state)
    cdef void take(self, State state, int verb, int arg)
