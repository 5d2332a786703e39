"""Rank players by comparing each with every other."""

from itertools import product

from tutorial.tasks.final_ranking import FinalRankingTask


def solutions(task: FinalRankingTask) -> list[list[str]]:
    """List every list of places that puts each two players in the right order."""
    fields = task.scene().position.split(" ")[8:]
    held = [standing(field) for field in fields]
    seats = range(len(held))
    places = [str(seat + 1) for seat in seats]
    return [
        list(given)
        for given in product(places, repeat=len(held))
        if "1" in given
        and all(
            (given[one] < given[other]) == (held[one] > held[other])
            for one in seats
            for other in seats
        )
    ]


def standing(field: str) -> tuple[int, int]:
    """Read the score, and count the rows without an empty space."""
    score, _, wall, _ = field.split(":")
    return int(score), sum("." not in row for row in wall.split("/"))
