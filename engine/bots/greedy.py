"""A bot that looks at its own board and at this step only."""

from dataclasses import dataclass
from random import Random
from typing import Final

from engine.board import Board
from engine.bots.bot import Step, T, chance, pick
from engine.game import Game
from engine.moves import Move, Placement
from engine.scoring import score_tile
from engine.solver.outcomes import PENALTIES, SPACES
from engine.tiles import CENTER, COLORS, FLOOR, SIZE, column_of

FULL: Final = 10
"""What a point of a line that gets full is worth."""
BEGUN: Final = 4
"""What a point is worth for the share of a line that is filled and not yet full."""
LOST: Final = 10
"""What a point of the floor line costs."""
Appraised = list[tuple[float, T]]


@dataclass(frozen=True, slots=True)
class GreedyBot:
    """Choose what pays most at once; of equals, any."""

    seed: int = 0

    def choose(self, game: Game) -> Step:
        """Choose a legal move or placement."""
        random = chance(self.seed, game)
        if game.legal_moves():
            return best(appraised_moves(game), random)
        return best(appraised_placements(game), random)


def best(appraised: Appraised[T], random: Random) -> T:
    """Pick one of those worth most."""
    most = max(worth for worth, _ in appraised)
    return pick([option for worth, option in appraised if worth == most], random)


class Desk:
    """Know what tiles are worth on one board."""

    def __init__(self, board: Board, grey: bool) -> None:
        self.board, self.grey = board, grey
        self.floor = board.floor_count
        self.lengths = [len(line) for line in board.lines]
        self._points: dict[tuple[int, int], int] = {}

    def worth(self, order: int, row: int, count: int, marker: bool) -> float:
        """Appraise tiles of a color on an open line."""
        need = row + 1 - self.lengths[row]
        placed = min(need, count)
        points = self.points(row, order)
        gain = points * FULL if placed == need else points * BEGUN * placed / (row + 1)
        return gain + self.loss(count - placed + marker)

    def loss(self, fallen: int) -> float:
        """Appraise what falls, zero or less."""
        after = min(SPACES, self.floor + fallen)
        return LOST * (PENALTIES[after] - PENALTIES[self.floor])

    def points(self, row: int, order: int) -> int:
        """Give the most points that the color can score in a row as the wall is now."""
        if (row, order) not in self._points:
            columns = self._columns(row, order)
            scores = [score_tile(self.board.wall, row, col).points for col in columns]
            self._points[row, order] = max(scores, default=0)
        return self._points[row, order]

    def _columns(self, row: int, order: int) -> list[int]:
        color = COLORS[order]
        if not self.grey:
            return [column_of(row, color)]
        wall = self.board.wall
        return [
            col
            for col in range(SIZE)
            if not wall[row][col] and all(cells[col] != color for cells in wall)
        ]


def appraised_moves(game: Game) -> Appraised[Move]:
    """Appraise every legal move."""
    position = game.position
    desk = Desk(position.players[position.turn], position.grey)
    found: Appraised[Move] = []
    for move in game.legal_moves():
        held = position.center if move.source == CENTER else position.factories[move.source]
        marker = move.source == CENTER and position.marker_in_center
        count, order = held.count(move.color), move.color.order
        if move.line == FLOOR:
            found.append((desk.loss(count + marker), move))
        else:
            found.append((desk.worth(order, move.line, count, marker), move))
    return found


def appraised_placements(game: Game) -> Appraised[Placement]:
    """Appraise every legal placement by the points that it scores."""
    wall = game.players[game.turn].wall
    return [
        (0 if step.col == FLOOR else score_tile(wall, step.row, step.col).points, step)
        for step in game.placements()
    ]
