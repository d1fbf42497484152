"""The lab: many games between bots, their statistics, their files, and the speed of the engine."""

from rathaus.lab.driver import GameResult, LabError, play_game
from rathaus.lab.files import result_writer
from rathaus.lab.results import Summary
from rathaus.lab.simulate import Plan, simulate

__all__ = ["GameResult", "LabError", "Plan", "Summary", "play_game", "result_writer", "simulate"]
