"""Go down the board by eye: what each line holds, and what its row of the wall has."""

from tutorial.tasks.legal_lines import LegalLinesTask


def solutions(task: LegalLinesTask) -> list[list[str]]:
    """List the one right set of lines."""
    return [sorted(["F", *taking(field(task), str(task.pick.color))])]


def field(task: LegalLinesTask) -> str:
    """Find the board of the player to act in what is shown."""
    parts = task.scene().position.split(" ")
    return parts[0] if len(parts) == 1 else parts[8 + "ABCD".index(parts[2])]


def taking(board: str, color: str) -> list[str]:
    """List the lines that take a color."""
    _score, held, wall, _floor = board.split(":")
    rows = zip(held.replace("-", "").split(","), wall.split("/"), strict=True)
    return [
        str(number)
        for number, (line, row) in enumerate(rows, start=1)
        if set(line) <= {color} and len(line) < number and color not in row
    ]
