from rathaus.core.policy cimport Policy
from rathaus.core.rng cimport mix
from rathaus.core.state cimport State

cdef class Node:
    cdef readonly dict children
    cdef public long long total
    cdef public int visits
    cdef public int available

cdef class Search:
    cdef readonly int seats
    cdef readonly int me
    cdef readonly dict totals
    cdef readonly list roots
    cdef Policy policy
    cdef list observed
    cdef list nodes
    cdef list path
    cdef double explore
    cdef double bias
    cdef int epsilon
    cdef int patience
    cdef int limit
    cdef unsigned long long word
    cdef void descend(self, State s, int first)
    cdef void follow(self, int actor, int action)
    cdef int select(self, State s, Node node)
    cdef double appeal(self, Node node, int action, int preferred)
    cdef void play_out(self, State s)
    cdef void credit(self, int first, object gains)
