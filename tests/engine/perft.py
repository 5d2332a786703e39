"""Count the tree of legal steps under a position."""

from engine import Game, Phase


def perft(game: Game, depth: int) -> int:
    """Count the ways to make that many steps; the end of a round without lines is a step."""
    if depth == 0:
        return 1
    if game.phase is Phase.OVER:
        return 0
    total = 0
    for child in children(game):
        total += perft(child, depth - 1)
    return total


def children(game: Game) -> list[Game]:
    """Give the games after every legal step."""
    steps = [(Game.play, move) for move in game.legal_moves()]
    steps += [(Game.place, placement) for placement in game.placements()]
    found = []
    for act, step in steps:
        child = game.copy()
        act(child, step)
        found.append(child)
    if not found:
        child = game.copy()
        child.tile_all()
        found.append(child)
    return found
