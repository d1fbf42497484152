from rathaus.core.rng cimport below
from rathaus.core.state cimport State
