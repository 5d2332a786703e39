"""Find what is wrong from the letters of the notation, one look for each kind."""

from collections import Counter
from itertools import permutations, product

from engine.reachability import reasons
from tutorial.tasks.impossible import ImpossibleTask

WALL = ["BYRKW", "WBYRK", "KWBYR", "RKWBY", "YRKWB"]
MOST_COUNTED = 5


def is_fair(task: ImpossibleTask) -> bool:
    """Tell whether the engine finds one kind of fault at most, and it is offered."""
    found = {reason.code for reason in reasons(task.position)} or {"possible"}
    return len(found) == 1 and found <= set(task.codes)


def solutions(task: ImpossibleTask) -> list[list[str]]:
    """List the one thing that is wrong, or that nothing is."""
    found = faults(str(task.position))
    assert len(found) <= 1, found
    return [[code] for code in found or {"possible"}]


def faults(text: str) -> set[str]:
    """Find all that is wrong in a text."""
    side, when, _turn, _starter, offer, center, bag, lid, *boards = text.split(" ")
    found = set(at_table(offer, center.replace("-", ""), boards))
    if any(count != 20 for count in totals(offer, center, bag, lid, boards).values()):
        found.add("color-count")
    for board in boards:
        found |= set(on_board(board, int(when[:-1]) - 1, side == "g"))
    return found


def totals(offer: str, center: str, bag: str, lid: str, boards: list[str]) -> dict[str, int]:
    """Count every letter on the table, and add bag and lid."""
    letters = Counter("".join([offer, center, *(board.split(":", 1)[1] for board in boards)]))
    heaps = zip("BYRKW", bag.split(","), lid.split(","), strict=True)
    return {letter: letters[letter] + int(one) + int(other) for letter, one, other in heaps}


def at_table(offer: str, center: str, boards: list[str]) -> list[str]:
    """Look at displays, center and marker."""
    displays = offer.split(",")
    empty = displays.count("-")
    markers = [*center, *"".join(boards)].count("M")
    looks = {
        "display-not-full": any(len(display) != 4 for display in displays if display != "-"),
        "center-too-full": len(center.replace("M", "")) > 3 * empty,
        "no-marker": markers == 0,
        "many-markers": markers > 1,
        "marker-too-early": not empty and "M" not in center and markers == 1,
    }
    return [code for code, is_so in looks.items() if is_so]


def on_board(text: str, rounds: int, is_grey: bool) -> list[str]:
    """Look at lines, wall and score of a player."""
    score, lines, wall, _floor = text.split(":")
    rows = wall.split("/")
    columns = ["".join(column) for column in zip(*rows, strict=True)]
    pairs = list(zip(lines.split(","), rows, strict=True))
    looks = {
        "line-mixed": any(len(set(line)) > 1 for line, _row in pairs),
        "line-locked": any(set(line) & set(row) & set("BYRKW") for line, row in pairs),
        "row-too-fast": any(len(row.replace(".", "")) > rounds for row in rows),
        "score-too-high": int(score) > most(rows),
    }
    if is_grey:
        looks["row-repeats"] = any(map(repeats, rows))
        looks["column-repeats"] = any(map(repeats, columns))
    else:
        looks["wrong-space"] = any(
            tile not in (".", printed)
            for row, pattern in zip(rows, WALL, strict=True)
            for tile, printed in zip(row, pattern, strict=True)
        )
    return [code for code, is_so in looks.items() if is_so]


def repeats(tiles: str) -> bool:
    """Tell whether a letter comes twice."""
    return any(tiles.count(tile) > 1 for tile in "BYRKW")


def most(rows: list[str]) -> int:
    """Try every order in which few tiles can have come; large walls are not looked into."""
    cells = [cell for cell in product(range(5), range(5)) if rows[cell[0]][cell[1]] != "."]
    if len(cells) > MOST_COUNTED:
        return 1000
    return max(scored(order) for order in permutations(cells))


def scored(order: tuple[tuple[int, ...], ...]) -> int:
    """Add up what tiles score that come in an order."""
    there: set[tuple[int, int]] = set()
    total = 0
    for row, col in order:
        there.add((row, col))
        across = run(there, row, col, 0, 1) + run(there, row, col, 0, -1) - 1
        down = run(there, row, col, 1, 0) + run(there, row, col, -1, 0) - 1
        total += (across if across > 1 else 0) + (down if down > 1 else 0) or 1
    return total


def run(there: set[tuple[int, int]], row: int, col: int, down: int, right: int) -> int:
    """Walk over tiles from a space and count them with it."""
    if (row, col) not in there:
        return 0
    return 1 + run(there, row + down, col + right, down, right)
