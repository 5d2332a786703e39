"""The command line: ``python -m engine``."""

import io
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from engine import Game, Phase, record
from engine.__main__ import main
from engine.cli.drawing import draw
from tests.engine.build import board, game, text, tiling

FIGURE = "5:R,YY,-,-,-:...../WB.../...../...../.....:MB"
LAST = text("-,-,-,-,- W", board(filled="####."), board(floor="M"), when="5d")
DRAWN = """\
grey side, round 2, drafting, started by B
  1  B B Y K
  2  -
  3  -
  4  -
  5  -
  C  M R
bag B18 Y18 R18 K18 W19   lid B0 Y0 R0 K0 W0

A  to act
  1          . | . . . . .
  2        . Y | . K . . .
  3      . . . | . . . . .
  4    . . . . | . . . . .
  5  . . . . . | . . . . .
  F  R W . . . . .   7 points

B
  1          . | . . . . .
  2        . . | . . . . .
  3      . . . | . . . . .
  4    . . . . | . . . . .
  5  . . . . . | . . . . .
  F  . . . . . . .   0 points"""
Output = pytest.CaptureFixture[str]


def said(capsys: Output, *arguments: str) -> str:
    """Run a command that has nothing to complain about; give what it prints."""
    assert main(arguments) == 0
    told = capsys.readouterr()
    assert not told.err
    return told.out


def test_draw() -> None:
    """A position is drawn with everything that lies on the table."""
    player = board("-,Y,-,-,-", "...../.K...", "RW", 7)
    assert (
        draw(game("BBYK,-,-,-,- MR", player, grey=True, when="2d", starter="B").position) == DRAWN
    )


def test_draw_a_board() -> None:
    """On the colored side the printed colors show where no tile lies; the marker is drawn too."""
    lines = draw(tiling(FIGURE).position).split("\n")
    assert "  2        Y Y | W B y r k" in lines
    assert "  F  M B . . . . .   5 points" in lines


def test_draw_an_eighth_thing() -> None:
    """A marker past a full floor line is drawn."""
    full = tiling(board(floor="BYRKWBYM")).position
    assert "  F  B Y R K W B Y M   0 points" in draw(full).split("\n")


def test_show(capsys: Output) -> None:
    """A figure is drawn alone."""
    assert said(capsys, "show", FIGURE).count("\n") == 6


def test_moves(capsys: Output) -> None:
    """The legal moves are listed, or the legal placements."""
    assert said(capsys, "moves", LAST) == "A has 6: CW1 CW2 CW3 CW4 CW5 CWF\n"
    grey = tiling(board("B,-,-,-,-", "..YR."), grey=True)
    assert said(capsys, "moves", grey.notation()) == "A has 3: B11 B12 B15\n"


def test_no_moves(capsys: Output) -> None:
    """After the end there is nothing to do."""
    over = tiling(board("W,-,-,-,-", "####."))
    over.tile_all()
    assert said(capsys, "moves", over.notation()) == "A has 0: -\n"


def test_why(capsys: Output) -> None:
    """Every reason against a step is named with its rule; without one, that is said."""
    assert said(capsys, "why", LAST, "CB1").startswith("color-absent [take-one-place]")
    assert said(capsys, "why", LAST, "CW1") == "nothing found against it\n"
    grey = tiling(board("B,-,-,-,-", "..YR."), grey=True)
    assert said(capsys, "why", grey.notation(), "B13").startswith("space-taken")


def test_score_a_board(capsys: Output) -> None:
    """A board is scored tile by tile, floor included."""
    assert said(capsys, "score", FIGURE).split("\n") == [
        "A: 5 points before",
        "  R to row 1 column 3: alone = 1",
        "  Y to row 2 column 3: 3 across + 2 down = 5",
        "  floor MB: -1 -1 = -2",
        "  9 points after",
        "",
    ]


def test_score_with_choices(capsys: Output) -> None:
    """On the grey side a tiling is scored as chosen, and at its best where nothing is chosen."""
    full = board("B,-,-,-,-", "..YR.")
    assert "row 1 column 1: alone = 1" in said(capsys, "score", "--grey", full, "B11")
    assert "row 1 column 2: 3 across = 3" in said(capsys, "score", "--grey", full)


def test_score_a_fall_and_the_stop_at_zero(capsys: Output) -> None:
    """A line that falls is told, and what the stop at zero saved."""
    told = said(capsys, "score", "--grey", board("-,YY,-,-,-", "Y..../.RKWB/..Y../...Y./....Y"))
    assert "  line 2 Y: no space, 2 fall\n" in told
    assert "  floor YY: -1 -1 = -2\n  stops at zero: 2 forgiven\n  0 points after" in told


def test_score_nothing(capsys: Output) -> None:
    """A board without a full line keeps its score."""
    told = said(capsys, "score", board(score=4))
    assert told == "A: 4 points before\n  4 points after\n"


def test_score_the_end(capsys: Output) -> None:
    """When the round ends the game, the bonuses are told for the boards asked about."""
    ending = board("W,-,-,-,-", "####.", score=3)
    bonuses = "A: 10 points with bonuses of 2 (rows 1, columns 0, colors 0)\n"
    assert said(capsys, "score", ending).endswith(bonuses)
    told = said(capsys, "score", tiling(ending, when="5t").notation())
    assert bonuses + "B: 0 points" in told


def test_solve(capsys: Output) -> None:
    """The value is told with the line that gives it."""
    told = said(capsys, "solve", LAST).split("\n")
    assert told[:2] == ["value for A: +7, proved", "line: CW1 W15"]
    assert told[2].endswith(" nodes")


def test_solve_every_move(capsys: Output) -> None:
    """On request every move is told with its value, the best first."""
    told = said(capsys, "solve", LAST, "--all").split("\n")
    assert told[2:4] == ["  CW1 +7", "  CW2 +0"]
    assert "1 best, margin 7" in told


def test_solve_alone(capsys: Output) -> None:
    """The best finish of one is told without a sign."""
    told = said(capsys, "solve", LAST, "--alone").split("\n")
    assert told[0] == "best finish for A: 7, proved"


def test_solve_within_bounds(capsys: Output) -> None:
    """What can't be proved within the bounds is said to be not proved."""
    start = Game.new(seed=1).notation()
    for bound in (["--nodes", "40"], ["--seconds", "0.001", "--nodes", "5000"]):
        told = said(capsys, "solve", start, *bound).split("\n")
        assert told[0].endswith(", not proved")
        assert len(told[1].split()) == 2


def test_check(capsys: Output) -> None:
    """Everything against a position is listed; a position with nothing against it is not proved."""
    assert said(capsys, "check", LAST.replace("19,", "18,", 1)).startswith("color-count")
    assert said(capsys, "check", Game.new().notation()) == "nothing found against it\n"


def test_bounds(capsys: Output) -> None:
    """The points that the tiles of a wall can have given are told, and whether exactly."""
    assert said(capsys, "bounds", board(filled="##.../##...")) == (
        "A: tiles give 9 to 10 points (exact)\n"
    )
    outer = said(capsys, "bounds", board(filled="/".join(["#####"] * 5)))
    assert outer.endswith("to 145 points (outer bounds)\n")


def test_play_and_replay(capsys: Output, tmp_path: Path) -> None:
    """A played game is a record that replays to its end."""
    written = said(capsys, "play", "--seed", "5", "--bots", "greedy", "random", "--deals")
    assert record.read(written).phase is Phase.OVER
    file = tmp_path / "game.txt"
    file.write_text(written)
    told = said(capsys, "replay", str(file))
    assert "over, started by" in told
    assert told.split("\n")[-2].startswith("won by ")


def test_play_as_asked(capsys: Output) -> None:
    """Players, side and seed are as asked, and bots take turns at the seats."""
    written = said(capsys, "play", "--players", "3", "--grey", "--seed", "2", "--bots", "greedy")
    assert written.startswith("azul record 1\nside: g\nplayers: 3\nstarter: A\nseed: 2\n")


def test_replay_from_standard_input(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record that has not come to its end is replayed as far as it goes."""
    begun = Game.new(seed=1)
    begun.play(begun.legal_moves()[0])
    monkeypatch.setattr(sys, "stdin", io.StringIO(record.write(begun)))
    told = said(capsys, "replay", "-")
    assert told.startswith("colored side, round 1, drafting")
    assert "won by" not in told


MALFORMED = [
    (["show", "x"], "round: column 2: expected field"),
    (["show", "5:R"], "player: column 4: expected score:lines:wall:floor"),
    (["moves", FIGURE], "player-count [player-count] players=1 least=2 most=4"),
    (["why", LAST, "3Q1"], "color: column 2: expected tile"),
    (["score", LAST], "still-drafting [drafting-ends]"),
    (["score", FIGURE, "R11"], "other-space"),
    (["solve", text("-,-,-,-,-,-,- MB", board(), board(), board())], "player-count"),
    (["check", ""], "round: column 1: expected field"),
    (["bounds", "c 1d"], "expected field"),
    (["replay", "/nowhere/at-all"], "No such file"),
    ([], "command"),
    (["fly"], "invalid choice: 'fly'"),
    (["show"], "position"),
    (["play", "--players", "5"], "invalid choice: 5"),
    (["play", "--seed", "9" * 21], "a seed has at most 20 digits"),
    (["play", "--bots", "clever"], "invalid choice: 'clever'"),
    (["solve", LAST, "--nodes", "many"], "invalid nodes value: 'many'"),
]


@pytest.mark.parametrize(("arguments", "told"), MALFORMED)
def test_malformed_input(arguments: list[str], told: str, capsys: Output) -> None:
    """Malformed input is refused in one clear line, with exit code 2."""
    try:
        code = main(arguments)
    except SystemExit as stop:
        code = stop.code
    out, err = capsys.readouterr()
    assert (code, out) == (2, "")
    assert err.startswith("python -m engine: ")
    assert err.count("\n") == 1
    assert told in err


def test_a_broken_record(capsys: Output, tmp_path: Path) -> None:
    """A record that breaks a rule is refused where it breaks."""
    file = tmp_path / "game.txt"
    file.write_text("azul record 1\nside: c\nplayers: 2\nstarter: A\nseed: 7\n1: 9B1\n")
    assert main(["replay", str(file)]) == 2
    assert "line 6: column 4: no-such-display" in capsys.readouterr().err


def test_help(capsys: Output) -> None:
    """Help lists every command with what it does."""
    with pytest.raises(SystemExit):
        main(["-h"])
    told = capsys.readouterr().out
    for command in ("show", "moves", "why", "score", "solve", "check", "bounds", "play", "replay"):
        assert f"    {command}" in told


def test_as_a_module(capsys: Output, monkeypatch: pytest.MonkeyPatch) -> None:
    """The package runs as a program."""
    monkeypatch.delitem(sys.modules, "engine.__main__")
    monkeypatch.setattr(sys, "argv", ["engine", "moves", LAST])
    with pytest.raises(SystemExit) as stop:
        runpy.run_module("engine", run_name="__main__")
    assert stop.value.code == 0
    assert capsys.readouterr().out.startswith("A has ")


def test_from_a_shell() -> None:
    """Started from a shell, malformed input exits with 2 and says why."""
    command = [sys.executable, "-m", "engine", "show", "x"]
    root = Path(__file__).parents[2]
    ended = subprocess.run(command, capture_output=True, text=True, check=False, cwd=root)
    assert ended.returncode == 2
    assert ended.stderr == "python -m engine: round: column 2: expected field\n"


@pytest.mark.parametrize("limit", [("--nodes", "0"), ("--nodes", "-1"), ("--seconds", "nan")])
def test_a_limit_is_a_limit(capsys: Output, limit: tuple[str, str]) -> None:
    """No time and no nodes are no limits to solve within."""
    with pytest.raises(SystemExit) as exit:
        main(["solve", *limit, Game.new().notation()])
    assert exit.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_strange_argument_is_told_in_one_line(capsys: Output) -> None:
    """What is wrong is said in one line, whatever was typed."""
    with pytest.raises(SystemExit):
        main(["show", FIGURE, "x\ny"])
    assert capsys.readouterr().err.count("\n") == 1


def test_a_record_may_end_its_lines_as_it_likes(monkeypatch: pytest.MonkeyPatch) -> None:
    """A record from another system is the same record."""
    written = record.write(Game.new()).replace("\n", "\r\n")
    monkeypatch.setattr(sys, "stdin", io.StringIO(written, newline=""))
    assert main(["replay", "-"]) == 0


class Closed(io.StringIO):
    """Be an output that nobody reads any more."""

    def write(self, text: str) -> int:
        """Refuse, as a closed pipe does."""
        raise BrokenPipeError


def test_nobody_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    """To print for nobody is no fault."""
    monkeypatch.setattr(sys, "stdout", Closed())
    assert main(["show", FIGURE]) == 0


def test_a_reader_may_leave_early() -> None:
    """Who has seen enough of a game closes the pipe, and nobody complains."""
    program = [sys.executable, "-m", "engine", "play"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0
