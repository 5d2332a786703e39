"""Figures: what they show is what the engine does with their position."""

import pytest
from django.utils import translation

from engine import Game, Move, Position, score_floor, score_tile
from engine.misreadings import MISREADINGS
from engine.reachability import reasons
from engine.tiles import CENTER, TILES
from rulesite.board.figures import figure_view
from rulesite.board.wall import wall_from_text
from rulesite.pages.start import HERO
from rulesite.rulebook import Unit, numbered_units
from rulesite.rulebook.figure import (
    ComponentsFigure,
    FloorFigure,
    RefillFigure,
    ScoreFigure,
    TableFigure,
    TakeFigure,
)
from rulesite.wording.scores import floor_sum, tile_score_steps, tile_score_sum
from rulesite.wording.tiles import taken
from tests.rulesite.addresses import LANGUAGES

UNITS = {entry.unit.id: entry.unit for entry in numbered_units() if entry.unit.figure}
SCORES = {name: unit for name, unit in UNITS.items() if isinstance(unit.figure, ScoreFigure)}
TAKES = {name: unit for name, unit in UNITS.items() if isinstance(unit.figure, TakeFigure)}
COUNTS = (ComponentsFigure, RefillFigure, TableFigure)
"""What shows counts or parts, and no position."""
POSITIONS = {name: unit for name, unit in UNITS.items() if not isinstance(unit.figure, COUNTS)}

each = pytest.mark.parametrize("unit", UNITS.values(), ids=UNITS.keys())
each_position = pytest.mark.parametrize("unit", POSITIONS.values(), ids=POSITIONS.keys())
each_score = pytest.mark.parametrize("unit", SCORES.values(), ids=SCORES.keys())
each_take = pytest.mark.parametrize("unit", TAKES.values(), ids=TAKES.keys())


@each
def test_only_counts_have_no_position(unit: Unit) -> None:
    """A figure has a position, unless it counts parts or tiles of any color."""
    assert bool(figure_view(unit.figure).position) == (unit.id in POSITIONS)


@each_position
def test_a_figure_shows_a_whole_position(unit: Unit) -> None:
    """A figure is one board, or a table with all hundred tiles."""
    position = Position.parse(figure_view(unit.figure).position)
    assert position.is_figure or sum((*position.on_table, *position.bag)) == TILES


@each_position
def test_nothing_speaks_against_a_figure(unit: Unit) -> None:
    """A figure shows what can come about in a game."""
    assert reasons(Position.parse(figure_view(unit.figure).position)) == ()


@each_score
@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_the_engine_s(unit: Unit, language: str) -> None:
    """Explanation and sum of a figure are those of its tile, scored by the engine."""
    figure = unit.figure
    assert isinstance(figure, ScoreFigure)
    score = score_tile(wall_from_text(figure.wall), figure.row, figure.col)
    with translation.override(language):
        view = figure_view(figure)
        assert list(view.steps) == tile_score_steps(score)
        assert view.total == tile_score_sum(score)
    assert str(score.points) in view.total


@each_score
def test_the_tile_comes_to_an_empty_space(unit: Unit) -> None:
    """The wall of a figure is the wall before its tile came."""
    figure = unit.figure
    assert isinstance(figure, ScoreFigure)
    assert wall_from_text(figure.wall)[figure.row][figure.col] is None
    assert wall_from_text(figure.wall) != Position.parse(figure_view(figure).position)


@pytest.mark.parametrize("name", ["score-lone", "score-row", "score-column", "score-both"])
def test_a_figure_shows_its_own_rule(name: str) -> None:
    """The tile of a figure scores by the rule that it stands beside."""
    figure = UNITS[name].figure
    assert isinstance(figure, ScoreFigure)
    assert score_tile(wall_from_text(figure.wall), figure.row, figure.col).rule == name


@pytest.mark.parametrize(
    ("name", "mistake"), [("score-run", "jumps_gaps"), ("score-no-diagonal", "diagonals")]
)
def test_a_figure_shows_what_does_not_count(name: str, mistake: str) -> None:
    """Who gets the rule wrong gets another number on its figure."""
    figure = UNITS[name].figure
    assert isinstance(figure, ScoreFigure)
    case = wall_from_text(figure.wall), figure.row, figure.col
    assert MISREADINGS[mistake].apply(*case) != score_tile(*case).points


@each_take
def test_a_take_is_played(unit: Unit) -> None:
    """Before and after are what the engine has before and after a legal move."""
    figure = unit.figure
    assert isinstance(figure, TakeFigure)
    view = figure_view(figure)
    game = Game.from_notation(view.position)
    move = Move.from_notation(figure.move)
    play = game.play(move)
    assert view.steps == (taken(move.color, play.taken),)
    assert view.before is not None
    assert view.after is not None
    assert view.after.center.has_marker == game.position.marker_in_center
    shown = [group.color for group in view.after.center.groups]
    assert shown == sorted(set(game.position.center), key=lambda color: color.order)
    if move.source != CENTER:
        assert view.before.displays
        assert view.after.displays[0].is_empty


def test_taking_all_moves_the_rest() -> None:
    """The figure of take-all has more than one tile to take and others that move."""
    view = figure_view(UNITS["take-all"].figure)
    assert view.before is not None
    assert view.after is not None
    sizes = [len(group.tiles) for group in view.before.displays[0].groups]
    assert max(sizes) > 1
    assert any(group.new_tiles for group in view.after.center.groups)


def test_the_first_in_the_center_takes_the_marker() -> None:
    """In the figure of marker-take the marker is there before and gone after."""
    view = figure_view(UNITS["marker-take"].figure)
    assert view.before is not None
    assert view.after is not None
    assert view.before.center.has_marker
    assert not view.after.center.has_marker


def test_the_marker_costs_what_its_space_costs() -> None:
    """In the figure of marker-cost the marker lies on a space that counts in the sum."""
    figure = UNITS["marker-cost"].figure
    assert isinstance(figure, FloorFigure)
    view = figure_view(figure)
    things = [space.thing for space in view.floor if space.thing]
    assert "M" in things
    assert view.total == floor_sum(score_floor(len(things)))


def test_the_start_page_shows_a_tile_both_ways() -> None:
    """The picture on the start page is a tile that scores its row and its column."""
    score = score_tile(wall_from_text(HERO.wall), HERO.row, HERO.col)
    assert score.rule == "score-both"
    assert figure_view(HERO).total == tile_score_sum(score)


def test_other_things_can_not_be_drawn() -> None:
    """What is no figure is refused, not drawn as nothing."""
    with pytest.raises(TypeError, match="no way to draw"):
        figure_view("a picture")
