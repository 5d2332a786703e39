"""A bot that thinks: it tries moves out to the end of the round, and solves it when it can."""

from dataclasses import dataclass
from random import Random
from typing import Final

from engine.board import Board
from engine.bots.bot import Step, chance, pick, step
from engine.bots.greedy import appraised_moves, appraised_placements, best
from engine.game import Game
from engine.moves import Move, Placement
from engine.notation import Phase
from engine.solver import best_finish, groups_left, solve
from engine.tiles import BONUS_COLUMN, SIZE

DUELISTS: Final = 2
CANDIDATES: Final = 8
"""How many moves, the best at first sight, are tried out."""
WHIM: Final = 0.1
"""How often a move in a try-out is any move instead of the best at first sight."""


@dataclass(frozen=True, slots=True)
class ThinkingBot:
    """Solve the end of a round of two; before, try the likely moves out.

    ``rollouts`` is how often each is tried, ``nodes`` how much the solver may look at, ``groups``
    how many groups of tiles may be on offer when it is asked.
    """

    seed: int = 0
    rollouts: int = 8
    nodes: int = 30_000
    groups: int = 9

    def choose(self, game: Game) -> Step:
        """Choose a legal move or placement."""
        if game.phase is Phase.TILING:
            return self._placement(game)
        if len(game.players) == DUELISTS and groups_left(game.position) <= self.groups:
            solution = solve(game, nodes=self.nodes)
            if solution.proved and solution.move:
                return solution.move
        return self._tried_out(game)

    def _placement(self, game: Game) -> Placement:
        """Choose the tiling that is best for the score, against one opponent for the difference."""
        if len(game.players) == DUELISTS:
            return solve(game, nodes=None).tiling[0]
        return best_finish(game, nodes=None).tiling[0]

    def _tried_out(self, game: Game) -> Move:
        """Choose the likely move after which rounds went best."""
        random = chance(self.seed, game)
        ranked = sorted(appraised_moves(game), key=lambda appraised: -appraised[0])
        moves = [move for _, move in ranked[:CANDIDATES]]
        return max(moves, key=lambda move: self._leads(game, move, random))

    def _leads(self, game: Game, move: Move, random: Random) -> float:
        """Add up the leads after playing the round out several times."""
        return sum(tried(game, move, random) for _ in range(self.rollouts))


@dataclass(frozen=True, slots=True)
class Whimsical:
    """Choose what pays most at once, but now and then anything."""

    random: Random

    def choose(self, game: Game) -> Step:
        """Choose a legal move or placement."""
        options = game.legal_moves()
        if not options:
            return best(appraised_placements(game), self.random)
        if self.random.random() < WHIM:
            return pick(options, self.random)
        return best(appraised_moves(game), self.random)


def tried(game: Game, move: Move, random: Random) -> float:
    """Play a round out after a move; give the lead of the seat over the others' average."""
    seat, number, trial = game.turn, game.round, game.copy()
    trial.play(move)
    while trial.round == number and trial.phase is not Phase.OVER:
        step(trial, Whimsical(random))
    standings = [standing(board) for board in trial.players]
    own = standings.pop(seat)
    return own - sum(standings) / len(standings)


def standing(board: Board) -> float:
    """Appraise a board between rounds: the score, and a share for columns begun."""
    begun = [sum(1 for cells in board.wall if cells[col]) for col in range(SIZE)]
    return board.score + sum(BONUS_COLUMN * (tiles / SIZE) ** 2 for tiles in begun)
