from rathaus.core.state cimport State

cpdef void copy_seen(State state, const int[:, ::1] runs, short[::1] cells)
cpdef void mark_legal(State state, signed char[::1] mask)
cdef double squash(double value) noexcept
cdef void write_frames(
    int me, int seats, int boxes, int count, int first, short[::1] cells, float[::1] out
)
cpdef void write(
    const int[:, ::1] program,
    const float[::1] scales,
    tuple shape,
    int seat,
    short[::1] cells,
    unsigned long long[::1] words,
    float[::1] out,
)
