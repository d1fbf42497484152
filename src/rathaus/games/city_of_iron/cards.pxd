from rathaus.core.bits cimport count

cdef unsigned long long one(int kind) noexcept
cdef int copies(unsigned long long cards, int kind) noexcept
cdef unsigned long long kinds(unsigned long long cards) noexcept
cdef int size(unsigned long long cards) noexcept
