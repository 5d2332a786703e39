"""Fill displays tile by tile from two heaps, without the engine."""

from tutorial.tasks.refill import RefillTask

DISPLAYS = {2: 5, 3: 7, 4: 9}


def solutions(task: RefillTask) -> list[list[str]]:
    """List the one right answer."""
    stock = task.stock
    facts = filled(DISPLAYS[stock.players], stock.bag, stock.lid)
    return [[facts[ask.value] for ask in task.asks]]


def filled(displays: int, bag: int, lid: int) -> dict[str, str]:
    """Lay out four tiles a display, one by one; the lid goes into the bag when it has to."""
    amounts, first, poured = [0] * displays, 0, False
    for place in [place for place in range(displays) for _ in range(4)]:
        if not bag and lid:
            bag, lid, poured = lid, 0, True
        if bag:
            bag -= 1
            amounts[place] += 1
            first += not poured
    part = [amount for amount in amounts if 0 < amount < 4]
    then = "over" if not any(amounts) else "short" if min(amounts) < 4 else "usual"
    return {
        "alone": str(first // 4),
        "next": str(first % 4),
        "full": str(amounts.count(4)),
        "part": str(sum(part)),
        "bag": str(bag),
        "lid": str(lid),
        "then": then,
    }
