"""Write ``tests/data/solved.txt``: positions met in play with what the plain solver finds.

Run from the root: ``python -m tests.engine.freeze_solved``.
"""

from pathlib import Path

from tests.engine.met import some
from tests.engine.plain_solver import PlainSolver

SOLVED = Path(__file__).parents[1] / "data" / "solved.txt"
NUMBERS = {3: 15, 4: 15, 5: 15, 6: 10}
"""How many positions there are on each side, by the groups left."""


def line(text: str) -> str:
    """Write a position with its value and its best moves."""
    values = PlainSolver(text).move_values()
    value = max(values.values())
    best = ",".join(move for move, worth in values.items() if worth == value)
    return f"{value}\t{best}\t{text}"


def main() -> None:
    """Solve and write."""
    games = [
        game
        for grey in (False, True)
        for groups, number in NUMBERS.items()
        for game in some(number, [groups], grey)
    ]
    SOLVED.write_text("".join(f"{line(game.notation())}\n" for game in games))


if __name__ == "__main__":
    main()
