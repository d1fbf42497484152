"""Processes in which bots decide and games are played."""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading


def begin_worker() -> None:
    """Leave Ctrl-C to the main process, and end with it even when it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()
