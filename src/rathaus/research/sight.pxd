from rathaus.core.state cimport State

cdef double squash(double value) noexcept
cdef void write_frames(
    int me, int seats, int boxes, int count, int first, short[::1] cells, float[::1] out
)
