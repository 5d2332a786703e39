"""Count a tile by walking from it, as for a cross."""

from tests.tutorial.puzzles.second.cross import solutions

__all__ = ["solutions"]
