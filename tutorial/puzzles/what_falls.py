"""What falls: how many tiles fall, and how many go to the lid?."""

from collections.abc import Iterator
from dataclasses import replace

from django.utils.translation import pgettext, pgettext_lazy

from engine import Position, Rule
from engine.board import Board
from engine.landing import open_lines
from engine.tiles import COLORS, Color
from tutorial.puzzles.chance import Chance
from tutorial.puzzles.draws import first_good, played, tempting
from tutorial.puzzles.floors import dropped
from tutorial.puzzles.puzzle_type import Only, Puzzle, PuzzleType, Unit
from tutorial.puzzles.seed import Seed
from tutorial.tasks.pick import pick, room
from tutorial.tasks.what_falls import FAMILY, Drop, WhatFallsTask

LYING = {1: (0, 7), 2: (4, 7), 3: (3, 6)}
"""How few and how many tiles lie on the floor line before, by level."""
WRONG_ANSWERS = {1: 2, 2: 3, 3: 3}
"""How many different wrong answers must be tempting, by level."""
MOST_TAKEN = {1: 4, 2: 4, 3: 6}
"""How many tiles are taken at most, by level: four from a display, more from the center."""
ROUNDS, PICKS = 3, 9
DRAWS_A_GAME = 30
TRIES = 240
MOST_GAMES = 80
"""How many games are looked at: boards that let nothing fall make no tries."""
KNOWN_GOOD = Drop(
    Position.parse("0:K,R,BB,RRR,YYY:...../...../...../...../.....:BBKKW").players[0],
    *(Color.RED, 4, 1),
)
"""Taken if no draw is good enough."""


def make(seed: Seed) -> Puzzle:
    """Make the puzzle of a seed."""
    task = make_task(seed)
    return Puzzle(
        question=pgettext(
            "puzzle what-falls",
            "How many of these tiles fall to the floor line, and how many go to the box lid?",
        ),
        text=text(task),
        task=task,
    )


def text(task: WhatFallsTask) -> str:
    """Say which line takes the tiles, and that the marker comes along if it does."""
    if task.pick.has_marker:
        words = pgettext(
            "puzzle what-falls",
            "You took the tiles and the starting player marker from the centre. The tiles go to"
            " pattern line {row}.",
        )
    else:
        words = pgettext("puzzle what-falls", "The tiles in your hand go to pattern line {row}.")
    return words.format(row=task.line + 1)


def make_task(seed: Seed) -> WhatFallsTask:
    """Draw until one is good."""
    chance = Chance(f"what-falls-{seed}")
    level = seed.level
    reserve = replace(KNOWN_GOOD, has_marker=with_marker(level))
    drop = first_good(drops(chance, level), lambda drawn: is_good(drawn, level), TRIES, reserve)
    held = pick(str(drop.bare), drop.color * drop.count, marker=drop.has_marker)
    return WhatFallsTask(held, drop.line, tells_all=True)


def with_marker(level: int) -> bool:
    """Tell whether the marker comes along: on the highest level."""
    return level == max(LYING)


def drops(chance: Chance, level: int) -> Iterator[Drop]:
    """Draw boards of games on their way, other things on their floor lines, and tiles in hand."""
    for _ in range(MOST_GAMES):
        game = played(chance, rounds=chance.below(ROUNDS), picks=chance.below(PICKS))
        board = chance.pick(game.players)
        for _again in range(DRAWS_A_GAME):
            yield from draw(chance, board, level)


def draw(chance: Chance, board: Board, level: int) -> Iterator[Drop]:
    """Draw a floor line, a hand, and a line that takes it but has not room for all."""
    color = chance.pick(COLORS)
    least, most = LYING[level]
    floor = dropped(chance, least + chance.below(most - least + 1))
    count = 2 + chance.below(MOST_TAKEN[level] - 1)
    lines = [line for line in open_lines(board, color) if room(board, line) < count]
    if lines:
        line = chance.pick(lines)
        yield Drop(replace(board, floor=floor), color, count, line, with_marker(level))


def is_good(drop: Drop, level: int) -> bool:
    """Tell whether something falls, the floor line is as full as meant, and mistakes tempt."""
    truth, readings = drop.truth, drop.readings()
    if not any(truth) or len(tempting(readings, truth)) < WRONG_ANSWERS[level]:
        return False
    return level == 1 or (truth[1] > 0 and (level == 2 or readings["marker_free"] != truth))


WHAT_FALLS = PuzzleType(
    id="what-falls",
    version=1,
    levels=len(LYING),
    unit=Unit.PLACING,
    title=pgettext_lazy("puzzle what-falls", "What falls?"),
    summary=pgettext_lazy("puzzle what-falls", "Count the tiles that find no space in their line."),
    rules=(Rule.OVERFLOW, Rule.FLOOR_FULL, Rule.LINE_FILL, Rule.MARKER_COST),
    make=make,
    family=FAMILY,
    limits={Rule.MARKER_COST: Only(levels={3})},
)
