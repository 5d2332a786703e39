"""What a player sees without thinking ahead: one move, and perhaps the reply to it."""

from collections.abc import Mapping

from engine import Game
from engine.bots.greedy import appraised_moves
from engine.moves import Move
from engine.outcomes import Play
from engine.solver import best_finish

Worths = Mapping[Move, int]


def played(game: Game, move: Move) -> tuple[Game, Play]:
    """Return the game after a move, and what the move did."""
    after = game.copy()
    return after, after.play(move)


def first_choices(game: Game) -> set[Move]:
    """Return the moves that look best to the greedy bot."""
    appraised = appraised_moves(game)
    most = max(worth for worth, _ in appraised)
    return {move for worth, move in appraised if worth == most}


def fewest_tiles(game: Game) -> set[Move]:
    """Return the moves that take the fewest tiles."""
    taken = {move: played(game, move)[1].taken for move in game.legal_moves()}
    least = min(taken.values())
    return {move for move, count in taken.items() if count == least}


def own_scores(game: Game) -> Worths:
    """Return for every move the own score if the round ended with it."""
    return best_finish(game, picks=1, every_move=True, nodes=None).values


def reply_scores(game: Game) -> Worths:
    """Return for every move the score that the next player can then get with one take."""
    return {move: reply_score(game, move) for move in game.legal_moves()}


def reply_score(game: Game, move: Move) -> int:
    """Return the best score of the next player, who takes once after a move.

    The round must go on after the move.
    """
    after, _ = played(game, move)
    finish = best_finish(after, picks=1, nodes=None)
    assert finish.value is not None
    return finish.value


def leaders(worths: Worths) -> set[Move]:
    """Return the moves that are worth most."""
    most = max(worths.values())
    return {move for move, worth in worths.items() if worth == most}
