"""A step read by ear alone: everything that is drawn is told, and it is the position."""

import pytest
from django.utils.translation import override

from engine import Position
from engine.board import Board
from engine.tiles import CENTER, COLORS, MARKER, SIZE
from rulesite.board.cells import CELLS
from rulesite.wording.spaces import Mark, display_holds, place_name
from tests.rulesite.addresses import LANGUAGES, STEPS
from tests.rulesite.reading import having, visited, words
from tests.turns import by_turns
from tests.tutorial.pages.senses import (
    MOST,
    Ear,
    Eye,
    Shown,
    Table,
    lines_heard,
    spaces_heard,
    taken_in,
    things_heard,
    tiles_heard,
    told,
)

every_step = pytest.mark.parametrize("page", STEPS)
every_step_by_turns = pytest.mark.parametrize(("page", "language"), by_turns(STEPS, LANGUAGES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def heard(page: str, language: str = "en") -> Table:
    """Listen to a step."""
    with override(language):
        return taken_in(having(visited(f"/{language}/{page}"), "show")[0], Ear())


def seen(page: str, language: str = "en") -> Table:
    """Look at a step."""
    with override(language):
        return taken_in(having(visited(f"/{language}/{page}"), "show")[0], Eye())


@every_step_by_turns
def test_what_is_drawn_is_told(page: str, language: str) -> None:
    """Each tile, each printed color and each outlined space can be heard, and nothing more."""
    assert heard(page, language) == seen(page, language)


def seats(position: Position, boards: int) -> list[int]:
    """List whose boards are shown, in order: from the player whose turn it is."""
    count = len(position.players)
    return [(position.turn + place) % count for place in range(min(boards, count))]


def check_board(shown: Shown, board: Board) -> None:
    """See that the parts that are told are those of the board."""
    assert not shown.lines or shown.lines == ["".join(line) for line in board.lines]
    assert not shown.wall or [[space.tile for space in row] for row in shown.wall] == [
        [tile or "" for tile in row] for row in board.wall
    ]
    assert not shown.floor or [thing for thing in shown.floor if thing] == list(board.floor)
    assert not shown.score or shown.score.split()[-1] == str(board.score)


@every_step
def test_what_is_told_is_the_position(page: str) -> None:
    """From the words alone the position can be laid out, as far as the step shows it."""
    (show,) = having(visited(f"/en/{page}"), "show")
    notations = [node.get("data-position") for node in show.iter() if node.get("data-position")]
    table = heard(page)
    if not notations:
        assert not table.boards
        return
    position = Position.parse(str(*notations))
    for seat, shown in zip(seats(position, len(table.boards)), table.boards, strict=False):
        check_board(shown, position.players[seat])
    offered = {place_name(n): groups(tiles) for n, tiles in enumerate(position.factories)}
    marker = {(MARKER, 1)} if position.marker_in_center else set()
    offered[place_name(CENTER)] = groups(position.center) | marker
    for name, told_groups in table.places:
        assert name in {"hand", "supply"} or set(told_groups) == offered[name]


def groups(tiles: tuple[str, ...]) -> set[tuple[str, int]]:
    """Count the tiles of each color."""
    return {(str(color), tiles.count(color)) for color in tiles}


@every_step_by_turns
def test_every_field_says_what_it_is(page: str, language: str) -> None:
    """Whatever can be pressed, ticked, chosen or filled in has words, and no two sound alike."""
    form = next(visited(f"/{language}/{page}").iter("form"))
    fields = {node.get("id") for node in form.iter() if node.tag in {"input", "select"}}
    named = [node for node in form.iter("button") if node.get("name")]
    labels = [label for label in form.iter("label") if not label.get("for")]
    spoken = [told(node) for node in (*named, *labels)]
    spoken += [told(label) for label in form.iter("label") if label.get("for") in fields]
    assert all(spoken)
    assert len(set(spoken)) == len(spoken)


@every_language
def test_what_differs_sounds_different(language: str) -> None:
    """No two states of a line, a space or a group of tiles are told in the same words."""
    with override(language):
        assert len(set(lines_heard().values())) == 1 + len(COLORS) * SIZE
        assert len(set(tiles_heard().values())) == len(COLORS) * (MOST + 1) + 1
        assert len(set(things_heard().values())) == 1 + len(COLORS) + 1
        assert len(spaces_heard()) == 2 * len(CELLS) * (1 + 2 * len(COLORS)) * (1 + len(Mark))


@every_language
@pytest.mark.parametrize(("page", "counts"), [("6", (4, 4, 2, 0, 0, 0, 0)), ("2", (None,) * 5)])
def test_the_displays_of_a_refill_are_told(page: str, counts: tuple, language: str) -> None:
    """Each display is named with what it holds; an unknown number is not read as one."""
    (amounts,) = having(visited(f"/{language}/learn/next-round/{page}/"), "amounts")
    drawn = [words(next(item.iter("span"))) for item in amounts]
    assert drawn == ["?" if count is None else str(count) for count in counts]
    with override(language):
        assert [told(item) for item in amounts] == [
            display_holds(number, count) for number, count in enumerate(counts)
        ]
        assert [display_holds(2, None), len({display_holds(2, n) for n in range(5)})] == [
            place_name(2),
            5,
        ]
