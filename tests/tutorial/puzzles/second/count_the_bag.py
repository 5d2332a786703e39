"""Read the letters of the notation: every color has twenty tiles."""

from collections import Counter

from tutorial.tasks.bag_count import BagColorsTask, BagCountTask


def solutions(task: BagCountTask | BagColorsTask) -> list[list[str]]:
    """List the one right answer."""
    is_closed = isinstance(task, BagCountTask) and task.is_closed
    hidden = unseen(str(task.position), with_lid=not is_closed)
    if isinstance(task, BagCountTask):
        return [[str(hidden[task.color.value])]]
    return [sorted(letter for letter, count in hidden.items() if count)]


def unseen(text: str, *, with_lid: bool) -> dict[str, int]:
    """Count for each letter how many of its twenty are neither on the table nor in the lid."""
    fields = text.split(" ")
    boards = ["".join(board.split(":")[1:]) for board in fields[8:]]
    letters = Counter("".join([fields[4], fields[5], *boards]))
    lid = dict(zip("BYRKW", map(int, fields[7].split(",")), strict=True))
    return {letter: 20 - letters[letter] - with_lid * lid[letter] for letter in "BYRKW"}
