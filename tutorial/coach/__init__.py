"""The coach for a first game at a real table: one stage after the other."""

from tutorial.coach.stage import Onward, Stage
from tutorial.coach.stages import STAGES, find_stage

__all__ = ["STAGES", "Onward", "Stage", "find_stage"]
