from rathaus.core.state cimport State

cdef double squash(double value) noexcept

cdef class Plan:
    cdef const int[:, ::1] program
    cdef const float[::1] scales
    cdef const int[:, :, ::1] runs
    cdef int seats
    cdef int boxes
    cdef int shown
    cdef int write_row(
        self, int i, int what, int at, int me, short[::1] cells, float[::1] out, int to
    )
