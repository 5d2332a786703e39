"""What the script gets to show a sheet with: whole sentences, and pieces of the server's page."""

import json
import re
from itertools import product

import pytest
from django.utils import translation

from engine import Color, Game, end_bonuses, score_floor
from engine.tiles import COLORS, WALL
from rulesite.score.sheet_offline import BLANKS, blanks, texts
from rulesite.sheet import reckon
from rulesite.sheet.tables import PLACES, tables
from rulesite.wording.bonuses import bonus_steps
from rulesite.wording.grey import grey_choice_sentence
from rulesite.wording.scores import floor_sum, tile_score_steps, tile_score_sum
from rulesite.wording.sheets import ending_sentence, starter_sentence, winner_sentence
from tests.rulesite.addresses import LANGUAGES
from tests.rulesite.sheet.played import played, sheet_of

every_language = pytest.mark.parametrize("language", LANGUAGES)
SLOT = re.compile(r"\{(\w+)\}")
FILLED = {
    *("player", "players", "number", "total", "hint", "row", "column", "columns", "color", "text"),
    *("verdict", "why", "step", "note", "starter", "href", "title"),
    *("where", "round", "sentence", "message", "count", "least", "most", "right", "there"),
    *("printed", "score", "rows", "complete", "whose", "place", "before", "bonus"),
}
"""The slots that the script fills."""


def told(game: Game) -> list[tuple[int, int, int, int, str, list[str]]]:
    """List every tile of a game as the server tells it."""
    return [
        (
            tile.row,
            tile.col,
            tile.horizontal,
            tile.vertical,
            tile_score_sum(tile),
            tile_score_steps(tile),
        )
        for one in reckon(sheet_of(game)).rounds
        for part in one.told
        for tile in part.tiles
        if tile.col is not None
    ]


@every_language
def test_every_tile_is_told_as_on_the_server(language: str) -> None:
    """Sum and reasons of each tile of a game can be looked up, word for word."""
    with translation.override(language):
        found = texts()
        lone = tables()["alone"]
        for row, col, across, down, total, steps in told(played(2, False, 1)):
            assert found["sums"][across][down] == total
            is_lone = tables()["tiles"][across][down]["rule"] == lone
            runs = [found["across"][row][across], found["down"][col][down]]
            assert steps == (found["lone"] if is_lone else runs)


@every_language
def test_floors_and_bonuses_are_told_as_on_the_server(language: str) -> None:
    """Every floor line and every bonus can be looked up."""
    with translation.override(language):
        found = texts()
        for count in range(1, len(found["floor"])):
            assert found["floor"][count] == floor_sum(score_floor(count))
        assert list(found["bonuses"].values()) == bonus_steps(end_bonuses(WALL))
        assert len(found["bonuses"]) == 2 * len(PLACES) + len(COLORS)


@every_language
def test_only_known_slots_are_left_open(language: str) -> None:
    """What the script is to fill it knows by name; nothing else is left to fill."""
    with translation.override(language):
        text = json.dumps([texts(), blanks()], ensure_ascii=False)
    assert set(SLOT.findall(text)) <= FILLED
    assert "%(" not in text


@pytest.mark.parametrize("name", BLANKS)
def test_a_blank_round_has_every_part(name: str) -> None:
    """Players, floor, marker, points, who is next, who is waited for, and the way to save."""
    piece = blanks()[name]
    for part in ("seat-D", "floor-7", "marker", "clear", "ledger", "next", "save", "field-row"):
        assert part in piece, part
    assert "{player}" in piece.split('class="save"')[1].split("<p class=")[1]


def test_blank_rounds_differ_in_what_is_tapped() -> None:
    """A wall on the colored side; on the grey one colors for each line, or spaces to choose."""
    made = blanks()
    assert 'id="r5c5"' in made["wall"]
    assert made["lines"].count("line-colors") == len(PLACES)
    assert all(f'id="put-B1{col + 1}"' in made["choice"] for col in PLACES)


def test_a_tile_can_be_named_on_every_space() -> None:
    """Color by color, with each mark a space can have."""
    found = texts()
    assert set(found["tile"]) == set(found["printed"]) == set(found["colors"]) == set(COLORS)
    assert {"placed", "row", "column", "chosen", "asked"} <= set(found["marks"])
    assert all(found["across"][row][1] for row, _ in product(PLACES, PLACES))


@every_language
def test_who_starts_and_who_ends_is_said_as_on_the_server(language: str) -> None:
    """Once the names are filled in, the sentences are the server's own."""
    with translation.override(language):
        found = texts()
        for row in PLACES:
            assert found["ends"][row].format(player="Ana") == ending_sentence(0, row, ana)
        assert found["starts"].format(player="Ana") == starter_sentence(0, True, ana)
        assert found["again"].format(player="Ana") == starter_sentence(0, False, ana)


@every_language
def test_what_is_named_twice_is_the_same(language: str) -> None:
    """Open columns and a shared victory: filled in, the script says them as the server does."""
    cells = ((0, 1), (0, 3))
    with translation.override(language):
        found = texts()
        names = found["between"].join(found["players"][:2])
        assert found["winners"].format(players=names) == winner_sentence((0, 1))
        slots = {"row": 1, "color": found["colors"]["B"], "columns": found["between"].join("24")}
        assert found["open"].format_map(slots) == grey_choice_sentence(Color.BLUE, 0, cells)


def ana(_seat: int) -> str:
    """Name a player."""
    return "Ana"
