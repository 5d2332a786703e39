"""A game as a whole: what it tells, what it refuses, what it remembers."""

import pytest

from engine import FLOOR, Game, IllegalMove, Move, NotationError, Phase, Placement, Play, Rule
from tests.engine.build import board, finished, game, place, play, tiling


def test_a_new_game() -> None:
    """A new game is in its first drafting, with everything in place."""
    table = Game.new(players=3, grey=True, seed=7, starter=1)
    assert (table.grey, table.round, table.phase) == (True, 1, Phase.DRAFTING)
    assert (table.turn, table.starter, table.seed) == (1, 1, 7)
    assert (table.last_round, table.steps, table.placements()) == ((), (), [])
    assert len(table.players) == 3


def test_legal_moves_are_in_order() -> None:
    """Picks are listed by display, then center; by color, then by line, the floor last."""
    table = game("-,YR,-,-,- MBW", board("-,-,KK,-,KKKKK"))
    assert " ".join(map(str, table.legal_moves())) == (
        "2Y1 2Y2 2Y4 2YF 2R1 2R2 2R4 2RF CB1 CB2 CB4 CBF CW1 CW2 CW4 CWF"
    )


def test_a_play_tells_everything() -> None:
    """A pick tells what was taken, placed, fell, went to the lid, and was pushed on."""
    table = game("BBYR,-,-,-,- M")
    told = play(table, "1B1")
    assert told == Play(0, Move(0, "B", 0), 2, False, None, 1, 1, 0, (0, 1, 1, 0, 0))
    assert told.rest == ("Y", "R")
    assert told.rules == (Rule.TAKE_ALL, Rule.TAKE_REST, Rule.LINE_FILL, Rule.OVERFLOW)


@pytest.mark.parametrize(
    ("offer", "first", "move", "rules"),
    [
        ("BBBB,Y,-,-,- M", board(), "1B4", {Rule.TAKE_ALL, Rule.LINE_FILL}),
        (
            "Y,-,-,-,- MB",
            board(),
            "CB1",
            {Rule.TAKE_ALL, Rule.TAKE_CENTER, Rule.MARKER_TAKE, Rule.MARKER_COST, Rule.LINE_FILL},
        ),
        (
            "Y,-,-,-,- MB",
            board(floor="KKKKKKK"),
            "CBF",
            {
                Rule.TAKE_ALL,
                Rule.TAKE_CENTER,
                Rule.MARKER_TAKE,
                Rule.MARKER_FULL_FLOOR,
                Rule.FLOOR_CHOICE,
                Rule.FLOOR_FULL,
            },
        ),
    ],
)
def test_a_play_names_its_rules(offer: str, first: str, move: str, rules: set[Rule]) -> None:
    """A pick names the rules at work in it, and no other."""
    assert set(play(game(offer, first), move).rules) == rules


def test_a_round_tells_everything() -> None:
    """Wall-tiling tells each tile with its runs, the floor by spaces, and the scores around it."""
    table = tiling(board("R,YY,-,-,-", "...../##...", "MBB", score=1))
    seat = table.tile_all()[0]
    assert [(tile.row, tile.col, tile.color, tile.points) for tile in seat.tiles] == [
        (0, 2, "R", 1),
        (1, 2, "Y", 5),
    ]
    assert seat.tiles[1].horizontal_cells == ((1, 0), (1, 1), (1, 2))
    assert seat.tiles[1].vertical_cells == ((0, 2), (1, 2))
    assert seat.floor
    assert [(part.space, part.value) for part in seat.floor.parts] == [(0, -1), (1, -1), (2, -2)]
    assert (seat.before, seat.points, seat.penalty, seat.after) == (1, 6, -4, 3)
    assert (seat.fell, seat.lid, seat.forgiven) == (("M", "B", "B"), 3, 0)
    assert seat.rules == (
        Rule.SCORE_LONE,
        Rule.SCORE_BOTH,
        Rule.SCORE_FLOOR,
        Rule.FLOOR_PENALTIES,
    )


def test_a_round_that_runs_is_told_as_far_as_it_is() -> None:
    """While a choice waits, floor and score after the round are not known."""
    table = tiling(board("B,-,-,-,-", floor="M"), board("K,-,-,-,-", score=4), grey=True)
    place(table, "B11")
    mine, other = table.last_round
    assert (mine.points, mine.floor, mine.after, mine.penalty) == (1, None, None, 0)
    assert (other.before, other.tiles, other.rules) == (4, (), ())


@pytest.mark.parametrize(
    ("step", "code"),
    [
        (Placement("R", 5, 0), "no-such-line"),
        (Placement("R", -1, 0), "no-such-line"),
        (Placement("R", 0, 5), "no-such-space"),
        (Placement("R", 0, -1), "no-such-space"),
        (Placement("X", 0, 2), "other-color"),
    ],
)
@pytest.mark.parametrize("grey", [False, True])
def test_placements_that_do_not_exist(step: Placement, code: str, grey: bool) -> None:
    """Nobody can tile a sixth line, a sixth column or a sixth color."""
    table = tiling(board("R,YY,-,-,-"), grey=grey)
    assert [reason.code for reason in table.why_illegal(step)] == [code]
    with pytest.raises(IllegalMove):
        table.place(step)


def test_tiling_waits_for_the_end_of_drafting() -> None:
    """While tiles are on offer nothing is tiled."""
    table = game("RRRR,-,-,-,- M", board("B,-,-,-,-"))
    for act in (table.tile_all, lambda: place(table, "B11")):
        with pytest.raises(IllegalMove) as refused:
            act()
        assert refused.value.reasons[0].code == "still-drafting"


def test_nothing_to_tile() -> None:
    """With no full line there is nothing to place; tiling all ends the round."""
    table = tiling(board())
    assert table.placements() == []
    with pytest.raises(IllegalMove) as refused:
        place(table, "B11")
    assert refused.value.reasons[0].code == "no-full-line"
    table.tile_all()
    assert table.round == 2


def test_a_game_that_is_over_takes_nothing() -> None:
    """After the end no step of any kind is taken."""
    table = finished(2, False, 1)
    for act in (table.tile_all, lambda: play(table, "1BF"), lambda: place(table, "B11")):
        with pytest.raises(IllegalMove) as refused:
            act()
        assert refused.value.reasons[0].code == "game-over"
    assert (table.legal_moves(), table.placements()) == ([], [])


def test_plain_letters_do() -> None:
    """A step with plain letters for colors is as good as one with colors."""
    table = game("BBYR,-,-,-,- M")
    table.play(Move(0, "B", FLOOR))
    assert table.players[0].floor == ("B", "B")
    assert repr(table.steps) == "(Move.from_notation('1BF'),)"


def test_malformed_notation() -> None:
    """A game is not made from a malformed text."""
    with pytest.raises(NotationError):
        Game.from_notation("c 1d A")


def test_games_are_compared_by_all_that_was_done() -> None:
    """Games with equal positions but other steps or seeds are not equal."""
    one, other = Game.new(seed=1), Game.new(seed=1)
    assert one == other
    one.play(one.legal_moves()[0])
    assert one != other
    assert Game.from_notation(one.notation(), 1) != one
    assert Game.from_notation(other.notation(), 2) != other
    assert one != "a game"


def test_history() -> None:
    """A game remembers its rounds: where each began, its moves and its placements."""
    table = finished(2, False, 4)
    history = table.history
    assert [played.start.round for played in history] == list(range(1, table.round + 1))
    assert all(played.closed for played in history)
    steps = [step for played in history for step in (*played.moves, *played.placements)]
    assert tuple(steps) == table.steps
    running = Game.new()
    assert [(played.moves, played.closed) for played in running.history] == [((), False)]


@pytest.mark.parametrize("grey", [False, True])
def test_undo_goes_back_to_the_first_deal(grey: bool) -> None:
    """All steps of a whole game can be taken back one by one."""
    table = finished(3, grey, 8)
    steps = table.steps
    undone = [table.undo() for _ in steps]
    assert tuple(reversed(undone)) == steps
    assert table == Game.new(3, grey, 8)


def test_undo_in_the_middle_of_tiling() -> None:
    """A placement is taken back alone; the line is due again."""
    table = tiling(board("B,WW,-,-,-"), grey=True)
    before = table.notation()
    place(table, "B12")
    place(table, "W23")
    assert str(table.undo()) == "W23"
    assert [str(tile.color) for tile in table.last_round[0].tiles] == ["B"]
    assert str(table.undo()) == "B12"
    assert table.notation() == before


def test_boards_are_not_the_game() -> None:
    """Boards that were read before a move do not change with it."""
    table = game("BBYR,-,-,-,- M")
    before = table.players
    play(table, "1B2")
    assert before[0].lines[1] == ()
    assert table.players[0].lines[1] == ("B", "B")


@pytest.mark.parametrize("step", ["1B1", None, 7, Placement.from_notation("B11")])
def test_what_is_no_move_is_not_played(step: object) -> None:
    """What is no move at all is no illegal move either; nothing happens."""
    table = Game.new()
    before = table.copy()
    with pytest.raises(TypeError, match="expected a Move, not "):
        table.play(step)  # type: ignore[arg-type]
    assert table == before


@pytest.mark.parametrize("step", ["B11", None, Move.from_notation("1B1")])
def test_what_is_no_placement_is_not_placed(step: object) -> None:
    """What is no placement is neither placed nor explained."""
    table = tiling(board("B,-,-,-,-"))
    with pytest.raises(TypeError, match="expected a Placement, not "):
        table.place(step)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        table.why_illegal("B11")  # type: ignore[arg-type]
