"""Exact best play to the end of the round."""

from engine.solver.solution import Solution
from engine.solver.solving import NODES, best_finish, solve

__all__ = ["NODES", "Solution", "best_finish", "solve"]
