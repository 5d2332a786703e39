"""Spaces of the wall as form values, as the board has them."""

from rulesite.board.cells import BY_CODE, CELLS, cell_code

__all__ = ["BY_CODE", "CELLS", "cell_code"]
