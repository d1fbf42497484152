"""Starts the server: uvicorn with settings that let live connections end when the server stops."""

from __future__ import annotations

from types import FrameType

import uvicorn
from fastapi import FastAPI


class Server(uvicorn.Server):
    """A uvicorn server that ends the tables' streams before it waits for open connections."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Begin to stop."""
        app = self.config.app
        if isinstance(app, FastAPI) and hasattr(app.state, "tables"):
            app.state.tables.hang_up()
        super().handle_exit(sig, frame)


def serve(app: FastAPI, host: str = "127.0.0.1", port: int = 8000, log_level: str = "info") -> None:
    """Serve an application until it is interrupted.

    Addresses are not logged, for those of invitations and of seats are secrets.
    """
    config = uvicorn.Config(
        app, host=host, port=port, log_level=log_level, access_log=False, timeout_graceful_shutdown=3
    )
    Server(config).run()
