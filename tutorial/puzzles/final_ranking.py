"""Final ranking: in what order do the players finish?."""

from dataclasses import dataclass

from django.utils.translation import pgettext, pgettext_lazy

from engine import Board, Position, Rule
from engine.checks.scores import most_points
from engine.misreadings import TIE
from engine.reachability import reasons
from engine.scoring import BonusScore
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.draws import endless, first_good, tempting
from tutorial.puzzles.puzzle_type import Only, Puzzle, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.puzzles.wall_draws import Plan, draw_wall, written
from tutorial.tasks.end_positions import final_position
from tutorial.tasks.final_ranking import FinalRankingTask
from tutorial.tasks.final_standing import FinalStanding


@dataclass(frozen=True, slots=True)
class Load:
    """Hold how many players there are, how scores tie, and whether a tie must stay one."""

    ties: tuple[tuple[int, ...], ...]
    both_levels: bool = False


LOADS = {
    1: Load(ties=((2,),)),
    2: Load(ties=((2, 1), (1, 2), (3,))),
    3: Load(ties=((2, 2), (3, 1), (1, 3), (4,)), both_levels=True),
}
"""Who ties: sizes of the groups with the same score, best first, by level."""
DENSITY = 0.3
LOWEST, RANGE, GAP = 38, 30, 9
"""The lowest best score, how far it goes up, and how far the next group is below at most."""
MOST_TILES = 21
TRIES = 120
KNOWN_GOOD = {
    1: FinalStanding((58, 58), ("#.##./..#.#/#.#.#/###../#####", "##.../#####/..#.#/...##/#####")),
    2: FinalStanding(
        (46, 46, 46),
        (
            "#####/#####/#..##/....#/...##",
            "#####/#..#./..#.#/#####/.#...",
            "..###/#..##/#..#./.#.#./####.",
        ),
    ),
    3: FinalStanding(
        (48, 48, 56, 48),
        (
            "#####/.#.../.#.../.##../#####",
            "#...#/##..#/###../#.#../#.##.",
            ".##../..#../..##./#####/#####",
            "#####/#..../.#.../#####/##.##",
        ),
    ),
}
"""Taken if no draw is good enough."""


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    task = make_task(seed)
    return Puzzle(
        question=pgettext("puzzle final-ranking", "Which place does each player get?"),
        text=pgettext(
            "puzzle final-ranking",
            "The game is over; the scores include all bonuses. Players who share a place get the"
            " same one.",
        ),
        task=task,
        players=len(task.final.scores),
    )


def make_task(seed: Seed) -> FinalRankingTask:
    """Draw scores and walls until they are good."""
    chance, level = Chance(f"final-ranking-{seed}"), seed.level
    draws = endless(lambda: draw(chance, LOADS[level]))
    final = first_good(draws, lambda drawn: is_good(drawn, level), TRIES, KNOWN_GOOD[level])
    return FinalRankingTask(final, tells_all=True)


def draw(chance: Chance, load: Load) -> FinalStanding:
    """Draw scores with ties, then a wall for each player; full rows are often equal."""
    groups = chance.pick(load.ties)
    score, scores = LOWEST + chance.below(RANGE), list[int]()
    for size in groups:
        scores += [score] * size
        score -= 1 + chance.below(GAP)
    usual = 1 + chance.below(2)
    walls = [draw_final(chance, usual) for _ in scores]
    order = chance.shuffled(range(len(scores)))
    return FinalStanding(tuple(scores[at] for at in order), tuple(walls[at] for at in order))


def draw_final(chance: Chance, usual: int) -> str:
    """Draw a wall with full rows, columns and colors."""
    rows = usual if chance.happens(0.5) else chance.below(3)
    plan = Plan(rows, chance.below(2), chance.below(2), density=DENSITY)
    return written(draw_wall(chance, plan))


def is_good(final: FinalStanding, level: int) -> bool:
    """Tell whether a draw makes a puzzle: two mistakes are tempting, and it is possible.

    On the highest level full rows decide one tie, and another one stays.
    """
    if LOADS[level].both_levels and not keeps_a_tie(final):
        return False
    wrong = tempting(final.wrong_places(), final.places)
    if len(wrong) < 2 or not all(map(can_be, final.boards, final.bonuses)):
        return False
    if LOADS[level].both_levels and len(final.decisions()) < 2:
        return False
    return not reasons(Position.parse(str(final_position(final.boards))))


def keeps_a_tie(final: FinalStanding) -> bool:
    """Tell from the drawing, which is quick, whether rows decide one tie and leave another."""
    rows = [sum("." not in row for row in wall.split("/")) for wall in final.walls]
    pairs = [*zip(final.scores, rows, strict=True)]
    return len(set(final.scores)) < len(set(pairs)) < len(pairs)


def can_be(board: Board, bonus: BonusScore) -> bool:
    """Tell whether a wall can have its score, and looks like one at the end of a game."""
    count, scored = len(board.cells), board.score - bonus.points
    return count <= MOST_TILES and count <= scored <= most_points(board)


FINAL_RANKING = PuzzleType(
    id="final-ranking",
    version=1,
    levels=len(LOADS),
    unit=Unit.GAME,
    title=pgettext_lazy("puzzle final-ranking", "Final ranking"),
    summary=pgettext_lazy("puzzle final-ranking", "Rank the players, ties and all."),
    rules=(Rule.WINNER, Rule.TIE_ROWS, Rule.TIE_SHARED),
    make=make,
    family=TIE,
    players=frozenset({2, 3, 4}),
    limits={level: Only(players=set(map(sum, load.ties))) for level, load in LOADS.items()},
)
