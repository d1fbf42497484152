"""Interfaces for game-AI research: observations, PettingZoo, Gymnasium, OpenSpiel and the MCP server.

Every registered game is taken up from the registry; nothing here knows one of them.
"""
