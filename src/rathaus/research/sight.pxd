from rathaus.core.state cimport State

cdef double squash(double value) noexcept
