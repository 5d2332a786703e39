"""Exact best play to the end of the round."""

from engine.solver.offers import groups_left
from engine.solver.solution import Solution
from engine.solver.solving import NODES, best_finish, solve

__all__ = ["NODES", "Solution", "best_finish", "groups_left", "solve"]
