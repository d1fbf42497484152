# Bit sets of 64 members, inlined into the modules that use them; bits.py says the same in Python.
cdef extern from *:
    """
    #if defined(__GNUC__) || defined(__clang__)
    static inline int rathaus_lowest(unsigned long long set) { return __builtin_ctzll(set); }
    static inline int rathaus_count(unsigned long long set) { return __builtin_popcountll(set); }
    #else
    static inline int rathaus_count(unsigned long long set) {
        int n = 0;
        for (; set; set &= set - 1) n++;
        return n;
    }
    static inline int rathaus_lowest(unsigned long long set) { return rathaus_count((set & (~set + 1)) - 1); }
    #endif
    """
    int lowest "rathaus_lowest" (unsigned long long set) noexcept nogil
    int count "rathaus_count" (unsigned long long set) noexcept nogil
