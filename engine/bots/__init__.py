"""Opponents for practice, for any number of players and both sides."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.bots.bot import Bot, play, step
from engine.bots.chancer import RandomBot
from engine.bots.greedy import GreedyBot
from engine.bots.thinking import ThinkingBot

BOTS: Mapping[str, Callable[[int], Bot]] = MappingProxyType(
    {"random": RandomBot, "greedy": GreedyBot, "thinking": ThinkingBot}
)
"""The kinds of bots by name; each is made from a seed."""

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "ThinkingBot", "play", "step"]
