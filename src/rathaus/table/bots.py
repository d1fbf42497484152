"""Bots at work: in a few processes of their own that receive nothing but the view of their seat."""

from __future__ import annotations

import asyncio
import importlib.util
import logging
import multiprocessing
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace

from rathaus.bots import bot_names, make
from rathaus.bots.workers import begin_worker
from rathaus.core.game import Game
from rathaus.core.view import View

log = logging.getLogger("rathaus.table.bots")


def levels(game: Game) -> list[str]:
    """The bots that can play a game, weakest first."""
    built_in = bot_names(built_in=True)
    found = [name for name in built_in if importlib.util.find_spec(f"rathaus.bots.{name}") is not None]
    found += [name for name in bot_names() if name not in built_in]
    return [name for name in found if name != "greedy" or game.policy() is not None]


def decide(spec: str, seed: int, view: View) -> int:
    """One decision of a bot (runs in the worker)."""
    return int(make(spec, seed).choose(view))


class BotPool:
    """A few worker processes, started when the first bot is asked; threads where processes cannot start."""

    def __init__(self, workers: int = 2, timeout: float = 120.0, processes: bool = True) -> None:
        self.workers = workers
        self.timeout = timeout
        self.processes = processes
        self._pool: Executor | None = None

    def _executor(self) -> Executor:
        if self._pool is None:
            self._pool = self._start()
        return self._pool

    def _start(self) -> Executor:
        if self.processes:
            methods = multiprocessing.get_all_start_methods()
            method = "forkserver" if "forkserver" in methods else "spawn"
            try:
                context = multiprocessing.get_context(method)
                if method == "forkserver":
                    context.set_forkserver_preload(["rathaus.table.bots"])
                return ProcessPoolExecutor(self.workers, context, begin_worker)
            except (OSError, ImportError, NotImplementedError) as error:
                log.warning("no worker processes for bots (%s); they play in threads", error)
        return ThreadPoolExecutor(self.workers, "rathaus-bot")

    async def choose(self, spec: str, seed: int, view: View) -> int:
        """A legal action for the seat of a view. A bot that fails is logged and replaced by a fallback."""
        try:
            action = await self._ask(spec, seed, replace(view, cache={}))
        except Exception as error:  # whatever a bot does wrong, the table goes on
            log.error("bot %s failed: %r", spec, error)
            return self.fallback(seed, view)
        if action not in view.legal:
            log.error("bot %s chose the illegal action %r", spec, action)
            return self.fallback(seed, view)
        return action

    async def _ask(self, spec: str, seed: int, view: View) -> int:
        loop = asyncio.get_running_loop()
        for _ in range(2):
            pool = self._executor()
            try:
                future = loop.run_in_executor(pool, decide, spec, seed, view)
                return await asyncio.wait_for(future, self.timeout)
            except BrokenProcessPool as error:
                log.warning("the bots' processes ended: %r", error)
                if self._pool is pool:
                    self._pool = None
        self.processes, self._pool = False, None
        return await asyncio.wait_for(
            loop.run_in_executor(self._executor(), decide, spec, seed, view), self.timeout
        )

    @staticmethod
    def fallback(seed: int, view: View) -> int:
        """Some legal action."""
        return view.legal[seed % len(view.legal)]

    def close(self) -> None:
        """End the workers."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
