"""The offer as it is drawn: displays and center, grouped by color."""

from dataclasses import replace
from random import Random

import pytest
from django.template.loader import render_to_string

from engine import CENTER, Game, Position
from engine.tiles import COLORS, Color, Source
from rulesite.board import Choice, OfferView, offer_view
from rulesite.board.offer import PlaceView, moved_to_center
from rulesite.wording.spaces import place_name, take_label, with_moves
from rulesite.wording.tiles import tiles_of
from tests.engine.build import states
from tests.rulesite.reading import having, read

POSITION = Position.parse(
    "c 1d A A BBYR,KKKW,-,YYYY,BRKW MYKK 0,0,0,0,0 0,0,0,0,0"
    " 0:-,-,-,-,-:...../...../...../...../.....:- 0:-,-,-,-,-:...../...../...../...../.....:-"
)


def places(view: OfferView) -> dict[Source, PlaceView]:
    """Return the places of an offer by where they are."""
    return {CENTER: view.center, **dict(enumerate(view.displays))}


def tiles(place: PlaceView) -> list[Color]:
    """List the tiles at a place, in the order of colors."""
    found = [tile for group in place.groups for tile in group.tiles]
    return sorted(found, key=COLORS.index)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("grey", [False, True])
def test_every_offer_of_a_game_is_drawn_whole(players: int, grey: bool) -> None:
    """Through a game, each place shows its tiles and the center its marker, nothing more."""
    for game in states(players, grey, seed=5):
        position = game.position
        shown = places(offer_view(position))
        assert tiles(shown.pop(CENTER)) == list(position.center)
        assert offer_view(position).center.has_marker == position.marker_in_center
        assert [tiles(place) for place in shown.values()] == [*map(list, position.factories)]


def test_a_group_is_all_of_one_color() -> None:
    """The tiles of one color at one place are one choice, with its words and its label."""
    for source, place in places(offer_view(POSITION)).items():
        assert place.name == place_name(source)
        assert len({group.color for group in place.groups}) == len(place.groups)
        for group in place.groups:
            assert set(group.tiles) == {group.color}
            assert group.words == tiles_of(group.color, len(group.tiles))
            assert group.label == take_label(source, group.color, len(group.tiles))
            assert f"of-{len(group.tiles)}" in group.css.split()


def test_what_is_outlined_is_said() -> None:
    """Tiles that are being taken or have just come are marked for the eye and the ear alike."""
    plain = offer_view(POSITION).center.groups
    taken = offer_view(POSITION, taken={(CENTER, Color.YELLOW)}).center.groups
    new = offer_view(POSITION, new={(CENTER, Color.YELLOW): 1}).center.groups
    for view, is_outlined in (
        (taken, lambda group: "is-taken" in group.css.split()),
        (new, lambda group: bool(group.new_tiles)),
    ):
        for before, after in zip(plain, view, strict=True):
            is_marked = after.color == Color.YELLOW
            assert is_outlined(after) == is_marked
            assert (after.words != before.words) == is_marked


@pytest.mark.parametrize("new", range(4))
def test_only_what_has_come_is_new(new: int) -> None:
    """Of three tiles those that have come are said to be new, and they alone are outlined."""
    position = replace(POSITION, center=(Color.WHITE,) * 3)
    view = offer_view(position, new=moved_to_center([Color.WHITE] * new))
    (group,) = view.center.groups
    assert group.words == with_moves(tiles_of(Color.WHITE, 3), 3, is_taken=False, new=new)
    assert group.old_tiles + group.new_tiles == group.tiles
    root = read(render_to_string("components/board/offer.html", {"offer": view}))
    outlined = [len([*span.iter("svg")]) for span in having(root, "is-new")]
    assert outlined == ([new] if new else [])


def test_choices_are_the_legal_takes() -> None:
    """What can be chosen is what can be taken, once each."""
    game = Game.new(4, seed=3)
    chance = Random(3)
    for _ in range(12):
        game.play(chance.choice(game.legal_moves()))
    takes = {(move.source, move.color) for move in game.legal_moves()}
    view = offer_view(game.position, choose=lambda source, color: Choice(f"{source}{color}"))
    offered = [
        (source, group.color) for source, place in places(view).items() for group in place.groups
    ]
    assert set(offered) == takes
    assert len(offered) == len(takes)


def test_only_some_displays() -> None:
    """A lesson shows the displays it speaks of, under their own numbers."""
    view = offer_view(POSITION, displays=[1, 3])
    assert [place.name for place in view.displays] == [place_name(1), place_name(3)]


def test_what_is_taken_and_what_is_new() -> None:
    """Tiles about to go and tiles that have just come are marked, and no others."""
    view = offer_view(POSITION, taken={(0, Color.BLUE)}, new={(CENTER, Color.BLACK): 2})
    taken = [
        (source, group.color)
        for source, place in places(view).items()
        for group in place.groups
        if "is-taken" in group.css.split()
    ]
    new = [group.color for group in view.center.groups if group.new_tiles]
    assert taken == [(0, Color.BLUE)]
    assert new == [Color.BLACK]


def test_an_empty_place_is_empty() -> None:
    """A display without tiles is empty; a center with the marker alone is not."""
    assert offer_view(POSITION).displays[2].is_empty
    assert not offer_view(POSITION).displays[3].is_empty
    assert not PlaceView("", (), has_marker=True).is_empty
    assert PlaceView("", ()).is_empty
