from rathaus.core.rng cimport mix
from rathaus.core.state cimport State
from rathaus.core.policy cimport Policy

cpdef unsigned long long random_playout(State s, unsigned long long word, int most)
