"""Bots: players that see a view and nothing else. One module a bot."""

from rathaus.bots.base import Bot, BotError, BotSpec, bot_names, make

__all__ = ["Bot", "BotError", "BotSpec", "bot_names", "make"]
