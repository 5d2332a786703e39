"""A picture of each term."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from engine.tiles import SIZE, color_at
from rulesite.glossary.pictures import (
    Picture,
    beside,
    board,
    display,
    floor,
    icon,
    spaces,
    thing,
    tray,
    wall,
)

BEGUN: Final = ".#.../##.#./..#../.##../....#"
ROW: Final = [(2, col) for col in range(SIZE)]
COLUMN: Final = [(row, 2) for row in range(SIZE)]
BLUE: Final = [
    (row, col) for row in range(SIZE) for col in range(SIZE) if color_at(row, col) == "B"
]
FULL_ROW: Final = ".#.../##.#./#####/.##../....#"
FULL_COLUMN: Final = ".##../###../..##./.##../..#.#"

DRAWINGS: Final[Mapping[str, Picture]] = MappingProxyType(
    {
        "tile": spaces("R"),
        "factory_display": display("BRRY"),
        "centre": tray("MYKKW"),
        "starting_marker": spaces("M"),
        "player_board": board("./.Y/.RR/..../KKKKK", BEGUN, "M"),
        "pattern_line": spaces("..RR"),
        "wall": wall(BEGUN),
        "wall_row": wall(BEGUN, run=ROW),
        "wall_column": wall(BEGUN, run=COLUMN),
        "floor_line": floor("MW"),
        "bag": thing("bag"),
        "box_lid": thing("lid"),
        "score_track": thing("track"),
        "scoring_marker": thing("cube"),
        "space": spaces("bY.", mark="mmm"),
        "empty_space": spaces("."),
        "player": thing("pawn"),
        "starting_player": beside(thing("pawn"), spaces("M"), gap=0),
        "component": beside(spaces("BM"), thing("cube"), thing("bag"), thing("disc"), gap=6),
        "round": thing("round"),
        "phase": thing("phase"),
        "factory_offer": beside(display("YYKW", taken="Y"), tray("MRR")),
        "wall_tiling": beside(spaces("YYY"), icon("arrow"), spaces("wKbYr", mark="   p")),
        "preparing_next_round": beside(thing("bag"), icon("arrow"), thing("disc"), spaces("M")),
        "setup": thing("table"),
        "goal": wall("#####/#####/#####/#####/#####"),
        "move": beside(display("KKRB", taken="K"), icon("arrow"), spaces(".KK")),
        "turn": thing("turn"),
        "game_end": wall(FULL_ROW, run=ROW),
        "legal_move": beside(spaces("BB"), icon("arrow"), spaces("..B"), icon("check")),
        "illegal_move": beside(spaces("RR"), icon("arrow"), spaces("..B"), icon("cross")),
        "forced_move": beside(tray("KK"), icon("arrow"), spaces("KK..", mark="pp")),
        "draft": display("BBRW", taken="B"),
        "place": beside(spaces("WW"), icon("arrow"), spaces(".WW", mark=" pp")),
        "discard": beside(spaces("YY"), icon("arrow"), thing("lid")),
        "refill": beside(thing("bag"), icon("arrow"), display("KYBW")),
        "overflow": beside(spaces("R", mark="t"), spaces("RR")),
        "complete_line": spaces("YYY"),
        "incomplete_line": spaces(".YY"),
        "point": spaces("bYrkw", mark=" p"),
        "score": beside(thing("track"), thing("cube")),
        "penalty": floor("MWW"),
        "penalty_point": floor("W"),
        "bonus": wall("..#../..#../#####/..#../..#..", run=[*ROW, *COLUMN]),
        "horizontal_row": wall(FULL_ROW, run=ROW),
        "vertical_column": wall(FULL_COLUMN, run=COLUMN),
        "colour_set": wall("#..../.#.../..#../...#./....#", run=BLUE),
        "colour": spaces("BYRKW"),
        "neighbour": wall(
            "...../..#../.###./..#../.....", run=[(1, 2), (2, 1), (2, 3), (3, 2)], placed=[(2, 2)]
        ),
        "tie": thing("tie"),
        "tie_break": thing("rows"),
        "shared_victory": thing("shared"),
        "winner": thing("winner"),
        "variant": beside(spaces("by"), icon("arrow"), spaces("..")),
        "grey_wall": wall(".B.../R..K./..Y../...../W....", ghosts=False),
        "blue": spaces("B"),
        "yellow": spaces("Y"),
        "red": spaces("R"),
        "black": spaces("K"),
        "white": spaces("W"),
    }
)
"""By the id of the term."""
