"""The rules of setting the game up."""

import pytest

from engine import Game, ImpossiblePosition, Rule
from engine.tiles import COLORS, DISPLAYS, MAX_PLAYERS, TILES_PER_COLOR
from tests.engine.build import board, play, text, tiling
from tests.engine.proving import proves


@proves(Rule.PLAYER_COUNT)
@pytest.mark.parametrize("players", [0, 1, 5])
def test_player_count(players: int) -> None:
    """Two, three or four can play; there is no official game for one or five."""
    with pytest.raises(ImpossiblePosition) as refused:
        Game.new(players)
    assert refused.value.reasons[0].rule is Rule.PLAYER_COUNT
    assert dict(refused.value.reasons[0].facts) == {"players": players, "least": 2, "most": 4}


@proves(Rule.SAME_SIDE)
@pytest.mark.parametrize("grey", [False, True])
def test_same_side(grey: bool) -> None:
    """Everybody plays on the same side: the side belongs to the game, not to a board."""
    full = board("-,BB,-,-,-")
    game = tiling(full, full, grey=grey)
    choices = []
    for _ in game.players:
        choices.append(len(game.placements()))
        game.place(game.placements()[0])
    assert choices == ([5, 5] if grey else [1, 1])


@proves(Rule.TILE_COUNT)
@pytest.mark.parametrize("players", DISPLAYS)
def test_tile_count(players: int) -> None:
    """There are twenty tiles of each of the five colors; the marker is none of them."""
    start = Game.new(players).position
    for color in COLORS:
        on_table = start.on_table[color.order]
        assert on_table + start.bag[color.order] == TILES_PER_COLOR


@proves(Rule.DISPLAYS_COUNT)
@pytest.mark.parametrize(("players", "displays"), [(2, 5), (3, 7), (4, 9)])
def test_displays_count(players: int, displays: int) -> None:
    """Two players use five displays, three use seven, four use nine."""
    assert len(Game.new(players).position.factories) == displays


@proves(Rule.FILL_DISPLAYS)
@pytest.mark.parametrize("players", DISPLAYS)
def test_fill_displays(players: int) -> None:
    """Every display gets four tiles, whatever the number of players."""
    assert {len(held) for held in Game.new(players).position.factories} == {4}


@proves(Rule.DRAW_BLIND)
def test_draw_blind() -> None:
    """Tiles are drawn at random: another seed, another deal, the same seed, the same deal."""
    deals = {Game.new(seed=seed).position.factories for seed in range(50)}
    assert len(deals) == 50
    assert Game.new(seed=7) == Game.new(seed=7)


@proves(Rule.SCORE_START)
def test_score_start() -> None:
    """Everybody starts with no points."""
    assert [player.score for player in Game.new(MAX_PLAYERS).players] == [0, 0, 0, 0]


@proves(Rule.SCORE_TRACK)
def test_score_track() -> None:
    """The printed track does not cap a score: past its end one goes on counting."""
    game = tiling(board("B,-,-,-,-", score=100))
    assert game.tile_all()[0].after == 101


@proves(Rule.FIRST_STARTER)
@pytest.mark.parametrize("starter", range(3))
def test_first_starter(starter: int) -> None:
    """Whoever was chosen begins the first round; the table says who that is."""
    game = Game.new(3, starter=starter)
    assert (game.starter, game.turn) == (starter, starter)


def test_a_starter_sits_at_the_table() -> None:
    """A game of three has no fourth seat to begin."""
    with pytest.raises(ImpossiblePosition) as refused:
        Game.new(3, starter=3)
    assert refused.value.reasons[0].code == "no-such-seat"


@proves(Rule.MARKER_CENTER)
def test_marker_center() -> None:
    """The marker lies in the center when a round begins, in every round."""
    game = Game.from_notation(text("-,-,-,-,- R", board(floor="M"), when="1d"))
    assert not game.position.marker_in_center
    play(game, "CRF")
    game.tile_all()
    assert game.round == 2
    assert game.position.marker_in_center
