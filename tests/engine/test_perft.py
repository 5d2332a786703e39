"""Frozen counts of the tree of legal steps, which no single test could name."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine import Game
from tests.engine.naive import Referee
from tests.engine.perft import perft

DATA = Path(__file__).parents[1] / "data" / "perft.json"
TREES = json.loads(DATA.read_text())
Tree = dict[str, Any]
every_tree = pytest.mark.parametrize("tree", TREES, ids=range(len(TREES)))


def test_all_kinds_of_games_are_counted() -> None:
    """There are a dozen positions, for two to four players on both sides."""
    kinds = {(tree["position"][0], tree["position"].count(":") // 3) for tree in TREES}
    assert len(TREES) == 12
    assert kinds == {(side, players) for side in "cg" for players in (2, 3, 4)}


@every_tree
def test_counts(tree: Tree) -> None:
    """The number of ways to go on is what it always was."""
    game = Game.from_notation(tree["position"])
    shallow = [count for count in tree["counts"] if count < 2_000]
    assert [perft(game, depth + 1) for depth in range(len(shallow))] == shallow


@pytest.mark.proof
@every_tree
def test_deep_counts(tree: Tree) -> None:
    """The number of ways to go on is what it always was, many steps deep."""
    game = Game.from_notation(tree["position"])
    assert [perft(game, depth + 1) for depth in range(len(tree["counts"]))] == tree["counts"]


@every_tree
def test_second_referee(tree: Tree) -> None:
    """A referee written apart from the engine finds as many ways, two steps deep."""
    firsts = Referee(tree["position"]).legal()
    total = 0
    for first in firsts:
        table = Referee(tree["position"])
        table.do(first)
        total += len(table.legal())
    assert [len(firsts), total] == tree["counts"][:2]
