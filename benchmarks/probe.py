"""What every measured program shares: it is started once, then measures on demand, a turn at a time.

A program names its measurements, each a function that works for about some seconds and returns how much
was done in how many seconds of processor time. It prints a line of JSON when it is ready and one an answer. While
one program measures, all others wait for their input, so they can share one core.

Only the standard library: it runs in the environments of the peers too.
"""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

Result = tuple[float, float]
"""How much was done, and the seconds of processor time it took."""


def repeat(do: Callable[[Any], object], positions: list[Any], seconds: float) -> Result:
    """Call a function on each position, again and again, as `rathaus.lab.speed.calls` does."""
    done = 0
    begin = process_time()
    while (elapsed := process_time() - begin) < seconds:
        for position in positions:
            do(position)
        done += len(positions)
    return done, elapsed


def games(play: Callable[[], int], seconds: float) -> Result:
    """Play whole games; ``play`` returns the decisions of one. Returns decisions."""
    done = 0
    begin = process_time()
    while (elapsed := process_time() - begin) < seconds:
        done += play()
    return done, elapsed


def serve(about: dict[str, str], measurements: dict[str, Callable[[float], Result]]) -> None:
    """Answer requests ``{"name": ..., "seconds": ...}`` from standard input until it ends."""
    print(json.dumps({**about, "measurements": list(measurements)}), flush=True)
    for line in sys.stdin:
        request = json.loads(line)
        gc.collect()
        done, seconds = measurements[request["name"]](request["seconds"])
        print(json.dumps({"done": done, "seconds": seconds}), flush=True)
