"""The numeric cases collected from public pages and disputes, kind by kind."""

import itertools
import json
from pathlib import Path
from typing import Any

import pytest

from engine import Move, Placement, decide, end_bonuses, score_floor, score_tile
from engine.board import Board
from engine.dealing import fill
from engine.tiles import DISPLAYS, SIZE, TILES
from tests.engine.build import board, game, tiling, wall

DATA = Path(__file__).parents[1] / "data" / "vectors.json"
VECTORS = json.loads(DATA.read_text())["vectors"]
LETTERS = {"blue": "B", "yellow": "Y", "red": "R", "black": "K", "white": "W"}
BEST_ROUNDS = ("01234", "12343", "23422", "34111", "40000")
"""For each round the columns tiled in rows 1 to 5; every run grows by one tile at its end."""
Case = dict[str, Any]


def cases(kind: str) -> pytest.MarkDecorator:
    """Give the cases of a kind as parameters."""
    found = [case for case in VECTORS if case["kind"] == kind]
    return pytest.mark.parametrize("case", found, ids=[case["id"] for case in found])


def rows(case: Case) -> list[str]:
    """Give the wall of a case in full letters."""
    return wall("/".join(case["wall"])).split("/")


def floor(tiles: int, marker: bool) -> str:
    """Write a floor line of that many tiles, the marker last."""
    return "BYRKWBY"[: min(tiles, 7)] + "M" * marker or "-"


def lines(case: Case) -> str:
    """Write the pattern lines of a case."""
    held = ["-"] * SIZE
    for line in case["lines"]:
        letter = LETTERS.get(line["color"], line["color"])
        held[line["row"]] = letter * line.get("count", line["row"] + 1)
    return ",".join(held)


@cases("floor")
def test_floor(case: Case) -> None:
    """Each covered space of the floor line costs its value, down to a score of zero."""
    fallen = case["tiles"] + case["marker"]
    assert score_floor(fallen).penalty == case["expect"]["penalty"]
    settled = tiling(board(floor=floor(case["tiles"], case["marker"]), score=case["score"]))
    assert settled.tile_all()[0].after == case["expect"]["score"]


@cases("place")
def test_place(case: Case) -> None:
    """A tile scores the unbroken row and column through it."""
    score = score_tile(rows(case), case["row"], case["col"])
    found = {"h": score.horizontal, "v": score.vertical, "points": score.points}
    assert found == case["expect"]


@cases("bonus")
def test_bonus(case: Case) -> None:
    """Full rows, columns and colors earn their bonuses at the end."""
    bonus = end_bonuses(rows(case))
    found = {
        "rows": len(bonus.rows),
        "cols": len(bonus.columns),
        "colors": len(bonus.colors),
        "bonus": bonus.points,
    }
    assert found == case["expect"]


@cases("round")
def test_round(case: Case) -> None:
    """A player's wall-tiling goes from the top down, then the floor line is settled."""
    fell = floor(**case["floor"])
    played = tiling(board(lines(case), "/".join(case["wall"]), fell, case["score"]))
    mine = played.tile_all()[0]
    expect = case["expect"]
    assert [[tile.row, tile.col, tile.points] for tile in mine.tiles] == expect["placements"]
    assert (mine.points, mine.penalty) == (expect["tile_total"], expect["penalty"])
    assert (mine.after, mine.lid) == (expect["score"], expect["to_lid"])
    assert (played.phase == "o") == expect["ends_game"]
    stay = {line["row"]: line["count"] for line in expect.get("remaining_lines", [])}
    assert [len(line) for line in played.players[0].lines] == [
        stay.get(row, 0) for row in range(SIZE)
    ]


@cases("grey_legal")
def test_grey_legal(case: Case) -> None:
    """On the grey side a color fits into free spaces whose column lacks it."""
    full = board(lines({"lines": [case]}), "/".join(case["wall"]))
    options = tiling(full, grey=True).placements()
    assert [option.col for option in options if option.col != "F"] == case["expect"]["cols"]


@cases("grey_round")
def test_grey_round(case: Case) -> None:
    """On the grey side each line is tiled by choice, or falls when no space is left."""
    before = floor(case["floor_before"], False)
    full = board(lines(case), "/".join(case["wall"]), before, case["score"])
    played = tiling(full, grey=True)
    for line in case["lines"]:
        col = "F" if line["choose"] is None else line["choose"]
        played.place(Placement(line["color"], line["row"], col))
    mine, expect = played.last_round[0], case["expect"]
    assert [tile.points for tile in mine.tiles] == expect["points"]
    assert len(mine.fell) == expect["floor_after"]
    assert sum(tile.lid for tile in mine.tiles) == expect["tiles_to_lid_at_once"]
    assert (mine.penalty, mine.after) == (expect["penalty"], expect["score"])


@cases("take")
def test_take(case: Case) -> None:
    """A pick fills one line, the rest falls; the marker lies down first."""
    line, held = "F", ["-"] * SIZE
    if case["line"]:
        line = case["line"]["capacity"] - 1
        held[line] = "B" * case["line"]["filled"] or "-"
    blues = "B" * case["take"]
    offer = f"-,-,-,-,- M{blues}" if case["takes_marker"] else f"{blues},K,-,-,- M"
    before = board(",".join(held), floor="KYRWKYR"[: case["floor_before"]] or "-")
    played = game(offer, before)
    play = played.play(Move("C" if case["takes_marker"] else 0, "B", line))
    after = played.players[0].floor
    slot = None
    if case["takes_marker"]:
        slot = 0 if play.marker_space is None else play.marker_space + 1
    found = {
        "placed": play.placed,
        "floor_after": len(after) - (after[7:] == ("M",)),
        "tiles_to_lid": play.lid,
        "marker_slot": slot,
        "penalty": score_floor(len(after)).penalty,
    }
    assert found == case["expect"]


@cases("winner")
def test_winner(case: Case) -> None:
    """Most points win, then most full rows; a tie left over is shared."""
    scores, full = [], []
    for player in case["players"]:
        if "wall" in player:
            bonus = end_bonuses(rows(player))
            scores.append(player["pre_bonus"] + bonus.points)
            full.append(len(bonus.rows))
        else:
            scores.append(player["final_score"])
            full.append(player["rows"])
    assert list(decide(tuple(scores), tuple(full)).winners) == case["expect"]["winners"]


@cases("refill")
def test_refill(case: Case) -> None:
    """An empty bag gets the lid while displays still need tiles, not earlier."""
    deal = fill(DISPLAYS[case["players"]], five(case["bag"]), five(case["lid"]), lambda: 0.5)
    found = {
        "factories": [sum(display) for display in deal.displays],
        "lid_emptied_after_drawing": deal.refilled_after,
        "bag": sum(deal.bag),
        "lid": sum(deal.lid),
    }
    assert found == case["expect"]


def five(total: int) -> list[int]:
    """Share a number of tiles out to five colors."""
    return [total // 5 + (order < total % 5) for order in range(5)]


@cases("range")
def test_range(case: Case) -> None:
    """A wall can have scored differently, by the order in which it was filled."""
    cells = figure_cells(case)
    totals = [total(order) for order in itertools.permutations(cells)]
    assert {"min": min(totals), "max": max(totals)} == case["expect"]


def figure_cells(case: Case) -> tuple[tuple[int, int], ...]:
    """List the filled spaces of a case."""
    return Board(
        wall=tuple(tuple(c if c != "." else None for c in row) for row in rows(case))
    ).cells


def total(order: tuple[tuple[int, int], ...]) -> int:
    """Score tiles put on an empty wall one after the other."""
    grid = [["."] * SIZE for _ in range(SIZE)]
    points = 0
    for row, col in order:
        points += score_tile(grid, row, col).points
        grid[row][col] = "#"
    return points


@cases("max_score")
def test_max_score(case: Case) -> None:
    """Five rounds, each from the top down, can give 145 for tiles and 95 in bonuses."""
    best = [(row, int(col)) for cols in BEST_ROUNDS for row, col in enumerate(cols)]
    columns = [(row, col) for col in range(SIZE) for row in range(SIZE)]
    bonus = end_bonuses(["#####"] * SIZE).points
    found = {
        "placement": total(tuple(best)),
        "bonus": bonus,
        "total": total(tuple(best)) + bonus,
        "first_column_order_total": total(tuple(columns)) + bonus,
    }
    assert found == case["expect"]


@cases("min_rounds")
def test_min_rounds(case: Case) -> None:
    """A row gets at most one tile a round, so five rounds are the least."""
    played = tiling(board("B,YY,RRR,KKKK,WWWWW"))
    tiled = played.tile_all()[0].tiles
    assert sorted(tile.row for tile in tiled) == list(range(SIZE))
    assert case["expect"]["rounds"] == SIZE


@cases("supply_floor")
def test_supply_floor(case: Case) -> None:
    """Two players never run short: walls and unfinished lines can't hold enough."""
    on_wall, on_lines = SIZE * (SIZE - 1), sum(range(SIZE))
    for players, least in case["expect"].items():
        assert max(0, TILES - int(players) * (on_wall + on_lines)) == least
