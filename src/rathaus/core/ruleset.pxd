from rathaus.core.box cimport Box

cdef class Ruleset:
    cdef readonly object game
    cdef readonly int seats
    cdef readonly dict options
    cdef readonly tuple key
    cdef list boxes
    cdef short verb_of[8192]
    cdef short base_of[256]
    cdef Box box_at(self, int index)
