"""What holds in every game, whatever is played."""

from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import FLOOR, Game, IllegalMove, Move, Phase, Placement, Position
from engine.tiles import COLORS, DISPLAYS, SIZE, TILES
from tests.engine.build import LONGEST_GAME, finished, states, step

KINDS = [(players, grey) for players in DISPLAYS for grey in (False, True)]
kinds = st.sampled_from(KINDS)
seeds = st.integers(0, 2**32)
quick = settings(deadline=None, max_examples=40)
every_kind = pytest.mark.parametrize(("players", "grey"), KINDS)


@st.composite
def games(draw: st.DrawFn) -> Game:
    """Draw a game in the middle, reached by random play."""
    players, grey = draw(kinds)
    moves = draw(st.integers(0, 150))
    *_, last = islice(states(players, grey, draw(seeds)), moves + 1)
    return last


@every_kind
def test_tiles_are_conserved(players: int, grey: bool) -> None:
    """There are a hundred tiles after every step."""
    for seed in range(3):
        for state in states(players, grey, seed):
            position = state.position
            assert sum((*position.on_table, *position.bag, *position.lid)) == TILES


@every_kind
def test_games_end(players: int, grey: bool) -> None:
    """A random game ends by the rules or at the simulator's own stop."""
    for seed in range(15):
        last = finished(players, grey, seed)
        assert last.phase is Phase.OVER or last.round > LONGEST_GAME


@quick
@given(games())
def test_notation_round_trips(game: Game) -> None:
    """A written position reads back as the same position and goes on as the same game."""
    text = game.notation()
    assert str(Position.parse(text)) == text
    assert Position.parse(text) == game.position
    resumed = Game.from_notation(text, game.seed)
    assert resumed.position == game.position
    assert resumed.legal_moves() == game.legal_moves()
    assert resumed.placements() == game.placements()


@quick
@given(games())
def test_legal_moves_are_distinct(game: Game) -> None:
    """No legal move is listed twice, and each has a text of its own."""
    moves = game.legal_moves()
    assert len(set(moves)) == len(moves)
    assert len(set(map(str, moves))) == len(moves)


@quick
@given(games())
def test_legal_moves_are_those_without_reasons(game: Game) -> None:
    """A pick is listed exactly when nothing speaks against it, in the order promised."""
    sources = [*range(DISPLAYS[len(game.players)]), "C"]
    every = [
        Move(source, color, line)
        for source in sources
        for color in COLORS
        for line in (*range(SIZE), FLOOR)
    ]
    assert game.legal_moves() == [move for move in every if not game.why_illegal(move)]


@quick
@given(games())
def test_placements_are_those_without_reasons(game: Game) -> None:
    """A placement is listed exactly when nothing speaks against it."""
    every = [
        Placement(color, row, col)
        for color in COLORS
        for row in range(SIZE)
        for col in (*range(SIZE), FLOOR)
    ]
    assert set(game.placements()) == {step for step in every if not game.why_illegal(step)}


@quick
@given(games(), st.integers(-1, 12), st.sampled_from(COLORS), st.integers(-1, 9))
def test_a_refused_step_changes_nothing(game: Game, source: int, color: str, line: int) -> None:
    """A refused move or placement leaves the game as it was."""
    for refused in (Move(source, color, line), Placement(color, line, source)):
        if game.why_illegal(refused):
            before, text = game.copy(), game.notation()
            with pytest.raises(IllegalMove):
                game.play(refused) if isinstance(refused, Move) else game.place(refused)
            assert game == before
            assert game.notation() == text


@quick
@given(games(), seeds)
def test_a_play_adds_up(game: Game, seed: int) -> None:
    """What was taken is what was placed, fell and went to the lid."""
    while game.phase is Phase.DRAFTING:
        lid = sum(game.position.lid)
        play = game.play(Random(seed).choice(game.legal_moves()))
        assert play.taken == play.placed + play.fallen + play.lid
        assert sum(game.position.lid) == lid + play.lid


@quick
@given(games(), seeds)
def test_a_round_adds_up(game: Game, seed: int) -> None:
    """A score after wall-tiling is the score before it, plus tiles, minus floor, at least zero."""
    chance, number = Random(seed), game.round
    while game.phase is not Phase.OVER and game.round == number:
        step(game, chance)
    for seat in game.last_round:
        assert seat.points == sum(tile.points for tile in seat.tiles)
        if seat.after is not None and seat.floor is not None:
            assert seat.penalty == sum(part.value for part in seat.floor.parts)
            assert seat.after == seat.before + seat.points + seat.penalty + seat.forgiven
            assert seat.after >= 0


@every_kind
def test_a_result_adds_up(players: int, grey: bool) -> None:
    """A final score is the score after the last wall-tiling plus the bonuses."""
    last = finished(players, grey, 5)
    result = last.result()
    for seat, bonus in enumerate(result.bonuses):
        assert bonus.points == sum(part.points for part in bonus.parts)
        assert result.scores[seat] == last.last_round[seat].after + bonus.points
        assert result.scores[seat] == last.players[seat].score


@quick
@given(kinds, seeds)
def test_the_same_seed_gives_the_same_game(kind: tuple[int, bool], seed: int) -> None:
    """The same seed and the same picks lead to the same position."""
    assert finished(*kind, seed) == finished(*kind, seed)


@quick
@given(games(), seeds)
def test_a_copy_is_independent(game: Game, seed: int) -> None:
    """What is done to a copy does not touch the game."""
    before, other = game.notation(), game.copy()
    assert other == game
    if other.phase is not Phase.OVER:
        step(other, Random(seed))
        assert other.notation() != before
    assert game.notation() == before


@quick
@given(games(), seeds)
def test_undo_takes_everything_back(game: Game, seed: int) -> None:
    """Undoing a step gives the position before it, floors and deal included."""
    chance, before = Random(seed), game.copy()
    if game.phase is Phase.DRAFTING:
        game.play(chance.choice(game.legal_moves()))
        while game.phase is Phase.TILING:
            step(game, chance)
        while len(game.steps) > len(before.steps):
            game.undo()
        assert game == before
        assert game.last_round == before.last_round
