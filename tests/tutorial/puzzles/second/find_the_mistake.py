"""Check a sheet line by line by walking through the round."""

from tests.tutorial.puzzles.second.walking import walk
from tutorial.tasks.sheet_mistake import SheetMistakeTask


def solutions(task: SheetMistakeTask) -> list[list[str]]:
    """List the lines of the sheet that are wrong in themselves."""
    scene = task.scene()
    walked = walk(scene.position)
    assert scene.sheet
    before, *tiles, floor, after = scene.sheet.rows
    written = [int(row.cells[1].replace("−", "-")) for row in (before, *tiles, floor)]
    right = [walked.before, *walked.points.values(), -walked.cost]
    lines = [str(row + 1) for row in walked.points]
    codes = ["before", *lines, "floor"]
    wrong = [code for code, one, two in zip(codes, written, right, strict=True) if one != two]
    follows = max(0, sum(written))
    return [[code] for code in wrong + ["after"] * (after.cells[1] != str(follows))]
