"""The script that counts sheets with the network off agrees with the engine."""

import json
from typing import Any

import pytest

from engine.outcomes import SeatRound, ranking
from rulesite.sheet import Sheet, reckon
from tests.browser.conftest import Visitor
from tests.browser.reader import Reader
from tests.rulesite.score.spoilt import SPOILT
from tests.rulesite.sheet.played import fits, played, sheet_of
from tests.rulesite.sheet.test_reckoning import corruptions

HERE = "score/here/"
KINDS = [(players, grey) for players in (2, 3, 4) for grey in (False, True)]

COUNTED = """
  async ([address, sheets]) => {
    const { tables } = await (await fetch(address)).json();
    const counter = tileSheet.open(tables);
    const seat = ({ before, after, penalty, forgiven, tiles }) => ({
      before, after, penalty, forgiven,
      tiles: tiles.map(({ row, points, across = [], down = [], lid = 0 }) =>
        [row, points, across.length, down.length, lid]),
    });
    return sheets.map((sheet) => {
      const { rounds, result } = counter.counted(sheet);
      const bonuses = result.bonuses.map((parts) =>
        parts.map(({ rule, which, points }) => [rule, which, points]));
      return {
        record: tileSheet.record(sheet),
        rounds: rounds.map(({ told, starter }) => ({ told: told.map(seat), starter })),
        result: { ...result, bonuses },
      };
    });
  }
"""

FAULTS = """
  async ([address, sheets]) => {
    const { tables, texts } = await (await fetch(address)).json();
    const counter = tileSheet.open(tables);
    return sheets.map((sheet) => {
      const { rounds, faults } = counter.counted(sheet);
      return faults.map(({ seat = null, code, count = null }) =>
        [rounds.length, seat, code, texts.faults[code].rule, count]);
    });
  }
"""


def told_by_engine(part: SeatRound) -> dict[str, Any]:
    """Say what a player's round comes to in the form of the script."""
    return {
        "before": part.before,
        "after": part.after,
        "penalty": part.penalty,
        "forgiven": part.forgiven,
        "tiles": [
            [tile.row, tile.points, tile.horizontal, tile.vertical, tile.lid] for tile in part.tiles
        ],
    }


def by_engine(sheet: Sheet) -> dict[str, Any]:
    """Say what a sheet comes to in the form of the script."""
    counted = reckon(sheet)
    assert counted.result
    result = counted.result
    rows = tuple(len(bonus.rows) for bonus in result.bonuses)
    groups = ranking(result.scores, rows)
    better = {seat: sum(map(len, groups[:at])) for at, group in enumerate(groups) for seat in group}
    rounds = [
        {"told": list(map(told_by_engine, one.told)), "starter": one.starter}
        for one in counted.rounds
    ]
    return {
        "record": str(sheet),
        "rounds": rounds,
        "result": {
            "scores": list(result.scores),
            "rows": list(rows),
            "places": [1 + better[seat] for seat in range(sheet.players)],
            "winners": list(result.winners),
            "decided": str(result.decided_by),
            "bonuses": [
                [[str(part.rule), part.which, part.points] for part in bonus.parts]
                for bonus in result.bonuses
            ],
        },
    }


def check_games(visitor: Visitor, seeds: range) -> None:
    """Compare what script and engine make of played games."""
    games = [played(players, grey, seed) for players, grey in KINDS for seed in seeds]
    sheets = [sheet_of(game) for game in games if fits(game)]
    page = visitor(Reader("en")).open(HERE)
    found = page.evaluate(COUNTED, ["/en/score/tables.json", [sheet.to_json() for sheet in sheets]])
    expected = json.loads(json.dumps([by_engine(sheet) for sheet in sheets]))
    assert len(sheets) >= len(KINDS)
    assert found == expected


def test_the_script_counts_like_the_engine(visitor: Visitor) -> None:
    """Every tile, floor line, stop at zero, bonus and tie of a game of each kind."""
    check_games(visitor, range(1, 2))


@pytest.mark.proof
def test_the_script_counts_like_the_engine_in_many_games(visitor: Visitor) -> None:
    """Sixty games of each kind."""
    check_games(visitor, range(60))


def against(sheet: Sheet) -> list[list[Any]]:
    """List the engine's faults in the form of the script."""
    return [
        [one.round, one.seat, one.code, str(one.rule), one.facts.get("count")]
        for one in reckon(sheet).faults
    ]


def check_spoilt(visitor: Visitor, seeds: range) -> None:
    """Compare what script and engine have against sheets that are spoilt in some way."""
    games = [played(players, grey, seed) for players, grey in KINDS for seed in seeds]
    sheets = [one for game in games if fits(game) for _, one in corruptions(sheet_of(game))]
    sheets += map(Sheet.parse, SPOILT)
    page = visitor(Reader("en")).open(HERE)
    found = page.evaluate(FAULTS, ["/en/score/tables.json", [one.to_json() for one in sheets]])
    expected = [against(sheet) for sheet in sheets]
    assert all(expected)
    assert found == expected


def test_what_cannot_be_is_named_like_by_the_engine(visitor: Visitor) -> None:
    """What script and engine have against a round is the same, with the same rule."""
    check_spoilt(visitor, range(1, 2))


@pytest.mark.proof
def test_what_cannot_be_is_named_like_by_the_engine_in_many_games(visitor: Visitor) -> None:
    """Thirty games of each kind."""
    check_spoilt(visitor, range(30))
