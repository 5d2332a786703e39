"""When two positions are the same puzzle."""

from engine.board import Board
from engine.notation import Position


def canonical(position: Position) -> str:
    """Return a text that is equal for positions that ask the same.

    Displays may lie in any order and the players are told from the one to move on. What does not
    bear on the choice is left out: scores, the bag, the lid, the number of the round.
    """
    displays = sorted("".join(tiles) for tiles in position.factories if tiles)
    center = "".join(position.center) + ("M" if position.marker_in_center else "")
    seats = [*position.players[position.turn :], *position.players[: position.turn]]
    starter = (position.starter - position.turn) % len(seats)
    parts = ("g" if position.grey else "c", str(starter), "|".join(displays), center)
    return " ".join((*parts, *map(without_score, seats)))


def without_score(board: Board) -> str:
    """Return a board's text; what lies on the floor only counts."""
    lines = ",".join("".join(line) for line in board.lines)
    wall = "/".join("".join(tile or "." for tile in row) for row in board.wall)
    return f"{lines}:{wall}:{board.floor_count}"


def has_twins(position: Position) -> bool:
    """Tell whether two displays hold the same tiles, so that their moves are equal."""
    displays = [tiles for tiles in position.factories if tiles]
    return len(set(displays)) < len(displays)
